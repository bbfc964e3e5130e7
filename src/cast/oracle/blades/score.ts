/** A job, from the plan to the payoff. */
import { keyOf } from '../../../rules/blades/clocks/find.ts'
import type { Job } from '../../../rules/blades/model/job.ts'
import { exposures, plans, type Plan } from '../../../rules/blades/model/score.ts'
import { isUp } from '../../../rules/blades/clocks/alarm.ts'
import { obstacleAt } from '../../../rules/blades/jobs/obstacles.ts'
import { effects, stepOn, type Tier } from '../../../rules/blades/model/words.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import { contentOf, inMidst, sharedWords } from '../../../english/content-words.ts'
import { toldOfYou } from '../../../english/retell/player.ts'
import { anyWay, choose, planned } from './choose.ts'
import { land } from './consequences.ts'
import { anyMate, crewOf, firstName, wordFrom, type Mate } from './crew.ts'
import {
  draw,
  fact,
  flush,
  isLucky,
  keep,
  lead,
  noteTold,
  phrase,
  rule,
  tell,
  type Choice,
  type Desk,
  type Play,
} from './desk.ts'
import { chooseDie, engage, frame, type Trying } from './dice.ts'
import { familyOf } from './families.ts'
import { planIn } from './hear/option.ts'
import { tokensOf } from './hear/tokens.ts'
import type { Deed, Wish } from './hear/wish.ts'
import { withEvent, type Running } from './memory.ts'
import {
  effectFor,
  isFurtherOn,
  isOfObstacle,
  isOfPage,
  positionFor,
  roomOf,
  tellsFor,
  ticksFor,
  wayOf,
} from './odds.ts'
import { obstacleNow, runningJob } from './running.ts'
import { peopleAt } from './scenes.ts'
import { capital, clause, crew as crewWords, fill, listed, score as words, sentence } from './words.ts'

type Way = { readonly plan: Plan; readonly detail: string }

/** The ways that the page names, and beside them what any crew could try. */
function waysOf(job: Job): readonly Way[] {
  const named = job.ways.slice(0, 4)
  const others = plans.filter(plan => !named.some(way => way.plan === plan))
  const fillers = others
    .slice(0, Math.max(0, 3 - named.length))
    .map(plan => ({ plan, detail: words.plan.generic[plan] }))
  return [...named, ...fillers]
}

/** What speaks for the crew and what against it: said openly, and counted as dice. */
function edgeOf(desk: Desk, id: string, job: Job): { readonly edge: number; readonly words: readonly string[] } {
  const { world, memory } = desk
  const somebody = world.people[keyOf(world.people, job.offeredBy) ?? '']
  const isFriend = somebody?.disposition === 'friendly' || somebody?.disposition === 'loyal'
  const pros = [
    memory.favours.length > 0 ? fill(words.edge.favour, { who: listed(memory.favours) }) : '',
    memory.catches.includes(id) ? words.edge.catch : '',
    memory.ways.includes(id) ? words.edge.way : '',
    isFriend ? words.edge.friend : '',
  ].filter(Boolean)
  const cons = [
    world.crew.heat >= 6 ? words.edge.heat : '',
    job.tier >= world.crew.tier + 2 ? words.edge.tier : '',
    (lead(desk)?.harm.length ?? 0) > 1 ? words.edge.hurt : '',
  ].filter(Boolean)
  const told = [
    pros.length > 0 ? fill(words.edges.for, { list: listed(pros) }) : '',
    cons.length > 0 ? fill(words.edges.against, { list: listed(cons) }) : '',
  ].filter(Boolean)
  return { edge: Math.max(-3, Math.min(3, pros.length - cons.length)), words: told }
}

/** A plan of one's own is the best kind. */
const ownWay = (job: Job, said: string): Way => ({
  plan: planIn(tokensOf(said)) ?? waysOf(job)[0]?.plan ?? 'infiltration',
  detail: planned(said.replace(/^[^:]{2,30}:\s*/u, '')).slice(0, 280),
})

async function* planFor(desk: Desk, job: Job): Play<Way | undefined> {
  const ways = waysOf(job)
  const options: Choice[] = [
    ...ways.map(({ plan, detail }) => ({ label: words.plan.names[plan], hint: clause(detail), plan })),
    { label: words.later, hint: words.laterHint, said: words.laterSaid },
  ]
  const labelled = options.map((option, at) => ({
    ...option,
    label:
      options.findIndex(({ label }) => label === option.label) === at ? option.label : `${option.label}, otherwise`,
  }))
  const question = phrase(desk, 'plan', words.plan.ask, { job: job.title })
  const chosen = yield* choose(desk, question, words.plan.header, labelled, anyWay, loadChoices)
  if (chosen === undefined) return desk.hasLeft ? undefined : ways[0]
  if ('at' in chosen) return ways[chosen.at]
  return ownWay(job, chosen.words)
}

const loads = ['light', 'normal', 'heavy'] as const
const loadChoices = loads.map(load => words.load[load])

async function* loadFor(desk: Desk): Play<string> {
  const chosen = yield* choose(desk, draw(desk, 'load', words.load.ask), words.load.header, loadChoices)
  return (chosen && 'at' in chosen ? loads[chosen.at] : undefined) ?? 'normal'
}

export const freshRun = (job: string): Running => ({
  job,
  at: -1,
  bad: 0,
  priced: 0,
  complications: 0,
  hasEdge: false,
  worse: 0,
})

export async function* takeJob(desk: Desk, id: string, plan?: string): Play {
  const job = desk.world.jobs[id]
  if (!job) return
  const mate = anyMate(desk)
  if (mate && isLucky(desk, 2)) yield* wordFrom(desk, mate.id, 'opinion', job.title)
  const way = plan === undefined ? yield* planFor(desk, job) : ownWay(job, plan)
  if (!way) return
  const load = yield* loadFor(desk)
  if (desk.hasLeft) return
  const { edge, words: told } = edgeOf(desk, id, job)
  if (told.length > 0) tell(desk, told.join(' '))
  const ruled = yield* rule(desk, 'take-score', { score: id, plan: way.plan, detail: way.detail, load, edge })
  if (!ruled.isDone) return tell(desk, ruled.why)
  keep(desk, { running: freshRun(id), going: null, favours: [] })
  desk.memory = withEvent(desk.memory, `You took the job: ${job.title}.`)
  yield* arriveAt(desk, job)
  tell(desk, fill(draw(desk, 'begin', words.begin), { job: job.title, detail: sentence(way.detail) }))
  const { position = 'risky' } = desk.world.score ?? {}
  tell(desk, draw(desk, `engagement/${way.plan}/${position}`, words.engagement[way.plan][position]))
  if ((desk.world.clocks[desk.world.score?.clock ?? '']?.filled ?? 0) > 0)
    tell(desk, draw(desk, 'pastFirst', words.pastFirst))
  yield* faceNext(desk)
}

async function* arriveAt(desk: Desk, job: Job): Play {
  const place = desk.city.places.find(one => keyOf({ [one.id]: one }, job.place) !== undefined)
  if (!place) return
  yield* rule(desk, 'go', { place: place.id, present: [...peopleAt(desk, place)] })
  yield { tag: 'OPEN_SCENE', title: job.title, location: place.name, time: `Day ${desk.world.day}` }
}

/** It is up: whoever is at it gets out, and has not got it. */
export async function* loseIfUp(desk: Desk): Play<boolean> {
  const job = runningJob(desk)
  if (!job || !isUp(desk.world)) return false
  tell(desk, phrase(desk, 'up', words.up, { alarm: job.alarm }))
  yield* finish(desk, job, false)
  return true
}

const isDone = ({ world }: Desk): boolean => world.score !== null && !Object.hasOwn(world.clocks, world.score.clock)

/** Tells the next thing in the way, or that there is none left. */
export async function* faceNext(desk: Desk): Play {
  const job = runningJob(desk)
  const { running } = desk.memory
  if (!job || !running) return
  if (isDone(desk)) return yield* finish(desk, job, true)
  const at = obstacleAt(desk.world, job)
  const obstacle = job.obstacles[at]
  if (at === running.at) return tell(desk, draw(desk, 'still', words.still))
  if (running.at >= 0) tell(desk, draw(desk, 'next', words.next))
  keep(desk, { running: { ...running, at, worse: 0 } })
  if (obstacle) tell(desk, `**${obstacle.name}.**`, sentence(obstacle.prose))
}

/** What nothing covers, of what is in the way or of the plan, is tried in the way that suits it best. */
export function asTried(desk: Desk, said: string): Deed | undefined {
  const obstacle = obstacleNow(desk)
  const plan = desk.world.score?.detail ?? ''
  if (!obstacle || said.trimEnd().endsWith('?')) return undefined
  const ways = [obstacle.name, obstacle.prose, plan, ...Object.values(obstacle.ways), ...(runningJob(desk)?.ways ?? []).map(({ detail }) => detail)] // prettier-ignore
  if (sharedWords(contentOf(said), new Set(contentOf(ways.join(' ')))) === 0) return undefined
  const [action = 'finesse'] = Object.keys(obstacle.works) as readonly Deed['action'][]
  return { kind: 'deed', action, isLethal: false, isTogether: false, words: said.trim() }
}

/** What the player does about what is in the way. */
export async function* tryObstacle(desk: Desk, wish: Extract<Wish, { kind: 'deed' }>): Play {
  const obstacle = obstacleNow(desk)
  const job = runningJob(desk)
  if (!obstacle || !job) return
  if (isFurtherOn(job, obstacle, wish.words)) return tell(desk, phrase(desk, 'notYet', words.notYet, { obstacle: inMidst(obstacle.name), Obstacle: obstacle.name })) // prettier-ignore
  const action = wayOf(obstacle, wish.words) ?? wish.action
  const family = familyOf(action)
  const position = positionFor(desk, obstacle)
  const effect = effectFor(desk, job, obstacle, action, wish.words)
  const danger = obstacle.danger === '' ? draw(desk, `danger/${family}`, words.dangers[family]) : obstacle.danger
  const trying: Trying = {
    action,
    intent: wish.words,
    position,
    effect,
    danger,
    prize: job.title,
    tells: isOfPage(obstacle, wish.words) ? tellsFor(desk, job, obstacle, effect) : {},
    isLethal: wish.isLethal,
    isTogether: wish.isTogether,
    ...(wish.by === undefined ? {} : { by: wish.by }),
  }
  if (!isOfObstacle(obstacle, wish.words)) tell(desk, phrase(desk, 'between', words.between, { obstacle: inMidst(obstacle.name) })) // prettier-ignore
  frame(desk, trying)
  yield* engage(desk, trying)
  yield* resolveObstacle(desk, trying)
}

/** The die is chosen, its outcome lands, the clock of the job moves, and the next thing is there. */
export async function* resolveObstacle(desk: Desk, trying: Trying): Play {
  const tier = yield* chooseDie(desk, trying)
  if (tier === undefined) return
  noteTold(desk, `tried/${trying.prize}/${obstacleNow(desk)?.name ?? ''}`)
  const { running } = desk.memory
  if (running) keep(desk, { running: { ...running, hasEdge: false } })
  yield* land(desk, { tier, family: familyOf(trying.action), position: trying.position })
  yield* advance(desk, tier, trying)
}

/** The clock of the job moves by what the die was worth, and the next thing is there. */
export async function* advance(desk: Desk, tier: Tier, { effect, intent }: Pick<Trying, 'effect' | 'intent'>): Play {
  const clock = desk.world.score?.clock
  const isWon = tier === 'critical' || tier === 'success' || tier === 'partial'
  if (isWon && clock !== undefined) {
    const worth = tier === 'critical' ? stepOn(effects, effect, 1) : effect
    yield* rule(desk, 'tick-clock', {
      clock,
      effect: worth,
      least: ticksFor(desk, tier, effect),
      most: roomOf(desk),
      why: intent.slice(0, 160),
    })
  }
  yield* flush(desk)
  const mate = crewOf(desk).length > 0 && isLucky(desk, 3) ? anyMate(desk) : undefined
  if (mate) yield* wordFrom(desk, mate.id, isWon ? 'win' : 'lose', intent)
  if (moodOf(desk.world) === 'aftermath') yield* rule(desk, 'accept', { acceptTransition: 'it goes on' })
  if (moodOf(desk.world) === 'scene' && !isDone(desk) && (yield* loseIfUp(desk))) return
  if (moodOf(desk.world) === 'scene') yield* faceNext(desk)
}

/** How loudly it was done: what went wrong was heard, and of what was paid for every second thing. */
const exposureOf = ({ bad, priced }: Running): (typeof exposures)[number] =>
  exposures[Math.min(3, bad + Math.floor(priced / 2))] ?? 'loud'

/** The job is over: what it brings, how loudly it was done, what it leaves behind, and whose the coin is. */
export async function* finish(desk: Desk, job: Job, won: boolean): Play {
  const { running } = desk.memory
  if (!running) return
  const exposure = won ? exposureOf(running) : (exposures[Math.min(3, running.bad + 1)] ?? 'loud')
  tell(desk, draw(desk, won ? 'won' : 'lost', won ? words.won : words.lost), won ? sentence(job.prize) : '')
  const ruled = yield* rule(desk, 'finish-score', { won, exposure })
  keep(desk, { running: null })
  if (!ruled.isDone) return
  for (const effect of won ? job.ifWon : job.ifLost) {
    if (effect.kind === 'reveals') desk.learned.push(`LEARNED: ${clause(effect.text)}`)
    if (effect.kind === 'told' || effect.kind === 'reveals') tell(desk, sentence(effect.text))
  }
  tell(desk, draw(desk, `exposure/${exposure}`, words.exposure[exposure]))
  tell(
    desk,
    won
      ? fill(draw(desk, 'payoff', words.payoff), { coin: job.payoff, crew: desk.world.crew.name })
      : draw(desk, 'noPayoff', words.noPayoff),
  )
  fact(desk, { kind: 'goal', name: job.title, state: won ? 'done' : 'failed' }, 3)
  if (won) fact(desk, { kind: 'gained', who: lead(desk)?.name ?? '', what: `${job.payoff} coin`, from: job.target }, 2)
  desk.memory = withEvent(desk.memory, `${won ? 'You did it' : 'It came to nothing'}: ${job.title}.`)
  desk.learned.push(`QUEST: ${job.title} - ${won ? 'done' : 'lost'}`)
  if (won) yield* divide(desk, job, running)
  yield* endScene(desk)
}

/** Everybody has worked for it, and looks at it. */
async function* divide(desk: Desk, { payoff }: Job, { helped = [] }: Running): Play {
  const mates = crewOf(desk)
  const [first] = mates
  if (!first || payoff < 2) return
  const timesOf = ({ id }: Mate): number => helped.filter(one => one === id).length
  const [most = first] = mates.toSorted((one, other) => timesOf(other) - timesOf(one))
  const best = timesOf(most) > 0 ? most : draw(desk, 'best', mates)
  yield* flush(desk)
  yield* wordFrom(desk, best.id, 'share', `${payoff} coin`)
  const { shareAsk: asks, shareTold: told } = crewWords
  const who = firstName(best.one.name)
  const options = [
    { ...asks.even, hint: fill(asks.even.hint, { cost: mates.length }) },
    { label: fill(asks.one.label, { who }), hint: timesOf(best) > 0 ? asks.one.hint : asks.one.lesserHint },
    asks.none,
  ]
  const chosen = yield* choose(desk, fill(asks.question, { coin: payoff }), asks.header, options)
  const at = chosen && 'at' in chosen ? chosen.at : desk.hasLeft ? 2 : 1
  const paid = at === 0 ? mates : at === 1 ? [best] : []
  for (const { id } of paid) yield* rule(desk, 'share', { who: id, coin: 1 })
  tell(desk, fill(draw(desk, `share/${at}`, at === 0 ? told.even : at === 1 ? told.one : told.none), { who }))
}

/** A share that is given later: as long as the box holds it. */
export async function* shareOut(desk: Desk): Play {
  const mates = crewOf(desk)
  const { coin } = desk.world.crew
  const { shareTold: told } = crewWords
  if (coin < mates.length) return tell(desk, fill(draw(desk, 'share/short', told.short), { coin, cost: mates.length }))
  for (const { id } of mates) yield* rule(desk, 'share', { who: id, coin: 1 })
  tell(desk, draw(desk, 'share/0', told.even))
}

/** A scene is over: made short by the rules, and time has passed. */
export async function* endScene(desk: Desk): Play {
  yield* flush(desk)
  yield* rule(desk, 'apply-output', {
    narration: (desk.gist.at(-1) ?? 'It was over.').slice(0, 400),
    continueScene: false,
  })
}

export async function* askToLeave(desk: Desk): Play {
  const job = runningJob(desk)
  if (!job) return
  const { abort } = words
  const options = [
    { label: abort.yes, hint: abort.yesHint, said: abort.yesSaid },
    { label: abort.no, said: abort.noSaid },
  ]
  const chosen = yield* choose(desk, abort.ask, abort.header, options)
  if (chosen && 'at' in chosen && chosen.at === 0) yield* finish(desk, job, false)
  else yield* faceNext(desk)
}

/** `Flashback: yesterday, ...`: when it was stands in the telling already. */
const leadIn =
  /^(?:(?:oh|and|so|well|also|but|wait|ah)[,\s]+)*(?:(?:a )?flashback|earlier|beforehand|previously|yesterday|last (?:night|week)|(?:\p{L}+ ){1,2}(?:days|nights|hours) ago|this (?:morning|afternoon)|before (?:i|we) \p{L}+(?: out)?|(?:to|that)(?:day)?)?[,:;]?\s*(?:(?:earlier|yesterday|last (?:night|week)|this (?:morning|afternoon)|(?:\p{L}+ ){1,2}(?:days|nights|hours) ago)[,:]?\s+)?(?:today[,:]?\s+)?/iu

/** What had been seen to beforehand: an ordinary thing for nothing, a bold one for some stress. */
export async function* flashback(desk: Desk, said: string): Play {
  const { running } = desk.memory
  if (!running || !desk.world.score) return tell(desk, words.flashback.none)
  const cost = Math.min(2, desk.world.score.flashbacks)
  const ruled = yield* rule(desk, 'flashback', { what: said.slice(0, 300), cost })
  if (!ruled.isDone) return tell(desk, words.flashback.worn)
  tell(
    desk,
    fill(draw(desk, 'flashback', words.flashback.tell), {
      words: toldOfYou(said.replace(leadIn, ''), 'past'),
    }),
    cost === 0 ? words.flashback.free : fill(words.flashback.cost, { cost }),
  )
  keep(desk, { running: { ...running, hasEdge: true } })
}

export async function* declareItem(desk: Desk, item: string): Play {
  if (!desk.world.score) return tell(desk, words.item.none)
  const ruled = yield* rule(desk, 'declare-item', { who: desk.world.lead, item: item.slice(0, 80) })
  if (!ruled.isDone) return tell(desk, words.item.full)
  tell(desk, fill(draw(desk, 'item', words.item.tell), { item: capital(item) }))
  const { running } = desk.memory
  if (running) keep(desk, { running: { ...running, hasEdge: true } })
}
