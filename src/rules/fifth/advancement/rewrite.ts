/** The numbers of a sheet that follow from others, moved by as much as what they follow from. */
import { splice } from '../../../campaign/text/lines.ts'
import { modifierOf, abilities, type Ability, type AbilityScores, signed, skillAbilities } from '../model/abilities.ts'
import type { Character } from '../sheet/character.ts'
import { sheetLines, type SheetLine } from '../sheet-text/lines.ts'
import { toAbility, toSkill } from '../sheet/read-abilities.ts'
import { toAttack } from '../sheet/to-attack.ts'

/** By how much each ability's modifier and the proficiency bonus moved. */
export type Shift = { readonly modifiers: AbilityScores; readonly proficiency: number }

export function shiftOf(before: AbilityScores, after: AbilityScores, proficiency: number): Shift {
  const moved = (ability: Ability): number => modifierOf(after[ability]) - modifierOf(before[ability])
  const modifiers = {
    str: moved('str'),
    dex: moved('dex'),
    con: moved('con'),
    int: moved('int'),
    wis: moved('wis'),
    cha: moved('cha'),
  }
  return { modifiers, proficiency }
}

const isStill = ({ modifiers, proficiency }: Shift): boolean =>
  proficiency === 0 && abilities.every(ability => modifiers[ability] === 0)

/** Each line rewritten in place; a line that comes back as it was is not touched. */
function mapLines(text: string, change: (line: SheetLine) => string): string {
  const whole = sheetLines(text).filter(({ kind }) => kind !== 'field' && kind !== 'datum') // these share their line
  return whole.reduceRight((edited, line) => {
    const words = change(line)
    return words === line.text ? edited : splice(edited, line.start, line.stop, words)
  }, text)
}

const moved = (written: string, by: number): string => {
  const value = Number(written.replaceAll(/\s/g, '').replace(/[−–]/, '-')) + by
  return /^[+\-−–]/.test(written) ? signed(value) : String(value)
}

const number = String.raw`[+\-−–]?\s?\d+`
const namedNumber = new RegExp(
  String.raw`([A-Za-z][A-Za-z' ]*?)(\**\s*(?:\([^)]*\))?\**\s*[:|]?\s*\**\s*)([+\-−–]\s?\d+)`,
  'g',
)

/** Every `Name +3` of a line, moved by what its name is moved by. */
const bumpNames = (text: string, by: (name: string) => number): string =>
  text.replaceAll(namedNumber, (whole: string, name: string, between: string, written: string) => {
    const shift = by(name.trim())
    return shift === 0 ? whole : `${name}${between}${moved(written, shift)}`
  })

function saveShift(who: Character, { modifiers, proficiency }: Shift): (name: string) => number {
  return name => {
    const ability = /^(?:str|dex|con|int|wis|cha)/i.test(name) ? toAbility(name) : undefined
    return ability ? modifiers[ability] + (who.saveProficiencies.includes(ability) ? proficiency : 0) : 0
  }
}

function skillShift(who: Character, { modifiers, proficiency }: Shift): (name: string) => number {
  return name => {
    const skill = toSkill(name)
    return skill ? modifiers[skillAbilities[skill]] + proficiency * (who.expertise.includes(skill) ? 2 : 1) : 0
  }
}

/** A weapon's row: to hit and damage both, by the ability it is used with. */
function bumpAttack(line: SheetLine, who: Character, { modifiers, proficiency }: Shift): string {
  const row = who.attacks.find(({ name }) => line.text.includes(name))
  const [attack] = row ? toAttack(row, who) : []
  if (!row || !attack || typeof row.bonus !== 'number') return line.text
  const ability = modifiers[attack.ability ?? 'str']
  const bonus = line.cells.find(({ text }) => new RegExp(`^${number}$`).test(text))
  const damage = line.cells.find(({ text }) => /\d+d\d+/.test(text))
  const edits = [
    ...(bonus ? [{ cell: bonus, words: moved(bonus.text, ability + proficiency) }] : []),
    ...(damage && ability !== 0 ? [{ cell: damage, words: withDamage(damage.text, ability) }] : []),
  ].toSorted((a, b) => b.cell.start - a.cell.start)
  return edits.reduce(
    (text, { cell, words }) => splice(text, cell.start - line.start, cell.end - line.start, words),
    line.text,
  )
}

/** `1d8+3 slashing` by one is `1d8+4 slashing`; a bonus that becomes nothing is left out. */
const withDamage = (words: string, by: number): string =>
  words.replace(/(\d+d\d+)(\s*[+\-−]\s*\d+)?/, (_whole, dice: string, bonus?: string) => {
    const value = Number((bonus ?? '0').replaceAll(/\s/g, '').replace('−', '-')) + by
    return value === 0 ? dice : `${dice}${signed(value)}`
  })

function bumpValue(line: SheetLine, by: number): string {
  const at = line.value.start - line.start
  const found = new RegExp(number).exec(line.value.text)
  if (!found || by === 0) return line.text
  return splice(line.text, at + found.index, at + found.index + found[0].length, moved(found[0], by))
}

/** Saves, skills, initiative, attacks and spell numbers, all at once. */
export function withShift(text: string, who: Character, shift: Shift): string {
  if (isStill(shift)) return text
  const bySave = saveShift(who, shift)
  const bySkill = skillShift(who, shift)
  const magic = shift.proficiency + (who.magic?.ability ? shift.modifiers[who.magic.ability] : 0)
  return mapLines(text, line => {
    if (line.kind === 'heading' || line.kind === 'rule-row') return line.text
    if (line.part === 'saving throws') return line.label === 'proficient' ? line.text : bumpNames(line.text, bySave)
    if (line.part === 'attacks') return bumpAttack(line, who, shift)
    if (line.section === 'skills')
      return line.label === '' || line.kind !== 'text' ? bumpNames(line.text, bySkill) : line.text
    if (line.label === 'initiative') return bumpValue(line, shift.modifiers.dex)
    const isMagic = ['spell save dc', 'save dc', 'spell attack bonus', 'spell attack'].includes(line.label)
    return isMagic && line.section === 'spellcasting' ? bumpValue(line, magic) : line.text
  })
}

/** Two rows under the names, score and modifier; or one row an ability, its score and its modifier beside it. */
export function withScores(text: string, after: AbilityScores): string {
  const rows = sheetLines(text).filter(({ kind, section }) => kind === 'row' && section === 'ability scores')
  const head = rows.findIndex(({ cells }) => cells.filter(cell => toAbility(cell.text)).length >= 3)
  const names = rows[head]?.cells ?? []
  return mapLines(text, line => {
    const row = rows.findIndex(({ start }) => start === line.start)
    if (row === -1 || row === head) return line.text
    if (head === -1)
      return withCells(
        line,
        index => [undefined, String, modifierText][index],
        () => toAbility(line.label),
        after,
      )
    return withCells(
      line,
      () => [String, modifierText][row - head - 1],
      index => toAbility(names[index]?.text ?? ''),
      after,
    )
  })
}

const modifierText = (score: number): string => signed(modifierOf(score))

/** Each cell that holds a number of an ability, written anew. */
function withCells(
  line: SheetLine,
  writer: (index: number) => ((score: number) => string) | undefined,
  abilityAt: (index: number) => Ability | undefined,
  after: AbilityScores,
): string {
  return line.cells.reduceRight((words, cell, index) => {
    const [write, ability] = [writer(index), abilityAt(index)]
    if (!write || !ability || !/\d/.test(cell.text)) return words
    return splice(words, cell.start - line.start, cell.end - line.start, write(after[ability]))
  }, line.text)
}
