import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { memoryStore } from './memory.ts'
import { readText, writeText } from './text.ts'

test('text comes back as it was written, byte order mark and line ends included', async () => {
  const store = memoryStore()
  const text = '\ufeffOne\r\ntwo\n\nthree  '
  await writeText(store, 'a.md', text, 'absent')
  const hash = hashOf(Buffer.from(text))
  expect(await readText(store, 'a.md')).toEqual({ ok: true, value: { text, hash } })
  expect(await readText(store, 'b.md')).toEqual({ ok: true, value: undefined })
})

test('bytes that are not UTF-8 are told with their line, and never mangled', async () => {
  const store = memoryStore()
  await store.write('a.md', Buffer.from([0x61, 0x0a, 0x62, 0x0a, 0xe9, 0x0a, 0x63]), 'absent')
  expect(await readText(store, 'a.md')).toEqual({ ok: false, refusal: { code: 'not-text', path: 'a.md', line: 3 } })
})

test('half a character is refused before it is written', async () => {
  const store = memoryStore()
  const refusal = { code: 'not-text', path: 'a.md', line: 2 }
  expect(await writeText(store, 'a.md', 'one\ntwo \ud83d', 'absent')).toEqual({ ok: false, refusal })
  expect(await readText(store, 'a.md')).toEqual({ ok: true, value: undefined })
})

test('any text survives the way there and back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async text => {
      const store = memoryStore()
      await writeText(store, 'a.md', text, 'absent')
      expect(await readText(store, 'a.md')).toMatchObject({ value: { text } })
    }),
  )
})
