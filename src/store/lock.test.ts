import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, valueOf } from './contract/tools.ts'
import { type FolderStore, folderStore } from './folder.ts'
import { recordOf, tokenOf } from './lock-record.ts'
import { thisProcess } from './process.ts'

const file = '.gloam-lock-campaign'
let root = ''
let store: FolderStore
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gloam-lock-'))
  store = folderStore(root)
})
afterEach(() => rmSync(root, { recursive: true }))

const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid
const heldBy = (mark: object, name = file): Buffer => {
  const record = Buffer.from(JSON.stringify({ ...thisProcess, nonce: 'x', ...mark }))
  writeFileSync(join(root, name), record)
  return record
}
const isFree = async (): Promise<boolean> => {
  const taken = await store.lock('campaign')
  if (taken.ok) await taken.value.release()
  return taken.ok
}

test('one who died holds nothing (fault 12)', async () => {
  heldBy({ pid: deadPid() })
  expect(await isFree()).toBe(true)
  heldBy({ boot: 'before the power cut' })
  expect(await isFree()).toBe(true)
  expect(readdirSync(root)).toEqual([])
})

test('one on another machine cannot be asked, so it holds, and is named', async () => {
  heldBy({ host: 'attic', pid: 7 })
  const way = `(if that one is gone for good, remove the file ${file})`
  const refusal = { code: 'locked', name: 'campaign', holder: `process 7 on attic ${way}` }
  expect(await store.lock('campaign')).toEqual({ ok: false, refusal })
  heldBy({ space: 'another', pid: 7 })
  const container = { ...refusal, holder: `process 7 in another container of this machine ${way}` }
  expect(await store.lock('campaign')).toEqual({ ok: false, refusal: container })
})

test.each(['', '{"pid":', '[]', '{"host":"x","pid":0}', '\0\0\0\0'])(
  '%j says nothing, and keeps nobody out for long',
  async text => {
    writeFileSync(join(root, file), text)
    expect(await isFree()).toBe(false)
    utimesSync(join(root, file), 1, 1)
    expect(await isFree()).toBe(true)
  },
)

test('one who died while taking over from the dead keeps nobody out', async () => {
  const dead = heldBy({ pid: deadPid() })
  const inner = `${file}+${tokenOf(dead)}`
  const deadToo = heldBy({ pid: deadPid() }, inner)
  heldBy({ pid: deadPid() }, `${inner}+${tokenOf(deadToo)}`)
  expect(await isFree()).toBe(true)
  expect(readdirSync(root)).toEqual([])
})

test('one who is just taking over from the dead is not disturbed', async () => {
  const dead = heldBy({ pid: deadPid() })
  heldBy({}, `${file}+${tokenOf(dead)}`)
  expect(codeOf(await store.lock('campaign'))).toBe('locked')
})

test('what is left of old takings is tidied by the next holder', async () => {
  heldBy({ pid: deadPid() }, `${file}+0123456789abcdef`)
  valueOf(await store.lock('campaign'))
  expect(readdirSync(root)).toEqual([file])
})

test('letting go of a lock that someone removed by hand frees nobody else', async () => {
  const mine = valueOf(await store.lock('campaign'))
  writeFileSync(join(root, file), recordOf('another'))
  await mine.release()
  expect(codeOf(await store.lock('campaign'))).toBe('locked')
})
