/** What no fight may ever do. Each broken law is a sentence. */
import { isIncapacitated } from '../../src/rules/fifth/checks/state.ts'
import { maxHitPointsOf } from '../../src/rules/fifth/model/body.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import { fold } from '../../src/rules/fifth/model/fold.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'

function brokenBody({
  name,
  hitPoints,
  temporaryHitPoints,
  life,
  deathSaves,
  exhaustion,
  conditions,
  spellcasting,
  concentration,
  ...rest
}: Creature): readonly string[] {
  const creature = {
    name,
    hitPoints,
    temporaryHitPoints,
    life,
    deathSaves,
    exhaustion,
    conditions,
    spellcasting,
    concentration,
    ...rest,
  } as Creature
  const slots = Object.values(spellcasting?.slots ?? {})
  return [
    ...(hitPoints < 0 || hitPoints > maxHitPointsOf(creature)
      ? [`${name} has ${hitPoints} of ${maxHitPointsOf(creature)} hit points`]
      : []),
    ...(temporaryHitPoints < 0 ? [`${name} has ${temporaryHitPoints} temporary hit points`] : []),
    ...(deathSaves.failures > 3 || deathSaves.successes > 3 ? [`${name} has too many death saves`] : []),
    ...(exhaustion < 0 || exhaustion > 6 ? [`${name} has exhaustion ${exhaustion}`] : []),
    ...(slots.some(({ used, max }) => used < 0 || used > max) ? [`${name} has spent slots that are not there`] : []),
    ...(life === 'dead' && (hitPoints > 0 || conditions.length > 0 || concentration !== null)
      ? [`${name} is dead and more`]
      : []),
    ...(concentration !== null && isIncapacitated(creature) ? [`${name} concentrates while incapacitated`] : []),
  ]
}

const deeds = new Set([
  'action-used',
  'bonus-action-used',
  'reaction-used',
  'attack-made',
  'legendary-action-used',
  'slot-spent',
  'concentration-begun',
])

/** The event against the world before it. */
function brokenDeed(before: FifthWorld, event: FifthEvent): readonly string[] {
  if (!('who' in event) || typeof event.who !== 'string') return []
  const who = before.creatures[event.who]
  if (who === undefined) return [`${event.type} by somebody who is not there`]
  const { fight } = before
  return [
    ...(deeds.has(event.type) && isIncapacitated(who) ? [`${who.name}, incapacitated: ${event.type}`] : []),
    ...(who.life === 'dead' && !['revived', 'creature-removed', 'turn-ended'].includes(event.type)
      ? [`${who.name}, dead: ${event.type}`]
      : []),
    ...(event.type === 'turn-began' && fight?.acted.includes(event.who) === true
      ? [`${who.name} has a second turn in one round`]
      : []),
    ...(event.type === 'action-used' && fight?.turn?.hasActed === true
      ? [`${who.name} has a second action in one turn`]
      : []),
    ...(event.type === 'action-used' && fight !== null && fight.turn?.who !== event.who
      ? [`${who.name} acts out of turn`]
      : []),
    ...(event.type === 'bonus-action-used' && fight?.turn?.hasBonusActed === true
      ? [`${who.name} has a second bonus action`]
      : []),
    ...(event.type === 'reaction-used' && fight?.reacted.includes(event.who) === true
      ? [`${who.name} has a second reaction`]
      : []),
    ...(event.type === 'concentration-begun' && who.concentration !== null
      ? [`${who.name} concentrates on two spells`]
      : []),
  ]
}

/** Replays a fight event by event. Answers the broken laws and the world it comes to. */
export function judge(
  before: FifthWorld,
  events: readonly FifthEvent[],
): { readonly broken: readonly string[]; readonly after: FifthWorld } {
  const broken: string[] = []
  let world = before
  for (const event of events) {
    broken.push(...brokenDeed(world, event))
    const after = fold(world, event)
    for (const creature of Object.values(after.creatures))
      if (creature !== world.creatures[creature.id]) broken.push(...brokenBody(creature))
    world = after
  }
  return { broken, after: world }
}
