/** How new some words are to somebody who remembers what was said: by runs of words, and by how sentences begin. */

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(0, -2).map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`)

/** A text taken apart once: its sentences, how they begin, and every run of three words in them. */
type Reading = {
  readonly sentences: readonly string[]
  readonly begun: readonly string[]
  readonly runs: readonly string[]
}

/** Quotes and stops end a sentence. */
function taken(text: string): Reading {
  const sentences = text
    .split(/[.!?]+["'”’)]*(?:\s|$)|["“”]/u)
    .map(wordsOf)
    .filter(words => words.length > 0)
  return {
    sentences: sentences.map(words => words.join(' ')),
    begun: sentences.map(words => words.slice(0, 3).join(' ')),
    runs: sentences.flatMap(runsOf),
  }
}

/** What was said stays said, and is looked at again with every question: the latest readings are kept. */
const readings = new Map<string, Reading>()
const mostReadings = 2_000

function readingOf(text: string): Reading {
  const known = readings.get(text)
  if (known !== undefined) return known
  const reading = taken(text)
  if (readings.size >= mostReadings) readings.clear()
  readings.set(text, reading)
  return reading
}

export type Memory = {
  readonly answers: ReadonlySet<string>
  readonly runs: ReadonlySet<string>
  readonly sentences: ReadonlySet<string>
  readonly begun: ReadonlySet<string>
  /** The same line is weighed many times while an answer is found. */
  readonly weighed: Map<string, number>
}

/** Only of these is it remembered how a sentence began. */
const lately = 12

export function memoryOf(said: readonly string[]): Memory {
  const all = said.map(readingOf)
  const runs = new Set<string>()
  const sentences = new Set<string>()
  const begun = new Set<string>()
  for (const reading of all) {
    for (const run of reading.runs) runs.add(run)
    for (const sentence of reading.sentences) sentences.add(sentence)
  }
  for (const reading of all.slice(-lately)) for (const start of reading.begun) begun.add(start)
  return { answers: new Set(said), runs, sentences, begun, weighed: new Map() }
}

/** 0 for words that are all new; the more of them were said, the more. */
export function staleness(text: string, memory: Memory): number {
  const known = memory.weighed.get(text)
  if (known !== undefined) return known
  const { sentences, begun, runs } = readingOf(text)
  const again = runs.filter(run => memory.runs.has(run)).length / Math.max(runs.length, 3)
  const whole = sentences.filter(sentence => memory.sentences.has(sentence)).length
  const alike = begun.filter(start => memory.begun.has(start)).length
  const weight = whole * 20 + again * 30 + alike * 2 + (memory.answers.has(text) ? 200 : 0)
  memory.weighed.set(text, weight)
  return weight
}
