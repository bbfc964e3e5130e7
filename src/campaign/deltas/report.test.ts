import { expect, test } from 'vitest'
import { mergeDelta } from './merge.ts'
import { emptyDelta, failed, noDelta, updated } from './report.ts'
import { stateWriter } from './writers.ts'

test('the four sentences are the seed’s, to the letter', () => {
  const merged = mergeDelta(stateWriter, undefined, '- NPC: Rook\n- QUEST: Find Odo\n')
  expect(updated('story-state.md', merged)).toBe('story-state.md updated with 2 changes (Active Quests, NPCs)')
  expect(noDelta).toBe('No delta file found, skipping')
  expect(emptyDelta).toBe('Empty delta file, cleaned up')
  expect(failed('story-state.md', 'the disk is full.\n')).toBe(
    'Error updating story-state.md: the disk is full. Delta file preserved for retry.',
  )
})

test('no change names no section', () => {
  expect(updated('story-state.md', mergeDelta(stateWriter, '', '- hm\n'))).toBe('story-state.md updated with 0 changes')
})
