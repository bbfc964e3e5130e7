/** What somebody holds already: telling it again is no leak. */
import type { RoleKind } from '../views/role.ts'
import type { Passage, View } from '../views/view.ts'
import { Passages } from './passages.ts'

export class Holdings {
  readonly known = new Passages()
  /** What was looked at last: a view that has the same of it has nothing new there. */
  #files: unknown
  #scene: unknown
  #lists: ReadonlySet<unknown> = new Set()

  /** Looks again at the passages whose text is new since the last time. What was heard once stays heard. */
  update<Kind extends RoleKind>({ files, scene, aloud, whispers }: View<Kind>): void {
    if (files !== this.#files) this.#holdFiles(Object.values<readonly Passage<Kind>[]>(files))
    if (scene !== this.#scene) this.#holdAll(scene)
    this.#holdAll(aloud)
    this.#holdAll(whispers)
    this.#files = files
    this.#scene = scene
  }

  #holdFiles<Kind extends RoleKind>(lists: readonly (readonly Passage<Kind>[])[]): void {
    for (const passages of lists) if (!this.#lists.has(passages)) this.#holdAll(passages)
    this.#lists = new Set(lists)
  }

  #holdAll(passages: readonly { readonly path: string; readonly text: string }[]): void {
    for (const { path, text } of passages) this.hold(path, text)
  }

  hold(path: string, text: string): void {
    this.known.put(path, text)
  }

  knows(stem: string): boolean {
    return this.known.of(stem).length > 0
  }
}
