/** What happens by itself at the two ends of a turn: burning on, shaking off, running out. */
import { rollSave } from '../checks/save.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Buff, ConditionHeld, Lasting } from '../model/lasting.ts'
import { applyEffect } from './apply-effect.ts'
import { breakConcentration, endWhere } from './concentration.ts'
import { endCondition } from './lasting.ts'

type Edge = 'start' | 'end'

/** Effects of buffs, then saves that may end something, then what has run out with this end of the turn. */
export function passTurn(deed: Deed, who: CreatureId, at: Edge): void {
  const creature = creatureIn(deed.world, who)
  if (creature.life !== 'dead') {
    actBuffs(deed, creature, at)
    saveAgain(deed, who, at)
  }
  if (at === 'end') expire(deed, who, 'end')
}

function actBuffs(deed: Deed, { id, buffs }: Creature, at: Edge): void {
  for (const { onTurn, source } of buffs)
    if (onTurn?.at === at && creatureIn(deed.world, id).life !== 'dead') {
      const by = deed.world.creatures[source] === undefined ? id : source // whoever did it may be gone
      applyEffect(deed, { effect: onTurn.effect, source: by, targets: [id] })
    }
}

function saveAgain(deed: Deed, who: CreatureId, at: Edge): void {
  const { conditions, buffs, life } = creatureIn(deed.world, who)
  if (life === 'dead' || conditions.length + buffs.length === 0) return
  const saved = new Map<string, boolean>() // one save for all that one spell does
  const isShaken = (lasting: ConditionHeld | Buff): boolean => {
    const { saveEnds, from, source } = lasting
    if (saveEnds?.at !== at) return false
    const key = `${source} ${from}`
    const known = saved.get(key)
    if (known !== undefined) return known
    const { success } = rollSave(deed, {
      who,
      ability: saveEnds.ability,
      dc: saveEnds.dc,
      against: from,
      threats: 'condition' in lasting ? [lasting.condition] : [],
    })
    saved.set(key, success)
    return success
  }
  for (const held of conditions) if (isShaken(held)) endCondition(deed, who, held)
  for (const buff of buffs) if (isShaken(buff)) happen(deed, { type: 'buff-ended', who, name: buff.name })
}

/** Everything that was to last until this end of this creature's turn, on whoever it is. */
export function expire(deed: Deed, who: CreatureId, at: Edge): void {
  const round = deed.world.fight?.round ?? 0
  const isOver = ({ until }: Pick<Lasting, 'until'>): boolean =>
    typeof until === 'object' &&
    'round' in until &&
    ((until.of === who && until.at === at && until.round <= round) || until.round < round - 1)
  endWhere(deed, isOver)
  const { concentration } = creatureIn(deed.world, who)
  if (concentration !== null && isOver(concentration)) breakConcentration(deed, who, 'ended')
}
