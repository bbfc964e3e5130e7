/** What this Game Master keeps in mind between beats: plain JSON, handed back by the table, rewound with the beats. */
import type { Json } from '../../../core/json.ts'
import type { Wish } from './hear/wish.ts'

export type Offer = { readonly text: string; readonly wish: Wish }

/** A job under way: which obstacle is next, what was used up, how loud it has been. */
export type Running = {
  readonly job: string
  readonly at: number
  readonly bad: number
  /** What worked at a price: two of them are heard as one that did not. */
  readonly priced: number
  readonly complications: number
  /** What a flashback or a find has made easier. */
  readonly hasEdge: boolean
  readonly worse: number
  /** Who had a hand in it, once for each time. */
  readonly helped?: readonly string[]
}

export type Memory = {
  readonly turn: number
  readonly hasOpened: boolean
  /** How often each list of phrases was drawn from, so that none is said twice in a row. */
  readonly drawn: Readonly<Record<string, number>>
  readonly visited: readonly string[]
  /** What was told already: rumours, features, facts, by key. */
  readonly told: readonly string[]
  /** Jobs whose catch is known, and jobs of which a way in was found. */
  readonly catches: readonly string[]
  readonly ways: readonly string[]
  readonly heardJobs: readonly string[]
  readonly running: Running | null
  /** Something that goes on where the party stands, and can be joined. */
  readonly going: { readonly place: string; readonly text: string } | null
  readonly offers: readonly Offer[]
  /** A job that was about to be taken when the evening ended. */
  readonly open: Wish | null
  /** What is being tried in the open city is for: somebody who is pressed, something that is looked for. */
  readonly aim: { readonly person: string; readonly finds: string } | null
  /** Who has said that they will do something for the crew; it counts for the next job. */
  readonly favours: readonly string[]
  /** Who was spoken to last. */
  readonly with: string
  /** What was asked last that named anything: `who is he?` is asked of that. */
  readonly topic: string
  /** What chance has settled of the city, and is so from then on. */
  readonly established: readonly string[]
  /** What somebody means to do when the job is over, in their own words. */
  readonly errands: readonly string[]
  /** What was taken outside of a job, and is not sold yet. */
  readonly loot: readonly string[]
  /** What happened, a short line each, for recaps. */
  readonly events: readonly string[]
  readonly session: number
}

export const freshMemory: Memory = {
  turn: 0,
  hasOpened: false,
  drawn: {},
  visited: [],
  told: [],
  catches: [],
  ways: [],
  heardJobs: [],
  running: null,
  going: null,
  offers: [],
  open: null,
  aim: null,
  favours: [],
  with: '',
  topic: '',
  established: [],
  errands: [],
  loot: [],
  events: [],
  session: 0,
}

/** What another Game Master kept in mind is no memory of this one. */
export function readMemory(kept: Json): Memory {
  const isOurs =
    typeof kept === 'object' && kept !== null && !Array.isArray(kept) && 'hasOpened' in kept && 'drawn' in kept
  return isOurs ? { ...freshMemory, ...(kept as unknown as Memory) } : freshMemory
}

const mostEvents = 40

export const withEvent = (memory: Memory, event: string): Memory => ({
  ...memory,
  events: [...memory.events, event].slice(-mostEvents),
})
