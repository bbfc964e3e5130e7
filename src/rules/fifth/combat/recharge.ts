/** Actions that come back by themselves. */
import type { Action } from '../model/action.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { throwDice } from '../model/throw.ts'

/** True of an action that can be used now. */
export function isReady({ spent }: Creature, { name, recharge }: Action): boolean {
  if (recharge === undefined) return true
  return (spent[name] ?? 0) < ('uses' in recharge ? recharge.uses : 1)
}

export const lairUse = 'Lair action'

/** At the start of its turn: a d6 for every breath that is spent, and the lair stirs again. */
export function rechargeActions(deed: Deed, creature: Creature): void {
  const back: string[] = []
  for (const { name, recharge } of creature.actions) {
    if (recharge === undefined || !('onRoll' in recharge) || creature.spent[name] === undefined) continue
    const roll = throwDice(deed, '1d6')
    const isBack = roll.total >= recharge.onRoll
    if (isBack) back.push(name)
    deed.rolls.push({
      purpose: `${name} recharge`,
      who: creature.name,
      text: `1d6 = [${roll.total}] = ${roll.total}`,
      total: roll.total,
      outcome: `vs ${recharge.onRoll} - ${isBack ? 'recharged' : 'spent'}`,
      rule: 'Recharge: at the start of its turn',
      isHidden: true,
    })
  }
  if (creature.spent[lairUse] !== undefined) back.push(lairUse)
  if (back.length > 0) happen(deed, { type: 'uses-restored', who: creature.id, what: back })
}
