/** What else is spoken of where the words were found: those words find what was said of the same in other words. */
import type { Asked, Known, Term } from './asked.ts'
import { byScore } from './passages.ts'
import type { Weighed } from './close.ts'
import { noWord } from './shelf.ts'

/** A long description has words enough of its own. */
const mostTerms = 14
/** So many of the best pieces are listened to, and so many words are taken from them. */
const pieces = 12
const words = 10
/** Heard once is chance; heard so often is what it is about. */
const least = 1.2
const often = 4
const leastRarity = 1.5

export const hasEcho = ({ terms, manner }: Asked): boolean => manner.echo > 0 && terms.length <= mostTerms

/** Each word of the best pieces, by how many of them hold it, each as far as it fits. */
function heardIn(weighed: readonly Weighed[]): ReadonlyMap<number, number> {
  const heard = new Map<number, number>()
  const best = weighed.toSorted(byScore).slice(0, pieces)
  for (const { shelf, piece, score } of best) {
    const said = new Set<number>()
    const end = shelf.endOf(piece)
    for (let at = shelf.begins.at(piece); at < end && shelf.words.at(at) !== noWord; at += 1)
      said.add(shelf.words.at(at))
    for (const word of said) heard.set(word, (heard.get(word) ?? 0) + score / (best[0]?.score ?? score))
  }
  return heard
}

export function echoed(
  asked: Asked,
  weighed: readonly Weighed[],
  { rarityOf, vocabulary }: Pick<Known, 'rarityOf' | 'vocabulary'>,
): Asked {
  const known = new Set(asked.terms.flatMap(term => term.words))
  const more = [...heardIn(weighed)]
    .filter(([word, count]) => !known.has(word) && count > least)
    .map(([word, count]) => ({ word, count, rarity: rarityOf([word]) }))
    .filter(({ rarity }) => rarity > leastRarity)
    .toSorted(
      (one, other) => other.count * other.rarity - one.count * one.rarity || vocabulary.byStem(one.word, other.word),
    )
    .slice(0, words)
    .map(({ word, count, rarity }): Term => {
      return { words: [word], weight: asked.manner.echo * rarity * Math.min(1, count / often) }
    })
  return { ...asked, terms: [...asked.terms, ...more] }
}
