import { expect, test } from 'vitest'
import { textAt } from './contract/tools.ts'
import { memoryStore } from './memory.ts'
import { cutTornTail } from './torn.ts'

test('a torn last line is cut and told, earlier lines stay (fault 6)', async () => {
  const store = memoryStore({ log: '{"n":1}\n{"n":2}\n{"n' })
  expect(await cutTornTail(store, 'log')).toEqual({
    ok: true,
    value: { path: 'log', kept: 16, cut: new Uint8Array(Buffer.from('{"n')) },
  })
  expect(await textAt(store, 'log')).toBe('{"n":1}\n{"n":2}\n')
})

test.each(['', '\n', '{"n":1}\n'])('%j is whole', async text => {
  const store = memoryStore({ log: text })
  expect(await cutTornTail(store, 'log')).toEqual({ ok: true, value: undefined })
  expect(await textAt(store, 'log')).toBe(text)
})

test('a first line that was never finished leaves an empty file', async () => {
  const store = memoryStore({ log: '{"n' })
  await cutTornTail(store, 'log')
  expect(await textAt(store, 'log')).toBe('')
})

test('where there is no file nothing is torn', async () => {
  expect(await cutTornTail(memoryStore(), 'log')).toEqual({ ok: true, value: undefined })
})
