/** Harm: three rows of it, two boxes in the first two and one in the third. What does not fit moves up. */
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import type { Harm } from '../model/crew.ts'
import { resistanceCost } from '../dice/results.ts'
import { throwPool } from '../dice/throw.ts'
import { attributeOf } from '../model/ratings.ts'
import type { Attribute } from '../model/crew.ts'
import { edgeFor, spokenOf } from '../model/edges.ts'
import { changeStress } from '../resources/change.ts'

const boxes: Readonly<Record<Harm['level'], number>> = { 1: 2, 2: 2, 3: 1 }

/** The row it lands in once full rows are passed over; four is the end. */
function landing(harm: readonly Harm[], level: number): number {
  for (let row = level; row <= 3; row += 1) {
    const taken = harm.filter(held => held.level === row).length
    if (taken < (boxes[row as Harm['level']] ?? 0)) return row
  }
  return 4
}

export function takeHarm(deed: Deed, who: string, level: number, what: string): Played {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one) return no('nobody', `"${who}" is not of the crew.`, Object.keys(deed.world.scoundrels))
  const row = landing(one.harm, Math.min(4, Math.max(1, Math.trunc(level))))
  if (row === 4) {
    happen(deed, { type: 'fate-met', who, fate: 'dead', reason: what })
    deed.facts.push(`${one.name} dies: ${what}.`)
    return null
  }
  happen(deed, { type: 'harmed', who, harm: { level: row as Harm['level'], what }, reason: what })
  deed.facts.push(`${one.name} is hurt (level ${row}): ${what}.`)
  return null
}

/** What resisting comes to: the harm is one level less, and the stress is what is missing to a six. */
export function resist(deed: Deed, who: string, attribute: Attribute, against: string): number | undefined {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one) return undefined
  const dice = attributeOf(one, attribute) + edgeFor(one, 'resist', attribute, `${against} ${spokenOf(deed.world)}`)
  const rule = `Resistance: ${attribute} ${dice}`
  const thrown = throwPool(deed, dice, { purpose: `Resists ${against}`, who: one.name, rule })
  changeStress(deed, who, resistanceCost(thrown), `resisting ${against}`)
  return resistanceCost(thrown)
}

/** Armour goes instead of a roll; heavy armour is a second piece. */
export function useArmour(deed: Deed, who: string): Played {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  const [piece] = one?.armour ?? []
  if (!one || piece === undefined) return no('no-armour', 'There is no armour left.', ['resist'])
  happen(deed, { type: 'armour-used', who, armour: piece })
  return null
}
