/** The city while nobody looks: factions work on their clocks, and what they do is talked of. */
import { segmentsDone } from '../dice/results.ts'
import { throwPool } from '../dice/throw.ts'
import { tick } from '../clocks/tick.ts'
import { happen, type Deed } from '../model/deed.ts'
import type { Faction, Rumour } from '../model/people.ts'

/** Every faction that has a clock rolls its tier for it, unseen; what shows of it is a rumour. */
export function factionTurns(deed: Deed): void {
  for (const [id, clock] of Object.entries(deed.world.clocks).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { faction: by } = clock
    const faction = by === undefined ? undefined : deed.world.factions[by]
    if (clock.kind !== 'faction' || by === undefined || !faction) continue
    const thrown = throwPool(deed, faction.tier, {
      purpose: clock.name,
      who: faction.name,
      rule: `A faction's turn: tier ${faction.tier}`,
      isHidden: true,
    })
    const moved = tick(deed, id, segmentsDone(thrown), `${faction.name} is at work`)
    if (moved > 0)
      happen(deed, { type: 'rumour-spread', rumour: rumourOf(deed, by, faction), reason: 'the talk of the town' })
  }
}

const talk: readonly string[] = [
  'is buying up favours',
  'has been seen where it has no business',
  'has doubled its people after dark',
  'is asking for a name',
  'pays too well for silence',
]

/** That something moves, and not what: the clock and its reason stay the Game Master's. Its own page is heard of first. */
function rumourOf(deed: Deed, faction: string, { name, rumours }: Faction): Rumour {
  const { rumours: heard } = deed.world
  const number = heard.length + 1
  const own = rumours.find(text => !heard.some(({ content }) => content === text))
  return {
    id: `rumour_${number}`,
    content: own ?? `${name} ${talk[number % talk.length] ?? talk[0] ?? ''}.`,
    source: { kind: 'faction', from: faction },
    truth: 'true',
    spread: 'tavern',
  }
}
