import { expect, test } from 'vitest'
import { hashOf } from '../../store/hash.ts'
import { claimPath, giveBack, isSpent, leftClaims } from './claim.ts'
import { namesIn, save, stores, textOf } from './scenario.ts'

const delta = 'tmp/gm-state-delta.md'
const after = hashOf(Buffer.from('## NPCs\n- Harwick - hostile\n'))
const claim = claimPath(delta, after)

test('a claim carries the hash the story will have, and no glob for deltas finds it', () => {
  expect(claim).toBe(`tmp/gm-state-delta.claimed-${after.slice(0, 16)}.md`)
  expect(claim).not.toMatch(/-delta\.md$/)
})

test('a claim is spent once the story is what the claim foretold', () => {
  expect(isSpent(claim, after)).toBe(true)
  expect(isSpent(claim, hashOf(Buffer.from('something else')))).toBe(false)
  expect(isSpent(claim, undefined, after)).toBe(true)
  expect(isSpent(claim, undefined)).toBe(false)
})

test.each(stores)('claims left behind are found, and nobody else’s files (%s)', async (_, open) => {
  const store = await open({
    [claim]: '- NPC: Harwick - hostile\n',
    [delta]: '- SECRET: The reeve lies\n',
    'tmp/party-knowledge-delta.claimed-0123456789abcdef.md': '- LEARNED: Nothing\n',
    'tmp/gm-state-delta.claimed-deep.md/within.md': 'a folder of that name',
  })
  expect(await leftClaims(store, delta)).toEqual({ ok: true, value: [claim] })
})

test.each(stores)('where there is no tmp folder there are no claims (%s)', async (_, open) => {
  expect(await leftClaims(await open({}), delta)).toEqual({ ok: true, value: [] })
})

test.each(stores)('a claim given back is the delta again, to the byte (%s)', async (_, open) => {
  const store = await open({ [claim]: '\ufeff- NPC: Harwick - hostile\r\n' })
  expect((await giveBack(store, claim, delta)).ok).toBe(true)
  expect(await namesIn(store, 'tmp')).toEqual(['gm-state-delta.md'])
  expect(await textOf(store, delta)).toBe('\ufeff- NPC: Harwick - hostile\r\n')
})

test.each(stores)('a claim given back goes before what was written since (%s)', async (_, open) => {
  const store = await open({ [claim]: '- NPC: Harwick - hostile' })
  await save(store, delta, '\ufeff- SECRET: The reeve lies\n')
  expect((await giveBack(store, claim, delta)).ok).toBe(true)
  expect(await textOf(store, delta)).toBe('- NPC: Harwick - hostile\n- SECRET: The reeve lies\n')
  expect(await namesIn(store, 'tmp')).toEqual(['gm-state-delta.md'])
})

test.each(stores)('a delta changed while a claim is put before it keeps both files (%s)', async (_, open) => {
  const store = await open({ [claim]: '- NPC: Harwick - hostile\n', [delta]: '- SECRET: One\n' })
  const busy = {
    ...store,
    write: async (...[path, bytes, expected]: Parameters<typeof store.write>) => {
      await save(store, delta, '- SECRET: Two\n')
      return store.write(path, bytes, expected)
    },
  }
  expect(await giveBack(busy, claim, delta)).toMatchObject({ ok: false, refusal: { code: 'changed-meanwhile' } })
  expect(await textOf(store, delta)).toBe('- SECRET: Two\n')
  expect(await textOf(store, claim)).toBe('- NPC: Harwick - hostile\n')
})
