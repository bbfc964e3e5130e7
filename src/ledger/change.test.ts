import { assert, expect, test } from 'vitest'
import { accept, refuse } from '../core/result.ts'
import { declined } from './answer.ts'
import { type Change, keep, keepAll } from './change.ts'
import { failing, meddling, scenario } from './scenario.ts'
import { textChange } from './text-change.ts'

const becomes = (path: string, text: string): Change => textChange(path, () => accept({ text, check: () => undefined }))
const adds = (path: string, more: string): Change =>
  textChange(path, before => accept({ text: `${before ?? ''}${more}`, check: () => undefined }))
const refuses = (path: string): Change => textChange(path, () => refuse(declined('No.')))

test('a change is kept with what was there and what is there', async () => {
  const { ledger } = scenario({ a: 'old' })
  const kept = await keep(ledger.store, becomes('a', 'new'))
  assert(kept.ok)
  expect(kept.value).toMatchObject({ path: 'a', fileChanged: true })
  expect(Buffer.from(kept.value.after?.bytes ?? []).toString()).toBe('new')
})

test('a refusal of the last edit comes before the first write', async () => {
  const game = scenario({ a: 'old' })
  expect(await keepAll(game.ledger.store, [becomes('a', 'new'), refuses('b')])).toMatchObject({
    ok: false,
    refusal: { failed: { error: 'No.' }, standing: [] },
  })
  expect(await game.files()).toEqual({ a: 'old' })
})

test('files changed together go back together when someone else is first, and are tried again', async () => {
  const game = scenario({ a: 'a', b: 'b' }, { fault: meddling('b', () => 'B', 1) })
  expect(await keepAll(game.ledger.store, [adds('a', '+'), adds('b', '+')])).toMatchObject({ ok: true })
  expect(await game.files()).toEqual({ a: 'a+', b: 'B+' })
})

test('an edit that wants nothing leaves the file alone, even when there is none', async () => {
  const game = scenario()
  const nothing = textChange('a', () => accept(undefined))
  expect(await keep(game.ledger.store, nothing)).toMatchObject({ ok: true, value: { fileChanged: false } })
  expect(await game.files()).toEqual({})
})

test('bytes that are not text are not edited as text', async () => {
  const game = scenario()
  await game.store.write('a', new Uint8Array([0xc3, 0x28]), 'any')
  expect(await keep(game.ledger.store, adds('a', '+'))).toMatchObject({
    ok: false,
    refusal: { error: '"a" is not UTF-8 text, so it is left alone. Save it as UTF-8 first.' },
  })
})

test('a place the store refuses is a refusal', async () => {
  const { ledger } = scenario({ a: 'file' })
  expect(await keep(ledger.store, becomes('a/b', 'x'))).toMatchObject({ ok: false, refusal: { status: 'failed' } })
  expect(await keep(ledger.store, becomes('../b', 'x'))).toMatchObject({ ok: false, refusal: { status: 'failed' } })
})

test('a failing disk in the middle puts the earlier files back and names what it put back', async () => {
  const game = scenario({ a: 'a' }, { fault: failing('c', 'EIO', 'half') })
  expect(await keepAll(game.ledger.store, [becomes('a', 'A'), becomes('b', 'B'), becomes('c', 'C')])).toMatchObject({
    refusal: { failed: { proof: { rolledBack: ['c', 'b', 'a'], faultCode: 'EIO' } }, standing: [] },
  })
  expect(await game.files()).toEqual({ a: 'a' })
})

test('a file that someone else changes while nothing was to be written is looked at again, and is not called ours', async () => {
  let reads = 0
  const game = scenario(
    { a: 'same' },
    {
      fault: store => ({
        ...store,
        read: async path => {
          reads += 1
          if (reads === 2) await store.write('a', Buffer.from('theirs'), 'any')
          return store.read(path)
        },
      }),
    },
  )
  const untouched = textChange('a', before => accept({ text: before ?? '', check: () => undefined }))
  expect(await keep(game.ledger.store, untouched)).toMatchObject({ ok: true, value: { fileChanged: false } })
  expect(await game.files()).toEqual({ a: 'theirs' })
})

test('a file that cannot be read again after the write is not called re-read', async () => {
  let isWritten = false
  const game = scenario(
    {},
    {
      fault: store => ({
        ...store,
        write: async (...all) => {
          isWritten = true
          return store.write(...all)
        },
        read: async path => (isWritten ? refuse({ code: 'not-a-file', path }) : store.read(path)),
      }),
    },
  )
  expect(await keep(game.ledger.store, becomes('a', 'x'))).toMatchObject({
    refusal: { proof: { writeAttempted: true, reReadSuccessful: false, verificationFailed: true, rolledBack: ['a'] } },
  })
  expect(await game.files()).toEqual({})
})
