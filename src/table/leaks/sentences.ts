/** Text as sentences of stems: what is compared when someone might be telling a secret in other words. */
import { withoutMarkup } from '../../campaign/text/fold.ts'
import { linesOf } from '../../campaign/text/lines.ts'
import { isCommon } from './common-words.ts'
import { stemOf } from './stem.ts'

export type Sentence = {
  readonly path: string
  readonly line: number
  readonly text: string
  /** Every word in order, the common ones too. */
  readonly words: readonly string[]
  /** The words that say what it is about. */
  readonly topics: ReadonlySet<string>
  /** The topics of the whole paragraph: whom it is about, where a sentence only says "he". */
  readonly around: ReadonlySet<string>
  /** Topics that are written like names, each with all the words of its name: `Hesk Varrow`. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

const token = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu
/** A secret that is written down is cut as fine as it goes, because its parts may be told apart. */
const written = /(?<=[.!?…;:]["'”’)\]*_]*)\s+|\s+[-–—]+\s+|\s*—\s*|\s*\|\s*/gu
/** What is said counts as one thing up to the full stop. */
const spoken = /(?<=[.!?…]["'”’)\]*_]*)\s+|\s*\|\s*/gu

/** Names keep their letters and lose their apostrophes: `Eth'koru's` is `ethkoru`. */
const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ]s$/u, '')
    .replaceAll(/['’ʼ]/gu, '')

type Word = { readonly stem: string; readonly isCapital: boolean; readonly isBesideLast: boolean }

/** What people are called before their name is no part of it. */
const honours = new Set(
  ['captain', 'lord', 'lady', 'sir', 'dame', 'king', 'queen', 'doctor', 'brother', 'sister', 'father', 'mother'].map(
    stemOf,
  ),
)

function wordsOf(text: string): readonly Word[] {
  const plainText = withoutMarkup(text)
  let end = 0
  return [...plainText.matchAll(token)].map(({ 0: written, index }) => {
    const isBesideLast = /^[\s-]*$/.test(plainText.slice(end, index))
    end = index + written.length
    return { stem: stemOf(plain(written)), isCapital: /^\p{Lu}\p{Ll}/u.test(written), isBesideLast }
  })
}

/** Capitals in a row. The first word of a sentence has one anyway, so by itself it is no name. */
function namesIn(words: readonly Word[]): ReadonlyMap<string, readonly string[]> {
  const runs: { readonly at: number; readonly stems: string[] }[] = []
  words.forEach(({ stem, isCapital, isBesideLast }, at) => {
    if (!isCapital || honours.has(stem)) return
    const last = runs.at(-1)
    if (last && isBesideLast && last.at + last.stems.length === at) last.stems.push(stem)
    else runs.push({ at, stems: [stem] })
  })
  const names = runs.filter(({ at, stems }) => at > 0 || stems.length > 1).map(({ stems }) => stems)
  return new Map(names.flatMap(name => name.filter(stem => !isCommon(stem)).map(stem => [stem, name] as const)))
}

export function toSentence(text: string, path: string, line: number, around: Set<string> = new Set()): Sentence {
  const all = wordsOf(text)
  const words = all.map(({ stem }) => stem)
  const topics = new Set(words.filter(word => !isCommon(word)))
  for (const topic of topics) around.add(topic)
  return { path, line, text, words, names: namesIn(all), topics, around }
}

const mark = /^\s*(?:[-*+•>]|#{1,6}|\d{1,3}[.)])*\s*/u

export type Paragraph = { readonly line: number; readonly text: string }

/** Lines that go on with a sentence are joined to it; a bullet, a title and a row begin anew. */
export function* paragraphs(text: string): Generator<Paragraph, void> {
  let open: { line: number; text: string } | undefined
  let number = 0
  for (const { text: line } of linesOf(text)) {
    number += 1
    const isNew = line.trim() === '' || /^\s*(?:[-*+•>#|]|\d{1,3}[.)]\s|\*\*)/u.test(line)
    if (open && isNew) yield open
    if (isNew) open = undefined
    if (line.trim() === '') continue
    if (open) open.text += `\n${line.trim()}`
    else open = { line: number, text: line.replace(mark, '') }
  }
  if (open) yield open
}

/** The parts of a paragraph, each with the lines above it. */
function* partsOf(text: string, ending: RegExp): Generator<{ readonly above: number; readonly text: string }, void> {
  let [from, above] = [0, 0]
  const linesIn = (start: number, end: number): number => text.slice(start, end).split('\n').length - 1
  for (const { index, 0: gap } of text.matchAll(ending)) {
    yield { above, text: text.slice(from, index) }
    above += linesIn(from, index + gap.length)
    from = index + gap.length
  }
  yield { above, text: text.slice(from) }
}

/** `about`: whom the whole text is about, as the name of its file tells it. */
export type Cutting = { readonly firstLine?: number; readonly isSpoken?: boolean; readonly about?: string }

export function* sentencesOf(text: string, path: string, cutting: Cutting = {}): Generator<Sentence, void> {
  for (const paragraph of paragraphs(text)) yield* sentencesIn(paragraph, path, cutting)
}

export function* sentencesIn(
  { line, text }: Paragraph,
  path: string,
  cutting: Cutting = {},
): Generator<Sentence, void> {
  const { firstLine = 1, isSpoken = false, about = '' } = cutting
  const around = new Set(about === '' ? [] : toSentence(about, path, 0).topics)
  for (const part of partsOf(text, isSpoken ? spoken : written)) {
    const sentence = toSentence(part.text, path, line + part.above + firstLine - 1, around)
    if (sentence.words.length > 0) yield sentence
  }
}
