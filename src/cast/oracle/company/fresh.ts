/** How new some words are to somebody who remembers what was said: by runs of words, and by how sentences begin. */
import { memo } from '../../../core/memo.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'

/** A text taken apart once: its sentences, how they begin, and every run of three words in them. */
type Reading = {
  readonly sentences: readonly string[]
  readonly begun: readonly string[]
  readonly runs: readonly string[]
}

/** Quotes and stops end a sentence. What was said stays said, and is looked at again with every question. */
const readingOf = memo(2_000, (text): Reading => {
  const sentences: string[] = []
  const begun: string[] = []
  const runs: string[] = []
  for (const part of text.split('"').flatMap(sentencesOf)) {
    const words = wordsOf(part)
    if (words.length === 0) continue
    sentences.push(words.join(' '))
    begun.push(words.slice(0, 3).join(' '))
    for (let at = 2; at < words.length; at += 1) runs.push(`${words[at - 2]} ${words[at - 1]} ${words[at]}`)
  }
  return { sentences, begun, runs }
})

/** Only of these is it remembered how a sentence began. */
const lately = 12

/** What somebody remembers as they speak. */
export type Memory = {
  readonly isAnswer: (text: string) => boolean
  readonly hasRun: (run: string) => boolean
  readonly hasSentence: (sentence: string) => boolean
  readonly hasBegun: (start: string) => boolean
  /** The same line is weighed many times while an answer is found. */
  readonly weighed: Map<string, number>
}

/** What was said, growing at its end: for every turn of phrase where it came last, so that nothing is read twice. */
class Recall {
  readonly said: string[] = []
  readonly #answers = new Map<string, number>()
  readonly #runs = new Map<string, number>()
  readonly #sentences = new Map<string, number>()
  readonly #begun = new Map<string, number>()

  add(text: string): void {
    const at = this.said.push(text) - 1
    const { sentences, begun, runs } = readingOf(text)
    this.#answers.set(text, at)
    for (const run of runs) this.#runs.set(run, at)
    for (const sentence of sentences) this.#sentences.set(sentence, at)
    for (const start of begun) this.#begun.set(start, at)
  }

  /** The last so many, until more is added. */
  last(count: number): Memory {
    const isSince =
      (places: ReadonlyMap<string, number>, from: number) =>
      (text: string): boolean =>
        (places.get(text) ?? -1) >= from
    const from = this.said.length - count
    return {
      isAnswer: isSince(this.#answers, from),
      hasRun: isSince(this.#runs, from),
      hasSentence: isSince(this.#sentences, from),
      hasBegun: isSince(this.#begun, this.said.length - Math.min(lately, count)),
      weighed: new Map(),
    }
  }
}

/** What one said oneself, and what was heard of others: a sentence that is spent for one is spent for all. */
export const together = (own: Memory, heard: Memory): Memory => ({
  ...own,
  hasRun: run => own.hasRun(run) || heard.hasRun(run),
  hasSentence: sentence => own.hasSentence(sentence) || heard.hasSentence(sentence),
  weighed: new Map(),
})

function recalled(said: readonly string[]): Recall {
  const recall = new Recall()
  for (const text of said) recall.add(text)
  return recall
}

/** More than this is hardly ever said between two times of memories. */
const mostNew = 8
/** A recall holds what was forgotten too, but not for ever. */
const isOvergrown = (recall: Recall, count: number): boolean => recall.said.length > count * 4 + 100

const endsWith = (all: readonly string[], said: readonly string[], count: number): boolean => {
  for (let at = 0; at < count; at += 1) if (said[at] !== all[all.length - count + at]) return false
  return true
}

export type Memories = (who: string, said: readonly string[]) => Memory

/** Memories that are asked for again and again, each a little longer than before, or moved on by a little. */
export function memories(): Memories {
  const known = new Map<string, Recall>()
  return (who, said) => {
    const before = known.get(who)
    const recall = before === undefined || !goesOn(before, said) ? recalled(said) : before
    known.set(who, recall)
    return recall.last(said.length)
  }
}

/** Adds what is new, where all else is what it ended with. */
function goesOn(recall: Recall, said: readonly string[]): boolean {
  if (isOvergrown(recall, said.length)) return false
  for (let more = 0; more <= mostNew && more < said.length; more += 1) {
    const count = said.length - more
    if (count > recall.said.length || !endsWith(recall.said, said, count)) continue
    for (const text of said.slice(count)) recall.add(text)
    return true
  }
  return false
}

/** 0 for words that are all new; the more of them were said, the more. */
export function staleness(text: string, memory: Memory): number {
  const known = memory.weighed.get(text)
  if (known !== undefined) return known
  const { sentences, begun, runs } = readingOf(text)
  const again = countOf(runs, memory.hasRun) / Math.max(runs.length, 3)
  const whole = countOf(sentences, memory.hasSentence)
  const alike = countOf(begun, memory.hasBegun)
  const weight = whole * 20 + again * 30 + alike * 2 + (memory.isAnswer(text) ? 200 : 0)
  memory.weighed.set(text, weight)
  return weight
}

function countOf(texts: readonly string[], isKnown: (text: string) => boolean): number {
  let count = 0
  for (const text of texts) if (isKnown(text)) count += 1
  return count
}

/** Words that might be said, and the luck they have: the less, the better. */
export type Attempt = { readonly text: string; readonly luck: number; readonly bonus: number }

/**
 * The one that weighs least with its staleness, and of equals the first. Words that are all new weigh nothing more, so
 * the luckiest are looked at first, and most of the others need not be looked at.
 */
export function freshest(
  attempts: readonly Attempt[],
  memory: Memory,
): { readonly text: string; readonly score: number } | undefined {
  let found: { readonly text: string; readonly score: number; readonly at: number } | undefined
  const order = attempts.map((_, at) => at).sort((one, other) => least(attempts[one]) - least(attempts[other]))
  for (const at of order) {
    const attempt = attempts[at]
    if (attempt === undefined || (found !== undefined && least(attempt) > found.score)) break
    const score = staleness(attempt.text, memory) - attempt.bonus + attempt.luck
    if (found === undefined || score < found.score || (score === found.score && at < found.at))
      found = { text: attempt.text, score, at }
  }
  return found
}

const least = (attempt: Attempt | undefined): number => (attempt === undefined ? 0 : attempt.luck - attempt.bonus)
