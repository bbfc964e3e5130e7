/** What everybody present has seen and heard: nobody claims not to know whose hat it is when all have just been told. */
import { wordsOf } from '../../../../english/tokens.ts'
import { remembering } from '../../../../core/memo.ts'
import type { Desk } from '../../desk/desk.ts'
import { here } from '../../desk/place.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import type { OracleWorld, Person, Place } from '../../../../campaign/played/world.ts'
import { enough, fitOf, isKindOf } from './bearing.ts'
import type { Inquiry } from './question.ts'
import { saying, says } from '../../desk/say.ts'
import { freshOf } from '../../desk/tell.ts'

const longest = 190
const ofParty = new Set(['you', 'your', 'yours'])

/** Told of the party itself, or in somebody's words: nobody would say it as it stands. */
const isSayable = (text: string): boolean =>
  text.length <= longest && !text.includes('"') && !text.includes(':') && !wordsOf(text).some(word => ofParty.has(word))

const sayable = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => sentencesOf(text)).filter(isSayable)

const hookOf = remembering(({ hook }: OracleWorld): readonly string[] => sayable(hook))
const shownAt = remembering(({ overview, features }: Place): readonly string[] =>
  sayable([...overview, ...features.map(({ text }) => text)]),
)

type Seen = { readonly text: string; readonly fit: number }

/** What stands before everybody's eyes and answers it best. */
function bestSeen(desk: Desk, inquiry: Inquiry, least = enough): Seen | undefined {
  const place = here(desk)
  const hook = place.id === desk.world.startId ? hookOf(desk.world) : []
  if (inquiry.put === 'many') return counted([...shownAt(place), ...hook])
  if (inquiry.keys.length === 0 || (inquiry.isOfYou && inquiry.heads.length === 0)) return undefined
  return [...hook, ...shownAt(place)]
    .map(text => ({ text, fit: fitOf(desk.world, { ...inquiry, isOfYou: false }, text) }))
    .filter(({ text, fit }) => fit >= least && isKindOf(inquiry.asks, text))
    .sort((one, other) => other.fit - one.fit)[0]
}

const heads = new Set(['people', 'souls', 'families', 'houses', 'men', 'women', 'folk', 'persons'])

/** How many of them there are, where it stands written. */
const counted = (texts: readonly string[]): Seen | undefined => {
  const text = texts.find(one => isKindOf('how-much', one) && wordsOf(one).some(word => heads.has(word)))
  return text === undefined ? undefined : { text, fit: 1 }
}

export const plainFit = (desk: Desk, inquiry: Inquiry): number => bestSeen(desk, inquiry)?.fit ?? 0

/** In the words of the place itself; empty where nothing here answers it. */
export const seenText = (desk: Desk, inquiry: Inquiry): string => bestSeen(desk, inquiry)?.text ?? ''

/** True where it is plain to everybody here, and was said. */
export function plainToSee(desk: Desk, person: Person, inquiry: Inquiry, least = enough): boolean {
  const best = bestSeen(desk, inquiry, least)
  if (best === undefined) return false
  says(desk, person, `${saying(desk, person, 'plainToSee')} ${best.text}`, 'answer', inquiry.named)
  return true
}

/** What everybody talks of where the story begins, a sentence at a time; true where there was one left. */
export function talkOfTown(desk: Desk, person: Person): boolean {
  const isNear = here(desk).region === desk.world.places.find(({ id }) => id === desk.world.startId)?.region
  const all = [...(isNear ? hookOf(desk.world) : []), ...desk.world.common.map(({ text }) => text)]
  const text = freshOf(desk, all) || (all[desk.memory.beat % Math.max(1, all.length)] ?? '')
  if (text !== '') says(desk, person, `${saying(desk, person, 'plainToSee')} ${text}`, 'answer')
  return text !== ''
}
