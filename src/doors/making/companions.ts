/** A party to sit down with: sheets drawn for a new campaign, no two of one calling. */
import { rngOf, streamOf, type Rng } from '../../core/random.ts'
import { createCharacter } from '../../rules/fifth/creation/create.ts'
import { offerNames } from '../../rules/fifth/names/offer.ts'
import type { NewSheet } from './files.ts'
import { pick } from './proposal.ts'

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

export const mostCompanions = callings.length

export function companionsFor(
  campaign: string,
  count: number,
  taken: readonly string[],
  chance: Rng,
): readonly NewSheet[] {
  const party: NewSheet[] = []
  let rng = chance
  for (const className of callings.slice(0, count)) {
    const stream = streamOf(rng)
    const [race, people] = pick(races, stream)
    const offered = offerNames({ people, count: 3, taken: [...taken, ...party.map(({ name }) => name)] }, rngOf(stream))
    if (!offered.ok) throw new Error(offered.refusal.why)
    const name = offered.value.offers[0]?.name ?? className
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
    const made = createCharacter(wish, offered.value.rng)
    if (!made.ok) throw new Error(made.refusal.code)
    party.push({ name: made.value.name, sheet: made.value.sheet })
    rng = made.value.rng
  }
  return party
}
