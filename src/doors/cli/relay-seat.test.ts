import { expect, test } from 'vitest'
import { assert } from '../../core/result.ts'
import { memoryStore } from '../../store/memory.ts'
import { readText } from '../../store/text.ts'
import { campaignLock } from '../../store/wait.ts'
import { takeSeat } from './relay-seat.ts'

const files = { 'overview.md': '# The Fen\n', 'party/orsa.md': '# Orsa\n\nClass: Fighter 1\n' }
const flags = { style: 'novel', character: 'orsa' }

test('a campaign that somebody else plays keeps its preferences; let go, it takes them', async () => {
  const store = memoryStore(files)
  const held = await store.lock(campaignLock)
  assert(held.ok, 'nobody else has it')
  expect(await takeSeat(store, flags, 0)).toMatchObject({
    ok: false,
    refusal: { code: 'problem', why: expect.stringContaining('is in use') },
  })
  expect(await readText(store, 'preferences.md')).toEqual({ ok: true, value: undefined })
  await held.value.release()
  expect(await takeSeat(store, flags, 0)).toEqual({ ok: true, value: { human: 'orsa' } })
  const written = await readText(store, 'preferences.md')
  expect(written.ok && written.value?.text).toMatch(/novel[^]*orsa/i)
})
