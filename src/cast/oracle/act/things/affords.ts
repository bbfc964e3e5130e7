/**
 * What comes of a deed as the thing's own sentences tell it: `Knock back and it stops` is told as `It stops` when
 * somebody knocks, and `They break off in the hand like sugar` when somebody breaks one off.
 */
import { likeness, topicWords, upperFirst } from '../../../../english/naming.ts'
import { isBase, thirdOf } from '../../../../english/verbs.ts'
import type { DeedVerb } from '../../desk/wishes.ts'
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }

/** The words by which a text tells what comes of a deed of this kind, in one form. */
const families: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(rows.tells).map(([verb, words]) => [verb, topicWords(words.join(' '))]),
)

export const familyOf = (verb: DeedVerb): readonly string[] => families.get(verb) ?? []

const subjects = new Set(
  'it they you he she something nothing somebody someone nobody there the a an its their your one'.split(' '),
)
const joints = new Set(['and', 'then', 'until'])
const conditional = new Set('if when whenever whoever once anyone anybody who should'.split(' '))

/** Where the consequence begins: behind the first joint that a subject follows; undefined where there is none. */
function jointIn(words: readonly string[]): number | undefined {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (joints.has(word.toLowerCase()) || word.endsWith(',')) &&
      subjects.has((words[index + 1] ?? '').toLowerCase()),
  )
  return at === -1 ? undefined : at
}

/** `It will rattle` is `It rattles`, now that it does. */
function now([subject = '', modal = '', verb = '', ...rest]: readonly string[]): readonly string[] {
  if (modal.toLowerCase() !== 'will' && modal.toLowerCase() !== 'can') return [subject, modal, verb, ...rest]
  const isPlain = subject.toLowerCase() === 'you' || subject.toLowerCase() === 'they'
  return [subject, isPlain || verb === 'be' ? verb : thirdOf(verb), ...rest]
}

type Halves = { readonly deed: string; readonly comes: string }

/** `Knock back and it stops`: a deed, and what comes of it; undefined for a sentence that is no such promise. */
function halvesOf(text: string): Halves | undefined {
  const words = text.split(' ')
  const joint = jointIn(words)
  const first = words[0]?.toLowerCase() ?? ''
  if (joint === undefined || !(conditional.has(first) || (isBase(first) && !subjects.has(first)))) return undefined
  return { deed: words.slice(0, joint).join(' '), comes: words.slice(joint + 1).join(' ') }
}

const asNow = (text: string): string =>
  upperFirst(
    now(text.split(' '))
      .filter(word => word !== '')
      .join(' '),
  )

/** What can be told as it stands: a promise of what some deed would do is kept until that is done. */
export const isPromise = (text: string): boolean => halvesOf(text) !== undefined

export type Afforded = { readonly sentence: string; readonly told: string; readonly fit: number }

/** How well a sentence answers: its promise counts most, and a promise that waits for another deed does not count. */
function answer(text: string, beside: readonly string[], family: readonly string[]): Afforded {
  const halves = halvesOf(text)
  const fit = 2 * likeness(beside, text) + Math.min(1, likeness(family, text))
  if (halves === undefined) return { sentence: text, told: asNow(text), fit }
  const isMeant = likeness([...beside, ...family], halves.deed) > 0
  return { sentence: text, told: asNow(halves.comes), fit: isMeant ? fit + 4 : 0 }
}

/**
 * Of a thing's sentences the one that answers the deed best: it shares words with the deed beside the thing's own name,
 * or tells of a deed of that kind.
 */
export function affordedBy(
  sentences: readonly string[],
  own: readonly string[],
  deed: readonly string[],
  verb?: DeedVerb,
): Afforded | undefined {
  const named = new Set(own)
  const beside = deed.filter(stem => !named.has(stem))
  const family = verb === undefined ? [] : familyOf(verb)
  const ranked = sentences
    .map(text => answer(text, beside, family))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
  return ranked[0]
}
