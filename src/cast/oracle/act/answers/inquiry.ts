/** A question to somebody, as it can be held against what they know. */
import kinds from '../../../../../content/oracle/answers.json' with { type: 'json' }
import { remembering } from '../../../../core/memo.ts'
import { nounOf } from '../../../../english/noun-phrases.ts'
import { pronounIn } from '../../../../english/pronouns.ts'
import { auxiliaries, isContent, modals } from '../../../../english/small-words.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { verbOf } from '../../../../english/verbs.ts'
import { isOfYou, putAsTold, putIn, type Put } from '../../hear/put.ts'
import type { Speech, Thing } from '../../desk/wishes.ts'
import type { Desk } from '../../desk/desk.ts'
import { exitsSeen, featureAt, here, placeOf } from '../../desk/place.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { keysOf } from '../../desk/keys.ts'
import { isMeasuring, isSpan } from './by-chance.ts'
import { type Question } from './bearing.ts'

/** When it was says nothing of what they did then. */
const times = new Set(kinds.times)
const spans = new Set(keysOf([...kinds.times, ...kinds['how-much']].join(' ')))

const numbers = new Set(keysOf(kinds['how-much'].join(' ')))

export type Inquiry = Question & {
  readonly put: Put | undefined
  /** What they themselves did, and when. */
  readonly isOfDoings: boolean
  readonly said: string
  /** `Why?`: it asks on about what was said last. */
  readonly isFollowing?: true
  /** It is asked of that and of nothing about it: `who is she`, `tell me about the well`. */
  readonly isBare: boolean
  /** Nothing but to notice is asked: `anything odd about it`, `what stands out`. */
  readonly isNotice: boolean
  /** What it is about, as the table calls it; empty where it has no name. */
  readonly named: string
  readonly about: readonly Thing[]
}

const ownKeys = remembering(
  ({ name, aliases, callings }: Person): ReadonlySet<string> =>
    new Set(keysOf([name, ...aliases, ...callings].join(' '))),
)

/** What anybody here knows of a thing: where a way leads, what stands written of a feature. */
function besideOf(desk: Desk, { kind, id, name, says = '' }: Thing): string {
  const place = here(desk)
  const keys = keysOf(name)
  const way = exitsSeen(desk).find(exit => (kind === 'way' && exit.to === id) || isOne(keys, keysOf(exit.name)))
  const beyond = way === undefined ? undefined : placeOf(desk, way.to)
  return [kind === 'person' ? '' : says, way?.text ?? '', beyond?.name ?? '', featureAt(place, name)?.text ?? ''].join(
    ' ',
  )
}

const isOne = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.length === other.length && one.every(key => other.includes(key))

/** The name it turns on: a thing of the world, else the first noun of what was only mentioned. */
function headsOf(about: readonly Thing[]): readonly string[] {
  const things = about.filter(({ kind }) => kind !== 'mention' && kind !== 'topic')
  const nouns = about.filter(
    ({ name }) => keysOf(name).some(key => !numbers.has(key)) && verbOf(name.toLowerCase()) === undefined,
  )
  const [head] = [...things, ...nouns]
  return head === undefined ? [] : keysOf(head.name)
}

const nobodys: ReadonlySet<string> = new Set()

/** They say little beside another word: `somebody here I could talk to`. */
const light = new Set(keysOf(kinds.light.join(' ')))

/** Of everybody here, or of all of the place. */
const isOfTown = (said: string): boolean =>
  wordsOf(said).some(word => ['town', 'village', 'city', 'live', 'lives', 'place', 'settlement'].includes(word))

const anyone = new Set(['somebody', 'someone', 'anybody', 'anyone'])
const anywhere = new Set(['somewhere', 'anywhere', 'someplace'])

/** `is there somebody who`, `does anyone know`, `is there somewhere`: who it is and where it is answers better than yes. */
function soughtIn(said: string): 'who' | 'where' | undefined {
  const words = wordsOf(said)
  if ((words[1] === 'there' || words.slice(0, 2).some(word => anyone.has(word))) && words.some(word => anyone.has(word))) return 'who' // prettier-ignore
  return words.some((word, at) => anywhere.has(word) || (word === 'place' && words[at + 1] === 'to')) ? 'where' : undefined // prettier-ignore
}

/** `anything weird`, `what is going on`: they ask for whatever is worth a word, and are nothing to be looked for. */
const noticing = new Set(keysOf(kinds.noticing.join(' ')))

const asking = new Set(kinds.bare)

/** Nothing is said of what is named but that one asks. */
function isBareOf(said: string, about: readonly Thing[]): boolean {
  const named = new Set(about.flatMap(({ name, names }) => wordsOf([name, ...names].join(' '))))
  const forms = [...named].map(nounOf)
  return wordsOf(said).every(word => !isContent(word) || named.has(word) || forms.includes(nounOf(word)) || asking.has(word) || pronounIn.has(word) || auxiliaries.has(word) || modals.has(word) || noticing.has(word)) // prettier-ignore
}

const leading = new Set(keysOf(kinds.leading.join(' ')))

/** Who has the say, of everything here and of nothing in particular. */
export const asksForLeader = ({ put, keys, asks }: Inquiry): boolean =>
  put === 'leader' && asks !== 'why' && asks !== 'when' && keys.every(key => leading.has(key) || light.has(key))

/** `Is it far?` asks yes or no; `dragons`, asked about, do not. */
const isAskedWhole = (said: string): boolean =>
  said.trimEnd().endsWith('?') ||
  anyone.has(wordsOf(said)[0] ?? '') ||
  auxiliaries.has(wordsOf(said)[0] ?? '') ||
  modals.has(wordsOf(said)[0] ?? '')

export function inquiryOf(
  desk: Desk,
  person: Person | undefined,
  speech: Pick<Speech, 'said' | 'about' | 'asks' | 'toFace'>,
): Inquiry {
  const { said, toFace } = speech
  const isOfThem = isOfYou(toFace ?? said)
  const asks = isSpan(said)
    ? 'when'
    : isMeasuring(said)
      ? 'how-much'
      : speech.asks !== 'whether'
        ? speech.asks
        : isAskedWhole(said)
          ? (soughtIn(said) ?? 'whether')
          : 'what'
  const about = speech.about.filter(({ id }) => id !== person?.id)
  const own = person === undefined ? nobodys : ownKeys(person)
  const heads = headsOf(about)
  const named = [...new Set([...keysOf(said), ...heads])].filter(key => !own.has(key) && !(isOfThem && spans.has(key)))
  const uncounted = named.filter(key => !numbers.has(key)) // `the six sleepers` are the sleepers
  const told = uncounted.length > 0 ? uncounted : named
  const isNotice = told.some(key => noticing.has(key))
  const plain = isNotice ? told.filter(key => !noticing.has(key)) : told
  const telling = asks === 'how-much' ? plain : plain.filter(key => !light.has(key))
  const keys = telling.length > 0 || isNotice ? telling : plain
  const beside = keysOf(
    [
      ...about.map(thing => besideOf(desk, thing)),
      isOfTown(said) ? `${here(desk).region} ${here(desk).name}` : '',
    ].join(' '),
  ).filter(key => !keys.includes(key))
  return {
    keys,
    isNotice,
    isBare: isBareOf(said, about),
    beside,
    heads: heads.filter(key => !own.has(key)),
    asks: isNotice && asks === 'whether' ? 'what' : asks,
    isOfYou: isOfThem,
    put: toFace === undefined ? putIn(said) : putAsTold(toFace),
    isOfDoings: isOfThem && wordsOf(said).some(word => times.has(word)),
    said,
    named:
      about.find(({ kind }) => kind !== 'mention' && kind !== 'topic' && kind !== 'crowd')?.name ??
      about.find(({ name }) => heads.some(key => keysOf(name).includes(key)))?.name ??
      '',
    about,
  }
}

/** A bare question word takes its topic from what was spoken of last with the same; `told` is what was said of it. */
export function followed(
  { memory: { spoke } }: Desk,
  whom: string,
  inquiry: Inquiry,
  told = spoke?.told ?? '',
): Inquiry {
  const isBare = inquiry.keys.length === 0 && inquiry.put === undefined && !inquiry.isNotice && wordsOf(inquiry.said).length < 4 // prettier-ignore
  if (!isBare || spoke?.person !== whom || spoke.keys.length === 0) return inquiry
  return { ...inquiry, keys: spoke.keys, heads: [], beside: keysOf(told), named: inquiry.named || (spoke.of ?? ''), isFollowing: true } // prettier-ignore
}
