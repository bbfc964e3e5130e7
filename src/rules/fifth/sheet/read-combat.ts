/** The numbers of a fight: armour, hit points, hit dice, speed, death saves. */
import { classNamed } from '../data/classes.ts'
import { modifierOf } from '../model/abilities.ts'
import type { DeathSaves, HitDice, Speeds } from '../model/creature.ts'
import type { ArmourClass, Character } from './character.ts'
import { isNothing, labelled, type Lines, numberIn, pairIn, valueOf } from '../sheet-text/find.ts'
import type { Span } from '../sheet-text/span.ts'

export const armourLabels = ['armor class', 'armour class', 'ac'] as const
export const hitPointLabels = [
  'hit points',
  'hp',
  'current hit points',
  'current hp',
  'hp current',
  'hit points (current/max)',
  'health',
] as const
/** Where the most of them stand by themselves, beside those there are now. */
export const mostPointLabels = [
  'max hp',
  'hp max',
  'maximum hp',
  'hp maximum',
  'max hit points',
  'hit points max',
  'maximum hit points',
  'hit point maximum',
  'hit points maximum',
] as const
export const temporaryLabels = ['temporary hit points', 'temporary hp', 'temp hp', 'temp hit points'] as const

/** `14 (Energy Shield active) / 12 (Shield offline)`: one for each number that stands before a slash or the end. */
export function armourIn(words: string): readonly ArmourClass[] {
  const found = [...words.matchAll(/(\d+)\s*(?:\(([^)]*)\))?/g)]
  return found.slice(0, 4).map(([, value, note]) => ({ value: Number(value), ...(note ? { note } : {}) }))
}

/** What somebody of a class has who rolled no dice: all of the first die, and half of each that follows. */
export function usualHitPoints(className: string, level: number, con: number): number {
  const die = classNamed(/^[\p{L}-]+/u.exec(className)?.[0] ?? '')?.hitDie ?? 8
  return Math.max(1, die + (level - 1) * (die / 2 + 1) + level * modifierOf(con))
}

/** `8/10`, `8 / 10 (+3 temp)`, or one number for both. */
export function hitPointsIn(lines: Lines): Character['hitPoints'] | undefined {
  const most = numberIn(valueOf(lines, ...mostPointLabels))
  const line = labelled(lines, ...hitPointLabels) ?? labelled(lines, ...mostPointLabels)
  if (!line) return undefined
  const pair = pairIn(line.value)
  const alone = numberIn(line.value.text)
  const beside = /(?<!\d)(\d+)\s*temp/i.exec(line.value.text)?.[1]
  const temporary = numberIn(valueOf(lines, ...temporaryLabels)) ?? Number(beside ?? 0)
  if (pair) return { current: pair.current, max: pair.max, temporary }
  const inWords = /\b(?:of|max\.?(?:imum)?:?)\s*(\d+)/i.exec(line.value.text)?.[1]
  const max = most ?? (inWords === undefined ? alone : Number(inWords))
  return alone === undefined || max === undefined ? undefined : { current: alone, max, temporary }
}

/** `1d8`, `3d10 + 2d6`, and with some spent `1/3d10` or `3d10 (1 used)`. */
export function hitDiceIn(words: string): readonly HitDice[] {
  return [...words.matchAll(/(?:(\d+)\s*\/\s*)?(\d+)d(\d+)(?:\s*\((\d+) (used|spent|left|remaining)\))?/gi)].map(
    match => {
      const [, left, count, die, told, how] = match
      const max = Number(count)
      const used =
        told === undefined ? (left === undefined ? 0 : max - Number(left)) : usedOf(max, Number(told), how ?? '')
      return { die: Number(die), max, used: Math.min(Math.max(used, 0), max) }
    },
  )
}

const usedOf = (max: number, told: number, how: string): number => (/left|remaining/i.test(how) ? max - told : told)

/** `30 ft.`, `30 ft., fly 60 ft.` */
export function speedsIn(words: string): Speeds {
  const other = (kind: string): number | undefined =>
    numberIn(new RegExp(`${kind}\\D{0,8}(\\d+)`, 'i').exec(words)?.[1] ?? '')
  const [fly, swim, climb, burrow] = [other('fly'), other('swim'), other('climb'), other('burrow')]
  return {
    walk: Math.abs(numberIn(words) ?? 30),
    ...(fly === undefined ? {} : { fly }),
    ...(swim === undefined ? {} : { swim }),
    ...(climb === undefined ? {} : { climb }),
    ...(burrow === undefined ? {} : { burrow }),
  }
}

/** The three boxes after a word: `Successes [x][ ][ ]`; any order, any mark that is not a space counts. */
export function pipsAfter(words: Span, name: RegExp): Span | undefined {
  const found = new RegExp(`${name.source}[^[|]*((?:\\[[^\\]]?\\]\\s?){1,5})`, 'i').exec(words.text)
  const boxes = found?.[1]?.trimEnd()
  if (!found || boxes === undefined) return undefined
  const start = words.start + found.index + found[0].indexOf(boxes)
  return { start, end: start + boxes.length, text: boxes }
}

const filled = (pips: Span | undefined): number => [...(pips?.text.matchAll(/\[[^\]\s]\]/g) ?? [])].length

export function deathSavesIn(lines: Lines): DeathSaves {
  const line = labelled(lines, 'death saves', 'death saving throws')
  if (!line) return { successes: 0, failures: 0 }
  return { successes: filled(pipsAfter(line.value, /success/)), failures: filled(pipsAfter(line.value, /fail/)) }
}

export const conditionsIn = (lines: Lines): readonly string[] =>
  valueOf(lines, 'conditions', 'condition', 'conditions/effects')
    .split(/[,;]/)
    .map(word => word.trim())
    .filter(word => !isNothing(word))
