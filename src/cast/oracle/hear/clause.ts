/** One clause of the one who plays: deeds, ideas, spells and talk that is told of, ranked together. */
import { textBetween, type Word } from '../../../english/line.ts'
import { around } from '../../../english/noun-phrases.ts'
import { openers, prepositions, questioners } from '../../../english/small-words.ts'
import { verbOf } from '../../../english/verbs.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { headIn, ideaOf, readDeed, thingsNamed, type Head } from './deed.ts'
import { gestureOf, matchesAt } from './lexicon.ts'
import { mannersIn } from './manner.ts'
import { meant, type Context } from './names.ts'
import { isWho, readTalk, type Read } from './reported.ts'
import type { Thing, Wish } from '../desk/wishes.ts'

export type { Read }

const nothing: Read = { score: 0, wishes: [], unclear: [] }

/** What nothing covers is an idea, by what it names. */
function asIdea(line: string, words: readonly Word[], head: Head, context: Context): Wish {
  const rest = words.slice(head.at + 1)
  const names = thingsNamed(rest, context)
  const base = { words: textBetween(line, words), manner: mannersIn(words), left: [], ...(head.isNegated && { isNegated: true as const }) } // prettier-ignore
  const what = names.find(({ kind }) => kind === 'feature' || kind === 'mention' || kind === 'item')
  if (what !== undefined && !names.some(isWho)) return { ...base, kind: 'deed', verb: 'use', roles: { what } }
  return ideaOf(base, 'plain', rest, context)
}

const isArt = ({ kind }: Thing): boolean => kind === 'spell' || kind === 'power'

/** `I magic missile the crab`: a spell for a verb is cast. */
function asVerb(words: readonly Word[], at: number, { things }: Context): readonly Word[] | undefined {
  const [first] = words.slice(at)
  const texts = words.slice(at, at + 4).map(({ text }) => text)
  const art = things.find(thing => isArt(thing) && thing.names.some(name => wordsOf(name).every((word, step) => texts[step] === word))) // prettier-ignore
  if (first === undefined || art === undefined) return undefined
  const length = wordsOf(art.name).length
  const isAimed = (at === 0 && ['on', 'at'].includes(words[1]?.text ?? '')) || words[at + length]?.text === 'spell' // `shatter on the armour`
  const isNoun = length === 1 && !isAimed && verbOf(first.text) !== undefined && matchesAt(words, at).length > 0
  if (isNoun) return undefined // `I light the lamp`, `I shield her`
  const verb = { ...first, text: art.kind === 'spell' ? 'cast' : 'invoke', raw: '', gap: '' }
  return [...words.slice(0, at), verb, ...words.slice(at)]
}

/** `I mock them with vicious mockery`: whatever the verb, the spell is what is done. */
function withSpell(words: readonly Word[], at: number, context: Context): readonly Word[] | undefined {
  const { phrases } = around(words.slice(at + 1))
  const spell = phrases.find(phrase => phrase.preposition === 'with' && meant(phrase, context)?.thing.kind === 'spell')
  const [first] = words.slice(at)
  if (spell === undefined || first === undefined || verbOf(first.text) === 'cast' || verbOf(first.text) === 'heal') return undefined // prettier-ignore
  const from = words.indexOf(spell.words[0] ?? first)
  const whom = words.slice(at + 1, from).filter(({ text }) => text !== 'with' && text !== 'my')
  const on = whom.length === 0 ? [] : [{ ...first, text: 'on', raw: '', gap: ' ' }]
  return [...words.slice(0, at), { ...first, text: 'cast', raw: '' }, ...spell.words, ...on, ...whom]
}

const upTo = (words: readonly Word[], at: number, fits: (text: string) => boolean): number => {
  const end = words.findIndex(({ text, gap }, index) => index >= at && (gap.includes(',') || !fits(text)))
  return end === -1 ? words.length : end
}

/** `I give him my warmest smile` is to smile at him, `give the door a kick` to kick it. */
function asGiven(words: readonly Word[], at: number): readonly Word[] | undefined {
  const [first] = words.slice(at)
  if (first === undefined || verbOf(first.text) !== 'give') return undefined
  const end = upTo(words, at + 1, text => !prepositions.has(text) && text !== 'and')
  const noun = words[end - 1]
  const gesture = noun === undefined || end - at < 3 ? undefined : gestureOf(noun.text)
  const opened = words.findLastIndex(({ text }, index) => index > at && index < end - 1 && openers.has(text))
  if (noun === undefined || gesture === undefined || opened <= at || end - opened > 4) return undefined
  const whom = words.slice(at + 1, opened)
  const onto = gesture.isAt && whom.length > 0 ? [{ ...first, text: 'at', raw: '', gap: ' ' }] : []
  const tail = words.slice(words[end]?.text === 'to' ? end + 1 : end)
  return [...words.slice(0, at), { ...noun, at: first.at }, ...onto, ...whom, ...tail]
}

const within = new Set(['in', 'inside', 'under', 'behind', 'on', 'beneath'])
const finding = new Set(['see', 'check', 'look', 'learn', 'discover', 'find', 'test'])
const whether = new Set(['if', 'whether', ...questioners])

/** `check whether it is locked`, `find out who owns it`: where what is to be found out begins. */
export function soughtIn(words: readonly Word[]): number | undefined {
  const { at } = headIn(words) ?? { at: 0 }
  if (!finding.has(verbOf(words[at]?.text ?? '') ?? '')) return undefined
  const next = at + (['out', 'to', 'around', 'at'].includes(words[at + 1]?.text ?? '') ? 2 : 1)
  const isSought = whether.has(words[next]?.text ?? '') && words.length > next + 2 && asLooked(words, at) === undefined
  return isSought ? next : undefined
}

/** `see what he has got in his pockets` is to look in his pockets. */
function asLooked(words: readonly Word[], at: number): readonly Word[] | undefined {
  const [first, what] = words.slice(at)
  if (first?.text === 'look' && what?.text === 'at')
    return asLooked([...words.slice(0, at + 1), ...words.slice(at + 2)], at)
  if (first === undefined || what?.text !== 'what' || !finding.has(verbOf(first.text) ?? '')) return undefined
  const into = words.findIndex(({ text }, index) => index > at + 2 && within.has(text))
  const between = words.slice(at + 2, into)
  const isPlain = into !== -1 && between.length < 6 && between.some(({ text }) => ['is', 'has', 'have', 'got', 'keeps'].includes(text)) // prettier-ignore
  return isPlain ? [...words.slice(0, at), { ...first, text: 'look', raw: '' }, ...words.slice(into)] : undefined
}

/** `go see the sleepers at the ward`: what is seen there waits until one is there. */
function goneTo(typed: readonly Word[], at: number, read: Read, context: Context): Read {
  const [first] = read.wishes
  const isGoing = typed.slice(0, at).some(({ text }) => text === 'go' || text === 'come')
  if (!isGoing || first?.kind !== 'deed' || first.verb === 'go') return read
  const places = around(typed.slice(at + 1)).phrases.filter(({ preposition }) => preposition === 'at' || preposition === 'in' || preposition === 'to') // prettier-ignore
  const where = places.map(phrase => meant(phrase, context)?.thing).find(one => one !== undefined && (one.kind === 'way' || (one.kind === 'place' && one.from !== 'here'))) // prettier-ignore
  return where === undefined ? read : { ...read, wishes: [{ ...first, verb: 'go', roles: { where }, left: [] }] }
}

/** The best reading of a clause that tells of something to do. */
export function readClause(line: string, typed: readonly Word[], context: Context): Read {
  const found = headIn(typed)
  if (found === undefined) return nothing
  const words =
    asVerb(typed, found.at, context) ??
    withSpell(typed, found.at, context) ??
    asGiven(typed, found.at) ??
    asLooked(typed, found.at) ??
    typed
  const head = headIn(words) ?? found
  const verb = words[head.at]?.text ?? ''
  if (verbOf(verb) === 'be') return nothing
  const deeds = readDeed(line, words, head, context).map(({ score, wishes, unclear, sense }) => ({ score: sense.kind === 'idea' ? score - 0.05 : score, wishes, unclear })) // prettier-ignore
  const talks = matchesAt(words.slice(head.at), 0).flatMap(match => readTalk(line, words, head, match, context, readClause) ?? []) // prettier-ignore
  const [best] = [...deeds, ...talks].toSorted((one, other) => other.score - one.score)
  if (best !== undefined && best.score > 0.2) return goneTo(typed, found.at, words === typed ? best : { ...best, wishes: best.wishes.map(wish => ({ ...wish, words: textBetween(line, typed) })) }, context) // prettier-ignore
  if (verbOf(verb) === undefined && !head.isFirstPerson) return nothing
  return { score: 0.3, unclear: [], wishes: [asIdea(line, words, head, context)] }
}
