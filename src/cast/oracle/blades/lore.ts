/**
 * What anybody of the crew may know, found by the words of a question: the primer, what the party has learned, the open
 * words of pages, and what was heard. A rare word says more of what is asked than one that stands on every page.
 */
import { contentOf, stemOf } from '../../../english/content-words.ts'
import { nearWord } from '../../../english/near-words.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { openers } from '../../../english/small-words.ts'
import { baseOf, verbOf } from '../../../english/verbs.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { memo } from '../../../core/memo.ts'
import { isTold, type Desk } from './desk.ts'
import { says, tokensOf } from './hear/tokens.ts'
import { verbs } from './words.ts'

type Entry = {
  readonly text: string
  readonly sentences: readonly { readonly text: string; readonly stems: ReadonlySet<string> }[]
  readonly stems: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** What it is headed by: `The Blinds.` */
  readonly head: ReadonlySet<string>
}

const asking = new Set(verbs.asking)
const people = new Set(verbs.people)

/** A word as it is compared: without its endings, and by the word that stands for all that mean the same. */
function comparedAs(word: string): readonly string[] {
  if (people.has(word)) return [word]
  const [stem] = contentOf(word)
  if (stem === undefined || asking.has(stem) || asking.has(word)) return []
  const base = baseOf(word) ?? word
  const near = nearWord(base)
  return [near === base ? stem : stemOf(near)]
}

/** The words that say what a text or a question is about, people among them: `the man` is somebody. */
export const topicIn = memo(4_000, (text): readonly string[] => [
  ...new Set(wordsOf(text.replaceAll('-', ' ').replaceAll("'s", '').replaceAll('’s', '')).flatMap(comparedAs)),
])

const entryOf = memo(4_000, (text): Entry => {
  const sentences = sentencesOf(text).map(one => ({ text: one, stems: new Set(topicIn(one)) }))
  const [head = ''] = text.split(/[.:,]/u)
  const isHead = head.split(' ').length <= 5
  return {
    text,
    sentences,
    stems: new Set(topicIn(text)),
    words: new Set(wordsOf(text.replaceAll('-', ' '))),
    head: new Set(isHead ? topicIn(head) : []),
  }
})

/** Labels of a page are not told; what stands behind them is. */
const unlabelled = (line: string): string =>
  line
    .replace(/^\s*[-*]\s+/u, '')
    .replace(/^\*\*[^*]{2,28}\*\*:\s*|^\*\*[^*]{2,28}:\*\*\s*/u, '')
    .replaceAll('**', '')
    .trim()

/** What the party has written down, as it stands now. */
const notesIn = memo(8, (page): readonly string[] =>
  page
    .split('\n')
    .filter(line => !/^\s*(?:#|>|\||---)/u.test(line))
    .map(unlabelled)
    .filter(line => line.split(' ').length > 5 && line.endsWith('.')),
)

/** What the crew has written down itself. */
const notesOf = ({ sees }: Desk): readonly string[] =>
  sees.view.files['party-knowledge'].flatMap(({ text }) => notesIn(text))

function textsOf(desk: Desk): readonly string[] {
  const { city, world, memory } = desk
  const jobs = memory.heardJobs.flatMap(id => world.jobs[id]?.pitch ?? [])
  return [...city.lore, ...notesOf(desk), ...jobs, ...memory.established]
}

/** How much a word says: nothing where every text has it. */
const weightsOf = memo(16, (joined): ReadonlyMap<string, number> => {
  const texts = joined.split('\u0000')
  const counts = new Map<string, number>()
  for (const text of texts) for (const stem of entryOf(text).stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + texts.length / count)]))
})

/** A word that no page has says little of which page is meant. */
const unheard = 3.5

/** How well a text answers to a topic, by the weight of the words they share, as a share of the whole topic. */
function fitOf(topic: readonly string[], stems: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  const weigh = (stem: string): number => weights.get(stem) ?? unheard
  const whole = topic.reduce((sum, stem) => sum + weigh(stem), 0)
  const shared = topic.filter(stem => stems.has(stem)).reduce((sum, stem) => sum + weigh(stem), 0)
  return whole === 0 ? 0 : shared / whole
}

/** Less than this of a question, and it is about something else. */
const leastFit = 0.34

const weightsFor = (desk: Desk): ReadonlyMap<string, number> => weightsOf(textsOf(desk).join('\u0000'))

/** Whether two texts share more than a word by chance. */
export const isNear = (words: string, text: string): boolean => {
  const stems = entryOf(text).stems
  return topicIn(words).filter(stem => stems.has(stem)).length >= 2
}

/** A word that stands on few pages: it says by itself what is meant. */
const rare = 2

/** What fits a topic best of some texts; none where none does. */
export function fitting(desk: Desk, words: string, texts: readonly string[], least = leastFit): string | undefined {
  const topic = topicIn(words)
  const weights = weightsFor(desk)
  const fits = texts.map(text => ({ text, fit: fitOf(topic, entryOf(text).stems, weights) }))
  const best = fits.toSorted((one, other) => other.fit - one.fit)[0]
  const isRare = (stem: string): boolean => (weights.get(stem) ?? unheard) >= rare && entryOf(best?.text ?? '').stems.has(stem) // prettier-ignore
  const isMeant = best !== undefined && best.fit >= least && (best.fit >= leastAnswered || topic.some(isRare))
  return isMeant ? best.text : undefined
}

/** What was told last, sentence by sentence: what is asked next is often about that. */
export const toldLately = ({ sees }: Desk): readonly string[] =>
  sees.history.slice(-mostBeats).flatMap(sentencesOf).filter(text => text.split(' ').length > shortest && !/^(?:[*>-]|You\b)/u.test(text)) // prettier-ignore

const mostTold = 3

/** So far back one says `the rope` and means the one that was told of. */
const mostBeats = 6

/** `That is called so`: a sentence that leans on the one before it. */
const leans = /^(?:That|This|It|They|These|He|She|Both|Now)\b/u

/** Of a paragraph what bears on the topic, in its order; what it opens with, where it is headed by it. */
function excerpt({ sentences, head }: Entry, topic: readonly string[]): string {
  const isHeaded = topic.some(stem => head.has(stem))
  const ranked = sentences
    .filter(({ text }) => text.split(' ').length > 2)
    .map(({ stems, text }, at) => ({
      at,
      text,
      worth: topic.filter(stem => stems.has(stem)).length + (isHeaded && at < mostTold ? 0.5 : 0),
    }))
  const kept = ranked.filter(({ worth }) => worth > 0).toSorted((one, other) => other.worth - one.worth || one.at - other.at).slice(0, mostTold) // prettier-ignore
  const leaning = kept.flatMap(({ at, text }) => (leans.test(text) && at > 0 ? [at - 1] : []))
  return ranked.filter(({ at }) => leaning.includes(at) || kept.some(one => one.at === at)).map(({ text }) => text).join(' ') // prettier-ignore
}

/** So few words are no answer. */
const shortest = 5

export type Sought = {
  /** What anybody in the city could say, and not what the crew has written down. */
  readonly isPublic?: boolean
  /** What was told or seen just now, where that may be what is asked about. */
  readonly told?: readonly string[]
  /** Whoever or whatever is asked about, by name. */
  readonly of?: readonly string[]
}

/** At least so much of what is asked of it has to stand in an answer. */
const leastAnswered = 0.5

/** Somebody is known by any of their names; a thing by all that it was called. */
type Subject = { readonly stems: readonly string[]; readonly words: readonly string[]; readonly isProper: boolean }

/** How well an entry answers: it has to name what is asked about, and most of what is asked of it; undefined where it does not. */
function answersTo(
  entry: Entry,
  topic: readonly string[],
  names: readonly Subject[],
  weights: ReadonlyMap<string, number>,
): number | undefined {
  const of = names.flatMap(({ stems }) => stems)
  const asked = topic.filter(stem => !of.includes(stem))
  const isIn = (stem: string): boolean => entry.stems.has(stem) || entry.head.has(stem)
  const isSaid = (word: string): boolean => entry.words.has(word) || entry.words.has(`${word}s`)
  const proper = names.filter(({ isProper }) => isProper)
  const common = names.filter(({ isProper }) => !isProper)
  const isNamed =
    (proper.length === 0 || proper.some(({ stems }) => stems.some(isIn))) &&
    (common.length === 0 || proper.length > 0 || common.some(({ stems, words }) => stems.every(isIn) && words.some(isSaid))) // prettier-ignore
  const share = asked.length === 0 ? 1 : Math.max(...entry.sentences.map(({ stems }) => fitOf(asked, stems, weights)))
  const isByChance = of.length === 0 && asked.length > 1 && asked.filter(stem => entry.stems.has(stem)).length === 1
  const isAnswer = isNamed && topic.length > 0 && share >= leastAnswered && !isByChance
  const heads = [...asked, ...of].some(stem => entry.head.has(stem)) ? 0.15 : 0
  const at = wordsOf(entry.text).findIndex(word => names.some(({ words }) => words.includes(word)))
  const early = at === -1 ? 0 : 0.1 * (1 - at / wordsOf(entry.text).length) // what it is about stands near its beginning
  return isAnswer ? early + share + heads + (of.length > 0 && isNamed ? 0.2 : 0) : undefined
}

/** `How come they don't move?`: what is done, and by nobody that has a name here. */
const isDeedAlone = (words: string): boolean => {
  const said = wordsOf(words)
  const at = said.findIndex(word => comparedAs(word).length > 0)
  return verbOf(said[at] ?? '') !== undefined && !openers.has(said[at - 1] ?? '')
}

/** `A house`, `their houses`: it is there, and not only part of what is done (`have moved house`). */
const isPointedAt = (noun: string, text: string): boolean => {
  const said = wordsOf(text.replaceAll(/\p{L}+-\p{L}+/gu, ''))
  const [stem = noun] = contentOf(noun)
  return said.some((word, at) => contentOf(word)[0] === stem && (word !== noun || verbOf(noun) !== undefined || said.slice(Math.max(0, at - 3), at).some(one => openers.has(one)) || at === 0)) // prettier-ignore
}

type Form = { readonly asks: readonly string[]; readonly by: readonly string[] }
const forms: readonly Form[] = verbs.answeredBy

/** `How long`, `where`, `why`: a sentence without a word for a time, a place or a reason answers none of them. */
export function isOfForm(asked: string, text: string): boolean {
  const said = ` ${wordsOf(asked).join(' ')} `
  const form = forms.find(({ asks }) => asks.some(phrase => said.includes(` ${phrase} `)))
  const words = new Set(wordsOf(text))
  return form === undefined || form.by.some(word => words.has(word))
}

/**
 * What is known of it: the best there is. A sentence that does not hold
 * what was asked about is no answer, however many of its words stand in the question.
 */
export function knownOf(
  desk: Desk,
  words: string,
  { isPublic = false, told = [], of = [] }: Sought = {},
): readonly string[] {
  // prettier-ignore
  const alone = topicIn(words).length === 1 ? wordsOf(words).filter(word => comparedAs(word).length > 0).slice(0, 1) : []
  const subjects = (of.length === 0 ? alone : of).map(name => ({ stems: topicIn(name), words: wordsOf(name).filter(word => comparedAs(word).length > 0).slice(-1), isProper: name !== name.toLowerCase() })).filter(({ stems }) => stems.length > 0) // prettier-ignore
  const topic = [...new Set([...topicIn(words), ...subjects.flatMap(({ stems }) => stems)])]
  if (of.length === 0 && topic.length === 1 && isDeedAlone(words)) return []
  const weights = weightsFor(desk)
  const [noun = ''] = alone
  const isThing = (text: string): boolean => of.length > 0 || noun === '' || isPointedAt(noun, text)
  const own = new Set([...told, ...(isPublic ? [] : notesOf(desk)), ...desk.city.primer])
  const found = [...new Set([...told, ...(isPublic ? desk.city.lore : textsOf(desk))])]
    .flatMap(text => {
      const entry = entryOf(text)
      const fit = answersTo(entry, topic, subjects, weights)
      const said = fit === undefined ? '' : excerpt(entry, topic)
      const isSaid = isTold(desk, `lore/${said.slice(0, 40)}`)
      return fit === undefined || said.split(' ').length <= shortest || !isThing(said) || !isOfForm(words, said) ? [] : [{ said, entry, fit: fit + (own.has(text) ? 0.2 : 0) - (isSaid ? 0.1 : 0) }] // prettier-ignore
    })
    .toSorted((one, other) => other.fit - one.fit)
  return found.slice(0, 1).map(({ said }) => said)
}

/** `Where do they hang out?`, after somebody was spoken of: what names nothing is asked of what was named last. */
export function inFull(desk: Desk, asked: string): string {
  const isNamed = wordsOf(asked).some(word => comparedAs(word).length > 0 && verbOf(word) === undefined)
  if (isNamed) desk.memory = { ...desk.memory, topic: asked }
  return !isNamed && says(tokensOf(asked), verbs.leaning) ? `${asked} ${desk.memory.topic}`.trim() : asked
}
