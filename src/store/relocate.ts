/** Taking names away: a file removed, a file or a folder under another name. Each is on the disk and looked at again. */
import { renameSync, type Stats, unlinkSync } from 'node:fs'
import { accept, refuse, type Result } from '../core/result.ts'
import { readWhole } from './disk.ts'
import { guard } from './guard.ts'
import { hashOf } from './hash.ts'
import { link } from './link.ts'
import { inFolder, makeFolders, type OpenFolder } from './open-folder.ts'
import { type Place, statsOf } from './place.ts'
import { type Expected, type Proof, StoreFault, type StoreRefusal } from './port.ts'
import { proofOf } from './proof.ts'

export async function remove(root: string, place: Place, expected: Expected): Promise<Result<Proof, StoreRefusal>> {
  const { path, name } = place
  if (place.stats === undefined) return removeNothing(path, expected)
  return inFolder(root, place.folder, async folder => {
    const before = readWhole(folder.at(name))
    if (before === undefined) return removeNothing(path, expected)
    const beforeHash = hashOf(before)
    const refusal = guard(path, expected, beforeHash)
    if (refusal !== undefined) return refuse(refusal)
    unlinkSync(folder.at(name))
    await folder.sync()
    if (statsOf(folder.at(name)) !== undefined)
      throw new StoreFault('it is still there after removing it', path, 'UNPROVEN')
    return accept(proofOf(path, beforeHash, null, 0))
  })
}

function removeNothing(path: string, expected: Expected): Result<Proof, StoreRefusal> {
  const refusal = guard(path, expected, null)
  return refusal === undefined ? accept(proofOf(path, null, null, 0)) : refuse(refusal)
}

/** The source is there, the target is not; both were looked at a moment ago. */
export async function move(root: string, source: Place, target: Place): Promise<Result<void, StoreRefusal>> {
  const { stats } = source
  if (stats === undefined) return refuse({ code: 'not-there', path: source.path })
  if (target.stats !== undefined) return refuse({ code: 'exists-already', path: target.path })
  if (!stats.isFile() && !stats.isDirectory()) return refuse({ code: 'not-a-file', path: source.path })
  if (target.path.startsWith(`${source.path}/`))
    return refuse({ code: 'path-outside', path: target.path, why: 'nothing can be moved into itself' })
  const made = await makeFolders(root, target)
  if (!made.ok) return made
  return inFolder(root, source.folder, from =>
    inFolder(root, target.folder, to => carry({ folder: from, place: source, stats }, { folder: to, place: target })),
  )
}

const isSameFolder = (one: Place, other: Place): boolean => one.folder.join('/') === other.folder.join('/')

type End = { readonly folder: OpenFolder; readonly place: Place }

/**
 * A file gets its new name before it loses the old one, so a crash leaves two names and never none; and a link never
 * lands on something that is there. A folder can only be renamed, which at worst lands on an empty one.
 */
async function carry(from: End & { readonly stats: Stats }, to: End): Promise<Result<void, StoreRefusal>> {
  const [oldPath, newPath] = [from.folder.at(from.place.name), to.folder.at(to.place.name)]
  const linked = from.stats.isFile() ? link(oldPath, newPath) : 'unsupported'
  if (linked === 'taken') return refuse({ code: 'exists-already', path: to.place.path })
  if (linked === 'unsupported') renameSync(oldPath, newPath)
  // The names of one folder reach the disk in the order in which they changed; those of two do not.
  const isWithin = isSameFolder(from.place, to.place)
  if (!isWithin) await to.folder.sync()
  if (linked === 'made') unlinkSync(oldPath)
  await from.folder.sync()
  if (statsOf(oldPath) !== undefined || statsOf(newPath)?.ino !== from.stats.ino)
    throw new StoreFault('it is not where it was moved to', to.place.path, 'UNPROVEN')
  return accept(undefined)
}
