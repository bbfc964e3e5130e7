/** One sentence: said to somebody, asked of the table, told, or done. */
import { textBetween, wordsOfLine, type Word } from '../../../english/line.ts'
import { around } from '../../../english/noun-phrases.ts'
import { isDeedAt, restAt, type Sentence } from '../../../english/sentences.ts'
import {
  exclamations,
  firstPersons,
  modals,
  prepositions,
  questioners,
  reporting,
  subjects,
} from '../../../english/small-words.ts'
import { pronounIn } from '../../../english/pronouns.ts'
import { isBase, verbOf } from '../../../english/verbs.ts'
import { cuedAct, isAsking, isStronglyCued } from './acts.ts'
import { ideaOf, thingsNamed } from './deed.ts'
import { addressed, type Addressed } from './address.ts'
import { soughtIn, type Read } from './clause.ts'
import { isVerb } from './lexicon.ts'
import { mannersIn } from './manner.ts'
import {
  anybody,
  hasYou,
  isBiddenAsYou,
  isBidding,
  isBidToOther,
  isForCompany,
  isLeftUndone,
  isOwnDeed,
  isStatement,
  startsDeed,
  isFelt,
} from './mood.ts'
import { meant, type Context } from './names.ts'
import { putIn } from './put.ts'
import { askedOfTable, asksOfTable } from './questions.ts'
import { deedsIn, doerOf, leftIn } from './sequence.ts'
import { isAskedFor, said } from './speech.ts'
import { formOf, goesOn, isOfSight } from './world.ts'
import type { DeedVerb, IdeaKind, Thing, Wish } from '../desk/wishes.ts'
import type { SpeechAct } from '../../../table/parts.ts'

const nothing: Read = { score: 0, wishes: [], unclear: [] }
const surely = (wishes: readonly Wish[]): Read => ({ score: 1, wishes, unclear: [] })

const isSomebody = ({ kind }: Thing): boolean => kind === 'person' || kind === 'companion' || kind === 'foe'

/** Whoever would answer, where nobody is named. */
const listener = ({ talkingTo, things }: Context): Thing | undefined => {
  if (talkingTo !== undefined) return talkingTo
  const here = things.filter(({ kind, from }) => kind === 'person' && from === 'here')
  return here.length === 1 ? here[0] : undefined
}

const everyone = ({ things }: Context): Thing | undefined => things.find(({ kind }) => kind === 'company')

const onward = new Set('to into through towards toward down up in inside onto out'.split(' '))

const ways = new Set('north south east west northeast northwest southeast southwest up down upstairs downstairs inside outside back left right forward onwards onward home'.split(' ')) // prettier-ignore

/** `To the chapel`, `the inn`, `Marrable`: what it names says what is meant. */
function fragment(line: string, words: readonly Word[], context: Context): Heard {
  const [only, ...more] = words
  if (only !== undefined && more.length === 0 && ways.has(only.text)) return surely([{ words: only.raw, manner: [], left: [only.text], kind: 'deed', verb: 'go', roles: {} }]) // prettier-ignore
  const { phrases } = around(words)
  const [phrase, ...others] = phrases
  const found = phrase === undefined ? undefined : meant(phrase, context)
  const isUnknown = found === undefined && phrase?.preposition === 'to' && phrase.isOpened === true
  if (isUnknown) return surely([{ words: textBetween(line, words), manner: [], left: [textBetween(line, phrase.words)], kind: 'deed', verb: 'go', roles: {} }]) // prettier-ignore
  if (phrase === undefined || found === undefined || found.likeness < 0.6) return nothing
  const { thing } = found
  const isLooked =
    !isSomebody(thing) &&
    thing.kind !== 'place' &&
    thing.kind !== 'way' &&
    thing.kind !== 'spell' &&
    phrase.preposition === undefined
  const base = {
    words: isLooked ? `look at ${textBetween(line, words)}` : textBetween(line, words),
    manner: mannersIn(words),
    left: others.flatMap(one => leftIn(one.words)),
  }
  const [second] = others
  const goal = thing.kind === 'companion' && second?.preposition !== undefined && onward.has(second.preposition) ? meant(second, context)?.thing : undefined // prettier-ignore
  if (goal?.kind === 'place' || goal?.kind === 'way')
    return surely([{ ...base, left: [], kind: 'deed', verb: 'go', roles: { where: goal }, by: thing }])
  const isLed = phrase.preposition !== undefined && onward.has(phrase.preposition)
  if (isSomebody(thing) && !isLed)
    return { ...surely([{ ...base, kind: 'speech', act: 'greet', to: thing, about: [], said: '' }]), to: thing }
  const isGoing = isLed || thing.kind === 'place' || thing.kind === 'way'
  const verb: DeedVerb = isGoing ? 'go' : thing.kind === 'spell' ? 'cast' : 'examine'
  const role = isGoing ? (isSomebody(thing) ? 'whom' : 'where') : 'what'
  return { ...surely([{ ...base, kind: 'deed', verb, roles: { [role]: thing } }]), score: 0.8 }
}

const setting = new Set('off on onward onwards over away forth'.split(' '))

/** `back`, `down`, `back to the inn`, `off to bed`: no deed is named, and one goes. */
function backTo(words: readonly Word[]): readonly Word[] | undefined {
  const [first, next] = words
  if (first === undefined || !(ways.has(first.text) || setting.has(first.text))) return undefined
  if (next === undefined) return ways.has(first.text) ? words : undefined
  const end = words.findIndex(({ gap }, at) => at > 1 && gap.includes(',')) // `…, I am starving` is why
  return onward.has(next.text) && (first.text === 'back' || setting.has(first.text)) ? words.slice(1, end === -1 ? undefined : end) : undefined // prettier-ignore
}

const leading = new Set(['while', 'when', 'as', 'once', 'before', 'after'])

/** `In the night I sneak off`: the deed begins with who does it. */
const fromSubject = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }) => firstPersons.has(text))
  return at > 0 && (prepositions.has(words[0]?.text ?? '') || (at > 2 && leading.has(words[0]?.text ?? '')))
    ? [...words.slice(at), ...words.slice(0, at)]
    : words
}

/** What somebody else does meanwhile is read with the part of each, and done once. */
const once = (wishes: readonly Wish[]): readonly Wish[] => [
  ...new Map(wishes.map(wish => [`${wish.by?.id ?? ''} ${wish.words}`, wish])).values(),
]

const attention = new Set('listen up hear me out attention heads gather round'.split(' '))

/** `Everyone, listen up: …`: they are to hear what follows. */
const isForAttention = (words: readonly Word[], ending: string): boolean =>
  ending === ':' && words.length > 0 && words.every(({ text }) => attention.has(text))

/** What one of the company is to bring about with words: it is theirs to try. */
const tasks: Partial<Readonly<Record<SpeechAct, IdeaKind>>> = { comfort: 'comfort', threaten: 'provoke', insult: 'provoke', praise: 'comfort', lie: 'trick' } // prettier-ignore

function asTask(
  line: string,
  words: readonly Word[],
  wish: Wish | undefined,
  by: Thing,
  context: Context,
): Wish | undefined {
  const idea = wish?.kind === 'speech' && by.kind === 'companion' ? tasks[wish.act] : undefined
  if (idea === undefined) return undefined
  return {
    ...ideaOf({ words: textBetween(line, words), manner: mannersIn(words), left: [] }, idea, words.slice(1), context),
    by,
  }
}

/** Said to somebody by name. One of the company who is bidden does it; several do it each. */
function toSomebody(
  line: string,
  { words: put, hail, each }: Addressed,
  to: Thing,
  ending: string,
  context: Context,
): Read {
  const bid =
    modals.has(put[0]?.text ?? '') && put[1]?.text === 'you' ? put.slice(put[2]?.text === 'please' ? 3 : 2) : put
  const sought = soughtIn(bid) === undefined ? undefined : bid // `could you check whether …?`
  const words = sought ?? (ending !== '?' && isBiddenAsYou(put) ? put.slice(1) : put)
  const isOrder =
    (to.kind === 'companion' || to.kind === 'company') && isBidding(words) && !isAskedFor(words) && (ending !== '?' || sought !== undefined) // prettier-ignore
  const reads = isOrder ? (each ?? [to]).map(one => deedsIn(line, words, { ...context, addressee: one }, one)) : []
  const talked = reads.map(({ wishes }) => asTask(line, words, wishes[0], to, context)).find(one => one !== undefined)
  if (talked !== undefined) return surely([talked])
  const isDone = reads.length > 0 && reads.every(({ score, wishes }) => score > 0.5 && wishes[0]?.kind !== 'speech')
  if (!isDone) return surely(said(line, words, ending, to, context, hail))
  return {
    score: 1,
    unclear: reads.flatMap(({ unclear }) => unclear),
    wishes: once(reads.flatMap(({ wishes }) => wishes)),
  }
}

/** `The tools are in my tin, so I open it`: what is told leads up to a deed. */
const endsInDeed = (words: readonly Word[]): boolean =>
  !firstPersons.has(words[0]?.text ?? '') &&
  words.some(({ text, gap }, at) => text === 'so' && gap.includes(',') && isOwnDeed(words.slice(at + 1)))

/** `I ask him where she is?`, `I open it?`: done, whatever mark stands behind it. */
const isDeclared = (words: readonly Word[], context: Context, speaks: Thing | undefined): boolean =>
  isOwnDeed(words) && !isStatement(words, context, speaks !== undefined)

/** Words that are said, though nobody is named: a question, what is told, what is bidden of whoever one talks with. */
function isSaid(words: readonly Word[], ending: string, context: Context, to: Thing | undefined): boolean {
  const speaks = to ?? listener(context)
  if (to !== undefined && context.isOpened === true) return true
  if (isAsking(words, ending) && !isDeclared(words, context, speaks)) return true
  if (isLeftUndone(words) || (isAskedFor(words) && ['me', 'us'].includes(words[1]?.text ?? ''))) return true
  if (speaks !== undefined && firstPersons.has(words[0]?.text ?? '') && isStronglyCued(words)) return true
  if (to !== undefined && !isOwnDeed(words)) return true
  return isStatement(words, context, speaks !== undefined) || (isBidToOther(words) && speaks !== undefined)
}

/** `Can I tie the rope to it?`, put to nobody: whoever asks so at a table wants to do it, if hands can. */
function mayDo(line: string, words: readonly Word[], context: Context): Read | undefined {
  const [first, who, verb] = words
  if (!['can', 'could'].includes(first?.text ?? '') || !firstPersons.has(who?.text ?? '') || hasYou(words))
    return undefined
  const seen = verb?.text === 'look' || verb?.text === 'read' ? words.filter(word => word !== verb) : words // to look is done, to see is asked
  if (isOfSight(seen, []) || !isBase(verb?.text ?? '')) return undefined
  const read = deedsIn(line, words.slice(1), context)
  const isFree = (wish: Wish): boolean =>
    wish.kind === 'deed' && (context.isInTalk !== true || !granted.has(wish.verb)) && !('whom' in wish.roles && wish.roles.whom?.kind === 'person') // prettier-ignore
  return read.score > 0.6 && read.wishes.every(isFree) ? read : undefined
}
/** What somebody who stands there has to grant. */
const granted: ReadonlySet<string> = new Set('take go open unlock rest buy give show eat lead follow steal help wait'.split(' ')) // prettier-ignore

export type Heard = Read & { readonly to?: Thing }

/** What is asked of nobody: the table answers, unless it goes on with a talk. */
function putToTable(
  line: string,
  words: readonly Word[],
  ending: string,
  talk: Wish | undefined,
  context: Context,
  isOfListener: boolean,
): Wish | undefined {
  const isAsked = talk?.kind === 'speech' && (talk.act === 'ask' || talk.isLeave === true) && isAsking(words, ending)
  if (!isAsked || hasYou(words)) return undefined
  const named = thingsNamed(words.filter(({ text }) => !pronounIn.has(text)), context) // prettier-ignore
  const isOfTable = talk.act === 'ask' ? isOfListener || !goesOn(words, named, context) : isOfSight(words, named) // `is Cobb married`, before Cobb
  if (!isOfTable) return undefined
  const { about } = talk
  return { kind: 'question', matter: 'world', about, form: formOf(words, about), left: [], words: textBetween(line, words), manner: [] } // prettier-ignore
}

const joints = new Set('and but then so ok okay just well alright'.split(' '))
const calling = new Set(['look', 'listen', 'see'])
const saidNext = new Set([...subjects, 'this', 'that', 'these', 'those', 'there'])

/** How much of a sentence only leads up to it: `and …`, `just …`, `look, this one …`, `I mean the other, I …`. */
function leadLength(words: readonly Word[]): number {
  const [first = '', next = ''] = words.map(({ text }) => text)
  if (first === 'my' && next === 'character') return 2
  if (words.length < 2) return 0
  if (joints.has(first) || (calling.has(first) && saidNext.has(next) && words.length > 3)) return 1
  if (first !== 'i' || next !== 'mean') return 0
  const again = words.findIndex(({ text, gap }, at) => at > 1 && gap.includes(',') && firstPersons.has(text))
  return again === -1 ? 2 : again
}

/** `And you did not look for her?` goes on from what was said. */
const withoutJoint = (words: readonly Word[]): readonly Word[] => {
  const length = leadLength(words)
  return length === 0 || length >= words.length ? words : withoutJoint(words.slice(length))
}

/** `yes`, `no thanks`, `sorry`: a word that is an answer all by itself. */
const isAnswer = (words: readonly Word[]): boolean => {
  const cue = words.length <= 5 ? cuedAct(words) : undefined
  const isBare = words.every(({ text }) => exclamations.has(text))
  return (
    cue !== undefined && answers.has(cue) && (isBare || (cue === 'agree' && firstPersons.has(words[0]?.text ?? '')))
  )
}
const answers: ReadonlySet<string> = new Set(['agree', 'refuse', 'thank', 'apologise', 'farewell'])

const markOf = (text: string): string => (['?', '!'].includes(text.at(-1) ?? '') ? (text.at(-1) ?? '') : '')

/** `"Stand back," I say, and draw` is `I say "Stand back", and draw`. */
function quoteBehind([first, ...rest]: readonly Word[]): readonly Word[] {
  if (first?.speech === undefined || rest.length < 2) return first === undefined ? [] : [first, ...rest]
  const end = rest.findIndex(
    ({ text, gap }, at) => at > 0 && (text === 'and' || (gap.includes(',') && isDeedAt(rest, at))),
  )
  return end === -1 ? [...rest, first] : [...rest.slice(0, end), first, ...rest.slice(end)]
}

/** `"nice coat" I wink`: what is said, and what is done beside it. */
const isSaidBeside = ([first, ...rest]: readonly Word[]): boolean =>
  first?.speech !== undefined &&
  rest.length > 1 &&
  isOwnDeed(rest) &&
  !rest.slice(0, 4).some(({ text }) => reporting.has(verbOf(text) ?? '') || saying.has(verbOf(text) ?? ''))

const asking = new Set('ask inquire enquire wonder demand'.split(' '))
const saying = new Set([...asking, ...'say tell whisper reply answer'.split(' ')])

const ofAll = new Set(['all', 'both', 'two', 'three', 'four', 'five'])
const isEars = (thing: Thing): boolean => isSomebody(thing) || thing.kind === 'company' || thing.kind === 'crowd'

/** `What is going on, I ask her`: who is asked stands behind. */
function toldBehind(
  words: readonly Word[],
  context: Context,
): { readonly words: readonly Word[]; readonly to?: Thing; readonly isAsked?: boolean } {
  const at = words.findLastIndex(({ text, gap }) => gap.includes(',') && firstPersons.has(text))
  const verb = words[at + 1]?.text ?? ''
  if (at < 1 || words.length - at > 8 || !saying.has(verb)) return { words }
  const tail = words.slice(at + 2)
  const [phrase] = around(tail).phrases
  const named = phrase === undefined ? undefined : meant(phrase, context)?.thing
  const isOurs = tail.some(({ text }) => text === 'them' || text === 'us') && tail.some(({ text }) => ofAll.has(text)) // `the three of them`
  const to = isOurs ? everyone(context) : named
  return { words: words.slice(0, at), isAsked: asking.has(verb), ...(to !== undefined && isEars(to) && { to }) }
}

/** `Are my friends with me?`: they stand there, and say so themselves. */
const asksAfterCompany = (words: readonly Word[], context: Context): boolean =>
  words.some(({ text }) => text === 'my' || text === 'our') &&
  thingsNamed(words.filter(({ text }) => !pronounIn.has(text)), context).some(({ kind }) => kind === 'company') // prettier-ignore

/** `Same red clay as your boots`: who wants a look at something names it, and says no more of it. */
const isRemark = (words: readonly Word[], { wishes: [first] }: Read): boolean =>
  words.length > 4 && first?.kind === 'deed' && first.verb === 'examine'

/** `to` is whoever the sentence before was said to: they still listen. */
export function readSentence(
  line: string,
  { words, ending }: Sentence,
  context: Context,
  to: Thing | undefined,
): Heard {
  const address = addressed(withoutJoint(words), context)
  if (address.to !== undefined && isForAttention(address.words, ending)) return { ...nothing, to: address.to }
  if (address.to !== undefined) return { ...toSomebody(line, address, address.to, ending, context), to: address.to }
  const { hail } = address
  const behind = toldBehind(address.words, context)
  const speaks = behind.to ?? to ?? listener(context)
  if (behind.words !== address.words)
    return { ...surely(said(line, behind.words, behind.isAsked === true ? '?' : '', speaks, context, hail)), ...(behind.to !== undefined && { to: behind.to }) } // prettier-ignore
  const [quote] = behind.words
  if (quote?.speech !== undefined && isSaidBeside(behind.words)) {
    const talk = said(quote.speech, wordsOfLine(quote.speech), markOf(quote.speech), speaks, context)
    const done = deedsIn(line, behind.words.slice(1), context)
    return { ...done, score: 1, wishes: [...talk, ...done.wishes], ...(speaks !== undefined && { to: speaks }) }
  }
  const rest = quoteBehind(behind.words)
  const [first] = rest
  const led = rest.findIndex(({ text }) => !exclamations.has(text))
  if (led > 1 && ending === '!' && !isDeedAt(rest, led))
    return surely(
      said(line, rest, ending, to ?? everyone(context) ?? speaks, context, hail).map(wish =>
        wish.kind === 'speech' ? { ...wish, act: 'comfort' } : wish,
      ),
    ) // prettier-ignore -- `hang on little one!`
  if (isAnswer(words)) return surely(said(line, words, ending, speaks, context))
  if (first === undefined) return hail.length > 0 ? surely(said(line, [], ending, speaks, context, hail)) : nothing
  if (rest.length === 1 && first.speech !== undefined) return surely(said(first.speech, wordsOfLine(first.speech), markOf(first.speech), speaks, context)) // prettier-ignore
  const aside = rest.findIndex(({ text, gap }, at) => at > 0 && gap.includes(',') && questioners.has(text))
  const asked =
    hasYou(rest) && speaks !== undefined
      ? undefined
      : (askedOfTable(rest, context) ?? (aside > 0 ? askedOfTable(rest.slice(aside), context) : undefined))
  const several = asked === undefined && !(hasYou(rest) && speaks !== undefined) ? asksOfTable(rest, context) : []
  if (several.length > 0 && to === undefined)
    return surely(several.map(one => ({ kind: 'question', ...one, words: textBetween(line, rest), manner: [] })))
  const isOfTheWorld = asked !== undefined && speaks !== undefined && (asked.matter === 'who-is' || asked.matter === 'people') && (asked.left.length > 0 || asked.about[0]?.kind === 'mention') // prettier-ignore
  const isToThem = asked?.matter === 'said' && context.isInTalk === true && rest.some(({ text }) => text === 'happened') // they know what did
  if (asked !== undefined && !isOfTheWorld && !isToThem && (to === undefined || asked.matter === 'whereabouts'))
    return surely([{ kind: 'question', ...asked, words: textBetween(line, rest), manner: [] }])
  if (restAt(rest, 0)) return deedsIn(line, rest, context)
  const doable = to === undefined ? mayDo(line, rest, context) : undefined
  if (doable !== undefined) return doable
  if (isSaid(rest, ending, context, to) && !endsInDeed(rest)) {
    const company =
      isAsking(rest, ending) || hasYou(rest) || isAskedFor(rest)
        ? context.things.find(({ kind }) => kind === 'company')
        : undefined
    const isOfThem = speaks !== undefined && !hasYou(rest) && thingsNamed(rest.filter(({ text }) => !pronounIn.has(text) && !anybody.has(text)), context).some(({ id }) => id === speaks.id) // prettier-ignore
    const isOfTrust = isOfThem && putIn(textBetween(line, rest)) === 'trust'
    const isForUs =
      to === undefined && (isForCompany(rest) || isFelt(rest) || isOfTrust || asksAfterCompany(rest, context))
    const stranger = isAsking(rest, ending) ? context.things.find(({ kind, from }) => kind === 'person' && from === 'here') : undefined // prettier-ignore
    const ears =
      isForUs || (to === undefined && isOfThem && !isAsking(rest, ending))
        ? (everyone(context) ?? speaks)
        : (speaks ?? stranger ?? company)
    const talk = said(line, rest, ending, ears, context, hail)
    const put = to === undefined && hail.length === 0 && !isForUs ? putToTable(line, rest, ending, talk[0], context, isOfThem) : undefined // prettier-ignore
    return put === undefined ? { ...surely(talk), ...(to !== undefined && { to }) } : surely([put])
  }
  const onto = backTo(rest)
  if (onto !== undefined) return fragment(line, onto, context)
  const isLed = prepositions.has(first.text) && !rest.some(({ text }) => firstPersons.has(text))
  const isDeed =
    isVerb(first.text) ||
    rest.some(({ text }) => firstPersons.has(text)) ||
    startsDeed(rest) ||
    doerOf(rest, context) !== undefined
  const named = isLed || !isDeed ? fragment(line, rest, context) : nothing
  if (isRemark(rest, named)) return surely(said(line, rest, ending, speaks ?? everyone(context), context, hail))
  if (named.wishes.length > 0) return named
  const done = deedsIn(line, fromSubject(rest), context)
  const isTalk = done.score < 0.6 && speaks !== undefined && cuedAct(rest) !== undefined
  return isTalk ? surely(said(line, rest, ending, speaks, context, hail)) : done
}
