/**
 * What a companion says to what was put to it: from its own life, from what the company knows, from how it is; with a
 * lie or a turn aside where it touches what it tells nobody; else with an honest word that it does not know.
 */
import { asSentence, contentOf, sharedWords } from '../../../english/content-words.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import type { PartOf, SpeechAct } from '../../../table/parts.ts'
import { putIn, isOfYou, type Put } from '../hear/put.ts'
import { theName } from '../../../english/naming.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { subjectOf, subjectWords } from '../content/subjects.ts'
import { shortOf } from '../voice/sheet.ts'
import { ability, isAble, sight, theory } from './judged.ts'
import { lastEntry } from './lore.ts'
import { isName, type Slots } from './moment.ts'
import { isSore, ownWords, stemsOf, thoughtOf, unsaidOf } from './own.ts'
import { aloud, bookOf, joined, newest, unsaid, type Speaker } from './speaker.ts'

type Said = PartOf<'said'>

export type Asked = { readonly sees: CompanionSees; readonly speaker: Speaker; readonly put: Said }

/** Words said to them alone or to all of them, by another: the last of this beat. */
export function putTo(sees: CompanionSees, name: string): Said | undefined {
  const short = shortOf(name)
  return sees.parts.findLast(
    (part): part is Said =>
      part.kind === 'said' &&
      shortOf(part.who) !== short &&
      part.to !== undefined &&
      (part.to === 'the company' || shortOf(part.to) === short),
  )
}

/** What is said to an act that asks nothing: keys of the voice. */
const replies: Partial<Readonly<Record<SpeechAct, keyof ReturnType<typeof bookOf>['talk']>>> = {
  thank: 'thanks',
  praise: 'praise',
  insult: 'insult',
  apologise: 'sorry',
  promise: 'pledge',
  comfort: 'comfort',
  confess: 'confide',
  greet: 'greet',
  farewell: 'farewell',
  request: 'heed',
  agree: 'remark',
  tell: 'news',
  warn: 'news',
  lie: 'news',
}

export function answerTo(asked: Asked): string {
  const words = wordsFor(asked)
  return words === undefined ? '' : aloud(words)
}

function wordsFor(asked: Asked): string | undefined {
  const { speaker, put } = asked
  const book = bookOf(speaker)
  const isAsking = put.act === 'ask' || put.text.trimEnd().endsWith('?') || putIn(put.text) !== undefined
  if (put.act === 'advise' && put.about !== undefined && put.about !== '') return vote(asked)
  if (put.act === 'joke') return newest(speaker, book.moments.joked)
  if (isAsking && put.act !== 'insult' && put.act !== 'promise') return toQuestion(asked, putIn(put.text))
  const stems = stemsOf(put.text, put.about ?? '')
  if (put.act !== 'insult' && isSore(speaker.voice, stems)) return newest(speaker, book.asked.deflect, topicOf(put))
  const key = replies[put.act]
  const own =
    put.act === 'confess' || put.act === 'tell' || put.act === 'say'
      ? unsaidOf(speaker, ownWords(speaker.voice, stems).slice(0, 2))
      : undefined
  return joined(newest(speaker, book.talk[key ?? 'remark']), own)
}

/** `cellar`, of `Cellar or bed?` */
const asTopic = (text: string): string =>
  theName(text.replaceAll('?', '').trim().toLowerCase().split(' ').slice(-2).join(' '))

const topicOf = ({ about }: Said): Slots => (about === undefined || about === '' ? {} : { topic: [called(about)] })

const called = (about: string): string => (isName(about) ? shortOf(about) : theName(about))

/** Of themselves, their friends, what is next, and else of the world. */
function toQuestion(asked: Asked, put: Put | undefined): string | undefined {
  const { speaker, sees } = asked
  const { voice } = speaker
  const book = bookOf(speaker)
  const stems = stemsOf(asked.put.text, asked.put.about ?? '')
  const sore = (isOfYou(asked.put.text) || asked.put.about !== undefined) && isSore(voice, stems)
  if (put === 'condition') return newest(speaker, book.asked[conditionOf(asked)])
  if (put === 'joke') return newest(speaker, book.talk.joke)
  if (put === 'lately') return lastEntry(sees) ?? newest(speaker, book.asked.noIdea)
  if (put === 'trust') return verdict(asked)
  if (put === 'suspect') return suspect(asked) ?? newest(speaker, book.asked.noIdea)
  if (put === 'next') return counsel(speaker) ?? newest(speaker, book.words.propose)
  if (put === 'carry' || put === 'purse' || put === 'magic') return carries(asked, put)
  if (put === 'who-of-us') return oneOfUs(asked)
  const [one, other] = asked.put.text.split(' or ')
  if (one !== undefined && other !== undefined && asked.put.text.split(' ').length <= 8)
    return newest(speaker, book.asked.forIt, { topic: [speaker.chance.isLucky(50) ? asTopic(one) : asTopic(other)] })
  if (put === 'vote') return vote(asked)
  if (put === 'with') return newest(speaker, book.talk.stand)
  if (put === 'wish') return newest(speaker, voice.will === 'contrarian' ? book.stands.reluctant : book.stands.agree)
  const mayTell = sore && put !== 'secret' ? unsaidOf(speaker, ownWords(voice, stems).slice(0, 2)) : undefined
  if (mayTell !== undefined) return joined(mayTell, newest(speaker, book.asked.enough, topicOf(asked.put)))
  if (put === 'secret' || sore) return hiding(asked, sore)
  if (put === 'regret')
    return joined(newest(speaker, book.asked.regret), unsaidOf(speaker, ownWords(voice, stems).slice(0, 1)))
  if (put === 'meant') return mourned(asked)
  if (put === 'skill') return ability(sees, speaker, stems)
  if (put === 'seen') return sight(speaker) ?? ofOthers(asked, put, stems)
  const isOfAll = asked.put.about === undefined
  if ((put === 'going-on' || put === 'opinion') && isOfAll) return theory(speaker) ?? ofOthers(asked, put, stems)
  if (put === 'going-on') return ofOthers(asked, 'opinion', stems)
  return ofThemselves(asked, put, stems) ?? ofOthers(asked, put, stems)
}

function conditionOf({ sees, speaker }: Asked): 'fine' | 'hurt' | 'bad' {
  const own = sees.parts.findLast(part => part.kind === 'condition' && shortOf(part.who) === speaker.voice.short)
  const state = own?.kind === 'condition' ? own.state : 'fine'
  return state === 'down' ? 'bad' : state
}

/** They lie, turn it aside, or go quiet, each in their own way: nobody is told by a silence. */
function hiding({ speaker, put }: Asked, isNear: boolean): string | undefined {
  const book = bookOf(speaker)
  const lines = isNear || speaker.chance.isLucky(60) ? book.asked.deflect : book.asked.evade
  return newest(speaker, lines, topicOf(put)) ?? newest(speaker, book.asked.deflect)
}

const ofSelf: ReadonlySet<Put> = new Set([
  'name',
  'work',
  'home',
  'age',
  'self',
  'purpose',
  'fear',
  'belief',
  'ever',
  'story',
])

/** Their own life, as far as it may be told at a fire: what the question names before the rest. */
function ofThemselves({ speaker }: Asked, put: Put | undefined, stems: ReadonlySet<string>): string | undefined {
  if (put === undefined || !ofSelf.has(put)) return undefined
  const { voice } = speaker
  const book = bookOf(speaker)
  const near = ownWords(voice, stems)
  const own: Readonly<Partial<Record<Put, readonly string[]>>> = {
    purpose: [voice.bond, ...voice.past, voice.ideal],
    fear: [voice.flaw, voice.bond],
    belief: [voice.ideal, ...voice.opinions],
  }
  const rest = own[put] ?? [...voice.past, voice.bond, voice.ideal]
  const told = [...near, ...rest]
    .filter(text => text !== '' && !isSore(voice, new Set(contentOf(text))))
    .map(asSentence)
  const first = unsaidOf(speaker, told)
  if (put === 'name') return joined(`${voice.name}.`, first)
  if (first === undefined)
    return newest(
      speaker,
      book.asked.evade.filter(line => !line.toLowerCase().includes('#topic#')),
    )
  return joined(first, isSore(voice, stems) ? newest(speaker, book.asked.enough) : undefined)
}

/** Whether somebody told the truth: by what they have seen themselves, which is handed to them. */
function verdict({ speaker, sees, put }: Asked): string | undefined {
  const book = bookOf(speaker)
  const friend = speaker.friends.find(name => put.about !== undefined && shortOf(put.about) === name)
  if (friend !== undefined)
    return thoughtOf(speaker.voice, friend) ?? newest(speaker, book.talk.trust, { who: [friend] })
  if (put.about === undefined && isOfYou(put.text)) return newest(speaker, book.talk.trustYou)
  const about = shortOf(put.about ?? '')
  const hides = sees.parts.some(part => part.kind === 'kept-back' && (about === '' || shortOf(part.who) === about))
  const looked = sees.parts.some(part => part.kind === 'seen' && shortOf(part.of) === about)
  return newest(speaker, hides ? book.asked.hides : looked ? book.asked.plain : book.asked.unsure)
}

/** Whoever has kept something back is whom they think of. */
function suspect({ speaker, sees }: Asked): string | undefined {
  const names = sees.parts.flatMap(part => (part.kind === 'kept-back' ? [shortOf(part.who)] : []))
  const who = [...new Set(names)].filter(name => !speaker.friends.includes(name) && name !== speaker.voice.short)
  return who.length === 0 ? undefined : newest(speaker, bookOf(speaker).asked.suspect, { who })
}

/** Of what lies open what is nearest to them. */
export function counsel(speaker: Speaker): string | undefined {
  const leads = speaker.parts.flatMap(part => (part.kind === 'goal' && part.state === 'open' ? [part.name] : []))
  if (leads.length === 0) return undefined
  const dear = stemsOf(speaker.voice.bond, speaker.voice.ideal)
  const near = leads.filter(lead => sharedWords(contentOf(lead), dear) > 0)
  const lead = near[0] ?? speaker.chance.pick(leads) ?? ''
  return (
    unsaid(speaker, bookOf(speaker).words.counsel, { lead: [lead] }) ??
    newest(speaker, bookOf(speaker).words.counsel, { lead: leads })
  )
}

const heldAs = { carry: 'what', purse: 'coins', magic: 'spells' } as const

function carries({ speaker, sees }: Asked, put: keyof typeof heldAs): string | undefined {
  const book = bookOf(speaker)
  const own = sees.parts.findLast(part => part.kind === 'carries' && shortOf(part.who) === speaker.voice.short)
  const held = own?.kind === 'carries' ? (own[heldAs[put]] ?? '') : ''
  const what = typeof held === 'string' ? held : held.slice(0, 8).join(', ')
  return what === '' ? newest(speaker, book.talk.carryNone) : newest(speaker, book.talk.carry, { what: [what] })
}

/** Who is to do it: they themselves, where it is what they have learned, or whom they would send. */
function oneOfUs({ speaker, sees, put }: Asked): string | undefined {
  const { asked } = bookOf(speaker)
  const isMine = isAble(sees, stemsOf(put.text)) || speaker.chance.isLucky(50) || speaker.friends.length === 0
  return isMine ? newest(speaker, asked.volunteer) : newest(speaker, asked.choose, { who: speaker.friends })
}

/** Put to all of them: for what is named, or against it. */
function vote({ speaker, put }: Asked): string | undefined {
  const { asked, words } = bookOf(speaker)
  if (put.about === undefined || put.about === '') return counsel(speaker) ?? newest(speaker, words.propose)
  const isFor = speaker.voice.will === 'contrarian' ? speaker.chance.isLucky(30) : speaker.chance.isLucky(70)
  return newest(speaker, isFor ? asked.forIt : asked.against, topicOf(put))
}

/** What somebody was to them: what their sheet says, and that they are missed. */
function mourned({ speaker, put }: Asked): string | undefined {
  const about = put.about === undefined ? '' : shortOf(put.about)
  const thought = about === '' ? undefined : thoughtOf(speaker.voice, about)
  return joined(thought, newest(speaker, bookOf(speaker).asked.missed, about === '' ? {} : { who: [about] }))
}

const guessing = new Set(['think', 'reckon', 'guess', 'suppose', 'believe'])

/** `What do you think happened to her?`: no fact is asked for. */
const isGuess = (text: string): boolean => wordsOf(text).some(word => guessing.has(word))

/** What was found out of it, for them to think about. */
const factOn = ({ sees, speaker }: Asked): string | undefined => {
  const fact = sees.parts.findLast(part => part.kind === 'learned' && part.about !== undefined && part.text !== '')
  const isLong = fact !== undefined && speaker.voice.manner === 'terse' && fact.text.length > few
  return fact === undefined || isLong ? undefined : asSentence(fact.text)
}
/** Who says little says no more than this of what everybody sees. */
const few = 40

/** What they think of whom or what is named: from what is known of it, and as they think of things. */
function view(asked: Asked, about: string): string | undefined {
  const { speaker } = asked
  const { words } = bookOf(speaker)
  const isPerson = called(about) === shortOf(about)
  const own = unsaidOf(speaker, ownWords(speaker.voice, stemsOf(about)))
  const line = isPerson ? newest(speaker, words.person, { who: [shortOf(about)] }) : newest(speaker, words.about, { thing: [theName(about)] }) // prettier-ignore
  return joined(own ?? factOn(asked), line)
}

/** Of somebody or something else: what all of them know, their own words, an opinion, or an honest no. */
function ofOthers(asked: Asked, kind: Put | undefined, stems: ReadonlySet<string>): string | undefined {
  const { sees, speaker, put } = asked
  const { voice } = speaker
  const book = bookOf(speaker)
  const about = put.about ?? ''
  const friend = speaker.friends.find(name => about !== '' && shortOf(about) === name)
  const found = sees.parts.findLast(part => part.kind === 'established' && part.text !== '')
  const dear = about === '' ? undefined : unsaidOf(speaker, ownWords(voice, stemsOf(about)))
  if (dear !== undefined && kind !== 'opinion' && friend === undefined) return dear
  if (found !== undefined && friend === undefined) return found.text
  if (friend !== undefined) return thoughtOf(voice, friend) ?? newest(speaker, book.words.person, { who: [friend] })
  if (kind === 'opinion' && about !== '') return view(asked, about)
  const own = about === '' ? unsaidOf(speaker, ownWords(voice, stems, 2)) : undefined
  if (own !== undefined) return own
  if (about !== '' && called(about) === shortOf(about) && isGuess(put.text))
    return newest(speaker, book.asked.guess, { who: [shortOf(about)] })
  if (kind === 'going-on') return suspect(asked) ?? counsel(speaker) ?? newest(speaker, book.asked.noIdea)
  const subject = about === '' && isOfYou(put.text) ? subjectOf(put.text) : undefined
  if (subject !== undefined) return newest(speaker, subjectWords[`asked-${subject}`] ?? [])
  if (about !== '') return joined(newest(speaker, book.asked.unknown, topicOf(put)), factOn(asked))
  return isOfYou(put.text)
    ? newest(
        speaker,
        book.asked.evade.filter(line => !line.toLowerCase().includes('#topic#')),
      )
    : newest(speaker, book.asked.noIdea)
}
