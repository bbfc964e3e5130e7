/** Talk that is told of: `I tell her that …`, `I ask him about …`, `I threaten whoever is here`. */
import { textBetween, type Word } from '../../../english/line.ts'
import answers from '../../../../content/oracle/answers.json' with { type: 'json' }
import { around, nounOf } from '../../../english/noun-phrases.ts'
import { pronounForms, pronounIn } from '../../../english/pronouns.ts'
import { isAdverb, numberAt, openers, prepositions, questioners, subjects } from '../../../english/small-words.ts'
import { clausesIn } from '../../../english/sentences.ts'
import { isBase } from '../../../english/verbs.ts'
import { isCalling } from '../../../campaign/played/read/callings.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import { askedBy, cuedAct, isFavour } from './acts.ts'
import { headIn, readDeed, thingsNamed, type Head } from './deed.ts'
import type { Match } from './lexicon.ts'
import { isNameless } from './beasts.ts'
import { mannersIn } from './manner.ts'
import { meant, type Context } from './names.ts'
import { crowd } from './things.ts'
import type { Speech, Thing, Wish } from '../desk/wishes.ts'

export type Read = { readonly score: number; readonly wishes: readonly Wish[]; readonly unclear: readonly Thing[] }

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What is told begins with one of these. */
const reporting = setOf('that if whether about of for to on regarding because how')
/** To whom it is told stands behind one of these. */
const towards = setOf('to with at into before from on')
const everybody = setOf('whoever anyone anybody somebody someone')
const people: ReadonlySet<Thing['kind']> = new Set(['person', 'companion', 'foe', 'company', 'crowd', 'body'])
/** A mule is told things too. */
const beasts: ReadonlySet<Thing['kind']> = new Set(['feature', 'mention'])

export const isWho = ({ kind }: Thing): boolean => people.has(kind)

type Told = { readonly to?: Thing; readonly from: number }

const breaksOff = ({ text, gap }: Word): boolean =>
  gap.includes(',') || subjects.has(text) || reporting.has(text) || questioners.has(text) || text === 'and'

const canFollow = ({ text, raw, gap, speech }: Word): boolean =>
  gap !== ' ' || openers.has(text) || prepositions.has(text) || reporting.has(text) || questioners.has(text) || subjects.has(text) || isAdverb(text) || text === 'and' || speech !== undefined || isBase(text) || raw.charAt(0) !== raw.charAt(0).toLowerCase() // prettier-ignore

/** Whom it is told to, and where what is told begins. The longest name that is somebody's counts. */
function told(tail: readonly Word[], context: Context): Told {
  const start = tail.findIndex(({ text }) => !isAdverb(text) && text !== 'out' && text !== 'up')
  if (start === -1) return { from: tail.length }
  const isLed = towards.has(tail[start]?.text ?? '')
  const from = isLed ? start + 1 : start
  const first = tail[from]?.text ?? ''
  if (isLed && tail[start]?.text === 'to' && isBase(first)) return { from: start }
  if (everybody.has(first)) return whoeverIs(tail, from, context)
  if (reporting.has(first) || questioners.has(first)) return { from }
  for (let end = Math.min(from + 6, tail.length); end > from; end -= 1) {
    const words = tail.slice(from, end)
    const next = tail[end]
    if (words.slice(1).some(breaksOff)) continue
    const [phrase, ...others] = around(words).phrases
    if (phrase === undefined || others.length > 0 || phrase.speech !== undefined) continue
    const found = meant(phrase, context, thing => (isWho(thing) ? 0.2 : -0.2))?.thing
    const isWhole = found !== undefined && found.id !== context.self.id && endsIn(words.at(-1)?.text ?? '', found)
    const isApart = next === undefined || canFollow(next) || found?.kind === 'person' || found?.kind === 'companion'
    if (isWhole && isApart && (isWho(found) || (beasts.has(found.kind) && (isLed || isNameless(found)))))
      return { to: found, from: end }
  }
  return namelessAt(tail, from) ?? { from: isLed ? start : from }
}

const mostOfPhrase = 9

/** `a kid`, `one of the women in the queue`, `the old man at the bar`: whoever of those who stand about it may be. */
function namelessAt(tail: readonly Word[], from: number): Told | undefined {
  if (!openers.has(tail[from]?.text ?? '')) return undefined
  const end = tail.findIndex(({ text, gap }, at) => at > from && (gap.includes(',') || questioners.has(text) || subjects.has(text) || ends.has(text))) // prettier-ignore
  const isRelated =
    end > from && (tail[end]?.text === 'who' || tail[end]?.text === 'that') && isPerson.has(tail[end - 1]?.text ?? '') // prettier-ignore -- `the kid who wants a drink`
  const past = isRelated ? tail.findIndex(({ text }, at) => at > end + 1 && (questioners.has(text) || ends.has(text))) : end // prettier-ignore
  const words = tail.slice(from, end === -1 ? tail.length : end)
  const [phrase] = around(words).phrases
  const said = phrase?.words.slice(0, phrase.headEnd).at(-1)?.text ?? ''
  const isAny = tail[from]?.text !== 'the'
  if (phrase === undefined || words.length > mostOfPhrase || !(isPerson.has(said) || (isAny && isCalling(nounOf(said))))) return undefined // prettier-ignore
  const noun = nounOf(said)
  const name = `the ${phrase.words.slice(0, phrase.headEnd - 1).map(({ text }) => text).join(' ')} ${noun}`.replaceAll('  ', ' ') // prettier-ignore
  return { to: { ...crowd, name }, from: past === -1 ? tail.length : past }
}
const ends = setOf('if whether about that for regarding')
const isPerson = new Set(answers.crowds)

/** `odo grain` is Odo, and something else. */
const endsIn = (text: string, { names, kind }: Thing): boolean =>
  kind === 'company' ||
  kind === 'crowd' ||
  pronounIn.has(text) ||
  names.some(name => name.includes(nounOf(text).slice(0, 4))) ||
  text.length < 3

/** `whoever is here`. */
function whoeverIs(tail: readonly Word[], at: number, { talkingTo, things }: Context): Told {
  const to = talkingTo ?? things.find(({ kind, from }) => kind === 'person' && from === 'here') ?? things.find(({ kind }) => kind === 'crowd') // prettier-ignore
  const from = tail[at + 1]?.text === 'is' ? at + 3 : at + 1
  return { from, ...(to !== undefined && { to }) }
}

/** `give us the key`, `come with us`: what is wanted, as a deed of whoever is asked. */
export function wanted(line: string, words: readonly Word[], context: Context): Speech['wants'] {
  const isSoftened = words[2]?.text === 'please' || words[2]?.text === 'kindly'
  const asked = words.slice(isFavour(words) ? (isSoftened ? 3 : 2) : 0)
  const [first] = asked
  const clause = first?.text === 'have' && isFavour(words) ? [{ ...first, text: 'take' }, ...asked.slice(1)] : asked
  const head = headIn(clause)
  const [best] = head === undefined ? [] : readDeed(line, clause, head, context)
  const [wish] = best?.wishes ?? []
  return wish?.kind === 'deed' ? { verb: wish.verb, roles: wish.roles } : undefined
}

const coins = setOf('gold gp coins coin silver crowns')

const paying = setOf('give pay offer spare')
const paid = setOf('you him her them give pay offer spare')

/** `I'll give you two`: of what is paid in, nobody has to speak. */
const isBare = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]
  return (
    paid.has(words[at - 1]?.text ?? '') &&
    words.slice(0, at).some(({ text }) => paying.has(text)) &&
    (next === undefined || next.gap.includes(',') || ['for', 'and', 'now', 'if', 'or'].includes(next.text))
  )
}

/** Coins that are spoken of, in gold pieces. */
export function goldIn(words: readonly Word[]): number | undefined {
  const bare = words.findIndex((_, at) => numberAt(words, at) !== undefined && isBare(words, at))
  if (bare !== -1) return numberAt(words, bare)
  for (const [at, { text }] of words.entries()) {
    if (!coins.has(text)) continue
    for (let back = Math.max(0, at - 3); back < at; back += 1) {
      const number = numberAt(words, back)
      if (number !== undefined) return text === 'silver' ? number / 10 : number
    }
  }
  return undefined
}

/** They need no listener to be talk. */
const saying: ReadonlySet<SpeechAct> = new Set(['ask', 'tell', 'say', 'confess', 'offer', 'promise', 'lie'])
const bidding: ReadonlySet<SpeechAct> = new Set(['order', 'tell', 'ask', 'request'])

const asking: ReadonlySet<SpeechAct> = new Set(['ask', 'tell'])

const isLeave = (content: readonly Word[]): boolean =>
  ['i', 'we'].includes(content[0]?.text ?? '') && ['may', 'can', 'could', 'might'].includes(content[1]?.text ?? '')

/** After `I ask Bessamy`, `she` is Bessamy. */
export function withPronoun(pronouns: Context['pronouns'], thing: Thing): Context['pronouns'] {
  if (thing.kind === 'place' || thing.kind === 'way') return { ...pronouns, there: thing }
  const isOne = isWho(thing) && thing.kind !== 'company' && thing.kind !== 'crowd'
  if (!isOne) return { ...pronouns, it: thing }
  const isKnown = thing.pronoun !== undefined && thing.pronoun !== 'it'
  return isKnown ? { ...pronouns, [thing.pronoun]: thing } : { ...pronouns, he: thing, she: thing, it: thing }
}

type Talk = {
  readonly act: SpeechAct
  readonly to?: Thing
  readonly marker: string
  readonly isBid: boolean
  readonly content: readonly Word[]
}

/** `offer` with a thing is giving it; with something to do it is talk. */
function weigh({ weight }: Match, { act, to, marker, content }: Talk): number {
  const isDeal = act === 'offer' && (goldIn(content) !== undefined || behindTo(content).length > 0)
  const isNoun = act === 'offer' && !isDeal && openers.has(content[0]?.text ?? '')
  const isOpened = content.length > 0 && (reporting.has(marker) || questioners.has(marker))
  const heard = to === undefined ? (content.length > 0 && saying.has(act) ? 0.25 : -0.35) : 0.75
  return 1 + 0.45 * (weight - 1) + heard + (isOpened ? 0.2 : 0) + (isDeal ? 0.4 : 0) - (isNoun ? 0.6 : 0)
}

const onward = setOf('back home away')

function talkIn(tail: readonly Word[], act: SpeechAct, context: Context): Talk {
  const { to, from } = told(tail, context)
  const left = tail.slice(from)
  const rest = left.every(({ text }) => isAdverb(text)) ? [] : left // `I talk to her alone`
  const marker = rest[0]?.text ?? ''
  const isBid = marker === 'to' ? isBase(rest[1]?.text ?? '') : isBase(marker) && !onward.has(marker)
  const content = reporting.has(marker) && marker !== 'how' ? rest.slice(1) : rest
  return { act, marker, isBid, content, ...(to !== undefined && { to }) }
}

/** `talk to the clerk`, `ask the clerk why` where no clerk is: it is said to nobody else. */
function toNobody(line: string, tail: readonly Word[], talk: Talk): Talk {
  const end = tail.findIndex(({ text }, at) => at > 1 && (reporting.has(text) || questioners.has(text)))
  const named = end === -1 ? tail : tail.slice(0, end)
  const isSomebody = isCalling(named.at(-1)?.text ?? '')
  const isNoun = named[0]?.text === 'the' && named.length > 1 && named.length < 4 && (talk.act === 'say' || (end !== -1 && asking.has(talk.act)) || isSomebody) // prettier-ignore
  if (!isNoun || tail.some(({ speech }) => speech !== undefined)) return talk
  const name = textBetween(line, named)
  const noun = textBetween(line, named.slice(1)).toLowerCase()
  const content = end === -1 ? [] : tail.slice(end)
  return { ...talk, content, to: { kind: 'person', id: noun, name, names: [noun], from: 'elsewhere' } }
}

const agreeing: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' }

/** `where he was`, asked of him, is `where you were`; the same words where they speak of nobody who listens. */
function toFace(content: readonly Word[], { id, pronoun }: Thing, about: readonly Thing[]): readonly Word[] {
  const isOther = (thing: Thing): boolean => thing.id !== id && isWho(thing) && thing.pronoun === pronoun
  if (pronoun === undefined || pronoun === 'it') return content
  const at = content.findIndex(({ text }) => pronounIn.get(text) === pronoun)
  if (at > 2 && about.some(isOther)) return content // whoever was named before it is meant
  const { their, theirs, self } = pronounForms[pronoun]
  let [isFaced, isSubject] = [false, false]
  const faced = content.map((word, at) => {
    const next = content[at + 1]
    const isOwner = word.text === their && next !== undefined && !prepositions.has(next.text) && !isAdverb(next.text)
    const isMeant = pronounIn.get(word.text) === pronoun
    const text = !isMeant ? (isSubject ? (agreeing[word.text] ?? word.text) : word.text) : isOwner ? 'your' : word.text === theirs ? 'yours' : word.text === self ? 'yourself' : 'you' // prettier-ignore
    const before = agreeing[content[at]?.text ?? ''] !== undefined && pronounIn.get(next?.text ?? '') === pronoun
    isFaced ||= isMeant
    isSubject = isMeant && !isOwner
    return { ...word, text: before ? (agreeing[word.text] ?? text) : text }
  })
  return isFaced ? faced : content
}

/** What the words come to: to ask somebody to do something, or for something, is a request. */
function spokenAct({ act, marker, isBid, content }: Talk): SpeechAct {
  if (act === 'ask' && (isBid || marker === 'for' || isLeave(content))) return 'request'
  return act === 'tell' || act === 'say' ? (cuedAct(content) ?? act) : act
}

/** Whoever has no name is she or he as the line has it. */
function asSpokenOf(listener: Thing, content: readonly Word[]): Thing {
  const said = content.flatMap(({ text }) => pronounIn.get(text) ?? []).find(one => one === 'he' || one === 'she')
  return listener.kind === 'crowd' && said !== undefined ? { ...listener, pronoun: said } : listener
}

type ReadOn = (line: string, words: readonly Word[], context: Context) => Read

/** `ten gold to look away`: what is wanted stands behind what is given for it. */
const behindTo = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }, index) => text === 'to' && isBase(words[index + 1]?.text ?? ''))
  return at === -1 ? [] : words.slice(at + 1)
}

const silence = setOf('mouth shut quiet silent tongue secret')

/** A deed that is done to something known, or to nothing: `keep his mouth shut` is none. */
export const isSound = (wish: Wish): boolean =>
  wish.kind !== 'deed' ||
  wish.left.length === 0 ||
  (Object.keys(wish.roles).length > 0 && !wish.left.some(text => text.split(' ').some(word => silence.has(word))))

/** Undefined where the verb is no talk here. `readOn` reads what one of the company is told to do. */
export function readTalk(
  line: string,
  words: readonly Word[],
  head: Head,
  match: Match,
  context: Context,
  readOn: ReadOn,
): Read | undefined {
  // prettier-ignore
  const isWhole = Math.max(...match.taken) === match.taken.size - 1
  if (match.sense.kind !== 'speech' || !isWhole) return undefined
  const tail = words.slice(head.at + Math.max(...match.taken) + 1)
  const heard = talkIn(tail, match.sense.act, context)
  const talk = heard.to === undefined ? toNobody(line, tail, heard) : heard
  const { act, to, isBid, content } = talk
  if (act === 'request' && questioners.has(talk.marker)) return undefined // `ask him what happened to it`
  if (act === 'order' && (to === undefined || !isBid)) return undefined
  const score = weigh(match, talk)
  if (isBid && to?.kind === 'companion' && bidding.has(act)) {
    const steps = clausesIn(content, () => false).map(clause => readOn(line, clause.words, { ...context, addressee: to })) // prettier-ignore
    const bidden = steps.flatMap(({ wishes }) => wishes)
    if (bidden.every(isSound) && steps.every(({ wishes }) => wishes.length > 0)) return { score: score + 0.3, unclear: steps.flatMap(({ unclear }) => unclear), wishes: bidden.map(wish => ({ ...wish, by: to })) } // prettier-ignore
  }
  return { score, unclear: [], wishes: [speechOf(line, words, head, talk, tail, context)] }
}

function speechOf(
  line: string,
  words: readonly Word[],
  head: Head,
  talk: Talk,
  tail: readonly Word[],
  context: Context,
): Speech {
  // prettier-ignore
  const { act, to, isBid, content, marker } = talk
  const listener = to ?? context.talkingTo
  const heard: Context = {
    ...context,
    ...(listener !== undefined && { addressee: listener, pronouns: withPronoun(context.pronouns, listener) }),
  }
  const about = thingsNamed(content, heard).filter(({ id }) => id !== listener?.id)
  const faced = listener === undefined ? content : toFace(content, asSpokenOf(listener, content), about)
  const spoken = spokenAct({ ...talk, content: faced })
  const isWanted = isBid || (spoken === 'request' && act === 'ask' && marker !== 'for')
  const bid = act === 'offer' && !isBid ? behindTo(content) : isLeave(content) ? content.slice(2) : content
  const wants = isWanted || (act === 'offer' && bid.length > 0) ? wanted(line, bid, heard) : undefined
  const gold = goldIn(content)
  const quote = tail.find(({ speech }) => speech !== undefined)?.speech
  return {
    words: textBetween(line, words),
    manner: mannersIn(words),
    left: [],
    ...(head.isNegated && { isNegated: true as const }),
    kind: 'speech',
    act: spoken,
    ...(listener !== undefined && { to: listener }),
    about,
    said: quote ?? textBetween(line, content),
    ...(quote === undefined && faced !== content && { toFace: faced.map(({ text }) => text).join(' ') }),
    ...(spoken === 'ask' && { asks: askedBy(content) ?? 'what' }),
    ...(wants !== undefined && { wants }),
    ...(gold !== undefined && { gold }),
    ...(act === 'lie' && { isFalse: true as const }),
  }
}
