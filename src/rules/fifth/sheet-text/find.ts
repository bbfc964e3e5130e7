/** Finding a value by its label, and reading numbers the way people write them. */
import { remembering } from '../../../core/memo.ts'
import { withoutMarkup } from '../../../campaign/text/fold.ts'
import type { SheetLine } from './lines.ts'
import type { Span } from './span.ts'

export type Lines = readonly SheetLine[]

/** A stretch of lines under one heading; a sheet has hundreds of lines and a few dozen of these. */
type Stretch = { readonly section: string; readonly part: string; readonly from: number; to: number }

const stretchesOf = remembering((lines: Lines): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const [at, { section, part }] of lines.entries()) {
    const last = stretches.at(-1)
    if (last?.section === section && last.part === part) last.to = at + 1
    else stretches.push({ section, part, from: at, to: at + 1 })
  }
  return stretches
})

export const within = (lines: Lines, section: string, part?: string): Lines =>
  stretchesOf(lines)
    .filter(one => one.section.startsWith(section) && (part === undefined || one.part.startsWith(part)))
    .flatMap(({ from, to }) => lines.slice(from, to))

const isField = ({ kind }: SheetLine): boolean => kind !== 'heading' && kind !== 'rule-row'

/** A whole sheet is asked for some forty labels; a few lines are sooner looked through. */
const wholeSheet = 40

const fieldsOf = remembering((lines: Lines): ReadonlyMap<string, SheetLine> => {
  const fields = new Map<string, SheetLine>()
  for (const line of lines) if (isField(line) && !fields.has(line.label)) fields.set(line.label, line)
  return fields
})

const fieldCalled = (lines: Lines, label: string): SheetLine | undefined =>
  lines.length > wholeSheet ? fieldsOf(lines).get(label) : lines.find(line => line.label === label && isField(line))

/** The text of each line once: the fields of one line all have it. */
export const textsOf = (lines: Lines): readonly string[] => [...new Set(lines.map(({ text }) => text))]

/** The first line that carries one of these labels; labels are tried in the order given. */
export function labelled(lines: Lines, ...labels: readonly string[]): SheetLine | undefined {
  for (const label of labels) {
    const found = fieldCalled(lines, label)
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
  const found = /(-?(?<!\d)\d+)\s*\/\s*(\d+)/.exec(text)
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
