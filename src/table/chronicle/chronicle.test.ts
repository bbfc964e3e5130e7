import { expect, test } from 'vitest'
import { assert } from '../../core/result.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import { Chronicle, explainChronicle } from './chronicle.ts'
import type { Entry } from './entry.ts'

const path = 'runs/one/chronicle.jsonl'
const fact = (beat: number): Entry => ({ type: 'step', beat, key: 'move/1', value: beat })

async function open(store: Store) {
  const opened = await Chronicle.open(store, path)
  assert(opened.ok, 'it opens')
  return opened.value
}

test('facts told together share one append, in the order they were told', async () => {
  const memory = memoryStore()
  let appends = 0
  const store: Store = { ...memory, append: (...args) => ((appends += 1), memory.append(...args)) }
  const { chronicle } = await open(store)
  await Promise.all([1, 2, 3, 4].map(beat => chronicle.append(fact(beat))))
  expect(appends).toBe(1)
  const { links } = await open(memory)
  expect(links.map(({ entry }) => entry)).toEqual([1, 2, 3, 4].map(fact))
})

test('a last line that was never finished is cut and told; what comes then follows the line before it', async () => {
  const store = memoryStore()
  await (await open(store)).chronicle.append(fact(1), fact(2))
  await store.append(path, Buffer.from('{"seq":3,"prev":"'))
  const again = await open(store)
  expect(again.torn).toBe(17)
  await again.chronicle.append(fact(3))
  expect((await open(store)).links.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('an append that fails is told to whoever waits for it, and the chain goes on from what is there', async () => {
  const memory = memoryStore()
  let isFull = true
  const full = { ok: false, refusal: { code: 'not-a-file', path } } as const
  const store: Store = { ...memory, append: async (...args) => (isFull ? full : memory.append(...args)) }
  const { chronicle } = await open(store)
  await expect(chronicle.append(fact(1))).rejects.toThrow(/not a plain file/)
  isFull = false
  await chronicle.append(fact(2))
  expect((await open(memory)).links).toHaveLength(1)
})

test('a chain that does not hold is refused with the line and a way on', async () => {
  const store = memoryStore({ [path]: '{"seq":7,"prev":"x","entry":{}}\n' })
  const opened = await Chronicle.open(store, path)
  expect(opened.ok ? '' : explainChronicle(opened.refusal)).toMatch(/damaged at line 1.*move it away/)
})
