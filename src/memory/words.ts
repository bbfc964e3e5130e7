/** Words as memory compares them: folded, and one form for the forms of a word. */
import { memo } from '../core/memo.ts'
import { irregular } from '../english/irregular.ts'

const vowel = /[aeiouy]/

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word
}

/** `hopping` and `hopped` are `hop`, `stated` is `state`, and `need` is no past of anything. */
function withoutTense(word: string): string {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const rest = /(?<!e)ed$/.test(word)
    ? word.slice(0, -2)
    : word.length > 5 && word.endsWith('ing')
      ? word.slice(0, -3)
      : ''
  if (rest === '' || !vowel.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  return /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

/** An ending that says how or that, and how long a word must be to have one. */
const endings: readonly (readonly [string, number])[] = [
  ['ly', 5],
  ['ness', 7],
  ['ment', 7],
]

function withoutEnding(word: string): string {
  const kept = endings.reduce(
    (rest, [end, least]) => (rest.length >= least && rest.endsWith(end) ? rest.slice(0, -end.length) : rest),
    word,
  )
  const bare = kept.length > 3 && kept.endsWith('e') ? kept.slice(0, -1) : kept
  return bare.length > 2 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare
}

/** Finer than the stem secrets are compared by: to find, `trapper` must not be `trap`; to guard, it had better be. */
function toStem(word: string): string {
  const plain = word.replace(/'s$/, '').replaceAll("'", '')
  const base = irregular.get(plain) ?? plain
  return base.length <= 3 ? base : withoutEnding(withoutTense(withoutPlural(base)))
}

/** A campaign has some tens of thousands of different words; past that someone is feeding us noise. */
export const stemOf = memo(200_000, toStem)

export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []

const grammar = new Set(
  `a an the of to in on at is are was were be been being am do does did done what when where who whom whose which why how
has have had having and or but if for with by from that this these those it its i you he she they we me him them us my
your his her their our mine yours hers theirs ours as about would could should will shall can may might must not no so
than then there here into out up down over under again just also very too don't doesn't didn't isn't wasn't aren't
weren't won't can't i'm you're he's she's it's they're we're i've you've that's there's what's who's let's`.split(
    /\s+/,
  ),
)

/** A word that holds a sentence together and names nothing. */
export const isGrammar = (word: string): boolean => grammar.has(word)
