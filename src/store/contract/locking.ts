/** The contract of locks, as far as one process can tell. */
import { expect, test } from 'vitest'
import { codeOf, type MakeStore, valueOf } from './tools.ts'

export function locking(makeStore: MakeStore): void {
  test('a lock has one holder, who is named to the others', async () => {
    const store = makeStore()
    valueOf(await store.lock('campaign'))
    const holder = `this very process (${process.pid})`
    expect(await store.lock('campaign')).toEqual({ ok: false, refusal: { code: 'locked', name: 'campaign', holder } })
    expect(codeOf(await store.lock('another'))).toBe('accepted')
  })

  test('a lock that was let go can be taken, and letting it go twice frees nobody else', async () => {
    const store = makeStore()
    const first = valueOf(await store.lock('campaign'))
    await first.release()
    valueOf(await store.lock('campaign'))
    await first.release()
    expect(codeOf(await store.lock('campaign'))).toBe('locked')
  })

  test('locks are not listed', async () => {
    const store = makeStore()
    valueOf(await store.lock('campaign'))
    expect(valueOf(await store.list(''))).toEqual([])
  })
}
