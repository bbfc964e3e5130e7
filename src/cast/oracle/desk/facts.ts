/** What has come to pass, as conditions ask for it. */
import { remembering } from '../../../core/memo.ts'
import { slugOf } from './slugs.ts'
import { hourOf } from '../../../rules/fifth/model/time.ts'
import { dayOf } from '../../../rules/fifth/model/world.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import { holds, type Facts } from '../../../campaign/played/condition/holds.ts'
import type { Condition, OracleWorld } from '../../../campaign/played/world.ts'
import type { Desk } from './desk.ts'
import { packs } from './heroes.ts'
import { setOf, type OracleMemory } from './memory.ts'

export type { Facts }

type Learnable = { readonly key: string; readonly learned: string }
type Learnables = {
  readonly told: readonly Learnable[]
  readonly found: readonly Learnable[]
  readonly signs: readonly Learnable[]
}

const learnable = (key: string, text: string): Learnable => ({ key, learned: `learned/${slugOf(text)}` })

/** A world's texts as keys, made once: they are asked for several times a beat. */
const learnablesIn = remembering((world: OracleWorld): Learnables => {
  const told = world.people.flatMap(({ id, knows }) =>
    (['public', 'private', 'secret'] as const).flatMap(tier =>
      knows[tier].map(({ text }, at) => learnable(`${id}/${tier}/${at}`, text)),
    ),
  )
  const found = world.places.flatMap(({ id, hidden }) =>
    hidden.map(({ name, text }) => learnable(`${id}/${slugOf(name)}`, `${name} ${text}`)),
  )
  return { told, found, signs: world.threats.map(({ id, name }) => learnable(`sign/${id}`, name)) }
})

/** The words of everything people told the party and everything it found or holds. */
function learnedIn(world: OracleWorld, { told, found, happened, items }: Lists): readonly string[] {
  const all = learnablesIn(world)
  const of = (list: readonly Learnable[], keys: readonly string[]): readonly string[] => {
    const held = setOf(keys)
    return list.filter(({ key }) => held.has(key)).map(({ learned }) => learned)
  }
  const held = items.map(name => `learned/${slugOf(name)}`)
  return [...of(all.told, told), ...of(all.found, found), ...of(all.signs, happened), ...held]
}

type Lists = Pick<OracleMemory, 'told' | 'found' | 'happened'> & { readonly items: readonly string[] }
type Past = Lists & { readonly past: readonly string[] }

/** The last answers: facts are asked for several times a beat, for how it began and for how it stands. */
const pasts = new WeakMap<OracleWorld, readonly Past[]>()
const mostPasts = 3

/** All that came to pass, with what was learned by it. */
function pastOf(world: OracleWorld, lists: Lists): readonly string[] {
  const known = pasts.get(world) ?? []
  const same = known.find(
    ({ told, found, happened, items }) =>
      told === lists.told && found === lists.found && happened === lists.happened && items === lists.items,
  )
  if (same !== undefined) return same.past
  const past = [...lists.happened, ...learnedIn(world, lists)]
  pasts.set(world, [{ ...lists, past }, ...known].slice(0, mostPasts))
  return past
}

function factsOf(
  world: OracleWorld,
  game: FifthWorld,
  { placeId, visited, told, found, happened, clocks }: OracleMemory,
  moment: Pick<Facts, 'isRested' | 'isDawn'>,
): Facts {
  const items = packs(game)
  return {
    visited,
    here: placeId,
    found,
    items,
    happened: pastOf(world, { told, found, happened, items }),
    fullClocks: world.threats.filter(({ id, segments }) => (clocks[id] ?? 0) >= segments).map(({ id }) => id),
    day: dayOf(game),
    hour: hourOf(game),
    ...moment,
  }
}

export const factsBefore = ({ world, before: { game, memory } }: Desk): Facts =>
  factsOf(world, game, memory, { isRested: false, isDawn: false })

export const factsNow = ({ world, game, memory, before, hasRested }: Desk): Facts =>
  factsOf(world, game, memory, { isRested: hasRested, isDawn: dayOf(game) > dayOf(before.game) })

export const isTrue = (condition: Condition, facts: Facts): boolean => holds(condition, facts)
