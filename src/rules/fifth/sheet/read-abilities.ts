/** Ability scores, saving throws and skills. */
import { abilities, type Ability, type AbilityScores, isSkill, type Skill } from '../model/abilities.ts'
import { slugOf } from '../../../core/id.ts'
import { skillNamed } from '../data/glossary.ts'
import { isNothing, type Lines, listUnder, numberIn, valueOf, within, textsOf } from '../sheet-text/find.ts'

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
  return Object.keys(scores).length > 0 ? scores : scoresAnywhere(lines)
}

/** A sheet without a section for them: a table anywhere, six on one line, one field each, or a list in their usual order. */
function scoresAnywhere(lines: Lines): Partial<Record<Ability, number>> {
  const rows = lines.filter(({ kind }) => kind === 'row')
  const head = rows.findIndex(({ cells }) => cells.filter(({ text }) => isAbility(text)).length >= 3)
  const below = head === -1 ? {} : scoresBelow(rows, head)
  if (Object.keys(below).length >= 3) return below
  const onOneLine = textsOf(lines)
    .map(scoresOn)
    .find(scores => Object.keys(scores).length >= 3)
  if (onOneLine) return onOneLine
  const listed = /^\s*\[?\s*((?:\d{1,2}\s*[,/]\s*){5}\d{1,2})/.exec(
    valueOf(lines, 'stats', 'abilities', 'ability scores', 'scores', 'attributes'),
  )?.[1]
  if (listed)
    return Object.fromEntries(listed.split(/[,/]/).map((score, at) => [abilities[at] ?? 'str', Number(score)]))
  const named = abilities.flatMap(ability => {
    const score = unsigned(valueOf(lines, ability, abilityTitles[ability]))
    return score === undefined ? [] : [[ability, score] as const]
  })
  return Object.fromEntries(named)
}

const abilityTitles = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
} as const satisfies Record<Ability, string>

const isAbility = (words: string): boolean =>
  /^\**(?:str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)\b/i.test(words)

/** A score has no sign: `+3` is what is added for it. */
const unsigned = (words: string): number | undefined =>
  /^\**\s*\d/.test(words) ? (numberIn(words) ?? undefined) : undefined

const namedScore =
  /\b(str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)\b[*:\s|"=]{0,6}(\d{1,2})(?!\d)/gi

/** `STR 8 (−1) DEX 15 (+2) …`, `(str:: 13) (dex:: 16)`, `{str: 8, dex: 15}`. */
function scoresOn(text: string): Partial<Record<Ability, number>> {
  const scores: Partial<Record<Ability, number>> = {}
  for (const [, name = '', score = ''] of text.matchAll(namedScore)) {
    const ability = toAbility(name)
    if (ability) scores[ability] ??= Number(score)
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
  const part = within(lines, '', 'saving throws')
  const told = part.length > 0 ? part.map(({ text }) => text) : [valueOf(lines, 'saves', 'saving throws', 'save')]
  for (const text of told) {
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
  const own = skillsOf(textsOf(within(lines, 'skills')))
  if (Object.keys(own).length > 0) return own
  const plainLines = textsOf(lines.filter(({ kind }) => kind === 'text' || kind === 'bullet'))
  return skillsOf([valueOf(lines, 'skills', 'skill'), ...plainLines.filter(isOfSkills)])
}

/** A line that has two of them at least is about skills, whatever it is called. */
const isOfSkills = (text: string): boolean => Object.keys(skillsOf([text])).length >= 2

/** Marks and runs of spaces say nothing here, and a pattern that allows for them anywhere is slow on text made of them. */
const plain = (text: string): string => text.replaceAll(/[\s*]+/g, ' ')

function skillsOf(texts: readonly string[]): Partial<Record<Skill, number>> {
  const skills: Partial<Record<Skill, number>> = {}
  for (const text of texts) {
    for (const [, name = '', bonus = ''] of plain(text).matchAll(
      /([A-Za-z][A-Za-z' ]{1,24}?) ?(?:\([^()]{0,60}\))? ?[:|]? ?([+\-−–]\s?\d+)/g,
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
