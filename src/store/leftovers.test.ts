import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepLeftovers, temporaryName } from './leftovers.ts'
import { placeMark } from './process.ts'

let base = ''
let root = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'gloam-leftovers-'))
  root = join(base, 'campaign')
  mkdirSync(root)
})
afterEach(() => rmSync(base, { recursive: true }))

const put = (path: string): void => writeFileSync(join(root, path), 'half')
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid
const leftBy = (pid: number, place = placeMark): string => `.gloam-tmp-${place}-${pid}-1-0123abcd-7`

test('what a dead process left is removed, at any depth, and told', () => {
  mkdirSync(join(root, 'a/b'), { recursive: true })
  const name = leftBy(deadPid())
  put(name)
  put(`a/b/${name}`)
  put('a/b/kept.md')
  expect(sweepLeftovers(root)).toEqual([name, `a/b/${name}`])
  expect(readdirSync(join(root, 'a/b'))).toEqual(['kept.md'])
})

test('what a living process is filling stays, and so does what only looks like ours', () => {
  const names = [temporaryName(), '.gloam-tmp-', '.gloam-tmp-notes.md', 'gloam-tmp-1']
  names.forEach(put)
  expect(sweepLeftovers(root)).toEqual([])
  expect(readdirSync(root).sort()).toEqual(names.sort())
})

test('a file of another machine is left alone for a day', () => {
  const name = leftBy(deadPid(), 'ffffffff')
  put(name)
  expect(sweepLeftovers(root)).toEqual([])
  utimesSync(join(root, name), 0, 0)
  expect(sweepLeftovers(root)).toEqual([name])
})

test('links are not followed, and packages and histories are not searched', () => {
  const elsewhere = join(base, 'elsewhere')
  mkdirSync(elsewhere)
  const name = leftBy(deadPid())
  writeFileSync(join(elsewhere, name), 'half')
  symlinkSync(elsewhere, join(root, 'link'))
  mkdirSync(join(root, 'node_modules'))
  put(`node_modules/${name}`)
  expect(sweepLeftovers(root)).toEqual([])
  expect(readdirSync(elsewhere)).toEqual([name])
})

test('it stops at its limit, and a root that is not there has nothing to sweep', () => {
  mkdirSync(join(root, 'a'))
  put('b')
  put(`a/${leftBy(deadPid())}`)
  expect(sweepLeftovers(root, 2)).toEqual([])
  expect(sweepLeftovers(join(root, 'nowhere'))).toEqual([])
})
