/** The folders of the memory store, and how a path finds its way through them. */
import { accept, refuse, type Result } from '../core/result.ts'
import { meaningOf } from './name.ts'
import type { Entry, StoreRefusal } from './port.ts'

export type Folder = Map<string, Folder | Uint8Array>

/** Where a path leads. The parent is undefined when a folder on the way is not there yet. */
export type Place = {
  readonly path: string
  readonly name: string
  readonly node: Folder | Uint8Array | undefined
  readonly parent: Folder | undefined
  readonly makeParent: () => Folder
}

/** Only a writer minds a clash: to a reader, a name that nobody has is simply not there. */
export function locate(root: Folder, names: readonly string[], forWriting: boolean): Result<Place, StoreRefusal> {
  let parent: Folder | undefined
  let node: Folder | Uint8Array | undefined = root
  const real: string[] = []
  for (const name of names) {
    if (node instanceof Uint8Array) return refuse({ code: 'not-a-folder', path: real.join('/') })
    const meaning = meaningOf(name, [...(node?.keys() ?? [])])
    if (meaning.kind === 'clash' && forWriting)
      return refuse({ code: 'name-clash', path: names.join('/'), there: [...real, meaning.there].join('/') })
    real.push(meaning.kind === 'there' ? meaning.name : name)
    parent = node
    node = node?.get(real.at(-1) ?? '')
  }
  const name = real.at(-1) ?? ''
  return accept({ path: real.join('/'), name, node, parent, makeParent: () => makeFolders(root, real.slice(0, -1)) })
}

function makeFolders(root: Folder, names: readonly string[]): Folder {
  let folder = root
  for (const name of names) {
    const there = folder.get(name)
    const next: Folder = there instanceof Map ? there : new Map()
    folder.set(name, next)
    folder = next
  }
  return folder
}

export const entriesOf = (folder: Folder): readonly Entry[] =>
  [...folder]
    .map(([name, node]): Entry => ({ name, kind: node instanceof Map ? 'folder' : 'file' }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
