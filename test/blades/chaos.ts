/** A cast that does everything wrong. Whatever it says, the game stays legal, ends its turn, and folds to itself. */
import { deepStrictEqual } from 'node:assert'
import { assert } from '../../src/core/result.ts'
import type { Json } from '../../src/core/json.ts'
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import type { BladesEvent } from '../../src/rules/blades/model/events.ts'
import { fold } from '../../src/rules/blades/model/fold.ts'
import {
  moodOf,
  mostHeat,
  mostStress,
  mostWanted,
  poolSize,
  type BladesWorld,
  type MoodLabel,
} from '../../src/rules/blades/model/world.ts'
import { allMoves } from '../../src/rules/blades/moves/all.ts'
import { aClock, openScene, tryMove, worldIn } from '../../src/rules/blades/scenario.ts'
import type { TurnAnswer, TurnAsk } from '../../src/rules/blades/turn/asks.ts'
import { playTurn } from '../../src/rules/blades/turn/turn.ts'

const pick = <Value>(stream: Stream, list: readonly Value[]): Value => list[below(stream, list.length)] as Value

const numbers = [-99, -3, -1, 0, 1, 2, 3, 7, 99, Number.NaN]
const words = [
  '',
  'the_watch',
  'The Watch',
  'constructor',
  '__proto__',
  'desperate',
  'a hint of some words',
  'x'.repeat(900),
]

function anything(stream: Stream, depth = 0): Json {
  switch (below(stream, depth > 2 ? 4 : 6)) {
    case 0:
      return pick(stream, numbers)
    case 1:
      return pick(stream, words)
    case 2:
      return below(stream, 2) === 0
    case 3:
      return null
    case 4:
      return Array.from({ length: below(stream, 4) }, () => anything(stream, depth + 1))
    default:
      return { clockId: pick(stream, words), ticks: pick(stream, numbers), hint: pick(stream, words) }
  }
}

const keys = [
  'narration',
  'stressDelta',
  'coinDelta',
  'heatDelta',
  'continueScene',
  'suggestedActions',
  'traumaAssigned',
  'diceAction',
  'diceRecovered',
  'clocksToTick',
  'stressHealed',
  'costDescription',
  'threatDescription',
]

const inputs = [
  'engageIntent',
  'engageApproach',
  'engagePosition',
  'engageThreat',
  'engageOpportunity',
  'situation',
  'outcomes',
  'option',
  'options',
  'acceptTransition',
  'thought',
  'speakNpc',
  'utterance',
  'resolveOutcome',
  'resolveWhat',
  'who',
  'for',
  'index',
]

const record = (stream: Stream, from: readonly string[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(from.filter(() => below(stream, 2) === 0).map(key => [key, anything(stream)]))

const sane = (stream: Stream): Readonly<Record<string, Json>> => ({
  engageIntent: 'get in',
  engageApproach: 'quietly',
  engagePosition: pick(stream, ['controlled', 'risky', 'desperate']),
  engageThreat: 'a dog',
  engageOpportunity: 'a window',
})

function answer(
  stream: Stream,
  ask: TurnAsk,
  world: BladesWorld,
  rng: { now: ReturnType<typeof seedRng> },
): TurnAnswer {
  switch (ask.ask) {
    case 'mind': {
      const count = below(stream, 4)
      const calls = Array.from({ length: count }, () =>
        below(stream, 3) === 0
          ? { name: 'engage', input: sane(stream) }
          : { name: pick(stream, allMoves).name, input: record(stream, inputs) },
      )
      return { answer: 'mind', calls, output: below(stream, 9) === 0 ? anything(stream) : record(stream, keys) }
    }
    case 'die':
      return { answer: 'die', index: pick(stream, [0, 1, 2, 5, 11, -1, 99]), isBothSixes: below(stream, 3) === 0 }
    case 'offer':
      return { answer: 'offer', option: pick(stream, [0, 1, 2, 9, 'retreat', 'pass-out'] as const) }
    case 'rule': {
      const tried = tryMove(world, ask.name, ask.input, rng.now)
      if (!tried.ok) return { answer: 'refused', why: tried.refusal.why, allowed: tried.refusal.allowed }
      rng.now = tried.value.rng
      return { answer: 'ruled', world: tried.value.world, events: tried.value.events, facts: tried.value.facts }
    }
  }
}

function legal(world: BladesWorld): void {
  const { crew, pool, clocks, scoundrels } = world
  for (const { stress } of Object.values(scoundrels)) assert(stress >= 0 && stress <= mostStress, 'stress')
  assert(crew.heat >= 0 && crew.heat <= mostHeat && crew.wanted >= 0 && crew.wanted <= mostWanted, 'heat and wanted')
  assert(crew.coin >= 0, 'coin')
  assert(pool.length <= poolSize && pool.every(die => die >= 1 && die <= 6), 'the pool')
  for (const { filled, segments } of Object.values(clocks)) assert(filled >= 0 && filled <= segments, 'a clock')
  assert(world.recentCosts.length <= 3 && world.threats.length <= 5, 'lists')
  const isBreaking = moodOf(world) === 'trauma' || moodOf(world) === 'ended'
  assert(isBreaking || (scoundrels[world.lead]?.stress ?? 0) < mostStress, 'nine stress is a break')
}

/** What a full clock did is owed to the player, whatever else went on. */
function noneLost(events: readonly BladesEvent[]): void {
  const full = events.filter(event => event.type === 'clock-completed' && event.consequence.kind !== 'none').length
  const owed = events.filter(event => event.type === 'consequence-owed').length
  assert(full === owed, `${full} clocks were full, ${owed} are owed`)
}

type Table = { world: BladesWorld; readonly stream: Stream; readonly rng: { now: ReturnType<typeof seedRng> } }

/** One turn, to its end, whatever is asked on the way. */
function turnOf(table: Table, text: string): readonly BladesEvent[] {
  const going = playTurn(table.world, text)
  let step = going.next({ answer: 'refused', why: '', allowed: [] })
  let held = table.world
  let asks = 0
  while (!step.done) {
    asks += 1
    if (asks > 200) throw new Error('a turn without an end')
    const said = answer(table.stream, step.value, held, table.rng)
    if (said.answer === 'ruled') held = said.world
    step = going.next(said)
  }
  table.world = step.value.world
  return step.value.events
}

/** Between scenes a sane player goes on: whoever is at the door is met, and somewhere a scene begins. */
function goOn(table: Table): readonly BladesEvent[] {
  const moods = {
    between: table.world.isEntangled ? 'entangle' : 'open-scene',
    entanglement: 'settle-entanglement',
  } as const
  const mood = moodOf(table.world)
  if (mood !== 'between' && mood !== 'entanglement') return []
  const input = { entangle: { kind: 'raid' }, 'open-scene': { hook: 'on' }, 'settle-entanglement': { option: 2 } }
  const tried = tryMove(table.world, moods[mood], input[moods[mood]], table.rng.now)
  if (!tried.ok) throw new Error(tried.refusal.why)
  table.world = tried.value.world
  table.rng.now = tried.value.rng
  return [...tried.value.events, ...goOn(table)]
}

/** What a sane player says to each mood, so as to be at rest and then out again. */
const sanely: Readonly<
  Partial<Record<MoodLabel, (world: BladesWorld) => readonly [string, Readonly<Record<string, Json>>]>>
> = {
  scene: () => ['apply-output', { narration: 'Enough.', continueScene: false }],
  aftermath: () => ['accept', { acceptTransition: 'on' }],
  action: world => {
    const { phase } = world
    const isOffered =
      phase.kind === 'playing' && phase.mood.kind === 'action' && (phase.mood.offer?.outcomes.length ?? 0) > 0
    return isOffered ? ['choose-die', { index: 0 }] : ['spend_die', { situation: 'it', outcomes: [] }]
  },
  trauma: () => ['apply-output', { narration: 'It breaks.', traumaAssigned: 'cold' }],
  bargain: () => ['pass_out', {}],
  entanglement: () => ['settle-entanglement', { option: 2 }],
  between: world => (world.isEntangled ? ['entangle', { kind: 'raid' }] : ['rest', { time: 'days' }]),
  downtime: () => ['end-rest', { place: '', present: [], hook: 'a knock', time: 'days' }],
}

/** How many turns it takes from here to downtime and back into a scene. */
export function turnsToRest(from: BladesWorld, seed: number): number {
  let [world, rng, hasRested] = [from, seedRng(`rest ${seed}`), false]
  for (let turn = 0; turn <= 30; turn += 1) {
    const mood = moodOf(world)
    if (mood === 'ended' || (hasRested && mood === 'scene')) return turn
    hasRested ||= mood === 'downtime'
    const [name, input] = sanely[mood]?.(world) ?? ['begin', { place: '' }]
    const begun = tryMove(world, 'begin-turn', { text: 'on' }, rng)
    if (begun.ok && moodOf(begun.value.world) !== mood) {
      world = begun.value.world
      continue
    }
    const tried = tryMove(begun.ok ? begun.value.world : world, name, input, rng)
    assert(tried.ok, tried.ok ? '' : `${mood}, ${name}: ${tried.refusal.why}`)
    world = tried.value.world
    rng = tried.value.rng
  }
  return 31
}

/** A session to its end, twice the same: legal after each turn, nothing lost, and a fold of its events. */
export function session(seed: number, turns: number): { readonly world: BladesWorld; readonly log: string } {
  const clocks = { a: aClock(), b: aClock({ name: 'B', filled: 3, consequence: { kind: 'gain-coin', amount: 2 } }) }
  const first = worldIn(openScene, { clocks })
  const table: Table = { world: first, stream: streamOf(seedRng(seed)), rng: { now: seedRng(`dice ${seed}`) } }
  const log: BladesEvent[] = []
  for (let turn = 0; turn < turns && moodOf(table.world) !== 'ended'; turn += 1) {
    const events = [...turnOf(table, pick(table.stream, words)), ...goOn(table)]
    legal(table.world)
    noneLost(events)
    log.push(...events)
  }
  deepStrictEqual(log.reduce(fold, first), table.world)
  return { world: table.world, log: JSON.stringify(log) }
}
