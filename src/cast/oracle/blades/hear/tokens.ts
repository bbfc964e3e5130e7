/** A line as words, and words as what they are a form of. No pattern of ours reads a line more than once. */
import { verbs } from '../words.ts'

export type Tokens = readonly string[]

const apart = /[^\p{L}\p{N}']+/u

/** Whoever types more than this in a line is quoting a book. */
const mostWords = 120

export const tokensOf = (line: string): Tokens =>
  line
    .toLowerCase()
    .replaceAll('’', "'")
    .slice(0, 2000)
    .split(apart)
    .map(word => word.replaceAll(/^'+|'+$|'s$/g, ''))
    .filter(word => word !== '')
    .slice(0, mostWords)

/** `crept` is not among these: the table of verbs has what does not follow the rule. */
function formsOf(word: string): readonly string[] {
  const cut = (end: string): readonly string[] => {
    if (!word.endsWith(end) || word.length <= end.length + 1) return []
    const stem = word.slice(0, -end.length)
    const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
    return [stem, `${stem}e`, ...single]
  }
  const ies = word.endsWith('ies') || word.endsWith('ied') ? [`${word.slice(0, -3)}y`] : []
  return [word, ...cut('ing'), ...cut('ed'), ...cut('es'), ...cut('s'), ...ies]
}

const known = new Map<string, readonly string[]>()

/** The forms of a word are worked out once. */
function isForm(word: string, of: string): boolean {
  let forms = known.get(word)
  if (forms === undefined) {
    if (known.size > 4000) known.clear()
    forms = formsOf(word)
    known.set(word, forms)
  }
  return forms.includes(of)
}

/** Where a phrase begins in a line; undefined where it does not stand there. */
export function placeOf(tokens: Tokens, phrase: string): number | undefined {
  const words = phrase.split(' ')
  for (let at = 0; at + words.length <= tokens.length; at += 1) {
    if (words.every((word, index) => isForm(tokens[at + index] ?? '', word))) return at
  }
  return undefined
}

/** The first place at which any of the phrases stands. */
export function firstOf(tokens: Tokens, phrases: readonly string[]): number | undefined {
  const places = phrases.flatMap(phrase => placeOf(tokens, phrase) ?? [])
  return places.length === 0 ? undefined : Math.min(...places)
}

export const says = (tokens: Tokens, phrases: readonly string[]): boolean => firstOf(tokens, phrases) !== undefined

const small = new Set(verbs.small)

/** The words of a line that mean something by themselves. */
export const weighty = (tokens: Tokens): Tokens => tokens.filter(word => !small.has(word) && word.length > 2)

type Named = { readonly id: string; readonly name: string }

/** Whoever or whatever is named, by the largest share of their name; undefined where nobody is. */
export function namedIn<Thing extends Named>(tokens: Tokens, things: readonly Thing[]): Thing | undefined {
  const held = new Set(tokens)
  let best: { readonly thing: Thing; readonly worth: number } | undefined
  for (const thing of things) {
    const words = weighty(tokensOf(thing.name))
    const hits = words.filter(word => held.has(word) || held.has(`${word}s`)).length
    const worth = words.length === 0 ? 0 : hits + hits / words.length
    if (hits > 0 && worth > (best?.worth ?? 0)) best = { thing, worth }
  }
  return best?.thing
}

/** Whether these words open a question: `do you`, and not `do it`; `have we`, and not `have a look`. */
export const opensQuestion = ([first = '', second = '']: Tokens, openers: readonly string[]): boolean =>
  openers.includes(first) && (first !== 'do' || verbs.asked.includes(second)) && (first !== 'have' || !verbs.articles.includes(second)) // prettier-ignore
