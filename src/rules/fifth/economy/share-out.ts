/** Giving loot away: what was agreed becomes events, and what was not is rolled for. */
import { assert } from '../../../core/result.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { throwDice } from '../model/throw.ts'
import { coinsOf, printCopper } from './coins.ts'
import type { Contested, Found, Share } from './loot.ts'

export function giveItem(deed: Deed, who: CreatureId, { name, count, note, isMajor }: Found): void {
  const item = note === undefined ? { name, count } : { name, count, note }
  happen(deed, isMajor === true ? { type: 'item-gained', who, item, isMajor } : { type: 'item-gained', who, item })
  tell(deed, `${creatureIn(deed.world, who).name} takes ${count === 1 ? '' : `${count} × `}${name}.`)
}

export function giveShares(deed: Deed, shares: readonly Share[]): void {
  for (const { who, copper, items } of shares) {
    if (copper > 0) {
      happen(deed, { type: 'gold-changed', who, coins: coinsOf(copper), why: 'share of the loot' })
      tell(deed, `${creatureIn(deed.world, who).name} gets ${printCopper(copper)}.`)
    }
    for (const item of items) giveItem(deed, who, item)
  }
}

/** Everyone who wants it throws a d20; the highest has it, and those who tie for it throw again. */
export function rollOff(deed: Deed, { item, claimants }: Contested): CreatureId {
  let still = claimants
  while (still.length > 1) {
    const thrown = still.map(who => ({ who, total: throwOnce(deed, who, item.name) }))
    const best = Math.max(...thrown.map(({ total }) => total))
    still = thrown.filter(({ total }) => total === best).map(({ who }) => who)
  }
  const [winner] = still
  assert(winner !== undefined, 'somebody wants what is contested')
  giveItem(deed, winner, item)
  return winner
}

function throwOnce(deed: Deed, who: CreatureId, what: string): number {
  const { total } = throwDice(deed, '1d20')
  deed.rolls.push({
    purpose: `Roll-off for ${what}`,
    who: creatureIn(deed.world, who).name,
    text: `1d20 = [${total}] = ${total}`,
    total,
    rule: 'Contested loot: the highest d20 has it, ties throw again',
  })
  return total
}
