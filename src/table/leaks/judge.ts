/**
 * Whether words that were said tell a secret sentence. What counts is how much of the sentence they cover, and how much
 * of that its listener has never heard of: a story uses the names of its secrets all day, and that is no leak.
 */
import type { Holdings } from './holdings.ts'
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

export function judge(
  secret: Sentence,
  said: ReadonlySet<string>,
  held: Holdings,
  isOneSentence: boolean,
): Verdict | undefined {
  const words = [...secret.topics].filter(topic => said.has(topic))
  const unheard = words.filter(topic => !held.knows(topic)).length
  const covered = words.length / secret.topics.size
  const isOver = (bar: Bar): boolean => words.length >= bar.shared && unheard >= bar.unheard && covered >= bar.covered
  if (!(isOneSentence ? bars : strictBars).some(isOver) || held.holdsTogether(words)) return undefined
  return { score: Math.min(1, 0.5 * covered + 0.1 * words.length + 0.1 * unheard), words }
}
