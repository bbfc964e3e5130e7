/** A question that asks yes or no, as the statement it asks for: `is the bread fresh` is `the bread is fresh`, or is not. */
import { wordsOfLine, type Word } from './line.ts'
import { auxiliaries, exclamations, isAdverb, modals, openers, prepositions, subjects } from './small-words.ts'
import { aOrAn } from './nouns.ts'
import { isBase, isPast, verbOf } from './verbs.ts'

export type Polar = {
  readonly helper: string
  readonly subject: readonly string[]
  readonly rest: readonly string[]
}

const standing = new Set([...subjects, 'there', 'these', 'those', 'this', 'that', 'any', 'all', 'them'])
const being = new Set(['is', 'are', 'was', 'were', 'am'])

/** Whether the subject is over before this word: what it is or does begins. */
const isBegun = (text: string, helper: string): boolean =>
  isAdverb(text) ||
  prepositions.has(text) ||
  (being.has(helper) ? text.endsWith('ing') || text.endsWith('ed') : isBase(text) || isPast(text))

/** Where the subject ends, counted from behind the helper. */
export function subjectEnd(words: readonly string[], helper: string): number {
  const [first = '', second = ''] = words
  if (
    standing.has(first) &&
    !(['this', 'that', 'these', 'those', 'any', 'all'].includes(first) && isNoun(second, helper))
  )
    return 1
  const from = openers.has(first) ? 2 : 1
  const at = words.findIndex((text, index) => index >= from && isBegun(text, helper))
  if (at > 0) return at
  return being.has(helper) ? Math.max(1, words.length - 1) : words.length
}

const isNoun = (text: string, helper: string): boolean =>
  text !== '' && !openers.has(text) && !isBegun(text, helper) && (verbOf(text) === undefined || text.endsWith('s'))

export function polarOf(said: string): Polar | undefined {
  const all: readonly Word[] = wordsOfLine(said)
  const from = all.findIndex(({ text }) => !exclamations.has(text))
  const [helper, ...words] = all.slice(from === -1 ? 0 : from).map(({ text }) => text)
  if (helper === undefined || (!auxiliaries.has(helper) && !modals.has(helper)) || words.length === 0) return undefined
  const isDenied = words[0] === 'not'
  const told = isDenied ? words.slice(1) : words
  const end = subjectEnd(told, helper)
  return { helper, subject: told.slice(0, end), rest: told.slice(end) }
}

/** As whoever answers says it: `you` of the asker's mouth is `I` of theirs. */
const turned: Readonly<Record<string, string>> = { i: 'you', me: 'you', my: 'your', mine: 'yours', we: 'you', us: 'you', our: 'your', you: 'I', your: 'my', yours: 'mine', yourself: 'myself', myself: 'yourself' } // prettier-ignore

const turn = (words: readonly string[]): readonly string[] => words.map(word => turned[word] ?? word)

function helperFor(helper: string, subject: readonly string[]): string {
  const who = turned[subject[0] ?? ''] ?? ''
  if (who === 'I') return helper === 'are' ? 'am' : helper === 'were' ? 'was' : helper
  return who === 'you' ? (helper === 'am' ? 'are' : helper === 'was' ? 'were' : helper) : helper
}

const several = new Set(['are', 'were', 'do', 'have', 'these', 'those', 'they', 'them'])

/** `It does.` `They are not.` */
export function shortly({ helper, subject }: Polar, isYes: boolean): string {
  const [first = ''] = subject
  const isMany =
    several.has(helper) || several.has(first) || (modals.has(helper) && (subject.at(-1) ?? '').endsWith('s'))
  const isKept = subject.length === 1 && (subjects.has(first) || first === 'there')
  const who = isKept ? (turned[first] ?? first) : isMany ? 'they' : 'it'
  return `${who} ${helperFor(helper, subject)}${isYes ? '' : ' not'}`.replace('can not', 'cannot')
}

/** Words that change with yes and no: nobody is `still` what they are not. */
const ifSo: Readonly<Record<string, string>> = { any: '', ever: '', anyone: 'someone', anybody: 'somebody', anything: 'something', anywhere: 'somewhere', yet: 'already' } // prettier-ignore
const ifNot: Readonly<Record<string, string>> = { some: 'any', already: 'yet', someone: 'anyone', somebody: 'anybody', something: 'anything', really: '', still: '' } // prettier-ignore

/** The whole of it, as it is or is not. */
export function stated(polar: Polar, isYes: boolean): string {
  const { helper, subject, rest } = polar
  const swap = isYes ? ifSo : ifNot
  const said = turn(rest).map(word => swap[word] ?? word)
  const tail = !isYes && rest.includes('still') ? ['any', 'more'] : []
  const isThere = subject[0] === 'there' && !isYes
  const denied = isYes ? [] : isThere && ['a', 'an', 'any', 'some'].includes(rest[0] ?? '') ? ['no'] : ['not']
  const left = denied[0] === 'no' ? said.slice(1) : said
  return [...turn(subject), helperFor(helper, subject), ...denied, ...left, ...tail]
    .filter(word => word !== '')
    .join(' ')
}

/** `A or B`, where it asks which: both, as they would be named. */
export function eitherOf({ rest }: Polar): readonly [string, string] | undefined {
  const at = rest.indexOf('or')
  if (at < 1 || at === rest.length - 1) return undefined
  const [one, other] = [rest.slice(0, at).join(' '), rest.slice(at + 1).join(' ')]
  return other === 'not' ? undefined : [one, other]
}

export type Existing = { readonly one: string; readonly bare: string }

const indefinite = new Set(['a', 'an', 'any', 'some', 'another'])
const somebody = new Set(['anybody', 'anyone', 'somebody', 'someone'])
const something = new Set(['anything', 'something'])
const sensing = new Set(['see', 'hear', 'spot', 'notice', 'find', 'smell'])
const vague = new Set(['thing', 'things', 'way', 'chance', 'reason', 'sign', 'signs', 'else', 'other', 'point', 'problem', 'danger', 'trouble']) // prettier-ignore

/** `is there a bench here`, `can we see any boats`: what it asks after, as one would point it out. */
export function existing({ subject, rest }: Polar): Existing | undefined {
  const isSeen = subject.length === 1 && (subject[0] === 'i' || subject[0] === 'we') && sensing.has(rest[0] ?? '')
  if (subject[0] !== 'there' && !isSeen) return undefined
  const [article = '', ...words] = isSeen ? rest.slice(1) : [...subject.slice(1), ...rest]
  if (somebody.has(article)) return { bare: 'somebody', one: 'somebody' }
  if (something.has(article) && words[0] === 'to' && words[1] !== undefined) return { bare: `to ${words[1]}`, one: `something to ${words[1]}` } // prettier-ignore
  const end = words.findIndex(text => (prepositions.has(text) && text !== 'of') || subjects.has(text) || isAdverb(text) || text === 'that' || text === 'which' || text === 'or') // prettier-ignore
  const noun = words.slice(0, end === -1 ? words.length : end)
  if (!indefinite.has(article) || noun.length === 0 || noun.length > 4 || noun.some(word => vague.has(word))) return undefined // prettier-ignore
  const bare = noun.join(' ')
  const isMany = /[^s]s$/u.test(noun.at(-1) ?? '')
  return { bare, one: isMany ? `a few ${bare}` : aOrAn(bare) + ' ' + bare }
}
