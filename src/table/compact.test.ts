import { expect, test } from 'vitest'
import { compact, tokensOf } from './compact.ts'
import { firstState } from './start.ts'
import { toCampaign } from '../campaign/folder/files.ts'

const state = firstState(toCampaign({}), ['pim'])

test('a short history is shown whole, and nobody is told anything', () => {
  expect(compact(['a', 'b'], 100, 'the-fen', state)).toEqual({ history: ['a', 'b'] })
})

test('the newest that fit are kept, and the refresh says where things stand', () => {
  const told = Array.from({ length: 50 }, (_, index) => `Narrative ${index}: ${'word '.repeat(40)}`)
  const { history, refresh } = compact(told, 500, 'the-fen', state)
  expect(history.at(-1)).toBe(told.at(-1))
  expect(history.reduce((sum, text) => sum + tokensOf(text), 0)).toBeLessThanOrEqual(500)
  expect(refresh).toMatchObject({ tag: 'CONTEXT_REFRESH', campaign: 'the-fen', currentScene: '001-opening' })
  expect(refresh?.lastNarrativeSummary?.length).toBeLessThan(420)
})

test('the last narrative is kept however long it is', () => {
  expect(compact(['old', 'x'.repeat(9000)], 100, 'the-fen', state).history).toHaveLength(1)
})
