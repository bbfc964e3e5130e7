import { appendFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bytesOf, valueOf } from './contract/tools.ts'
import { type FolderStore, folderStore } from './folder.ts'

let root = ''
let store: FolderStore
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gloam-append-'))
  store = folderStore(root)
})
afterEach(() => {
  store.close()
  rmSync(root, { recursive: true })
})

const append = async (path: string, text: string) => valueOf(await store.append(path, bytesOf(text)))
const openFiles = (): number => readdirSync('/proc/self/fd').length

test('a file that was replaced behind our back is noticed', async () => {
  await append('log', 'one\n')
  writeFileSync(join(root, 'fresh'), 'theirs\n')
  renameSync(join(root, 'fresh'), join(root, 'log'))
  expect(await append('log', 'two\n')).toMatchObject({ from: 7 })
  expect(readFileSync(join(root, 'log'), 'utf8')).toBe('theirs\ntwo\n')
})

test('a file that someone else added to is added to after that', async () => {
  await append('log', 'one\n')
  appendFileSync(join(root, 'log'), 'theirs\n')
  expect(await append('log', 'two\n')).toMatchObject({ from: 11 })
})

test('a file that was removed behind our back begins anew', async () => {
  await append('log', 'one\n')
  rmSync(join(root, 'log'))
  expect(await append('log', 'two\n')).toMatchObject({ from: 0 })
  expect(readFileSync(join(root, 'log'), 'utf8')).toBe('two\n')
})

test.skipIf(process.platform !== 'linux')('few files are held open, and none after closing', async () => {
  const before = openFiles()
  for (let at = 0; at < 40; at += 1) await append(`log-${at}`, 'one\n')
  expect(openFiles() - before).toBe(2 * 16) // each with the folder it is in
  expect(await append('log-0', 'two\n')).toMatchObject({ from: 4 })
  store.close()
  expect(openFiles()).toBe(before)
  expect(await append('log-0', 'three\n')).toMatchObject({ from: 8 })
  for (const form of ['NFC', 'NFD', 'NFC', 'NFD']) await append('Míra'.normalize(form), 'one\n')
  expect(openFiles() - before).toBe(2 * 2)
})
