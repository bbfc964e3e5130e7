/** The whole of a game in play. It is the fold of its events, and plain JSON. */
import type { Clock, Interrupt } from './clocks.ts'
import type { Crew, Scoundrel } from './crew.ts'
import type { Ending, Job } from './job.ts'
import type { Faction, Person, Place, Rumour, Thread } from './people.ts'
import type { BetweenMood, EntryContext, Owed, PlayMood, Scene, SceneStyle, SceneSummary, Tally } from './scene.ts'
import type { Score } from './score.ts'
import type { Tone } from './words.ts'

export const mostStress = 9
export const mostHeat = 10
export const mostWanted = 4
export const mostTrauma = 4
export const poolSize = 6
export const firstPool = 5

export type Phase =
  | { readonly kind: 'creation' }
  | { readonly kind: 'scenario' }
  | { readonly kind: 'playing'; readonly scene: Scene; readonly mood: PlayMood }
  | { readonly kind: 'between'; readonly mood: BetweenMood }
  | { readonly kind: 'ended'; readonly how: string }

export type BladesWorld = {
  readonly phase: Phase
  /** Whose dice these are: the one the human plays, or whoever leads now. */
  readonly lead: string
  readonly scoundrels: Readonly<Record<string, Scoundrel>>
  readonly crew: Crew
  readonly pool: readonly number[]
  readonly factions: Readonly<Record<string, Faction>>
  readonly clocks: Readonly<Record<string, Clock>>
  readonly places: Readonly<Record<string, Place>>
  readonly people: Readonly<Record<string, Person>>
  readonly rumours: readonly Rumour[]
  readonly threads: readonly Thread[]
  readonly tone: Tone
  readonly summaries: readonly SceneSummary[]
  readonly goals: readonly string[]
  /** The latest first, three of them. */
  readonly recentCosts: readonly string[]
  /** The latest first, five of them. */
  readonly threats: readonly string[]
  readonly owed: readonly Owed[]
  readonly interrupt: Interrupt | null
  readonly isEntangled: boolean
  readonly entry: EntryContext | null
  readonly suggestions: readonly string[]
  readonly score: Score | null
  /** Jobs by their slug, taken or not. */
  readonly jobs: Readonly<Record<string, Job>>
  readonly endings: readonly Ending[]
  /** The names of clocks that have been full. */
  readonly cameTrue: readonly string[]
  /** What the latest of them did, in words: it has happened, and may be spoken of. */
  readonly opened: readonly string[]
  readonly scoresDone: number
  readonly day: number
}

export const usualStyle: SceneStyle = { atmosphere: 'mundane', pressure: 'watchful', class: 'street' }

export const leadOf = ({ scoundrels, lead }: BladesWorld): Scoundrel | undefined =>
  Object.hasOwn(scoundrels, lead) ? scoundrels[lead] : undefined

export const tallyOf = (world: BladesWorld): Tally => ({
  stress: leadOf(world)?.stress ?? 0,
  coin: world.crew.coin,
  heat: world.crew.heat,
  dice: world.pool.length,
})

export const moods = [
  'scene',
  'action',
  'aftermath',
  'downtime',
  'trauma',
  'bargain',
  'entanglement',
  'between',
  'creation',
  'scenario',
  'ended',
] as const
export type MoodLabel = (typeof moods)[number]

/** What is being played, in a word: the mood while there is one, else the phase. */
export function moodOf({ phase }: BladesWorld): MoodLabel {
  return phase.kind === 'playing' || phase.kind === 'between' ? phase.mood.kind : phase.kind
}

export const sceneOf = ({ phase }: BladesWorld): Scene | undefined =>
  phase.kind === 'playing' ? phase.scene : undefined
