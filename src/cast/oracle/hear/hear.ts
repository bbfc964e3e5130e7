/**
 * The only reader of a player's line. Whom it is said to comes first; then whether it asks, tells or does; then every
 * verb its words could be is ranked with what it is done to. No content word is passed over: it is in a role, in what is
 * said, in a condition, or left for whoever answers.
 */
import { remembering } from '../../../core/memo.ts'
import { assert } from '../../../core/result.ts'
import { daysIn, isOnlyDays } from '../../../english/days.ts'
import { emotesTold } from '../../../english/emotes.ts'
import { textBetween, wordsOfLine, type Word } from '../../../english/line.ts'
import { sentencesIn, type Sentence } from '../../../english/sentences.ts'
import { exclamations, firstPersons, isContent } from '../../../english/small-words.ts'
import { spellings, tidied } from '../../../english/tidy.ts'
import { asNamed } from './as-named.ts'
import { asCalled, callsTo } from './called.ts'
import type { Context } from './names.ts'
import { isManner, mannersIn } from './manner.ts'
import { startsDeed } from './mood.ts'
import { chosenFrom } from './options.ts'
import { asksOfTable, type AskedOfTable } from './questions.ts'
import { isWho } from './reported.ts'
import { readSentence } from './sentence.ts'
import { after, leftIn } from './sequence.ts'
import type { DeedVerb, Hear, Heard, Hearing, Thing, Wish } from '../desk/wishes.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import type { Read } from './clause.ts'
import { isClaim, joined, said } from './speech.ts'
import { askedBack, whichOf } from './wishes.ts'

/** More than anybody carries out in one breath. */
const mostWishes = 6
const longestHeard = 2_000

const toTable = new Set(['gm', 'dm', 'ooc', 'narrator', 'referee'])

/** `GM, …`, `…, GM?`, `out of character: …`: what is put to the table, without the call. */
function calledTable(called: readonly Word[]): readonly Word[] | undefined {
  const words = called.slice(called[0]?.text === 'to' ? (called[1]?.text === 'the' ? 2 : 1) : 0) // `(to the GM) …`
  const [first, second, third, fourth] = words
  if (toTable.has(first?.text ?? '') && /[,:)]/u.test(second?.gap ?? '')) return words.slice(1)
  if (first?.text === 'out' && second?.text === 'of' && third?.text === 'character' && /[,:)]/u.test(fourth?.gap ?? '')) return words.slice(3) // prettier-ignore
  const last = words.at(-1)
  return words.length > 1 && toTable.has(last?.text ?? '') && last?.gap.includes(',') === true ? words.slice(0, -1) : undefined // prettier-ignore
}

/** `GM, is that so?`, `((one moment))`: put to whoever runs the game. */
function forTable(line: string, words: readonly Word[], context: Context): readonly [Wish, ...Wish[]] | undefined {
  const put = calledTable(words)
  if (put === undefined && !/^\s*(?:\(\(|\/\/|\[)/u.test(line)) return undefined
  const rest = put ?? words
  const asked = asksOfTable(rest, context, true)
  const [first = { matter: 'aside' as const, about: [], left: leftIn(rest) }, ...more] = asked
  const question = (one: AskedOfTable): Wish => ({
    kind: 'question',
    ...one,
    words: textBetween(line, rest),
    manner: [],
  })
  return [question(first), ...more.map(question)]
}

/** `I threaten the clerk: give me the money`, `I smile at her: come on`: a colon opens what is said to whoever was faced. */
function spokenTo(wishes: readonly Wish[], ending: string, { talkingTo }: Context): Thing | undefined {
  const last = wishes.at(-1)
  if (ending !== ':' || last?.by !== undefined) return undefined
  if (last?.kind === 'speech') return last.to
  const named = last?.kind === 'deed' ? [last.roles.whom, last.roles.what] : last?.kind === 'idea' ? last.names : []
  return named.find(one => one !== undefined && isWho(one)) ?? (last?.kind === 'deed' && last.verb === 'gesture' ? talkingTo : undefined) // prettier-ignore
}

/** `Let's plan: we follow him`: what stands behind the colon is put to the company. */
const planned = (last: Wish | undefined, isOpened: boolean): boolean =>
  isOpened && last?.kind === 'deed' && last.verb === 'plan'

function toCompany(line: string, { words, ending }: Sentence, context: Context): Read & { readonly to?: Thing } {
  const company = context.things.find(({ kind }) => kind === 'company')
  const wishes = said(line, words, ending, company, context)
  return { score: 1, unclear: [], wishes: wishes.map(wish => (wish.kind === 'speech' && wish.act !== 'ask' ? { ...wish, act: 'advise' } : wish)) } // prettier-ignore
}

const untrue = new Set('bluff bluffing lie lying false untrue'.split(' '))

/** `… (that is a bluff)`: said to the table alone, and true of what was said. */
function asideIn(typed: string): { readonly line: string; readonly isFalse: boolean } {
  const to = typed.trimEnd().endsWith(')') ? typed.lastIndexOf('(') : -1
  if (!/\p{L}/u.test(typed.slice(0, Math.max(0, to)))) return { line: typed, isFalse: false }
  return { line: typed.slice(0, to), isFalse: wordsOfLine(typed.slice(to)).some(({ text }) => untrue.has(text)) }
}

const claiming: ReadonlySet<SpeechAct> = new Set(['tell', 'say', 'request', 'order'])

/** Who one says one is has to be believed. */
const asClaim = (wish: Wish, context: Context): Wish =>
  wish.kind === 'speech' && claiming.has(wish.act) && wish.to?.kind === 'person' && isClaim(wish.said, context) ? asLie(wish) : wish // prettier-ignore

const asLie = (wish: Wish): Wish =>
  wish.kind === 'speech' ? { ...wish, isFalse: true, ...(wish.act === 'tell' && { act: 'lie' as const }) } : wish

/** What no sentence explained goes with what was: into the talk, or to whoever answers the first deed. */
function withSpare(wishes: readonly Wish[], spare: readonly Word[], line: string): readonly Wish[] {
  const [first, ...rest] = wishes
  if (first === undefined || spare.length === 0) return wishes
  const isBefore = (spare[0]?.at ?? 0) < line.indexOf(first.words)
  return first.kind === 'speech'
    ? [{ ...first, said: isBefore ? line.slice(spare[0]?.at, line.indexOf(first.words) + first.words.length) : `${first.said} ${textBetween(line, spare)}` }, ...rest] // prettier-ignore
    : [{ ...first, left: [...first.left, ...leftIn(spare)] }, ...rest]
}

/** `Right, enough of this.`: a breath drawn before what follows. */
function isMuttered({ words }: Sentence): boolean {
  const from = words.findIndex(({ text }) => !exclamations.has(text))
  return from === -1 || (words[from]?.text === 'enough' && words.length - from < 5)
}

const talking: ReadonlySet<string> = new Set<DeedVerb>(['shout', 'plan', 'gesture', 'perform', 'show', 'give', 'pray'])

/** `I knock back: sixty-six knocks`: how it is done, where nobody was spoken to. */
const isDetail = ({ words }: Sentence, last: Wish | undefined): boolean =>
  last?.kind === 'deed' &&
  !talking.has(last.verb) &&
  last.by === undefined &&
  words[0]?.speech === undefined &&
  !firstPersons.has(words[0]?.text ?? '') &&
  !startsDeed(words)

function withDetail(wish: Wish | undefined, { words }: Sentence, line: string): Wish {
  assert(wish !== undefined, 'a colon stands behind something')
  return { ...wish, words: `${wish.words}: ${textBetween(line, words)}`, left: [...wish.left, ...leftIn(words)] }
}

/** Who was just spoken to in quotes hears the next ones too. */
function earsOf(wishes: readonly Wish[], { words }: Sentence): Thing | undefined {
  const last = wishes.findLast(wish => wish.kind === 'speech')
  return words.some(({ speech }) => speech !== undefined) && last?.kind === 'speech' ? last.to : undefined
}

/** `I practise for a week`: what somebody of their own means to spend days on. */
function withDays(wish: Wish): Wish {
  const days = (wish.kind === 'deed' || wish.kind === 'idea') && wish.by === undefined ? daysIn(wordsOfLine(wish.words)) : undefined // prettier-ignore
  return days === undefined ? wish : { ...wish, days }
}

/** `We take a week off: I work at the inn` spends the week on what is said behind it. */
const withDaysHandedOn = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.flatMap((wish, at) => {
    const [before, next] = [wishes[at - 1], wishes[at + 1]]
    if (isSpare(wish) && isOpen(next)) return []
    return isSpare(before) && isOpen(wish) ? [{ ...wish, days: before.days }] : [wish]
  })

const isOpen = (wish: Wish | undefined): boolean =>
  (wish?.kind === 'deed' || wish?.kind === 'idea') && wish.days === undefined && wish.by === undefined

const isSpare = (wish: Wish | undefined): wish is Wish & { readonly days: number } =>
  wish?.days !== undefined && isOnlyDays(wordsOfLine(wish.words))

/** `the first guard I see`: whichever it is, nothing is done to the seeing. */
const inSight =
  /(?<=\b(?:the|any|every|first|nearest|next|an?) [\w'’ -]{2,30}) (?:that |whom )?(?:i|we) (?:can )?(?:see|find|meet|spot|come across)(?=[.!?]*$)/iu

function heardIn(typed: string, hearing: Hearing): Heard {
  const line = typed
    .replaceAll(/[*_`>]+/gu, ' ')
    .trimEnd()
    .replace(inSight, '')
  const words = wordsOfLine(line)
  if (words.length === 0) return { kind: 'nothing' }
  const put = forTable(line, words, hearing)
  if (put !== undefined) return { kind: 'wishes', wishes: put }
  const [wishes, unclear, spare]: [Wish[], Thing[], Word[]] = [[], [], []]
  let [context, to]: [Context, Thing | undefined] = [hearing, undefined]
  const sentences = sentencesIn(line, words)
  let opened = false
  for (const one of sentences) {
    if (sentences.length > 1 && !opened && isMuttered(one)) continue
    if (opened && to === undefined && isDetail(one, wishes.at(-1))) {
      wishes[wishes.length - 1] = withDetail(wishes.at(-1), one, line)
      opened = false
      continue
    }
    const how = wishes.length === 0 || to === undefined ? [] : mannersIn(one.words)
    if (how.length > 0 && one.words.every(({ text }) => isManner(text) || !isContent(text))) {
      for (const [at, wish] of wishes.entries())
        wishes[at] = { ...wish, manner: [...new Set([...wish.manner, ...how])] } // `…. quietly`
      continue
    }
    const called = callsTo(wishes.at(-1), opened, context)
    const talked = wishes.at(-1)
    const read: Read & { readonly to?: Thing } = planned(wishes.at(-1), opened)
      ? toCompany(line, one, context)
      : called === undefined
        ? readSentence(line, one, { ...context, isOpened: opened }, to)
        : { score: 1, unclear: [], wishes: said(line, one.words, one.ending, called, context), to: called }
    const isMore =
      read.wishes.length === 0 && read.to === undefined && talked?.kind === 'speech' && talked.to !== undefined
    const heard = isMore ? { ...read, wishes: said(line, one.words, one.ending, talked.to, context) } : read
    if (planned(wishes.at(-1), opened) || called !== undefined) wishes.pop() // to say it is to plan it, or to call it
    const before = wishes.at(-1)
    if (opened && before?.kind === 'speech') wishes[wishes.length - 1] = { ...before, said: '' } // `a secret: …`
    opened = one.ending === ':'
    if (heard.wishes.length === 0) spare.push(...one.words)
    wishes.push(...heard.wishes.map(wish => asCalled(wish, context)))
    unclear.push(...heard.unclear)
    context = after(context, heard.wishes)
    to =
      heard.to ??
      spokenTo(heard.wishes, one.ending, context) ??
      (heard.wishes.some(({ kind }) => kind === 'speech') ? (to ?? earsOf(heard.wishes, one)) : undefined)
  }
  const [only, ...more] = withDaysHandedOn(
    joined(line, withSpare(wishes, spare, line))
      .slice(0, mostWishes)
      .map(wish => withDays(asClaim(wish, context))),
  )
  if (only === undefined) return words.some(({ text }) => isContent(text)) ? askedBack(hearing) : { kind: 'nothing' }
  return unclear.length > 1 && more.length === 0 ? whichOf(only, unclear) : { kind: 'wishes', wishes: [only, ...more] }
}

const spellingsOf = remembering((things: readonly Thing[]) =>
  spellings(things.flatMap(({ kind, name }) => (kind === 'person' || kind === 'companion' ? [name] : []))),
)

export const hear: Hear = (raw, hearing) => {
  const typed = asNamed(tidied(emotesTold(raw.slice(0, longestHeard)), spellingsOf(hearing.things)), hearing)
  const chosen = chosenFrom(typed, hearing)
  if (chosen === undefined) {
    const { line, isFalse } = asideIn(typed)
    const heard = heardIn(line, hearing)
    return isFalse && heard.kind === 'wishes' ? { ...heard, wishes: heard.wishes.map(asLie) } : heard
  }
  return typeof chosen === 'string' ? heardIn(chosen, { ...hearing, options: [] }) : { kind: 'wishes', wishes: chosen }
}
