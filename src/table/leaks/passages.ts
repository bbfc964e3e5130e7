/**
 * What is known, as passages of a sentence or a few, found by their words. Words that stand together in one of them are no
 * news together. A long text that grows costs what it grew by.
 */
import { beginsWith } from '../../campaign/text/lines.ts'
import { changeOf } from './page-change.ts'
import { paragraphs, partsOf } from './paragraphs.ts'
import { eachToken } from './tokens.ts'

/** A longer paragraph would hold anything together. */
const mostStems = 32

type Stems = ReadonlySet<string>

type Passage = { readonly id: number; readonly stems: Stems }

/** Four people who heard the same words hold the same passages: they are read once, and not kept for long. */
const mostKept = 2048
const kept = new Map<string, readonly Stems[]>()

function stemsIn(text: string): readonly string[] {
  const stems: string[] = []
  eachToken(text, ({ stem, weight }) => {
    if (weight > 0) stems.push(stem)
  })
  return stems
}

/** A short paragraph is one passage; of a long one, each two sentences that follow each other are. */
function cut(paragraph: string): readonly Stems[] {
  const parts = [...partsOf(paragraph, true)].map(({ text }) => stemsIn(text)).filter(stems => stems.length > 0)
  const isShort = parts.length < 3 || parts.reduce((sum, { length }) => sum + length, 0) <= mostStems
  if (isShort) return parts.length === 0 ? [] : [new Set(parts.flat())]
  return parts.slice(1).map((stems, at) => new Set([...(parts[at] ?? []), ...stems]))
}

function passagesOf(paragraph: string): readonly Stems[] {
  const known = kept.get(paragraph)
  if (known) return known
  const passages = cut(paragraph)
  if (kept.size >= mostKept) kept.clear()
  kept.set(paragraph, passages)
  return passages
}

type Page = {
  readonly text: string
  readonly paragraphs: Map<string, readonly Passage[]>
  /** Paragraphs that a longer one may have taken the place of. */
  readonly old: readonly string[]
}

const none: readonly number[] = []
const noStems: Stems = new Set()
let last = 0

export class Passages {
  readonly #byStem = new Map<string, number[]>()
  readonly #pages = new Map<string, Page>()
  readonly #stems = new Map<number, Stems>()
  /** Where words were found together the last time. */
  readonly #found = new WeakMap<Stems, number>()

  /** A page's words, in place of those it had; none, when it is gone. */
  put(path: string, text: string): void {
    const before = this.#pages.get(path)
    if (before?.text === text) return
    if (before && before.text !== '' && beginsWith(text, before.text)) this.#grow(path, before, text)
    else this.#replace(path, before, text)
  }

  /** How its last paragraph stood before is not forgotten: it was known. */
  #grow(path: string, { text: before, paragraphs: there, old }: Page, text: string): void {
    const from = before.lastIndexOf('\n\n') + 1
    const now = new Set<string>()
    for (const paragraph of paragraphs(text.slice(from))) now.add(paragraph.text)
    for (const paragraph of now) this.#hold(there, paragraph)
    const last = [...paragraphs(before.slice(from))].map(paragraph => paragraph.text)
    this.#pages.set(path, { text, paragraphs: there, old: [...old, ...last.filter(paragraph => !now.has(paragraph))] })
  }

  #replace(path: string, before: Page | undefined, text: string): void {
    const { gone, come, now } = changeOf(before?.text ?? '', text)
    const there = before?.paragraphs ?? new Map<string, readonly Passage[]>()
    for (const paragraph of come) this.#hold(there, paragraph)
    for (const paragraph of gone) this.#forget(there, paragraph)
    for (const paragraph of before?.old ?? []) if (!now.has(paragraph)) this.#forget(there, paragraph)
    if (now.size === 0) this.#pages.delete(path)
    else this.#pages.set(path, { text, paragraphs: there, old: [] })
  }

  #hold(there: Page['paragraphs'], paragraph: string): void {
    if (!there.has(paragraph)) there.set(paragraph, this.#add(paragraph))
  }

  #forget(there: Page['paragraphs'], paragraph: string): void {
    for (const passage of there.get(paragraph) ?? []) this.#take(passage)
    there.delete(paragraph)
  }

  #add(paragraph: string): readonly Passage[] {
    return passagesOf(paragraph).map(stems => {
      const id = (last += 1)
      this.#stems.set(id, stems)
      for (const stem of stems) {
        const there = this.#byStem.get(stem)
        if (there) there.push(id)
        else this.#byStem.set(stem, [id])
      }
      return { id, stems }
    })
  }

  #take({ id, stems }: Passage): void {
    this.#stems.delete(id)
    for (const stem of stems) {
      const ids = this.#byStem.get(stem)
      const at = ids?.indexOf(id) ?? -1
      if (at === -1) continue
      if (ids?.length === 1) this.#byStem.delete(stem)
      else ids?.splice(at, 1)
    }
  }

  /** The words of a passage. */
  at(id: number): Stems {
    return this.#stems.get(id) ?? noStems
  }

  /** The passages that hold a word. */
  of(stem: string): readonly number[] {
    return this.#byStem.get(stem) ?? none
  }

  /** Whether one passage holds all of some words. */
  holdsTogether(words: Stems): boolean {
    if (this.#stems.has(this.#found.get(words) ?? 0)) return true
    for (const id of this.#fewest(words)) {
      if (!isWithin(words, this.at(id))) continue
      this.#found.set(words, id)
      return true
    }
    return false
  }

  /** The passages of the word that stands in the fewest. */
  #fewest(words: Stems): readonly number[] {
    let fewest: readonly number[] | undefined
    for (const word of words) {
      const ids = this.of(word)
      if (!fewest || ids.length < fewest.length) fewest = ids
    }
    return fewest ?? none
  }
}

function isWithin(words: Stems, passage: Stems): boolean {
  for (const word of words) if (!passage.has(word)) return false
  return true
}
