/** A cast that does everything wrong. Whatever it says, the game stays legal, ends its turn, and folds to itself. */
import { expect, test } from 'vitest'
import type { Json } from '../../../core/json.ts'
import { below, seedRng, streamOf, type Stream } from '../../../core/random.ts'
import type { BladesEvent } from '../model/events.ts'
import { fold } from '../model/fold.ts'
import { moodOf, mostHeat, mostStress, mostWanted, poolSize, type BladesWorld } from '../model/world.ts'
import { allMoves } from '../moves/all.ts'
import { aClock, openScene, tryMove, worldIn } from '../scenario.ts'
import type { TurnAnswer, TurnAsk } from './asks.ts'
import { playTurn } from './turn.ts'

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
  for (const { stress } of Object.values(scoundrels)) expect(stress >= 0 && stress <= mostStress).toBe(true)
  expect(crew.heat >= 0 && crew.heat <= mostHeat && crew.wanted >= 0 && crew.wanted <= mostWanted).toBe(true)
  expect(crew.coin).toBeGreaterThanOrEqual(0)
  expect(pool.length <= poolSize && pool.every(die => die >= 1 && die <= 6)).toBe(true)
  for (const { filled, segments } of Object.values(clocks)) expect(filled >= 0 && filled <= segments).toBe(true)
  expect(world.recentCosts.length <= 3 && world.threats.length <= 5).toBe(true)
  const isBreaking = moodOf(world) === 'trauma' || moodOf(world) === 'ended'
  expect(isBreaking || (scoundrels[world.lead]?.stress ?? 0) < mostStress).toBe(true)
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

function session(seed: number, turns: number): { readonly world: BladesWorld; readonly log: string } {
  const clocks = { a: aClock(), b: aClock({ name: 'B', filled: 3, consequence: { kind: 'gain-coin', amount: 2 } }) }
  const first = worldIn(openScene, { clocks })
  const table: Table = { world: first, stream: streamOf(seedRng(seed)), rng: { now: seedRng(`dice ${seed}`) } }
  const log: BladesEvent[] = []
  for (let turn = 0; turn < turns && moodOf(table.world) !== 'ended'; turn += 1) {
    log.push(...turnOf(table, pick(table.stream, words)), ...goOn(table))
    legal(table.world)
  }
  expect(log.reduce(fold, first)).toEqual(table.world)
  return { world: table.world, log: JSON.stringify(log) }
}

test.each(Array.from({ length: 16 }, (_, seed) => seed))('15: a chaotic cast leaves a legal game (seed %i)', seed => {
  const once = session(seed, 100)
  expect(session(seed, 100).log).toBe(once.log)
})
