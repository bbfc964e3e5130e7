/** The folders of the memory store, and how a path finds its way through them. */
import { accept, refuse, type Result } from '../core/result.ts'
import { meaningOf } from './name.ts'
import type { Entry, StoreRefusal } from './port.ts'

type Node = Folder | Uint8Array

const foldedOf = (name: string): string => name.normalize('NFC').toLowerCase()

/** Names that some system would take for one another are found together, so a folder of many is not searched through. */
export class Folder extends Map<string, Node> {
  readonly #alike = new Map<string, readonly string[]>()

  override set(name: string, node: Node): this {
    if (!this.has(name)) this.#alike.set(foldedOf(name), [...this.alike(name), name])
    return super.set(name, node)
  }

  override delete(name: string): boolean {
    const others = this.alike(name).filter(other => other !== name)
    if (others.length > 0) this.#alike.set(foldedOf(name), others)
    else this.#alike.delete(foldedOf(name))
    return super.delete(name)
  }

  alike(name: string): readonly string[] {
    return this.#alike.get(foldedOf(name)) ?? []
  }
}

/** Where a path leads. The parent is undefined when a folder on the way is not there yet. */
export type Place = {
  readonly path: string
  readonly name: string
  readonly node: Node | undefined
  readonly parent: Folder | undefined
  readonly makeParent: () => Folder
}

/** Only a writer minds a clash: to a reader, a name that nobody has is simply not there. */
export function locate(root: Folder, names: readonly string[], forWriting: boolean): Result<Place, StoreRefusal> {
  let parent: Folder | undefined
  let node: Node | undefined = root
  const real: string[] = []
  for (const name of names) {
    if (node instanceof Uint8Array) return refuse({ code: 'not-a-folder', path: real.join('/') })
    const meaning = meaningOf(name, node?.alike(name) ?? [])
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
    const next = there instanceof Folder ? there : new Folder()
    folder.set(name, next)
    folder = next
  }
  return folder
}

export const entriesOf = (folder: Folder): readonly Entry[] =>
  [...folder]
    .map(([name, node]): Entry => ({ name, kind: node instanceof Folder ? 'folder' : 'file' }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
