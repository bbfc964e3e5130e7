/** What has come to pass, as conditions ask for it. */
import { slugOf } from './slugs.ts'
import { dayOf } from '../../../rules/fifth/model/world.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import { holds, type Facts } from '../world/condition/holds.ts'
import type { Condition, OracleWorld } from '../world/world.ts'
import type { Desk } from './desk.ts'
import { packs } from './heroes.ts'
import type { OracleMemory } from './memory.ts'

export type { Facts }

type Learnable = { readonly key: string; readonly learned: string }
type Learnables = {
  readonly told: readonly Learnable[]
  readonly found: readonly Learnable[]
  readonly signs: readonly Learnable[]
}

/** A world's texts as keys, made once: they are asked for several times a beat. */
const learnables = new WeakMap<OracleWorld, Learnables>()

const learnable = (key: string, text: string): Learnable => ({ key, learned: `learned/${slugOf(text)}` })

function learnablesIn(world: OracleWorld): Learnables {
  const known = learnables.get(world)
  if (known !== undefined) return known
  const told = world.people.flatMap(({ id, knows }) =>
    (['public', 'private', 'secret'] as const).flatMap(tier =>
      knows[tier].map(({ text }, at) => learnable(`${id}/${tier}/${at}`, text)),
    ),
  )
  const found = world.places.flatMap(({ id, hidden }) =>
    hidden.map(({ name, text }) => learnable(`${id}/${slugOf(name)}`, `${name} ${text}`)),
  )
  const made = { told, found, signs: world.threats.map(({ id, name }) => learnable(`sign/${id}`, name)) }
  learnables.set(world, made)
  return made
}

/** The words of everything people told the party and everything it found or holds. */
function learnedIn(world: OracleWorld, game: FifthWorld, { told, found, happened }: OracleMemory): readonly string[] {
  const all = learnablesIn(world)
  const of = (list: readonly Learnable[], keys: readonly string[]): readonly string[] => {
    const held = new Set(keys)
    return list.filter(({ key }) => held.has(key)).map(({ learned }) => learned)
  }
  const held = packs(game).map(name => `learned/${slugOf(name)}`)
  return [...of(all.told, told), ...of(all.found, found), ...of(all.signs, happened), ...held]
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
    happened: [...memory.happened, ...learnedIn(world, game, memory)],
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
