/** One beat of play: the player's words, what comes of them, and what the world does with that. */
import { askWords, endWords } from '../content/phrases.ts'
import { listOf } from '../../../english/nouns.ts'
import { act } from '../act/act.ts'
import { aimed } from '../act/fight/attack.ts'
import { faceDanger } from '../act/danger/danger.ts'
import { hear } from '../hear/hear.ts'
import { hearingOf, keepSpoken } from '../hear/hearing.ts'
import type { DeedVerb, Heard, Wish } from '../desk/wishes.ts'
import { settle } from '../desk/aftermath.ts'
import { nextLine } from './auto.ts'
import { consult } from '../act/company/stand.ts'
import { keep, type Desk, type Play } from '../desk/desk.ts'
import { loomingAt } from '../desk/encounter.ts'
import { endingNow, tellEnding } from '../desk/endings.ts'
import { fightBeat } from '../fight/beat.ts'
import { handOver } from '../fight/begin.ts'
import { newStage } from '../desk/fighting/stage.ts'
import { heroesIn, nameOf, shortName, standing } from '../desk/heroes.ts'
import { added } from '../desk/memory.ts'
import { here, peopleAt } from '../desk/place.ts'
import { recover } from './rescue.ts'
import { goodbye, summaryOf } from './session.ts'
import { flush, phrase, tell, tellTable } from '../desk/tell.ts'
import { plain } from '../../../english/told-back.ts'
import { nothing } from '../act/ways/ways.ts'

/** A line holds so many wishes at most; what is more is for the next beat. */
const mostWishes = 6

export async function* playBeat(desk: Desk, line: string | undefined): Play<boolean> {
  if (desk.game.fight === null && standing(desk.game).length === 0) yield* recover(desk)
  if (line === undefined) yield* byThemselves(desk)
  else {
    const hearing = hearingOf(desk)
    const heard = hear(line, hearing)
    if (heard.kind === 'wishes') keepSpoken(desk, hearing, heard.wishes)
    yield* answer(desk, heard)
  }
  yield* settle(desk)
  return yield* perhapsEnd(desk)
}

/** A party that plays by itself takes what the story would gain most by. */
async function* byThemselves(desk: Desk): Play {
  if (desk.game.fight !== null) yield* fightBeat(desk, [])
  else yield* answer(desk, hear(nextLine(desk), hearingOf(desk)))
}

async function* answer(desk: Desk, heard: Heard): Play {
  switch (heard.kind) {
    case 'nothing':
      if (desk.game.fight !== null) return yield* fightBeat(desk, [])
      nothing(desk)
      return yield* flush(desk)
    case 'unclear':
      return askBack(desk, heard.readings)
    case 'wishes':
      return yield* inOrder(desk, heard.wishes.slice(0, mostWishes))
  }
}

/** Two readings near each other: whoever plays knows which was meant. */
function askBack(desk: Desk, readings: Extract<Heard, { readonly kind: 'unclear' }>['readings']): void {
  const offers = readings.map(({ offer }) => offer)
  const asked = listOf(
    offers.map(offer => `${offer.charAt(0).toLowerCase()}${offer.slice(1)}`),
    'or',
  )
  tellTable(desk, phrase(desk, askWords, 'doYouMean', { what: asked }))
  desk.offered = offers
}

/** One after the other; a fight or a danger comes between them, and so does a question. */
async function* inOrder(desk: Desk, wishes: readonly Wish[]): Play {
  if (desk.game.fight !== null) return yield* inFight(desk, wishes)
  let from = desk.memory.placeId
  for (const [at, wish] of wishes.entries()) {
    const meant = desk.memory.placeId === from ? [wish] : hearAgain(desk, wish)
    from = desk.memory.placeId
    desk.isMissed = false
    desk.next = wishes.slice(at + 1)
    for (const one of meant) yield* oneWish(desk, one)
    const next = wishes[at + 1]
    const isOthers = next?.by !== undefined && next.by.id !== wish.by?.id && (wish.by !== undefined || !desk.isMissed)
    if (next === undefined || isOthers) continue
    if (isInDanger(desk)) return
    if ((desk.isMissed && !isOfItself(next)) || desk.offered.length > 0) return undone(desk, wishes.slice(at + 1))
  }
}

/** `I light a torch and look around`: for want of the one nobody is kept from the other. */
const isOfItself = (wish: Wish): boolean =>
  wish.kind === 'deed' && (wish.verb === 'look' || wish.verb === 'listen') && Object.keys(wish.roles).length === 0

/** What has to wait is named, and can be taken up at once. */
function undone(desk: Desk, rest: readonly Wish[]): void {
  const left = rest
    .filter(({ by, kind }) => by === undefined && kind !== 'question')
    .map(({ words }) => plain(words, 80))
  if (left.length > 0)
    tellTable(desk, phrase(desk, askWords, 'undone', { what: listOf(left.map(words => `"${words}"`)) }))
}

/** Words that were said elsewhere mean what is here by now: `go to the square and read the notice`. */
function hearAgain(desk: Desk, wish: Wish): readonly Wish[] {
  const heard = hear(wish.words, hearingOf(desk))
  return heard.kind === 'wishes' ? heard.wishes.slice(0, 1) : [wish]
}

const isInDanger = (desk: Desk): boolean =>
  desk.game.fight !== null || desk.memory.looming !== undefined || desk.deeds.includes('fought')

/** Asked of the table, no turn is used up, and where there is a fight it stands as it stood. */
async function* inFight(desk: Desk, wishes: readonly Wish[]): Play {
  const [first] = wishes
  if (first?.kind !== 'question') return yield* fightBeat(desk, wishes)
  yield* act(desk, first)
  yield* flush(desk)
  yield* handOver(newStage(desk))
}

async function* oneWish(desk: Desk, said: Wish): Play {
  const wish = aimed(desk, said)
  const looming = loomingAt(desk, here(desk))
  if (looming !== undefined && wish.by === undefined) return yield* faceDanger(desk, looming, wish, act)
  const grave = graveOf(desk, wish)
  if (grave === undefined || !(yield* isStopped(desk, grave))) yield* act(desk, wish)
}

type Grave = {
  readonly who: string
  readonly what: string
  readonly deed: string
  /** Objected to once, it is theirs to insist on. */
  readonly key: string
}

const graveDeeds: Partial<Readonly<Record<DeedVerb, string>>> = {
  attack: 'attack',
  capture: 'seize',
  steal: 'steal from',
}

/** What others would want a word on before it is done. */
function graveOf(desk: Desk, wish: Wish): Grave | undefined {
  const deed = wish.kind === 'deed' ? graveDeeds[wish.verb] : undefined
  const named = wish.kind === 'deed' ? (wish.roles.whom ?? wish.roles.what) : undefined
  const person = named?.kind === 'person' ? peopleAt(desk).find(({ id }) => id === named.id) : undefined
  if (deed === undefined || person === undefined || wish.by !== undefined) return undefined
  const who = shortName(nameOf(desk, desk.actor))
  return {
    who: person.name,
    what: `${who} is about to ${deed} ${person.name}.`,
    deed: deed.charAt(0).toUpperCase() + deed.slice(1),
    key: `objected/${deed}/${person.id}`,
  }
}

/** Whether it is left undone for now, because one of the company will not have it. */
async function* isStopped(desk: Desk, { who, what, deed, key }: Grave): Play<boolean> {
  if (desk.memory.happened.includes(key)) return false // it was objected to once, and they insist
  tell(desk, phrase(desk, askWords, 'grave', { who }))
  const against = yield* consult(desk, what)
  if (against.length === 0) return false
  keep(desk, { happened: added(desk.memory.happened, key) })
  const names = against.map(id => shortName(nameOf(desk, id)))
  tell(desk, phrase(desk, askWords, 'against', { who: listOf(names) }))
  desk.offered = [`${deed} ${who} all the same`, `Talk to ${who}`]
  return true
}

/** True when the story, and with it the session, is over. */
async function* perhapsEnd(desk: Desk): Play<boolean> {
  const ending = endingNow(desk)
  if (ending === undefined) return yield* perhapsFallen(desk)
  yield* tellEnding(desk, ending)
  keep(desk, { options: [] })
  yield* goodbye(desk, summaryOf(desk), phrase(desk, endWords, 'afterwards', { name: ending.name }))
  return true
}

/** Nobody is left to play: it ends here, and another evening may find a way back. */
async function* perhapsFallen(desk: Desk): Play<boolean> {
  if (!heroesIn(desk.game).every(({ life }) => life === 'dead')) return false
  yield* flush(desk)
  yield* goodbye(desk, summaryOf(desk), phrase(desk, askWords, 'fallen'))
  return true
}
