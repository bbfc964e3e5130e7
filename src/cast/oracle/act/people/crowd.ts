/** Those who have no names, where there are many: they say what everybody says, and point to whoever would know. */
import type { Desk, Play } from '../../desk/desk.ts'
import { keep } from '../../desk/desk.ts'
import { isBusy } from '../../desk/describe.ts'
import { actorName } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, theName, withinText } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude, piecesOf } from '../../desk/people.ts'
import { here, peopleAt } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { event, freshOf, learn, show } from '../../desk/tell.ts'
import type { Speech } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { keysOf } from '../../desk/keys.ts'
import { enough, fitOf, type Question } from '../answers/bearing.ts'
import { answerIn, talkTexts } from '../answers/public.ts'
import { putIn } from '../../hear/put.ts'
import { subjectOf } from '../../content/subjects.ts'
import { plainly } from '../../desk/say.ts'
import { answer, bestFit } from './answer.ts'
import { inquiryOf } from './question.ts'

const seen = (desk: Desk, text: string): void =>
  show(desk, { kind: 'seen', of: 'the crowd', where: here(desk).name, text })

const whoKnows = (desk: Desk, question: Question): Person | undefined =>
  peopleAt(desk).find(person =>
    piecesOf(person, 'public').some(({ knowledge }) => fitOf(desk.world, question, knowledge.text) >= enough),
  )

const openly = (desk: Desk, text: string): void => {
  seen(desk, `${plainly(desk, 'crowdSays')} "${text.replaceAll('"', "'")}"`)
  learn(desk, text)
}

/** What is said of it, by whoever has a word to say; else who would know, or that nobody does. */
function asked(desk: Desk, speech: Speech): void {
  const keys = keysOf(speech.said)
  const heads = speech.about.flatMap(({ kind, name }) => (kind === 'mention' || kind === 'crowd' ? [] : keysOf(name)))
  const question = { keys, beside: [], heads, asks: speech.asks, isOfYou: false, said: speech.said }
  const talk = answerIn(desk, question, talkTexts(desk))?.text ?? ''
  const ofIt = talkTexts(desk).filter(text => heads.some(head => keysOf(text).includes(head)))
  const told =
    freshOf(desk, [talk]) || freshOf(desk, ofIt) || (isNewsAsked(speech.said) ? freshOf(desk, talkTexts(desk)) : '')
  const person = whoKnows(desk, question)
  const inquiry = person === undefined ? undefined : inquiryOf(desk, person, speech)
  const isTheirs =
    person !== undefined && inquiry !== undefined && bestFit(desk, person, inquiry)?.piece.tier === 'public'
  if (told !== '') openly(desk, told)
  else if (!isTheirs) seen(desk, noneOf(desk, speech))
  if (person === undefined || inquiry === undefined) return
  seen(desk, plainly(desk, 'crowdPoints', { who: person.name }))
  if (told === '' && isTheirs) return answer(desk, person, inquiry)
  desk.offered = [`Talk to ${withinText(person.name)}`]
}

const isNewsAsked = (said: string): boolean => putIn(said) === 'news' || putIn(said) === 'going-on'

/** Of what everybody has an opinion on somebody says theirs; of the rest they say that they do not know. */
function noneOf(desk: Desk, { said, about }: Speech): string {
  const subject = subjectOf(said)
  const [thing] = about.filter(({ kind }) => kind !== 'crowd')
  if (subject !== undefined) return `${plainly(desk, 'crowdOne')} "${plainly(desk, `asked-${subject}`)}"`
  if (thing === undefined) return plainly(desk, 'crowdSilent')
  const topic = thing.kind === 'person' ? callName(thing.name) : theName(thing.name)
  return plainly(desk, 'crowdKnowsNot', { topic })
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
