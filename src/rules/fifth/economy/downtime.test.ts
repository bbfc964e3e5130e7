import { expect, test } from 'vitest'
import type { Chance } from '../../../core/dice/roll-value.ts'
import { fixedDice } from '../../../core/dice/roll.ts'
import { seedRng } from '../../../core/random.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed } from '../model/deed.ts'
import { makeCreature, noCoins } from '../model/make.ts'
import { emptyWorld } from '../model/world.ts'
import { copperOf } from './coins.ts'
import type { Downtime } from './downtime.ts'
import { costOf, craftingDays, spendDowntime } from './downtime.ts'
import { isLifestyle } from './lifestyle.ts'
import { proposeDowntime } from './propose-downtime.ts'

const bram = makeCreature({ name: 'Bram', side: 'party', coins: { ...noCoins, gp: 50 } })
const deedWith = (one: Creature, chance: Chance = seedRng(1)): Deed =>
  beginDeed({ ...emptyWorld, creatures: { [one.id]: one } }, chance)
const now = (deed: Deed): Creature => deed.world.creatures[bram.id] ?? bram

test.each<[string, Downtime, number]>([
  ['a modest week', { activity: 'rest', days: 7 }, 700],
  ['a week of honest work', { activity: 'work', days: 7 }, 0],
  ['a comfortable week of work', { activity: 'work', days: 7, lifestyle: 'comfortable' }, 700],
  ['a week in a library', { activity: 'research', days: 7, lifestyle: 'poor' }, 840],
  ['a longsword, made', { activity: 'craft', days: 3, about: 'longsword' }, 300 + 750],
])('%s costs %j', (_, plan, copper) => {
  expect(costOf(plan)).toBe(copper)
})

test('what is crafted is paid for, takes its days, and is carried home', () => {
  const deed = deedWith(bram)
  expect(spendDowntime(deed, bram, { activity: 'craft', days: 3, about: 'longsword' }).ok).toBe(true)
  expect(now(deed).items).toEqual([{ name: 'Longsword', count: 1 }])
  expect(copperOf(now(deed).coins)).toBe(5000 - 1050)
  expect(deed.world.minute).toBe(emptyWorld.minute + 3 * 1440)
  expect([craftingDays(1500), craftingDays(1), craftingDays(150_000)]).toEqual([3, 1, 300])
})

test('recuperating asks for a save, and the sick are well again', () => {
  const sick: Creature = {
    ...bram,
    conditions: [{ condition: 'poisoned', source: bram.id, from: 'venom', until: 'removed' }],
  }
  const better = deedWith(sick, fixedDice(15))
  expect(spendDowntime(better, sick, { activity: 'recuperate', days: 3 }).ok).toBe(true)
  expect(now(better).conditions).toEqual([])
  const worse = deedWith(sick, fixedDice(14))
  spendDowntime(worse, sick, { activity: 'recuperate', days: 3 })
  expect(now(worse).conditions.length).toBe(1)
})

test.each<[string, Downtime, string]>([
  ['no days', { activity: 'rest', days: 0 }, 'bad-count'],
  ['a thing nobody sells', { activity: 'craft', days: 9, about: 'a flying tower' }, 'not-listed'],
  ['too little time at the bench', { activity: 'craft', days: 2, about: 'longsword' }, 'too-short'],
  ['a day in bed', { activity: 'recuperate', days: 1 }, 'too-short'],
  ['a life beyond the purse', { activity: 'rest', days: 30, lifestyle: 'aristocratic' }, 'too-poor'],
])('%s: refused, and nothing is spent', (_, plan, code) => {
  const deed = deedWith(bram)
  const spent = spendDowntime(deed, bram, plan)
  expect(spent.ok ? '' : spent.refusal.code).toBe(code)
  expect(deed.events).toEqual([])
})

test('companions are proposed what fits them', () => {
  expect(proposeDowntime({ ...bram, exhaustion: 1 }).activity).toBe('recuperate')
  expect(proposeDowntime({ ...bram, tools: { "smith's tools": 4 } }).activity).toBe('craft')
  expect(proposeDowntime({ ...bram, className: 'Wizard' }).activity).toBe('research')
  expect(proposeDowntime({ ...bram, className: 'constructor' }).activity).toBe('rest')
  expect([isLifestyle('modest'), isLifestyle('toString')]).toEqual([true, false])
})
