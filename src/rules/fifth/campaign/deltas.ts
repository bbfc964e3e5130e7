/** What changed between two worlds and will change again: hit points, slots, conditions, rest. One comprehensive set of lines. */
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature } from '../model/creature.ts'
import { clockText } from '../model/time.ts'
import type { FifthWorld } from '../model/world.ts'
import { slotsOf } from './status.ts'

type Pair = { readonly before: Creature | undefined; readonly after: Creature }

/** Characters only: what becomes of monsters is for the GM to tell. */
function pairs(before: FifthWorld, after: FifthWorld): readonly Pair[] {
  return Object.values(after.creatures)
    .filter(({ isCharacter }) => isCharacter)
    .map(creature => ({ before: before.creatures[creature.id], after: creature }))
}

/** If one has changed all are told, because the line is read as the state of the party. */
export function deltasBetween(before: FifthWorld, after: FifthWorld): readonly string[] {
  const party = pairs(before, after)
  return [
    ...lineOf(
      'Party HP',
      party,
      pair => pair.before?.hitPoints !== pair.after.hitPoints || pair.before.life !== pair.after.life,
      hitPointsOf,
    ),
    ...lineOf(
      'Party Slots',
      party,
      pair => pair.before !== undefined && slotsText(pair.before) !== slotsText(pair.after),
      creature => `${creature.name}: ${slotsText(creature)}`,
    ),
    ...lineOf(
      'Party Conditions',
      party,
      pair => conditionsText(pair.before) !== conditionsText(pair.after),
      creature => `${creature.name}: ${conditionsText(creature)}`,
    ),
    ...lineOf(
      'Party Exhaustion',
      party,
      pair => (pair.before?.exhaustion ?? 0) !== pair.after.exhaustion,
      creature => `${creature.name}: ${creature.exhaustion}`,
    ),
    ...lineOf(
      'Party Rest',
      party,
      ({ after: { id } }) => before.lastLongRest[id] !== after.lastLongRest[id],
      ({ id, name }) => `${name}: ${clockText({ minute: after.lastLongRest[id] ?? 0 })}`,
    ),
  ]
}

function lineOf(
  keyword: string,
  party: readonly Pair[],
  hasChanged: (pair: Pair) => boolean,
  print: (creature: Creature) => string,
): readonly string[] {
  const told = keyword === 'Party HP' && party.some(hasChanged) ? party : party.filter(hasChanged)
  return told.length === 0
    ? []
    : [`- ${keyword}: ${told.map(({ after }) => print(after)).join(keyword === 'Party HP' ? ', ' : '; ')}`]
}

const hitPointsOf = (creature: Creature): string => `${creature.name} ${creature.hitPoints}/${maxHitPointsOf(creature)}`

const slotsText = (creature: Creature): string =>
  (slotsOf(creature)[0] ?? 'no slots').replace('slots ', '').replaceAll(', ', ' ')

function conditionsText(creature: Creature | undefined): string {
  if (creature === undefined) return 'none'
  const { conditions, life } = creature
  const all = [...(life === 'alive' ? [] : [life]), ...new Set(conditions.map(({ condition }) => condition))]
  return all.length === 0 ? 'none' : all.join(' and ')
}
