/** A party to sit down with: sheets drawn for a new campaign, no two of one calling. */
import { drawn, rngOf, streamOf, type Rng } from '../../../core/random.ts'
import type { NewSheet, Stage } from '../../making.ts'
import { offerNames } from '../names/offer.ts'
import { createCharacter } from './create.ts'

/** In the order a party misses them most. */
const callings = ['Fighter', 'Cleric', 'Rogue', 'Wizard', 'Ranger', 'Bard', 'Paladin', 'Druid'] as const

const races: readonly (readonly [race: string, names: string])[] = [
  ['Human', 'human-highland'],
  ['Hill Dwarf', 'dwarf'],
  ['Lightfoot Halfling', 'halfling'],
  ['High Elf', 'elf'],
  ['Half-Elf', 'human-coastal'],
  ['Half-Orc', 'orc'],
]

const namesOf: Stage['names'] = (people, taken, rng) => {
  const offered = offerNames({ people, count: 3, taken }, rng)
  if (!offered.ok) throw new Error(offered.refusal.why) // the settings name only peoples that there are
  return { names: offered.value.offers.map(({ name }) => name), rng: offered.value.rng }
}

/** `Ansa Reed: 12/12`, as the party's status tells it. */
const statusOf = (name: string, sheet: string): string =>
  `${name}: ${/\*\*Hit Points\*\*\s*\|\s*(\d+\/\d+)/.exec(sheet)?.[1] ?? 'unhurt'}`

function partyFor(campaign: string, count: number, taken: readonly string[], chance: Rng): readonly NewSheet[] {
  const party: NewSheet[] = []
  let rng = chance
  for (const className of callings.slice(0, count)) {
    const stream = streamOf(rng)
    const [race, people] = drawn(races, stream)
    const offered = namesOf(people, [...taken, ...party.map(({ name }) => name)], rngOf(stream))
    const name = offered.names[0] ?? className
    const wish = {
      name,
      campaign,
      race,
      className,
      level: 1,
      method: 'array',
      background: 'Acolyte',
      player: 'ai',
    } as const
    const made = createCharacter(wish, offered.rng)
    if (!made.ok) throw new Error(made.refusal.code)
    party.push({ name: made.value.name, sheet: made.value.sheet, status: statusOf(made.value.name, made.value.sheet) })
    rng = made.value.rng
  }
  return party
}

export const stage: Stage = {
  system: 'D&D 5e (SRD 5.1)',
  names: namesOf,
  mostCompanions: callings.length,
  party: partyFor,
}
