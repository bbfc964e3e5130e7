/** Two things that belong together: what came to light now, and where its sign was seen or spoken of before. */
import { memo } from '../../../../core/memo.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import { boundary } from '../../voice/nouns.ts'
import { baseOf, isBase, isPast } from '../../../../english/verbs.ts'
import { contentOf } from '../../../../english/content-words.ts'
import { point, type Point } from './point.ts'

/** So far back does somebody remember where they saw it. */
const lookBack = 40

const isNamed = (word: string): boolean =>
  /^\p{Ll}[\p{Ll}-]{2,}$/u.test(word) &&
  !boundary.test(word) &&
  !/(?:ly|ing|\p{L}{2}ed)$/u.test(word) &&
  !ofTime.test(word) &&
  baseOf(word) === undefined &&
  !isPast(word) &&
  contentOf(word).length > 0

/** How long ago it was is no sign of anything. */
const ofTime = /^(?:ago|days?|nights?|weeks?|months?|years?|hours?|times?|mornings?|evenings?)$/u

/** `red clay`, `horn button`: two words beside each other that name something together. */
const pairsOf = (sentence: string): readonly string[] => {
  const words = sentence.match(/[\p{L}][\p{L}'’-]*|[^\s\p{L}]/gu) ?? []
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    return isNamed(word) && isNamed(next) && !isBase(next) ? [`${word} ${next}`] : []
  })
}

type Seen = { readonly sentence: string; readonly before: string; readonly speaker: string | undefined }

/** Where each pair of a told passage stands, the first time it does. */
const pairsIn = memo(200, (passage): ReadonlyMap<string, Seen> => {
  const found = new Map<string, Seen>()
  for (const paragraph of passage.split(/\n\s*\n/u)) {
    const [, speaker, words] = /^>\s*\*\*([^*]+)\*\*:?\s*(.+)$/su.exec(paragraph.trim()) ?? []
    let before = ''
    for (const sentence of sentencesOf((words ?? paragraph).replaceAll(/[*_>`"“”]/gu, ' '))) {
      for (const pair of pairsOf(sentence)) if (!found.has(pair)) found.set(pair, { sentence, before, speaker })
      before = sentence
    }
  }
  return found
})

type People = readonly { readonly call: string; readonly name: string }[]

const whoIn = (text: string, people: People): string | undefined => people.find(({ call }) => text.includes(call))?.call

/** The pairs of what happened that were told before, of somebody, the latest first. */
export function linksTo(happened: string, told: readonly string[], people: People): readonly Point[] {
  const pairs = [...new Set(sentencesOf(happened).flatMap(pairsOf))]
  const earlier = told.slice(-lookBack)
  return pairs.flatMap(pair => {
    const seen = earlier.flatMap(passage => pairsIn(passage).get(pair) ?? [])
    const old = seen.filter(({ sentence }) => !happened.includes(sentence.trim().slice(0, 40)))
    if (old.length === 0 || old.length > 3) return [] // what is told of all the time is no sign
    return old.slice(-1).flatMap(({ sentence, before, speaker }) => {
      if (speaker !== undefined) {
        const who = whoIn(speaker, people)
        return who === undefined ? [] : [point('spoken', { sign: pair, who })]
      }
      const who = whoIn(sentence, people) ?? whoIn(before, people)
      return who === undefined || happened.includes(who) ? [] : [point('link', { sign: pair, who })]
    })
  })
}
