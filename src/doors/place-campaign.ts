/**
 * A whole campaign put in its place. Every file is written and proven in a folder of another name first, which is this
 * process's own: one that is cut short is never taken for the campaign, two that make the same one do not meet before
 * the last step, and nothing that is there is written over.
 */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { isLeftover, temporaryName } from '../store/leftovers.ts'
import { explainDisk, makeFolder } from './disk.ts'

export type NewFiles = Readonly<Record<string, Uint8Array>>

export function placeCampaign(
  into: string,
  name: string,
  files: NewFiles,
  folders: readonly string[] = [],
): Result<string, string> {
  const target = join(into, name)
  const made = makeFolder(into)
  if (!made.ok) return made
  if (statSync(target, { throwIfNoEntry: false })) return refuse(isThere(target))
  const draft = join(into, temporaryName())
  try {
    sweepDrafts(into)
    writeAll(draft, files, folders)
    renameSync(draft, target)
    sync(into)
    return accept(target)
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true })
    return refuse(isOccupied(fault) ? isThere(target) : explainDisk(fault, target))
  }
}

const isThere = (target: string): string => `"${target}" is there already, and is kept as it is. Choose another name.`

/** A folder is renamed onto no other that holds anything: whoever comes second finds that out here. */
const isOccupied = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && (fault.code === 'ENOTEMPTY' || fault.code === 'EEXIST')

/** What processes were making when they died. */
function sweepDrafts(into: string): void {
  for (const entry of readdirSync(into, { withFileTypes: true })) {
    const path = join(into, entry.name)
    if (entry.isDirectory() && isLeftover(path, entry.name)) rmSync(path, { recursive: true, force: true })
  }
}

/** Each file is synced, each folder once when all of its files are in it: nobody reads in the draft before that. */
function writeAll(draft: string, files: NewFiles, folders: readonly string[]): void {
  const within = new Set([''])
  for (const path of [...Object.keys(files), ...folders.map(folder => `${folder}/.`)]) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) within.add(folder)
  }
  const sorted = [...within].sort((one, other) => one.length - other.length)
  for (const folder of sorted) mkdirSync(join(draft, folder))
  for (const [path, bytes] of Object.entries(files)) writeProven(join(draft, path), bytes)
  for (const folder of sorted) sync(join(draft, folder))
}

function writeProven(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx')
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (!readFileSync(path).equals(bytes)) throw new Error('what was read back is not what was written')
}

function sync(folder: string): void {
  if (process.platform === 'win32') return // Windows opens no folders, and writes their names through
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
