/** How new some words are to somebody who remembers what was said: by runs of words, and by how sentences begin. */

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(0, -2).map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`)

/** Each sentence as its words; quotes and stops end one. */
const taken = (text: string): readonly (readonly string[])[] =>
  text
    .split(/[.!?]+["'”’)]*(?:\s|$)|["“”]/u)
    .map(wordsOf)
    .filter(words => words.length > 0)

/** What was said stays said, and is looked at again with every question: the latest readings are kept. */
const readings = new Map<string, readonly (readonly string[])[]>()
const mostReadings = 2_000

function sentencesIn(text: string): readonly (readonly string[])[] {
  const known = readings.get(text)
  if (known !== undefined) return known
  const sentences = taken(text)
  if (readings.size >= mostReadings) readings.clear()
  readings.set(text, sentences)
  return sentences
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
  const all = said.map(sentencesIn)
  return {
    answers: new Set(said),
    runs: new Set(all.flat().flatMap(runsOf)),
    sentences: new Set(all.flat().map(words => words.join(' '))),
    begun: new Set(
      all
        .slice(-lately)
        .flat()
        .map(words => words.slice(0, 3).join(' ')),
    ),
    weighed: new Map(),
  }
}

/** 0 for words that are all new; the more of them were said, the more. */
export function staleness(text: string, memory: Memory): number {
  const known = memory.weighed.get(text)
  if (known !== undefined) return known
  const sentences = sentencesIn(text)
  const runs = sentences.flatMap(runsOf)
  const again = runs.filter(run => memory.runs.has(run)).length / Math.max(runs.length, 3)
  const whole = sentences.filter(words => memory.sentences.has(words.join(' '))).length
  const begun = sentences.filter(words => memory.begun.has(words.slice(0, 3).join(' '))).length
  const weight = whole * 20 + again * 30 + begun * 2 + (memory.answers.has(text) ? 200 : 0)
  memory.weighed.set(text, weight)
  return weight
}
