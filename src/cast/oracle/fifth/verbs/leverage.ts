/** What is held up or paid for an answer: it moves whoever has one, and coin that buys nothing is not taken. */
import { copperOf, printCopper } from '../../../../rules/fifth/economy/coins.ts'
import type { Item, Person } from '../../world/world.ts'
import { keep, rule, type Desk, type Play } from '../desk.ts'
import { actorOf } from '../heroes.ts'
import { added } from '../memory.ts'
import { theName, topicWords } from '../nouns.ts'
import { attitudeOf, bearing, bestPiece, changeTrust, proofFor, share, untold, type Piece } from '../people.ts'
import { isItem } from '../place.ts'
import { check } from '../rolls.ts'
import { phrase, quote, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'
import { keepBack } from './evade.ts'

/** So many words of a thing's own page in common, and it is about the same matter. */
const enough = 4

/** What of a tier the thing touches: by its name, else by what is written of it. */
function touched(pieces: readonly Piece[], name: string, item: Item | undefined): Piece | undefined {
  const named = bestPiece(pieces, topicWords(name))
  if (named !== undefined || item === undefined) return named
  const words = topicWords([name, ...item.text].join(' '))
  const about = bestPiece(pieces, words)
  return about !== undefined && bearing(words, about.knowledge) >= enough ? about : undefined
}

/** It has been held up to them before: the first sight of it is what moves them. */
function isFirst(desk: Desk, person: Person, name: string): boolean {
  const key = `shown/${person.id}/${name.toLowerCase()}`
  if (desk.memory.happened.includes(key)) return false
  keep(desk, { happened: added(desk.memory.happened, key) })
  return true
}

function opens(desk: Desk, person: Person, piece: Piece): void {
  tell(desk, phrase(desk, peopleWords, 'opensUp', { who: person.name }))
  share(desk, person, piece)
}

/** Held up to somebody: what it touches comes out, or nearly. */
export async function* holdUp(desk: Desk, person: Person, name: string): Play {
  const item = desk.world.items.find(one => isItem(one, name))
  const kept = touched(untold(desk, person, 'private'), name, item)
  const isNew = isFirst(desk, person, name)
  if (kept !== undefined && proofFor(kept.knowledge) !== undefined) return opens(desk, person, kept)
  if (kept !== undefined && isNew) {
    const advantage = `${theName(name)} in hand`
    const { isSuccess } = yield* check(desk, { skill: 'persuasion', dc: 13, npc: person.name, advantage })
    if (isSuccess) return opens(desk, person, kept)
  }
  const open = kept === undefined ? touched(untold(desk, person, 'public'), name, item) : undefined
  if (open !== undefined) return share(desk, person, open)
  const isTouched = kept !== undefined || touched(untold(desk, person, 'secret'), name, item) !== undefined
  if (!isTouched) return quote(desk, person.name, phrase(desk, peopleWords, 'nothingToIt'))
  if (isNew) changeTrust(desk, person, 1)
  tell(desk, phrase(desk, peopleWords, 'shaken', { who: person.name }))
  keepBack(desk, person)
}

/** What an answer that is not for everybody costs at least, in copper. */
const leastPrice = 500

/** Coin for an answer. True where there was any talk of coin. */
export async function* bribe(desk: Desk, person: Person, line: string): Play<boolean> {
  const [, count = '', kind = ''] = /(\d{1,5})\s*(gp|gold|sp|silver|cp|copper)/i.exec(line) ?? []
  const who = actorOf(desk)
  if (count === '' || who === undefined) return false
  const copper = Number(count) * (/^g/i.test(kind) ? 100 : /^s/i.test(kind) ? 10 : 1)
  if (copper === 0 || copperOf(who.coins) < copper) return false
  const piece = untold(desk, person, 'private')[0] ?? untold(desk, person, 'public')[0]
  const refuse = (how: string): true => {
    tell(desk, phrase(desk, peopleWords, 'pushesBack', { who: person.name }))
    quote(desk, person.name, phrase(desk, peopleWords, how))
    return true
  }
  if (piece === undefined || attitudeOf(desk, person) === 'hostile') return refuse('notForSale')
  if (piece.tier === 'private' && copper < leastPrice) return refuse('tooLittle')
  const isSold = piece.tier === 'public' || (yield* isBought(desk, person, copper))
  if (!isSold) return refuse('notForSale')
  const what = printCopper(copper)
  const why = `to ${person.name}`.slice(0, 100)
  const paid = yield* rule(desk, 'change-coins', { who: who.name, amount: what, pays: true, why })
  if (paid.outcome !== 'ruled') return false
  tell(
    desk,
    phrase(desk, peopleWords, 'pays', { who: person.name, what }),
    phrase(desk, peopleWords, 'pocketed', { who: person.name }),
  )
  changeTrust(desk, person, 1)
  share(desk, person, piece)
  return true
}

/** More coin is a better argument. */
async function* isBought(desk: Desk, person: Person, copper: number): Play<boolean> {
  const dc = copper >= leastPrice * 4 ? 10 : 13
  const { isSuccess } = yield* check(desk, {
    skill: 'persuasion',
    dc,
    npc: person.name,
    advantage: 'coin on the table',
  })
  return isSuccess
}
