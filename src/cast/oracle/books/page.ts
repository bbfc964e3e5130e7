/** A page as it is put together: paragraphs and speeches in their order, cut to what each style dwells on. */
import type { NarrativeStyle } from '../../../campaign/style/narrative-style.ts'
import { leansBack } from '../../../english/leaning.ts'
import type { Part, PartOf, Salience } from '../../../table/parts.ts'
import type { Chance } from '../voice/chance.ts'
import { bank } from './bank.ts'
import type { Passage } from './telling.ts'
import type { Written } from './written.ts'

export type Sentence = { readonly text: string; readonly part: Part; readonly weight: Salience }
export type Paragraph = {
  readonly kind: 'paragraph'
  readonly sentences: readonly Sentence[]
  readonly weight: Salience
}
export type Speech = { readonly kind: 'speech'; readonly part: PartOf<'said'>; readonly words: readonly string[] }
export type Page = readonly (Paragraph | Speech)[]

/** What leans on something that is told already goes with it. */
function freshOf({ part, sentences, weight }: Passage, isNew: (text: string) => boolean): readonly Sentence[] {
  let isGone = false
  return sentences.flatMap(text => {
    const isKept: boolean = isNew(text) && !(isGone && leansBack(text))
    isGone = !isKept
    return isKept ? [{ text, part, weight }] : []
  })
}

const heavier = (one: Salience, other: Salience): Salience => (one > other ? one : other)

/** Told goals are for the log: a book says what was done. `tell` says a sentence as the book would have it. */
export function pageOf(passages: readonly Passage[], written: Written, tell: (text: string) => string): Page {
  const page: (Paragraph | Speech)[] = []
  for (const passage of passages) {
    const { part, sentences, weight, goesOn } = passage
    if (part.kind === 'said') {
      const words = sentences.length > 0 ? sentences.join(' ') : `${part.who} ${part.manner ?? ''}`
      if (written.add(words)) page.push({ kind: 'speech', part, words: sentences })
      continue
    }
    const fresh = part.kind === 'goal' ? [] : freshOf(passage, text => written.add(tell(text)))
    if (fresh.length === 0) continue
    const last = page.at(-1)
    if (goesOn && last?.kind === 'paragraph')
      page[page.length - 1] = {
        ...last,
        sentences: [...last.sentences, ...fresh],
        weight: heavier(last.weight, weight),
      }
    else page.push({ kind: 'paragraph', sentences: fresh, weight })
  }
  return page
}

type Room = {
  /** Sentences of a paragraph, and paragraphs between two speeches. */
  readonly each: number
  readonly run: number
  /** Speeches of the party in one beat, and sentences in anybody's. */
  readonly party: number
  readonly words: number
}

const rooms: Readonly<Record<NarrativeStyle, Room>> = {
  novel: { each: 12, run: 8, party: 9, words: 12 },
  hybrid: { each: 4, run: 4, party: 9, words: 12 },
  script: { each: 2, run: 2, party: 9, words: 12 },
  minimal: { each: 1, run: 2, party: 1, words: 2 },
}

/** The heaviest few, in their order. */
function heaviest<One>(all: readonly One[], most: number, weigh: (one: One, at: number) => number): readonly One[] {
  if (all.length <= most) return all
  const order = all.map((one, at) => ({ one, at, weight: weigh(one, at) }))
  const kept = order.sort((one, other) => other.weight - one.weight || one.at - other.at).slice(0, most)
  return kept.sort((one, other) => one.at - other.at).map(({ one }) => one)
}

/** What was found, or turned a fight, has room for a sentence more; what nobody forgets stands whole. */
function shortened(paragraph: Paragraph, { each }: Room): Paragraph {
  const { sentences, weight } = paragraph
  if (weight === 3) return paragraph
  const kept = new Set(heaviest(sentences, weight === 2 ? each + 1 : each, ({ weight: own }) => own))
  return { ...paragraph, sentences: sentences.filter((one, at) => kept.has(one) && stands(sentences, kept, at)) }
}

const stands = (all: readonly Sentence[], kept: ReadonlySet<Sentence>, at: number): boolean => {
  const [one, before] = [all[at], all[at - 1]]
  return one !== undefined && (!leansBack(one.text) || before === undefined || kept.has(before))
}

/** The first of a long run says where one is and what is done, the last where it leads. */
function chosen(run: readonly Paragraph[], most: number): readonly Paragraph[] {
  const whole = run.filter(({ weight }) => weight === 3)
  const others = run.filter(({ weight }) => weight !== 3)
  const edge = (at: number): number => (at === 0 || at === others.length - 1 ? 1.5 : 0)
  const kept = new Set([...whole, ...heaviest(others, most, ({ weight }, at) => weight + edge(at))])
  return run.filter(one => kept.has(one))
}

const isBlow = ({ part }: Sentence): boolean => part.kind === 'blow'

export type Cutting = {
  readonly written: Written
  readonly chance: Chance
  readonly isParty: (name: string) => boolean
}

export function cutFor(style: NarrativeStyle, page: Page, { written, chance, isParty }: Cutting): Page {
  const room = rooms[style]
  const kept: (Paragraph | Speech)[] = []
  let run: Paragraph[] = []
  let heard = 0
  let lost = 0
  const close = (): void => {
    const cut = chosen(run, room.run).map(one => shortened(one, room))
    lost += blowsIn(run) - blowsIn(cut)
    kept.push(...cut)
    run = []
  }
  for (const one of page) {
    if (one.kind === 'paragraph') run.push(one)
    else {
      close()
      if (isParty(one.part.who)) heard += 1
      if (!isParty(one.part.who) || heard <= room.party) kept.push({ ...one, words: one.words.slice(0, room.words) })
    }
  }
  close()
  return lost > 1 && style !== 'minimal'
    ? bridged(kept, chance.pick(bank.bridges.filter(line => !written.has(line))))
    : kept
}

const blowsIn = (run: readonly Paragraph[]): number => run.flatMap(({ sentences }) => sentences).filter(isBlow).length

/** Where blows were left out a sentence that is true of any fight stands for them. */
function bridged(page: Page, line: string | undefined): Page {
  const at = page.findLastIndex(one => one.kind === 'paragraph' && one.sentences.some(isBlow))
  const into = page[at]
  if (line === undefined || into?.kind !== 'paragraph') return page
  const after = into.sentences.findLastIndex(isBlow)
  const sentence: Sentence = { text: line, part: { kind: 'prose', text: line }, weight: 0 }
  const sentences = [...into.sentences.slice(0, after + 1), sentence, ...into.sentences.slice(after + 1)]
  return page.with(at, { ...into, sentences })
}
