import { describe, expect, test } from 'vitest'
import { below, seedRng, streamOf } from '../../core/random.ts'
import { assert } from '../../core/result.ts'
import { instantAt } from '../../core/time.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import { Chronicle } from './chronicle.ts'
import { ChronicleLost, explainChronicle } from './lost.ts'
import { readSegment } from './segment.ts'
import { Segments, segmentPath } from './segments.ts'
import { faultsOfRun } from './verify.ts'
import { plainFold } from '../testing/plain-fold.ts'
import type { Entry } from './entry.ts'

const path = segmentPath('one', 1)
const fact = (beat: number): Entry => ({ type: 'step', beat, key: 'move/1', value: beat })

async function open(store: Store) {
  const opened = await Chronicle.open(store, 'one', plainFold)
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

test('13.23 a last line that was torn inside a letter is cut and told; what comes then follows the line before it', async () => {
  const store = memoryStore()
  await (await open(store)).chronicle.append(fact(1), fact(2))
  await store.append(path, Buffer.from([...Buffer.from('{"sum":"'), 0xc3]))
  const again = await open(store)
  expect(again.torn).toBe(9)
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
  const opened = await Chronicle.open(store, 'one', plainFold)
  expect(opened.ok ? '' : explainChronicle(opened.refusal)).toMatch(/damaged at line 1.*gloam recover/)
})

test('13.24 a tail that is missing is noticed by the head beside it', async () => {
  const store = memoryStore()
  const { chronicle } = await open(store)
  await chronicle.append(fact(1))
  const short = await store.read(path)
  await chronicle.append(fact(2))
  assert(short.ok && short.value !== undefined, 'it was written')
  await store.write(path, short.value.bytes, 'any')
  const opened = await Chronicle.open(store, 'one', plainFold)
  expect(opened.ok ? '' : explainChronicle(opened.refusal)).toMatch(/ends after line 1 of 2: its tail is missing/)
})

test('13.25 a long chronicle is many segments, and only the last one is read to go on', async () => {
  const store = memoryStore()
  const { chronicle } = await open(store)
  const words = (beat: number): string => Array.from({ length: 4000 }, (_, at) => (at * 7919 * beat) % 10_007).join(' ')
  for (let beat = 1; beat <= 130; beat += 1)
    await chronicle.append({ type: 'step', beat, key: 'move/1', value: words(beat) })
  expect(chronicle.segment).toBeGreaterThan(2)
  for (let number = 1; number < chronicle.segment; number += 1) await store.remove(segmentPath('one', number), 'any')
  const again = await open(store)
  expect(again.chronicle.fold.count()).toBe(130)
  await again.chronicle.append(fact(131))
  expect((await open(store)).chronicle.fold.count()).toBe(131)
})

describe('13.16 a chronicle that somebody else changes under a running table', () => {
  const changes: readonly (readonly [string, (store: Store, old: Uint8Array) => Promise<unknown>])[] = [
    ['is put back to an older state', (store, old) => store.write(path, old, 'any')],
    ['is removed', store => store.remove(path, 'any')],
    ['is carried off', store => store.move('runs/one', 'archive/one')],
    ['gets a line more', store => store.append(path, Buffer.from('{}\n'))],
    ['is written by a second table', async store => (await open(store)).chronicle.append(fact(9))],
  ]
  test.each(changes)('%s: nothing more is acknowledged, and it is told', async (_, change) => {
    const store = memoryStore()
    const { chronicle } = await open(store)
    await chronicle.append(fact(1))
    const old = await store.read(path)
    assert(old.ok && old.value !== undefined, 'it was written')
    await chronicle.append(fact(2))
    await change(store, old.value.bytes)
    const after = await store.read(path)
    await expect(chronicle.standsThere()).rejects.toThrow(ChronicleLost)
    await expect(chronicle.append(fact(3))).rejects.toThrow(ChronicleLost)
    await expect(chronicle.append(fact(4))).rejects.toThrow(/Play stops here/)
    expect(await store.read(path)).toEqual(after)
  })

  test('one that was only touched is gone on with', async () => {
    const store = memoryStore()
    const { chronicle } = await open(store)
    await chronicle.append(fact(1))
    const now = await store.read(path)
    assert(now.ok && now.value !== undefined, 'it was written')
    await store.write(path, now.value.bytes, 'any')
    await chronicle.standsThere()
    await chronicle.append(fact(2))
    expect((await open(store)).entries).toEqual([1, 2].map(fact))
  })
})

test('13.25 a segment that was begun and torn was never told of: the next one takes its place', async () => {
  const store = memoryStore()
  const { chronicle } = await open(store)
  await chronicle.append(fact(1))
  await store.append(segmentPath('one', 2), Buffer.from('{"seq":2,"prev":"'))
  const opened = await Chronicle.open(store, 'one', plainFold, 1)
  assert(opened.ok, 'it opens')
  for (let beat = 2; beat <= 20; beat += 1) await opened.value.chronicle.append(fact(beat))
  const again = await open(store)
  expect([again.chronicle.segment > 1, again.chronicle.fold.count()]).toEqual([true, 20])
})

test.each([0, 1, 2, 3, 4, 5])(
  '13.16 a turn to another place and facts that are told meanwhile do not break the chain (%i ahead)',
  async ahead => {
    const store = memoryStore()
    const { chronicle } = await open(store)
    await chronicle.append(fact(1), fact(2))
    const mark = {
      type: 'rewound',
      to: 1,
      branch: 'b',
      at: instantAt(0),
      left: { from: 1, to: 2, segment: 1 },
    } as const
    const told: Promise<void>[] = []
    for (let beat = 3; beat < 9; beat += 1) {
      if (beat === 3 + ahead) told.push(chronicle.turn(mark, plainFold(null), { segment: 1, upTo: 1 }))
      told.push(chronicle.append(fact(beat)))
      await Promise.resolve()
    }
    await Promise.all(told)
    expect(await faultsOfRun(store, 'one')).toEqual([])
    const kept: Entry[] = []
    for (const number of [1, 2]) {
      const found = await new Segments(store, 'one').read(number)
      assert(found.ok, 'each segment holds')
      kept.push(...found.value.entries)
    }
    expect(kept.filter(({ type }) => type === 'step')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(fact))
    expect(kept.filter(({ type }) => type === 'rewound')).toHaveLength(1)
  },
)

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '13.16 going back while lines are on their way: none lost, none twice, the chain whole (seed %i)',
  async seed => {
    const memory = memoryStore()
    const dice = streamOf(seedRng(`race ${seed}`))
    const store: Store = {
      ...memory,
      append: async (...args) => {
        for (let waits = below(dice, 4); waits > 0; waits -= 1) await Promise.resolve()
        return memory.append(...args)
      },
    }
    const { chronicle } = await open(store)
    await chronicle.append(fact(0))
    const left = { from: 0, to: 0, segment: 1 }
    const work: Promise<void>[] = []
    for (let beat = 1; beat <= 60; beat += 1) {
      const kind = below(dice, 5)
      if (kind === 0) chronicle.note(fact(beat))
      else if (kind === 1) work.push(chronicle.join(fact(beat)))
      else if (kind === 2 && beat % 7 === 0) {
        const mark = { type: 'rewound', to: 0, branch: `line-${beat}`, at: instantAt(0), left } as const
        work.push(chronicle.turn(mark, plainFold(null), { segment: chronicle.segment, upTo: 0 }))
        chronicle.note(fact(beat))
      } else work.push(chronicle.append(fact(beat)))
      if (below(dice, 3) === 0) await Promise.resolve()
    }
    await Promise.all(work)
    await chronicle.settled()
    expect(await faultsOfRun(memory, 'one')).toEqual([])
    const written: number[] = []
    for (const number of await new Segments(memory, 'one').numbers()) {
      const found = await memory.readPart(segmentPath('one', number), 0)
      assert(found.ok && found.value !== undefined, 'the segment is there')
      for (const entry of readSegment(number, Buffer.from(found.value.bytes)).entries)
        if (entry.type === 'step') written.push(entry.beat)
    }
    expect(written.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 61 }, (_, beat) => beat))
  },
)
