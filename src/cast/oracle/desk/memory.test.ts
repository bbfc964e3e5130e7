import { expect, test } from 'vitest'
import { added, freshMemory, put, readMemory } from './memory.ts'

test('what another mind has kept is not ours', () => {
  expect(readMemory(null)).toBeUndefined()
  expect(readMemory({ version: 2, placeId: 'inn' })).toBeUndefined()
  expect(readMemory('notes')).toBeUndefined()
})

test('what was kept comes back, with what is new to it filled in', () => {
  expect(readMemory({ version: 1, placeId: 'inn', beat: 4 })).toEqual({ ...freshMemory('inn'), beat: 4 })
})

test('sets and records take one more, and never grow without end', () => {
  let list: readonly string[] = []
  let record: Readonly<Record<string, number>> = {}
  for (let at = 0; at < 2000; at += 1) {
    list = added(list, `key ${at}`, `key ${at}`)
    record = put(record, `key ${at}`, at)
  }
  expect(list.length).toBe(400)
  expect(list.at(-1)).toBe('key 1999')
  expect(Object.keys(record).length).toBe(120)
  expect(added(list, 'key 1999')).toBe(list)
})
