/** Throws at things, what nobody should drink, what stands only in a memory, and hours that were named. */
import { describe, expect, test } from 'vitest'
import { hourOf } from '../../../../rules/fifth/model/time.ts'
import { sceneAt, textsIn } from '../testing/scene.ts'

const borrowed = textsIn('content/campaigns/borrowed-water')
const at = (place: string, human = 'maren-okell', seed: string | number = 7) => sceneAt(borrowed, human, place, seed)

describe('14.4: a throw at a thing', () => {
  test('is rolled for, leaves the hand, and is kept on what it was thrown at', async () => {
    const { say, desk } = await at('well-square')
    await say('I pick up a stone')
    const thrown = await say('throw the stone at the nearest window')
    expect(thrown.rolls).toHaveLength(1)
    expect(desk().game.fight).toBeNull()
    expect(desk().memory.established.map(({ thing }) => thing)).toEqual(expect.arrayContaining(['window', 'stone']))
    const { items } = desk().game.creatures['maren-okell' as never] as { items: readonly { name: string }[] }
    expect(items.map(({ name }) => name)).not.toContain('Stone')
  })
})

describe('14.4: what nobody should swallow', () => {
  test('is known by its taste, and costs whoever drinks it a roll', async () => {
    const { say, desk } = await at('well-square')
    const tasted = await say('I taste the brine')
    expect(tasted.rolls).toEqual([])
    expect(tasted.text).toMatch(/salt|brine/i)
    const before = desk().game.minute
    const drunk = await say('I drink from the bucket anyway')
    expect(drunk.rolls).toHaveLength(1)
    expect(desk().game.minute).toBeGreaterThan(before)
  })
})

test('14.3: a table of one’s memories is not under one’s hands', async () => {
  const { say } = await at('well-square')
  const { text } = await say('I search under the table')
  expect(text).not.toMatch(/carried out/)
  expect(text).toMatch(/table.*\n?.*Great Well/s)
})

test('14.4: whoever grabs just anything has something in hand', async () => {
  const { say, desk } = await at('well-square')
  await say('I grab the first thing I see')
  expect(desk().memory.established.some(({ change }) => change === 'taken')).toBe(true)
})

test('14.3: what is called by a name and is not here is not something else', async () => {
  const { say, desk } = await at('well-square')
  await say('I take the crown')
  expect(desk().memory.established.some(({ change }) => change === 'taken')).toBe(false)
})

test('14.4: who rests until an hour of the day rests until then', async () => {
  const { say, desk } = await at('the-full-pail')
  await say("let's rest until nightfall")
  expect(hourOf(desk().game)).toBe(21)
})

test('14.4: tears bring somebody of the company', async () => {
  const { say, desk } = await at('well-square')
  const { text } = await say('I sit down by the well and cry')
  expect(text).toMatch(/Dabney|Ilvane|Korda/)
  expect(desk().moments.some(({ weight, who }) => weight === 3 && who !== undefined)).toBe(true)
})
