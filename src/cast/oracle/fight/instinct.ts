/** What somebody does whom nobody has told anything: those who are down first, then their own skin. What is left is for tactics. */
import { readyFeatures } from '../../../rules/fifth/features/all.ts'
import { spellNamed } from '../../../rules/fifth/data/spells.ts'
import { chooseSlot } from '../../../rules/fifth/magic/slots.ts'
import { distanceBetween } from '../../../rules/fifth/combat/reach.ts'
import type { Creature, CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { Order } from './orders.ts'
import { foesUp, isHalfDead, partyIn, type Stage } from '../desk/fighting/stage.ts'

const canHeal = (creature: Creature): boolean =>
  (creature.spellcasting?.prepared ?? []).some(name => {
    const spell = spellNamed(name)
    return spell?.dice?.kind === 'heal' && chooseSlot(creature, spell.level).ok
  })

export const potionOf = ({ items }: Creature): string | undefined =>
  items.find(({ name, count }) => count > 0 && /potion.*healing|healing.*potion/i.test(name))?.name

const has = (creature: Creature, feature: string): boolean =>
  readyFeatures(creature).some(({ name }) => name === feature)

const feature = (name: string, ...targets: readonly CreatureId[]): Order => ({
  kind: 'feature',
  feature: name,
  targets,
})

function fallenNear({ desk, ...stage }: Stage, who: CreatureId): Creature | undefined {
  return partyIn({ ...stage, desk }).find(
    ({ life, id }) => life === 'dying' && id !== who && distanceBetween(desk.game, who, id) !== 'far',
  )
}

/** Whoever lies there is helped with what is at hand; a caster leaves it to the spells of tactics. */
export function instinct(stage: Stage, who: CreatureId): readonly Order[] {
  const self = stage.desk.game.creatures[who]
  const fallen = fallenNear(stage, who)
  if (self === undefined) return []
  if (fallen !== undefined && has(self, 'lay-on-hands')) return [feature('lay-on-hands', fallen.id)]
  const undead = foesUp(stage).filter(({ type }) => type === 'undead')
  if (fallen === undefined && undead.length > 1 && has(self, 'turn-undead')) return [feature('turn-undead')]
  if (fallen === undefined || canHeal(self)) return []
  const potion = potionOf(self)
  return potion === undefined
    ? [{ kind: 'tend', target: fallen.id }]
    : [{ kind: 'item', item: potion, targets: [fallen.id] }]
}

/** What costs next to nothing and is worth it: a rage at the start, a second wind in need, a word to a friend. */
export function reflexes(stage: Stage, who: CreatureId): readonly Order[] {
  const self = stage.desk.game.creatures[who]
  if (self === undefined) return []
  if (has(self, 'rage') && !self.buffs.some(({ name }) => name === 'Rage')) return [feature('rage')]
  if (has(self, 'second-wind') && isHalfDead(self)) return [feature('second-wind')]
  const friend = partyIn(stage).find(
    ({ id, life, buffs }) => id !== who && life === 'alive' && buffs.every(({ name }) => name !== 'Bardic Inspiration'),
  )
  return friend !== undefined && has(self, 'bardic-inspiration') ? [feature('bardic-inspiration', friend.id)] : []
}
