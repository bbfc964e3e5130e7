/**
 * The campaign as it stood when a run began. Play writes into the state, the sheets and the pages of people, and whoever
 * goes on with a run must find the same beginning that whoever never left has in mind: so each file is kept as it was
 * before the run first wrote into it.
 */
import { isRecord, withFile, type CampaignFiles } from '../campaign/folder/files.ts'
import { sortOf } from '../campaign/folder/kind.ts'
import type { Hash } from '../core/id.ts'
import { recordIn } from '../core/json.ts'
import { hashOf } from '../store/hash.ts'
import { explainStore, type Store } from '../store/port.ts'
import { readText } from '../store/text.ts'
import { cutTornTail } from '../store/torn.ts'
import type { Version } from './chronicle/contents.ts'
import { SharedSync } from './chronicle/shared-sync.ts'

/** A file as it was; null for one that was not there. */
type Line = { readonly path: string; readonly text: string | null }

export class Began {
  readonly #store: Store
  readonly #path: string
  readonly #kept: Map<string, string | null>
  readonly #lines = new SharedSync<Line>(lines => this.#write(lines))

  private constructor(store: Store, path: string, lines: readonly Line[]) {
    this.#store = store
    this.#path = path
    this.#kept = new Map(lines.toReversed().map(({ path, text }) => [path, text])) // of two the first was first
  }

  static async open(store: Store, runId: string): Promise<Began> {
    const path = `runs/${runId}/began.jsonl`
    const cut = await cutTornTail(store, path)
    if (!cut.ok) throw new Error(explainStore(cut.refusal))
    const found = await readText(store, path)
    const lines = found.ok ? (found.value?.text ?? '').split('\n') : []
    return new Began(store, path, lines.flatMap(toLine))
  }

  /** Kept when this answers, if it is no record of play and was not kept before. */
  async keep(path: string, found: Version | undefined): Promise<void> {
    if (this.#kept.has(path) || isRecord(sortOf(path).kind)) return
    const text = found === undefined ? null : Buffer.from(found.bytes).toString('utf8')
    await this.#lines.join([{ path, text }])
    this.#kept.set(path, text)
  }

  /** What somebody changed by hand since counts as it is now. */
  campaign(now: CampaignFiles, known: ReadonlyMap<string, Hash | null>): CampaignFiles {
    return [...this.#kept].reduce((campaign, [path, text]) => {
      const current = now[sortOf(path).kind].find(file => file.path === path)?.text
      const hash = current === undefined ? null : hashOf(Buffer.from(current))
      return hash === (known.get(path) ?? null) ? withFile(campaign, path, text ?? undefined) : campaign
    }, now)
  }

  async #write(lines: readonly Line[]): Promise<void> {
    const bytes = Buffer.from(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    const appended = await this.#store.append(this.#path, bytes)
    if (!appended.ok) throw new Error(explainStore(appended.refusal))
  }
}

/** The empty end of the file says nothing, and a line that rotted neither: that file counts as it is now. */
function toLine(line: string): readonly Line[] {
  const { path, text } = recordIn(line) ?? {}
  return typeof path === 'string' && (typeof text === 'string' || text === null) ? [{ path, text }] : []
}
