/** What is said aloud, to whoever it is said to: the act, what it is about, and what it wants. */
import { isCalling } from '../../../campaign/played/read/callings.ts'
import { textBetween, wordsOfLine, type Word } from '../../../english/line.ts'
import { capitalOf, withStop } from '../../../english/nouns.ts'
import { around, nounOf } from '../../../english/noun-phrases.ts'
import { auxiliaries, firstPersons, modals, numberAt, polite } from '../../../english/small-words.ts'
import { verbOf } from '../../../english/verbs.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import { askedBy, cuedAct, isAsking, isFavour, telling } from './acts.ts'
import { readClause } from './clause.ts'
import { thingsNamed } from './deed.ts'
import { matchesAt } from './lexicon.ts'
import { mannersIn } from './manner.ts'
import { isBidding, isLeftUndone } from './mood.ts'
import type { Context } from './names.ts'
import { goldIn, wanted } from './reported.ts'
import type { Speech, Thing, Wish } from '../desk/wishes.ts'

/** `tell me about yourself`, `say something`: asked, in the shape of an order. */
export const isAskedFor = (words: readonly Word[]): boolean => {
  const rest = words.filter(({ text }) => !['please', 'just', 'now', 'then', 'simply'].includes(text))
  const verb = verbOf(rest[0]?.text ?? '') ?? ''
  if (!telling.has(verb) || matchesAt(rest, 0).some(({ sense, nouns }) => sense.kind === 'deed' && nouns > 0))
    return false // `say a prayer`
  const texts = rest.map(({ text }) => text)
  return (
    !(verb === 'tell' && ['him', 'her', 'them'].includes(texts[1] ?? '')) &&
    !(['to', 'with'].includes(texts[1] ?? '') && !['me', 'us'].includes(texts[2] ?? ''))
  )
}

/** Whoever it may be: nobody in particular is spoken of. */
const anybody = new Set('anyone anybody someone somebody'.split(' '))

const joking = new Set(['joke', 'haha', 'kidding'])

/** `The reward, please?`: a thing, and the asking for it. */
const isPleaded = (words: readonly Word[]): boolean =>
  words.some(({ text }) => text === 'please') && !words.some(({ text }) => auxiliaries.has(text) || modals.has(text))

/** `what if we`, `how about`, `shall we`: nothing is asked that one does not already think. */
const opensAdvice = (words: readonly Word[]): boolean =>
  ['if', 'about'].includes(words[1]?.text ?? '') || words[0]?.text === 'shall'

/** What has the shape of an order, and is none. */
const spokenAs: ReadonlySet<SpeechAct> = new Set([
  'warn',
  'comfort',
  'apologise',
  'joke',
  'insult',
  'thank',
  'farewell',
])

const wondering = new Set('know learn hear understand'.split(' '))

/** `I want to know who did it`, `I wonder where she is`: it asks, as a statement. */
const isWondering = ([first, second, third, fourth, fifth]: readonly Word[]): boolean =>
  firstPersons.has(first?.text ?? '') &&
  (second?.text === 'wonder' ||
    (second?.text === 'want' && wondering.has(fourth?.text ?? '')) ||
    (third?.text === 'like' && wondering.has(fifth?.text ?? '')))

function actOf(words: readonly Word[], ending: string): SpeechAct {
  if (isLeftUndone(words)) return 'advise'
  const cue = cuedAct(words)
  const isPlain = isAsking(words, ending) && words[2]?.text !== 'want' // `do you want to die?`
  if (cue === 'threaten' && !isPlain) return cue
  if (isFavour(words)) return cue === 'offer' && words[1]?.text !== 'you' ? 'offer' : 'request'
  if (isBidding(words)) return isAskedFor(words) ? 'ask' : cue !== undefined && spokenAs.has(cue) ? cue : 'request'
  if (isPleaded(words)) return 'request'
  if (opensAdvice(words) && words[2]?.text === 'we') return 'advise'
  if (isAsking(words, ending) || isWondering(words))
    return (cue === 'offer' && numberAt(words, 0) === undefined) || (cue === 'advise' && opensAdvice(words))
      ? cue
      : 'ask' // `five gold for a nod?`
  if (firstPersons.has(words[0]?.text ?? '') && goldIn(words) !== undefined && paying(words)) return 'offer'
  if (cue !== undefined) return cue
  return words.some(({ text }) => joking.has(text)) ? 'joke' : 'tell'
}

/** `I will give you two`, `we could pay five gold`: a price is named. */
const paying = (words: readonly Word[]): boolean => modals.has(words[1]?.text ?? '') && ['give', 'pay', 'offer', 'spare'].includes(words[2]?.text ?? '') // prettier-ignore

/** Words said to somebody. A companion who is bidden does it; what a companion is asked they answer. */
export function said(
  line: string,
  words: readonly Word[],
  ending: string,
  to: Thing | undefined,
  context: Context,
  hail: readonly Word[] = [],
): readonly Wish[] {
  const asked: Context = { ...context, ...(to !== undefined && { addressee: to }) }
  const all = [...hail, ...words]
  const quote = words.find(({ speech }) => speech !== undefined)?.speech
  const act = words.length === 0 ? (cuedAct(hail) ?? 'greet') : actOf(words, ending)
  const base = { words: textBetween(line, all), manner: mannersIn(words), left: [] }
  const isCompany = to?.kind === 'companion' || to?.kind === 'company'
  if (isCompany && act === 'request') {
    const order = bidden(words)
    const read = readClause(line, order, asked)
    const own = read.wishes.filter(wish => wish.kind === 'deed' || wish.kind === 'idea')
    if (own.length > 0 && read.score > 0.5 && !(ending === '?' && isFavour(words) && own.every(isAtLarge)))
      return own.map(wish => ({ ...wish, by: to }))
  }
  const challenge = performed(line, words, asked)
  if (challenge !== undefined) return [challenge]
  const about = thingsNamed(
    words.filter(({ text }) => !anybody.has(text)),
    asked,
  ).filter(({ id }) => id !== to?.id)
  const wants =
    act === 'request' || act === 'offer' || act === 'threaten' ? wanted(line, beforeOr(words), asked) : undefined
  const gold = goldIn(words)
  const wish: Speech = {
    ...base,
    kind: 'speech',
    act,
    ...(to !== undefined && { to }),
    about,
    said: quote ?? spoken(textBetween(line, words.length === 0 ? hail : words), ending),
    ...(act === 'ask' && { asks: askedBy(words) ?? 'what' }),
    ...(isPolite(words) && { isPolite: true as const }),
    ...(act === 'request' && isFavour(words) && words[1]?.text !== 'you' && { isLeave: true as const }),
    ...(wants !== undefined && { wants }),
    ...(gold !== undefined && { gold }),
  }
  return [wish]
}

const office = new Set('a an the your his her their'.split(' '))
const sending = new Set('sent here from with working'.split(' '))

/** `we were sent by the crown`, `I am the new inspector`: who one is, told to whoever cannot know; no sheet says so. */
export function isClaim(text: string, { mentioned }: Context): boolean {
  const words = wordsOfLine(text)
  return words.some(({ text: who }, at) => {
    const [verb, next, then] = words.slice(at + 1, at + 4).map(one => one.text)
    if (!firstPersons.has(who) || verb === undefined || next === undefined) return false
    if (verb === 'work') return next === 'for'
    if (verbOf(verb) !== 'be') return false
    if (sending.has(next))
      return next === 'sent'
        ? then === 'by' || then === 'from'
        : office.has(then ?? '') || then === 'for' || then === 'on'
    const role = around(words.slice(at + 2)).phrases[0]?.words.at(-1)?.text ?? ''
    const isRole = isCalling(role) || isCalling(nounOf(role))
    return (
      isRole &&
      (office.has(next) || nounOf(role) !== role) &&
      mentioned?.(nounOf(role), [nounOf(role)])?.from !== 'sheet'
    )
  })
}

/** `can you pick locks?`: of no thing that is here, so it is asked whether, and nothing is bidden. */
const isAtLarge = (wish: Wish): boolean =>
  wish.kind === 'deed' && Object.keys(wish.roles).length === 0 && wish.left.length > 0

/** `I challenge you to arm wrestling`: to say it is to do it. */
function performed(line: string, words: readonly Word[], context: Context): Wish | undefined {
  if (words[0]?.text !== 'i' || words[2]?.text !== 'you') return undefined
  const { wishes, score } = readClause(line, words, context)
  const [wish] = wishes
  return wish?.kind === 'idea' && score > 0.5 ? wish : undefined
}

const spoken = (text: string, ending: string): string =>
  text === '' || ending === '' || ending === '.' || ending === ':' ? text : text + ending

const isPolite = (words: readonly Word[]): boolean => words.some(({ text }) => polite.has(text))

/** `Give me your ring or I will break your finger`: what is wanted stands before the threat. */
const beforeOr = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }) => text === 'or')
  return at > 0 ? words.slice(0, at) : words
}

/** `can you pull that bucket up` bids: what is left is the deed. */
export const bidden = (words: readonly Word[]): readonly Word[] => {
  const rest = isFavour(words) && words[1]?.text === 'you' ? words.slice(2) : words
  return rest[0]?.text === 'please' || rest[0]?.text === 'kindly' ? rest.slice(1) : rest
}

/** What goes along with other words rather than standing alone. */
const light: ReadonlySet<SpeechAct> = new Set(['greet', 'say', 'tell', 'agree', 'joke'])
const isLight = (wish: Speech): boolean =>
  light.has(wish.act) || (wish.act === 'request' && (wish.wants?.verb === 'listen' || wish.wants?.verb === 'look')) // `listen to that` only asks for their ear

/** What was said from the one to the other, as it was typed. */
function spokenTogether(line: string, before: Speech, wish: Speech): string {
  const first = before.said
  if (wish.said === '' || first === '') return wish.said || first
  const from = line.indexOf(first)
  const to = line.indexOf(wish.said, from + 1)
  const typed = from === -1 || to === -1 ? '"' : line.slice(from, to + wish.said.length)
  return isNarrated(typed) ? `${withStop(capitalOf(first))} ${capitalOf(wish.said)}` : typed
}

/** Between two quotes stands what is done, and nobody says that. */
const isNarrated = (typed: string): boolean => typed.includes('"') || typed.includes('“')

/** Sentences to the same ears are one speech, unless each of them weighs. */
export function joined(line: string, wishes: readonly Wish[]): readonly Wish[] {
  const told: Wish[] = []
  for (const wish of wishes) {
    const before = told.at(-1)
    const isSame = before?.kind === 'speech' && wish.kind === 'speech' && before.to?.id === wish.to?.id
    if (isSame && before.act === 'threaten' && wish.act === 'request') {
      told[told.length - 1] = { ...wish, act: 'threaten', words: `${before.words}: ${wish.words}` }
      continue
    }
    if (!isSame || (before.act !== wish.act && !isLight(before) && !isLight(wish))) {
      told.push(wish)
      continue
    }
    const main =
      isLight(before) && (!isLight(wish) || before.act === 'greet' || before.act === 'request') ? wish : before
    told[told.length - 1] = {
      ...main,
      words: `${before.words}${before.said === '' ? ':' : ''} ${wish.words}`,
      said: spokenTogether(line, before, wish),
      about: [...new Map([...main.about, ...before.about, ...wish.about].map(thing => [thing.id, thing])).values()],
      ...((before.isPolite ?? wish.isPolite) !== undefined && { isPolite: true as const }),
    }
  }
  return told
}
