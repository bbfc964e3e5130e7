import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scenario } from './scenario.ts'
import { diskSource, sourceFor } from './source.ts'

let folder = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gloam-source-')))
  writeFileSync(join(folder, 'AGENTS.md'), 'A')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a file of the disk is read with its hash; a missing one is not there', async () => {
  expect(await diskSource.read(folder, 'AGENTS.md')).toMatchObject({ ok: true, value: { bytes: Buffer.from('A') } })
  expect(await diskSource.read(folder, 'NONE.md')).toEqual({ ok: true, value: undefined })
  expect(await diskSource.read(folder, 'AGENTS.md/deeper')).toEqual({ ok: true, value: undefined })
  expect(await diskSource.hasFolder(folder)).toBe(true)
  expect(await diskSource.hasFolder(join(folder, 'AGENTS.md'))).toBe(false)
  expect(await diskSource.hasFolder(join(folder, 'none'))).toBe(false)
})

test('a folder, and a link that leads out, are refused; a link that stays inside is followed', async () => {
  mkdirSync(join(folder, 'sub'))
  symlinkSync('/etc/hostname', join(folder, 'OUT.md'))
  symlinkSync('AGENTS.md', join(folder, 'IN.md'))
  expect(await diskSource.read(folder, 'sub')).toMatchObject({ refusal: { code: 'not-a-file' } })
  expect(await diskSource.read(folder, 'OUT.md')).toMatchObject({ refusal: { code: 'path-outside' } })
  expect(await diskSource.read(folder, 'IN.md')).toMatchObject({ ok: true })
})

test('a source is the store for a place inside, and the disk for an absolute one outside', () => {
  const { ledger } = scenario({}, { source: diskSource, roots: ['/root/of/it'] })
  expect(sourceFor(ledger, '/root/of/it/ref')).toMatchObject({ value: { folder: 'ref' } })
  expect(sourceFor(ledger, '/elsewhere')).toMatchObject({ value: { folder: '/elsewhere', read: diskSource.read } })
  expect(sourceFor(ledger, '../elsewhere')).toMatchObject({ ok: false })
  expect(sourceFor(ledger, '/else\0where')).toMatchObject({ ok: false })
})
