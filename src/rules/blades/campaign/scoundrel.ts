/** A scoundrel's sheet: read from a page, and written back into it one value at a time. */
import { actions, attributes, type Action, type Harm, type Scoundrel } from '../model/crew.ts'
import { wordOf } from '../model/words.ts'
import { mostStress } from '../model/world.ts'
import { trackLength } from '../advancement/marks.ts'
import { listUnder, numberOn, proseUnder, titleOn, valueOn, withList, withValue } from './page.ts'

const listOf = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(/[,;]/)
    .map(item => item.trim())
    .filter(item => item !== '' && item.toLowerCase() !== 'none' && item !== '-')

/** `2 Broken hand` */
function harmOf(item: string): readonly Harm[] {
  const found = /^([123])\s+(\S.*)$/.exec(item)
  return found ? [{ level: Number(found[1]) as Harm['level'], what: found[2] ?? '' }] : []
}

/** Dots as people write them: `- Prowl: 2`, `- Prowl ●●`, `- Prowl (1)`. */
function dotsOf(text: string): Scoundrel['dots'] {
  const dots: Partial<Record<Action, number>> = {}
  for (const item of listUnder(text, 'Actions')) {
    const action = wordOf(actions, /^\**([A-Za-z]+)/.exec(item)?.[1])
    const digit = /\d/.exec(item)
    const count = digit ? Number(digit[0]) : item.split(/[●•]/).length - 1
    if (action !== undefined && count > 0) dots[action] = Math.min(4, count)
  }
  return dots
}

function marksOf(text: string): Scoundrel['marks'] {
  const items = listUnder(text, 'Experience')
  const mark = (track: string): number => {
    const item = items.find(one => one.toLowerCase().startsWith(track))
    return Number(/\d+/.exec(item ?? '')?.[0] ?? 0)
  }
  return { insight: mark('insight'), prowess: mark('prowess'), resolve: mark('resolve'), playbook: mark('playbook') }
}

const bounded = (value: number | undefined, most: number): number => Math.min(most, Math.max(0, value ?? 0))

export function viceOf(value: string | undefined): Scoundrel['vice'] {
  const found = /^([^(]*)\(([^)]*)\)/.exec(value ?? '')
  return found
    ? { kind: (found[1] ?? '').trim(), purveyor: (found[2] ?? '').trim() }
    : { kind: (value ?? '').trim(), purveyor: '' }
}

/** Undefined when a page is no scoundrel's: it says nothing of stress and has no actions. */
export function readScoundrel(text: string, name: string): Scoundrel | undefined {
  const dots = dotsOf(text)
  if (valueOn(text, 'Stress') === undefined && Object.keys(dots).length === 0) return undefined
  const title = titleOn(text)
  const armour = listOf(valueOn(text, 'Armour') ?? valueOn(text, 'Armor'))
  const fate = (['retired', 'jailed', 'dead'] as const).find(one => one === valueOn(text, 'Fate')?.toLowerCase())
  return {
    name: title === '' ? name : title,
    pronouns: valueOn(text, 'Pronouns') ?? 'they',
    archetype: valueOn(text, 'Archetype') ?? '',
    background: proseUnder(text, 'Background'),
    look: valueOn(text, 'Look') ?? '',
    vice: viceOf(valueOn(text, 'Vice')),
    dots,
    abilities: listUnder(text, 'Abilities'),
    stress: bounded(numberOn(text, 'Stress'), mostStress),
    trauma: listOf(valueOn(text, 'Trauma')),
    harm: listOf(valueOn(text, 'Harm')).flatMap(harmOf),
    healing: bounded(numberOn(text, 'Healing'), 3),
    isRecovering: /^y/i.test(valueOn(text, 'Recovering') ?? ''),
    armour: armour.flatMap(
      item => wordOf(['armour', 'heavy', 'special'] as const, item === 'armor' ? 'armour' : item) ?? [],
    ),
    carried: [],
    stash: bounded(numberOn(text, 'Stash'), 40),
    marks: marksOf(text),
    friend: valueOn(text, 'Friend') ?? '',
    rival: valueOn(text, 'Rival') ?? '',
    fate: fate ?? 'playing',
    secret: proseUnder(text, 'Secret'),
  }
}

const orNone = (items: readonly string[]): string => (items.length > 0 ? items.join(', ') : 'None')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Only what differs is touched: a sheet that says the same in other words is left as it is. */
export function writeScoundrel(text: string, one: Scoundrel): string {
  const held = readScoundrel(text, one.name)
  if (!held) return text
  const edits: readonly (readonly [boolean, (page: string) => string])[] = [
    [held.stress !== one.stress, page => withValue(page, 'Stress', `${one.stress}/${mostStress}`)],
    [held.trauma.join() !== one.trauma.join(), page => withValue(page, 'Trauma', orNone(one.trauma.map(capital)))],
    [harmText(held) !== harmText(one), page => withValue(page, 'Harm', harmText(one))],
    [held.healing !== one.healing, page => withValue(page, 'Healing', `${one.healing}/4`)],
    [held.isRecovering !== one.isRecovering, page => withValue(page, 'Recovering', one.isRecovering ? 'yes' : 'no')],
    [held.stash !== one.stash, page => withValue(page, 'Stash', String(one.stash))],
    [held.fate !== one.fate, page => withValue(page, 'Fate', capital(one.fate))],
    [held.abilities.join() !== one.abilities.join(), page => withList(page, 'Abilities', one.abilities)],
    [dotsText(held).join() !== dotsText(one).join(), page => withList(page, 'Actions', dotsText(one))],
    [marksText(held).join() !== marksText(one).join(), page => withList(page, 'Experience', marksText(one))],
  ]
  return edits.reduce((page, [hasChanged, edit]) => (hasChanged ? edit(page) : page), text)
}

const harmText = ({ harm }: Scoundrel): string =>
  orNone(harm.map(({ level, what }) => `${level} ${what.replaceAll(/[,;]/g, '')}`))
const dotsText = ({ dots }: Scoundrel): readonly string[] =>
  actions.flatMap(action => (dots[action] === undefined ? [] : [`${capital(action)}: ${dots[action]}`]))
const marksText = ({ marks }: Scoundrel): readonly string[] =>
  [...attributes, 'playbook' as const].map(track => `${capital(track)}: ${marks[track]}/${trackLength[track]}`)
