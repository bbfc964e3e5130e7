/**
 * How much is found where the sentences were written before looking at what the rules make of them. Some short remarks of known words get through; that
 * is the price of leaving the story alone, and the views have kept the secret from every mind but the GM's anyway.
 */
import { expect, test } from 'vitest'
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { viewFor } from '../../src/table/views/view-for.ts'
import { findLeaks } from '../../src/table/leaks/find-leaks.ts'
import { Holdings } from '../../src/table/leaks/holdings.ts'
import { Secrets } from '../../src/table/leaks/secrets.ts'
import { mine } from './unseen-mine.ts'
import { opera } from './unseen-opera.ts'
import { pass } from './unseen-pass.ts'

const leastFound = 0.8

test.each([mine, opera, pass])('$title', ({ texts, leaking, innocent }) => {
  const campaign = toCampaign(texts)
  const secrets = new Secrets()
  secrets.update(campaign)
  const held = new Holdings()
  const world = { presence: [], heard: [], whispers: [], constraints: () => [] }
  held.update(viewFor({ kind: 'companion', character: 'somebody' }, campaign, world))
  const isFound = (said: string): boolean => findLeaks(said, secrets, held).length > 0
  expect(innocent.filter(isFound)).toEqual([])
  expect(leaking.filter(isFound).length / leaking.length).toBeGreaterThanOrEqual(leastFound)
})
