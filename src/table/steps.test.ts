import { expect, test } from 'vitest'
import type { Entry } from './chronicle/entry.ts'
import { liveSteps, MissingStep, recordedSteps } from './steps.ts'

function keeper() {
  const kept: Entry[] = []
  return { kept, chronicle: { note: (entry: Entry) => void kept.push(entry) } }
}

test('a step is recorded when it is made, and taken from then on', async () => {
  const { kept, chronicle } = keeper()
  const steps = liveSteps(chronicle, 3, new Map([['move/1', 'old']]))
  expect(await steps.take('move/1', () => 'new')).toBe('old')
  expect(await steps.take('move/2', () => 'first')).toBe('first')
  expect(await steps.take('move/2', () => 'second')).toBe('first')
  expect(kept).toEqual([{ type: 'step', beat: 3, key: 'move/2', value: 'first' }])
})

test('nothing is a value too, and what could not be made is not recorded', async () => {
  const { kept, chronicle } = keeper()
  const steps = liveSteps(chronicle, 1, new Map([['job/decisions', null]]))
  expect(await steps.take<string | null>('job/decisions', () => 'again')).toBeNull()
  await expect(steps.take('job/scene', () => Promise.reject(new Error('no model')))).rejects.toThrow('no model')
  expect(kept).toEqual([])
})

test('a replay asks for nothing new', async () => {
  await expect(recordedSteps(2, new Map()).take('move/1', () => 'new')).rejects.toBeInstanceOf(MissingStep)
})
