/** What somebody holds already: telling it again is no leak. */
import type { RoleKind } from '../views/role.ts'
import type { Passage, View } from '../views/view.ts'
import { Passages } from './passages.ts'

export class Holdings {
  readonly known = new Passages()

  /** Looks again at the passages whose text is new since the last time. What was heard once stays heard. */
  update<Kind extends RoleKind>({ files, scene, whispers }: View<Kind>): void {
    for (const passages of Object.values<readonly Passage<Kind>[]>(files)) this.#holdAll(passages)
    this.#holdAll(scene)
    this.#holdAll(whispers)
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
