/** How something is done, by the words that say so. */
import type { Word } from '../../../english/line.ts'
import type { Deed, Manner } from '../desk/wishes.ts'

const words: Readonly<Record<Manner, string>> = {
  quiet: 'quietly silently softly stealthily unseen unnoticed discreetly secretly noiselessly furtively whispering',
  quick: 'quickly fast hurriedly swiftly hastily immediately rapidly suddenly briskly',
  careful: 'carefully cautiously slowly gingerly warily closely thoroughly attentively patiently precisely delicately',
  forceful: 'forcefully angrily loudly violently brutally fiercely roughly hard furiously sternly firmly boldly',
  kind: 'kindly gently softly tenderly politely respectfully warmly nice nicely kindness sweetly lovingly friendly',
  distracting: 'distract distracting distraction distracted',
  pretending: 'pretend pretending falsely feigning disguised',
}

const mannerOf: ReadonlyMap<string, Manner> = new Map(
  Object.entries(words).flatMap(([manner, list]) => list.split(' ').map(word => [word, manner as Manner] as const)),
)

export const isManner = (word: string): boolean => mannerOf.has(word)

export const mannersIn = (said: readonly Word[]): readonly Manner[] => [
  ...new Set(said.flatMap(({ text }) => mannerOf.get(text) ?? [])),
]

const long = new Set('night morning dawn tomorrow sleep bed camp long eight day'.split(' '))
const short = new Set('hour short nap breather break breath moment minutes bit while'.split(' '))

/** A word that says how long, and so is explained. */
export const isSpan = (word: string): boolean => long.has(word) || short.has(word) || times.has(word)
const times = new Set('time times once twice thrice'.split(' '))

export function lengthIn(said: readonly Word[]): Deed['length'] {
  if (said.some(({ text }) => long.has(text))) return 'long'
  return said.some(({ text }) => short.has(text)) ? 'short' : undefined
}
