/** How a deed looks to others by its own words: rude, kind, humble, or only odd. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import { topicWords } from '../../../../english/naming.ts'
import type { Tone } from './witness.ts'

type Kind = keyof typeof rows.gestures

const tones: Readonly<Record<Kind, Tone>> = {
  sad: 'touched',
  rude: 'offended',
  stare: 'offended',
  kind: 'touched',
  humble: 'impressed',
  plain: 'amused',
}

const speaksOf = (kind: Kind, words: string): boolean => {
  const stems = new Set(topicWords(words))
  return topicWords(rows.gestures[kind].join(' ')).some(stem => stems.has(stem))
}

const kinds = Object.keys(rows.gestures) as Kind[] // the keys of that very object

export const kindOf = (words: string): Kind => kinds.find(kind => speaksOf(kind, words)) ?? 'plain'

export const toneOf = (words: string): Tone => tones[kindOf(words)]

export const isRude = (words: string): boolean => speaksOf('rude', words)

export const isStare = (words: string): boolean => speaksOf('stare', words)
