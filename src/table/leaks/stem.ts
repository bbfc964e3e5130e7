/** One form for the forms of a word: `chained`, `chains` and `chain`. Crude and steady: only comparing needs it. */
import { irregular } from '../../english/irregular.ts'
import { nearWord } from '../../english/near-words.ts'

const vowel = /[aeiouyà-ÿ]/

/** An ending, what takes its place, and how much of the word must be left. */
const endings: readonly (readonly [string, string, number])[] = [
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['sses', 'ss', 2],
  ['ings', '', 3],
  ['ing', '', 3],
  ['edly', '', 3],
  ['ed', '', 3],
  ['ations', '', 4],
  ['ation', '', 4],
  ['ions', '', 4],
  ['ion', '', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['ness', '', 4],
  ['ers', '', 4],
  ['er', '', 4],
  ['als', '', 4],
  ['al', '', 4],
  ['ly', '', 4],
  ['es', 'e', 3],
  ['s', '', 3],
]

/** `wined` comes from `wine`, and `winning` from `win`. */
const hasLostAnE = (rest: string, ending: string): boolean =>
  /^(?:ed|ing)/.test(ending) && /^[^aeiou][aeiou][^aeiouwxy]$/.test(rest)

function shorter(word: string): string {
  for (const [ending, instead, left] of endings) {
    const rest = word.slice(0, word.length - ending.length)
    if (word.endsWith(ending) && rest.length >= left && vowel.test(rest) && !(ending === 's' && /[su]$/.test(rest)))
      return rest + (hasLostAnE(rest, ending) ? 'e' : instead)
  }
  return word
}

/** `clapp` from `clapping` is `clap`; the final `e` of a longer word comes and goes. */
const tidy = (word: string): string => word.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=.{4})e$/, '')

function cut(word: string): string {
  const next = shorter(word)
  const isPast = next.endsWith('s') && !word.endsWith('s') // `promised` is `promise`: its `s` is no plural
  return next === word || isPast ? tidy(next) : cut(next)
}

const known = new Map<string, string>()
/** A campaign has some tens of thousands of different words; past that someone is feeding us noise. */
const mostKnown = 200_000

export function stemOf(word: string): string {
  const there = known.get(word)
  if (there !== undefined) return there
  const stem = cut(nearWord(cut(nearWord(irregular.get(word) ?? word))))
  if (known.size >= mostKnown) known.clear()
  known.set(word, stem)
  return stem
}
