import { expect, test } from 'vitest'
import { dollarsOf, parsePrices, priceOf, pricesIn } from './prices.ts'

const known = pricesIn({})

test('prices that somebody tells us: in and out, and what the cache reads and writes at', () => {
  expect(parsePrices(' openai/gpt-6 = 2/8 , anthropic/claude-sonnet-5=3/15/0.3/3.75')).toEqual([
    { prefix: 'openai/gpt-6', input: 2, output: 8, cachedRead: 2, cachedWrite: 2 },
    { prefix: 'anthropic/claude-sonnet-5', input: 3, output: 15, cachedRead: 0.3, cachedWrite: 3.75 },
  ])
})

test('a cache whose price nobody tells is no cheaper than what is new', () => {
  expect(parsePrices('x/y=2/8/0.5')).toMatchObject([{ cachedRead: 0.5, cachedWrite: 2 }])
})

test.each(['', ' ', ',', 'x/y', 'x/y=', 'x/y=2', 'x/y=a/b', 'x/y=-1/2', 'x/y=1/Infinity', '=1/2', '1/2'])(
  'what is no price is none: "%s"',
  text => expect(parsePrices(text)).toEqual([]),
)

test('one that is no price does not spoil its neighbours', () => {
  expect(parsePrices('x/y=1,x/z=1/2')).toMatchObject([{ prefix: 'x/z' }])
})

test('the longest beginning of a name that fits is taken, and what is told counts before what we know', () => {
  expect(priceOf('openai/gpt-4o-mini-2024-07-18', known)).toMatchObject({ prefix: 'openai/gpt-4o-mini' })
  expect(priceOf('openai/gpt-4o', known)).toMatchObject({ prefix: 'openai/gpt-4o' })
  expect(priceOf('openai/gpt-4omega', known)).toBeUndefined()
  expect(priceOf('ollama/anything', known)).toMatchObject({ input: 0, output: 0 })
  expect(priceOf('openai/gpt-4o', pricesIn({ GLOAM_PRICES: 'openai/gpt-4o=7/7' }))).toMatchObject({ input: 7 })
})

test('what is new, read from the cache and written to it has each its price', () => {
  const [price] = parsePrices('x/y=10/20/1/12')
  const usage = { input: 1000, cachedRead: 600, cachedWrite: 300, output: 50, isMeasured: true }
  expect(dollarsOf(price, usage)).toBeCloseTo((100 * 10 + 600 * 1 + 300 * 12 + 50 * 20) / 1_000_000)
  expect(dollarsOf(undefined, usage)).toBeNull()
})
