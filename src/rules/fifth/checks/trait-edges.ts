/** Senses that are keener than others', and eyes that cannot bear the sun. */
import type { Creature } from '../model/creature.ts'
import type { Trait } from '../model/traits.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import type { CheckAsk } from './check.ts'
import type { Edges } from './mode.ts'
import { addEdge } from './mode.ts'

export type Sense = 'sight' | 'hearing' | 'smell'

const keen: readonly (readonly [Trait, readonly Sense[]])[] = [
  ['Keen Hearing', ['hearing']],
  ['Keen Hearing and Sight', ['hearing', 'sight']],
  ['Keen Hearing and Smell', ['hearing', 'smell']],
  ['Keen Senses', ['sight', 'hearing', 'smell']],
  ['Keen Sight', ['sight']],
  ['Keen Sight and Smell', ['sight', 'smell']],
  ['Keen Smell', ['smell']],
  ['Two Heads', ['sight', 'hearing', 'smell']],
  ['Two-Headed', ['sight', 'hearing', 'smell']],
]

/** What helps to notice; where nobody says by which sense, the keenest is used. */
export function keenFor(creature: Creature, sense?: Sense): Trait | undefined {
  if (creature.features.length === 0) return undefined
  return keen.find(
    ([trait, senses]) => (sense === undefined || senses.includes(sense)) && hasTrait(creature, trait),
  )?.[0]
}

const dazzled: readonly Trait[] = ['Sunlight Sensitivity', 'Light Sensitivity', 'Sunlight Weakness']

/** Why the sun hinders a creature's eyes and aim, if it does. */
export const dazzledBy = ({ fight }: FifthWorld, creature: Creature): Trait | undefined =>
  fight?.isSunlit === true ? dazzled.find(trait => hasTrait(creature, trait)) : undefined

/** A shadow is weak in the sun, whatever it does. */
export function addSunEdge(edges: Edges, { fight }: FifthWorld, creature: Creature): void {
  if (fight?.isSunlit === true && hasTrait(creature, 'Sunlight Weakness'))
    addEdge(edges, 'disadvantage', 'Sunlight Weakness')
}

export function addCheckTraits(edges: Edges, world: FifthWorld, creature: Creature, ask: CheckAsk): void {
  addSunEdge(edges, world, creature)
  if (ask.skill !== 'perception') return
  const helped = keenFor(creature, ask.needs)
  if (helped !== undefined) addEdge(edges, 'advantage', helped)
  const hindered = ask.needs === 'sight' ? dazzledBy(world, creature) : undefined
  if (hindered !== undefined && hindered !== 'Sunlight Weakness') addEdge(edges, 'disadvantage', hindered)
}
