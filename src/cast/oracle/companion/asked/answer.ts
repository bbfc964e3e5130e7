/**
 * A question is answered: from one's own life, from what the company knows, from how one is; with an evasion where it
 * touches what one tells nobody; and else with an honest word that one does not know, naming what was asked about.
 */
import type { CompanionSees } from '../../../../table/ports.ts'
import { shortOf } from '../../voice/sheet.ts'
import { aloud, bookOf, newest, type Speaker } from '../speaker.ts'
import { answering } from '../lines/asked/all.ts'
import type { Answering } from '../lines/asked/book.ts'
import { joined, spoken } from '../parts.ts'
import { knownIn } from '../points/known.ts'
import { onOneself, onOwnSkill } from './oneself.ts'
import { loreOn, type Lore } from './lore.ts'
import { onMatter, whoShould, whatNext } from './matter.ts'
import { onThePast } from './past.ts'
import { questionIn, wordsPut, type Question } from './question.ts'
import { friendOf, unsaidOf, type Asked } from './said.ts'
import { ownFirst } from './stirred.ts'
import { barredIn, declining, isFriendKind, onTalk, takenIn } from './talk.ts'

/** Whether something is asked of them that one answers, and cannot stop the table for. */
export function isAsked({ request }: CompanionSees, { voice }: Speaker): boolean {
  const words = wordsPut(request)
  const kind = words === undefined ? undefined : questionIn(words, [voice.name, voice.short]).kind
  return kind !== undefined && kind !== 'choice' && kind !== 'remark'
}

/** What is answered to the very words that were put to them; undefined where none were, or they ask nothing. */
export function answerTo(sees: CompanionSees, speaker: Speaker): string | undefined {
  const words = wordsPut(sees.request)
  if (words === undefined) return undefined
  const { voice } = speaker
  const question = meant(questionIn(words, [voice.name, voice.short]), speaker, sees)
  const barred = barredIn(sees.request.sceneContext)
  if (barred !== undefined) return spoken(declining({ speaker }, barred))
  const lore = question.topic === '' ? nothing : loreOn(sees, voice, question.topic)
  const said = wordsFor({ sees, speaker, question, lore, lines: answering[voice.manner] })
  return said === undefined || said === '' ? undefined : aloud(said)
}

const bookIn = ({ view }: CompanionSees): string => view.files['party-knowledge'].map(({ text }) => text).join('\n')

const nothing: Lore = { own: [], shared: [], isTouchy: false }

/** `Do you trust him?`: whoever or whatever was spoken of last; `the sergeant` is the one who stands here, or whom they know. */
function meant(question: Question, { moment }: Speaker, sees: CompanionSees): Question {
  const [, calling] = /^the (\p{L}+)$/u.exec(question.topic) ?? []
  const called = calling === undefined ? undefined : calledHere(sees.request.sceneContext, calling)
  if (called !== undefined) return { ...question, topic: called }
  const known = calling === undefined ? undefined : knownIn(bookIn(sees)).people.find(one => one.role === calling)
  if (known !== undefined) return { ...question, topic: known.call }
  const last = question.pronoun === 'person' ? (moment.present[0] ?? moment.people[0]) : moment.things[0]
  return question.pronoun === undefined || last === undefined ? question : { ...question, topic: last }
}

/** Whoever here has the word in their name: `Sergeant Cobb Varley`. */
function calledHere(scene: string, calling: string): string | undefined {
  const names = (/\bHere: ([^.]+)\./u.exec(scene)?.[1] ?? '').split(/,\s*|\s+and\s+/u)
  const named = names.find(name => name.toLowerCase().split(' ').includes(calling.toLowerCase()))
  return named === undefined ? undefined : shortOf(named)
}

function wordsFor(asked: Asked): string | undefined {
  const { question, speaker } = asked
  if (isFriendKind(question.kind)) return onTalk(asked, question.kind) ?? knowledge(asked)
  switch (question.kind) {
    case 'condition':
    case 'secret':
    case 'self':
    case 'purpose':
    case 'belief':
    case 'fear':
      return onOneself(asked) ?? unknown(asked)
    case 'past':
      return onThePast(asked)
    case 'skill':
      return onOwnSkill(asked)
    case 'who should':
      return whoShould(asked)
    case 'next':
      return whatNext(asked) ?? unknown(asked)
    case 'choice':
      return onMatter(asked)
    case 'opinion':
      return opinion(asked)
    case 'where':
    case 'knowledge':
      return knowledge(asked)
    case 'remark':
      return ownFirst(asked) ?? takenIn(asked)
    case 'wish':
      return newest(speaker, bookOf(speaker)[speaker.inner.stance])
  }
}

/** Known things of it: their own life before the company's book, and where a secret begins they stop. */
function told({ speaker, lore, lines, question }: Asked): string | undefined {
  const own = unsaidOf(speaker, lore.own)
  const isSpent = own === undefined && lore.own.length > 0 && lore.isTouchy // they have said as much as they will
  const known = own ?? (isSpent ? undefined : unsaidOf(speaker, lore.shared))
  if (known === undefined) return undefined
  const isPart = lore.isTouchy && own !== undefined
  return joined(known, isPart ? newest(speaker, lines.enough, { topic: [question.topic] }) : undefined)
}

function knowledge(asked: Asked): string | undefined {
  const friend = friendOf(asked)
  return told(asked) ?? (friend === undefined ? undefined : impressionOf(asked, friend)) ?? unknown(asked)
}

/** An evasion, or what all of them saw, or an honest no. */
function unknown({ sees, speaker, question, lore, lines }: Asked): string | undefined {
  const { topic } = question
  const isOfThem = /\byours?\b|\byou\b(?! know| think| suppose| remember| see)/iu.test(question.text)
  if (topic === '' && isOfThem)
    return newest(
      speaker,
      lines.evade.filter(line => !/#topic#/iu.test(line)),
    )
  if (topic === '') return newest(speaker, lines.noIdea)
  const kind: keyof Answering = lore.isTouchy ? 'evade' : isBeforeThem(sees, topic) ? 'seen' : 'unknown'
  return newest(speaker, lines[kind], { topic: [topic] })
}

/** Something they have witnessed lately, and so know from the outside. */
const isBeforeThem = ({ view }: CompanionSees, topic: string): boolean => {
  const name = topic.replace(/^the /i, '').toLowerCase()
  return view.scene.slice(-10).some(({ text }) => text.toLowerCase().includes(name))
}

const impressionOf = ({ speaker: { voice } }: Asked, friend: string): string | undefined =>
  voice.impressions.find(({ of, thinks }) => of.includes(friend) || thinks.startsWith(friend))?.thinks

/** What they think of it: of a friend what their sheet says, of what is theirs how it bears on them, of others a judgement. */
function opinion(asked: Asked): string | undefined {
  const { speaker, question, lore } = asked
  const { topic } = question
  const friend = friendOf(asked)
  if (friend !== undefined) return impressionOf(asked, friend) ?? judged(asked, friend)
  if (topic === '') return whatNext(asked) ?? unknown(asked)
  const own = unsaidOf(speaker, lore.own)
  if (own !== undefined) return told(asked)
  if (lore.isTouchy) return unknown(asked)
  return judged(asked, bearerOf(topic, lore.shared)) // what everybody knows of it is no opinion
}

/** `the chief`, where the company knows who that is. */
function bearerOf(topic: string, shared: readonly string[]): string {
  const [, calling] = /^the (\p{Ll}+)$/u.exec(topic) ?? []
  if (calling === undefined) return topic
  const named = shared.map(text => /^((?:\p{Lu}[\p{L}'’-]+ ?)+)is (?:an?|the) ([^.]+)/u.exec(text))
  const found = named.find(one => one?.[2]?.split(/\P{L}+/u).includes(calling))?.[1]
  return found === undefined ? topic : shortOf(found.trim())
}

/** Somebody is judged as somebody, and a thing as a thing. */
function judged({ speaker }: Asked, topic: string): string | undefined {
  const book = bookOf(speaker)
  const isPerson = /^\p{Lu}/u.test(topic) && !/^the /i.test(topic)
  return isPerson ? newest(speaker, book.person, { who: [topic] }) : newest(speaker, book.about, { thing: [topic] })
}
