/** Looking into the folder: where a path leads, what a file holds, which names a folder has. */
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { readWhole } from './disk.ts'
import { hashOf } from './hash.ts'
import { inFolder } from './open-folder.ts'
import { folderNamesOf, isReserved, namesOf } from './path.ts'
import { locate, type Place, type Purpose } from './place.ts'
import type { Content, Entry, StoreRefusal } from './port.ts'

export function placeOf(root: string, path: string, purpose: Purpose): Result<Place, StoreRefusal> {
  const names = namesOf(path)
  return names.ok ? locate(root, names.value, purpose) : names
}

/** A place where a plain file stands, or nothing. */
export function fileAt(root: string, path: string, purpose: Purpose): Result<Place, StoreRefusal> {
  const place = placeOf(root, path, purpose)
  if (!place.ok || place.value.stats === undefined || place.value.stats.isFile()) return place
  return refuse({ code: 'not-a-file', path })
}

export async function read(root: string, path: string): Promise<Result<Content | undefined, StoreRefusal>> {
  const place = fileAt(root, path, 'read')
  if (!place.ok) return place
  if (place.value.stats === undefined) return accept(undefined)
  return inFolder(root, place.value.folder, async folder => {
    const bytes = readWhole(folder.at(place.value.name))
    return accept(bytes === undefined ? undefined : { bytes, hash: hashOf(bytes) })
  })
}

export async function list(root: string, path: string): Promise<Result<readonly Entry[], StoreRefusal>> {
  const names = folderNamesOf(path)
  if (!names.ok) return names
  const place = locate(root, names.value, 'read')
  if (!place.ok) return place
  if (place.value.stats === undefined) return accept([])
  if (!place.value.stats.isDirectory()) return refuse({ code: 'not-a-folder', path })
  const entries = readdirSync(join(root, place.value.path), { withFileTypes: true })
  return accept(
    entries
      .filter(({ name }) => !isReserved(name))
      .map(entryOf)
      .sort(byName),
  )
}

const entryOf = (entry: Dirent): Entry => ({
  name: entry.name,
  kind: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other',
})

const byName = (one: Entry, other: Entry): number => (one.name < other.name ? -1 : 1)
