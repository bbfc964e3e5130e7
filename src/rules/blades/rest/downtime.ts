/** Days of rest: what is done in them, by real rolls, and what they give back. */
import { findClock, slugOf } from '../clocks/find.ts'
import { tick, tickTime } from '../clocks/tick.ts'
import { recoverDice } from '../dice/pool.ts'
import { assetQuality, heatReduced, segmentsDone, viceRelief } from '../dice/results.ts'
import { throwPool } from '../dice/throw.ts'
import type { Thrown } from '../dice/tier.ts'
import { attributes, type Action, type Attribute, type Scoundrel } from '../model/crew.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import { crewEdge, edgeFor } from '../model/edges.ts'
import { dotsOf, lowestAttribute } from '../model/ratings.ts'
import { poolSize, tallyOf } from '../model/world.ts'
import type { SceneOpening } from '../moods/triggers.ts'
import { shift } from '../moods/shift.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'
import { markTrack } from '../advancement/marks.ts'

/** Two things may be done in a rest, and one where there is a war on. */
export const usualActivities = 2

const isAtWar = (deed: Deed): boolean => Object.values(deed.world.factions).some(({ attitude }) => attitude === 'war')

export function beginRest(deed: Deed, time: string): Played {
  const activities = isAtWar(deed) ? 1 : usualActivities
  return shift(deed, 'rest', { variant: { kind: 'recovery', time }, activities }, 'a rest')
}

/** Takes one of the rest's activities, or a coin for one more. */
function spend(deed: Deed): Played {
  const { phase, crew } = deed.world
  if (phase.kind !== 'between' || phase.mood.kind !== 'downtime') return no('wrong-mood', 'That is for days of rest.')
  const { activities } = phase.mood
  if (activities > 0) {
    const mood = { ...phase.mood, activities: activities - 1 }
    happen(deed, { type: 'phase-set', phase: { kind: 'between', mood } })
    return null
  }
  if (crew.coin === 0) return no('no-time', 'The days are spent, and there is no coin to buy another.', ['end-rest'])
  changeCoin(deed, -1, 'another day')
  return null
}

export type Activity = {
  readonly who: string
  readonly what: 'recover' | 'reduce-heat' | 'project' | 'indulge' | 'train' | 'acquire'
  readonly action?: Action
  /** A clock, a track or a thing. */
  readonly target: string
  /** A project of one's own, by its name: a clock that is not there yet is begun. */
  readonly begins?: string
  /** Coin put in: each makes the result a level better. */
  readonly coin: number
}

/** So many ends at once, and no more. */
const mostGoals = 12

/** What somebody has thought of themselves is theirs when it is done. */
function beginProject(deed: Deed, name: string): Played {
  const goals = Object.values(deed.world.clocks).filter(({ kind }) => kind === 'goal').length
  if (slugOf(name) === '') return no('nothing', 'What is to be worked on?')
  if (goals >= mostGoals) return no('too-many', 'There are too many irons in the fire already.')
  const consequence = { kind: 'gain-asset', asset: name } as const
  const clock = { name, segments: 6, filled: 0, isVisible: true, kind: 'goal', consequence } as const
  happen(deed, { type: 'clock-started', id: slugOf(name), clock })
  return null
}

export const activities = ['recover', 'reduce-heat', 'project', 'indulge', 'train', 'acquire'] as const

/** A level better for each coin: what is rolled counts as the next row of its table. */
const improved = (thrown: Thrown, coin: number): Thrown => {
  const ladder = [3, 5, 6] as const
  const at = thrown.high <= 3 ? 0 : thrown.high <= 5 ? 1 : 2
  const to = at + coin
  if (thrown.isCritical || coin === 0) return thrown
  return to > 2 ? { ...thrown, high: 6, isCritical: true } : { ...thrown, high: ladder[to] ?? 6 }
}

export function doActivity(deed: Deed, activity: Activity): Played {
  const { who, coin } = activity
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one || one.fate !== 'playing')
    return no('nobody', `"${who}" is not at this table.`, Object.keys(deed.world.scoundrels))
  if (coin > deed.world.crew.coin) return no('too-poor', `There are only ${deed.world.crew.coin} coin.`)
  const refused = spend(deed)
  if (refused) return refused
  if (coin > 0) changeCoin(deed, -coin, `put into it: ${activity.what}`)
  return doings[activity.what](deed, one, activity)
}

/** The others see to themselves meanwhile, and it takes nobody's time: what they do with it, they roll for like anybody. */
export function restBeside(deed: Deed, who: string, what: 'recover' | 'indulge' | 'train'): Played {
  const { phase, scoundrels, lead } = deed.world
  const one = Object.hasOwn(scoundrels, who) ? scoundrels[who] : undefined
  if (phase.kind !== 'between' || phase.mood.kind !== 'downtime') return no('wrong-mood', 'That is for days of rest.')
  if (!one || who === lead || one.fate !== 'playing') return no('nobody', `"${who}" is not one of the others.`)
  return doings[what](deed, one, { who, what, target: '', coin: 0 })
}

const throwFor = (deed: Deed, one: Scoundrel, purpose: string, dice: number, coin: number): Thrown =>
  improved(throwPool(deed, dice, { purpose, who: one.name, rule: `Downtime: ${purpose}, ${dice}d` }), coin)

type Doing = (deed: Deed, one: Scoundrel, activity: Activity) => Played

const doings: Readonly<Record<Activity['what'], Doing>> = {
  recover: (deed, one, { who, coin }) => {
    if (one.harm.length === 0) return no('whole', `${one.name} is not hurt.`)
    const tended = crewEdge(deed.world, 'recover', '', '', who)
    const segments = segmentsDone(throwFor(deed, one, 'Recovery', Math.max(1, deed.world.crew.tier), coin)) + tended
    const healing = one.healing + segments
    const harm = healing >= 4 ? eased(one.harm) : one.harm
    happen(deed, { type: 'harm-eased', who, healing: healing >= 4 ? healing - 4 : healing, harm })
    return null
  },
  'reduce-heat': (deed, one, { action = 'sway', coin }) => {
    const less = heatReduced(throwFor(deed, one, 'Reducing heat', dotsOf(one, action), coin))
    changeHeat(deed, -less, 'old favours, new alibis')
    return null
  },
  project: (deed, one, { action = 'study', target, begins, coin }) => {
    const refused = begins === undefined || findClock(deed.world, begins).ok ? null : beginProject(deed, begins)
    if (refused) return refused
    const found = findClock(deed.world, begins ?? target)
    if (!found.ok) return found.refusal
    const done = segmentsDone(throwFor(deed, one, 'Long project', dotsOf(one, action), coin))
    tick(deed, found.value, done, 'working on it')
    return null
  },
  indulge: (deed, one, { who, coin }) => {
    const relief = viceRelief(throwFor(deed, one, 'Vice', lowestAttribute(one), coin))
    const had = one.stress
    changeStress(deed, who, -relief, one.vice.kind === '' ? 'a vice' : one.vice.kind)
    if (relief > had) overindulge(deed, one)
    return null
  },
  train: (deed, one, { who, target }) => {
    const track = [...attributes, 'playbook' as const].find(name => name === target) ?? 'playbook'
    markTrack(deed, who, track satisfies Attribute | 'playbook', 1)
    deed.facts.push(`${one.name} trains: ${track}.`)
    return null
  },
  acquire: (deed, one, { target, coin }) => {
    if (target === '') return no('nothing', 'What is to be found?')
    const thrown = throwFor(
      deed,
      one,
      'Acquiring an asset',
      deed.world.crew.tier,
      coin + edgeFor(one, 'acquire', '', target),
    )
    const quality = Math.max(0, deed.world.crew.tier + assetQuality(thrown))
    happen(deed, { type: 'asset-gained', asset: quality === 0 ? `${target} (poor)` : `${target} (quality ${quality})` })
    return null
  },
}

/** Each harm a level less; the first is gone. */
const eased = (harm: Scoundrel['harm']): Scoundrel['harm'] =>
  harm.flatMap(({ level, what }) => (level === 1 ? [] : [{ level: level === 3 ? 2 : 1, what } as const]))

/** Too much of a good thing: it is talked of. */
function overindulge(deed: Deed, { name }: Scoundrel): void {
  deed.facts.push(`${name} overdoes it.`)
  changeHeat(deed, 2, 'a night too many')
}

/** The rest is over: dice are back, wounds of the mind are closed, and the city has not slept. */
export function endRest(deed: Deed, opening: Omit<SceneOpening, 'entry'>, hook: string, time: string): Played {
  const { phase, scoundrels } = deed.world
  if (phase.kind !== 'between' || phase.mood.kind !== 'downtime') return no('wrong-mood', 'Nobody is resting.')
  const diceRecovered = recoverDice(deed, poolSize, 'a rest')
  for (const who of Object.keys(scoundrels).toSorted()) {
    if (scoundrels[who]?.isRecovering) happen(deed, { type: 'recovering', who, is: false })
  }
  tickTime(deed, 'while you rested')
  happen(deed, { type: 'days-passed', by: 2 })
  const { began } = phase.mood
  const now = tallyOf(deed.world)
  const entry = {
    kind: 'downtime',
    hook,
    time,
    stressHealed: began.stress - now.stress,
    heatDecay: began.heat - now.heat,
    diceRecovered,
  } as const
  happen(deed, { type: 'entry-set', entry })
  return shift(deed, 'rest-over', { ...opening, entry }, hook)
}
