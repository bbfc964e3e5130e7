import { expect, test } from 'vitest'
import { isOwned, profiles } from './profile.ts'

test('a project keeps its files in docs, a campaign beside its sheets', () => {
  expect(profiles.docs).toMatchObject({ state: 'docs/whycode-state.json', runs: 'docs/runs' })
  expect(profiles.campaign).toMatchObject({ state: 'state.json', progress: 'progress.md', runs: 'runs' })
})

test('files with an action of their own are owned, in any case', () => {
  expect(isOwned(profiles.docs, 'docs/roadmap.MD')).toBe(true)
  expect(isOwned(profiles.campaign, 'story-state.md')).toBe(true)
  expect(isOwned(profiles.docs, 'docs/requirements/pending.json')).toBe(false)
})
