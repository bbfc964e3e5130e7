/** Which sentence an event of the rules calls for, and whose names go into it. Events that need no words have none. */
import type { Rng } from '../../../core/random.ts'
import type { CreatureId } from '../model/creature.ts'
import type { FifthEvent } from '../model/events.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Memory, Subjects } from './vehicle.ts'
import { describe } from './vehicle.ts'

export type Call = { readonly kind: string; readonly subjects: Subjects }

const nameIn = (world: FifthWorld, id: CreatureId): string => world.creatures[id]?.name ?? id

/** One function for each type that is told; the others happen without words. */
type Calls = {
  readonly [Type in FifthEvent['type']]?: (
    event: Extract<FifthEvent, { readonly type: Type }>,
    world: FifthWorld,
  ) => Call | undefined
}

const by = (kind: string, who: CreatureId, world: FifthWorld): Call => ({ kind, subjects: { who: nameIn(world, who) } })
const to = (kind: string, target: CreatureId, world: FifthWorld): Call => ({
  kind,
  subjects: { target: nameIn(world, target) },
})

const calls: Calls = {
  'damage-taken': ({ who, types: [type], amount, by: source, isCritical }, world) => {
    if (type === undefined || amount === 0) return undefined
    const target = nameIn(world, who)
    const subjects = source === undefined ? { target } : { who: nameIn(world, source), target }
    return { kind: isCritical === true ? 'critical' : `hit-${type}`, subjects }
  },
  'attack-made': ({ who, target, hit }, world) =>
    hit ? undefined : { kind: 'miss', subjects: { who: nameIn(world, who), target: nameIn(world, target) } },
  died: ({ who }, world) => to(world.creatures[who]?.isCharacter === true ? 'hero-death' : 'death', who, world),
  dropped: ({ who }, world) => to('fall', who, world),
  stabilised: ({ who }, world) => to('stable', who, world),
  revived: ({ who }, world) => to('wakes-up', who, world),
  'hit-points-restored': ({ who }, world) => to('heal', who, world),
  'condition-gained': ({ who, held }, world) => to(held.condition, who, world),
  'concentration-broken': ({ who, why }, world) =>
    why === 'damage' ? by('concentration-lost', who, world) : undefined,
  rested: ({ rest }) => ({ kind: `${rest}-rest`, subjects: {} }),
  fled: ({ who }, world) => by('flight', who, world),
  'fight-ended': ({ outcome }) => (outcome === 'victory' ? { kind: 'victory', subjects: {} } : undefined),
  'item-gained': ({ who, item }, world) => ({
    kind: 'loot',
    subjects: { who: nameIn(world, who), with: item.name.toLowerCase() },
  }),
}

/** The world is the one after the event. */
export function callFor(event: FifthEvent, world: FifthWorld): Call | undefined {
  const call = calls[event.type] as ((event: FifthEvent, world: FifthWorld) => Call | undefined) | undefined // by its own type, so it fits
  return call?.(event, world)
}

export type Told = { readonly texts: readonly string[]; readonly memory: Memory; readonly rng: Rng }

/** The sentences for some events, in their order. */
export function describeEvents(events: readonly FifthEvent[], world: FifthWorld, memory: Memory, rng: Rng): Told {
  let told: Told = { texts: [], memory, rng }
  for (const event of events) {
    const call = callFor(event, world)
    const said = call && describe(call.kind, call.subjects, told.memory, told.rng)
    if (said !== undefined) told = { texts: [...told.texts, said.text], memory: said.memory, rng: said.rng }
  }
  return told
}
