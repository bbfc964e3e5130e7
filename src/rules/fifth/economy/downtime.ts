/** Days between adventures: what is done with them, what they cost, and what comes of it. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { rollSave } from '../checks/save.ts'
import { endWhere } from '../combat/concentration.ts'
import { itemNamed } from '../data/equipment.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { passTime } from '../rest/pass-time.ts'
import { printCopper } from './coins.ts'
import type { Lifestyle } from './lifestyle.ts'
import { lifestyles } from './lifestyle.ts'
import { payFrom } from './purse.ts'

export const activities = ['craft', 'work', 'recuperate', 'research', 'train', 'rest'] as const
export type Activity = (typeof activities)[number]

export type Downtime = {
  readonly activity: Activity
  readonly days: number
  /** What is made, learned or looked into. */
  readonly about?: string
  readonly lifestyle?: Lifestyle
}

const day = 1440
/** Five gold pieces' worth of an item come off the bench each day. */
const craftedCopperPerDay = 500
const trainingDays = 250
const recuperationDays = 3
const dailyFeeCopper = 100

/** Days a thing takes to make. */
export const craftingDays = (costCopper: number): number => Math.max(1, Math.ceil(costCopper / craftedCopperPerDay))

/** Living, and what the activity itself asks: half the price for what is crafted, a fee for teachers and libraries. */
export function costOf({ activity, days, about = '', lifestyle = 'modest' }: Downtime): number {
  const living = lifestyles[lifestyle] * days
  if (activity === 'work')
    return lifestyle === 'modest' || lifestyles[lifestyle] < lifestyles.modest ? 0 : living - lifestyles.modest * days
  if (activity === 'craft') return living + Math.ceil((itemNamed(about)?.costCopper ?? 0) / 2)
  return activity === 'research' || activity === 'train' ? living + dailyFeeCopper * days : living
}

/** One who works earns a modest living by it. Everything is asked before a coin is spent. */
export function spendDowntime(deed: Deed, who: Creature, plan: Downtime): Result<Deed, RuleRefusal> {
  const refusal = refuseDowntime(deed, plan)
  if (refusal !== undefined) return refuse(refusal)
  const cost = costOf(plan)
  const paid = payFrom(who.coins, cost)
  if (!paid.ok) return paid
  if (cost > 0)
    happen(deed, { type: 'gold-changed', who: who.id, coins: paid.value, why: `downtime: ${plan.activity}` })
  passTime(deed, plan.days * day, 'long')
  tell(deed, `${who.name} spends ${plan.days} days: ${plan.activity}, for ${printCopper(cost)}.`)
  conclude(deed, who, plan)
  return accept(deed)
}

function refuseDowntime({ world }: Deed, { activity, days, about = '' }: Downtime): RuleRefusal | undefined {
  const no = (code: string, why: string, allowed: readonly string[]): RuleRefusal => ({ code, why, allowed })
  if (world.fight !== null) return no('in-a-fight', 'There is no downtime while a fight is on.', ['end the fight'])
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    return no('bad-count', `${days} days cannot be spent.`, ['1 to 3650 days'])
  if (activity === 'recuperate' && days < recuperationDays)
    return no('too-short', 'Recuperating takes three days.', ['3 days or more', 'rest'])
  if (activity !== 'craft') return undefined
  const ware = itemNamed(about)
  if (ware === undefined)
    return no('not-listed', `"${about}" is on no price list.`, [
      'something from the price list',
      'let the GM name price and days',
    ])
  const needed = craftingDays(ware.costCopper)
  return days < needed ? no('too-short', `${ware.name} takes ${needed} days to make.`, [`${needed} days`]) : undefined
}

function conclude(deed: Deed, who: Creature, { activity, days, about = '' }: Downtime): void {
  switch (activity) {
    case 'craft':
      return happen(deed, {
        type: 'item-gained',
        who: who.id,
        item: { name: itemNamed(about)?.name ?? about, count: 1 },
      })
    case 'recuperate':
      return recuperate(deed, who)
    case 'research':
      return tell(deed, `${who.name} has looked into this for ${days} days: ${about}. The GM says what was found.`)
    case 'train':
      return tell(deed, `${days} of ${trainingDays} days of training are done: ${about}.`)
    case 'work':
    case 'rest':
      return undefined
  }
}

/** A save against what has been plaguing them; poison and what came with it go. */
function recuperate(deed: Deed, { id, name }: Creature): void {
  const { success } = rollSave(deed, { who: id, ability: 'con', dc: 15, against: 'what ails them' })
  if (success)
    endWhere(deed, (lasting, bearer) => bearer === id && 'condition' in lasting && lasting.condition === 'poisoned')
  tell(deed, success ? `${name} is over the worst of it.` : `${name} needs more time.`)
}
