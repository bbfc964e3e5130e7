/** One clause of the one who plays: deeds, ideas, spells and talk that is told of, ranked together. */
import { textBetween, type Word } from '../../../english/line.ts'
import { around } from '../../../english/noun-phrases.ts'
import { verbOf } from '../../../english/verbs.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { headIn, ideaOf, readDeed, thingsNamed, type Head } from './deed.ts'
import { matchesAt } from './lexicon.ts'
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
  const isNoun = length === 1 && verbOf(first.text) !== undefined && matchesAt(words, at).length > 0
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

/** The best reading of a clause that tells of something to do. */
export function readClause(line: string, typed: readonly Word[], context: Context): Read {
  const found = headIn(typed)
  if (found === undefined) return nothing
  const words = asVerb(typed, found.at, context) ?? withSpell(typed, found.at, context) ?? typed
  const head = headIn(words) ?? found
  const verb = words[head.at]?.text ?? ''
  if (verbOf(verb) === 'be') return nothing
  const deeds = readDeed(line, words, head, context).map(({ score, wishes, unclear, sense }) => ({ score: sense.kind === 'idea' ? score - 0.05 : score, wishes, unclear })) // prettier-ignore
  const talks = matchesAt(words.slice(head.at), 0).flatMap(match => readTalk(line, words, head, match, context, readClause) ?? []) // prettier-ignore
  const [best] = [...deeds, ...talks].toSorted((one, other) => other.score - one.score)
  if (best !== undefined && best.score > 0.2) return best
  if (verbOf(verb) === undefined && !head.isFirstPerson) return nothing
  return { score: 0.3, unclear: [], wishes: [asIdea(line, words, head, context)] }
}
