/** A list of edits carried out one after the other. A place the sheet does not have is noted, and the rest goes on. */
import { accept } from '../../../core/result.ts'
import type { SpellLevel } from '../model/creature.ts'
import { signed, type Skill, skillAbilities, titleOf } from '../model/abilities.ts'
import {
  addBullet,
  type Edited,
  explainSheet,
  lineAfter,
  withFeature,
  withHitPoints,
  withLevel,
  withSlots,
  withSpell,
  withValue,
} from '../sheet/index.ts'
import { labelled, numberIn, within } from '../sheet-text/find.ts'
import { sheetLines } from '../sheet-text/lines.ts'
import { toSkill } from '../sheet/read-abilities.ts'
import { eolOf, splice } from '../../../campaign/text/lines.ts'
import { seriesOf } from '../creation/features.ts'

export type Edit =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'value'; readonly label: string; readonly value: string }
  | { readonly kind: 'hit-points'; readonly current: number; readonly max: number }
  | { readonly kind: 'hit-dice'; readonly count: number; readonly die: number }
  | { readonly kind: 'slots'; readonly level: number; readonly max: number }
  | { readonly kind: 'feature'; readonly name: string; readonly text: string }
  | { readonly kind: 'spell'; readonly list: 'cantrips' | 'known' | 'spellbook'; readonly name: string }
  /** A block of its own, before the equipment. */
  | { readonly kind: 'magic-begins'; readonly lines: readonly string[] }
  /** The skill counts double from now on: `by` is added once more. */
  | { readonly kind: 'expertise'; readonly skill: Skill; readonly by: number }

const toSlotLevel = (level: number): SpellLevel => Math.min(Math.max(level, 1), 9) as SpellLevel // clamped to 1..9

/** The number of dice alone, so that what is written beside it stays. */
function withHitDice(text: string, count: number, die: number): Edited {
  const line = labelled(sheetLines(text), 'hit dice', 'hit die')
  const found = line && new RegExp(`(\\d+)d${die}`).exec(line.value.text)
  if (!line || !found) return withValue(text, 'Hit Dice', `${count}d${die}`)
  const start = line.value.start + found.index
  return accept(splice(text, start, start + (found[1] ?? '').length, String(count)))
}

/** Among the spells of its level where the sheet lists them so, else on a line of its own. */
function withSpellIn(text: string, list: 'cantrips' | 'known' | 'spellbook', name: string): Edited {
  const part = within(sheetLines(text), 'spellcasting', list)
  return list === 'spellbook' ? addBullet(text, part, name, 'a spellbook') : withSpell(text, list, name)
}

/** The skill moves to the list of those that count double; the list is begun where there is none. */
function withExpertise(text: string, skill: Skill, by: number): Edited {
  const lines = within(sheetLines(text), 'skills')
  const line = lines.find(
    ({ kind, value }) => kind === 'bullet' && toSkill(value.text.replace(/[+\-−–]\s?\d+/, '')) === skill,
  )
  if (!line) return withValue(text, titleOf(skill), signed(by))
  const bonus = (numberIn(/[+\-−–]\s?\d+/.exec(line.text)?.[0] ?? '') ?? 0) + by
  const words = `- ${titleOf(skill)} (${skillAbilities[skill].toUpperCase()}) ${signed(bonus)}`
  const without = splice(text, line.start, line.end, '')
  const left = within(sheetLines(without), 'skills')
  const listed =
    left.filter(({ kind, group }) => kind === 'bullet' && group === 'expertise').at(-1) ?? labelled(left, 'expertise')
  if (listed) return accept(lineAfter(without, listed, words))
  const eol = eolOf(text)
  const last = left.filter(({ kind }) => kind === 'bullet').at(-1) ?? left.at(-1)
  return last
    ? accept(lineAfter(without, last, `${eol}**Expertise** (double proficiency):${eol}${words}`))
    : accept(text)
}

/** The later form of a feature takes the place of the earlier one. */
function withLatest(text: string, name: string, about: string): Edited {
  const earlier = within(sheetLines(text), 'features').find(({ kind, text: line }) => {
    const held = /^\s*[-*+•]\s+\*\*(.+?):?\*\*/.exec(line)?.[1]
    return kind === 'bullet' && held !== undefined && held !== name && seriesOf(held) === seriesOf(name)
  })
  if (!earlier) return withFeature(text, name, about)
  return accept(splice(text, earlier.start, earlier.stop, `- **${name}**: ${about}`))
}

/** In the sheet's own line endings, where sheets have their magic: before the equipment, else at the end. */
function withBlock(text: string, lines: readonly string[]): Edited {
  const eol = eolOf(text)
  const place = sheetLines(text).find(({ kind, section }) => kind === 'heading' && section === 'equipment')
  const words = lines.map(line => `${line}${eol}`).join('')
  return accept(place ? splice(text, place.start, place.start, words) : `${text}${eol}${words}`)
}

function carryOut(text: string, edit: Edit): Edited {
  switch (edit.kind) {
    case 'level':
      return withLevel(text, edit.level)
    case 'value':
      return withValue(text, edit.label, edit.value)
    case 'hit-points':
      return withHitPoints(text, edit.current, edit.max)
    case 'hit-dice':
      return withHitDice(text, edit.count, edit.die)
    case 'slots':
      return withSlots(text, toSlotLevel(edit.level), edit.max)
    case 'feature':
      return withLatest(text, edit.name, edit.text)
    case 'magic-begins':
      return withBlock(text, edit.lines)
    case 'spell':
      return withSpellIn(text, edit.list, edit.name)
    case 'expertise':
      return withExpertise(text, edit.skill, edit.by)
  }
}

/** What an edit means to a reader; numbers that merely follow are not told one by one. */
function tell(edit: Edit): readonly string[] {
  switch (edit.kind) {
    case 'feature':
      return [`New: ${edit.name}.`]
    case 'spell':
      return [`Learned: ${edit.name}.`]
    case 'slots':
      return [`Spell slots of level ${edit.level}: ${edit.max}.`]
    case 'expertise':
      return [`Expertise: ${titleOf(edit.skill)}.`]
    case 'value':
      return edit.label === 'Proficiency Bonus' ? [`Proficiency bonus ${edit.value}.`] : []
    case 'magic-begins':
      return ['Spells can be cast from now on.']
    case 'level':
    case 'hit-points':
    case 'hit-dice':
      return []
  }
}

export type Applied = { readonly text: string; readonly told: readonly string[]; readonly notes: readonly string[] }

export function apply(text: string, edits: readonly Edit[]): Applied {
  let edited = text
  const notes: string[] = []
  const told: string[] = []
  for (const edit of edits) {
    const next = carryOut(edited, edit)
    if (next.ok) edited = next.value
    else notes.push(explainSheet(next.refusal))
    told.push(...tell(edit))
  }
  return { text: edited, told, notes: [...new Set(notes)] }
}
