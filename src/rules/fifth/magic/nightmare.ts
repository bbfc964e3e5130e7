/** Fear that wounds: one save at the start of each turn, which either hurts or ends it. */
import type { Effect } from '../model/effect.ts'
import { boon, condition, damage, spellEffect } from './parts.ts'
import type { Power } from './power.ts'

export function nightmare(power: Power): Effect {
  const dread = spellEffect(power, [damage(power, 'psychic')], {
    needsConcentration: false,
    otherwise: [{ kind: 'end-lasting', from: [power.spell.name] }],
  })
  return spellEffect(power, [
    condition(power, 'frightened'),
    boon(power, [], { onTurn: { at: 'start', effect: dread } }),
  ])
}
