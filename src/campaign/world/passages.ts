/** A page as passages: what belongs together, with its lines, the headings it stands under and what encloses it. */
import { cellsOf, isDelimiterRow, isRow } from '../markdown/table.ts'
import { toHeading } from '../markdown/document.ts'
import { frontMatterEnd } from '../markdown/hidden.ts'
import { withoutMarkup } from '../text/fold.ts'
import { linesOf } from '../text/lines.ts'

/** What a passage is set apart by. A quote is plain `>`; a callout has its kind: `secret`, `quote`, `danger`. */
export type Frame =
  | { readonly kind: 'none' | 'quote' | 'comment' | 'code' | 'front' }
  | { readonly kind: 'callout'; readonly callout: string; readonly title: string }

export type HeadingAt = { readonly title: string; readonly level: number; readonly line: number }

export type Passage = {
  readonly line: number
  readonly lastLine: number
  /** As a reader hears it: no marks, links by their words. */
  readonly text: string
  readonly raw: string
  readonly kind: 'text' | 'bullet' | 'row' | 'heading'
  readonly headings: readonly HeadingAt[]
  readonly frame: Frame
  /** `**Wants:** …`, `**Secrets.** …`, `ways:: …`, the head of a table's column. */
  readonly label: string
  readonly isField: boolean
}

type Reader = {
  readonly passages: Passage[]
  headings: readonly HeadingAt[]
  frame: Frame
  fence: string
  /** What ends the comment that is being read; nothing where none is. */
  comment: string
  /** A block that is set apart until it is closed. */
  fold: Frame | undefined
  /** The head of the table that is being read. */
  head: readonly string[] | undefined
  lastRow: readonly string[] | undefined
  /** A line that is part of the paragraph before it is told with it. */
  isOpen: boolean
  /** Sections of this page are written with the rank of a title. */
  isFlat: boolean
}

const none: Frame = { kind: 'none' }

/** `**Label:** rest`, `**Label**: rest`, `**Label.** rest`, `*Label.* rest`, `label:: rest`, `Label: rest`. */
const labelled =
  /^(?:[-*+•]\s+)?(?:\[[ xX]\]\s+)?(?:\*{2,3}([^*]{1,60}?)(?:[:.]\*{2,3}|\*{2,3}\s*(?:\([^)]{0,60}\))?\s*:)|\*([^*]{1,40}?)[:.]\*|[([]?([\p{L}][\p{L}\p{N} _-]{0,30})::|(\p{Lu}[\p{L} '’-]{1,24}):(?=\s))\s*/u
const bulleted = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/
const callout = /^\[!([^\]|]{1,40})(?:\|[^\]]*)?\][-+]?\s*(.*)$/

/** Obsidian's links are heard by their words: `[[The Long Walk|the Walk]]` is "the Walk". */
export const heard = (raw: string): string =>
  withoutMarkup(
    raw
      .replaceAll('\\|', '|')
      .replaceAll(
        /!?\[\[([^\][|#]{0,200})(?:#[^\][|]{0,200})?(?:\|([^\][]{0,200}))?\]\]/g,
        (_all, page: string, words?: string) => words ?? page,
      ),
  )

function add(reader: Reader, line: number, raw: string, more: Partial<Passage> = {}): void {
  const mark = labelled.exec(raw)
  const label = more.label ?? (mark ? (mark[1] ?? mark[2] ?? mark[3] ?? mark[4] ?? '') : '')
  const kind = bulleted.test(raw) ? 'bullet' : 'text'
  const text = heard(raw.replace(bulleted, '').replace(/^\[[ xX]\]\s+/, ''))
  if (text === '' || /^[-_*=\\]+(?:page)?$/.test(text)) return
  reader.passages.push({
    line,
    lastLine: line,
    text,
    raw,
    kind,
    headings: reader.headings,
    frame: reader.frame,
    label: heard(label),
    isField: mark?.[3] !== undefined,
    ...more,
  })
}

/** A paragraph goes on until there is a blank line, a mark of its own, or another frame. */
function goOn(reader: Reader, line: number, raw: string): boolean {
  const last = reader.passages.at(-1)
  const isMore = reader.isOpen && last?.kind === 'text' && !bulleted.test(raw) && !labelled.test(raw)
  if (!isMore || !last || last.frame !== reader.frame) return false
  reader.passages[reader.passages.length - 1] = {
    ...last,
    lastLine: line,
    text: `${last.text} ${heard(raw)}`.trim(),
    raw: `${last.raw}\n${raw}`,
  }
  return true
}

function readRow(reader: Reader, line: number, raw: string): void {
  if (isDelimiterRow(raw)) {
    reader.head = reader.lastRow
    return
  }
  const cells = cellsOf(raw).map(({ start, end }) => raw.slice(start, end).trim())
  reader.lastRow = cells
  const head = reader.head
  if (head && head.some(cell => cell !== '') && head.length > 2) {
    cells.forEach((cell, at) => add(reader, line, cell, { kind: 'row', label: heard(head[at] ?? '') }))
  } else if (cells.length >= 2 && reader.head) {
    add(reader, line, cells.slice(1).join(' | '), { kind: 'row', label: heard(cells[0] ?? '') })
  }
}

function readQuoted(reader: Reader, line: number, raw: string): void {
  const words = raw.replace(/^\s{0,3}(?:>\s?)+/, '')
  const opens = callout.exec(words.trim())
  if (opens) {
    reader.frame = { kind: 'callout', callout: (opens[1] ?? '').trim(), title: heard(opens[2] ?? '') }
    reader.isOpen = false
    return
  }
  if (reader.frame.kind !== 'callout' && reader.frame.kind !== 'quote') reader.frame = { kind: 'quote' }
  readPlain(reader, line, words)
}

/** `📣 Read aloud: The sand is wet`: what opens an aside may say what it is. */
function readAside(reader: Reader, raw: string): string {
  const [whole, kind] =
    /^[^\p{L}<]*(read[ -]aloud|boxed text|gm|dm|secret|spoilers?)\b[:.–—-]\s*/iu.exec(raw.trim()) ?? []
  if (reader.fold?.kind !== 'callout' || reader.fold.callout !== 'aside' || kind === undefined) return raw
  reader.fold = { kind: 'callout', callout: kind.toLowerCase(), title: '' }
  reader.frame = reader.fold
  return raw.trim().slice(whole?.length ?? 0)
}

function readPlain(reader: Reader, line: number, raw: string): void {
  if (raw.trim() === '') {
    reader.isOpen = false
    reader.head = undefined
    reader.lastRow = undefined
    return
  }
  if (isRow(raw)) return readRow(reader, line, raw.trim())
  if (!goOn(reader, line, raw.trim())) add(reader, line, raw.trim())
  reader.isOpen = true
}

/** `%% … %%`, `<!-- … -->` and `[//]: # (…)` on one line are cut out of it; one that goes on makes comments of the lines that follow. */
function withoutComments(reader: Reader, line: number, raw: string): string {
  const link = /^\s{0,3}\[\/\/\]:\s*#\s*(.*)$/.exec(raw)?.[1]
  if (link !== undefined) {
    comment(reader, line, link)
    return ''
  }
  const both = raw.includes('-->') ? /%%(.*?)%%|<!--(.*?)-->/g : /%%(.*?)%%/g // what is never closed is looked for once
  const said = raw.replaceAll(both, (_all, one?: string, other?: string) => {
    comment(reader, line, one ?? other ?? '')
    return ' '
  })
  return withoutAsides(reader, line, withoutOpened(reader, line, said, /%%|<!--/, '%%|-->'))
}

/** What opens here and is closed on no line before makes comments of the lines that follow. */
function withoutOpened(reader: Reader, line: number, raw: string, opening: RegExp, closing: string): string {
  const at = raw.search(opening)
  if (at === -1) return raw
  reader.comment = closing
  comment(reader, line, raw.slice(at).replace(opening, ''))
  return raw.slice(0, at)
}

const toGm = String.raw`(?:gm|dm|referee|ref|keeper|storyteller|mc|secret|spoiler|hidden|note to self|todo|fix)`
/** `[DM: he is not dead]`, `(GM: it lies)`, and whole sentences in square brackets; links, boxes and callouts are none. */
const aside = new RegExp(
  String.raw`(?<![\[!\]])\[(?![\[!^]|[ xX]\])(?=${toGm}\b|[^\[\]]{0,200}[.!?:])([^\[\]]{12,4000})\](?![(\[:])|\((?=${toGm}\b\s*(?:only|note)?s?\s*[:–—-])([^()]{6,4000})\)`,
  'giu',
)
const opensAside = new RegExp(String.raw`(?<![\[!\]])\[(?=${toGm}\b)(?![^\[\]]*\])`, 'iu')

/** What the author says to the Game Master in the middle of what everybody may hear. */
function withoutAsides(reader: Reader, line: number, raw: string): string {
  if (!raw.includes('[') && !raw.includes('(')) return raw
  const said = raw.replaceAll(aside, (_all, square?: string, round?: string) => {
    comment(reader, line, square ?? round ?? '')
    return ' '
  })
  return withoutOpened(reader, line, said, opensAside, '\\]')
}

function comment(reader: Reader, line: number, words: string): void {
  const before = reader.frame
  reader.frame = { kind: 'comment' }
  add(reader, line, words.trim(), { label: '' })
  reader.frame = before
}

const isTitled = ({ passages }: Reader): boolean =>
  passages.some(({ kind, headings }) => kind === 'heading' && headings.at(-1)?.level === 1)

/** Where every section has the rank of the title, those below the first stand under it. */
function readHeading(reader: Reader, line: number, title: string, rank: number): void {
  reader.isFlat ||= rank === 1 && isTitled(reader) // looked for at titles alone, of which the second is the last
  const level = reader.isFlat ? rank + 1 : rank
  const above = reader.headings.filter(heading => heading.level < level)
  reader.headings = [...above, { title: heard(title), level, line }]
  reader.frame = none
  reader.fold = undefined
  reader.isOpen = false
  add(reader, line, title, { kind: 'heading', label: '' })
}

/** `:::secret` … `:::`, `{{gm` … `}}` and `<details><summary>GM` … `</details>` set apart like a callout. */
const opensFold =
  /^\s{0,3}(?::{3,}\s*\{?\.?([\p{L}_-]+)|\{\{([\p{L}_-]+)|<details>(?:\s*<summary>([^<]*))?|<summary>([^<]*)|<(aside)>)/iu
const closesFold = /^\s{0,3}(?::{3,}\s*$|\}\}|<\/details>|<\/aside>)/i

function readFold(reader: Reader, raw: string): boolean {
  if (closesFold.test(raw) && reader.fold !== undefined) {
    Object.assign(reader, { fold: undefined, frame: none, isOpen: false })
    return true
  }
  const opens = opensFold.exec(raw)
  if (!opens) return false
  const title = (opens[3] ?? opens[4] ?? '').trim()
  reader.fold = { kind: 'callout', callout: opens[1] ?? opens[2] ?? opens[5] ?? 'details', title }
  Object.assign(reader, { frame: reader.fold, isOpen: false })
  return true
}

function readLine(reader: Reader, line: number, raw: string): void {
  const fence = /^\s{0,3}(?:>\s?)*(`{3,}|~{3,})/.exec(raw)?.[1]
  if (reader.fence !== '') {
    if (fence?.startsWith(reader.fence)) Object.assign(reader, { fence: '', frame: none, isOpen: false })
    else add(reader, line, raw.trim(), { label: '' })
    return
  }
  if (fence) return void Object.assign(reader, { fence, frame: { kind: 'code' }, isOpen: false })
  if (reader.comment !== '') {
    const end = raw.search(new RegExp(reader.comment))
    comment(reader, line, end === -1 ? raw : raw.slice(0, end))
    if (end !== -1) reader.comment = ''
    return
  }
  const said = withoutComments(reader, line, raw)
  if (readFold(reader, said)) return
  if (/^\s{0,3}>/.test(said)) return readQuoted(reader, line, said)
  if (reader.fold !== undefined) reader.frame = reader.fold
  else if (reader.frame.kind !== 'none') Object.assign(reader, { frame: none, isOpen: false })
  const heading = toHeading(said)
  if (heading) return readHeading(reader, line, heading.title, heading.level)
  readPlain(reader, line, readAside(reader, said))
}

/** A title with a row of `=` or `-` under it, and its rank; 0 where it is none. */
function underline(raw: string, next: string, { isOpen, fence, comment: until, frame }: Reader): number {
  const isPlain = !isOpen && fence === '' && until === '' && frame.kind === 'none'
  if (!isPlain || !/^\s{0,3}(?:={3,}|-{3,})\s*$/.test(next) || !/^[\p{L}\p{N}"“'’(]/u.test(raw) || raw.includes('|'))
    return 0
  return next.trim().startsWith('=') ? 1 : 2
}

export function passagesOf(text: string): readonly Passage[] {
  const front = frontMatterEnd(text)
  const reader: Reader = {
    passages: [],
    headings: [],
    frame: none,
    fence: '',
    comment: '',
    fold: undefined,
    head: undefined,
    lastRow: undefined,
    isOpen: false,
    isFlat: false,
  }
  const lines = [...linesOf(text)]
  let line = 0
  for (const { start, text: raw } of lines) {
    line += 1
    if (start < front) {
      reader.frame = { kind: 'front' }
      if (!/^(?:---|\.\.\.)\s*$/.test(raw)) add(reader, line, raw, { label: '' })
    } else {
      if (reader.frame.kind === 'front') reader.frame = none
      const under = underline(raw, lines[line]?.text ?? '', reader)
      if (under > 0) readHeading(reader, line, raw.trim(), under)
      else readLine(reader, line, raw.replace(/^\ufeff/, ''))
    }
  }
  return reader.passages
}
