/**
 * The only reader of a player's line. Whom it is said to comes first; then whether it asks, tells or does; then every
 * verb its words could be is ranked with what it is done to. No content word is passed over: it is in a role, in what is
 * said, in a condition, or left for whoever answers.
 */
import { textBetween, wordsOfLine, type Word } from '../../../english/line.ts'
import { clausesIn, sentencesIn, type Clause, type Sentence } from '../../../english/sentences.ts'
import { firstPersons, isAdverb, isContent, modals, prepositions, subjects } from '../../../english/small-words.ts'
import { isBase, isPast, verbOf } from '../../../english/verbs.ts'
import { isAsking } from './acts.ts'
import { addressed } from './address.ts'
import { leftIn, readClause, withPronoun, type Read } from './clause.ts'
import { headIn } from './deed.ts'
import { isVerb } from './lexicon.ts'
import { mannersIn } from './manner.ts'
import { meant, personNamed, type Context } from './names.ts'
import { chosenFrom } from './options.ts'
import { askedOfTable } from './questions.ts'
import { said, joined, isBidding } from './speech.ts'
import { around } from '../../../english/noun-phrases.ts'
import type { Deed, DeedVerb, Hear, Heard, Hearing, Thing, Wish } from './types.ts'

const mostWishes = 6

const isWho = ({ kind }: Thing): boolean => kind === 'person' || kind === 'companion' || kind === 'foe'

/** Whoever would answer, where nobody is named. */
const listener = ({ talkingTo, things }: Context): Thing | undefined => {
  if (talkingTo !== undefined) return talkingTo
  const here = things.filter(({ kind, from }) => kind === 'person' && from === 'here')
  return new Set(here.map(({ id }) => id)).size === 1 ? here[0] : undefined
}

const toTable = new Set(['gm', 'dm', 'ooc', 'narrator', 'oracle', 'referee', 'keeper'])

/** `GM, is that so?`, `(ooc) one moment`. */
function forTable(line: string, words: readonly Word[], context: Context): readonly Wish[] | undefined {
  const isPut = toTable.has(words[0]?.text ?? '') && /[,:)]/u.test(words[1]?.gap ?? '')
  const isAside = /^\s*(?:\(\(|\/\/|\[)/u.test(line)
  if (!isPut && !isAside) return undefined
  const rest = words.slice(isPut ? 1 : 0)
  const asked = askedOfTable(rest, context)
  return [
    {
      kind: 'question',
      matter: asked?.matter ?? 'aside',
      about: asked?.about ?? [],
      left: asked?.left ?? leftIn(rest),
      words: textBetween(line, rest),
      manner: [],
    },
  ]
}

const ofMind = new Set('know think believe suspect hate love trust doubt hope wish owe mean suppose guess reckon bet regret understand agree disagree want need miss like care worry fear swear promise apologise apologize forgive accept refuse feel'.split(' ')) // prettier-ignore

/** What `I` says of itself is no deed: what is over, what is felt, what is sworn. */
function isStatement(words: readonly Word[], context: Context): boolean {
  const [first, second] = [words[0]?.text ?? '', words[1]?.text ?? '']
  if (firstPersons.has(first)) {
    const at = words.findIndex((word, index) => index > 0 && !isAdverb(word.text))
    const text = words[at]?.text ?? ''
    if (
      (text === 'am' || text === 'are') &&
      words[at + 1]?.text.endsWith('ing') === true &&
      words[at + 1]?.text !== 'being'
    )
      return words[at + 1]?.text === 'taking' && hasYou(words)
    if (['am', 'was', 'were', 'are', 'have', 'had', 'did', 'do'].includes(text))
      return (
        !(text === 'have' && ['a', 'an', 'some'].includes(words[at + 1]?.text ?? '') && isMeal(words)) &&
        !(text === 'have' && personNamed([words[at + 1]?.text ?? ''], context.things) !== undefined) &&
        !(text === 'do' && words[at + 1]?.text !== 'not')
      )
    if (modals.has(text))
      return (
        (hasYou(words) || text === 'should' || text === 'must' || text === 'could') && listener(context) !== undefined
      )
    if (isPast(text) && !isBase(text)) return true
    const verb = verbOf(text) ?? ''
    return (
      ofMind.has(verb) &&
      !(['want', 'need', 'like', 'love', 'hope', 'wish', 'care'].includes(verb) && words[at + 1]?.text === 'to') &&
      !(verb === 'feel' && !['sorry', 'bad', 'sad', 'that', 'like'].includes(words[at + 1]?.text ?? '')) &&
      !(verb === 'think' && ['about', 'of', 'back', 'over'].includes(words[at + 1]?.text ?? '')) &&
      !(
        verb === 'promise' ||
        verb === 'apologise' ||
        verb === 'apologize' ||
        verb === 'accept' ||
        verb === 'refuse' ||
        verb === 'agree' ||
        verb === 'swear'
      )
    )
  }
  if (
    [
      'you',
      'that',
      'this',
      'it',
      'he',
      'she',
      'they',
      'there',
      'these',
      'those',
      'your',
      'what',
      'nobody',
      'everybody',
      'everyone',
    ].includes(first)
  )
    return true
  return (
    second !== '' &&
    !isBidding(words) &&
    words.slice(1, 5).some(({ text }) => ['is', 'are', 'was', 'were', 'has', 'had'].includes(text))
  )
}
const hasYou = (words: readonly Word[]): boolean =>
  words.some(({ text }) => text === 'you' || text === 'your' || text === 'yours')
const isMeal = (words: readonly Word[]): boolean =>
  words.some(({ text }) =>
    ['drink', 'bite', 'meal', 'look', 'rest', 'nap', 'word', 'chat', 'sip', 'seat', 'break'].includes(text),
  )

/** `Give me …`, `Tell us …`: bid of whoever one talks with. */
const isBidToOther = (words: readonly Word[]): boolean =>
  isBidding(words) && (['me', 'us'].includes(words[1]?.text ?? '') || (words.some(({ text }) => text === 'your' || text === 'yourself' || text === 'you') && !['ask', 'tell', 'persuade', 'beg', 'promise'].includes(words[0]?.text ?? ''))) // prettier-ignore

/** `To the chapel`, `the inn`, `Marrable`: what it names says what is meant. */
function fragment(line: string, words: readonly Word[], context: Context): Read {
  const { phrases } = around(words)
  const [phrase] = phrases
  const found = phrase === undefined ? undefined : meant(phrase, context)
  if (phrase === undefined || found === undefined || found.likeness < 0.6) return { score: 0, wishes: [], unclear: [] }
  const { thing } = found
  const base = {
    words: textBetween(line, words),
    manner: mannersIn(words),
    left: phrases.slice(1).flatMap(one => leftIn(one.words)),
  }
  const isWay = thing.kind === 'place' || thing.kind === 'way'
  if (isWho(thing) && phrase.preposition === undefined)
    return {
      score: 0.8,
      unclear: [],
      wishes: [{ ...base, kind: 'speech', act: 'greet', to: thing, about: [], said: '' }],
    }
  const verb: DeedVerb = isWay || isWho(thing) || (phrase.preposition !== undefined && ['to', 'into', 'through', 'towards', 'toward', 'down', 'up', 'in', 'inside'].includes(phrase.preposition)) ? 'go' : thing.kind === 'spell' ? 'cast' : 'examine' // prettier-ignore
  const role = verb === 'go' ? (isWho(thing) ? 'whom' : 'where') : 'what'
  return { score: 0.8, unclear: [], wishes: [{ ...base, kind: 'deed', verb, roles: { [role]: thing } }] }
}

type Doer = { readonly by: Thing; readonly words: readonly Word[] }

/** `Maren blocks the way`: one of the company does it, by the word of whoever plays. */
function doerOf(words: readonly Word[], { things }: Context): Doer | undefined {
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const by = personNamed(words.slice(0, length).map(({ text }) => text), things) // prettier-ignore
    const verb = words[length]?.text ?? ''
    if (
      by?.kind === 'companion' &&
      words[length - 1]?.owns !== true &&
      verbOf(verb) !== undefined &&
      !['is', 'was', 'has', 'are', 'be', 'had'].includes(verb)
    )
      return { by, words: words.slice(length) }
  }
  return undefined
}

/** What a later clause means by `it`, `her` and `there`. */
function after(context: Context, wishes: readonly Wish[]): Context {
  let { pronouns } = context
  for (const wish of wishes) {
    const things = wish.kind === 'deed' ? Object.values(wish.roles) : wish.kind === 'speech' ? [wish.to, ...wish.about.slice(0, 1)].filter(one => one !== undefined) : wish.kind === 'idea' ? wish.names : wish.about // prettier-ignore
    for (const thing of things.toReversed())
      if (thing.id !== context.self.id) pronouns = withPronoun({ ...context, pronouns }, thing)
  }
  const spoken = wishes.find(wish => wish.kind === 'speech')
  return { ...context, pronouns, ...(spoken?.to !== undefined && { talkingTo: spoken.to }) }
}

const conditions = {
  until: 'until',
  when: 'when',
  while: 'while',
  before: 'before',
  after: 'when',
  if: 'if',
  or: 'or',
} as const

/** A condition, a reason, or somebody else's part of it, given to what stands before. */
function qualified(wishes: Wish[], { words, joint }: Clause, line: string, context: Context): void {
  const last = wishes.at(-1)
  if (last === undefined) return
  const how = joint !== undefined && joint in conditions ? conditions[joint as keyof typeof conditions] : undefined
  const manner = [...new Set([...last.manner, ...mannersIn(words)])]
  const isOpen = how !== undefined && last.condition === undefined
  wishes[wishes.length - 1] = isOpen
    ? { ...last, manner, condition: { joint: how, words: textBetween(line, words) } }
    : { ...last, manner, left: [...last.left, ...leftIn(words)] }
  void context
}

type Line = { readonly line: string; readonly unclear: Thing[]; score: number }

/** A sentence of deeds, one after the other; each clause knows what those before it spoke of. */
function deedsIn(state: Line, words: readonly Word[], start: Context, by?: Thing): readonly Wish[] {
  const wishes: Wish[] = []
  let context = start
  const clauses = clausesIn(words, (from, at) => runsOn(words, from, at))
  for (const clause of clauses) {
    const [first] = clause.words
    if (first === undefined) continue
    const doer = doerOf(clause.words, context)
    const isMine = firstPersons.has(first.text)
    const isSide = clause.joint !== undefined && clause.joint !== 'then'
    if (
      isSide &&
      !(clause.joint === 'while' && (doer !== undefined || (isMine && by !== undefined))) &&
      !(clause.joint === 'so' && isMine) &&
      wishes.length > 0
    ) {
      qualified(wishes, clause, state.line, context)
      continue
    }
    const read = readClause(state.line, doer?.words ?? clause.words, context)
    if (read.wishes.length === 0) {
      const last = wishes.at(-1)
      if (last !== undefined) qualified(wishes, { words: clause.words }, state.line, context)
      continue
    }
    const doing = doer?.by ?? (isMine ? undefined : (by ?? undefined))
    const own = read.wishes.map(wish => (doing === undefined || wish.by !== undefined ? wish : { ...wish, by: doing }))
    state.score = Math.max(state.score, read.score)
    state.unclear.push(...read.unclear)
    wishes.push(...own)
    context = after(context, own)
  }
  return wishes
}

/** `I tell her to wait and keep quiet`: what is told runs on over the joint. */
function runsOn(words: readonly Word[], from: number, at: number): boolean {
  const head = headIn(words.slice(from, at))
  if (head === undefined) return false
  const verb = verbOf(words[from + head.at]?.text ?? '') ?? ''
  const isTelling = [
    'tell',
    'say',
    'ask',
    'persuade',
    'convince',
    'order',
    'promise',
    'swear',
    'warn',
    'beg',
    'command',
    'urge',
    'whisper',
    'confess',
    'explain',
    'threaten',
    'offer',
    'lie',
    'pretend',
    'announce',
    'shout',
    'admit',
  ].includes(verb)
  if (!isTelling) return false
  const before = words.slice(from + head.at + 1, at)
  const text = words[at]?.text ?? ''
  if (
    text === 'if' ||
    text === 'whether' ||
    text === 'when' ||
    text === 'while' ||
    text === 'before' ||
    text === 'until' ||
    text === 'because' ||
    text === 'so' ||
    text === 'as'
  )
    return text !== 'while'
  return (
    before.some((word, index) => word.text === 'to' && isBase(before[index + 1]?.text ?? '')) ||
    (subjects.has(words[at + 1]?.text ?? '') && before.length > 1)
  )
}

function sentence(
  state: Line,
  { words, ending }: Sentence,
  context: Context,
  to: Thing | undefined,
): { readonly wishes: readonly Wish[]; readonly to?: Thing } {
  const { line } = state
  const who = addressed(words, context)
  if (who.to !== undefined) {
    const company = who.to.kind === 'companion'
    if (company && isBidding(who.words) && ending !== '?') {
      const wishes = said(line, who.words, ending, who.to, context, who.hail)
      const isOrder = wishes.some(wish => wish.by !== undefined)
      return {
        to: who.to,
        wishes: isOrder ? deedsIn(state, who.words, { ...context, addressee: who.to }, who.to) : wishes,
      }
    }
    state.score = Math.max(state.score, 1)
    return { to: who.to, wishes: said(line, who.words, ending, who.to, context, who.hail) }
  }
  const rest = who.words
  if (rest.length === 0)
    return who.hail.length > 0
      ? { wishes: said(line, [], ending, to ?? listener(context), context, who.hail) }
      : { wishes: [] }
  const asked = hasYou(rest) && (to ?? listener(context)) !== undefined ? undefined : askedOfTable(rest, context)
  if (asked !== undefined && !(to !== undefined && isWho(to) && asked.matter !== 'whereabouts')) {
    state.score = Math.max(state.score, 1)
    return { wishes: [{ kind: 'question', ...asked, words: textBetween(line, rest), manner: [] }] }
  }
  const speaks = to ?? listener(context)
  const quote = rest.length === 1 && rest[0]?.speech !== undefined
  if (
    quote ||
    isAsking(rest, ending) ||
    (to !== undefined && !isOwnDeed(rest)) ||
    isStatement(rest, context) ||
    (isBidToOther(rest) && speaks !== undefined)
  ) {
    state.score = Math.max(state.score, 1)
    const inner = quote ? wordsOfLine(rest[0]?.speech ?? '') : undefined
    if (inner !== undefined)
      return { wishes: said(rest[0]?.speech ?? '', inner, (rest[0]?.speech ?? '').at(-1) ?? '', speaks, context) }
    const isForUs = speaks === undefined && isAsking(rest, ending)
    const company = context.things.find(({ kind }) => kind === 'company')
    return {
      ...(to !== undefined && { to }),
      wishes: said(line, rest, ending, speaks ?? (isForUs || hasYou(rest) ? company : undefined), context, who.hail),
    }
  }
  const isFragment = prepositions.has(rest[0]?.text ?? '') && !rest.some(({ text }) => firstPersons.has(text))
  if (
    isFragment ||
    (!isVerb(rest[0]?.text ?? '') && !firstPersons.has(rest[0]?.text ?? '') && !startsDeed(rest, context))
  ) {
    const read = fragment(line, rest, context)
    state.score = Math.max(state.score, read.score)
    if (read.wishes.length > 0) return { wishes: read.wishes }
  }
  return { wishes: deedsIn(state, fromSubject(rest), context) }
}

/** `In the night I sneak off`: the deed begins with who does it. */
const fromSubject = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }) => firstPersons.has(text))
  return at > 0 && prepositions.has(words[0]?.text ?? '') ? [...words.slice(at), ...words.slice(0, at)] : words
}
const startsDeed = (words: readonly Word[], context: Context): boolean =>
  words.slice(0, 3).some(({ text }, at) => isBase(text) && words.slice(0, at).every(word => isAdverb(word.text) || modals.has(word.text) || word.text === 'let' || word.text === 'us' || word.text === 'please')) || doerOf(words, context) !== undefined // prettier-ignore
const isOwnDeed = (words: readonly Word[]): boolean => firstPersons.has(words[0]?.text ?? '') && verbOf(words[1]?.text ?? '') !== undefined && isBase(words[1]?.text ?? '') && !hasYou(words) && !ofMind.has(words[1]?.text ?? '') // prettier-ignore

/** `Do you mean the upper stile or the lower one?` */
function whichOf(wishes: readonly Wish[], unclear: readonly Thing[]): Heard {
  const [wish] = wishes
  const [meant] = unclear
  if (wish?.kind !== 'deed' || meant === undefined) return { kind: 'wishes', wishes }
  const role = (Object.keys(wish.roles) as (keyof Deed['roles'])[]).find(one => wish.roles[one]?.id === meant.id)
  if (role === undefined) return { kind: 'wishes', wishes }
  const readings = unclear
    .slice(0, 3)
    .map(thing => ({ wish: { ...wish, roles: { ...wish.roles, [role]: thing } }, offer: offerOf(wish, thing) }))
  return { kind: 'unclear', readings }
}

const offerOf = ({ verb, words }: Deed, { name }: Thing): string =>
  `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${name}`.replace(/\s+/gu, ' ') || words

/** What could be meant where nothing was understood: the best that can be done now. */
function askedBack({ affordances, self }: Hearing, line: string): Heard {
  const best = affordances.filter(({ offer }) => offer !== undefined).toSorted((one, other) => other.worth - one.worth).slice(0, 2) // prettier-ignore
  void self
  return {
    kind: 'unclear',
    readings: best.map(({ verb, roles, offer = '' }) => ({
      offer,
      wish: wishFor(verb, roles, offer === '' ? line : offer),
    })),
  }
}

/** An affordance as the wish it stands for. */
export function wishFor(
  verb: DeedVerb | import('../../../table/parts.ts').SpeechAct,
  roles: Deed['roles'],
  words: string,
): Wish {
  const base = { words, manner: [], left: [] }
  if (isDeedVerb(verb)) return { ...base, kind: 'deed', verb, roles }
  const { whom, about, what } = roles
  return {
    ...base,
    kind: 'speech',
    act: verb,
    ...(whom !== undefined && { to: whom }),
    about: [about, what].filter(one => one !== undefined),
    said: '',
    ...(verb === 'ask' && { asks: 'what' as const }),
  }
}
const isDeedVerb = (verb: string): verb is DeedVerb => isVerbId(verb)
import { deedVerbs } from './types.ts'
const deedIds: ReadonlySet<string> = new Set(deedVerbs)
const isVerbId = (verb: string): boolean => deedIds.has(verb)

export const hear: Hear = (typed, hearing) => {
  const chosen = chosenFrom(typed, hearing)
  if (chosen !== undefined)
    return typeof chosen === 'string'
      ? heardIn(chosen, { ...hearing, options: [] })
      : { kind: 'wishes', wishes: chosen }
  return heardIn(typed, hearing)
}

function heardIn(typed: string, hearing: Hearing): Heard {
  const line = typed.replaceAll(/[*_`>]+/gu, ' ').slice(0, 2_000)
  const words = wordsOfLine(line)
  if (words.length === 0) return { kind: 'nothing' }
  const put = forTable(line, words, hearing)
  if (put !== undefined) return { kind: 'wishes', wishes: put }
  const state: Line = { line, unclear: [], score: 0 }
  const wishes: Wish[] = []
  let [context, to]: [Context, Thing | undefined] = [hearing, undefined]
  for (const one of sentencesIn(line, words)) {
    const heard = sentence(state, one, context, to)
    wishes.push(...heard.wishes)
    context = after(context, heard.wishes)
    to = heard.to ?? (heard.wishes.some(({ kind }) => kind === 'speech') ? to : undefined)
  }
  const all = joined(wishes).slice(0, mostWishes)
  if (all.length === 0)
    return words.some(({ text }) => isContent(text)) ? askedBack(hearing, line) : { kind: 'nothing' }
  return state.unclear.length > 1 && all.length === 1 ? whichOf(all, state.unclear) : { kind: 'wishes', wishes: all }
}
