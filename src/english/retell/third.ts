/** Sentences told to a player, told of somebody: `You kneel and look` is `Maren kneels and looks`. */
import { oneOf } from '../small-words.ts'
import { memo } from '../../core/memo.ts'
import { pronounForms, type Pronoun } from '../pronouns.ts'
import { isBase, isPast, thirdOf } from '../verbs.ts'
import { capital } from '../content-words.ts'
import { caseOf, isJoined, isWanted, nextOf } from './subject.ts'
import { isNear, modals, wordsIn, type Word } from './words.ts'

export type Hero = {
  readonly name: string
  /** `I` and `we` tell of themselves, and need no name. */
  readonly pronoun: Pronoun | 'I' | 'we'
  /** The party as one: it takes the verb of one, and `they` afterwards. */
  readonly isMany?: boolean
}

const nobody = /$^/
const rivals: Readonly<Record<Hero['pronoun'], RegExp>> = {
  I: nobody,
  we: nobody,
  she: /\b(?:she|her|hers|herself)\b/i,
  he: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:they|them|their|theirs)\b/i,
}

const thirds: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
  "weren't": "wasn't",
}

const clinging: Readonly<Record<string, string>> = {
  "you're": 'are',
  "you've": 'have',
  "you'll": 'will',
  "you'd": 'would',
}

/** The same both ways, and so told as what happens now. */
const alike = oneOf('cut put set let hit shut hurt read spread split burst cast cost bet beat quit rid shed thrust')

const agreeing = (word: string): string => {
  const lower = word.toLowerCase()
  if (thirds[lower] !== undefined) return thirds[lower]
  if (modals.has(lower) || /^(?:had|did|was|hadn't|didn't)$/.test(lower)) return word
  if (isPast(lower) && !alike(lower) && !isBase(lower)) return word
  return isBase(lower) || /^[a-z]+$/.test(lower) ? thirdOf(lower) : word
}

/** Speech stays as it was spoken: while the rest is changed a word of no language stands for it. */
function outsideOfQuotes(text: string, change: (part: string) => string): string {
  const quotes: string[] = []
  const masked = text.replaceAll(quoted, quote => `\u0295${quotes.push(quote) - 1}`)
  return change(masked).replaceAll(/\u0295(\d+)/gu, (_, at: string) => quotes[Number(at)] ?? '')
}
const quoted = /["“][^"”]*["”]/gu

/** How somebody is spoken of in a stretch of telling: by name first, and then by a pronoun nobody else can claim. */
export type Thread = { isNamed: boolean; isMany?: boolean }

/** With a thread, as one stretch of telling; without, as a sentence by itself, which is the same whoever asks for it. */
export function retoldOf(text: string, hero: Hero, thread?: Thread): string {
  if (/you/i.test(text)) return thread === undefined ? aloneOf(hero)(text) : retold(text, hero, thread)
  if (thread?.isNamed === true && hasOthers(text, hero.pronoun)) thread.isNamed = false
  return text
}

type Alone = (text: string) => string
const alone = new Map<string, Alone>()
const mostHeroes = 16

function aloneOf(hero: Hero): Alone {
  const key = `${hero.pronoun} ${hero.isMany === true} ${hero.name}`
  const known = alone.get(key)
  if (known !== undefined) return known
  if (alone.size >= mostHeroes) alone.clear()
  const tell = memo(300, text => retold(text, hero, { isNamed: false }))
  alone.set(key, tell)
  return tell
}

function retold(text: string, hero: Hero, thread: Thread): string {
  const plain = text
    .replaceAll(
      /\b((?:all|the (?:two|three|four|five|six)|some|one|none|both|each|any|most|two|three|half) of) you\b/gi,
      '$1 them',
    )
    .replaceAll(/\byou all\b/gi, 'they all')
  if (!/\byou(?:r|rs|rself|rselves|['’]\p{L}+)?\b/iu.test(plain)) {
    if (hasOthers(plain, hero.pronoun)) thread.isNamed = false
    return plain
  }
  if (thread.isMany !== (hero.isMany === true)) thread.isNamed = false
  thread.isMany = hero.isMany === true
  const isShared = rivals[hero.pronoun].test(plain.replaceAll(/["“][^"”]*["”]/gu, ''))
  const told = outsideOfQuotes(plain, part => secondToThird(part, hero, thread, isShared))
  if (hasOthers(plain, hero.pronoun)) thread.isNamed = false
  return /^\W*\p{Lu}/u.test(text) ? capital(told) : told
}

/** Somebody a pronoun could mean as well: a name in the midst of a sentence, or the pronoun itself. */
const hasOthers = (text: string, pronoun: Hero['pronoun']): boolean =>
  rivals[pronoun].test(text) ||
  (pronoun !== 'they' && /(?<=[\p{L},]\s)\p{Lu}\p{Ll}+/u.test(text.replaceAll(/["“][^"”]*["”]/gu, '')))

const isOneself = ({ pronoun }: Hero): boolean => pronoun === 'I' || pronoun === 'we'

type State = { mode: 'none' | 'finite' | 'bare'; isPlural: boolean; changed: Map<number, string> }

function secondToThird(text: string, hero: Hero, thread: Thread, isShared: boolean): string {
  const { words, end } = wordsIn(text)
  const state: State = { mode: 'none', isPlural: false, changed: new Map() }
  const said = { isNamed: isOneself(hero) || (thread.isNamed && !isShared) }
  for (const [at, word] of words.entries()) {
    if (/[.;!?]/.test(word.gap)) state.mode = 'none'
    if (!state.changed.has(at)) change(words, at, { hero, state, said, isShared })
  }
  if (state.changed.size > 0) thread.isNamed = true
  return words.map(({ gap, text: word }, at) => gap + (state.changed.get(at) ?? word)).join('') + end
}

type Telling = {
  readonly hero: Hero
  readonly state: State
  readonly said: { isNamed: boolean }
  readonly isShared: boolean
}

function change(words: readonly Word[], at: number, telling: Telling): void {
  const { hero, state, said, isShared } = telling
  const { lower } = words[at] ?? { lower: '' }
  const forms = pronounForms[hero.pronoun]
  const owner = `${hero.name}${hero.name.endsWith('s') ? "'" : "'s"}`
  const named = (name: string, pronoun: string): string => {
    const isKnown = said.isNamed
    said.isNamed = true
    return isKnown ? pronoun : name
  }
  if (lower === 'your') state.changed.set(at, named(owner, forms.their))
  else if (lower === 'yours') state.changed.set(at, named(owner, forms.theirs))
  else if (lower === 'yourself' || lower === 'yourselves') state.changed.set(at, forms.self)
  else if (clinging[lower] !== undefined) {
    const doer = subjectOf(telling, isShared)
    const verb = clinging[lower]
    state.changed.set(at, `${doer} ${verbFor(verb, telling)}`)
    state.mode = modals.has(verb) ? 'bare' : 'finite'
  } else if (lower === 'you') you(words, at, telling)
  else if (lower === 'to' && state.mode === 'finite' && isWanted(words, at)) state.mode = 'bare'
  else if (state.mode === 'finite' && isJoined(words, at)) state.changed.set(at, verbFor(lower, telling))
}

/** `I am` and `I was`, `they are`; everybody else takes the verb of one. */
function verbFor(verb: string, { hero, state }: Telling): string {
  if (hero.pronoun === 'I') return verb === 'are' ? 'am' : verb === 'were' ? 'was' : verb
  return state.isPlural ? verb : agreeing(verb)
}

/** The name, or the pronoun where it can mean nobody else; and whether its verbs are those of one or of several. */
function subjectOf({ hero, state, said }: Telling, isShared: boolean): string {
  const isPronoun = said.isNamed && !isShared
  said.isNamed = true
  state.isPlural = isPronoun ? !/^s?he$/.test(hero.pronoun) : hero.isMany === true && / and /.test(hero.name)
  return isPronoun ? pronounForms[hero.pronoun].they : hero.name
}

function you(words: readonly Word[], at: number, telling: Telling): void {
  const { hero, state, said, isShared } = telling
  const kind = caseOf(words, at)
  if (kind === 'object') {
    const isKnown = said.isNamed
    said.isNamed = true
    state.changed.set(at, isKnown ? pronounForms[hero.pronoun].them : hero.name)
    return
  }
  const isSecond = kind === 'subject' && words[at - 1]?.lower === 'and' && /^\p{Lu}/u.test(words[at - 2]?.text ?? '')
  if (isSecond) said.isNamed = false // `Dabney and Maren`, not `Dabney and she`
  const isPair = words[at + 1]?.lower === 'and' && isNear(words[at + 1]) && kind === 'subject'
  state.changed.set(at, subjectOf(telling, isShared))
  if (isPair || isSecond) state.isPlural = true
  const verb = kind === 'inverted' ? at - 1 : isPair ? undefined : nextOf(words, at)
  if (verb === undefined) return
  const { lower } = words[verb] ?? { lower: '' }
  state.mode = modals.has(lower) || /^(?:do|did|don't|didn't)$/.test(lower) ? 'bare' : 'finite'
  state.changed.set(verb, verbFor(words[verb]?.text ?? '', telling))
}
