/** A small world to begin tests with, and a way to run a move in it. */
import type { Json } from '../../core/json.ts'
import { seedRng, type Rng } from '../../core/random.ts'
import type { Result } from '../../core/result.ts'
import type { MoveDone, RuleRefusal } from '../ruleset.ts'
import { faultOfShape } from '../shape-check.ts'
import { allMoves } from './moves/all.ts'
import type { Clock } from './model/clocks.ts'
import type { Scoundrel } from './model/crew.ts'
import type { BladesEvent } from './model/events.ts'
import { fold } from './model/fold.ts'
import type { Attempt, PlayMood } from './model/scene.ts'
import { tallyOf, usualStyle, type BladesWorld } from './model/world.ts'

export const somebody = (name: string, change: Partial<Scoundrel> = {}): Scoundrel => ({
  name,
  pronouns: 'they',
  archetype: 'Lamplighter',
  background: '',
  look: '',
  vice: { kind: 'gambling', purveyor: '' },
  dots: {},
  abilities: [],
  stress: 0,
  trauma: [],
  harm: [],
  healing: 0,
  isRecovering: false,
  armour: [],
  carried: [],
  stash: 0,
  marks: { insight: 0, prowess: 0, resolve: 0, playbook: 0 },
  friend: '',
  rival: '',
  fate: 'playing',
  secret: '',
  ...change,
})

export const aClock = (change: Partial<Clock> = {}): Clock => ({
  name: 'The Watch Closes In',
  segments: 4,
  filled: 0,
  isVisible: true,
  kind: 'threat',
  consequence: { kind: 'escalate', description: 'The watch is at the door.', severity: 'moderate' },
  ...change,
})

export const anAttempt = (change: Partial<Attempt> = {}): Attempt => ({
  intent: 'get past the night clerk',
  approach: 'with a borrowed coat',
  position: 'risky',
  effect: 'standard',
  threat: 'he knows the coat',
  opportunity: 'the ledger is on his desk',
  ...change,
})

const bare: BladesWorld = {
  phase: { kind: 'creation' },
  lead: 'wren',
  scoundrels: { wren: somebody('Wren'), odd: somebody('Odd') },
  crew: {
    name: 'The Late Post',
    kind: 'thieves',
    reputation: 'discreet',
    lair: 'a dead-letter office',
    tier: 0,
    hold: 'strong',
    rep: 0,
    turf: 0,
    heat: 0,
    wanted: 0,
    coin: 2,
    isHunted: false,
    claims: [],
    upgrades: [],
    cohorts: [],
    assets: [],
    marks: 0,
  },
  pool: [6, 5, 4, 3, 2],
  factions: {
    the_watch: {
      name: 'The Watch',
      description: '',
      attitude: 'neutral',
      tier: 2,
      hold: 'strong',
      goals: [],
      resources: [],
      rumours: [],
      enemies: [],
      allies: [],
      secrets: [],
    },
  },
  clocks: { the_watch_closes_in: aClock() },
  places: {
    the_sorting_hall: { name: 'The Sorting Hall', description: '', features: [] },
  },
  people: {},
  rumours: [],
  threads: [],
  tone: 'neutral',
  summaries: [],
  goals: [],
  recentCosts: [],
  threats: [],
  owed: [],
  interrupt: null,
  isEntangled: false,
  entry: null,
  suggestions: [],
  score: null,
  jobs: {},
  endings: [],
  cameTrue: [],
  opened: [],
  scoresDone: 0,
  day: 1,
}

/** The world above with some of it changed, in a scene and a mood. */
export function worldIn(mood: PlayMood, change: Partial<BladesWorld> = {}): BladesWorld {
  const world = { ...bare, ...change }
  const scene = {
    place: 'the_sorting_hall',
    present: [],
    stakes: '',
    beats: [],
    sinceDie: 0,
    style: usualStyle,
    began: tallyOf(world),
  }
  return { ...world, phase: { kind: 'playing', scene, mood } }
}

export const between = (change: Partial<BladesWorld> = {}): BladesWorld => ({
  ...bare,
  ...change,
  phase: { kind: 'between', mood: { kind: 'between', hasActed: false } },
})

export const openScene: PlayMood = { kind: 'scene', variant: { kind: 'open' } }
export const inAction = (change: Partial<Attempt> = {}): PlayMood => ({
  kind: 'action',
  attempt: anAttempt(change),
  hasPushed: false,
})

export type Tried = Result<MoveDone<BladesEvent> & { readonly world: BladesWorld }, RuleRefusal>

/** A move as the table would run it: its shape first, then the rules, then the fold of what happened. */
export function tryMove(
  world: BladesWorld,
  name: string,
  input: Readonly<Record<string, Json>> = {},
  rng: Rng = seedRng(1),
): Tried {
  const move = allMoves.find(known => known.name === name)
  const fault = move ? faultOfShape(move.input, input) : `no move "${name}"`
  if (!move || fault !== undefined) return { ok: false, refusal: { code: 'shape', why: fault ?? '', allowed: [] } }
  const done = move.run(world, input, rng)
  if (!done.ok) return done
  return { ok: true, value: { ...done.value, world: done.value.events.reduce(fold, world) } }
}

/** The same, where it is sure to be done. */
export function play(
  world: BladesWorld,
  name: string,
  input: Readonly<Record<string, Json>> = {},
  rng: Rng = seedRng(1),
): BladesWorld {
  const tried = tryMove(world, name, input, rng)
  if (!tried.ok) throw new Error(`${name}: ${tried.refusal.why}`)
  return tried.value.world
}
