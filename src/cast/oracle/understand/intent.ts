/** What a player's words ask for. Whatever cannot be placed is still something: a wish the Oracle rolls for, or talk. */
import type { Matter } from './matters.ts'

/** Something the words name, as far as it was found in what the party can know of. */
export type Named = {
  readonly kind: 'place' | 'exit' | 'person' | 'party' | 'feature' | 'item' | 'foe' | 'topic' | 'direction' | 'spell'
  readonly id: string
  readonly name: string
  /** 1 for the very name, less for a part of it or a typing slip. */
  readonly likeness: number
  /** What somebody is called instead of by name, where that is known. */
  readonly pronoun?: 'he' | 'she' | 'they'
}

export const verbs = [
  'look',
  'examine',
  'go',
  'search',
  'listen',
  'talk',
  'ask',
  'tell',
  'persuade',
  'threaten',
  'lie',
  'attack',
  'sneak',
  'steal',
  'take',
  'use',
  'open',
  'give',
  'cast',
  'help',
  'rest',
  'buy',
  'sell',
  'plan',
  'wait',
  'follow',
  'flee',
  'dodge',
  'climb',
  'swim',
  'read',
  'pray',
  'perform',
  'recall',
  'question', // a yes-or-no question about the world, for the oracle
  'say', // plain dialogue
  'act', // something else one can try
  'nothing', // no words to speak of: silence, a stray key
] as const
export type Verb = (typeof verbs)[number]

export type Intent = {
  readonly verb: Verb
  /** What it is done to, the best guess first. */
  readonly targets: readonly Named[]
  /** With what, about what, to whom: `ask X about Y`, `use X on Y`, `give X to Y`. */
  readonly about: readonly Named[]
  /** The words after "about", or what is said aloud, as they were typed. */
  readonly words: string
  /** How it is done, where the words say: quietly, quickly, carefully. */
  readonly manner?: 'quiet' | 'quick' | 'careful' | 'forceful' | 'kind'
  /** For a rest: `short` or `long`. */
  readonly length?: 'short' | 'long'
  /** What could not be told apart: ask which of these. */
  readonly unclear?: readonly Named[]
  /** Asked of the table, not of anybody in the story; what it is done to is then beside the point. */
  readonly matter?: Matter
  /** Put to whoever runs the game by that name: nobody in the story answers it. */
  readonly isToTable?: boolean
  /** The line as it was typed, for whoever tells it. */
  readonly line: string
  /** Further intents of the same line (`look around, then talk to Maren`), in order. */
  readonly next: readonly Intent[]
}

/** What is in sight and in mind now: the only names that words are matched with, so nothing hidden is ever named. */
export type Horizon = {
  readonly named: readonly Named[]
  /** Who or what `him`, `her`, `it`, `them` and `there` would mean, by the last beat. */
  readonly pronouns: Readonly<Partial<Record<'he' | 'she' | 'they' | 'it' | 'there', Named>>>
  /** A question was put, with these options; a number or a label answers it. */
  readonly options: readonly string[]
  readonly isInFight: boolean
  /** Whom the party is talking with. */
  readonly talkingTo?: Named
}

export type Understand = (line: string, horizon: Horizon) => Intent
