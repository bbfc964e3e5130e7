/** What is said, cut into what can tell something: each sentence, and each two that follow each other. */
import { memo } from '../../core/memo.ts'
import type { Said } from './judge.ts'
import { sentencesIn, type Sentence } from './sentences.ts'

export type Spoken = { readonly sentences: readonly Sentence[]; readonly said: readonly Said[] }

/** Two sentences that follow each other, as one. */
function together(one: Sentence, other: Sentence): Said {
  const more = other.units.filter(({ stems }) => !stems.some(stem => one.stems.has(stem)))
  return {
    text: `${one.text} ${other.text}`,
    units: [...one.units, ...more],
    stems: new Set([...one.stems, ...other.stems]),
    isOneSentence: false,
  }
}

function* saidIn(sentences: readonly Sentence[]): Generator<Said, void> {
  for (const { text, units, stems } of sentences) yield { text, units, stems, isOneSentence: true }
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
