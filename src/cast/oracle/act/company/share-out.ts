/** Purses are evened out, to the copper, and it is said who carries what was found. */
import { listOf } from '../../../../english/nouns.ts'
import { divideCopper } from '../../../../rules/fifth/economy/loot.ts'
import { copperOf, printCopper } from '../../../../rules/fifth/economy/coins.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { heroesIn, holderOf, nameOf, shortName } from '../../desk/heroes.ts'
import { partyDid, show } from '../../desk/tell.ts'
import { did, line } from './say.ts'

type Purse = { readonly who: Creature; left: number }

/** Who has more than a share gives it to those who have less, the first in the order of the party. */
function* paymentsIn(
  heroes: readonly Creature[],
): Generator<{ readonly from: Creature; readonly to: Creature; readonly copper: number }> {
  // prettier-ignore
  const whole = heroes.reduce((sum, { coins }) => sum + copperOf(coins), 0)
  const shares = divideCopper(whole, heroes.length)
  const purses: readonly Purse[] = heroes.map((who, at) => ({ who, left: copperOf(who.coins) - (shares[at] ?? 0) }))
  for (const giver of purses)
    for (const taker of purses) {
      const copper = Math.min(giver.left, -taker.left)
      if (copper <= 0) continue
      giver.left -= copper
      taker.left += copper
      yield { from: giver.who, to: taker.who, copper }
    }
}

/** What the story put into somebody's pack. */
function carried({ world, game }: Desk): readonly string[] {
  return world.items.flatMap(({ name }) => {
    const holder = holderOf(game, name)
    return holder === undefined ? [] : [`${shortName(holder.who.name)} carries ${name}`]
  })
}

export async function* shareOut(desk: Desk): Play {
  const heroes = heroesIn(desk.game).filter(({ life, isCharacter }) => life !== 'dead' && isCharacter)
  const payments = [...paymentsIn(heroes)]
  if (heroes.length < 2) return did(desk, 'share-out', 'sharesAlone')
  for (const { from, to, copper } of payments)
    yield* rule(desk, 'give-coins', { from: from.name, to: to.name, amount: printCopper(copper) })
  const purses = heroesIn(desk.game).filter(({ id }) => heroes.some(one => one.id === id))
  const each = listOf(purses.map(({ name, coins }) => `${shortName(name)} has ${printCopper(copperOf(coins))}`))
  did(desk, 'share-out', payments.length === 0 ? 'sharesEven' : 'sharesOut', { each })
  const finds = carried(desk)
  if (finds.length > 0) show(desk, { kind: 'seen', of: nameOf(desk, desk.actor), text: line(desk, 'sharesFinds', { what: listOf(finds) }) }) // prettier-ignore
  if (payments.length > 0) partyDid(desk, 'shared out its coins')
}
