/**
 * Our dice against two peers, on expressions that all three accept. Every contender answers with its full result, dice
 * and total. Rounds take turns, so that whatever else the machine is doing falls on all of them alike, and medians are
 * compared; each expression is held against the peer that is faster on it.
 */
import { createRequire } from 'node:module'
import { parseDice } from '../src/core/dice/parse.ts'
import { rollDice, rollText } from '../src/core/dice/roll.ts'
import type { Rng } from '../src/core/random.ts'
import { seedRng } from '../src/core/random.ts'
import { assert } from '../src/core/result.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const expressions = ['1d20+5', '2d20kh1+5', '4d6kh3+2', '8d6', '3d6+1d4+3', '6d10>=8', '4d6!', '(2d6+3)*2'] as const

const ROUNDS = 15
const SLICE_MS = 8
const BATCH = 50
const WARM_UP = 5000

type Contender = 'text' | 'compiled' | 'rpg' | 'parser' | 'parser compiled'
type Contest = Readonly<Record<Contender, () => unknown>>
type Rates = Readonly<Record<Contender, number>>

export async function benchDice(): Promise<readonly BenchRow[]> {
  const enter = await contestants()
  const rates = expressions.map(expression => race(enter(expression)))
  return [
    row('rolls, parse included / the faster peer', rates, 'text', ['rpg', 'parser'], 5),
    row('rolls of a compiled expression / the faster peer', rates, 'compiled', ['rpg', 'parser'], 20),
    row('rolls of a compiled expression / the peer that compiles, compiled', rates, 'compiled', ['parser compiled'], 5),
  ]
}

/** The peers are loaded only when this bench runs. */
async function contestants(): Promise<(expression: string) => Contest> {
  const { DiceRoll } = await import('@dice-roller/rpg-dice-roller')
  const load = createRequire(import.meta.url)
  const { DiceRoller } = load('@3d-dice/dice-roller-parser') as typeof import('@3d-dice/dice-roller-parser')
  const roller = new DiceRoller()
  return expression => {
    const parsed = roller.parse(expression)
    return {
      ...ours(expression),
      rpg: () => new DiceRoll(expression).total,
      parser: () => roller.roll(expression),
      'parser compiled': () => roller.rollParsed(parsed),
    }
  }
}

/** Each roll goes on from the generator of the one before, as in a game. */
function ours(expression: string): Pick<Contest, 'text' | 'compiled'> {
  const parsed = parseDice(expression)
  assert(parsed.ok, `${expression} is dice`)
  let rng: Rng = seedRng(expression)
  return {
    text: () => {
      const rolled = rollText(expression, rng)
      if (rolled.ok) rng = rolled.value.rng
      return rolled
    },
    compiled: () => {
      const rolled = rollDice(parsed.value, rng)
      if (rolled.ok) rng = rolled.value.rng
      return rolled
    },
  }
}

function race(contest: Contest): Rates {
  const rates: Record<Contender, number[]> = { text: [], compiled: [], rpg: [], parser: [], 'parser compiled': [] }
  const contenders = Object.keys(contest) as readonly Contender[]
  for (const contender of contenders) for (let left = WARM_UP; left > 0; left -= 1) contest[contender]()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) rates[contender].push(rateOf(contest[contender]))
  }
  const middle = (contender: Contender): number => median(rates[contender])
  return {
    text: middle('text'),
    compiled: middle('compiled'),
    rpg: middle('rpg'),
    parser: middle('parser'),
    'parser compiled': middle('parser compiled'),
  }
}

/** Rolls per second, over one slice of time. */
function rateOf(roll: () => unknown): number {
  const start = performance.now()
  let rolls = 0
  let spent = 0
  for (; spent < SLICE_MS; spent = performance.now() - start) {
    for (let left = BATCH; left > 0; left -= 1) roll()
    rolls += BATCH
  }
  return (rolls / spent) * 1000
}

/** Rolls per second over all expressions, each rolled equally often. */
const together = (rates: readonly number[]): number => rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0)

function row(name: string, rates: readonly Rates[], us: Contender, peers: readonly Contender[], bar: number): BenchRow {
  const mine = rates.map(rate => rate[us])
  const best = rates.map(rate => Math.max(...peers.map(peer => rate[peer])))
  const ratio = together(mine) / together(best)
  const each = mine.map((rate, at) => rate / (best[at] ?? Number.NaN))
  const least = Math.min(...each)
  const where = expressions[each.indexOf(least)] ?? ''
  return {
    name: `${name} (least ${least.toFixed(1)}x, on ${where})`,
    ours: together(mine),
    peer: together(best),
    unit: 'rolls/s',
    ratio,
    bar: `at least ${bar}x`,
    met: ratio >= bar,
  }
}
