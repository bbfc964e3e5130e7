/**
 * Temp files: how they are named, and how those of a process that died are found and removed. The name says who made
 * the file, so one that a living process is just filling is never touched.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryPrefix } from './path.ts'
import { isAlive, placeMark, thisProcess } from './process.ts'

const shape = /^\.gloam-tmp-([0-9a-f]{8})-(\d+)-(\d+)-[0-9a-f]{8}-\d+$/
const dayMs = 24 * 60 * 60 * 1000

const origin = [placeMark, thisProcess.pid, thisProcess.start ?? '0', randomBytes(4).toString('hex')].join('-')
let count = 0

/** A fresh name that says where and by whom; zero stands for a birth that this system does not tell. */
export function temporaryName(): string {
  count += 1
  return `${temporaryPrefix}${origin}-${count}`
}

/** Whether its maker is dead. A machine that shares this folder cannot be asked, but nobody fills a temp file for a whole day. */
export function isLeftover(path: string, name: string): boolean {
  const [, place, pid, start] = shape.exec(name) ?? []
  if (place === undefined) return false
  if (place !== placeMark) return Math.abs(Date.now() - statSync(path).mtimeMs) > dayMs
  return !isAlive(Number(pid), start === '0' || start === undefined ? null : start)
}

const skipped = new Set(['node_modules', '.git'])

/**
 * Removes what dead processes left below the root and tells their paths. It is called when a folder store is opened.
 * It looks at folders from the top down and stops after 10,000 names, so that opening stays quick even where the root
 * is someone's whole home; a leftover further down is harmless and is never listed.
 */
export function sweepLeftovers(root: string, limit = 10_000): readonly string[] {
  const removed: string[] = []
  const waiting = ['']
  let seen = 0
  for (let folder = waiting.shift(); folder !== undefined && seen < limit; folder = waiting.shift()) {
    for (const entry of entriesIn(join(root, folder))) {
      seen += 1
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !skipped.has(entry.name)) waiting.push(path)
      if (entry.isFile() && entry.name.startsWith(temporaryPrefix) && sweep(join(root, path), entry.name))
        removed.push(path)
    }
  }
  return removed
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // a folder we may not read holds no temp file of ours
  }
}

function sweep(path: string, name: string): boolean {
  try {
    if (!isLeftover(path, name)) return false
    unlinkSync(path)
    return true
  } catch {
    return false // it went away, or the disk is read-only: what is only untidy must keep nobody from opening a campaign
  }
}
