/** Threats, lies and coin: each is rolled, each is remembered by whom it was tried on. */
import { copperOf, printCopper } from '../../../../rules/fifth/economy/coins.ts'
import { startFightWith } from '../fight/attack.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { actorName, actorOf } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, trimStop } from '../../../../english/naming.ts'
import { attitudeOf, changeTrust, moveAttitude, persuadedKey, untold } from '../../desk/people.ts'
import { isGuard } from '../../desk/outcry/watch.ts'
import { peopleAt } from '../../desk/place.ts'
import { plain } from '../../../../english/told-back.ts'
import { check, gainEdge } from '../../desk/rolls.ts'
import { event, knows, note, show } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Speech } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { bestFit } from './answer.ts'
import { holds, remember } from './between.ts'
import type { Carry } from '../handlers.ts'
import { favour } from './favour.ts'
import { inquiryOf } from '../answers/inquiry.ts'
import { answered, mannerOf, plainly, told } from '../../desk/say.ts'
import { share } from './share.ts'
import { isWorthSaying, refused } from '../../desk/worth.ts'

/** Watchful people are harder to frighten and to lie to. */
const nerve: Readonly<Record<ReturnType<typeof mannerOf>, number>> = {
  curt: 15,
  smooth: 14,
  plain: 13,
  warm: 12,
  shy: 10,
}

const seen = (desk: Desk, person: Person, key: string): void =>
  show(desk, { kind: 'seen', of: person.name, text: plainly(desk, key, { who: person.name }) })

const colder = (desk: Desk, person: Person, key: string): void =>
  show(desk, {
    kind: 'attitude',
    who: person.name,
    direction: 'colder',
    text: plainly(desk, key, { who: person.name }),
    salience: 2,
  })

/** Frightened people give way now and remember it; others laugh, call for help, or draw. */
export async function* threaten(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  const who = actorName(desk)
  if (!isWorthSaying(desk, 'threaten', person, speech.said)) {
    changeTrust(desk, person, -1)
    return colder(desk, person, 'defiant')
  }
  yield* passTime(desk, 5)
  const { isSuccess, degree } = yield* check(desk, {
    skill: 'intimidation',
    dc: nerve[mannerOf(person)],
    npc: person.name,
  })
  const isPressed = holds(desk, person, 'threat') // nobody draws at the first hard word
  changeTrust(desk, person, -2)
  remember(desk, person, { kind: 'threat', what: 'you threatened me' })
  if (isSuccess) {
    colder(desk, person, 'cowed')
    keep(desk, { happened: added(desk.memory.happened, persuadedKey(person)) })
    if (speech.wants !== undefined) yield* favour(desk, person, speech, carry)
    else yield* givesWay(desk, person, speech)
    return yield* moveAttitude(desk, person, 'slight')
  }
  refused(desk, 'threaten', person, speech.said)
  colder(desk, person, 'defiant')
  yield* moveAttitude(desk, person, 'insult')
  event(desk, `${who} threatened ${person.name} in vain.`)
  const isArmed = person.statBlock !== undefined && (person.disposition === 'hostile' || (isGuard(person) && isPressed))
  if (degree === 'failure' && isArmed) return yield* startFightWith(desk, person)
  if (degree === 'failure') answered(desk, person, 'refuse', peopleAt(desk).some(isGuard) ? 'callsHelp' : 'notAfraid')
}

/** Coin where coin was wanted, else what they know of it. */
async function* givesWay(desk: Desk, person: Person, speech: Speech): Play {
  if (speech.gold !== undefined || speech.said.toLowerCase().includes('money')) {
    const key = `robbed/${person.id}`
    if (desk.memory.happened.includes(key)) return answered(desk, person, 'agree', 'emptied')
    keep(desk, { happened: added(desk.memory.happened, key) })
    yield* rule(desk, 'loot', { coins: '8 sp' })
    event(desk, `${actorName(desk)} robbed ${person.name}.`)
    return answered(desk, person, 'agree', 'paysUp', { what: '8 silver' })
  }
  const best = bestFit(desk, person, inquiryOf(desk, person, speech))
  const piece =
    best?.piece.tier === 'private'
      ? best.piece
      : (untold(desk, person, 'private')[0] ?? untold(desk, person, 'public')[0])
  if (piece === undefined) answered(desk, person, 'agree', 'cowedReply')
  else share(desk, person, piece)
}

/** Who believes a lie acts by it: kinder, readier to talk, and no longer in the way; and it is remembered as theirs. */
export async function* lie(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  if (!isWorthSaying(desk, 'lie', person, speech.said)) return seen(desk, person, 'heardIt')
  yield* passTime(desk, 5)
  const isKnownHere = desk.memory.told.some(key => key.startsWith(`${person.id}/`))
  const { isSuccess } = yield* check(desk, {
    skill: 'deception',
    dc: nerve[mannerOf(person)],
    npc: person.name,
    ...(isKnownHere && speech.act === 'lie' && { disadvantage: `${callName(person.name)} knows them` }),
  })
  const claim = trimStop(plain(speech.said, 120))
  if (!isSuccess) {
    refused(desk, 'lie', person, speech.said)
    colder(desk, person, 'seenThrough')
    changeTrust(desk, person, -2)
    remember(desk, person, { kind: 'lie', what: `you told me a tale: "${claim}"` })
    return yield* moveAttitude(desk, person, 'slight')
  }
  keep(desk, { happened: added(desk.memory.happened, `deceived/${person.id}`) })
  seen(desk, person, 'believed')
  knows(desk, `NPC: ${person.name} - believes what we said: ${claim}`)
  note(desk, `NPC: ${person.name} - believes what the party said: ${claim}`)
  event(desk, `${person.name} was told a tale, and believed it.`)
  if (speech.manner.includes('distracting')) {
    gainEdge(desk, `${callName(person.name)} looks the other way`)
    return told(desk, person, 'distracted')
  }
  if (speech.wants !== undefined) return yield* favour(desk, person, speech, carry)
  const piece = untold(desk, person, 'public')[0]
  gainEdge(desk, `${callName(person.name)} believes them`)
  if (piece === undefined) told(desk, person, 'actsOnIt')
  else share(desk, person, piece)
  yield* moveAttitude(desk, person, 'good-roleplay')
}

/** What an answer or a deed that is not for everybody costs at least, in gold pieces. */
const leastPrice = 5

async function* pay(desk: Desk, person: Person, copper: number): Play<boolean> {
  const who = actorOf(desk)
  if (who === undefined || copperOf(who.coins) < copper) return false
  const what = printCopper(copper)
  const paid = yield* rule(desk, 'change-coins', {
    who: who.name,
    amount: what,
    pays: true,
    why: `to ${person.name}`.slice(0, 100),
  })
  if (paid.outcome !== 'ruled') return false
  const text = plainly(desk, 'pays', { who: person.name, what })
  show(desk, { kind: 'lost', who: actorName(desk), what, to: person.name, text })
  return true
}

const pushesBack = (desk: Desk, person: Person, key: string): void => {
  told(desk, person, 'pushesBack')
  answered(desk, person, 'refuse', key)
}

/** Coin is an argument: the more of it the better, and never for those who hate whoever offers it. */
export async function* bargain(desk: Desk, person: Person, speech: Speech, carry: Carry): Play {
  const { deal } = desk.memory
  const isDeal = deal?.person === person.id
  const gold = speech.gold ?? (isDeal ? deal.gold : 0)
  const copper = Math.round(gold * 100)
  const purse = actorOf(desk)
  if (copper <= 0) return answered(desk, person, 'ask', 'whatOffer')
  if (purse === undefined || copperOf(purse.coins) < copper) return answered(desk, person, 'refuse', 'yourPurse')
  if (attitudeOf(desk, person) === 'hostile') return pushesBack(desk, person, 'notForSale')
  const isAgreed = isDeal && gold >= deal.gold
  if (!isAgreed && gold < leastPrice) return pushesBack(desk, person, 'tooLittle')
  if (!isAgreed) {
    const dc = gold >= leastPrice * 4 ? 10 : 13
    const { isSuccess } = yield* check(desk, {
      skill: 'persuasion',
      dc,
      npc: person.name,
      advantage: 'coin on the table',
    })
    if (!isSuccess) {
      refused(desk, 'bargain', person, speech.said)
      return pushesBack(desk, person, 'notForSale')
    }
  }
  if (!(yield* pay(desk, person, copper))) return answered(desk, person, 'refuse', 'yourPurse')
  told(desk, person, 'pocketed')
  changeTrust(desk, person, 1)
  keep(desk, { happened: added(desk.memory.happened, persuadedKey(person)) })
  const paidFor = isDeal && speech.wants === undefined ? deal.speech : speech
  forgetDeal(desk)
  if (paidFor.wants !== undefined) return yield* favour(desk, person, paidFor, carry)
  const [next] = [...untold(desk, person, 'private'), ...untold(desk, person, 'public')]
  if (next !== undefined) share(desk, person, next)
  else answered(desk, person, 'thank', 'paidFor')
}

export function forgetDeal(desk: Desk): void {
  const { deal: _, ...rest } = desk.memory
  desk.memory = rest
}
