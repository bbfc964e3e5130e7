/** What the books are written from: the parts of a telling that are of the story, with what each weighs. */
import { asSentence } from '../../../english/content-words.ts'
import { listOf, withA, withThe } from '../../../english/nouns.ts'
import type { Part, Salience } from '../../../table/parts.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { shortOf } from '../voice/sheet.ts'
import type { Slots } from './bank.ts'

/** What a part weighs where nobody said so. `null` is in no book: dice, lists, and what is said to whoever plays. */
const usual: Readonly<Record<Part['kind'], Salience | null>> = {
  arrived: 1,
  attitude: 1,
  blow: 0,
  carries: null,
  check: null,
  clock: 1,
  condition: null,
  deed: 1,
  ending: 3,
  established: 1,
  fell: 2,
  fight: 2,
  found: 2,
  gained: 1,
  goal: 2,
  healed: 1,
  joined: 2,
  'kept-back': 1,
  learned: 2,
  lost: 1,
  parted: 1,
  promise: 2,
  prose: 1,
  rose: 2,
  said: 1,
  seen: 0,
  table: null,
  time: 0,
}

export type Passage = {
  readonly part: Part
  /** Without marks; of speech what was said. */
  readonly sentences: readonly string[]
  readonly weight: Salience
  /** Whether it goes on within the paragraph before it. */
  readonly goesOn: boolean
}

const plain = (text: string): string => text.replaceAll('*', '').replaceAll('_', '')

/** What was found stands under its name, which is no sentence of the story: `**Loose board.** Under it …` */
function unheaded({ kind, text }: Part): string {
  const end = kind === 'found' && text.startsWith('**') ? text.indexOf('.**') : -1
  return end === -1 ? text : text.slice(end + '.**'.length)
}

const standsAlone = ({ kind }: Part): boolean => kind === 'said' || kind === 'prose'

/** What has no words is a fact all the same, and stays. */
export function passagesOf(parts: readonly Part[]): readonly Passage[] {
  let isOpen = false
  return parts.flatMap((part): readonly Passage[] => {
    const weight = usual[part.kind]
    if (weight === null) return []
    const sentences = sentencesOf(plain(unheaded(part))).map(asSentence)
    const goesOn = isOpen && !standsAlone(part)
    if (sentences.length > 0) isOpen = !standsAlone(part)
    return [{ part, sentences, weight: part.salience ?? weight, goesOn }]
  })
}

/** `Dame Orsolya Venn` and `Orsolya` are one person. */
export const isSame = (one: string, other: string): boolean => shortOf(one) === shortOf(other)

/** Names of all whom a fact is about. */
export const peopleIn = (part: Part): readonly string[] => {
  const { who, to, from, by, on } = part as { readonly [key in 'who' | 'to' | 'from' | 'by' | 'on']?: unknown }
  return [who, to, from, by, on].flat().filter(name => typeof name === 'string')
}

/** As a file is called, so is who it is about. */
export const nameOfFile = (file: string): string =>
  file
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** `a brass key` stays one of many; what has no article is the one that everybody knows. */
export const asCalled = (name: string): string => (name === withA(name) ? name : withThe(name))

/** Under which a bank has its lines for a fact: `fell-dead`, `fight-won`, `said-promise`. */
export function factKey(part: Part): string {
  const sort = sortOf(part)
  return sort === undefined ? part.kind : `${part.kind}-${sort}`
}

function sortOf(part: Part): string | undefined {
  if (part.kind === 'fight') return part.stage === 'ends' ? (part.end ?? 'won') : part.stage
  if (part.kind === 'fell') return part.how
  if (part.kind === 'goal') return part.state
  if (part.kind === 'said') return part.act
  if (part.kind === 'attitude') return part.direction
  return part.kind === 'deed' ? part.degree : undefined
}

/** Names and things of a fact, as a line of a bank has gaps for them; `call` says how somebody is called here. */
export function slotsOf(part: Part, call: (name: string) => string): Slots {
  const { kind: _kind, text: _text, ...fact } = part
  return Object.fromEntries(
    Object.entries(fact).flatMap(([gap, value]) => {
      const names = [value].flat().filter(one => typeof one === 'string')
      if (names.length === 0) return []
      if (gap === 'what' && part.kind === 'promise') return [[gap, asSentence(part.what.replaceAll('"', ''))]] // as it was said
      return [[gap, listOf(gap === 'name' ? names : names.map(call))]]
    }),
  )
}
