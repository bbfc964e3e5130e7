/**
 * Vehicles of description: a sentence for what the rules have decided, without a number or a die in it. Chance chooses, and
 * a memory, which is plain JSON, keeps the same sentence from coming twice in a row.
 */
import { own } from '../../../core/own.ts'
import type { Rng } from '../../../core/random.ts'
import { drawFresh } from '../tables/chance.ts'
import { conditions } from './conditions.ts'
import { blows } from './blows.ts'
import { magic } from './magic.ts'
import { scenes } from './scenes.ts'
import type { Sentences } from './sentences.ts'
import { turns } from './turns.ts'

export const vehicles: Sentences = { ...blows, ...turns, ...magic, ...conditions, ...scenes }

export type Subjects = { readonly who?: string; readonly target?: string; readonly with?: string }

/** The last sentence of each kind. */
export type Memory = Readonly<Record<string, string>>

export type Described = { readonly text: string; readonly memory: Memory; readonly rng: Rng }

const somebody = { who: 'someone', target: 'the other', with: 'the blow' } as const

/** Names stand where the sentence has room for them; at its beginning with a capital letter. */
function fill(sentence: string, subjects: Subjects): string {
  const filled = sentence.replaceAll(
    /\{(who|target|with)\}/g,
    (_, word: keyof typeof somebody) => subjects[word] ?? somebody[word],
  )
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

/** Only sentences that have names for all they ask for, if there are any. */
function fitting(sentences: readonly string[], subjects: Subjects): readonly string[] {
  const fit = sentences.filter(sentence =>
    [...sentence.matchAll(/\{(\w+)\}/g)].every(([, word]) => own(subjects, word ?? '') !== undefined),
  )
  return fit.length > 0 ? fit : sentences
}

/** A kind nobody has written for gives no sentence and changes nothing. */
export function describe(kind: string, subjects: Subjects, memory: Memory, rng: Rng): Described | undefined {
  const sentences = own(vehicles, kind)
  if (sentences === undefined) return undefined
  const { value, rng: after } = drawFresh(fitting(sentences, subjects), own(memory, kind), rng)
  return { text: fill(value, subjects), memory: { ...memory, [kind]: value }, rng: after }
}
