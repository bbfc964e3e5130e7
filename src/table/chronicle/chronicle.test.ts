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
  const { entries } = await open(memory)
  expect(entries).toEqual([1, 2, 3, 4].map(fact))
})

test('a last line that was never finished is cut and told; what comes then follows the line before it', async () => {
  const store = memoryStore()
  await (await open(store)).chronicle.append(fact(1), fact(2))
  await store.append(path, Buffer.from('{"seq":3,"prev":"'))
  const again = await open(store)
  expect(again.torn).toBe(17)
  await again.chronicle.append(fact(3))
  expect((await open(store)).entries).toHaveLength(3)
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
  expect((await open(memory)).entries).toHaveLength(1)
})

/** A store whose appends are counted, and refused while it is full. */
function counting(memory: Store) {
  const seen = { appends: 0, isFull: false }
  const full = { ok: false, refusal: { code: 'not-a-file', path } } as const
  const append: Store['append'] = async (...args) => {
    seen.appends += 1
    return seen.isFull ? full : memory.append(...args)
  }
  return { seen, store: { ...memory, append } satisfies Store }
}

test('what is noted goes with the next fact in one append, and what waits behind it is called after', async () => {
  const memory = memoryStore()
  const { seen, store } = counting(memory)
  const { chronicle } = await open(store)
  const called: number[] = []
  chronicle.behind(() => called.push(seen.appends)) // nothing is noted yet, so nothing is waited for
  chronicle.note(fact(1))
  chronicle.note(fact(2))
  chronicle.behind(() => called.push(seen.appends))
  expect(called).toEqual([0])
  await chronicle.append(fact(3))
  expect([called, seen.appends]).toEqual([[0, 1], 1])
  expect((await open(memory)).entries).toEqual([1, 2, 3].map(fact))
})

test('what is noted comes to the disk by itself when nothing follows', async () => {
  const memory = memoryStore()
  const { chronicle } = await open(memory)
  chronicle.note(fact(1))
  await new Promise<void>(resolve => {
    chronicle.behind(resolve)
  })
  await chronicle.settled()
  expect((await open(memory)).entries).toHaveLength(1)
})

test('what is noted on a full disk is shown to nobody, stays, and comes before whatever is written later', async () => {
  const memory = memoryStore()
  const { seen, store } = counting(memory)
  const { chronicle } = await open(store)
  let isShown = false
  seen.isFull = true
  chronicle.note(fact(1))
  chronicle.behind(() => (isShown = true))
  await expect(chronicle.settled()).rejects.toThrow(/not a plain file/)
  seen.isFull = false
  await chronicle.append(fact(2))
  expect(isShown).toBe(false)
  expect((await open(memory)).entries).toEqual([1, 2].map(fact))
})

test('a chain that does not hold is refused with the line and a way on', async () => {
  const store = memoryStore({ [path]: '{"seq":7,"prev":"x","entry":{}}\n' })
  const opened = await Chronicle.open(store, path)
  expect(opened.ok ? '' : explainChronicle(opened.refusal)).toMatch(/damaged at line 1.*move it away/)
})
