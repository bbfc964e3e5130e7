import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readWhole, sameBytes, writeAll } from './disk.ts'
import { link } from './link.ts'
import { syncData, syncFile } from './sync.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gloam-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const at = (name: string): string => join(folder, name)

test.each([undefined, 0, 3, 5, 100])('a file is read whole, whatever length was guessed (%s)', guess => {
  writeFileSync(at('a'), 'words')
  expect(readWhole(at('a'), guess)?.toString()).toBe('words')
  writeFileSync(at('empty'), '')
  expect(readWhole(at('empty'), guess)?.toString()).toBe('')
})

test('only nothing is nothing: a folder and a link are told', () => {
  expect(readWhole(at('nothing'))).toBeUndefined()
  expect(() => readWhole(folder)).toThrow('no plain file')
  symlinkSync(at('nothing'), at('link'))
  expect(() => readWhole(at('link'))).toThrow('ELOOP')
})

test('every byte is written', () => {
  const fd = openSync(at('a'), 'w')
  writeAll(fd, Buffer.alloc(3_000_000, 'words '))
  writeAll(fd, Buffer.alloc(0))
  closeSync(fd)
  expect(readFileSync(at('a'))).toHaveLength(3_000_000)
})

test('bytes are compared whatever holds them', () => {
  expect(sameBytes(Buffer.from('a'), new Uint8Array([97]))).toBe(true)
  expect(sameBytes(Buffer.from('a'), Buffer.from('ab'))).toBe(false)
})

test('a link never lands on what is there', () => {
  writeFileSync(at('a'), 'a')
  writeFileSync(at('b'), 'b')
  expect([link(at('a'), at('b')), link(at('a'), at('c'))]).toEqual(['taken', 'made'])
  expect(() => link(at('nothing'), at('d'))).toThrow('ENOENT')
})

test('a sync that fails is thrown', async () => {
  const fd = openSync(at('a'), 'w')
  await syncFile(fd)
  await syncData(fd)
  closeSync(fd)
  await expect((async () => syncFile(fd))()).rejects.toMatchObject({ code: 'EBADF' })
  await expect((async () => syncData(fd))()).rejects.toMatchObject({ code: 'EBADF' })
})
