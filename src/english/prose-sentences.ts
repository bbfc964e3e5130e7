/** Where one sentence ends and the next begins, in prose as people write it: speech in quotes stays in one piece. */
import { memo } from '../core/memo.ts'

const endings = '.!?\u2026'
const closers = '"\'\u201d\u2019)]*_\u00bb'
const shortForms = new Set(
  'mr mrs ms dr st sr jr lt sgt capt col gen rev prof no vs eg ie etc cf approx ft lb'.split(' '),
)

const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/u.test(letter)

/** `Dr.`, `e.g.` and the initial in `J. Hob` end in a stop, and no sentence does there. */
function isShortForm(text: string, stop: number): boolean {
  let from = stop
  while (from > 0 && !isSpace(text[from - 1]) && stop - from < 8) from -= 1
  const word = text.slice(from, stop).replaceAll(/[^\p{L}]/gu, '')
  return shortForms.has(word.toLowerCase()) || (word.length === 1 && word !== 'I' && /\p{Lu}/u.test(word))
}

/** Stops and all that closes with them, in one run, and where each kind of quote stands in it for the last time. */
type Run = { readonly end: number; readonly quotes: ReadonlyMap<string, number> }

function runAfter(text: string, at: number): Run {
  let end = at + 1
  while (end < text.length && (endings.includes(text[end] ?? ' ') || closers.includes(text[end] ?? ' '))) end += 1
  const run = text.slice(at, end)
  return { end, quotes: new Map(['"', '\u201d'].map(quote => [quote, at + run.lastIndexOf(quote)])) }
}

/** A small letter goes on with the sentence: `"Who goes?" she asks.` */
const goesOn = (text: string, end: number): boolean => /^\s+[\p{Ll},;\u2013\u2014-]/u.test(text.slice(end, end + 4))

type Quotes = { readonly open: string; readonly close: string }

const none: readonly Quotes[] = []

function quotesOf(text: string): readonly Quotes[] {
  if (!text.includes('"') && !text.includes('\u201c')) return none
  const straight = text.split('"').length - 1
  const [opened, closed] = [text.split('\u201c').length, text.split('\u201d').length]
  // A quote that never closes would swallow the rest of the page.
  return [
    ...(straight % 2 === 0 ? [{ open: '"', close: '"' }] : []),
    ...(opened === closed ? [{ open: '\u201c', close: '\u201d' }] : []),
  ]
}

/** Where a sentence may end, or a speech begin or end: nothing else in a paragraph tells. */
const mark = /[.!?\u2026"\u201c\u201d]/g

function markAfter(text: string, from: number): number {
  mark.lastIndex = from
  return mark.exec(text)?.index ?? -1
}

function sentencesIn(paragraph: string): readonly string[] {
  const quotes = quotesOf(paragraph)
  const found: string[] = []
  let from = 0
  let close: string | undefined
  let run: Run = { end: 0, quotes: new Map() }
  for (let at = markAfter(paragraph, 0); at !== -1; at = markAfter(paragraph, at + 1)) {
    const letter = paragraph[at] ?? ''
    const opening = close === undefined ? quotes.find(({ open }) => open === letter) : undefined
    if (opening) close = opening.close
    else if (letter === close) close = undefined
    if (!endings.includes(letter)) continue
    if (at >= run.end) run = runAfter(paragraph, at) // a run is read once, however many stops it has
    const { end } = run
    const isClosing = close !== undefined && (run.quotes.get(close) ?? -1) >= at
    if ((close !== undefined && !isClosing) || !isSpace(paragraph[end])) continue
    if (goesOn(paragraph, end) || (letter === '.' && isShortForm(paragraph, at))) continue
    found.push(paragraph.slice(from, end).trim())
    close = undefined
    from = end
    at = end - 1
  }
  return [...found, paragraph.slice(from).trim()].filter(sentence => sentence !== '')
}

/** The sentences of a text in order. Empty lines end a sentence too, stops or no stops. */
export const sentencesOf = memo(2_000, (text): readonly string[] =>
  text.split(/\n[^\S\n]*\n/u).flatMap(paragraph => sentencesIn(paragraph.replaceAll(/\s+/gu, ' '))),
)
