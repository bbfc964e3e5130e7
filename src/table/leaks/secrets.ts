/** The secrets of a campaign, ready to be compared with what is said. */
import { campaignOf, type CampaignFile, type CampaignFiles } from '../../campaign/folder/files.ts'
import { fileKinds } from '../../campaign/folder/kind.ts'
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

/** What is new or gone between two lists in the order of their paths; gone is undefined. */
function* changesIn(
  before: readonly CampaignFile[],
  now: readonly CampaignFile[],
): Generator<readonly [string, CampaignFile | undefined], void> {
  let [old, at] = before === now ? [before.length, now.length] : [0, 0]
  while (old < before.length || at < now.length) {
    const was = before[old]
    const is = now[at]
    const isGone = was !== is && was !== undefined && (is === undefined || was.path < is.path)
    if (isGone) yield [was.path, undefined]
    else if (is !== undefined && is !== was) yield [is.path, is]
    if (was === is || isGone || was?.path === is?.path) old += 1
    if (!isGone) at += 1
  }
}

export class Secrets {
  /** What must not be told. */
  readonly kept = new SentenceIndex()
  /** What nobody minds being told: a name in here is no secret, even to players who have not heard it yet. */
  readonly open = new SentenceIndex()
  /** Words that are secret by themselves, because an author said so. */
  readonly hidden = new SentenceIndex()
  #seen: CampaignFiles = campaignOf([])

  /** Looks again at the files whose text is new since the last time, and at nothing else. */
  update(campaign: CampaignFiles): void {
    for (const kind of fileKinds) {
      for (const [path, file] of changesIn(this.#seen[kind], campaign[kind])) this.#put(path, file)
    }
    this.#seen = campaign
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
  }
}
