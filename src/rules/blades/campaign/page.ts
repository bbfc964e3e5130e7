/**
 * A page as people write it: a title, `**Label:** value` lines, and headings with bullets. What is changed is changed in
 * its place, so that every other byte of a page that somebody wrote stays theirs.
 */
import { eolOf, linesOf, splice, type Line } from '../../../campaign/text/lines.ts'

const folded = (text: string): string => text.trim().toLowerCase()

type Field = { readonly label: string; readonly start: number; readonly end: number }

/** Where the value of a labelled line stands: `**Stress:** 3/9` or `- **Stress**: 3/9`. Several may share a line. */
function* fieldsOf({ text, start }: Line): Generator<Field, void> {
  for (let at = text.indexOf('**'); at !== -1;) {
    const close = text.indexOf('**', at + 2)
    if (close === -1) return
    const inside = text.slice(at + 2, close)
    const isInner = inside.trimEnd().endsWith(':')
    const isOuter = text
      .slice(close + 2)
      .trimStart()
      .startsWith(':')
    const next = text.indexOf('**', close + 2)
    if (isInner || isOuter) {
      const from = isInner ? close + 2 : text.indexOf(':', close + 2) + 1
      const to = next === -1 ? text.length : next
      const bar = text.indexOf('|', from)
      const end = bar !== -1 && bar < to ? bar : to
      yield { label: folded(inside.replace(/:\s*$/, '')), ...trimmed(text, from, end, start) }
    }
    at = next
  }
}

function trimmed(text: string, from: number, to: number, offset: number): { start: number; end: number } {
  const value = text.slice(from, to)
  const start = from + (value.length - value.trimStart().length)
  return { start: offset + start, end: offset + Math.max(start, from + value.trimEnd().length) }
}

function fieldIn(text: string, label: string): Field | undefined {
  for (const line of linesOf(text)) {
    for (const field of fieldsOf(line)) if (field.label === folded(label)) return field
  }
  return undefined
}

/** What stands beside a label; undefined where there is no such label. */
export function valueOn(text: string, label: string): string | undefined {
  const field = fieldIn(text, label)
  return field && text.slice(field.start, field.end)
}

/** The page with a value in its place. A page without that label gets a line of its own below its last one. */
export function withValue(text: string, label: string, value: string): string {
  const field = fieldIn(text, label)
  if (field) {
    const gap = field.start === field.end && text[field.start - 1] !== ' ' ? ' ' : ''
    return splice(text, field.start, field.end, `${gap}${value}`)
  }
  const eol = eolOf(text)
  const last = [...linesOf(text)].findLast(line => [...fieldsOf(line)].length > 0)
  if (last) return splice(text, last.stop, last.stop, `${eol}**${label}:** ${value}`)
  const [title] = linesOf(text)
  return title
    ? splice(text, title.stop, title.stop, `${eol}${eol}**${label}:** ${value}`)
    : `**${label}:** ${value}${eol}`
}

/** The whole number that stands first in a value: `3/9` is three. */
export function numberOn(text: string, label: string): number | undefined {
  const digits = /^-?\d{1,6}/.exec(valueOn(text, label) ?? '')
  return digits ? Number(digits[0]) : undefined
}

export function titleOn(text: string): string {
  for (const line of linesOf(text)) if (line.text.startsWith('# ')) return line.text.slice(2).trim()
  return ''
}

const headingLevel = (text: string): number => {
  const marks = /^#{1,6}(?= )/.exec(text)
  return marks ? marks[0].length : 0
}

/** The lines below a heading, up to the next one of its kind. */
export function linesUnder(text: string, heading: string): readonly Line[] {
  const all = [...linesOf(text)]
  const at = all.findIndex(
    line => headingLevel(line.text) > 0 && folded(line.text.replace(/^#+/, '')) === folded(heading),
  )
  if (at === -1) return []
  const level = headingLevel(all[at]?.text ?? '')
  const rest = all.slice(at + 1)
  const end = rest.findIndex(line => headingLevel(line.text) > 0 && headingLevel(line.text) <= level)
  return end === -1 ? rest : rest.slice(0, end)
}

const bullet = /^\s{0,8}[-*+]\s+/

/** A bullet goes on in the lines that are set in below it. */
const goesOn = /^\s{1,8}\S/

type Block = { readonly isBullet: boolean; readonly text: string }

/** Bullets whole, however their author broke the line, and every other line by itself. */
function blocksUnder(text: string, heading: string): readonly Block[] {
  const blocks: Block[] = []
  for (const { text: line } of linesUnder(text, heading)) {
    const last = blocks.at(-1)
    if (bullet.test(line)) blocks.push({ isBullet: true, text: line.replace(bullet, '').trim() })
    else if (last?.isBullet && goesOn.test(line))
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    else blocks.push({ isBullet: false, text: line.trim() })
  }
  return blocks
}

/** The bullets below a heading, without their marks; `None` is none. */
export const listUnder = (text: string, heading: string): readonly string[] =>
  blocksUnder(text, heading)
    .filter(({ isBullet, text: item }) => isBullet && item !== '' && folded(item) !== 'none')
    .map(block => block.text)

const isLabelled = (line: string): boolean => /^\*\*[^*]{1,60}(?::\*\*|\*\*\s*:)/.test(line)

/** The words below a heading that are neither bullets nor labels. */
export const proseUnder = (text: string, heading: string): string =>
  blocksUnder(text, heading)
    .filter(({ isBullet, text: line }) => !isBullet && headingLevel(line) === 0 && !isLabelled(line))
    .map(block => block.text.replace(/^>\s?/, ''))
    .filter(line => line !== '')
    .join(' ')

/** The parts one level below a heading, each with its own title and text, heading and all. */
export function sectionsUnder(
  text: string,
  heading: string,
): readonly { readonly title: string; readonly text: string }[] {
  const lines = linesUnder(text, heading)
  const levels = lines.map(line => headingLevel(line.text))
  const level = Math.min(...levels.filter(one => one > 0))
  const starts = lines.flatMap((line, at) => (levels[at] === level ? [{ line, at }] : []))
  return starts.map(({ line, at }, index) => ({
    title: line.text.replace(/^#+/, '').trim(),
    text: lines
      .slice(at, starts[index + 1]?.at)
      .map(one => one.text)
      .join('\n'),
  }))
}

/** Every value of a label that stands there more than once. */
export function valuesOn(text: string, label: string): readonly string[] {
  return [...linesOf(text)].flatMap(line =>
    [...fieldsOf(line)].filter(field => field.label === folded(label)).map(({ start, end }) => text.slice(start, end)),
  )
}

/** The list below a heading, anew: lines that are no bullets stay where they are. */
export function withList(text: string, heading: string, items: readonly string[]): string {
  const eol = eolOf(text)
  const body = (items.length > 0 ? items : ['None']).map(item => `- ${item}`).join(eol)
  const lines = linesUnder(text, heading)
  const bullets = lines.filter(line => bullet.test(line.text))
  const [first] = bullets
  const last = bullets.at(-1)
  if (first && last) return splice(text, first.start, last.stop, body)
  const all = [...linesOf(text)]
  const at = all.find(line => headingLevel(line.text) > 0 && folded(line.text.replace(/^#+/, '')) === folded(heading))
  if (at) return splice(text, at.stop, at.stop, `${eol}${eol}${body}`)
  return `${text.trimEnd()}${eol}${eol}## ${heading}${eol}${eol}${body}${eol}`
}
