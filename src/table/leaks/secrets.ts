/** The secrets of a campaign, ready to be compared with what is said. */
import { allFiles, type CampaignFile, type CampaignFiles } from '../../campaign/folder/files.ts'
import type { Secret } from '../../campaign/secrets/secret.ts'
import type { Found } from '../../campaign/secrets/redact.ts'
import { partsOf } from './parts.ts'
import { paragraphParts } from './paragraph-parts.ts'
import { SentenceIndex, type Part } from './sentence-index.ts'
import { paragraphs, sentencesIn, sentencesOf, toSentence } from './sentences.ts'

/** A secret that stands on another line now is told of by that line. */
const keptParts = ({ line: firstLine, text }: Found, path: string, about: string): readonly Part[] =>
  [...paragraphs(text)].map(one => [
    `${firstLine + one.line}\n${one.text}`,
    () => sentencesIn(one, path, { firstLine, about }),
  ])

export class Secrets {
  /** What must not be told. */
  readonly kept = new SentenceIndex()
  /** What nobody minds being told: a name in here is no secret, even to players who have not heard it yet. */
  readonly open = new SentenceIndex()
  /** Words that are secret by themselves, because an author said so. */
  readonly hidden = new SentenceIndex()
  readonly #files = new Map<string, CampaignFile>()

  /** Looks again at the files whose text is new since the last time, and at nothing else. */
  update(campaign: CampaignFiles): void {
    const files = new Map(allFiles(campaign).map(file => [file.path, file]))
    for (const path of this.#files.keys()) if (!files.has(path)) this.#put(path, undefined)
    for (const [path, file] of files) if (this.#files.get(path) !== file) this.#put(path, file)
  }

  /** Words for some alone, which no file holds: a whisper, a secret action. */
  keep(path: string, text: Secret): void {
    this.kept.put(path, sentencesOf(text, path))
  }

  #put(path: string, file: CampaignFile | undefined): void {
    const parts = file && partsOf(file)
    const about = path.replaceAll(/^.*\/|\.md$/gi, '').replaceAll('-', ' ') // an NPC's file says "he" of its NPC
    this.kept.putParts(path, parts?.secret.flatMap(found => keptParts(found, path, about)) ?? [])
    this.open.putParts(path, paragraphParts(parts?.open ?? '', path))
    this.hidden.put(path, parts?.hidden.map(word => toSentence(word, path, 1)) ?? [])
    if (file) this.#files.set(path, file)
    else this.#files.delete(path)
  }
}
