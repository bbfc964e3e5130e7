/** Finds the names of a horizon in words: whole or in part, in any number, with slips of the fingers. */
import { memo } from '../../../core/memo.ts'
import type { Named } from './intent.ts'
import { isVerbWord } from './lexicon.ts'
import { isSlipOf } from './nearness.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Token } from '../../../english/tokens.ts'
import { articles, describing, familiar, prepositions } from './words/common.ts'

type Shape = {
  readonly words: readonly string[]
  /** How many of the words say what it is, before an `of` that says what kind: `Amulet of the Open Hand`. */
  readonly heads: number
  /** How much each word tells of the name; together 1. */
  readonly weights: readonly number[]
}
type Entry = { readonly named: Named; readonly shape: Shape }
type Meaning = { readonly word: string; readonly likeness: number }
type Hit = { readonly entry: Entry; readonly word: number; readonly at: number; readonly likeness: number }

/** A name that was found, from its first word to after its last. */
export type Sighting = {
  readonly named: Named
  readonly from: number
  readonly to: number
  /** How many words were typed of it that say more than `old` or `the`. */
  readonly telling: number
}

type ByWord = ReadonlyMap<string, readonly { readonly entry: Entry; readonly word: number }[]>

export type NameIndex = {
  readonly byWord: ByWord
  /** Whether a line's word is a word of some name. */
  readonly has: (word: string) => boolean
  /** What a word is taken for; none is compared with every name twice. */
  readonly meanings: (word: string) => readonly Meaning[]
}

/** Never what a name is known by: `Torches for the Pans`. */
const linking = new Set(['and', 'or', 'for', 'to', 'with', 'in', 'on', 'at', 'from', 'by'])

const weightOf = (word: string): number => (/^\d+$/u.test(word) ? 0.3 : describing.has(word) ? 0.6 : 1)

/** What is in sight changes from beat to beat, its names do not. */
const shapeOf = memo(4_000, (name): Shape => {
  const all = wordsOf(name)
  const telling = all.filter(word => !articles.has(word) && !linking.has(word))
  const words = telling.length > 0 ? telling : all
  // In a phrase such as `well-keeper` the last word says what it is; in a name such as `Maren Oake` either does.
  const isPhrase = !/\p{Lu}/u.test(name)
  const raw = words.map((word, at) => weightOf(word) * (isPhrase && at < words.length - 1 ? 0.6 : 1))
  const sum = raw.reduce((total, one) => total + one, 0)
  const of = all.indexOf('of')
  const heads = of < 1 ? words.length : all.slice(0, of).filter(word => words.includes(word)).length
  return { words, heads, weights: raw.map(one => one / sum) }
})

function made(named: readonly Named[]): NameIndex {
  const byWord = new Map<string, { entry: Entry; word: number }[]>()
  for (const one of named) {
    const entry = { named: one, shape: shapeOf(one.name) }
    entry.shape.words.forEach((word, at) => {
      const there = byWord.get(word)
      if (there) there.push({ entry, word: at })
      else byWord.set(word, [{ entry, word: at }])
    })
  }
  return { byWord, has: word => byWord.has(word), meanings: memo(400, word => meaningsOf(word, byWord)) }
}

const isSame = (one: Named, other: Named | undefined): boolean =>
  one === other ||
  (one.name === other?.name && one.id === other.id && one.kind === other.kind && one.likeness === other.likeness)

let last: { readonly named: readonly Named[]; readonly index: NameIndex } | undefined

/** From one line to the next mostly the same names are in sight, and then the index is the same. */
export function indexOf(named: readonly Named[]): NameIndex {
  const isKept = last?.named.length === named.length && last.named.every((one, at) => isSame(one, named[at]))
  if (last === undefined || !isKept) last = { named, index: made(named) }
  return last.index
}

/** `rats` for `rat`, `fisherman` for `fishermen`, `wolves` for `wolf`; and the other way round. */
function numbersOf(word: string): readonly string[] {
  const changed = [`${word}s`, `${word}es`, word.replace(/men$/u, 'man'), word.replace(/man$/u, 'men')]
  const singular = [
    word.replace(/s$/u, ''),
    word.replace(/es$/u, ''),
    word.replace(/ves$/u, 'f'),
    word.replace(/ies$/u, 'y'),
  ]
  return [...singular, ...changed].filter(one => one !== word)
}

const mayBeSlip = (word: string): boolean =>
  word.length > 2 && !familiar.has(word) && !articles.has(word) && !prepositions.has(word) && !isVerbWord(word)

/** The words of names that this word may stand for, and how surely. */
function meaningsOf(word: string, byWord: ByWord): readonly Meaning[] {
  if (byWord.has(word)) return [{ word, likeness: 1 }]
  const numbered = numbersOf(word).filter(one => byWord.has(one))
  if (numbered.length > 0) return numbered.map(one => ({ word: one, likeness: 0.97 }))
  if (!mayBeSlip(word)) return []
  const near: Meaning[] = []
  for (const known of byWord.keys()) {
    if (isSlipOf(word, known)) near.push({ word: known, likeness: 0.85 })
    else if (word.length > 3 && known.startsWith(word)) near.push({ word: known, likeness: 0.8 })
  }
  return near
}

function hitsIn(tokens: readonly Token[], index: NameIndex): ReadonlyMap<Entry, readonly Hit[]> {
  const hits = new Map<Entry, Hit[]>()
  tokens.forEach(({ text, speech }, at) => {
    if (speech !== undefined || (articles.has(text) && !index.has(text))) return
    for (const { word: meant, likeness } of index.meanings(text))
      for (const { entry, word } of index.byWord.get(meant) ?? []) {
        const hit = { entry, word, at, likeness }
        const there = hits.get(entry)
        if (there) there.push(hit)
        else hits.set(entry, [hit])
      }
  })
  return hits
}

/** Words of one name that stand together, with no more than articles between them. */
function runsOf(hits: readonly Hit[], tokens: readonly Token[]): readonly (readonly Hit[])[] {
  const runs: Hit[][] = []
  for (const hit of hits) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const between = before ? tokens.slice(before.at + 1, hit.at) : []
    const isBeside = between.every(({ text }) => articles.has(text)) && !(tokens[hit.at]?.gap ?? '').includes(',')
    const isNew = last?.every(({ word }) => word !== hit.word) ?? false
    if (last && before && isBeside && isNew && before.at !== hit.at) last.push(hit)
    else if (before?.at !== hit.at) runs.push([hit])
  }
  return runs
}

function toSighting({ named, shape: { words, weights, heads } }: Entry, run: readonly Hit[]): Sighting | undefined {
  const matched = run.reduce((sum, { word, likeness }) => sum + (weights[word] ?? 0) * likeness, 0)
  const likeness = Math.round(matched * 1000) / 1000
  const isTelling = run.some(({ word }) => !/^\d+$/u.test(words[word] ?? ''))
  const isWhole = run.length === words.length
  const isOnlyDescribing = run.every(({ word }) => weightOf(words[word] ?? '') < 1)
  const isKindAlone = named.kind === 'item' && run.length < 2 && run.every(({ word }) => word >= heads)
  if (!isTelling || isKindAlone || (isOnlyDescribing && !isWhole)) return undefined
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return undefined
  return { named: { ...named, likeness }, from: first.at, to: last.at + 1, telling: run.length }
}

/** Every way in which a stretch of words can name something, in the order of the words. */
export function sightingsIn(tokens: readonly Token[], index: NameIndex): readonly Sighting[] {
  const all: Sighting[] = []
  for (const [entry, hits] of hitsIn(tokens, index))
    for (const run of runsOf(hits, tokens)) {
      const sighting = toSighting(entry, run)
      if (sighting) all.push(sighting)
    }
  return all
}
