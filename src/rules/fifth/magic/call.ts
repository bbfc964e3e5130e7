/** Calling creatures of the book to one's side. */
import { creatureOfMonster } from '../combat/monster.ts'
import type { Monster } from '../data/monsters.ts'
import { monsterNamed, monsters } from '../data/monsters.ts'
import type { Creature } from '../model/creature.ts'
import { boon, says, spellEffect } from './parts.ts'
import type { Power } from './power.ts'
import type { Recipe } from './recipe.ts'
import { self } from './recipe.ts'

/** Names of a kind up to a challenge rating. */
export const kindUpTo = (type: string, challenge: number): readonly string[] =>
  monsters.filter(one => one.type.toLowerCase().includes(type) && one.challenge <= challenge).map(({ name }) => name)

/** `Wolf 12 of mira`: begins as its kind does, so they share their initiative. */
const called = (monster: Monster, count: number, { serial, caster }: Power): readonly Creature[] =>
  Array.from({ length: count }, (_, index) =>
    creatureOfMonster(monster, `${monster.name} ${serial + index + 1} of ${caster}`),
  )

export type Call = {
  readonly spell: string
  /** Whom the caster may call; the first is called when nobody is named. */
  readonly choices: readonly string[]
  readonly count: (monster: Monster, power: Power) => number
  readonly text: string
}

export const call = ({ spell, choices, count, text }: Call): Recipe => ({
  spell,
  kind: 'use',
  aim: self,
  choices,
  effect: power => {
    const monster = monsterNamed(power.choice ?? choices[0] ?? '')
    const creatures = monster === undefined ? [] : called(monster, count(monster, power), power)
    return spellEffect(power, [{ kind: 'summon', creatures }, boon(power, []), says(text)], { gate: null })
  },
})

/** One great one, or up to eight small ones. */
export function byChallenge({ challenge }: Monster): number {
  if (challenge <= 1 / 4) return 8
  if (challenge <= 1 / 2) return 4
  return challenge <= 1 ? 2 : 1
}
