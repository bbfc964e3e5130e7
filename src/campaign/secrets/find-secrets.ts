/** Where in a text the words stand that a reader may not see. The same text and rules give the same ranges, always. */
import { memo } from '../../core/memo.ts'
import { type Block, parseMarkdown, sectionEnd } from '../markdown/document.ts'
import { frontMatterEnd, type Range } from '../markdown/hidden.ts'
import { cutterFor, type Cutter, type Rules } from './cutter.ts'
import { playerHidden } from './player-hidden.ts'
import { joined, outsideOf } from './ranges.ts'
import { holdsTitle } from './words.ts'

type Placed = { readonly block: Block; readonly start: number; readonly body: number; readonly end: number }

function placed(lead: string, blocks: readonly Block[]): readonly Placed[] {
  let at = lead.length
  return blocks.map(block => {
    const start = at
    const body = start + block.line.length
    at = body + block.body.length
    return { block, start, body, end: at }
  })
}

/** What is remembered of a part keeps the whole text in memory, so of a very long one nothing is. */
const longest = 50_000

function* cutsOfBody(text: string, from: number, to: number, cutter: Cutter): Generator<Range, void> {
  const cutsIn = text.length > longest ? cutter.cutsIn : cutter.cutsOnce
  for (const { start, end } of cutsIn(text.slice(from, to))) yield { start: from + start, end: from + end }
}

function* cutsOfSections(text: string, sections: readonly Placed[], cutter: Cutter): Generator<Range, void> {
  const blocks = sections.map(({ block }) => block)
  for (let index = 0; index < sections.length;) {
    const section = sections[index]
    if (!section) return
    const isCut = cutter.isCutTitle(section.block.heading.title)
    const next = isCut ? sectionEnd(blocks, index) : index + 1
    if (isCut) yield { start: section.start, end: sections[next - 1]?.end ?? section.end }
    else yield* cutsOfBody(text, section.body, section.end, cutter)
    index = next
  }
}

/** A comment is shown to no reader, so its author meant it for none. One that is never closed hides the rest. */
function* comments(text: string): Generator<Range, void> {
  for (let start = text.indexOf('<!--'); start !== -1;) {
    const close = text.indexOf('-->', start + 4)
    const end = close === -1 ? text.length : close + 3
    yield { start, end }
    start = text.indexOf('<!--', end)
  }
}

/** A page's own title is no section: a campaign called "The Hook" would else be all hook. */
function keptSections(sections: readonly Placed[], titles: readonly string[]): readonly Range[] {
  const blocks = sections.map(({ block }) => block)
  return sections.flatMap(({ block, start, body }, index) => {
    if (index === 0 && block.heading.level === 1) return [{ start, end: body }]
    const isKept = titles.some(title => holdsTitle(block.heading.title, title))
    return isKept ? [{ start, end: sections[sectionEnd(blocks, index) - 1]?.end ?? body }] : []
  })
}

function secretsOf(text: string, rules: Rules): readonly Range[] {
  const { lead, blocks } = parseMarkdown(text)
  const sections = placed(lead, blocks)
  const byHand = playerHidden(text)
  if (byHand.isWhole) return [{ start: 0, end: text.length }]
  const hidden = [...byHand.words, ...(rules.hidden ?? [])]
  const called = hidden.filter(word => blocks.some(({ heading }) => holdsTitle(heading.title, word)))
  const said = hidden.filter(word => !called.includes(word))
  const cutter = cutterFor(rules, hidden, said)
  return joined([
    ...byHand.ranges,
    ...comments(text),
    ...cutsOfBody(text, Math.min(frontMatterEnd(text), lead.length), lead.length, cutter),
    ...cutsOfSections(text, sections, cutter),
    ...(rules.only ? outsideOf(keptSections(sections, rules.only), text.length) : []),
  ])
}

const readers = new Map<string, (text: string) => readonly Range[]>()
const mostReaders = 64

/** In order, apart from each other. What lies between them is the reader's, byte for byte. */
export function findSecrets(text: string, rules: Rules): readonly Range[] {
  const key = JSON.stringify(rules)
  const read = readers.get(key) ?? memo(2, unread => secretsOf(unread, rules)) // for a view, and then for leaks
  if (readers.size >= mostReaders) readers.clear()
  readers.set(key, read)
  return read(text)
}
