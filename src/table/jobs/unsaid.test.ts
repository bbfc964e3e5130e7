import { expect, test } from 'vitest'
import type { FoundLeak } from '../beat/context.ts'
import { hashOf } from '../../store/hash.ts'
import { liveSteps } from '../steps.ts'
import { unsaid } from './unsaid.ts'

const steps = () =>
  liveSteps(
    { note: () => undefined, settled: async () => undefined, texts: { keep: async (text: string) => hashOf(text) } },
    1,
    new Map(),
  )

/** Whatever speaks of the abbey tells the secret. */
const leaks = (words: string): readonly FoundLeak[] =>
  /abbey/.test(words) ? [{ said: words, path: 'story-state.md', line: 4, words: ['abbey'] }] : []

const told = ['The reeve looks at the abbey. He says nothing.']

test('13.2 what a writer guesses is left off the page, and what was told stays, whenever the secret was written down', async () => {
  expect(await unsaid(steps(), 'job/scene', ['The reeve looks at the abbey.\n\nIt rains.'], told, leaks)).toEqual([
    'The reeve looks at the abbey.\n\nIt rains.',
  ])
  expect(await unsaid(steps(), 'job/scene', ['It rains. The abbey is in debt.'], told, leaks)).toEqual(['It rains.'])
})
