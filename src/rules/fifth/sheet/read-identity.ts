/** Who somebody is, by their sheet: name, class, level and where they come from. */
import { toHeading } from '../../../campaign/markdown/document.ts'
import { nameOnSheet } from '../../../campaign/party.ts'
import { classes } from '../data/classes.ts'
import type { Character } from './character.ts'
import { type Lines, numberIn, valueOf } from '../sheet-text/find.ts'

const fileNameOf = (path: string): string => path.split('/').at(-1) ?? path

/** Whose sheet it is. Nearly every sheet says so on its first line, and then no more of it is read. */
export function nameOn(text: string, path: string): string {
  const first = toHeading(text.slice(0, Math.max(0, text.indexOf('\n'))).trimEnd())
  const isPlain = first?.level === 1 && first.title !== '' && !/\b(?:character|sheet|pc)\b/i.test(first.title)
  return isPlain ? first.title : nameOnSheet(fileNameOf(path), text)
}

function playerIn(lines: Lines): Character['player'] {
  const words = valueOf(lines, 'player', 'played by').toLowerCase()
  if (/^\W*(?:human|person|user)/.test(words)) return 'human'
  return /^\W*(?:ai\b|companion|computer)/.test(words) ? 'ai' : undefined
}

/** `Fighter 3`, or the two in rows of their own; a sheet with neither may say `Hill dwarf, cleric of the Hearth 3`. */
function levelIn(lines: Lines): number {
  const told =
    numberIn(valueOf(lines, 'level', 'character level', 'lvl')) ??
    numberIn(valueOf(lines, 'class', 'class & level', 'class and level')) ??
    calledIn(lines)?.level
  return Math.min(Math.max(told ?? 1, 1), 20)
}

export const classIn = (lines: Lines): string => {
  const own = valueOf(lines, 'class', 'class & level', 'class and level').replace(/\s*(?:level\s*)?\d+\s*$/i, '')
  return own.trim() === '' ? (calledIn(lines)?.name ?? '') : own.trim()
}

const named = new RegExp(
  String.raw`\b(${classes.map(({ name }) => name).join('|')})\b(?:\s*\([^)]{0,60}\))?(?:\s+(\d{1,2})\b)?`,
  'i',
)
const atLevel =
  /\b(?:level|lvl\.?)\s*(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th)[- ]level|(?<![\d+(])\b(\d{1,2})\s*(?:\||$)/i

/** Near the top, where sheets say what somebody is: a class of the SRD and a level on the same line. */
function calledIn(lines: Lines): { readonly name: string; readonly level: number } | undefined {
  for (const { kind, text } of lines.slice(0, 25)) {
    const found = kind === 'text' || kind === 'row' || kind === 'bullet' ? named.exec(text) : null
    const level = found && atLevel.exec(text)
    const number = Number(found?.[2] ?? level?.[1] ?? level?.[2] ?? level?.[3] ?? Number.NaN)
    if (found?.[1] !== undefined && number >= 1 && number <= 20) return { name: found[1], level: number }
  }
  return undefined
}

export function identityIn(lines: Lines, text: string, path: string) {
  return {
    name: nameOn(text, path),
    tradeName: valueOf(lines, 'trade name'),
    player: playerIn(lines),
    campaign: valueOf(lines, 'campaign'),
    race: valueOf(lines, 'race', 'species', 'ancestry'),
    className: classIn(lines),
    level: levelIn(lines),
    experience: numberIn(valueOf(lines, 'experience', 'experience points', 'xp')),
    background: valueOf(lines, 'background'),
    alignment: valueOf(lines, 'alignment'),
  }
}
