/**
 * The Game Master of this game without a model. The same seed and the same words give the same evening: chance is drawn
 * from the seed and the count of beats, and the dice are the rules'.
 */
import { keyOf } from '../../../rules/blades/clocks/find.ts'
import { titled } from '../../../rules/blades/clocks/conditions.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import type { Ask, Cast, GmSees } from '../../../table/ports.ts'
import { lookHere } from './choose.ts'
import { isSale, sell } from './loot.ts'
import { isPlanned } from './plans.ts'
import { answerIdea, join, spent, tryDeed, tryFor } from './deeds.ts'
import { draw, fact, flush, keep, openDesk, phrase, rule, tell, type Desk, type Minds, type Play } from './desk.ts'
import { goOnWith, meetForced, tellOwed } from './forced.ts'
import { putOff } from './errands.ts'
import { lookedFor, settled } from './fate.ts'
import { listenTo } from './hear/listen.ts'
import { says, tokensOf } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { obstacleNow } from './running.ts'
import { addressed, tellAbout, tellKnown } from './knowing.ts'
import { boardOf, homeOf, offersFor } from './offers.ts'
import { askPerson } from './people.ts'
import { answerTable, reckon } from './reckoning.ts'
import { catchBreath, develop, layLow, takeRest, workGoal } from './rest.ts'
import {
  askToLeave,
  asTried,
  declareItem,
  endScene,
  faceNext,
  flashback,
  freshRun,
  loseIfUp,
  shareOut,
  takeJob,
  tryObstacle,
} from './score.ts'
import {
  describe,
  goTo,
  happenHere,
  listenHere,
  peopleAt,
  placeNameNow,
  placeNow,
  presentNow,
  tellJob,
  tellJobs,
} from './scenes.ts'
import { closeSession, openSession, recap, resumeSession } from './session.ts'
import { askCrew, bid } from './talk.ts'
import { weigh } from './weigh.ts'
import { fill, scene as words, verbs } from './words.ts'

/** Whoever tells what the free words of a player come to; without one the Oracle does, from its tables. */
export type Teller = Minds & { readonly turn: (desk: Desk, line: string) => Play }

/** What is remembered of a job and what the rules say of it are the same job, whatever came between. */
function inStep(desk: Desk): void {
  const { world, memory } = desk
  const job = world.score ? keyOf(titled(world.jobs), world.score.title) : undefined
  if (memory.running?.job !== job) keep(desk, { running: job === undefined ? null : freshRun(job) })
}

export const scoundrelGm =
  (seed: string | number, tellerFor?: (ask: Ask) => Teller): Cast['gm'] =>
  (sees, ask) => {
    const teller = tellerFor?.(ask)
    return beatOf(openDesk(seed, sees, teller), sees, teller)
  }

async function* beatOf(desk: Desk, { incoming }: GmSees, teller?: Teller): Play {
  inStep(desk)
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'save') return
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end') return yield* closeSession(desk)
  if (incoming.tag === 'SESSION_COMMAND') {
    const { hasOpened, open } = desk.memory
    yield* hasOpened ? resumeSession(desk) : openSession(desk)
    if (open && moodOf(desk.world) === 'scene') yield* playWish(desk, open) // and with it what was asked
  }
  if (incoming.tag === 'PLAYER_ACTION') {
    const isAlone = incoming.character === 'party' // nobody plays: the crew does what is nearest
    yield* playTurn(desk, incoming.action, isAlone ? nearest(desk) : listenTo(desk, incoming.action), teller)
  }
  yield* finish(desk)
}

/** What a crew does that plays by itself: the job it knows of, else what is offered, one after the other. */
function nearest({ memory }: Desk): Wish {
  const { offers, turn } = memory
  const job = offers.find(({ wish }) => wish.kind === 'take')
  const deed = memory.running ? offers.find(({ wish }) => wish.kind === 'deed') : undefined
  const some = offers.filter(({ wish }) => wish.kind !== 'leave' && wish.kind !== 'end')
  return (job ?? deed ?? some[turn % Math.max(1, some.length)])?.wish ?? { kind: 'wait' }
}

/** What is free to be told by whoever tells; the frame around it (jobs, ways, rest) is kept by the book. */
const isFree = ({ kind }: Wish): boolean => free.has(kind)
const free: ReadonlySet<Wish['kind']> = new Set(['deed', 'ask', 'look', 'about', 'known', 'address', 'bid', 'idea', 'join', 'wait', 'several']) // prettier-ignore

async function* playTurn(desk: Desk, line: string, wish: Wish, teller?: Teller): Play {
  const began = moodOf(desk.world)
  if (teller && isFree(wish) && (began === 'scene' || began === 'aftermath' || began === 'action')) {
    yield* teller.turn(desk, line)
    return yield* meetForced(desk)
  }
  yield* rule(desk, 'begin-turn', { text: line.slice(0, 4000) })
  tellOwed(desk)
  const mood = moodOf(desk.world)
  desk.answer = wish.kind === 'wait' ? undefined : line // of what is asked again
  if (mood === 'action') yield* goOnWith(desk, wish.kind === 'deed' ? wish.action : undefined) // what is on the table, or has come true, comes before any wish
  else if (mood === 'downtime') yield* takeRest(desk)
  else if (mood === 'trauma' || mood === 'bargain' || mood === 'entanglement') yield* meetForced(desk)
  else yield* wished(desk, mood === 'between', wish)
  desk.answer = undefined
  yield* playInstead(desk)
  yield* meetForced(desk)
  if (moodOf(desk.world) !== 'scene' || !desk.memory.running || (yield* loseIfUp(desk))) return
  if (obstacleNow(desk) === undefined) yield* faceNext(desk)
}

/** A job that was about to be taken when the evening ended is taken up the next. */
async function* wished(desk: Desk, isBetween: boolean, wish: Wish): Play {
  desk.answer = undefined
  yield* isBetween ? playBetween(desk, wish) : playWish(desk, wish)
  keep(desk, { open: desk.hasLeft && wish.kind === 'take' ? wish : null })
}

/** More changes of mind than this in one breath are none. */
const mostInstead = 4

/** Whoever thinks better of it before a die is spent, and says what they do instead, does that. */
async function* playInstead(desk: Desk): Play {
  for (let count = 0; count < mostInstead && desk.instead && moodOf(desk.world) === 'scene'; count += 1) {
    const wish = desk.instead
    desk.instead = undefined
    yield* playWish(desk, wish)
  }
  desk.instead = undefined
}

/** Between scenes one rests, does some small thing, or goes out; everything else is done by going out first. */
async function* playBetween(desk: Desk, wish: Wish): Play {
  if (wish.kind === 'rest') return yield* takeRest(desk)
  if (wish.kind === 'lay-low') return yield* layLow(desk)
  if (wish.kind === 'breath') return yield* catchBreath(desk)
  if (wish.kind === 'develop') return yield* develop(desk)
  if (wish.kind === 'goal') return yield* workGoal(desk, wish.clock)
  if (atHome.has(wish.kind)) return yield* playWish(desk, wish)
  yield* goOut(desk, wish.kind === 'go' ? wish.place : homeOf(desk))
  if (wish.kind !== 'go') yield* playWish(desk, wish)
}

/** What needs no scene around it. */
const atHome: ReadonlySet<Wish['kind']> = new Set(['ending', 'end', 'recap', 'table', 'crew', 'bid', 'known', 'glance'])

async function* goOut(desk: Desk, asked: string | undefined): Play {
  const place = desk.city.places.find(({ id }) => id === asked) ?? desk.city.places[0]
  const present = place ? peopleAt(desk, place) : []
  yield* rule(desk, 'open-scene', { place: place?.id ?? '', present: [...present], hook: 'another evening' })
  if (!place || moodOf(desk.world) !== 'scene') return
  yield { tag: 'OPEN_SCENE', title: place.name, location: place.name, time: `Day ${desk.world.day}` }
  keep(desk, { with: present[0] ?? '', going: null })
  describe(desk, place)
  happenHere(desk, place)
}

async function* endStory(desk: Desk, name: string): Play {
  const ending = desk.world.endings.find(one => one.name === name)
  const ruled = yield* rule(desk, 'take-ending', { ending: name })
  if (!ruled.isDone || !ending) return tell(desk, ruled.isDone ? '' : ruled.why)
  tell(desk, fill(words.endOfStory, { ending: name }))
  tell(desk, ending.text)
  fact(desk, { kind: 'ending', name }, 3)
  desk.isOver = true
}

async function* playWish(desk: Desk, wish: Wish): Play {
  if (isPlanned(desk, wish)) return
  if ('words' in wish && says(tokensOf(wish.words ?? ''), verbs.shares)) return yield* shareOut(desk)
  const isFreeToSell = desk.memory.running === null && presentNow(desk).length > 0 // on a job somebody else is sold to
  if (isFreeToSell && 'words' in wish && isSale(wish)) return yield* sell(desk, wish.words ?? '')
  const sought =
    (wish.kind === 'deed' || wish.kind === 'about') && !desk.memory.running ? lookedFor(wish.words) : undefined
  if (sought && settled(desk, '', sought)) return
  switch (wish.kind) {
    case 'jobs':
      return tellJobs(desk)
    case 'job':
      return tellJob(desk, wish.job)
    case 'take':
      return yield* takeJob(desk, wish.job, wish.plan)
    case 'go':
      return yield* goTo(desk, wish.place, wish.whom)
    case 'look':
      return lookHere(desk, wish.feature)
    case 'ask':
      return yield* askPerson(desk, wish)
    case 'crew':
      return yield* askCrew(desk, wish)
    case 'listen':
      return yield* listenHere(desk, wish.words)
    case 'join':
      return join(desk)
    case 'deed':
      return yield* desk.memory.running ? tryObstacle(desk, wish) : tryDeed(desk, wish)
    case 'weigh':
      return weigh(desk, wish.deed)
    case 'flashback':
      return yield* flashback(desk, wish.words)
    case 'item':
      return yield* declareItem(desk, wish.item)
    case 'leave':
      return yield* askToLeave(desk)
    case 'rest':
    case 'lay-low':
    case 'breath':
    case 'develop':
    case 'goal':
      return yield* goHome(desk, wish)
    case 'wait':
      return yield* wait(desk)
    case 'recap':
      return recap(desk)
    case 'table':
      return answerTable(desk, wish)
    case 'about': {
      const tried = wish.isLook === true ? undefined : asTried(desk, wish.words)
      if (tried) return yield* tryObstacle(desk, tried)
      return yield* wish.isLook !== true && says(tokensOf(wish.words), verbs.spends) ? spent(desk, wish.words) : tellAbout(desk, wish, tryFor) // prettier-ignore
    }
    case 'known':
      return yield* tellKnown(desk, wish)
    case 'address':
      return yield* addressed(desk, wish)
    case 'bid':
      return yield* bid(desk, wish)
    case 'several':
      return yield* playAll(desk, wish.wishes)
    case 'glance':
      return reckon(desk, wish.at, wish.words)
    case 'end':
      return yield* closeSession(desk)
    case 'ending':
      return yield* endStory(desk, wish.ending)
    case 'idea': {
      const tried = asTried(desk, wish.words)
      return yield* tried ? tryObstacle(desk, tried) : answerIdea(desk, wish)
    }
    case 'later':
      return putOff(desk, wish.words)
    case 'errand':
      return yield* seeTo(desk, wish.words)
  }
}

/** What was put off is done as if it were said now. */
async function* seeTo(desk: Desk, line: string): Play {
  keep(desk, { errands: desk.memory.errands.filter(one => one !== line) })
  const wish = listenTo(desk, line)
  if (wish.kind !== 'later') yield* moodOf(desk.world) === 'between' ? playBetween(desk, wish) : playWish(desk, wish)
}

/** One thing after the other, as long as nothing comes between. */
async function* playAll(desk: Desk, wishes: readonly Wish[]): Play {
  for (const wish of wishes) {
    if (moodOf(desk.world) !== 'scene' || desk.hasLeft) return
    yield* playWish(desk, wish)
  }
}

/** Rest begins where a scene ends. */
async function* goHome(desk: Desk, wish: Wish): Play {
  yield* endScene(desk)
  if (moodOf(desk.world) === 'between') yield* meetForced(desk)
  if (moodOf(desk.world) === 'between') yield* playBetween(desk, wish)
}

async function* wait(desk: Desk): Play {
  yield* rule(desk, 'pass-time', { why: 'waiting' })
  tell(desk, draw(desk, 'wait', words.wait))
  const place = placeNow(desk)
  if (place && !desk.memory.going) happenHere(desk, place)
}

/** What may not be said yet is not offered either. */
async function* suggest(options: readonly string[]): Play {
  if (options.length === 0) return
  const outcome = yield { tag: 'SUGGEST', options }
  if (outcome.outcome !== 'withheld') return
  const leaks = outcome.leaks.map(({ said }) => said)
  const open = options.filter(option => !leaks.some(said => said.includes(option) || option.includes(said)))
  if (open.length > 0 && open.length < options.length) yield { tag: 'SUGGEST', options: open }
}

/** What may not lie open yet is left off, and the rest is laid out. */
async function* layOut(desk: Desk): Play {
  const board = boardOf(desk)
  const outcome = yield { tag: 'BOARD', board }
  if (outcome.outcome !== 'withheld') return
  const leaks = outcome.leaks.map(({ said }) => said)
  const isOpen = (name: string): boolean => !leaks.some(said => said.includes(name) || name.includes(said))
  const places = board.places
    .filter(({ name }) => isOpen(name))
    .map(({ people, ...place }) => ({
      ...place,
      exits: place.exits.filter(isOpen),
      ...(people ? { people: people.filter(isOpen) } : {}),
    }))
  yield { tag: 'BOARD', board: { places, clocks: board.clocks.filter(({ name }) => isOpen(name)) } }
}

/** Told, remembered, laid out, offered. */
async function* finish(desk: Desk): Play {
  if (desk.telling.length === 0 && moodOf(desk.world) === 'between') tell(desk, draw(desk, 'between', words.between))
  tellOwed(desk)
  if (desk.telling.length === 0 && !desk.hasSpoken) tell(desk, draw(desk, 'nothingNew', words.nothingNew)) // nobody is met with silence
  yield* flush(desk)
  if (moodOf(desk.world) === 'scene') {
    const narration = desk.memory.events.at(-1) ?? phrase(desk, 'open', words.open, { place: placeNameNow(desk) })
    yield* rule(desk, 'apply-output', { narration: narration.slice(0, 400), continueScene: true })
  }
  if (desk.isOver) return yield* closeSession(desk)
  const offers = offersFor(desk)
  keep(desk, { offers })
  yield { tag: 'REMEMBER', memory: desk.memory }
  yield* layOut(desk)
  yield* suggest(offers.map(({ text }) => text))
}
