/**
 * A question is answered: from one's own life, from what the company knows, from how one is; with an evasion where it
 * touches what one tells nobody; and else with an honest word that one does not know, naming what was asked about.
 */
import type { CompanionSees } from '../../../../table/ports.ts'
import { aloud, bookOf, newest, type Speaker } from '../speaker.ts'
import { answering } from '../lines/asked/all.ts'
import type { Answering } from '../lines/asked/book.ts'
import { joined } from '../parts.ts'
import { onOneself, onOwnSkill } from './oneself.ts'
import { loreOn, type Lore } from './lore.ts'
import { onMatter, whoShould, whatNext } from './matter.ts'
import { questionIn, wordsPut, type Question } from './question.ts'
import { friendOf, unsaidOf, type Asked } from './said.ts'
import { ownFirst } from './stirred.ts'

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
  const question = meant(questionIn(words, [voice.name, voice.short]), speaker)
  const lore = question.topic === '' ? nothing : loreOn(sees, voice, question.topic)
  const said = wordsFor({ sees, speaker, question, lore, lines: answering[voice.manner] })
  return said === undefined || said === '' ? undefined : aloud(said)
}

const nothing: Lore = { own: [], shared: [], isTouchy: false }

/** `Do you trust him?`: whoever or whatever was spoken of last. */
function meant(question: Question, { moment }: Speaker): Question {
  const last = question.pronoun === 'person' ? (moment.present[0] ?? moment.people[0]) : moment.things[0]
  return question.pronoun === undefined || last === undefined ? question : { ...question, topic: last }
}

function wordsFor(asked: Asked): string | undefined {
  const { question } = asked
  switch (question.kind) {
    case 'condition':
    case 'secret':
    case 'self':
    case 'purpose':
    case 'belief':
    case 'fear':
      return onOneself(asked) ?? unknown(asked)
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
      return ownFirst(asked)
  }
}

/** Known things of it: their own life before the company's book, and where a secret begins they stop. */
function told({ speaker, lore, lines, question }: Asked): string | undefined {
  const own = unsaidOf(speaker, lore.own)
  const known = own ?? unsaidOf(speaker, lore.shared)
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
  const fact = unsaidOf(speaker, lore.shared)
  return joined(fact, judged(asked, topic))
}

/** Somebody is judged as somebody, and a thing as a thing. */
function judged({ speaker }: Asked, topic: string): string | undefined {
  const book = bookOf(speaker)
  const isPerson = /^\p{Lu}/u.test(topic) && !/^the /i.test(topic)
  return isPerson ? newest(speaker, book.person, { who: [topic] }) : newest(speaker, book.about, { thing: [topic] })
}
