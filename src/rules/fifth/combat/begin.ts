/** How a fight begins: who is surprised, who goes first, and what is already going on. */
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Place, Tier } from '../model/world.ts'
import { placeOf, rollInitiative } from './join.ts'
import { goOn } from './turns.ts'
import { pacing } from './tier.ts'

export type Beginning = {
  readonly tier: Tier
  readonly who: readonly CreatureId[]
  readonly surprised: readonly CreatureId[]
  readonly far: readonly CreatureId[]
  readonly isSunlit?: boolean
}

export function beginFight(deed: Deed, { tier, who, surprised, far, isSunlit = false }: Beginning): void {
  const creatures = who.map(id => creatureIn(deed.world, id))
  tellStanding(deed, creatures)
  const order = rollOrder(deed, creatures)
  happen(deed, { type: 'fight-began', tier, order, surprised, far, ...(isSunlit && { isSunlit }) })
  tell(deed, `The fight is ${tier}. ${pacing[tier]}`)
  goOn(deed)
}

/** Foes of one kind share a roll; whoever has a name of their own rolls alone. */
function rollOrder(deed: Deed, creatures: readonly Creature[]): readonly Place[] {
  const scores = new Map<string, number>()
  const places = creatures.map(creature => {
    const group =
      creature.isCharacter || creature.kind === undefined ? creature.id : `${creature.side} ${creature.kind}`
    const label = creature.isCharacter || creature.kind === undefined ? creature.name : creature.kind
    const score = scores.get(group) ?? rollInitiative(deed, creature, label)
    scores.set(group, score)
    return placeOf(creature, score)
  })
  return sortOrder(places, id => creatureIn(deed.world, id).isCharacter)
}

/** The higher score; then the higher DEX modifier; then characters; then as they stood. */
export function sortOrder(places: readonly Place[], isCharacter: (id: CreatureId) => boolean): readonly Place[] {
  return places.toSorted(
    (one, other) =>
      other.score - one.score ||
      other.dexterity - one.dexterity ||
      Number(isCharacter(other.who)) - Number(isCharacter(one.who)),
  )
}

/** What is going on already is said before anybody rolls, or that nothing is. */
function tellStanding(deed: Deed, creatures: readonly Creature[]): void {
  const standing = creatures.flatMap(({ name, concentration, conditions }) => [
    ...(concentration === null ? [] : [`${name} concentrates on ${concentration.on}`]),
    ...conditions.map(({ condition }) => `${name} is ${condition}`),
  ])
  tell(deed, standing.length === 0 ? 'Nobody is concentrating or under a condition.' : `${standing.join('; ')}.`)
}
