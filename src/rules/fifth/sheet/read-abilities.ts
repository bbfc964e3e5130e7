/** Ability scores, saving throws and skills. */
import { abilities, type Ability, type AbilityScores, isSkill, type Skill } from '../model/abilities.ts'
import { slugOf } from '../../../core/id.ts'
import { skillNamed } from '../data/glossary.ts'
import { isNothing, type Lines, listUnder, numberIn, valueOf, within } from './find.ts'

/** `STR`, `Str`, `Strength`. */
export const toAbility = (words: string): Ability | undefined => {
  const start = words.trim().slice(0, 3).toLowerCase()
  return abilities.find(ability => ability === start)
}

/** `Sleight of Hand`, `sleight-of-hand`, `Stealth (DEX)`. */
export function toSkill(words: string): Skill | undefined {
  const slug = slugOf(words.replace(/\(.*$/, ''))
  if (isSkill(slug)) return slug
  const found = skillNamed(words)
  const known = found ? slugOf(found.name) : ''
  return isSkill(known) ? known : undefined
}

/** A row of names above a row of scores, or one `Strength | 15 | +2` row each, or `**STR**: 15 (+2)` lines. */
export function scoresIn(lines: Lines): Partial<Record<Ability, number>> {
  const rows = within(lines, 'ability scores').filter(({ kind }) => kind === 'row')
  const head = rows.findIndex(({ cells }) => cells.filter(({ text }) => toAbility(text)).length >= 3)
  if (head !== -1) return scoresBelow(rows, head)
  const scores: Partial<Record<Ability, number>> = {}
  for (const { label, value } of within(lines, 'abilit')) {
    const ability = toAbility(label)
    const score = numberIn(value.text)
    if (ability && label !== '' && score !== undefined) scores[ability] ??= score
  }
  return scores
}

/** The first row below the names that holds numbers in their columns; `15 (+2)` is a score with its modifier. */
function scoresBelow(rows: Lines, head: number): Partial<Record<Ability, number>> {
  const names = rows[head]?.cells ?? []
  const numbers = rows.slice(head + 1).find(({ cells }) => cells.some(({ text }) => /^\**\d+/.test(text)))
  const scores: Partial<Record<Ability, number>> = {}
  for (const [index, name] of names.entries()) {
    const ability = toAbility(name.text)
    const score = numberIn(numbers?.cells[index]?.text ?? '')
    if (ability && score !== undefined) scores[ability] = score
  }
  return scores
}

export const completeScores = (scores: Partial<Record<Ability, number>>): AbilityScores => ({
  str: 10,
  dex: 10,
  con: 10,
  int: 10,
  wis: 10,
  cha: 10,
  ...scores,
})

export function saveProficienciesIn(lines: Lines): readonly Ability[] {
  const words = valueOf(within(lines, '', 'saving throws'), 'proficient', 'proficiencies')
  return words.split(/[,;/&]| and /).flatMap(word => toAbility(word.replaceAll('*', '')) ?? [])
}

/** `- STR -2 | DEX +4 | CON +3 | ...`, or one a line. */
export function savesIn(lines: Lines): Partial<Record<Ability, number>> {
  const saves: Partial<Record<Ability, number>> = {}
  for (const { text } of within(lines, '', 'saving throws')) {
    for (const [, name = '', bonus = ''] of text.matchAll(
      /\b(STR|DEX|CON|INT|WIS|CHA)[a-z]*\**\s*:?\s*\**\s*([+\-−–]\s?\d+)/gi,
    )) {
      const ability = toAbility(name)
      if (ability) saves[ability] = numberIn(bonus) ?? 0
    }
  }
  return saves
}

/** `- Stealth (DEX) +4`, `- **Perception**: +5`, table rows, or `Athletics +5, Perception +3` on one line. */
export function skillsIn(lines: Lines): Readonly<Partial<Record<Skill, number>>> {
  const skills: Partial<Record<Skill, number>> = {}
  for (const { text } of within(lines, 'skills')) {
    for (const [, name = '', bonus = ''] of text.matchAll(
      /([A-Za-z][A-Za-z' ]+?)\**\s*(?:\([^)]*\))?\**\s*[:|]?\s*\**\s*([+\-−–]\s?\d+)/g,
    )) {
      const skill = toSkill(name)
      if (skill) skills[skill] = numberIn(bonus) ?? 0
    }
  }
  return skills
}

/** The names under a label, without their bonuses. */
const namesUnder = (lines: Lines, ...labels: readonly string[]): readonly string[] =>
  listUnder(lines, ...labels)
    .flatMap(words => words.split(/[,;]/))
    .map(name => name.replace(/:?\s*[+\-−–]\s?\d+/, '').trim())
    .filter(name => !isNothing(name))

export const expertiseIn = (lines: Lines): readonly Skill[] =>
  namesUnder(within(lines, 'skills'), 'expertise').flatMap(name => toSkill(name) ?? [])

/** `**Tools**: Thieves' Tools, Herbalism Kit`, wherever on the sheet it stands. */
export const toolsIn = (lines: Lines): readonly string[] =>
  namesUnder(lines, 'tools', 'tool proficiencies', 'tool proficiency')

export const toolExpertiseIn = (lines: Lines): readonly string[] =>
  namesUnder(within(lines, 'skills'), 'expertise').filter(name => toSkill(name) === undefined)
