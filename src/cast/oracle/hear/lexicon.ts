/** The verbs of content/oracle, found by their first word in any of its forms. */
import ideaRows from '../../../../content/oracle/idea-phrases.json' with { type: 'json' }
import speechRows from '../../../../content/oracle/speech-acts.json' with { type: 'json' }
import verbRows from '../../../../content/oracle/verbs.json' with { type: 'json' }
import type { Word } from '../../../english/line.ts'
import { isAdverb, isContent, prepositions } from '../../../english/small-words.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { verbOf } from '../../../english/verbs.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import type { DeedVerb, IdeaKind, Role, Thing } from '../desk/wishes.ts'

type Kind = Thing['kind']

/** Kinds that go together, as a writer names them. */
const groups: Readonly<Record<string, readonly Kind[]>> = {
  thing: ['feature', 'item', 'mention', 'body'],
  who: ['person', 'companion', 'company', 'crowd', 'foe'],
  where: ['place', 'way'],
  any: ['person', 'companion', 'company', 'crowd', 'place', 'way', 'feature', 'item', 'foe', 'body', 'spell', 'topic', 'mention', 'power'], // prettier-ignore
}

export type Takes = readonly (readonly [Role, ReadonlySet<Kind>])[]
export type Frame = {
  readonly takes: Takes
  readonly isTwofold: boolean
  readonly isOfFights: boolean
  readonly needs?: Role
}

export type Sense =
  | { readonly kind: 'deed'; readonly verb: DeedVerb; readonly frame: Frame }
  | { readonly kind: 'speech'; readonly act: SpeechAct }
  | { readonly kind: 'idea'; readonly idea: IdeaKind }

type Entry = {
  readonly sense: Sense
  readonly words: readonly string[]
  /** Counts only with an object that fits. */
  readonly isWeak: boolean
}

const asKinds = (names: readonly string[]): ReadonlySet<Kind> =>
  new Set(names.flatMap(name => (Object.hasOwn(groups, name) ? (groups[name] ?? []) : [name as Kind]))) // held by the test of content

type Row = {
  readonly phrases: readonly string[]
  readonly weak?: readonly string[]
  readonly takes: Readonly<Record<string, readonly string[]>>
  readonly two?: boolean
  readonly needs?: string
  readonly fight?: boolean
}

const frameOf = ({ takes, two, needs, fight }: Row): Frame => ({
  takes: Object.entries(takes).map(([role, kinds]) => [role as Role, asKinds(kinds)] as const),
  isTwofold: two === true,
  isOfFights: fight === true,
  ...(needs !== undefined && { needs: needs as Role }),
})

const index = new Map<string, Entry[]>()

function add(lists: readonly string[], sense: Sense, isWeak = false): void {
  for (const list of lists)
    for (const phrase of list.split(',')) {
      const [first = '', ...rest] = wordsOf(phrase)
      const entries = index.get(first)
      const entry = { sense, words: [first, ...rest], isWeak }
      if (entries === undefined) index.set(first, [entry])
      else entries.push(entry)
    }
}

for (const [verb, row] of Object.entries(verbRows as Readonly<Record<string, Row>>)) {
  const sense: Sense = { kind: 'deed', verb: verb as DeedVerb, frame: frameOf(row) }
  add(row.phrases, sense)
  add(row.weak ?? [], sense, true)
}
for (const [act, { verbs }] of Object.entries(speechRows)) add(verbs, { kind: 'speech', act: act as SpeechAct })
for (const [idea, phrases] of Object.entries(ideaRows)) add(phrases, { kind: 'idea', idea: idea as IdeaKind })

/** What one does to somebody with no more than a face or a hand, and whether it is done at them: `smile at`, `pat`. */
export function gestureOf(noun: string): { readonly isAt: boolean } | undefined {
  const entries = (index.get(noun) ?? []).filter(({ sense, isWeak }) => sense.kind === 'deed' && given.has(sense.verb) && !isWeak) // prettier-ignore
  const isAlone = entries.some(({ words }) => words.length === 1)
  return isAlone ? { isAt: entries.some(({ words }) => words[1] === 'at') } : undefined
}
const given: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['gesture', 'shove', 'break', 'move', 'attack'])

export const isVerb = (word: string): boolean => index.has(verbOf(word) ?? word) || index.has(word)

export type Match = {
  readonly sense: Sense
  readonly isWeak: boolean
  /** How many of its words stand there. */
  readonly weight: number
  /** How many of them are more than a particle: `make camp` says more than `make up`. */
  readonly nouns: number
  /** Which words of the clause it has taken, from the verb on. */
  readonly taken: ReadonlySet<number>
  /** `close his eyes`: whose they are, where the phrase speaks of something of somebody's. */
  readonly owner?: readonly Word[]
  /** `throw … at`: what stands between is what it is done with. */
  readonly isThrown?: true
}

const owning = new Set('my your his her its our their'.split(' '))

/** `the eyes of`, said as `his eyes` or `the dead man's eyes`: how many words that takes. */
function ownerAt(words: readonly Word[], at: number): number {
  if (owning.has(words[at]?.text ?? '')) return 1
  for (let next = at; next < Math.min(at + 5, words.length); next += 1)
    if (words[next]?.owns === true) return next - at + 1
  return 0
}

function following(entry: Entry, words: readonly Word[], from: number): Match | undefined {
  const taken = new Set([from])
  let [at, hasGap] = [from + 1, false]
  let owner: readonly Word[] | undefined
  for (let next = 1; next < entry.words.length; next += 1) {
    const word = entry.words[next] ?? ''
    if (word === 'the' && entry.words[next + 2] === 'of') {
      const length = ownerAt(words, at)
      const noun = [length, length + 1].find(step => words[at + step]?.text === entry.words[next + 1]) // `his coat pockets`
      if (length > 0 && noun !== undefined) {
        owner = words.slice(at, at + length)
        for (let step = 0; step <= noun; step += 1) taken.add(at + step)
        at += noun + 1
        next += 2
        continue
      }
    }
    while (isAdverb(words[at]?.text ?? '') && words[at]?.text !== word) at += 1
    if (words[at]?.text !== word) {
      const jump = hasGap || next > 1 ? -1 : beyondObject(entry.words.slice(next), words, at)
      if (jump === -1) return undefined
      hasGap = true
      at = jump
    }
    taken.add(at)
    at += 1
  }
  const last = entry.words.at(-1) ?? ''
  const isBefore = hasGap && prepositions.has(last) && isNounAt(words, at)
  if (isBefore && !leading.has(last)) return undefined // `put the cap on the bar` is no putting on
  if (isBefore) taken.delete(at - 1) // `throw the lantern at the rat`: it leads in whom it is thrown at
  return {
    sense: entry.sense,
    isWeak: entry.isWeak,
    weight: entry.words.length,
    nouns: entry.words.slice(1).filter(word => isContent(word) && !prepositions.has(word) && !isAdverb(word)).length,
    taken,
    ...(owner !== undefined && { owner }),
    ...(isBefore && { isThrown: true as const }),
  }
}
const leading = new Set(['at', 'to', 'with', 'from', 'into'])

const isNounAt = (words: readonly Word[], at: number): boolean => {
  const word = words[at]
  return (
    word !== undefined &&
    !word.gap.includes(',') &&
    !prepositions.has(word.text) &&
    !isAdverb(word.text) &&
    word.text !== 'and'
  )
}

const longestObject = 5

/** `walk her home`, `take Tamsel hostage`: where the rest of the phrase stands, behind its object. */
function beyondObject(rest: readonly string[], words: readonly Word[], at: number): number {
  for (let next = at + 1; next <= Math.min(at + longestObject, words.length - rest.length); next += 1) {
    if (rest.every((word, step) => words[next + step]?.text === word)) return next
    const isBroken = prepositions.has(words[next]?.text ?? '') && words[next]?.text !== 'of'
    if (isBroken || prepositions.has(words[at]?.text ?? '')) return -1
  }
  return -1
}

/** Every phrase whose first word stands here. */
export function matchesAt(words: readonly Word[], at: number): readonly Match[] {
  const text = words[at]?.text ?? ''
  const base = verbOf(text)
  const entries = [...(index.get(text) ?? []), ...(base !== undefined && base !== text ? (index.get(base) ?? []) : [])]
  return entries.flatMap(entry => following(entry, words, at) ?? [])
}
