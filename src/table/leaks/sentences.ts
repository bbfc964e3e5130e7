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
  /** Topics that are written like names. */
  readonly names: ReadonlySet<string>
}

const token = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu
const ending = /(?<=[.!?…;:]["'”’)\]*_]*)\s+|\s+[-–—]+\s+|\s*—\s*|\s*\|\s*/u

/** Names keep their letters and lose their apostrophes: `Eth'koru's` is `ethkoru`. */
const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ]s$/u, '')
    .replaceAll(/['’ʼ]/gu, '')

export function toSentence(text: string, path: string, line: number): Sentence {
  const words: string[] = []
  const names = new Set<string>()
  for (const [written] of withoutMarkup(text).matchAll(token)) {
    const stem = stemOf(plain(written))
    const isCapital = /^\p{Lu}\p{Ll}/u.test(written)
    if (isCapital && words.length > 0 && !isCommon(stem)) names.add(stem)
    words.push(stem)
  }
  return { path, line, text, words, names, topics: new Set(words.filter(word => !isCommon(word))) }
}

const mark = /^\s*(?:[-*+•>]|#{1,6}|\d{1,3}[.)])*\s*/u

/** Lines that go on with a sentence are joined to it; a bullet, a title and a row begin anew. */
function* paragraphs(text: string): Generator<{ readonly line: number; readonly text: string }, void> {
  let open: { line: number; text: string } | undefined
  let number = 0
  for (const { text: line } of linesOf(text)) {
    number += 1
    const isNew = line.trim() === '' || /^\s*(?:[-*+•>#|]|\d{1,3}[.)]\s|\*\*)/u.test(line)
    if (open && isNew) yield open
    if (isNew) open = undefined
    if (line.trim() === '') continue
    if (open) open.text += ` ${line.trim()}`
    else open = { line: number, text: line.replace(mark, '') }
  }
  if (open) yield open
}

export function* sentencesOf(text: string, path: string, firstLine = 1): Generator<Sentence, void> {
  for (const { line, text: paragraph } of paragraphs(text)) {
    for (const part of paragraph.split(ending)) {
      const sentence = toSentence(part, path, line + firstLine - 1)
      if (sentence.words.length > 0) yield sentence
    }
  }
}
