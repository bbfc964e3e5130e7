/** A question as part of a sentence: `why did the mule come back alone?` is `why the mule came back alone`. */
import { wordsOfLine, type Word } from './line.ts'
import {
  auxiliaries,
  exclamations,
  isAdverb,
  modals,
  openers,
  prepositions,
  questioners,
  subjects,
} from './small-words.ts'
import { subjectEnd } from './polar.ts'
import { isBase, isPast, pastOf, thirdOf, verbOf } from './verbs.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** As the table says it back to whoever asked. */
const turned: ReadonlyMap<string, string> = new Map(Object.entries({ i: 'you', we: 'you', me: 'you', us: 'you', my: 'your', our: 'your', mine: 'yours', ours: 'yours', myself: 'yourself', ourselves: 'yourselves' })) // prettier-ignore

const leading = setOf('and but so then hey well ok okay also just still again exactly')
/** `Do you know …`, `can anybody tell me …`: what is asked stands behind it. */
const opening = setOf(
  'do does you anyone anybody know can could would will tell me us please i we want to wonder like if about',
)

const isHelper = (text: string): boolean => auxiliaries.has(text) || modals.has(text)
const being = setOf('is are was were am')

/** Behind the question word as many words as belong to it: `how many people`, `which of the stones`, `what time`. */
function helperAt(words: readonly Word[]): number {
  const at = words.findIndex(({ text }, index) => index > 0 && index < 5 && isHelper(text))
  return at > 1 && words.slice(1, at).some(({ text }) => subjects.has(text)) ? -1 : at
}

const isOpen = ({ text, raw }: Word): boolean =>
  openers.has(text) ||
  subjects.has(text) ||
  text === 'there' ||
  text === 'that' ||
  text === 'this' ||
  raw.charAt(0) !== raw.charAt(0).toLowerCase()

/** `who is in charge`, `what has happened`: whoever is asked for does it, and nothing changes places. */
function isAskedSubject([first, ...rest]: readonly Word[], behind: readonly Word[], helper: string): boolean {
  const [next] = behind
  if (next === undefined || !['who', 'what', 'which', 'whose', 'how'].includes(first?.text ?? '')) return next === undefined // prettier-ignore
  if (first?.text === 'how' && rest.length === 0) return false
  if (isOpen(next)) return false
  if (rest.length > 0 && first?.text !== 'how' && being.has(helper)) return true // `which door is empty`
  return being.has(helper)
    ? prepositions.has(next.text) ||
        prepositions.has(behind[1]?.text ?? '') ||
        isAdverb(next.text) ||
        next.text.endsWith('ing') ||
        next.text.endsWith('ed')
    : !['do', 'does', 'did'].includes(helper)
}

/** `did come` is `came`; a doer of one is `comes`. */
function inflected(words: readonly string[], helper: string): readonly string[] {
  const at = words.findIndex(text => !isAdverb(text))
  const verb = words[at]
  if (verb === undefined || !isBase(verb)) return [helper, ...words]
  const form = helper === 'did' ? pastOf(verb) : helper === 'does' ? thirdOf(verb) : verb
  return words.with(at, form)
}

const states = setOf('why when')

/** Where whoever it is of ends: with a form of `be` all that is left may be that. */
function endOf(texts: readonly string[], helper: string, asked: string): number {
  if (!being.has(helper) || states.has(asked) || asked === '') {
    const end = subjectEnd(texts, helper)
    return being.has(helper) && texts[end] === 'to' && end > 2 ? end - 1 : end // `the water | safe to drink`
  }
  if (asked === 'who' && being.has(helper))
    return subjects.has(texts[0] ?? '') || texts[0] === 'that' || texts[0] === 'this'
      ? 1
      : texts.length - (prepositions.has(texts.at(-1) ?? '') ? (texts.at(-2)?.endsWith('ed') === true ? 2 : 1) : 0) // `who the man at the window is`
  const isLeft = (text: string, at: number): boolean =>
    at === texts.length - 2 && prepositions.has(texts.at(-1) ?? '') && (text.endsWith('ed') || isPast(text)) // `reserved for`
  const end = texts.findIndex((text, at) => at > 0 && (isLeft(text, at) || isAdverb(text) || prepositions.has(text) || (text.endsWith('ing') && verbOf(text) !== undefined && !openers.has(texts[at - 1] ?? '')))) // prettier-ignore
  return end === -1 ? texts.length : end
}

type Say = (word: Word, at?: number, words?: readonly Word[]) => string

function told(asked: readonly Word[], helper: string, behind: readonly Word[], say: Say): string {
  const isDenied = behind[0]?.text === 'not'
  const words = isDenied ? behind.slice(1) : behind
  const end = endOf(
    words.map(({ text }) => text),
    helper,
    asked[0]?.text ?? '',
  )
  const said = words.map(say)
  const [who, rest] = [said.slice(0, end), said.slice(end)]
  const isYou = who[0] === 'you'
  const form = isYou ? ({ am: 'are', is: 'are', was: 'were' }[helper] ?? helper) : helper
  const then = isDenied ? [form, 'not', ...rest] : ['do', 'does', 'did'].includes(helper) ? inflected(rest, helper) : [form, ...rest] // prettier-ignore
  return [...asked.map(say), ...who, ...then].join(' ')
}

/** The first thing that is asked, and nothing behind it. */
function inFirst(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }) => questioners.has(text) || isHelper(text))
  const to = words.findIndex(({ text, gap }, at) => at > from + 1 && (/[,?.]/u.test(gap) || (text === 'or' && isHelper(words[at + 1]?.text ?? '')))) // prettier-ignore
  return to === -1 ? words : words.slice(0, to)
}

/** Undefined where it is no question. `names` are words that are written with a capital, whoever typed them. */
export function embedded(said: string, names: readonly string[] = []): string | undefined {
  const capital = new Map(names.map(name => [name.toLowerCase(), name]))
  const say = ({ text, raw, owns }: Word, at = 0, words: readonly Word[] = []): string => {
    if (text === 'mine' && openers.has(words[at - 1]?.text ?? '')) return text
    const plain = capital.get(text) ?? (raw.toLowerCase() === text && text !== 'i' ? raw : text)
    return turned.get(text) ?? (owns === true ? `${plain}'s` : plain)
  }
  const all = inFirst(wordsOfLine(said)).filter(({ raw, text }) => raw !== '' || isHelper(text) || text === 'not')
  const first = all.findIndex(({ text }) => questioners.has(text))
  const lead = first === -1 ? -1 : all.slice(0, first).every(({ text }) => leading.has(text) || exclamations.has(text) || opening.has(text) || prepositions.has(text)) ? first : -1 // prettier-ignore
  if (lead === -1) return whether(all, say)
  const words = all.slice(lead).map((word, at) => (at === 0 ? { ...word, raw: word.raw.toLowerCase() } : word))
  const at = helperAt(words)
  const plain = words.map(say).join(' ')
  if (at === -1) return words.length > 1 ? plain : undefined
  const [asked, behind] = [words.slice(0, at), words.slice(at + 1)]
  const helper = words[at]?.text ?? ''
  if (isAskedSubject(asked, behind, helper)) return plain
  return told(asked, helper, behind, say)
}

function whether(all: readonly Word[], say: Say): string | undefined {
  const from = all.findIndex(({ text }) => !leading.has(text) && !exclamations.has(text))
  const words = all.slice(Math.max(0, from))
  const helper = words[0]?.text ?? ''
  if (!isHelper(helper) || words.length < 3) return undefined
  return `whether ${told([], helper, words.slice(1), say)}`
}
