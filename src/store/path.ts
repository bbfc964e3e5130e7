/**
 * Which texts are places inside a store. A path comes from a player, a model or a campaign file, so it is looked at
 * once, here; what leaves is a list of names that cannot climb.
 */
import { accept, refuse, type Result } from '../core/result.ts'
import type { StoreRefusal } from './port.ts'

/** Names the store keeps for itself. They are never listed, and nobody else may read or write them. */
export const temporaryPrefix = '.gloam-tmp-'
const lockPrefix = '.gloam-lock-'
const reserved = /^\.gloam-(tmp|lock)-/i // some file systems do not tell upper from lower case

export const isReserved = (name: string): boolean => reserved.test(name)

/** Most paths are of plain names, which need no closer look: none of them is empty, starts with a dot, or is strange. */
const plain = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/

function faultOf(name: string, platform: NodeJS.Platform): string | undefined {
  if (name === '') return 'a name in it is empty, or it starts or ends with a slash'
  if (name === '.' || name === '..') return `"${name}" is no name`
  if (name.includes('\0')) return 'a name in it holds a NUL'
  if (/\p{Surrogate}/u.test(name)) return 'a name in it is not well-formed Unicode' // two such names become one on disk
  if (isReserved(name)) return `"${name}" is a name the store keeps for itself`
  // On Windows these climb, name a drive or open a second stream; elsewhere they are letters like any other.
  if (platform === 'win32' && /[\\:]/.test(name)) return `"${name}" holds a character that Windows reads as a path`
  return undefined
}

/** The names along a path to a file. */
export function namesOf(path: string, platform = process.platform): Result<readonly string[], StoreRefusal> {
  const names = path.split('/')
  if (plain.test(path)) return accept(names)
  for (const name of names) {
    const why = faultOf(name, platform)
    if (why !== undefined) return refuse({ code: 'path-outside', path, why })
  }
  return accept(names)
}

/** The names along a path to a folder, of which the root is the one without a name. */
export const folderNamesOf = (path: string): Result<readonly string[], StoreRefusal> =>
  path === '' ? accept([]) : namesOf(path)

/** A lock's name is one name, because it becomes part of a file's. */
export function lockNameOf(name: string): Result<string, StoreRefusal> {
  const names = namesOf(name)
  if (!names.ok) return names
  if (names.value.length > 1) return refuse({ code: 'path-outside', path: name, why: 'a lock has a name, not a path' })
  return accept(`${lockPrefix}${encodeURIComponent(name)}`) // what stays free, such as `+`, can mark the files beside it
}
