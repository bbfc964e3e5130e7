/** Real play and real talk that nobody here wrote, from beside the repository; what is not there is said and passed over. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (name: string): string => fileURLToPath(new URL(`../../../shared/bench/${name}`, import.meta.url))

type Play = {
  readonly episodes: readonly { readonly id: string; readonly turns: readonly (readonly [string, string])[] }[]
  readonly queries: readonly { readonly ep: string; readonly q: string; readonly start: number; readonly end: number }[]
}

type Talk = {
  readonly conversations: readonly {
    readonly sessions: readonly { readonly n: number; readonly date: string }[]
    readonly turns: readonly (readonly [string, string, string])[]
    readonly queries: readonly { readonly q: string; readonly ev: readonly string[] }[]
  }[]
}

/** One turn: where it stands, who spoke, and about how many tokens it is. */
export type Turn = {
  readonly source: string
  readonly by: string
  readonly text: string
  readonly when?: string
  readonly tokens: number
}

/** What is asked, and the turns that hold the answer. */
export type Question = { readonly words: string; readonly gold: ReadonlySet<number>; readonly source: string }

export type Corpus = { readonly turns: readonly Turn[]; readonly questions: readonly Question[] }

const toTurn = (source: string, by: string, text: string, when?: string): Turn => ({
  source,
  by,
  text,
  tokens: Math.ceil((by.length + 2 + text.length) / 4),
  ...(when === undefined ? {} : { when }),
})

/** `tuned` is the half that numbers were chosen on, `held` the half that is reported. */
export type Half = 'tuned' | 'held'
const isIn = (half: Half, index: number): boolean => (index % 2 === 0) === (half === 'tuned')

function read(name: string): unknown {
  if (existsSync(path(name))) return JSON.parse(readFileSync(path(name), 'utf8'))
  process.stderr.write(`../shared/bench/${name} is not here, so it is not measured.\n`)
  return undefined
}

/** All episodes are remembered; asked is about those of one half. */
export function realPlay(half: Half): Corpus | undefined {
  const play = read('crd3-dev.json') as Play | undefined // as its README says
  if (!play) return undefined
  const turns = play.episodes.flatMap(({ id, turns: said }) => said.map(([by, text]) => toTurn(id, by, text)))
  const asked = new Set(play.episodes.filter((_, index) => isIn(half, index)).map(({ id }) => id))
  const questions = play.queries
    .filter(({ ep }) => asked.has(ep))
    .map(({ ep, q, start, end }) => {
      const first = turns.findIndex(({ source }) => source === ep)
      const gold = new Set(Array.from({ length: end - start + 1 }, (_, index) => first + start + index))
      return { words: q, gold, source: ep }
    })
  return { turns, questions }
}

/** Each conversation is remembered by itself. */
export function realTalk(half: Half): readonly Corpus[] {
  const talk = read('locomo-dev.json') as Talk | undefined
  return (talk?.conversations ?? [])
    .filter((_, index) => isIn(half, index))
    .map(({ sessions, turns, queries }) => {
      const dates = new Map(sessions.map(({ n, date }) => [String(n), date]))
      const places = new Map(turns.map(([id], index) => [id, index]))
      return {
        turns: turns.map(([id, by, text]) => {
          const session = /D(\d+)/.exec(id)?.[1] ?? ''
          return toTurn(session, by, text, dates.get(session))
        }),
        questions: queries.map(({ q, ev }) => ({
          words: q,
          gold: new Set(ev.flatMap(id => places.get(id) ?? [])),
          source: '',
        })),
      }
    })
}

/** The first sentence of a description. */
export const firstSentence = (words: string): string => words.split(/(?<=[.!?]["”']?)\s+(?=[A-Z"“])/)[0] ?? words
