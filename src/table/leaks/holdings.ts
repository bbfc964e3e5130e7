/** What somebody holds already: telling it again is no leak. */
import type { RoleKind } from '../views/role.ts'
import type { Passage, View } from '../views/view.ts'
import { paragraphParts } from './paragraph-parts.ts'
import { SentenceIndex } from './sentence-index.ts'
import type { Sentence } from './sentences.ts'

/** So many sentences about one word mean that the word says nothing any more. */
const mostCompared = 256

export class Holdings {
  readonly index = new SentenceIndex()
  readonly #texts = new Map<string, string>()

  /** Looks again at the passages whose text is new since the last time. What was heard once stays heard. */
  update<Kind extends RoleKind>({ files, scene, whispers }: View<Kind>): void {
    const held: readonly Passage<Kind>[] = [
      ...Object.values<readonly Passage<Kind>[]>(files).flat(),
      ...scene,
      ...whispers,
    ]
    for (const { path, text } of held) this.hold(path, text)
  }

  hold(path: string, text: string): void {
    if (this.#texts.get(path) === text) return
    this.#texts.set(path, text)
    this.index.putParts(path, paragraphParts(text, path))
  }

  knows(topic: string): boolean {
    return this.index.about(topic).length > 0
  }

  /** Whether one sentence they hold says all of this. The rarest word decides where to look. */
  holdsTogether(topics: readonly string[]): boolean {
    const rarest = topics
      .map(topic => this.index.about(topic))
      .reduce((one, other) => (other.length < one.length ? other : one), this.index.about(topics[0] ?? ''))
    if (rarest.length > mostCompared) return true
    const holdsAll = ({ topics: held }: Sentence): boolean => topics.every(topic => held.has(topic))
    return rarest.some(holdsAll)
  }
}
