import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory.ts'
import { Contents } from './contents.ts'

test('every version is found by its hash, and one that rotted is not', async () => {
  const store = memoryStore()
  const contents = new Contents(store, 'one')
  const [old, later] = [await contents.keep(Buffer.from('old')), await contents.keep(Buffer.from('new '.repeat(999)))]
  expect(Buffer.from((await contents.find(old)) ?? []).toString()).toBe('old')
  expect(await new Contents(store, 'one').find(later)).toHaveLength(3996)
  const path = `runs/one/contents/${old.slice(0, 2)}/${old}`
  const packed = await store.read(`runs/one/contents/${later.slice(0, 2)}/${later}`)
  if (packed.ok && packed.value) await store.write(path, packed.value.bytes, 'any')
  expect(await contents.find(old)).toBeUndefined()
})
