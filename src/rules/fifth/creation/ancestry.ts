/** A dragonborn's dragon: what it breathes, how far, and what it shrugs off. SRD 5.1, "Draconic Ancestry". */
import type { Ability } from '../model/abilities.ts'
import type { DamageType } from '../model/damage.ts'

export type Ancestry = {
  readonly dragon: string
  readonly type: DamageType
  readonly shape: '5 by 30 ft. line' | '15 ft. cone'
  readonly save: Ability
}

const line = (dragon: string, type: DamageType): Ancestry => ({ dragon, type, shape: '5 by 30 ft. line', save: 'dex' })
const cone = (dragon: string, type: DamageType, save: Ability): Ancestry => ({
  dragon,
  type,
  shape: '15 ft. cone',
  save,
})

export const ancestries: readonly Ancestry[] = [
  line('Black', 'acid'),
  line('Blue', 'lightning'),
  line('Brass', 'fire'),
  line('Bronze', 'lightning'),
  line('Copper', 'acid'),
  cone('Gold', 'fire', 'dex'),
  cone('Green', 'poison', 'con'),
  cone('Red', 'fire', 'dex'),
  cone('Silver', 'cold', 'con'),
  cone('White', 'cold', 'con'),
]

const usual: Ancestry = cone('Red', 'fire', 'dex')

/** `Blue Dragonborn`, `dragonborn (gold)`; a dragonborn who does not say is of the red. */
export const ancestryIn = (words: string): Ancestry =>
  ancestries.find(({ dragon }) => new RegExp(`\\b${dragon}\\b`, 'i').test(words)) ?? usual

/** The words without the colour: what is left names the race. */
export const withoutDragon = (words: string): string =>
  words
    .replace(new RegExp(`[(\\s]*\\b(?:${ancestries.map(({ dragon }) => dragon).join('|')})\\b[)\\s]*`, 'i'), ' ')
    .trim()

/** The three traits that wait for the choice, with the choice made. */
export const ancestralTraits = ({ dragon, type, shape, save }: Ancestry): Readonly<Record<string, string>> => ({
  'Draconic Ancestry': `${dragon} dragon: ${type} damage.`,
  'Breath Weapon': `Action, once between rests: a ${shape}, ${save.toUpperCase()} save against 8 + CON + proficiency; 2d6 ${type} damage, half on a success (3d6 at level 6, 4d6 at 11, 5d6 at 16).`,
  'Damage Resistance': `You have resistance to ${type} damage.`,
})
