/** Where a reference is copied from: the store for a folder inside the root, the disk, read only, for one outside. */
import { realpath, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { codeOf, telling } from '../store/fault.ts'
import { hashOf } from '../store/hash.ts'
import type { Failed } from './answer.ts'
import type { Ledger, Source } from './ledger.ts'
import { placeOf } from './place.ts'
import { hasFolder } from './read.ts'

/** A relative path must stay inside; an absolute one may lead anywhere, because nothing is ever written there. */
export function sourceFor(ledger: Ledger, sourceDir: string): Result<Source & { readonly folder: string }, Failed> {
  const inside = placeOf(ledger, 'data.sourceDir', sourceDir)
  if (inside.ok) return accept({ ...insideSource(ledger), folder: inside.value })
  const isAbsolute = /^(?:\/|[a-z]:[\\/])/i.test(sourceDir) && !sourceDir.includes('\0')
  return isAbsolute && ledger.source !== undefined ? accept({ ...ledger.source, folder: sourceDir }) : inside
}

const insideSource = ({ store }: Ledger): Source => ({
  hasFolder: async folder => {
    const found = await hasFolder(store, folder)
    return found.ok && found.value
  },
  read: (folder, name) => store.read(`${folder}/${name}`),
})

/** Folders of this machine. A link inside one may not lead out of it, so that a name means a file of that folder. */
export const diskSource: Source = {
  hasFolder: folder =>
    telling('could not look at', folder, async () => (await statsOf(folder))?.isDirectory() === true),
  read: (folder, name) =>
    telling('could not read', join(folder, name), async () => {
      const path = join(folder, name)
      const stats = await statsOf(path)
      if (stats === undefined) return accept(undefined)
      if (!stats.isFile()) return refuse({ code: 'not-a-file', path }) // a pipe would never end
      const [real, base] = [await realpath(path), await realpath(folder)]
      if (!real.startsWith(`${base}${sep}`)) return refuse({ code: 'path-outside', path, why: 'a link leads out' })
      const bytes = await readFile(real)
      return accept({ bytes, hash: hashOf(bytes) })
    }),
}

async function statsOf(path: string) {
  try {
    return await stat(path)
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(cause))) return undefined
    throw cause
  }
}
