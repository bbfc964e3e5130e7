/** Spells that call somebody. Whoever comes obeys the caster and is gone when the spell ends. */
import { byChallenge, call, kindUpTo } from '../call.ts'
import type { Recipe } from '../recipe.ts'

/** Twice, three and four times as many at these slot levels. */
const timesAt = (slot: number, from: readonly [number, number, number?]): number =>
  1 + from.filter(level => level !== undefined && slot >= level).length

const familiars = [
  'Owl',
  'Bat',
  'Cat',
  'Crab',
  'Frog',
  'Hawk',
  'Lizard',
  'Octopus',
  'Poisonous Snake',
  'Rat',
  'Raven',
  'Sea Horse',
  'Spider',
  'Weasel',
]

const swarms: Readonly<Record<string, number>> = {
  'Giant Centipede': 10,
  'Giant Spider': 3,
  'Giant Wasp': 5,
  'Giant Scorpion': 1,
}

export const summoning: readonly Recipe[] = [
  call({
    spell: 'Find Familiar',
    choices: familiars,
    count: () => 1,
    text: 'It serves, shares its senses and carries touches; it does not fight.',
  }),
  call({
    spell: 'Find Steed',
    choices: ['Warhorse', 'Pony', 'Camel', 'Elk', 'Mastiff'],
    count: () => 1,
    text: 'Steed and rider know each other’s mind.',
  }),
  call({
    spell: 'Animate Dead',
    choices: ['Skeleton', 'Zombie'],
    count: (_, { steps }) => 1 + 2 * steps,
    text: 'It obeys for a day, and must be bound again after that.',
  }),
  call({
    spell: 'Conjure Animals',
    choices: ['Wolf', ...kindUpTo('beast', 2).filter(name => name !== 'Wolf')],
    count: (monster, { slot }) => byChallenge(monster) * timesAt(slot, [5, 7, 9]),
    text: 'Spirits in the shape of beasts obey what the caster says.',
  }),
  call({
    spell: 'Conjure Minor Elementals',
    choices: kindUpTo('elemental', 2),
    count: (monster, { slot }) => byChallenge(monster) * timesAt(slot, [6, 8]),
    text: 'They obey what the caster says.',
  }),
  call({
    spell: 'Conjure Woodland Beings',
    choices: kindUpTo('fey', 2),
    count: (monster, { slot }) => byChallenge(monster) * timesAt(slot, [6, 8]),
    text: 'They obey what the caster says.',
  }),
  call({
    spell: 'Giant Insect',
    choices: Object.keys(swarms),
    count: monster => swarms[monster.name] ?? 1,
    text: 'What crawled here a moment ago is huge now, and obeys.',
  }),
  call({
    spell: 'Conjure Elemental',
    choices: kindUpTo('elemental', 5).filter(name => name.endsWith('Elemental')),
    count: () => 1,
    text: 'If the caster’s mind slips, it stays and turns on everyone.',
  }),
  call({
    spell: 'Conjure Fey',
    choices: kindUpTo('fey', 6),
    count: () => 1,
    text: 'If the caster’s mind slips, it stays and does as it likes.',
  }),
  call({
    spell: 'Conjure Celestial',
    choices: kindUpTo('celestial', 4),
    count: () => 1,
    text: 'It serves as far as its nature lets it.',
  }),
  call({
    spell: 'Create Undead',
    choices: ['Ghoul'],
    count: (_, { steps }) => 3 + steps,
    text: 'They obey for a day, and must be bound again after that.',
  }),
]
