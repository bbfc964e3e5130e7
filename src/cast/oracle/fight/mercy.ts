/** Who leads has said that nobody shall die of this: from then on the company strikes to fell, and not to kill. */
import { wordsOf } from '../../../english/tokens.ts'
import { fightOf } from '../desk/fighting/memory.ts'
import type { Stage } from '../desk/fighting/stage.ts'
import type { Wish } from '../desk/wishes.ts'
import type { Order } from './orders.ts'

const killing = new Set('kill kills killing killed slay murder die dies'.split(' '))
const refusing = new Set("not no nobody none never dont don't stop without".split(' '))
const sparing = new Set('alive spare mercy unharmed nonlethal'.split(' '))

/** `nobody kill anyone`, `take them alive`: said or done, it binds everybody. */
export const asksMercy = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ words, isNegated }) => {
    const all = wordsOf(words)
    const isRefused = isNegated === true || all.some(word => refusing.has(word))
    return all.some(word => sparing.has(word)) || (isRefused && all.some(word => killing.has(word)))
  })

const brawling = new Set('punch slap kick headbutt fist fists wrestle brawl knee elbow tackle'.split(' '))

/** Who begins with a fist has not asked for blood. */
export const isBrawl = (opener: readonly Wish[]): boolean =>
  asksMercy(opener) || opener.some(({ words }) => wordsOf(words).some(word => brawling.has(word)))

export const mercifulBlow: Order = {
  kind: 'attack',
  targets: [],
  isMerciful: true,
  isThrown: false,
  isSmite: false,
  isLast: true,
}

/** The same order, as somebody carries it out who may not kill: a spell at a foe becomes a blow that fells. */
export function merciful(stage: Stage, order: Order): Order {
  if (!fightOf(stage.desk).isSparing) return order
  if (order.kind === 'attack') return { ...order, isMerciful: true, isSmite: false }
  if (order.kind === 'improvise') return { ...order, isMerciful: true }
  const isAtFoes = order.kind === 'cast' && order.targets.some(id => stage.desk.game.creatures[id]?.side === 'foes')
  return isAtFoes ? mercifulBlow : order
}
