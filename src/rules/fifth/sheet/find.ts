/** Finding a value by its label, and reading numbers the way people write them. */
import { withoutMarkup } from '../../../campaign/text/fold.ts'
import type { SheetLine, Span } from './lines.ts'

export type Lines = readonly SheetLine[]

export const within = (lines: Lines, section: string, part?: string): Lines =>
  lines.filter(line => line.section.startsWith(section) && (part === undefined || line.part.startsWith(part)))

/** The first line that carries one of these labels; labels are tried in the order given. */
export function labelled(lines: Lines, ...labels: readonly string[]): SheetLine | undefined {
  for (const label of labels) {
    const found = lines.find(line => line.label === label && line.kind !== 'heading' && line.kind !== 'rule-row')
    if (found) return found
  }
  return undefined
}

export const valueOf = (lines: Lines, ...labels: readonly string[]): string =>
  labelled(lines, ...labels)?.value.text ?? ''

/** The first whole number in some words: `+2`, `-1`, `−1`, `1,200`. */
export function numberIn(words: string): number | undefined {
  const found = /([+\-−–]?)\s?(\d[\d,]*)/.exec(words)
  if (!found) return undefined
  const size = Number((found[2] ?? '').replaceAll(',', ''))
  return /[-−–]/.test(found[1] ?? '') && size !== 0 ? -size : size
}

/** `8/10`, and where the pair stands. */
export function pairIn({ start, text }: Span): (Span & { readonly current: number; readonly max: number }) | undefined {
  const found = /(-?\d+)\s*\/\s*(\d+)/.exec(text)
  if (!found) return undefined
  const from = start + found.index
  const [current, max] = [Number(found[1]), Number(found[2])]
  return { start: from, end: from + found[0].length, text: found[0], current, max }
}

/** The bullets of a list under a label, its own value first if it has one. */
export function listUnder(lines: Lines, ...labels: readonly string[]): readonly string[] {
  const own = valueOf(lines, ...labels)
  const bullets = lines.filter(
    line => line.kind === 'bullet' && labels.includes(line.group) && !labels.includes(line.label),
  )
  return [own, ...bullets.map(bulletWords)].filter(text => text !== '')
}

/** A bullet's words as a reader hears them: `- **To danger**: he steps forward` is "To danger: he steps forward". */
const bulletWords = ({ text }: SheetLine): string => withoutMarkup(text.replace(/^\s*(?:[-*+•]|\d{1,3}[.)])\s+/, ''))

/** Words that say nothing is there. */
export const isNothing = (words: string): boolean => /^(?:[-–—]+|none|n\/a|\[.*\])?$/i.test(words.trim())
