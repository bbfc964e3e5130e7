/** Those who have no names, where there are many: they say what everybody says, and point to whoever would know. */
import type { Desk, Play } from '../../desk/desk.ts'
import { keep } from '../../desk/desk.ts'
import { isBusy } from '../../desk/describe.ts'
import { actorName } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, sentence, withinText } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude, piecesOf } from '../../desk/people.ts'
import { here, peopleAt } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { event, freshOf, learn, show } from '../../desk/tell.ts'
import type { Speech } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { keysOf } from '../../desk/keys.ts'
import { enough, fitOf } from '../answers/bearing.ts'
import { plainly } from '../../desk/say.ts'
import { answer, bestFit } from './answer.ts'
import { inquiryOf } from './question.ts'
import { openAnswer } from './to-see.ts'

const seen = (desk: Desk, text: string): void =>
  show(desk, { kind: 'seen', of: 'the crowd', where: here(desk).name, text })

const whoWould = (desk: Desk, speech: Speech): Person | undefined => {
  const question = { keys: keysOf(speech.said), beside: [], heads: [], asks: undefined, isOfYou: false }
  const present = peopleAt(desk)
  const knows = (person: Person): boolean =>
    piecesOf(person, 'public').some(({ knowledge }) => fitOf(desk.world, question, knowledge.text) >= enough)
  return present.find(knows) ?? present[0]
}

/** What everybody says of it, and who would know more. */
function asked(desk: Desk, speech: Speech): void {
  const keys = keysOf(speech.said)
  const fitting = desk.world.setting.map(sentence).filter(text => keysOf(text).some(key => keys.includes(key)))
  const near = whoWould(desk, speech)
  const plain = near === undefined ? '' : (openAnswer(desk, undefined, inquiryOf(desk, near, speech))?.text ?? '')
  const told = freshOf(desk, fitting) || freshOf(desk, [plain])
  if (told !== '') seen(desk, `${plainly(desk, 'crowdSays')} ${told}`.trim())
  else if (whoWould(desk, speech) === undefined) seen(desk, plainly(desk, 'crowdSilent'))
  if (told !== '') learn(desk, told)
  const person = whoWould(desk, speech)
  if (person === undefined) return
  seen(desk, plainly(desk, 'crowdPoints', { who: person.name }))
  const inquiry = inquiryOf(desk, person, speech)
  if (told === '' && bestFit(desk, person, inquiry)?.piece.tier === 'public') return answer(desk, person, inquiry)
  desk.offered = [`Talk to ${withinText(person.name)}`]
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
