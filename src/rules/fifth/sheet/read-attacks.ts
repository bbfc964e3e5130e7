/**
 * Attacks: the table Weapon | Attack Bonus | Damage | Notes; or, on a sheet without one, any line that has a name, what it
 * hits with and its dice: `- **Longbow** — +7, 1d8+3 piercing`, `Attack: Sling, +5 to hit, 1d4+3`.
 */
import { partedOutside } from '../../../campaign/text/brackets.ts'
import { foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'
import { damageTypes } from '../model/damage.ts'
import type { SheetAttack } from './character.ts'
import { cellsNamed } from './columns.ts'
import { isNothing, type Lines, numberIn, within } from '../sheet-text/find.ts'
import type { SheetLine } from '../sheet-text/lines.ts'

/** `DC 13 Dex` is what the other side has to beat, and nothing to hit with. */
const bonusOf = (words: string): SheetAttack['bonus'] =>
  /spell/i.test(words) ? 'spell' : /\bDC\b|\bsave\b/i.test(words) ? undefined : numberIn(words)

const plain = (words: string): string => words.replaceAll(/\*+/g, '').trim()

const columns = {
  weapon: /weapon|name|attack$/,
  bonus: /bonus|hit|attack bonus|^atk|save/,
  damage: /damage|dmg|dice/,
  notes: /note|propert|range/,
} as const

const inTable = (lines: Lines): readonly SheetAttack[] =>
  cellsNamed(lines, ['weapon', 'bonus', 'damage', 'notes'], columns)
    .filter(({ weapon }) => !isNothing(weapon))
    .map(({ weapon, bonus, damage, notes }) => ({ name: plain(weapon), bonus: bonusOf(bonus), damage, notes }))

export function attacksIn(lines: Lines): readonly SheetAttack[] {
  const usual = inTable(within(lines, '', 'attacks'))
  if (usual.length > 0) return usual
  const tables = tablesIn(lines).filter(isOfAttacks).flatMap(inTable)
  const seen = new Set<string>()
  return [...tables, ...lines.flatMap((line, at) => attacksOn(line, lines[at - 1]))].filter(({ name }) => {
    const isNew = !seen.has(foldWords(name))
    seen.add(foldWords(name))
    return isNew
  })
}

/** Rows that follow each other; a table is told by its head. */
function tablesIn(lines: Lines): readonly Lines[] {
  const tables: SheetLine[][] = []
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'row' && line.kind !== 'rule-row') continue
    const before = lines[at - 1]
    const goesOn = before?.kind === 'row' || before?.kind === 'rule-row'
    if (goesOn) tables.at(-1)?.push(line)
    else tables.push([line])
  }
  return tables
}

const isOfAttacks = (table: Lines): boolean => {
  const heads = (table[0]?.cells ?? []).map(({ text }) => plain(text).toLowerCase())
  const has = (column: RegExp): boolean => heads.some(head => column.test(head))
  return has(columns.damage) && (has(columns.weapon) || has(columns.bonus))
}

const isLabel = (label: string): boolean =>
  /^(?:attacks?|weapons?|actions?|melee|ranged)(?: attacks?| weapons?| \d+)?$|^(?:main|off)[- ]?hand$/.test(label)

/** Where the powers of a class stand, a bonus and dice are no attack. */
const isOther = ({ section, part }: SheetLine): boolean =>
  /feature|trait|spell|magic|backstory|story/.test(`${section} ${part}`)

const quote = /^\s{0,3}(?:>\s?)+/
const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/

function attacksOn(line: SheetLine, before: SheetLine | undefined): readonly SheetAttack[] {
  if ((line.kind === 'field' || line.kind === 'datum') && isLabel(line.label))
    return piecesOf(line.value.text).flatMap(words => attackOf(words, false))
  if (line.kind === 'datum' && /^desc(?:ription)?$|^text$/.test(line.label) && before?.label.endsWith('name'))
    return attackOf(`${before.value.text}: ${line.value.text}`, true)
  if (line.kind === 'row' && isLabel(line.label))
    return piecesOf(line.value.text).flatMap(words => attackOf(words, false))
  if ((line.kind !== 'bullet' && line.kind !== 'text') || isOther(line) || isLabel(line.label)) return []
  const text = line.text.replace(quote, '')
  const isNamed = bullet.test(text) || /^\s*\*{2,3}[\p{L}]|^\s*\p{Lu}[^.:]*[+−-]\d{1,2} to hit\b/u.test(text)
  return isNamed ? attackOf(text.replace(bullet, ''), true) : []
}

/** Parted by semicolons; by commas only where the next piece has a name and a bonus of its own. */
const piecesOf = (words: string): readonly string[] =>
  (/;/.test(words)
    ? partedOutside(words, ';')
    : words.split(/,\s+(?:and\s+)?(?=\**[\p{Lu}][\p{L}'’ -]{1,30}\**\s*\(?[+−-]\s?\d)/u)
  ).filter(piece => piece.trim() !== '')

const die = /\d{0,2}d\d{1,3}(?:\s?[+−-]\s?\d{1,3}(?!\d*d))?/g
const hit = /(?<![\d.d])\s?([+−–-]\s?\d{1,2})(?![\dd])/
const manners = /^\s*\((?:thrown|two[- ]handed|versatile|off[- ]?hand|ranged|melee|one[- ]handed)\)/i

/** A name, then what it hits with or is saved against, and dice. */
function attackOf(words: string, wantsBoth: boolean): readonly SheetAttack[] {
  const text = withoutMarkup(words)
  const [name = ''] =
    /^[\p{L}+][\p{L}\p{N}'’+ -]{1,40}?(?=\s*(?:[,:;(.—–|]|\s-\s|[+−-]\s?\d|\bDC\b|$|\d*d\d))/u.exec(text) ?? []
  if (name === '') return []
  const rest = text.slice(name.length)
  const dice = damageOf(rest)
  const bonus = hit.exec(rest.replaceAll(die, ' ').replaceAll(/(?<!\d)\d+\/\d+/g, ' '))?.[1]
  const isSaved = /\bDC\s?\d+/i.test(rest)
  if (dice === '' ? wantsBoth || bonus === undefined : wantsBoth && bonus === undefined && !isSaved) return []
  const called = `${name}${manners.exec(rest)?.[0] ?? ''}`.trim()
  const notes = rest.replace(/^[\s,:;.—–|-]+/, '')
  return [{ name: called, bonus: bonus === undefined ? undefined : numberIn(bonus), damage: dice, notes }]
}

/** The dice with the kind of harm named beside them; what comes after "or" is the same blow struck otherwise. */
function damageOf(words: string): string {
  const [one = ''] = words.split(/\bor\b/)
  return [...one.matchAll(die)]
    .map(match => {
      const beside = one.slice(match.index + match[0].length, match.index + match[0].length + 24).toLowerCase()
      const type = damageTypes.find(kind => beside.includes(kind))
      return `${match[0].replaceAll(/\s/g, '')}${type ? ` ${type}` : ''}`
    })
    .join(' + ')
}
