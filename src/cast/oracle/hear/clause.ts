/** One clause of the one who plays: deeds, ideas and talk that is told of, ranked together. */
import { textBetween, type Word } from '../../../english/line.ts'
import { around } from '../../../english/noun-phrases.ts'
import { isAdverb, openers, prepositions, questioners, subjects } from '../../../english/small-words.ts'
import { isBase, verbOf } from '../../../english/verbs.ts'
import { askedBy, cuedAct, isFavour } from './acts.ts'
import { headIn, ideaOf, readDeed, thingsNamed, type Head } from './deed.ts'
import { matchesAt, type Match } from './lexicon.ts'
import { mannersIn } from './manner.ts'
import { meant, type Context } from './names.ts'
import type { IdeaKind, Speech, Thing, Wish } from './types.ts'

export type Read = { readonly score: number; readonly wishes: readonly Wish[]; readonly unclear: readonly Thing[] }

const reporting = new Set(['that', 'if', 'whether', 'about', 'of', 'for', 'to', 'on', 'regarding', 'because', 'how'])
const isWho = ({ kind }: Thing): boolean =>
  kind === 'person' ||
  kind === 'companion' ||
  kind === 'foe' ||
  kind === 'company' ||
  kind === 'crowd' ||
  kind === 'body'

/** Whom it is told to, and where what is told begins. */
function told(tail: readonly Word[], context: Context): { readonly to?: Thing; readonly from: number } {
  const start = tail.findIndex(({ text }) => !isAdverb(text) && text !== 'out' && text !== 'up')
  if (start === -1) return { from: tail.length }
  const [first] = tail.slice(start)
  const isLed = first !== undefined && ['to', 'with', 'at', 'into', 'before', 'from', 'on'].includes(first.text)
  const from = isLed ? start + 1 : start
  if (isLed && isBase(tail[from]?.text ?? '') && first?.text === 'to') return { from: start }
  if (reporting.has(tail[from]?.text ?? '') || questioners.has(tail[from]?.text ?? '')) return { from }
  for (let end = Math.min(from + 6, tail.length); end > from; end -= 1) {
    const words = tail.slice(from, end)
    const { phrases } = around(words)
    if (
      phrases.length !== 1 ||
      words
        .slice(1)
        .some(
          ({ text, gap }) =>
            gap.includes(',') || subjects.has(text) || reporting.has(text) || questioners.has(text) || text === 'and',
        )
    )
      continue
    const last = tail[end]
    if (last !== undefined && last.gap === ' ' && !canFollow(last)) continue
    const [phrase] = phrases
    const found =
      phrase === undefined || phrase.speech !== undefined
        ? undefined
        : meant(phrase, context, thing => (isWho(thing) ? 0.2 : -0.2))
    if (found !== undefined && (isWho(found.thing) || isAnimal(found.thing, isLed)))
      return { to: found.thing, from: end }
  }
  return { from: isLed ? start : from }
}
const isAnimal = ({ kind }: Thing, isLed: boolean): boolean =>
  kind === 'feature' || (kind === 'mention' && isLed) || kind === 'mention'
const canFollow = (word: Word): boolean => openers.has(word.text) || prepositions.has(word.text) || reporting.has(word.text) || questioners.has(word.text) || subjects.has(word.text) || isAdverb(word.text) || word.text === 'and' || word.speech !== undefined || isBase(word.text) || /^\p{Lu}/u.test(word.raw) // prettier-ignore

/** `give us the key`, `come with us`: what is wanted, as a deed of whoever is asked. */
export function wanted(line: string, words: readonly Word[], context: Context): Speech['wants'] {
  const start = isFavour(words) ? (words[2]?.text === 'please' || words[2]?.text === 'kindly' ? 3 : 2) : 0
  const clause = words.slice(start)
  const head = headIn(clause)
  const [best] = head === undefined ? [] : readDeed(line, clause, head, context)
  const [wish] = best?.wishes ?? []
  return wish?.kind === 'deed' ? { verb: wish.verb, roles: wish.roles } : undefined
}

const coins = new Set(['gold', 'gp', 'coins', 'coin', 'silver', 'crowns'])

/** Coins that are spoken of, in gold pieces. */
export function goldIn(words: readonly Word[], numberAt: (at: number) => number | undefined): number | undefined {
  for (const [at, { text }] of words.entries()) {
    if (!coins.has(text)) continue
    for (let back = Math.max(0, at - 3); back < at; back += 1) {
      const number = numberAt(back)
      if (number !== undefined) return text === 'silver' ? number / 10 : number
    }
  }
  return undefined
}

/** Talk told of: `I tell her that …`, `I ask him about …`. Undefined where the verb is no talk here. */
function reported(line: string, words: readonly Word[], head: Head, match: Match, context: Context): Read | undefined {
  if (match.sense.kind !== 'speech') return undefined
  const clause = words.slice(head.at)
  const last = Math.max(...match.taken)
  const tail = clause.slice(last + 1)
  const { act } = match.sense
  const { to, from } = told(tail, context)
  const rest = tail.slice(from)
  const [marker] = rest
  const isBidding = marker !== undefined && (marker.text === 'to' ? isBase(rest[1]?.text ?? '') : isBase(marker.text))
  const content = marker !== undefined && reporting.has(marker.text) && marker.text !== 'how' ? rest.slice(1) : rest
  if (act === 'order' && (to === undefined || !isBidding)) return undefined
  const hasContent = content.length > 0
  const score =
    1 +
    0.45 * (match.weight - 1) +
    (to === undefined ? (hasContent && isSaying(act) ? 0.25 : -0.35) : 0.75) +
    (hasContent && marker !== undefined && (reporting.has(marker.text) || questioners.has(marker.text)) ? 0.2 : 0)
  const base = {
    words: textBetween(line, words),
    manner: mannersIn(words),
    left: [],
    ...(head.isNegated && { isNegated: true as const }),
  }
  const listener = to ?? context.talkingTo
  if (
    isBidding &&
    to?.kind === 'companion' &&
    (act === 'order' || act === 'tell' || act === 'ask' || act === 'request')
  ) {
    const order = content.filter((word, at) => !(at === 0 && word.text === 'to'))
    const bidden = readClause(line, order, { ...context, addressee: to })
    if (bidden.wishes.length > 0)
      return { score: score + 0.3, unclear: [], wishes: bidden.wishes.map(wish => ({ ...wish, by: to })) }
  }
  const speech = tail.find(word => word.speech !== undefined)?.speech
  const said = speech ?? textBetween(line, content)
  const cue = act === 'tell' || act === 'say' ? cuedAct(content) : undefined
  const isAskedFor = act === 'ask' && (isBidding || marker?.text === 'for')
  const isLeave = act === 'ask' && (marker?.text === 'if' || marker?.text === 'whether') && isFavourTold(content)
  const spoken = isAskedFor || isLeave ? 'request' : (cue ?? act)
  const wants =
    isBidding || isAskedFor || isLeave
      ? wanted(line, isLeave ? content.slice(2) : content, {
          ...context,
          ...(listener !== undefined && { addressee: listener }),
        })
      : undefined
  const wish: Speech = {
    ...base,
    kind: 'speech',
    act: spoken,
    ...(listener !== undefined && { to: listener }),
    about: thingsNamed(content, {
      ...context,
      ...(to !== undefined && { pronouns: withPronoun(context.pronouns, to) }),
    }).filter(({ id }) => id !== listener?.id && id !== context.self.id),
    said,
    ...(spoken === 'ask' && { asks: askedBy(content) ?? 'what' }),
    ...(wants !== undefined && { wants }),
    ...(act === 'lie' && { isFalse: true as const }),
  }
  return { score, unclear: [], wishes: [wish] }
}

const isSaying = (act: string): boolean => act === 'ask' || act === 'tell' || act === 'say' || act === 'confess' || act === 'offer' || act === 'promise' || act === 'suggest' // prettier-ignore
const isFavourTold = (content: readonly Word[]): boolean =>
  ['i', 'we'].includes(content[0]?.text ?? '') && ['may', 'can', 'could', 'might'].includes(content[1]?.text ?? '')

/** After `I ask Bessamy`, `she` is Bessamy. */
export const withPronoun = (pronouns: Context['pronouns'], thing: Thing): Context['pronouns'] => {
  if (thing.kind === 'place' || thing.kind === 'way') return { ...pronouns, there: thing }
  if (isWho(thing) && thing.kind !== 'company' && thing.kind !== 'crowd')
    return thing.pronoun === undefined || thing.pronoun === 'it'
      ? { ...pronouns, he: thing, she: thing, it: thing }
      : { ...pronouns, [thing.pronoun]: thing }
  return { ...pronouns, it: thing, ...(thing.pronoun !== undefined && { [thing.pronoun]: thing }) }
}

/** What nothing covers is an idea, by what it names. */
function asIdea(line: string, words: readonly Word[], head: Head, context: Context): Wish {
  const rest = words.slice(head.at + 1)
  const names = thingsNamed(rest, context)
  const kind: IdeaKind = names.some(isWho) ? 'provoke' : names.length > 0 ? 'search-oddly' : 'show-off'
  const base = {
    words: textBetween(line, words),
    manner: mannersIn(words),
    left: [],
    ...(head.isNegated && { isNegated: true as const }),
  }
  return ideaOf(base, kind, rest, context)
}

/** The best reading of a clause that tells of something to do. */
export function readClause(line: string, words: readonly Word[], context: Context): Read {
  const head = headIn(words)
  if (head === undefined) return { score: 0, wishes: [], unclear: [] }
  const deeds = readDeed(line, words, head, context).filter(({ sense }) => sense.kind !== 'speech')
  const talks = matchesAt(words.slice(head.at), 0).flatMap(match => reported(line, words, head, match, context) ?? [])
  const ranked = [
    ...deeds.map(({ score, wishes, unclear, sense }) => ({
      score: sense.kind === 'idea' ? score - 0.05 : score,
      wishes,
      unclear,
    })),
    ...talks,
  ].toSorted((one, other) => other.score - one.score)
  const [best] = ranked
  if (best !== undefined && best.score > 0.2) return best
  const isKnown = verbOf(words[head.at]?.text ?? '') !== undefined
  if (!isKnown && !head.isFirstPerson) return { score: 0, wishes: [], unclear: [] }
  return { score: 0.3, unclear: [], wishes: [asIdea(line, words, head, context)] }
}
