/** How it is done, where the words say so. */
import type { Intent } from './intent.ts'
import type { Token } from '../../../english/tokens.ts'

type Manner = NonNullable<Intent['manner']>

const words: Readonly<Record<Manner, string>> = {
  quiet: `quiet quietly silent silently soft softly stealthily stealthy sneakily sneaky secretly discreetly unseen unnoticed whisper
    whispers whispering murmur mutter hushed tiptoe creep noiselessly subtly covertly sneak sneaks sneaking`,
  quick: `quick quickly fast swiftly swift hurriedly hurry rapidly rush immediately asap hastily run dash sprint race speedily promptly
    hastily bolt`,
  careful: `careful carefully cautious cautiously slowly slow warily gingerly thoroughly closely methodically attentively patiently
    precisely meticulously delicately`,
  forceful: `forcefully forceful hard loudly loud violently angrily aggressively roughly fiercely furiously brutally firmly sternly
    kick slam smash bash shout yell scream ram shove harshly coldly`,
  kind: `gently gentle kindly kind politely polite warmly friendly nicely calmly respectfully sweetly tenderly softly-spoken
    sympathetically courteously cheerfully reassuringly`,
}

const byWord: ReadonlyMap<string, Manner> = new Map(
  Object.entries(words).flatMap(
    ([manner, list]) => list.split(/\s+/u).map(word => [word, manner as Manner] as const), // keyed by manners alone
  ),
)

export const isMannerWord = (word: string): boolean => byWord.has(word)

/** The words that end in `-ly` say it best; a verb such as `run` only where nothing else does. */
export function mannerOf(tokens: readonly Token[]): Manner | undefined {
  const found = tokens.filter(({ text }) => byWord.has(text)).map(({ text }) => text)
  const adverb = found.find(word => word.endsWith('ly'))
  return byWord.get(adverb ?? found[0] ?? '')
}
