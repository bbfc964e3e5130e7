/**
 * What of a body answers a question: the sentences that speak of what it turns on and are of the kind it asks for. What
 * speaks of it and is not of that kind is no answer, and worth telling beside an honest one.
 */
import { leansBack } from '../../../../english/leaning.ts'
import { polarOf } from '../../../../english/polar.ts'
import { prepositions } from '../../../../english/small-words.ts'
import type { Desk } from '../../desk/desk.ts'
import { keysOf } from '../../desk/keys.ts'
import type { Asked } from '../../desk/wishes.ts'
import { fitOf, isHeld, isKindOf } from './bearing.ts'
import type { Passage } from './body.ts'
import { isMeasured } from './by-chance.ts'
import type { Inquiry } from './inquiry.ts'

export type Found = {
  readonly passage: Passage
  /** From which sentence on it is told, and how many; none where its head says all there is to say. */
  readonly from: number
  readonly count: number
  readonly fit: number
  /** Of what is asked bare, what stands under its name comes first. */
  readonly rank: number
  /** It is the answer; else it only speaks of the same. */
  readonly isSure: boolean
  /** It names what is asked for itself, and not only what it stands under. */
  readonly isNear: boolean
}

/** So much of what is asked has to be spoken of: who asks whether or how wants the very thing. */
const needed: Readonly<Record<Asked, number>> = {
  what: 0.6,
  who: 0.6,
  where: 0.6,
  when: 0.6,
  why: 0.6,
  which: 0.6,
  'how-much': 0.5,
  how: 0.75,
  whether: 0.8,
}

/** What is said of it: of a yes or no what stands behind the subject, and not when or where. */
function predicateOf({ keys, heads, asks, said }: Inquiry): readonly string[] {
  const rest = asks === 'whether' ? (polarOf(said)?.rest ?? []) : []
  const end = rest.findIndex(word => prepositions.has(word) && word !== 'to')
  const told = keysOf(rest.slice(0, end === -1 ? rest.length : end).join(' '))
  return told.length > 0 ? told : keys.filter(key => !heads.includes(key))
}

const headText = ({ head }: Passage): string =>
  head === undefined ? '' : [head.slots['who'], head.slots['place'], head.slots['way']].join(' ')

/** More than this is a speech. */
const mostSentences = 3

/** Less than this, and it does not even speak of the same. */
const leastNear = 0.3
/** Where nothing has a name, half of the words have to be there. */
const unnamed = 0.5

/** Who asks so may be told all that stands under a name. */
const described: ReadonlySet<Asked> = new Set<Asked>(['what', 'who', 'which'])
/** Who asks so is not helped by anything else about it. */
const exact: ReadonlySet<Asked> = new Set<Asked>(['whether', 'how-much', 'how'])

/** How one sentence answers, with what it stands under; `-1` is the head. */
function foundAt(desk: Desk, inquiry: Inquiry, passage: Passage, at: number): Found {
  const { sentences, of } = passage
  const text = at === -1 ? headText(passage) : (sentences[at] ?? '')
  const before = at > 0 && leansBack(text) ? (sentences[at - 1] ?? '') : ''
  const { heads, asks = 'what', said } = inquiry
  const fit = fitOf(desk.world, inquiry, text, `${of} ${before}`)
  const predicate = predicateOf(inquiry)
  const spoken = keysOf(`${text} ${before} ${at === -1 ? of : ''}`)
  const isSaid = predicate.some(key => isHeld(spoken, key))
  const isNamed = heads.some(key => isHeld(spoken, key))
  const under = keysOf(`${text} ${of} ${before}`)
  const isHeaded = heads.length === 0 || heads.some(key => isHeld(under, key))
  const isKind = isKindOf(asks, `${text} ${before}`) && isMeasured(said, text)
  const { isBare } = inquiry
  const isOfThat = described.has(asks)
  const from = before === '' ? at : at - 1
  const isWay = asks === 'where' && passage.head !== undefined // what it says of the house says nothing of the way there
  const isWhole = isBare && isOfThat && (of !== '' || passage.by !== undefined)
  return {
    passage,
    from: isWhole ? Math.min(0, at) : isWay ? -1 : from,
    count: isWhole ? Math.min(mostSentences, sentences.length) : isWay ? at + 2 : at - from + 1,
    fit,
    rank: fit + (isBare && of !== '' && heads.some(key => isHeld(keysOf(of), key)) ? 0.3 : 0),
    isNear: fit >= (heads.length > 0 ? leastNear : unnamed) && (exact.has(asks) ? isSaid : isSaid || (isBare && isOfThat) || isNamed), // prettier-ignore
    isSure: fit >= needed[asks] && isKind && (predicate.length > 0 ? isSaid && isHeaded : isBare && (isOfThat ? isHeaded : isNamed)), // prettier-ignore
  }
}

const better = (one: Found, other: Found): number =>
  Number(other.isSure) - Number(one.isSure) ||
  other.rank - one.rank ||
  one.passage.distance - other.passage.distance ||
  one.count - other.count

/** What answers best; `isStale` says what was told a moment ago and is not told again. */
export function find(
  desk: Desk,
  inquiry: Inquiry,
  body: readonly Passage[],
  isStale: (found: Found) => boolean = () => false,
): Found | undefined {
  if (inquiry.keys.length === 0) return undefined
  const all = body.flatMap(passage => {
    const lines = passage.sentences.map((_, at) => at)
    return (passage.head === undefined ? lines : [-1, ...lines]).map(at => foundAt(desk, inquiry, passage, at))
  })
  const [best] = all.filter(one => (one.isSure || one.isNear) && !isStale(one)).sort(better)
  return best
}
