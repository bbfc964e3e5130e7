/** The Shield spell answers a blow that would land and with it does not: nobody who has it ready lets that pass. */
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { gainBuff, untilOf } from './lasting.ts'
import { permitReaction } from './permit.ts'

const bonus = 5
const untilMyNextTurn = { rounds: 1, at: 'start', of: 'source' } as const

const isReady = ({ spellcasting, buffs }: Creature): boolean =>
  (spellcasting?.prepared.includes('shield') ?? false) &&
  !buffs.some(({ name }) => name === 'Shield' || name === 'Rage')

/** By a first-level slot, or a warlock's. */
function spend(deed: Deed, { id, spellcasting }: Creature): boolean {
  const slot = spellcasting?.slots[1]
  const pact = spellcasting?.pact
  if (slot !== undefined && slot.used < slot.max) happen(deed, { type: 'slot-spent', who: id, level: 1 })
  else if (pact !== undefined && pact.used < pact.max)
    happen(deed, { type: 'slot-spent', who: id, level: pact.level, isPact: true })
  else return false
  return true
}

/** Answers whether the blow is turned. A roll of 20 hits whatever stands in its way. */
export function raiseShield(deed: Deed, target: Creature, total: number, armour: number): boolean {
  if (total >= armour + bonus || !isReady(target) || permitReaction(deed.world, target.id) !== null) return false
  if (!spend(deed, target)) return false
  const { id, name } = target
  happen(deed, { type: 'reaction-used', who: id, what: 'Shield' })
  const until = untilOf(deed.world, untilMyNextTurn, id, id)
  gainBuff(deed, id, {
    name: 'Shield',
    modifiers: [{ kind: 'armour-bonus', by: bonus }],
    source: id,
    until,
    from: 'Shield',
  })
  tell(deed, `${name} casts Shield.`)
  return true
}
