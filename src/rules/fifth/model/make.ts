/** A creature from what is known of it: the rest is as plain as a commoner. */
import type { Creature } from './creature.ts'
import { creatureIdOf } from './creature.ts'
import { modifierOf } from './abilities.ts'

export const noCoins = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 } as const

const plain = {
  side: 'foes',
  isCharacter: false,
  size: 'medium',
  type: 'humanoid',
  level: 1,
  rating: 0,
  experience: 0,
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  proficiency: 2,
  saves: {},
  skills: {},
  tools: {},
  initiative: 0,
  armour: 10,
  maxHitPoints: 4,
  hitPoints: 4,
  temporaryHitPoints: 0,
  speeds: { walk: 30 },
  resistances: [],
  immunities: [],
  vulnerabilities: [],
  conditionImmunities: [],
  attacks: [],
  attacksPerAction: 1,
  actions: [],
  legendaryActions: 0,
  legendaryResistances: 0,
  features: [],
  spent: {},
  concentration: null,
  conditions: [],
  buffs: [],
  exhaustion: 0,
  life: 'alive',
  deathSaves: { successes: 0, failures: 0 },
  hitDice: [],
  hasInspiration: false,
  zone: 'near',
  items: [],
  coins: noCoins,
} as const satisfies Partial<Creature>

/** Hit points are full and initiative is DEX unless they are given. */
export function makeCreature(given: Partial<Creature> & { readonly name: string }): Creature {
  const maxHitPoints = given.maxHitPoints ?? plain.maxHitPoints
  const initiative = modifierOf((given.abilities ?? plain.abilities).dex)
  return { ...plain, id: creatureIdOf(given.name), maxHitPoints, hitPoints: maxHitPoints, initiative, ...given }
}
