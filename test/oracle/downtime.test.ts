/** Days between adventures: what they are for, what they cost, what comes of them, and that the world does not wait. */
import { expect, test } from 'vitest'
import { copperOf } from '../../src/rules/fifth/economy/coins.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

const worldOf = ({ table }: Sitting): FifthWorld => table.standing.world as unknown as FifthWorld
const dayOf = (sitting: Sitting): number => Math.floor(worldOf(sitting).minute / 1440)
const tilda = (sitting: Sitting) => Object.values(worldOf(sitting).creatures).find(({ name }) => name.startsWith('Tilda')) // prettier-ignore

const sit = () => sitDown({ texts: gullRock, human: 'tilda-brannock', seed: 2 })

test('14.4: a week of practice is a week by the rules, is paid for, and helps the next roll', async () => {
  const sitting = await sit()
  const [day, purse] = [dayOf(sitting), copperOf(tilda(sitting)?.coins ?? { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 })]
  await sitting.say('I practise with my sword for a week')
  expect(dayOf(sitting)).toBe(day + 7)
  expect(copperOf(tilda(sitting)?.coins ?? { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 })).toBeLessThan(purse)
  expect(printAll(sitting.shown)).toContain('a week')
})

test('14.4: what is on a price list is made in the days it takes, and no sooner', async () => {
  const sitting = await sit()
  await sitting.say('I spend five days making a club')
  expect(tilda(sitting)?.items.map(({ name }) => name)).toContain('Club')
  const day = dayOf(sitting)
  await sitting.say('I spend three days making a breastplate')
  expect(dayOf(sitting)).toBe(day)
  expect(printAll(sitting.shown)).toMatch(/breastplate takes \d+ days/iu)
})

test('14.4: days without a purpose are asked what for, and what is said behind them is that', async () => {
  const sitting = await sit()
  const day = dayOf(sitting)
  await sitting.say('we take two weeks off')
  expect(dayOf(sitting)).toBe(day)
  expect(printAll(sitting.shown)).toContain('Train for two weeks')
  await sitting.say('we take a week of downtime; I work at the harbour')
  expect(dayOf(sitting)).toBe(day + 7)
})

test('14.4: a blow takes no week', async () => {
  const sitting = await sit()
  const day = dayOf(sitting)
  await sitting.say('I shout at the sea for a week')
  expect(dayOf(sitting)).toBe(day)
})
