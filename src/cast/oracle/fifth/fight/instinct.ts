/** What somebody does whom nobody has told anything: those who are down first, then their own skin. What is left is for tactics. */
import { spellNamed } from '../../../../rules/fifth/data/spells.ts'
import { chooseSlot } from '../../../../rules/fifth/magic/slots.ts'
import { distanceBetween } from '../../../../rules/fifth/combat/reach.ts'
import type { Creature, CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Order } from './orders.ts'
import { partyIn, type Stage } from './stage.ts'

const canHeal = (creature: Creature): boolean =>
  (creature.spellcasting?.prepared ?? []).some(name => {
    const spell = spellNamed(name)
    return spell?.dice?.kind === 'heal' && chooseSlot(creature, spell.level).ok
  })

const potionOf = ({ items }: Creature): string | undefined =>
  items.find(({ name, count }) => count > 0 && /potion.*healing|healing.*potion/i.test(name))?.name

export function instinct(stage: Stage, who: CreatureId): readonly Order[] {
  const { game } = stage.desk
  const self = game.creatures[who]
  const fallen = partyIn(stage).find(
    ({ life, id }) => life === 'dying' && id !== who && distanceBetween(game, who, id) !== 'far',
  )
  if (self === undefined || fallen === undefined || canHeal(self)) return [] // tactics cast
  const potion = potionOf(self)
  return potion === undefined
    ? [{ kind: 'tend', target: fallen.id }]
    : [{ kind: 'item', item: potion, targets: [fallen.id] }]
}
