/**
 * Whether words that were said tell a secret sentence. What counts is how much of the sentence they cover, and how much
 * of that its listener has never heard of: a story uses the names of its secrets all day, and that is no leak.
 */
import { rarityOf } from './common-words.ts'
import type { Holdings } from './holdings.ts'
import type { SentenceIndex } from './sentence-index.ts'
import type { Sentence } from './sentences.ts'

export type Verdict = { readonly score: number; readonly words: readonly string[] }

/** How many topics must be shared, how many of them unheard of, and what part of the secret sentence they must cover. */
type Bar = { readonly shared: number; readonly unheard: number; readonly covered: number }

const bars: readonly Bar[] = [
  { shared: 3, unheard: 0, covered: 0.8 }, // nearly all of it, though every word is known: the secret is how they go together
  { shared: 2, unheard: 1, covered: 1 }, // a short one, told whole
  { shared: 3, unheard: 2, covered: 0.5 },
  { shared: 4, unheard: 1, covered: 0.6 },
  { shared: 5, unheard: 3, covered: 0.35 }, // a good part of a long one
]

/** Said over two sentences it must be plainer, because words that merely stand near each other are many. */
const strictBars: readonly Bar[] = [
  { shared: 4, unheard: 0, covered: 0.9 },
  { shared: 4, unheard: 2, covered: 0.7 },
  { shared: 6, unheard: 3, covered: 0.45 },
]

/** The heart of a long secret: someone who is known, and what nobody should know of them. */
const heaviestStory = 2.3

export type Listener = { readonly held: Holdings; readonly open: SentenceIndex }

/** What a shared topic says: much if only secrets have it, little if its listener knows it; a known name counts once. */
function weightOf(words: readonly string[], secret: Sentence, { held, open }: Listener): number {
  const counted = new Set<unknown>()
  return words.reduce((sum, topic) => {
    const name = secret.names.get(topic)
    const isKnown = held.knows(topic) || open.about(topic).length > 0
    if (isKnown && counted.has(name ?? topic)) return sum
    counted.add(name ?? topic)
    return sum + (isKnown ? (name ? 0.75 : 0.6) : rarityOf(topic))
  }, 0)
}

function isTold(secret: Sentence, said: ReadonlySet<string>, words: readonly string[], listener: Listener): boolean {
  const isUnheard = (topic: string): boolean => !listener.held.knows(topic)
  const unheard = words.filter(isUnheard).length
  const subjects = [...said].filter(topic => secret.around.has(topic) && !isUnheard(topic))
  if (unheard === 0 || subjects.length === 0) return false
  const shared = new Set([...words, ...subjects])
  const isAllThatIsSaid = shared.size === said.size // "The duchess is an automaton."
  if (words.length < 2 && !isAllThatIsSaid) return false
  const isAllNews = unheard === [...secret.topics].filter(isUnheard).length && words.length >= secret.topics.size * 0.6
  return isAllNews || weightOf([...shared], secret, listener) >= heaviestStory
}

export function judge(
  secret: Sentence,
  said: ReadonlySet<string>,
  listener: Listener,
  isOneSentence: boolean,
): Verdict | undefined {
  const words = [...secret.topics].filter(topic => said.has(topic))
  const unheard = words.filter(topic => !listener.held.knows(topic)).length
  const covered = words.length / secret.topics.size
  const isOver = (bar: Bar): boolean => words.length >= bar.shared && unheard >= bar.unheard && covered >= bar.covered
  const isOverBars = (isOneSentence ? bars : strictBars).some(isOver)
  if (!isOverBars && !(isOneSentence && isTold(secret, said, words, listener))) return undefined
  if (listener.held.holdsTogether(words)) return undefined
  return { score: Math.min(1, 0.5 * covered + 0.1 * words.length + 0.1 * unheard), words }
}
