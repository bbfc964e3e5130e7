/** A line as words, folded for comparing, each with where it stood, so that what was typed can be quoted as typed. */
import { memo } from '../core/memo.ts'
import { own } from '../core/own.ts'

export type Token = {
  /** In small letters without accents and apostrophes: `l'épée` is `lepee`, `don't` is `dont`. */
  readonly text: string
  readonly at: number
  readonly end: number
  /** The marks between the word before and this one: `, `. */
  readonly gap: string
  /** What is said aloud, when this stands for a piece of speech. */
  readonly speech?: string
}

/** Nobody's wish is longer; what comes after is kept in the line and not looked at. */
const longestLooked = 2_000
const mostTokens = 120

const word = /[\p{L}\p{N}\p{M}]+(?:['\u2019\u02bc][\p{L}\p{N}\p{M}]+)*/gu

/** Most words have nothing to fold, and looking is cheaper than folding. */
const isFolded = (text: string): boolean => /^[a-z0-9]*$/u.test(text)

const foldMarks = (text: string): string =>
  text
    .replaceAll('\u0142', 'l')
    .replaceAll('\u00df', 'ss')
    .normalize('NFD')
    .replaceAll(/[\p{M}'\u2019\u02bc]/gu, '')

function fold(text: string): string {
  const small = text.toLowerCase()
  return isFolded(small) ? small : foldMarks(small)
}

export const wordsOf = (text: string): readonly string[] => [...text.matchAll(word)].map(({ 0: one }) => fold(one))

type Span = { readonly from: number; readonly to: number }

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  '\u201c': '\u201d',
  '\u201e': '\u201c',
  '\u00ab': '\u00bb',
  '\u2018': '\u2019',
  "'": "'",
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Where a quote that opens here is closed. A single one closes only where no letter follows: it may be an apostrophe. */
function closeOf(line: string, from: number, close: string): number {
  for (let at = line.indexOf(close, from + 1); at !== -1; at = line.indexOf(close, at + 1)) {
    const isApostrophe = (close === "'" || close === '\u2019') && isLetter(line[at + 1])
    if (!isApostrophe) return at
  }
  return -1
}

/** The spans of speech, quotes and all. A double quote that never closes is speech to the end of the line. */
export function speechIn(line: string): readonly Span[] {
  const spans: Span[] = []
  const hopeless = new Set<string>() // a mark that has no closing one further on; looking again would cost a square
  for (let at = 0; at < line.length; at += 1) {
    const open = line[at] ?? ''
    const close = pairs[open]
    if (close === undefined || hopeless.has(open)) continue
    const isSingle = open === "'" || open === '\u2018'
    if (isSingle && (isLetter(line[at - 1]) || !isLetter(line[at + 1]))) continue
    const end = closeOf(line, at, close)
    if (end === -1) hopeless.add(open)
    if (end === -1 && isSingle) continue
    spans.push({ from: at, to: end === -1 ? line.length : end + 1 })
    at = (spans.at(-1)?.to ?? at) - 1
  }
  return spans
}

/** What fingers in a hurry write for words. */
const inAHurry: Readonly<Record<string, string>> = {
  thx: 'thanks',
  ty: 'thanks',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  wtf: 'what',
  ya: 'you',
  yall: 'you',
  em: 'them',
  w: 'with',
  abt: 'about',
  ppl: 'people',
  smth: 'something',
  sth: 'something',
  b4: 'before',
}

/** The word that is meant by one written in a hurry. */
export const writtenOut = (word: string): string | undefined => own(inAHurry, word)

const wordAt = (one: string): string => {
  if (/^we['\u2019](?:ll|re)$/iu.test(one)) return 'we'
  const folded = fold(one)
  return writtenOut(folded) ?? folded
}

function* tokensBetween(line: string, from: number, to: number): Generator<Token, void> {
  let last = from
  for (const { index, 0: one } of line.slice(from, to).matchAll(word)) {
    const at = from + index
    yield { text: wordAt(one), at, end: at + one.length, gap: line.slice(last, at) }
    last = at + one.length
  }
}

/** One line is looked at from several sides: for an option, for a wish, for a question to the table. */
const tokensIn = memo(20, (line): readonly Token[] => {
  const tokens: Token[] = []
  let from = 0
  for (const span of speechIn(line)) {
    tokens.push(...tokensBetween(line, from, span.from))
    const speech = line
      .slice(span.from + 1, span.to)
      .replace(/["'\u201c\u201d\u2019\u00bb]$/u, '')
      .replace(/,$/u, '') // `"Stand back," I say`
      .trim()
    const gap = line.slice(tokens.at(-1)?.end ?? 0, span.from)
    if (/[\p{L}\p{N}]/u.test(speech)) tokens.push({ text: '"', at: span.from, end: span.to, gap, speech })
    from = span.to
  }
  tokens.push(...tokensBetween(line, from, line.length))
  return tokens.slice(0, mostTokens)
})

export const tokensOf = (whole: string): readonly Token[] => tokensIn(whole.slice(0, longestLooked))
