/** A place in somebody's own words, taken apart: `a floating city of lighthouses` is a city, floating, of lighthouses. */
import { nounOf } from '../english/noun-phrases.ts'
import { capitalOf } from '../english/nouns.ts'

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const kinds = wordsIn(
  'city town village hamlet castle fortress keep station ship camp monastery abbey school academy market kingdom empire ' +
    'realm world land country valley isle colony outpost palace tower prison hospital theatre circus library archive',
)
const links = wordsIn(
  'of in on under below above inside within beneath behind beyond between among at by near with full made built',
)
const small = wordsIn(
  'a an the some any this that my our its their where which who is are and or from out into all very made',
)

export type OwnPlace = Readonly<Record<'asked' | 'kind' | 'quality' | 'motif' | 'motifs' | 'Motif', string>>

const wordsOf = (said: string): readonly string[] =>
  said
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(Boolean)

/** What the words are about: what comes behind `of` or `under`, else what stands before the kind, else the last of them. */
function motifIn(words: readonly string[], kindAt: number): string | undefined {
  const linkAt = words.findIndex((word, at) => at > kindAt && links.has(word))
  const behind = linkAt === -1 ? [] : words.slice(linkAt + 1).filter(word => !small.has(word) && !links.has(word))
  return behind.at(0) === undefined
    ? words.slice(0, kindAt === -1 ? undefined : kindAt).findLast(isTelling)
    : lastOfFirst(behind)
}

const isTelling = (word: string): boolean => !small.has(word) && !links.has(word)

/** `of clockwork birds` is about birds; what a second `of` adds is passed over by then. */
const lastOfFirst = (behind: readonly string[]): string | undefined => behind[Math.min(behind.length, 2) - 1]

export function ownPlace(said: string): OwnPlace {
  const words = wordsOf(said)
  const kindAt = words.findIndex(word => kinds.has(word))
  const kind = words[kindAt] ?? 'town'
  const motifs = motifIn(words, kindAt) ?? kind
  const qualities = words.slice(0, Math.max(kindAt, 0)).filter(word => isTelling(word) && word !== motifs)
  const motif = nounOf(motifs)
  return {
    asked: said.replace(/[.!?\s]+$/u, ''),
    kind,
    quality: qualities.join(' ') || 'strange',
    motif,
    motifs,
    Motif: capitalOf(motif),
  }
}
