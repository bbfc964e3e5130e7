/** Text as sentences of stems: what is compared when someone might be telling a secret in other words. */
import { withoutMarkup } from '../../campaign/text/fold.ts'
import { memo } from '../../core/memo.ts'
import { telling } from './common-words.ts'
import { paragraphs, partsOf, type Paragraph } from './paragraphs.ts'
import { eachToken, tokenOf, type Token } from './tokens.ts'
import { usualDeedsIn } from './usual-deeds.ts'

/** What is told or not told as one: a word, or a name with all of its words, of which any will do. */
export type Unit = { readonly stems: readonly string[]; readonly weight: number }

export type Sentence = {
  readonly path: string
  readonly line: number
  readonly text: string
  /** Every word in order, the common ones too. */
  readonly words: readonly string[]
  /** The words that say what it is about. */
  readonly topics: ReadonlySet<string>
  readonly units: readonly Unit[]
  /** All that its units are made of. */
  readonly stems: ReadonlySet<string>
  /** Whom it is about where it only says "he": the name of its file, and the topics of the sentence before. */
  readonly subject: ReadonlySet<string>
  readonly before: ReadonlySet<string>
  /** All of a paragraph: what is told of it in one sentence may stand in several of its own. */
  readonly isPassage?: true
  /** Topics that are written like names, each with all the words of its name: `Hesk Varrow`. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

/** What people are called before their name is no part of it. */
const honours = new Set(
  ['captain', 'lord', 'lady', 'sir', 'dame', 'king', 'queen', 'doctor', 'brother', 'sister', 'father', 'mother'].map(
    word => tokenOf(word).stem,
  ),
)

/** A name, as long as it may be: it says as much as one rare word. */
const weightOfName = 1.2

/** What a thing does anyway says less than any other word. */
const weightOfUsual = 0.2

type Place = { readonly token: Token; readonly isBesideLast: boolean }

function wordsOf(text: string): readonly Place[] {
  const plainText = withoutMarkup(text)
  const places: Place[] = []
  let last = 0
  eachToken(plainText, (token, start, end) => {
    places.push({ token, isBesideLast: start - last <= 1 || /^[\s-]*$/.test(plainText.slice(last, start)) })
    last = end
  })
  return places
}

/** Capitals in a row. The first word of a sentence has one anyway, so by itself it is no name. */
function namesIn(words: readonly Place[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  let run: Token[] = []
  let start = 0
  const close = (): void => {
    const stems = run.map(({ stem }) => stem)
    const isName = run.length > 1 || (run.length === 1 && start > 0)
    for (const { stem, weight } of run) if (isName && weight >= telling) names.set(stem, stems)
    run = []
  }
  words.forEach(({ token, isBesideLast }, at) => {
    const isPart = token.isCapital && !honours.has(token.stem)
    if (!isBesideLast || !isPart) close()
    if (!isPart) return
    if (run.length === 0) start = at
    run.push(token)
  })
  close()
  return names
}

function unitsOf(words: readonly Place[], names: Sentence['names']): readonly Unit[] {
  const units = new Map<unknown, Unit>()
  const usual = usualDeedsIn(words.map(({ token }) => token.stem))
  for (const { token } of words) {
    if (token.weight === 0) continue
    const name = names.get(token.stem)
    const key = name ?? token.stem
    if (units.has(key)) continue
    const stems = name ? [...new Set(name.filter(stem => names.has(stem)))] : [token.stem]
    const weight = usual.has(token.stem) ? weightOfUsual : token.weight
    units.set(key, { stems, weight: name ? weightOfName : weight })
  }
  return [...units.values()]
}

const nothing: ReadonlySet<string> = new Set()

/** A longer paragraph is about too much for its words to say one thing together. */
const mostOfPassage = 12

export function toSentence(
  text: string,
  path: string,
  line: number,
  { subject, before }: Pick<Sentence, 'subject' | 'before'> = { subject: nothing, before: nothing },
): Sentence {
  const all = wordsOf(text)
  const names = namesIn(all)
  const units = unitsOf(all, names)
  const stems = new Set<string>()
  for (const unit of units) for (const stem of unit.stems) stems.add(stem)
  const topics = new Set<string>()
  for (const { token } of all) if (token.weight >= telling) topics.add(token.stem)
  return { path, line, text, words: all.map(({ token }) => token.stem), topics, units, stems, subject, before, names }
}

/** The same for all that is written in a file. */
const subjectOf = memo(512, (about): ReadonlySet<string> => (about === '' ? nothing : toSentence(about, '', 0).topics))

/** `about`: whom the whole text is about, as the name of its file tells it. */
export type Cutting = { readonly firstLine?: number; readonly isSpoken?: boolean; readonly about?: string }

/** `(DC 12 Perception)`: what stands before it can be looked into, and is seen by everybody. */
const findable = /\(DC \d+/
const isLabel = (text: string): boolean =>
  /\*\*:?\s*$/.test(text) || findable.test(text) || text.split(/\s+/).length <= 3

/** What stands before a colon only leads to what is told: by itself it tells nothing. A label leads nowhere. */
const isLeadIn = (text: string): boolean => /:\s*$/.test(text) && !isLabel(text)

/** `Sister Loveday, Mother Tace and Dorcas Imms`: who has to do with each other, and not a word of what. */
const onlyNames =
  /^[\s>*_-]*\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}(?:(?:, | and |, and )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})+[\s.]*$/u

/** `The advance:` states nothing. */
export const isBareLabel = ({ text }: Sentence): boolean =>
  (/:\**\s*$/.test(text) && !findable.test(text) && isLabel(text)) || onlyNames.test(text)

export function* sentencesIn(
  { line, text }: Paragraph,
  path: string,
  cutting: Cutting = {},
): Generator<Sentence, void> {
  const { firstLine = 1, isSpoken = false, about = '' } = cutting
  const subject = subjectOf(about)
  let before = nothing
  let leadIn = ''
  for (const part of partsOf(text, isSpoken)) {
    const place = line + part.above + firstLine - 1
    const sentence = toSentence(part.text, path, place, { subject, before })
    if (sentence.words.length === 0) continue
    if (leadIn !== '') yield toSentence(`${leadIn} ${part.text}`, path, place, { subject, before: nothing })
    leadIn = !isSpoken && isLeadIn(part.text) ? part.text : ''
    if (leadIn === '') yield sentence
    before = findable.test(part.text) ? nothing : sentence.topics
  }
  if (leadIn !== '') yield toSentence(leadIn, path, line + firstLine - 1, { subject, before: nothing })
}

/** The sentences of a paragraph as one, where there are several. */
export function passageOf(sentences: readonly Sentence[]): Sentence | undefined {
  const [first] = sentences
  if (!first || sentences.length < 2 || sentences.length > mostOfPassage) return undefined
  const units = new Map<string, Unit>()
  for (const sentence of sentences)
    for (const unit of sentence.units)
      if (!unit.stems.some(stem => units.has(stem))) for (const stem of unit.stems) units.set(stem, unit)
  return {
    ...first,
    text: sentences.map(({ text }) => text).join(' '),
    words: [],
    topics: new Set(sentences.flatMap(({ topics }) => [...topics])),
    units: [...new Set(units.values())],
    stems: new Set(sentences.flatMap(({ stems }) => [...stems])),
    before: nothing,
    names: new Map(),
    isPassage: true,
  }
}

export function* sentencesOf(text: string, path: string, cutting: Cutting = {}): Generator<Sentence, void> {
  for (const paragraph of paragraphs(text)) yield* sentencesIn(paragraph, path, cutting)
}
