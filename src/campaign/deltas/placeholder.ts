/** Items that only hold a place, such as `- [None yet]`; they go when the first real item comes. */
import { toBullet } from '../markdown/bullet.ts'
import { cellText, isRow } from '../markdown/table.ts'
import type { Line } from '../text/lines.ts'
import { edit, linesWith, type Passage } from './passage.ts'

/** One bracketed phrase and nothing else; `[ ] task`, `[text](link)` and `[[link]]` are something else. */
const isBracketed = (text: string): boolean => /^\[[^\]\s[][^\]]*\]$/.test(text)

/** The plain phrases that files made from the campaign template are born with. */
const plain =
  /^(?:(?:none|n\/a|tbd)(?:\s+(?:yet|known|planned|tracked|so far|at session start))*(?:\s*[-–—]\s*campaign not (?:yet )?started)?|party not yet established|characters not yet created)\.?$/i

export const isPlaceholder = (text: string, isTemplate: boolean): boolean =>
  isBracketed(text) || (isTemplate && plain.test(text.trim()))

export const isPlaceholderRow = (line: string): boolean => isRow(line) && plain.test(cellText(line, 0))

/** The placeholder lines between two places, unless a real bullet stands there too. */
export function placeholdersIn(passage: Passage, from: number, to: number, isTemplate: boolean): readonly Line[] {
  const found: Line[] = []
  for (const line of linesWith(edit(passage, to, passage.raw.length, ''), undefined)) {
    const bullet = line.start >= from ? toBullet(line.text) : undefined
    if (!bullet) continue
    if (bullet.isCheckbox || !isPlaceholder(bullet.text, isTemplate)) return []
    found.push(line)
  }
  return found
}

/** The passage without some of its lines. */
export const dropLines = (passage: Passage, lines: readonly Line[]): Passage =>
  [...lines].reverse().reduce((rest, line) => edit(rest, line.start, line.end, ''), passage)
