/** One beat of play: the player's words, what comes of them, and what the world does with that. */
import type { Intent } from '../understand/intent.ts'
import type { Matter } from '../understand/matters.ts'
import { understand } from '../understand/understand.ts'
import { settle } from './aftermath.ts'
import { nextStep } from './auto.ts'
import { consult } from '../act/company/stand.ts'
import { keep, type Desk, type Play } from './desk.ts'
import { loomingAt } from './encounter.ts'
import { endingNow, tellEnding } from './endings.ts'
import { fightBeat } from './fight/beat.ts'
import { handOver } from './fight/begin.ts'
import { newStage } from './fight/stage.ts'
import { faceDanger } from './danger.ts'
import { horizonOf } from './horizon.ts'
import { heroesIn, nameOf, shortName, standing } from './heroes.ts'
import { added } from './memory.ts'
import { listOf } from '../../../english/nouns.ts'
import { answerMatter } from './matters/answer.ts'
import { asOrdered, wishesOf, type Wish } from './orders.ts'
import { here, peopleAt } from './place.ts'
import { recover } from './rescue.ts'
import { goodbye, summaryOf } from './session.ts'
import { flush, phrase, tell } from './tell.ts'
import { carryOut } from './verbs/all.ts'
import { askedByName } from './verbs/friends.ts'
import { asAttack } from './verbs/magic.ts'
import { isAccusing } from './verbs/talk.ts'
import { askWords } from './words/ask.ts'
import { endWords } from './words/ends.ts'

/** A line holds so many wishes at most; what is more is for the next beat. */
const mostWishes = 3

const wishesIn = (intent: Intent): readonly Wish[] =>
  [{ ...intent, next: [] }, ...intent.next].slice(0, mostWishes).map(one => ({ intent: one }))

/** What a line asks for, and of whom. */
const wishesFor = (desk: Desk, line: string | undefined): readonly Wish[] =>
  line === undefined ? wishesIn(nextStep(desk)) : (wishesOf(desk, line) ?? wishesIn(understand(line, horizonOf(desk))))

/** Words that were said elsewhere mean what is here by now: `go to the square and read the notice`. */
function wishesHere(desk: Desk, line: string | undefined, wishes: readonly Wish[]): readonly Wish[] {
  const again = line === undefined ? wishes : wishesFor(desk, line)
  return again.length < wishes.length ? wishes : again // two ways of one name may lead on from there to somewhere else
}

export async function* playBeat(desk: Desk, line: string | undefined): Play<boolean> {
  if (desk.game.fight === null && standing(desk.game).length === 0) yield* recover(desk)
  let wishes = wishesFor(desk, line)
  for (let at = 0; at < wishes.length; at += 1) {
    const [wish, place] = [wishes[at], desk.memory.placeId]
    if (wish !== undefined) yield* asOrdered(desk, wish, intent => oneWish(desk, intent))
    if (isInDanger(desk) || (desk.offered.length > 0 && wishes[at + 1]?.by === undefined)) break
    if (desk.memory.placeId !== place) wishes = wishesHere(desk, line, wishes)
  }
  yield* settle(desk)
  return yield* perhapsEnd(desk)
}

/** A fight or danger comes between one wish and the next, and so does a question, unless somebody else has the next. */
const isInDanger = (desk: Desk): boolean =>
  desk.game.fight !== null || desk.memory.looming !== undefined || desk.deeds.includes('fought')

/** Asked of the table: no turn is used up, no danger comes nearer, and where there is a fight it stands as it stood. */
async function* aside(desk: Desk, intent: Intent, matter: Matter): Play {
  answerMatter(desk, matter, intent)
  yield* flush(desk)
  if (desk.game.fight !== null) yield* handOver(newStage(desk))
}

async function* oneWish(desk: Desk, intent: Intent): Play {
  if (desk.game.fight === null && askedByName(desk, intent)) return yield* flush(desk)
  if (intent.matter !== undefined) return yield* aside(desk, intent, intent.matter)
  if (desk.game.fight !== null) return yield* fightBeat(desk, intent)
  if (intent.unclear !== undefined && intent.unclear.length > 1) return whichOf(desk, intent)
  const looming = loomingAt(desk, here(desk))
  if (looming !== undefined) return yield* faceDanger(desk, looming, intent)
  const meant = asAttack(desk, intent)
  const grave = graveOf(desk, meant)
  if (grave === undefined || !(yield* isStopped(desk, meant, grave))) yield* carryOut(desk, meant)
}

/** Whether it is left undone for now: the player has only asked, or one of the company will not have it. */
async function* isStopped(desk: Desk, { line }: Intent, { who, what, deed, key }: Grave): Play<boolean> {
  const isAsked = /\?\s*$/.test(line)
  if (!isAsked && desk.memory.happened.includes(key)) return false // it was objected to once, and they insist
  tell(desk, phrase(desk, askWords, isAsked ? 'wouldYou' : 'grave', { who }))
  const against = yield* consult(desk, what, isAsked)
  if (against.length > 0) keep(desk, { happened: added(desk.memory.happened, key) })
  if (!isAsked && against.length === 0) return false
  const names = against.map(id => shortName(nameOf(desk, id)))
  tell(desk, phrase(desk, askWords, names.length > 0 ? 'against' : 'undone', { who: listOf(names) }))
  desk.offered = [`${deed} ${who}${names.length > 0 ? ' all the same' : ''}`, `Talk to ${who}`]
  return true
}

/** `I shoot` begins with the shot. */
const leading = /^(?:i|we|i'll|we'll|please|then|and|now|just|try|to|want|will|ok|okay|so)[,.]?$/iu

function whichOf(desk: Desk, intent: Intent): void {
  const names = [...new Set((intent.unclear ?? []).map(({ name }) => name))].slice(0, 4)
  tell(desk, phrase(desk, askWords, 'which', { names: listOf(names, 'or') }))
  const first =
    intent.line
      .trim()
      .split(/\s+/)
      .find(word => !leading.test(word)) ?? ''
  desk.offered = names.map(name => withName(intent.line, name, names) ?? `${first} ${name}`)
}

/** The line again, with the name in full for the word that fits them all. */
function withName(line: string, name: string, names: readonly string[]): string | undefined {
  const words = names.map(one => new Set(one.toLowerCase().split(/\s+/)))
  const shared = line.match(/[\p{L}'-]+/gu)?.find(word => words.every(one => one.has(word.toLowerCase())))
  if (shared === undefined || line.length > 80) return undefined
  return line.trim().replace(new RegExp(`(?:\\bthe )?\\b${shared}\\b`, 'iu'), name)
}

type Grave = {
  readonly who: string
  readonly what: string
  /** As the player would say it again. */
  readonly deed: string
  /** What is remembered when somebody objected. */
  readonly key: string
}

const deedsTo: Partial<Readonly<Record<Intent['verb'], string>>> = {
  attack: 'attack',
  threaten: 'threaten',
  steal: 'steal from',
}

/** What others would want a word on before it is done. */
function graveOf(desk: Desk, { verb, targets, line }: Intent): Grave | undefined {
  const named = targets.find(({ kind }) => kind === 'person')
  const person = peopleAt(desk).find(({ id }) => id === named?.id)
  const who = shortName(desk.world.party.find(({ id }) => id === desk.actor)?.name ?? 'One of you')
  const deed = isAccusing({ line }) ? undefined : deedsTo[verb]
  return person === undefined || deed === undefined
    ? undefined
    : {
        who: person.name,
        what: `${who} is about to ${deed} ${person.name}.`,
        deed: deed.charAt(0).toUpperCase() + deed.slice(1),
        key: `objected/${verb}/${person.id}`,
      }
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
