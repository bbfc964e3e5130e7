/**
 * What anybody of the crew may know, found by the words of a question: the primer, what the party has learned, the open
 * words of pages, and what was heard. A rare word says more of what is asked than one that stands on every page.
 */
import { contentOf } from '../../../english/content-words.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { memo } from '../../../core/memo.ts'
import { isTold, type Desk } from './desk.ts'
import { tokensOf } from './hear/tokens.ts'
import { verbs } from './words.ts'

type Entry = {
  readonly text: string
  readonly sentences: readonly { readonly text: string; readonly stems: ReadonlySet<string> }[]
  readonly stems: ReadonlySet<string>
  /** What it is headed by: `The Blinds.` */
  readonly head: ReadonlySet<string>
}

const asking = new Set(verbs.asking)
const people = new Set(verbs.people)

/** The stems of a text, people among them: `the man` is somebody. */
const stemsIn = (text: string): readonly string[] => [
  ...new Set([...contentOf(text.replaceAll('-', ' ')), ...tokensOf(text).filter(word => people.has(word))]),
]

/** The words of a question that say what it is about. */
export const topicIn = (words: string): readonly string[] => stemsIn(words).filter(stem => !asking.has(stem))

const entryOf = memo(4_000, (text): Entry => {
  const sentences = sentencesOf(text).map(one => ({ text: one, stems: new Set(stemsIn(one)) }))
  const [head = ''] = text.split(/[.:,]/u)
  const isHead = head.split(' ').length <= 5
  return { text, sentences, stems: new Set(stemsIn(text)), head: new Set(isHead ? stemsIn(head) : []) }
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
  return [...city.lore, ...notesOf(desk), ...jobs]
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

/** What fits a topic best of some texts; none where none does. */
export function fitting(desk: Desk, words: string, texts: readonly string[], least = leastFit): string | undefined {
  const topic = topicIn(words)
  const weights = weightsFor(desk)
  const fits = texts.map(text => ({ text, fit: fitOf(topic, entryOf(text).stems, weights) }))
  const best = fits.toSorted((one, other) => other.fit - one.fit)[0]
  return best !== undefined && best.fit >= least ? best.text : undefined
}

/** What was told last, sentence by sentence: what is asked next is often about that. */
export const toldLately = ({ sees }: Desk): readonly string[] =>
  sees.history.slice(-2).flatMap(sentencesOf).filter(text => text.split(' ').length > shortest && !/^(?:[*>-]|You\b)/u.test(text)) // prettier-ignore

const mostTold = 3

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

/** Who asks of themselves is not answered by a page that has one of the words. */
const oneself = new Set(['i', 'my', 'me', 'we', 'us', 'our', 'it', 'you', 'your'])

/** So few words are no answer. */
const shortest = 5

/**
 * What is known of it: the best there is, and one thing more where it says something else. What was told lately comes
 * last; `isPublic`: what anybody in the city could say, and not what the crew has written down; `told`: what was told of
 * just now, where that is what is asked about.
 */
export function knownOf(desk: Desk, words: string, isPublic = false, told: readonly string[] = []): readonly string[] {
  const topic = topicIn(words)
  if (topic.length === 0) return []
  const weights = weightsFor(desk)
  const isOfOneself = tokensOf(words).some(word => oneself.has(word))
  const own = new Set([...told, ...(isPublic ? [] : notesOf(desk)), ...desk.city.primer])
  const found = [...new Set([...told, ...(isPublic ? desk.city.lore : textsOf(desk))])]
    .map(text => {
      const entry = entryOf(text)
      const fit = fitOf(topic, entry.stems, weights)
      const more = (topic.some(stem => entry.head.has(stem)) ? 0.3 : 0) + (own.has(text) ? 0.2 : 0)
      const less = isTold(desk, `lore/${text.slice(0, 40)}`) ? 0.1 : 0
      const told = excerpt(entry, topic)
      const shared = topic.filter(stem => entry.stems.has(stem)).length
      return {
        told,
        entry,
        shared,
        fit: fit + more - less,
        isFit:
          fit >= (shared === 1 && topic.length > 1 ? 0.5 : leastFit) &&
          told.split(' ').length > shortest &&
          (shared > 1 || !isOfOneself || topic.some(stem => entry.head.has(stem))),
      }
    })
    .filter(({ isFit }) => isFit)
    .toSorted((one, other) => other.fit - one.fit)
  const [first, ...rest] = found
  if (!first) return []
  const more = rest.find(({ entry, fit, shared }) => fit > 0.6 && shared >= Math.min(2, topic.length) && !isAlike(entry, first.entry)) // prettier-ignore
  return [first, ...(more ? [more] : [])].map(({ told }) => told)
}

/** Two texts that say the same are told once. */
function isAlike(one: Entry, other: Entry): boolean {
  const shared = [...one.stems].filter(stem => other.stems.has(stem)).length
  return shared > Math.min(one.stems.size, other.stems.size) * 0.6
}
