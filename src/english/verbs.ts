/** Enough of English verbs to change who does something and when: `she counts` is `I count`, and later `I counted`. */
import { memo } from '../core/memo.ts'
import { irregular, irregularPasts, pastForms } from './irregular.ts'
import { doubling, notPast, regularVerbs } from './verb-list.ts'

const bases: ReadonlySet<string> = new Set([...regularVerbs, ...irregularPasts.keys()])

export const isBase = (word: string): boolean => bases.has(word)

const oddThirds: Readonly<Record<string, string>> = {
  be: 'is',
  am: 'is',
  are: 'is',
  have: 'has',
  "don't": "doesn't",
  dont: "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
}
const thirdBases = new Map(Object.entries(oddThirds).map(([base, third]) => [third, base]))

/** What the ending took away, most likely first: `tries`, `passes`, `counts`. */
function beforeS(word: string): readonly string[] {
  if (!word.endsWith('s') || word.endsWith('ss')) return []
  return [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    word.slice(0, -1),
  ]
}

/** `counts` to `count`; undefined when it is not the third person of a verb we know. */
export function baseOf(word: string): string | undefined {
  if (word === 'is' || word === 'are') return 'be'
  return thirdBases.get(word) ?? beforeS(word).find(one => bases.has(one))
}

/** `carrying`, `carried`: what is left, with the letter that was doubled, or the `e` that was lost. */
function beforeEnding(word: string): readonly string[] {
  const length = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  const rest = word.slice(0, word.length - length)
  if (length === 0 || rest.length < 2) return []
  return [
    ...(word.endsWith('ied') ? [`${rest.slice(0, -1)}y`] : []),
    rest,
    `${rest}e`,
    ...(rest.at(-1) === rest.at(-2) ? [rest.slice(0, -1)] : []),
  ]
}

/** The plain form of a verb in any of its forms; undefined when we know no such verb. */
export const verbOf = memo(2_000, (word): string | undefined => {
  if (bases.has(word)) return word
  const odd = irregular.get(word)
  if (odd !== undefined && bases.has(odd)) return odd
  return baseOf(word) ?? beforeEnding(word).find(one => bases.has(one))
})

/** Told as past already: `went`, `carried`. What is the same in both tenses counts too. */
export const isPast = (word: string): boolean =>
  pastForms.has(word) || (word.length > 3 && word.endsWith('ed') && !notPast.has(word))

const isConsonantY = (word: string): boolean => /[^aeiou]y$/.test(word)

/** `count` to `counts`. */
export function thirdOf(form: string): string {
  const base = isBase(form) ? form : (verbOf(form) ?? form) // `blocks` is there already
  const odd = Object.hasOwn(oddThirds, base) ? oddThirds[base] : undefined
  if (odd !== undefined) return odd
  if (isConsonantY(base)) return `${base.slice(0, -1)}ies`
  return /(?:ch|sh|s|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** `count` to `counted`, `go` to `went`. */
export function pastOf(base: string): string {
  const known = irregularPasts.get(base)
  if (known !== undefined) return known
  if (base.endsWith('e')) return `${base}d`
  if (isConsonantY(base)) return `${base.slice(0, -1)}ied`
  return doubling.has(base) ? `${base}${base.at(-1) ?? ''}ed` : `${base}ed`
}
