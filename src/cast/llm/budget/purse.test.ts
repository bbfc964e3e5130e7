import { encode } from 'gpt-tokenizer'
import { describe, expect, test } from 'vitest'
import type { Answer, ModelCall } from '../model/port.ts'
import { mostDollars, mostTokens, type PricedCall } from './most-dollars.ts'
import { BudgetSpent, Purse } from './purse.ts'

const price = { prefix: 'x/', input: 1, output: 10, cachedRead: 0.1, cachedWrite: 1.25 }

const callOf = (text: string, maxOutputTokens = 1000): ModelCall => ({
  system: [],
  messages: [{ role: 'user', text }],
  tools: [],
  maxOutputTokens,
})

/** A call of which everybody knows that it costs at most so much. */
const costing = (dollars: number): PricedCall => {
  const only = { prefix: 'x/', input: 0, output: dollars * 1000, cachedRead: 0, cachedWrite: 0 }
  return { call: callOf('Well?'), price: only }
}

const answerFor = (dollars: number): Answer => ({
  model: 'x/y',
  text: 'Aye.',
  toolCalls: [],
  reason: 'stop',
  usage: { input: 10, cachedRead: 0, cachedWrite: 0, output: 5, isMeasured: true },
  dollars,
})

/** A call that is answered when it is told to be. */
function held(purse: Purse, most: number) {
  let answer: (dollars: number) => void = () => undefined
  let isBegun = false
  const done = purse.spend('companion', costing(most), () => {
    isBegun = true
    return new Promise(resolve => (answer = dollars => resolve(answerFor(dollars))))
  })
  return { done, isBegun: () => isBegun, answer: (dollars: number) => answer(dollars) }
}

const moment = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('a call is made when the most it can cost still fits, to the last cent', async () => {
  const purse = new Purse(3)
  for (let call = 1; call <= 3; call += 1) await purse.spend('gm', costing(1), async () => answerFor(1))
  await expect(purse.spend('gm', costing(1), () => expect.unreachable('it is not asked'))).rejects.toThrow(
    'The budget of $3.00 has no room for another call: about $3.00 was spent, and the next one may cost $1.00. Nothing is lost; go on with a larger --budget, or with --model oracle.',
  )
  expect(purse.total).toMatchObject({ calls: 3, dollars: 3 })
})

test('what earlier sittings have cost is part of it', async () => {
  await expect(new Purse(3, 2.5).spend('gm', costing(1), async () => answerFor(1))).rejects.toThrow(BudgetSpent)
})

test('calls side by side are each set aside for, and one that finds no room waits for what the others leave', async () => {
  const purse = new Purse(2.5)
  const [one, two, three] = [held(purse, 1), held(purse, 1), held(purse, 1)]
  await moment()
  expect([one, two, three].map(({ isBegun }) => isBegun())).toEqual([true, true, false])
  one.answer(0.1)
  await one.done
  await moment()
  expect(three.isBegun()).toBe(true)
  two.answer(1)
  three.answer(1)
  await Promise.all([two.done, three.done])
  expect(purse.total.dollars).toBeCloseTo(2.1)
})

test('... and is refused when they leave none', async () => {
  const purse = new Purse(1.5)
  const [one, two] = [held(purse, 1), held(purse, 1)]
  const refused = two.done.catch((cause: unknown) => cause)
  await moment()
  one.answer(0.9)
  expect(await refused).toBeInstanceOf(BudgetSpent)
  expect([two.isBegun(), purse.total.dollars]).toEqual([false, 0.9])
})

test('a call that fails leaves its room to others', async () => {
  const purse = new Purse(1)
  await expect(purse.spend('gm', costing(1), () => Promise.reject(new Error('dropped')))).rejects.toThrow('dropped')
  await purse.spend('gm', costing(1), async () => answerFor(1))
  expect(purse.total).toMatchObject({ calls: 1, dollars: 1 })
})

test('a model without a price is not asked under a budget, and counted without one', async () => {
  const unpriced = { call: callOf('Well?'), price: undefined }
  const answer = { ...answerFor(0), dollars: null }
  await expect(new Purse(1).spend('gm', unpriced, async () => answer)).rejects.toThrow('nobody knows')
  const free = new Purse()
  await free.spend('gm', unpriced, async () => answer)
  expect(free.total).toMatchObject({ calls: 1, dollars: null })
})

describe('the most a call can cost', () => {
  test('is the whole prompt at the dearest price, and the longest answer', () => {
    const call = callOf('Well?', 100)
    expect(mostDollars({ call, price })).toBeCloseTo((mostTokens(call) * 1.25 + 100 * 10) / 1_000_000)
  })

  test.each([
    'The gate is shut, and the man who shut it will not say why. '.repeat(40),
    '{"who":"korda-venn","dc":15,"skill":"perception"}'.repeat(40),
    'Zwölf Öfen, “Käse”, naïve façades — все двери закрыты. 門は閉じている。'.repeat(40),
    '| 12 | 3/8 | AC 15 | +5 |\n'.repeat(40),
  ])('is never less than what is counted: %#', text => {
    expect(mostTokens(callOf(text)) - 500).toBeGreaterThanOrEqual(encode(text).length)
  })
})
