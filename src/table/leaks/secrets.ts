/** The secrets of a campaign, ready to be compared with what is said. */
import { campaignOf, type CampaignFile, type CampaignFiles } from '../../campaign/folder/files.ts'
import { fileKinds, type FileKind } from '../../campaign/folder/kind.ts'
import type { Secret } from '../../campaign/secrets/secret.ts'
import { beginsWith, lineEndsIn } from '../../campaign/text/lines.ts'
import { isSameLegend, legendOf, noLegend, signsIn } from '../../campaign/world/legend.ts'
import { remembering } from '../../core/memo.ts'
import { Callings } from './callings.ts'
import { paragraphs } from './paragraphs.ts'
import { aboutOf, authored, partsOf, whole, type Kept } from './parts.ts'
import { Passages } from './passages.ts'
import { Personas } from './personas.ts'
import { SentenceIndex, type Part } from './sentence-index.ts'
import { isBareLabel, passageOf, sentencesIn, toSentence, type Sentence } from './sentences.ts'

/** A secret that stands on another line now is told of by that line. */
function keptParts({ line: firstLine, text, about: named }: Kept, path: string): readonly Part[] {
  const about = named ?? aboutOf(path)
  const cutting = { firstLine, about }
  return Array.from(paragraphs(text), one => [
    `${firstLine + one.line}\n${about}\n${one.text}`,
    () => withPassage([...sentencesIn(one, path, cutting)].filter(sentence => !isBareLabel(sentence))),
  ])
}

/** Each sentence, and all of them as one. */
const withPassage = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const passage = passageOf(sentences)
  return passage ? [...sentences, passage] : sentences
}

/** What is new or gone between two lists in the order of their paths; gone is undefined. */
function* changesIn(
  before: readonly CampaignFile[],
  now: readonly CampaignFile[],
): Generator<readonly [path: string, is: CampaignFile | undefined, was?: CampaignFile | undefined], void> {
  let [old, at] = before === now ? [before.length, now.length] : [0, 0]
  while (old < before.length || at < now.length) {
    const was = before[old]
    const is = now[at]
    const isGone = was !== is && was !== undefined && (is === undefined || was.path < is.path)
    if (isGone) yield [was.path, undefined]
    else if (is !== undefined && is !== was) yield [is.path, is, was?.path === is.path ? was : undefined]
    if (was === is || isGone || was?.path === is?.path) old += 1
    if (!isGone) at += 1
  }
}

const isGrown = (was: CampaignFile, is: CampaignFile): boolean => was.text !== '' && beginsWith(is.text, was.text)

/** Where people are named. A journal and a scene call them what somebody happened to. */
const named: readonly FileKind[] = [
  'overview',
  'npc',
  'location',
  'faction',
  'item',
  'other',
  'party-knowledge',
  'world-primer',
  'story-state',
]

/** A campaign of ten thousand pages is looked through for what is new. */
const signsOf = remembering(({ path, text }: CampaignFile) => signsIn(path, text))

export class Secrets {
  /** What must not be told. */
  readonly kept = new SentenceIndex()
  /** What nobody minds being told: a word in here is no secret, even to players who have not heard it yet. */
  readonly open = new Passages()
  /** What is neither kept nor told. */
  readonly neither = new Passages()
  /** By what else than their names people are called. */
  readonly callings = new Callings()
  /** By how they look. */
  readonly personas = new Personas()
  /** Words that are secret by themselves, because an author said so. */
  readonly hidden = new SentenceIndex()
  /** How far the lines of files that only grow are counted. */
  readonly #counted = new Map<string, { readonly place: number; readonly line: number }>()
  #seen: CampaignFiles = campaignOf([])
  #legend = noLegend
  #version = 0

  /** Another one after every change. */
  get version(): number {
    return this.#version
  }

  /** Looks again at the files whose text is new since the last time, and at nothing else. */
  update(campaign: CampaignFiles): void {
    if (campaign === this.#seen) return
    const pages = authored.flatMap(kind => campaign[kind])
    const legend = legendOf(pages.map(signsOf))
    const isReadAnew = !isSameLegend(legend, this.#legend)
    this.#legend = legend
    for (const kind of fileKinds) {
      const before = this.#seen[kind]
      for (const [path, file, was] of changesIn(before, campaign[kind])) {
        if (file && was && whole.includes(kind) && isGrown(was, file)) this.#grow(was, file)
        else this.#put(path, file)
      }
    }
    if (isReadAnew) for (const page of pages) this.#put(page.path, page)
    this.#seen = campaign
    this.#version += 1
  }

  /** Words for some alone, which no file holds: a whisper, a secret action. */
  keep(path: string, text: Secret): void {
    this.kept.put(path, keptParts({ line: 1, text }, path))
    this.#version += 1
  }

  #put(path: string, file: CampaignFile | undefined): void {
    const parts = file && partsOf(file, this.#legend)
    this.#counted.delete(path)
    this.kept.put(path, parts?.secret.flatMap(found => keptParts(found, path)) ?? [])
    this.open.put(path, parts?.open ?? '')
    this.callings.put(path, file && named.includes(file.kind) ? file.text : '')
    this.personas.put(path, file?.kind === 'npc' ? aboutOf(path) : '', parts?.open ?? '')
    this.neither.put(path, parts?.neither ?? '')
    this.hidden.put(path, parts?.hidden.map((word): Part => [word, () => [toSentence(word, path, 1)]]) ?? [])
  }

  /** A journal grows at its end, for years. */
  #grow({ text: old }: CampaignFile, { path, text }: CampaignFile): void {
    const from = old.lastIndexOf('\n\n') + 1
    const line = this.#lineAt(path, old, from)
    this.kept.grow(path, keptParts({ line, text: text.slice(from) }, path))
  }

  /** What a file has gained is told of by its line, and lines above it are counted once. */
  #lineAt(path: string, text: string, place: number): number {
    const above = this.#counted.get(path) ?? { place: 0, line: 1 }
    const line = above.line + lineEndsIn(text, above.place, place)
    this.#counted.set(path, { place, line })
    return line
  }
}
