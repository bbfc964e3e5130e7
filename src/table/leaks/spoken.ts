/** What is said, cut into what can tell something: each sentence, and each two that follow each other. */
import { memo } from '../../core/memo.ts'
import { sentencesIn, toSentence, type Sentence, type Unit } from './sentences.ts'
import type { Said } from './traits.ts'

export type Spoken = { readonly sentences: readonly Sentence[]; readonly said: readonly Said[] }

/** Two sentences that follow each other, as one. */
function together(one: Sentence, other: Sentence): Said {
  const more = other.units.filter(({ stems }) => !stems.some(stem => one.stems.has(stem)))
  return {
    text: `${one.text} ${other.text}`,
    words: [...one.words, ...other.words],
    units: [...one.units, ...more],
    stems: new Set([...one.stems, ...other.stems]),
    as: 'pair',
  }
}

/** Where one breath says two things. */
const breaks = /(?<!\s)\s*[;:—]\s+|(?<!\s)\s+[-–]\s+|,\s+(?:and|but|so|because)\s+/u

/** Of a sentence that says several things, each, with the names of whom it has spoken so far. */
function* clausesOf({ text, names }: Sentence): Generator<Said, void> {
  const clauses = text.split(breaks).filter(clause => clause !== '')
  if (clauses.length < 2) return
  let named: readonly Unit[] = []
  for (const clause of clauses) {
    const { words, units, stems } = toSentence(clause, '', 1)
    const more = named.filter(unit => !unit.stems.some(stem => stems.has(stem)))
    yield {
      text,
      words,
      units: [...units, ...more],
      stems: new Set([...stems, ...more.flatMap(unit => unit.stems)]),
      as: 'clause',
    }
    named = [...more, ...units.filter(unit => unit.stems.some(stem => names.has(stem)))]
  }
}

function* saidIn(sentences: readonly Sentence[]): Generator<Said, void> {
  for (const { text, words, units, stems } of sentences) yield { text, words, units, stems, as: 'sentence' }
  for (const sentence of sentences) yield* clausesOf(sentence)
  for (let at = 1; at < sentences.length; at += 1) {
    const [one, other] = [sentences[at - 1], sentences[at]]
    if (one && other) yield together(one, other)
  }
}

/** A paragraph. The ways out of a place and what one may do there are said again at every turn. */
export const spokenIn = memo(512, (text): Spoken => {
  const sentences = [...sentencesIn({ line: 1, text }, '', { isSpoken: true })]
  return { sentences, said: [...saidIn(sentences)] }
})
