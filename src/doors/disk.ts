/** What a disk refuses, in words that say what to do about it; and folders made without asking it too much. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { StoreFault } from '../store/port.ts'

const elsewhere = 'Choose another folder with --campaigns DIR.'

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : ''

/** Undefined where it is not the disk that is in the way. */
function sentenceFor(fault: unknown, where: string): string | undefined {
  switch (codeOf(fault)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full, and "${where}" could not be written. Make some room, then try again.`
    case 'EROFS':
      return `"${where}" lies on a disk that can only be read. ${elsewhere}`
    case 'EACCES':
    case 'EPERM':
      return `"${where}" may not be written by you. ${elsewhere}`
    case 'ENOTDIR':
    case 'EEXIST':
      return `"${where}" is not a folder, or lies in something that is none. ${elsewhere}`
    case 'ENOENT':
      return `No folder can be made at "${where}". ${elsewhere}`
    case 'EIO':
      return `The disk could not read or write "${where}". Look after it before you go on.`
    default:
      return undefined
  }
}

/** The folder that a table plays in was deleted or moved away: nothing that is said now is kept. */
export const isGone = (fault: unknown): boolean => fault instanceof StoreFault && codeOf(fault) === 'ENOENT'

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : JSON.stringify(fault))

export const explainDisk = (fault: unknown, where: string): string =>
  sentenceFor(fault, where) ?? `"${where}": ${messageOf(fault)}`

/** A fault of the store names its own path. Undefined where it is not the disk that is in the way. */
export const diskFault = (fault: unknown): string | undefined =>
  fault instanceof Error && 'path' in fault && typeof fault.path === 'string'
    ? sentenceFor(fault, fault.path)
    : undefined

/** Another process may have made it since we looked. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST' || !statSync(folder).isDirectory()) throw fault
  }
}

/** One by one from what is there: asked for all of them at once, some systems try for ever, and others lie about why. */
export function makeFolder(path: string): Result<string, string> {
  const missing: string[] = []
  try {
    let at = resolve(path)
    for (; !statSync(at, { throwIfNoEntry: false }); at = dirname(at)) missing.unshift(at)
    if (!statSync(at).isDirectory()) return refuse(`"${at}" is not a folder. ${elsewhere}`)
    for (const folder of missing) makeOne(folder)
    return accept(path)
  } catch (fault) {
    return refuse(explainDisk(fault, path))
  }
}
