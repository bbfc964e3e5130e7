/** A typed line as words one can read grammar from: `I'm` is two of them, and `mule's` owns what follows. */
import { tokensOf, type Token } from './tokens.ts'
import { openers, prepositions, questioners, subjects } from './small-words.ts'

export type Word = Token & {
  /** As typed. */
  readonly raw: string
  /** `mule's`: what follows is theirs, and `text` is whose. */
  readonly owns?: true
}

/** What clings to a word, as the word it is. */
const endings: ReadonlyMap<string, string> = new Map([
  ['m', 'am'],
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
])
/** One word that is two, as it is typed without its mark: `whats` is `what is`. */
const joins = `cant can not, cannot can not, wont will not, dont do not, doesnt does not, didnt did not, isnt is not, arent are not,
aint is not, wasnt was not, werent were not, havent have not, hasnt has not, hadnt had not, wouldnt would not, couldnt could not,
shouldnt should not, mustnt must not, lets let us, im i am, ive i have, youre you are, youve you have, youll you will,
theyre they are, theyve they have, theyll they will, weve we have, hes he is, shes she is, itll it will, whats what is,
wheres where is, whos who is, hows how is, whys why is, whens when is, thats that is, theres there is, heres here is,
gonna going to, wanna want to, gotta have to, lemme let me, gimme give me, dunno not know, whatre what are, whered where did`
const odd: ReadonlyMap<string, readonly [string, string]> = new Map(
  joins.split(',').map(join => {
    const [typed = '', first = '', second = ''] = join.trim().split(' ')
    return [typed, [first, second]] as const
  }),
)
/** `'s` after these is `is`. */
const being = new Set([...subjects, ...questioners, 'that', 'there', 'here', 'this'])

const states = new Set(
  'gone dead here there not been got asleep awake alive hurt empty coming going lying dying'.split(' '),
)

/** What is said of a thing, and so is nothing it could own. */
const isState = (text: string): boolean => states.has(text) || openers.has(text) || prepositions.has(text)

const split = (token: Token, raw: string, first: string, second: string): readonly Word[] => [
  { ...token, text: first, raw },
  { ...token, text: second, raw: '', gap: '' },
]

function wordsOf(token: Token, raw: string, next = ''): readonly Word[] {
  if (token.speech !== undefined) return [{ ...token, raw }]
  const known = odd.get(token.text)
  if (known !== undefined) return split(token, raw, ...known)
  // `the lamp's out`, `Odo's asleep`: it is so, and owns nothing
  const cut = Math.max(raw.lastIndexOf("'"), raw.lastIndexOf('\u2019'))
  if (cut <= 0) return [{ ...token, raw }]
  const [host, tail] = [raw.slice(0, cut).toLowerCase(), raw.slice(cut + 1).toLowerCase()]
  const ending = endings.get(tail)
  if (ending !== undefined && being.has(host)) return split(token, raw, host, ending)
  if (tail === 's' && (being.has(host) || isState(next)))
    return split(token, raw, host, next === 'been' || next === 'got' ? 'has' : 'is')
  if (tail === 's' || tail === '')
    return [{ ...token, text: token.text.slice(0, token.text.length - tail.length), raw, owns: true }]
  return [{ ...token, raw }]
}

/** Without an apostrophe of its own, `guards'` is told from `guards` by the mark behind it. */
export function wordsOfLine(line: string): readonly Word[] {
  return tokensOf(line).flatMap((token, at, all) => {
    const raw = line.slice(token.at, token.end)
    const isOwner = /^['\u2019]\s+\p{L}/u.test(line.slice(token.end, token.end + 6)) && raw.endsWith('s')
    return isOwner ? [{ ...token, raw, owns: true as const }] : wordsOf(token, raw, all[at + 1]?.text)
  })
}

/** The text between two words, as typed. */
export const textBetween = (line: string, words: readonly Word[]): string => {
  const [first, last] = [words[0], words.at(-1)]
  return first === undefined || last === undefined ? '' : line.slice(first.at, last.end)
}
