/**
 * Whole fights, four against four, from initiative to the last foe, with every roll told and every event folded. Time is
 * that of the processor, so that whatever else the machine is doing does not count.
 */
import { seedRng } from '../src/core/random.ts'
import { assert } from '../src/core/result.ts'
import { creatureOfMonster } from '../src/rules/fifth/combat/monster.ts'
import { monsterNamed } from '../src/rules/fifth/data/monsters.ts'
import type { Creature } from '../src/rules/fifth/model/creature.ts'
import { standardParty } from '../test/fifth/encounter.ts'
import { simulate } from '../test/fifth/simulate.ts'
import type { BenchRow } from './row.ts'

const GOAL_FIGHTS_A_SECOND = 2000

/** Until then the engine's other threads are at work on our code, and their time would count as ours. */
const warmUp = 8000

function fourOf(kind: string): readonly Creature[] {
  const monster = monsterNamed(kind)
  assert(monster !== undefined, `the book has a ${kind}`)
  return [1, 2, 3, 4].map(at => creatureOfMonster(monster, `${monster.name} ${at}`))
}

type Measured = { readonly fights: number; readonly rounds: number; readonly turns: number; readonly seconds: number }

function play(creatures: readonly Creature[], fights: number, from: number): Measured {
  const before = process.cpuUsage()
  let [rounds, turns] = [0, 0]
  for (let at = 0; at < fights; at += 1) {
    const fight = simulate(creatures, seedRng(from + at))
    rounds += fight.rounds
    for (const { type } of fight.events) if (type === 'turn-began') turns += 1
  }
  const { user, system } = process.cpuUsage(before)
  return { fights, rounds, turns, seconds: (user + system) / 1e6 }
}

export async function benchFifth(): Promise<readonly BenchRow[]> {
  await Promise.resolve() // the other benches wait for disks; this one only calculates
  const creatures = [...standardParty(3), ...fourOf('Bugbear')]
  play(creatures, warmUp, 0)
  const { fights, rounds, turns, seconds } = play(creatures, 3000, warmUp)
  const perSecond = Math.round(fights / seconds)
  const micros = (what: number): number => Math.round((seconds * 1e7) / what) / 10
  return [
    row(
      'fights of four against four a second on one core',
      perSecond,
      GOAL_FIGHTS_A_SECOND,
      'fights/s',
      perSecond >= GOAL_FIGHTS_A_SECOND,
    ),
    row('cost of a round of such a fight', micros(rounds), 0, 'µs', true),
    row('cost of a turn of such a fight', micros(turns), 0, 'µs', true),
  ]
}

/** No peer publishes fights a second, so the goal stands in its place; costs have none. */
const row = (name: string, ours: number, peer: number, unit: string, met: boolean): BenchRow => ({
  name,
  ours,
  peer,
  unit,
  ratio: peer === 0 ? 1 : Math.round((ours / peer) * 100) / 100,
  bar: peer === 0 ? 'told, not judged' : `>= ${peer} ${unit}`,
  met,
})
