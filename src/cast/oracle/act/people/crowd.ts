/** Those who have no names, where there are many: they say what everybody says, and point to whoever would know. */
import type { Desk, Play } from '../../desk/desk.ts'
import { decided } from '../../desk/decided.ts'
import { keep } from '../../desk/desk.ts'
import { isBusy } from '../../desk/describe.ts'
import { actorName } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, withinText } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude } from '../../desk/people.ts'
import { here, peopleAt } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { event, freshOf, learn, show } from '../../desk/tell.ts'
import type { Speech } from '../../desk/wishes.ts'
import { drawn, drawnText } from '../answers/by-chance.ts'
import { openBody, talkTexts } from '../answers/body.ts'
import { find } from '../answers/find.ts'
import { textsOf, topicOf, whoKnows } from '../answers/honest.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { putAsTold, type Put } from '../../hear/put.ts'
import { crowd } from '../../hear/things.ts'
import { subjectOf } from '../../content/subjects.ts'
import { hasRow, plainly } from '../../desk/say.ts'
import { answer, bestFit } from './answer.ts'
import { inquiryOf, type Inquiry } from '../answers/inquiry.ts'

const seen = (desk: Desk, text: string): void =>
  show(desk, { kind: 'seen', of: 'the crowd', where: here(desk).name, text })

/** One of them, or whoever is first to speak. */
const isOne = ({ to }: Speech): boolean => to !== undefined && to.name !== crowd.name

function openly(desk: Desk, speech: Speech, text: string): void {
  const first = isOne(speech) ? plainly(desk, 'oneSays', { who: speech.to?.name ?? '' }) : plainly(desk, 'crowdSays')
  seen(desk, `${first} "${text.replaceAll('"', "'")}"`)
}

/** What is said of it, by whoever has a word to say; else who would know, or that nobody does. */
function asked(desk: Desk, speech: Speech): void {
  keep(desk, { talkingTo: crowd.id, talkedAt: desk.memory.beat })
  if (isOne(speech)) {
    const one = { id: crowd.id, name: speech.to?.name ?? '' }
    keep(desk, { pronouns: { ...desk.memory.pronouns, he: one, she: one, they: one } })
  }
  const question = inquiryOf(desk, undefined, speech)
  const own = question.isOfYou ? ofThemselves(desk, speech, question) : ''
  if (own !== '') return openly(desk, speech, own)
  const found = find(desk, question, openBody(desk))
  const talk = found?.isSure === true ? textsOf(desk, found) : ''
  const isNews = question.keys.length === 0 || isNewsAsked(speech.said)
  const near = found === undefined || !isNews ? '' : textsOf(desk, found)
  const told = freshOf(desk, [talk]) || freshOf(desk, [near]) || (isNews ? freshOf(desk, talkTexts(desk)) : '')
  if (told !== '') {
    openly(desk, speech, told)
    return learn(desk, told)
  }
  const opinion = ofThemselves(desk, speech, question)
  if (opinion !== '') return openly(desk, speech, opinion)
  const person = whoKnows(desk, question)
  const inquiry = person === undefined ? undefined : inquiryOf(desk, person, speech)
  const isTheirs = person !== undefined && inquiry !== undefined && peopleAt(desk).includes(person) && bestFit(desk, person, inquiry)?.piece.tier === 'public' // prettier-ignore
  if (!isTheirs) seen(desk, noneOf(desk, speech, question))
  if (person === undefined || inquiry === undefined) return
  seen(desk, plainly(desk, 'crowdPoints', { who: person.name }))
  if (isTheirs) return answer(desk, person, inquiry)
  if (peopleAt(desk).includes(person)) desk.offered = [`Talk to ${withinText(person.name)}`]
}

const news: ReadonlySet<Put | undefined> = new Set<Put>(['news', 'going-on', 'seen', 'suspect'])
const gossip = new Set(['think', 'thinks', 'happened', 'blame', 'blames', 'suspect', 'suspects'])

/** Everybody has heard something, and says that. */
const isNewsAsked = (said: string): boolean => news.has(putAsTold(said)) || wordsOf(said).some(word => gossip.has(word))

/** What they are and think themselves: as anybody would say it, or as chance has it. */
function ofThemselves(desk: Desk, { to }: Speech, { put, said, asks, about }: Inquiry): string {
  const subject = subjectOf(said)
  const key = put !== undefined && hasRow(`put-${put}`) ? `put-${put}` : subject === undefined ? '' : `asked-${subject}`
  if (key !== '') return decided(desk, `${to?.name} ${key}`, () => plainly(desk, key))
  const found = drawn(desk, { said, asks, about })
  return found === undefined ? '' : drawnText(desk, found)
}

/** That they do not know, and what. */
function noneOf(desk: Desk, speech: Speech, inquiry: Inquiry): string {
  if (isOne(speech)) return plainly(desk, 'oneKnowsNot', { who: speech.to?.name ?? '' })
  const topic = topicOf(inquiry)
  return topic === '' ? plainly(desk, 'crowdSilent') : plainly(desk, 'crowdKnowsNot', { topic })
}

/** Before many ears a word is a deed: it is talked of from now on, and those who were there have heard it. */
async function* declared(desk: Desk, speech: Speech): Play {
  const place = here(desk)
  const isBad =
    speech.act === 'confess' || speech.act === 'insult' || speech.act === 'threaten' || speech.isFalse === true
  keep(desk, { happened: added(desk.memory.happened, `said/${speech.act}@${place.id}`) })
  if (!isBad) {
    const { isSuccess } = yield* check(desk, { skill: speech.act === 'joke' ? 'performance' : 'persuasion', dc: 12 })
    seen(desk, plainly(desk, isSuccess ? 'crowdMoved' : 'crowdUnmoved'))
    event(desk, `${actorName(desk)} spoke to everybody at ${place.name}.`)
    for (const person of isSuccess ? peopleAt(desk) : []) changeTrust(desk, person, 1)
    return
  }
  seen(desk, plainly(desk, 'crowdQuiet'))
  const { isSuccess } = yield* check(desk, { skill: 'deception', dc: 13 })
  seen(desk, plainly(desk, isSuccess ? 'crowdLaughs' : 'crowdTurns'))
  event(desk, `${actorName(desk)} said before everybody what not everybody took well.`)
  if (isSuccess) return
  for (const person of peopleAt(desk)) {
    changeTrust(desk, person, -2)
    yield* moveAttitude(desk, person, 'slight')
    show(desk, { kind: 'attitude', who: person.name, direction: 'colder', text: '' })
  }
  const [first] = peopleAt(desk)
  if (first !== undefined) desk.offered = [`Talk to ${callName(first.name)}`, 'Leave']
}

/** Whether anybody would hear it. */
export const hasEars = (desk: Desk): boolean => isBusy(here(desk)) || peopleAt(desk).length > 0

export async function* toCrowd(desk: Desk, speech: Speech): Play {
  if (speech.act === 'ask' || speech.asks !== undefined || speech.act === 'say') asked(desk, speech)
  else yield* declared(desk, speech)
}
