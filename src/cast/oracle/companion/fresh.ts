/** How new some words are to somebody who remembers what was said: by runs of words, and by how sentences begin. */
import { sentencesOf } from '../prose/sentences.ts'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

function runsOf(words: readonly string[]): readonly string[] {
  return words.slice(0, -2).map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`)
}

const beginnings = (text: string): readonly string[] =>
  sentencesOf(text.replaceAll('"', '')).map(sentence => wordsOf(sentence).slice(0, 3).join(' '))

export type Memory = {
  readonly runs: ReadonlySet<string>
  readonly sentences: ReadonlySet<string>
  readonly begun: ReadonlySet<string>
}

const plain = (sentence: string): string => wordsOf(sentence).join(' ')

export function memoryOf(said: readonly string[]): Memory {
  return {
    runs: new Set(said.flatMap(text => runsOf(wordsOf(text)))),
    sentences: new Set(said.flatMap(text => sentencesOf(text.replaceAll('"', ' ')).map(plain))),
    begun: new Set(said.slice(-12).flatMap(beginnings)),
  }
}

/** 0 for words that are all new; the more of them were said, the more. */
export function staleness(text: string, memory: Memory): number {
  const runs = runsOf(wordsOf(text))
  const again = runs.filter(run => memory.runs.has(run)).length
  const sentences = sentencesOf(text.replaceAll('"', ' ')).filter(sentence =>
    memory.sentences.has(plain(sentence)),
  ).length
  const begun = beginnings(text).filter(beginning => memory.begun.has(beginning)).length
  return sentences * 20 + (again / Math.max(runs.length, 3)) * 30 + begun * 2
}
