/** How often a standard party wins against encounters of each difficulty. */
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { creatureOfMonster } from '../../src/rules/fifth/combat/monster.ts'
import type { Difficulty } from '../../src/rules/fifth/encounter/budget.ts'
import { difficulties } from '../../src/rules/fifth/encounter/budget.ts'
import { buildEncounter } from '../../src/rules/fifth/encounter/build.ts'
import { standardParty } from './encounter.ts'
import { simulate } from './simulate.ts'

export type Band = {
  readonly level: number
  readonly difficulty: Difficulty
  readonly wins: number
  readonly standing: number
}

/** `standing` is the share of the party still up after a fight, on average: it tells bands apart that are nearly always won. */
export function playBand(level: number, difficulty: Difficulty, count: number): Band {
  const party = standardParty(level)
  const levels = party.map(one => one.level)
  let [wins, standing] = [0, 0]
  for (let at = 0; at < count; at += 1) {
    const built = buildEncounter({ levels, difficulty }, seedRng(`${difficulty} ${level} ${at}`))
    assert(built.ok, 'there are monsters for every party')
    const { groups } = built.value.encounter
    const foes = groups.flatMap(({ monster, count: many }) =>
      Array.from({ length: many }, (_, one) => creatureOfMonster(monster, `${monster.name} ${one + 1}`)),
    )
    const { outcome, after } = simulate([...party, ...foes], built.value.rng)
    if (outcome === 'victory') wins += 1
    standing += party.filter(({ id }) => after.creatures[id]?.life === 'alive').length / party.length
  }
  return { level, difficulty, wins: wins / count, standing: standing / count }
}

export const playLevel = (level: number, count: number): readonly Band[] =>
  difficulties.map(difficulty => playBand(level, difficulty, count))
