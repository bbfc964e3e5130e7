import { expect, test } from 'vitest'
import { hashOf } from '../store/hash.ts'
import type { Entry } from './chronicle/entry.ts'
import { liveSteps, MissingStep, recordedSteps } from './steps.ts'

function keeper() {
  const kept: Entry[] = []
  const settled: number[] = []
  return {
    kept,
    settled,
    chronicle: {
      note: (entry: Entry) => void kept.push(entry),
      settled: async () => void settled.push(kept.length),
      texts: { keep: async (text: string) => hashOf(text) },
    },
  }
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

test('before anything outside is touched all is on the disk, and what it brought is before it is used', async () => {
  const { settled, chronicle } = keeper()
  const steps = liveSteps(chronicle, 1, new Map())
  await steps.take('move/1', () => 'noted')
  const seen = await steps.outside('gm/call', () => settled.length)
  expect([seen, settled]).toEqual([1, [1, 2]])
  expect(await steps.outside('gm/call', () => 9)).toBe(1)
  expect(settled).toHaveLength(2)
})

test('a replay asks for nothing new', async () => {
  await expect(recordedSteps(2, new Map()).take('move/1', () => 'new')).rejects.toBeInstanceOf(MissingStep)
})
