/** What has come to pass, as conditions ask for it. */
import { slugOf } from '../../../core/id.ts'
import { dayOf } from '../../../rules/fifth/model/world.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import { holds, type Facts } from '../world/condition/holds.ts'
import type { Condition, OracleWorld } from '../world/world.ts'
import type { Desk } from './desk.ts'
import { packs } from './heroes.ts'
import type { OracleMemory } from './memory.ts'

export type { Facts }

/** The words of everything people told the party and everything it found. */
function learnedIn(world: OracleWorld, { told, found, happened }: OracleMemory): readonly string[] {
  const said = world.people.flatMap(({ id, knows }) =>
    (['public', 'private', 'secret'] as const).flatMap(tier =>
      knows[tier].flatMap(({ text }, at) => (told.includes(`${id}/${tier}/${at}`) ? [text] : [])),
    ),
  )
  const seen = world.places.flatMap(({ id, hidden }) =>
    hidden.flatMap(({ name, text }) => (found.includes(`${id}/${slugOf(name)}`) ? [`${name} ${text}`] : [])),
  )
  const signs = world.threats.flatMap(({ id, name }) => (happened.includes(`sign/${id}`) ? [name] : []))
  return [...said, ...seen, ...signs].map(text => `learned/${slugOf(text)}`)
}

function factsOf(
  world: OracleWorld,
  game: FifthWorld,
  memory: OracleMemory,
  moment: Pick<Facts, 'isRested' | 'isDawn'>,
): Facts {
  return {
    visited: memory.visited,
    found: memory.found,
    items: packs(game),
    happened: [...memory.happened, ...learnedIn(world, memory)],
    fullClocks: world.threats.filter(({ id, segments }) => (memory.clocks[id] ?? 0) >= segments).map(({ id }) => id),
    day: dayOf(game),
    ...moment,
  }
}

export const factsBefore = ({ world, before: { game, memory } }: Desk): Facts =>
  factsOf(world, game, memory, { isRested: false, isDawn: false })

export const factsNow = ({ world, game, memory, before, hasRested }: Desk): Facts =>
  factsOf(world, game, memory, { isRested: hasRested, isDawn: dayOf(game) > dayOf(before.game) })

export const isTrue = (condition: Condition, facts: Facts): boolean => holds(condition, facts)
