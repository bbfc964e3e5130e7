/** What the rules know of a beat, laid out for questions about it. */
import type { Creature, CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../../../rules/fifth/model/events.ts'
import type { FifthWorld } from '../../../../rules/fifth/model/world.ts'
import type { Rolled } from '../../../../rules/ruleset.ts'
import type { Happened } from '../../game.ts'

/** One creature as it was when the beat began and as it is now; gone when the rules hold it no more. */
export type Someone = {
  readonly id: CreatureId
  readonly name: string
  readonly before: Creature | undefined
  readonly now: Creature | undefined
}

export type Facts = {
  readonly people: readonly Someone[]
  readonly events: readonly FifthEvent[]
  readonly rolls: readonly Rolled[]
  readonly isFight: boolean
}

/** The words stand beside the rules of this game, so its worlds and events are the fifth edition's. */
export function factsOf({ before, now, events, rolls }: Happened): Facts {
  const was = before as unknown as FifthWorld
  const is = now as unknown as FifthWorld
  const all = [...Object.values(was.creatures), ...Object.values(is.creatures)]
  const ids = [...new Set(all.map(({ id }) => id))]
  return {
    people: ids.map(id => someone(id, was.creatures[id], is.creatures[id])),
    events: events as readonly FifthEvent[],
    rolls,
    isFight: was.fight !== null || is.fight !== null,
  }
}

const someone = (id: CreatureId, before: Creature | undefined, now: Creature | undefined): Someone => ({
  id,
  name: (now ?? before)?.name ?? id,
  before,
  now,
})

export const eventsOf = <Type extends FifthEvent['type']>(
  { events }: Facts,
  type: Type,
): readonly Extract<FifthEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<FifthEvent, { type: Type }> => event.type === type)

export const sideOf = ({ now, before }: Someone): Creature['side'] | undefined => (now ?? before)?.side
