/**
 * Turns of the second game by the rules alone, with a mind that answers at once: framed, offered, chosen and echoed. The
 * first thousand turns of a session against the ten-thousandth, because what a turn costs must not grow with what was played.
 */
import type { Json } from '../src/core/json.ts'
import { seedRng, type Rng } from '../src/core/random.ts'
import type { BladesWorld, MoodLabel } from '../src/rules/blades/model/world.ts'
import { openScene, tryMove, worldIn } from '../src/rules/blades/scenario.ts'
import type { TurnAnswer, TurnAsk } from '../src/rules/blades/turn/asks.ts'
import { playTurn } from '../src/rules/blades/turn/turn.ts'
import type { BenchRow } from './row.ts'

const GOAL_TURNS_A_SECOND = 20_000

const engage: Readonly<Record<string, Json>> = {
  engageIntent: 'get past the clerk',
  engageApproach: 'softly',
  engagePosition: 'controlled',
  engageThreat: 'he looks up',
  engageOpportunity: 'the back room',
}

const minds: Readonly<Partial<Record<MoodLabel, TurnAnswer>>> = {
  scene: { answer: 'mind', calls: [{ name: 'engage', input: engage }], output: { narration: 'He stamps.' } },
  action: { answer: 'mind', calls: [], output: { narration: 'Six paces.' } },
  aftermath: { answer: 'mind', calls: [{ name: 'accept', input: {} }], output: { narration: 'The pen goes on.' } },
}

type Held = { world: BladesWorld; rng: Rng }

function answer(held: Held, ask: TurnAsk): TurnAnswer {
  if (ask.ask === 'mind') return minds[ask.mood] ?? { answer: 'mind', calls: [], output: { narration: 'It rains.' } }
  if (ask.ask === 'die') return { answer: 'die', index: 0, isBothSixes: false }
  if (ask.ask === 'offer') return { answer: 'offer', option: 0 }
  const tried = tryMove(held.world, ask.name, ask.input, held.rng)
  if (!tried.ok) return { answer: 'refused', why: tried.refusal.why, allowed: tried.refusal.allowed }
  const { world, events, facts, rng } = tried.value
  held.world = world
  held.rng = rng
  return { answer: 'ruled', world, events, facts }
}

/** Seconds of the processor for so many turns; whoever is worn is fresh again, so that each turn is like the last. */
function play(held: Held, turns: number): number {
  const before = process.cpuUsage()
  for (let count = 0; count < turns; count += 1) {
    held.world = { ...worldIn(openScene), summaries: held.world.summaries, recentCosts: held.world.recentCosts }
    const turn = playTurn(held.world, 'I creep past')
    for (let step = turn.next(); !step.done;) step = turn.next(answer(held, step.value))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

export async function benchBlades(): Promise<readonly BenchRow[]> {
  await Promise.resolve() // the other benches wait for disks; this one only calculates
  const held: Held = { world: worldIn(openScene), rng: seedRng(1) }
  play(held, 5000)
  const turns = 20_000
  const seconds = play(held, turns)
  const late = play(held, turns)
  const rate = turns / seconds
  return [
    {
      name: 'turns of the second game with an instant mind / the goal',
      ours: rate,
      peer: GOAL_TURNS_A_SECOND,
      unit: 'turns/s',
      ratio: rate / GOAL_TURNS_A_SECOND,
      bar: 'at least 1x',
      met: rate >= GOAL_TURNS_A_SECOND,
    },
    {
      name: 'a turn after 25,000 / after 5,000',
      ours: (late / turns) * 1e3,
      peer: (seconds / turns) * 1e3,
      unit: 'ms',
      ratio: late / seconds,
      bar: 'at most 1.3x',
      met: late <= seconds * 1.3,
    },
  ]
}
