/** Moves between the fights: rests, trade, loot, and whatever the tables bring. */
import type { Result } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { refusal } from '../combat/permit.ts'
import type { Permission } from '../combat/permit.ts'
import { parseCoins, copperOf, printCopper } from '../economy/coins.ts'
import { haggle } from '../economy/haggle.ts'
import { proposeSplit } from '../economy/loot.ts'
import { giveItem, giveShares, rollOff } from '../economy/share-out.ts'
import { payFrom } from '../economy/purse.ts'
import { billFor, buy, giveCoins, sell } from '../economy/shop.ts'
import { attitudes, dayOf } from '../model/world.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { absorb, happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { passTime } from '../rest/pass-time.ts'
import { takeLongRest } from '../rest/long-rest.ts'
import { takeShortRest } from '../rest/short-rest.ts'
import type { FifthMove } from './define.ts'
import { defineMove } from './define.ts'
import { choice, creature, flag, list, number, optional, text } from './field.ts'

/** What another part of the rules has done, or why it would not. */
function taken(deed: Deed, done: Result<Deed, RuleRefusal>): Permission {
  if (!done.ok) return done.refusal
  if (done.value !== deed) absorb(deed, done.value)
  return null
}

const partyOf = ({ world }: Deed): readonly Creature[] =>
  Object.values(world.creatures).filter(({ side }) => side === 'party')

const resting = defineMove({
  name: 'rest',
  about:
    "A short or a long rest of the party, by the campaign's house rules: hit dice, hit points, slots and powers come back as the rules say.",
  fields: {
    kind: choice('which', ['short', 'long']),
    who: optional(list('who rests; left out, the whole party', creature('somebody'))),
    hitDice: optional(number('how many hit dice each may spend in a short rest', 0, 20)),
    safe: optional(flag('true in a place where nobody will disturb them')),
  },
  play: (deed, { kind, who = partyOf(deed), hitDice = 0, safe = false }) => {
    const ids = who.filter(({ life }) => life !== 'dead').map(({ id }) => id)
    if (kind === 'long')
      return taken(deed, takeLongRest(deed.world, { who: ids, isSafe: safe, hasFood: true }, deed.chance))
    return taken(
      deed,
      takeShortRest(deed.world, { who: ids, hitDice: Object.fromEntries(ids.map(id => [id, hitDice])) }, deed.chance),
    )
  },
})

const waiting = defineMove({
  name: 'pass-time',
  about: 'Time passes outside of rests: travel, waiting, work. Spells and conditions that run out do.',
  fields: { minutes: number('how many minutes', 1, 100_000) },
  play: (deed, { minutes }) => {
    if (deed.world.fight !== null) return refusal('fight-on', 'There is a fight.', ['end-turn', 'end-fight'])
    passTime(deed, minutes)
    const hour = Math.floor((deed.world.minute % 1440) / 60)
    tell(deed, `It is day ${dayOf(deed.world)}, about ${hour} o'clock.`)
    return null
  },
})

const wares = { who: creature('who'), item: text('the item', 80), count: optional(number('how many', 1, 1000)) }

const buying = defineMove({
  name: 'buy',
  about:
    'Buys something at its list price, or with one roll for a better one. What no list has makes a scene: play it.',
  fields: {
    ...wares,
    haggle: optional(flag('true to haggle')),
    attitude: optional(choice('how the seller feels', attitudes)),
  },
  play: (deed, { who, item, count = 1, haggle: wants = false, attitude = 'neutral' }) => {
    const bill = billFor([{ name: item, count }], wants)
    if (!bill.ok) return bill.refusal
    const price = wants ? haggle(deed, who, { attitude, copper: bill.value.copper }).copper : bill.value.copper
    return taken(deed, buy(deed, who, bill.value, price))
  },
})

const selling = defineMove({
  name: 'sell',
  about: 'Sells something a character owns, for half its price, or all of it for trade goods.',
  fields: wares,
  play: (deed, { who, item, count = 1 }) => taken(deed, sell(deed, who, { name: item, count })),
})

const coins = text('an amount, such as "12 gp 5 sp"', 60)
const notCoins = refusal('no-coins', 'That is no amount of money.', ['12 gp', '3 gp 5 sp', '40 cp'])

const paying = defineMove({
  name: 'give-coins',
  about: 'Money from one character to another.',
  fields: { from: creature('who gives'), to: creature('who gets it'), amount: coins },
  play: (deed, { from, to, amount }) => {
    const money = parseCoins(amount)
    return money === undefined ? notCoins : taken(deed, giveCoins(deed, from, to, copperOf(money)))
  },
})

const looting = defineMove({
  name: 'loot',
  about:
    'Shares out what was found: coins evenly, things to whoever they plainly fit. Say who wants what; what two want is left for them to plead or roll for (roll-off).',
  fields: {
    coins: optional(coins),
    item: optional(text('one thing that was found', 80)),
    count: optional(number('how many of it', 1, 1000)),
    wantedBy: optional(list('who wants it', creature('somebody'))),
    major: optional(flag('true for something they will talk about for long')),
  },
  play: (deed, { coins: amount, item, count = 1, wantedBy = [], major = false }) => {
    const money = amount === undefined ? undefined : parseCoins(amount)
    if (amount !== undefined && money === undefined) return notCoins
    if (amount === undefined && item === undefined)
      return refusal('nothing-found', 'Say what was found.', ['coins', 'item'])
    const found =
      item === undefined
        ? []
        : [{ name: item, count, wantedBy: wantedBy.map(({ id }) => id), ...(major && { isMajor: true as const }) }]
    const heads = partyOf(deed).filter(({ life, isCharacter }) => life !== 'dead' && isCharacter)
    const split = proposeSplit(
      { copper: money === undefined ? 0 : copperOf(money), items: found },
      heads.map(({ id }) => id),
      deed.world.lastMajorLoot,
    )
    giveShares(deed, split.shares)
    for (const { item: thing, suggested } of split.contested)
      tell(
        deed,
        `${thing.name} is wanted by several; fairness suggests ${suggested.map(id => creatureIn(deed.world, id).name).join(' or ')}. Let them plead, then give-item or roll-off.`,
      )
    for (const { name } of split.unclaimed)
      tell(deed, `Nobody has asked for ${name}: give-item to somebody, or leave it.`)
    return null
  },
})

const giving = defineMove({
  name: 'give-item',
  about: 'A thing goes to a character: found, handed over by an NPC, or given up by another character.',
  fields: {
    ...wares,
    from: optional(creature('the character who gives it up')),
    major: optional(flag('true for something great')),
  },
  play: (deed, { who, item, count = 1, from, major = false }) => {
    if (from !== undefined && !from.items.some(({ name, count: held }) => name === item && held >= count))
      return refusal(
        'not-owned',
        `${from.name} has no ${item}.`,
        from.items.map(({ name }) => name),
      )
    if (from !== undefined) happen(deed, { type: 'item-lost', who: from.id, item: { name: item, count } })
    giveItem(deed, who.id, { name: item, count, wantedBy: [], ...(major && { isMajor: true as const }) })
    return null
  },
})

const using = defineMove({
  name: 'use-up-item',
  about: 'A character uses something up or loses it: a torch, a ration, a potion already drunk.',
  fields: wares,
  play: (deed, { who, item, count = 1 }) => {
    const held = who.items.find(({ name }) => name.toLowerCase() === item.toLowerCase())
    if (held === undefined || held.count < count)
      return refusal(
        'not-owned',
        `${who.name} has not that much ${item}.`,
        who.items.map(({ name, count: has }) => `${has} ${name}`),
      )
    happen(deed, { type: 'item-lost', who: who.id, item: { name: held.name, count } })
    return null
  },
})

const rolling = defineMove({
  name: 'roll-off',
  about: 'Several want the same thing and none gives way: the highest roll takes it.',
  fields: { item: text('what it is about', 80), who: list('who wants it', creature('somebody')) },
  play: (deed, { item, who }) => {
    if (who.length < 2) return refusal('uncontested', 'It takes two to roll off.', ['give-item'])
    const ids = who.map(({ id }) => id)
    rollOff(deed, { item: { name: item, count: 1, wantedBy: ids }, claimants: ids, suggested: [] })
    return null
  },
})

const spending = defineMove({
  name: 'change-coins',
  about: 'A character gains or pays money that no other move covers: a reward, a bribe, a fine.',
  fields: { who: creature('who'), amount: coins, pays: optional(flag('true if they pay')), why: text('what for', 100) },
  play: (deed, { who, amount, pays = false, why }) => {
    const money = parseCoins(amount)
    if (money === undefined) return notCoins
    const has = copperOf(who.coins)
    if (pays && has < copperOf(money))
      return refusal('too-poor', `${who.name} has ${printCopper(has)}.`, ['less', 'somebody else pays'])
    if (!pays) {
      happen(deed, { type: 'gold-changed', who: who.id, coins: money, why })
      tell(deed, `${who.name} gets ${printCopper(copperOf(money))}: ${why}.`)
      return null
    }
    const paid = payFrom(who.coins, copperOf(money))
    if (!paid.ok) return paid.refusal
    happen(deed, { type: 'gold-changed', who: who.id, coins: paid.value, why })
    tell(deed, `${who.name} pays ${printCopper(copperOf(money))}: ${why}.`)
    return null
  },
})

export const storyMoves: readonly FifthMove[] = [
  resting,
  waiting,
  buying,
  selling,
  paying,
  spending,
  looting,
  giving,
  using,
  rolling,
]
