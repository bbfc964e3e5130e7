/** A score: plan and detail, the engagement roll, obstacles, the payoff, and how loudly it was done. */
import { keyOf, slugOf } from '../clocks/find.ts'
import { removeClock } from '../clocks/consequences.ts'
import { tick } from '../clocks/tick.ts'
import { engagement } from '../dice/results.ts'
import { throwPool } from '../dice/throw.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import { loads, type Load } from '../model/crew.ts'
import { crewEdge, edgeFor, leadEdge } from '../model/edges.ts'
import { exposures, type Exposure, type Plan, type Score } from '../model/score.ts'
import { attitudes } from '../model/words.ts'
import { leadOf } from '../model/world.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'
import { alarmOf, alarmSegments, startAlarm } from '../clocks/alarm.ts'
import { gainRep } from '../crew/crew.ts'

export type ScoreAsked = {
  readonly title: string
  readonly plan: Plan
  readonly detail: string
  readonly target: string
  readonly tier: number
  readonly payoff: number
  readonly load: Load
  readonly segments: number
  /** Dice for the engagement beyond luck: operation bold, detail exposed, help, enemies. */
  readonly edge: number
  /** What gathers against them, by name. */
  readonly alarm: string
}

export function beginScore(deed: Deed, asked: ScoreAsked): Played {
  const { score, scoundrels } = deed.world
  if (score) return no('on-a-score', `"${score.title}" is on already.`, ['end-score'])
  const able = crewEdge(deed.world, 'engagement', asked.plan, asked.detail)
  const edge = asked.edge + able
  const thrown = throwPool(deed, Math.max(0, 1 + edge), {
    purpose: 'Engagement',
    who: deed.world.crew.name,
    rule: `Engagement: 1d for luck, ${asked.edge >= 0 ? '+' : ''}${asked.edge} for what is known${able > 0 ? `, +${able} for who is in it` : ''}`,
  })
  const { position, isPastFirst } = engagement(thrown)
  const clock = slugOf(asked.title)
  happen(deed, {
    type: 'clock-started',
    id: clock,
    clock: {
      name: asked.title,
      segments: asked.segments,
      filled: 0,
      isVisible: true,
      kind: 'goal',
      consequence: { kind: 'none' },
    },
  })
  startAlarm(deed, clock, asked.alarm, alarmSegments(asked.tier, deed.world.crew.tier))
  const { segments: _segments, edge: _edge, alarm: _alarm, ...kept } = asked
  const whose = deed.world.factions[keyOf(deed.world.factions, asked.target) ?? '']
  const begun: Score = {
    ...kept,
    position,
    clock,
    alarm: alarmOf(clock),
    flashbacks: 0,
    kills: 0,
    isHostileTurf: whose !== undefined && attitudes.indexOf(whose.attitude) <= attitudes.indexOf('hostile'),
    isHighProfile: asked.tier >= deed.world.crew.tier + 3,
  }
  happen(deed, { type: 'score-set', score: begun })
  for (const who of Object.keys(scoundrels).toSorted()) {
    if (scoundrels[who]?.fate === 'playing') happen(deed, { type: 'load-chosen', who, load: asked.load })
  }
  if (isPastFirst) tick(deed, clock, 2, 'past the first obstacle')
  deed.facts.push(`The score begins: ${position}${isPastFirst ? ', past the first obstacle' : ''}.`)
  return null
}

/** Heat by how it was done, and by whom it was done to. */
export const heatOf = ({ isHostileTurf, isHighProfile, kills }: Score, exposure: Exposure, isAtWar: boolean): number =>
  exposures.indexOf(exposure) * 2 +
  (isHighProfile ? 1 : 0) +
  (isHostileTurf ? 1 : 0) +
  (isAtWar ? 1 : 0) +
  (kills > 0 ? 2 : 0)

/** Two reputation, one more for each tier above one's own, one less for each below. */
export const repOf = (score: Score, crewTier: number): number => Math.max(0, 2 + score.tier - crewTier)

export function endScore(deed: Deed, isWon: boolean, exposure: Exposure): Played {
  const { score, crew, factions } = deed.world
  if (!score) return no('no-score', 'There is no score on.', ['begin-score'])
  const isAtWar = Object.values(factions).some(({ attitude }) => attitude === 'war')
  if (isWon) changeCoin(deed, score.payoff, score.title)
  if (isWon) gainRep(deed, repOf(score, crew.tier), score.title)
  changeHeat(deed, heatOf(score, exposure, isAtWar), score.title)
  removeClock(deed, score.clock, 'the score is over')
  removeClock(deed, score.alarm, 'the score is over')
  happen(deed, { type: 'score-done', title: score.title })
  return null
}

/** What was seen to beforehand. The stranger it is, the more stress: nothing, one, two and more. */
export function flashback(deed: Deed, asked: number, what: string): Played {
  const cost = Math.max(0, asked - leadEdge(deed.world, 'flashback', '', what))
  const { score, lead } = deed.world
  if (!score) return no('no-score', 'There is nothing to have prepared for.')
  const stress = leadOf(deed.world)?.stress ?? 0
  if (stress + cost >= 9) return no('too-worn', `That takes ${cost} stress, and there are ${9 - stress} boxes left.`)
  changeStress(deed, lead, cost, `seen to beforehand: ${what}`)
  happen(deed, { type: 'score-set', score: { ...score, flashbacks: score.flashbacks + 1 } })
  return null
}

/** Something was brought along: it fills the load that was chosen. */
export function declareItem(deed: Deed, who: string, item: string): Played {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one) return no('nobody', `"${who}" is not of the crew.`, Object.keys(deed.world.scoundrels))
  const room = loads[one.load ?? 'normal'] + edgeFor(one, 'load', '', item) - one.carried.length
  if (room <= 0) return no('full', `${one.name} carries all that fits: ${one.carried.join(', ')}.`)
  happen(deed, { type: 'item-declared', who, item })
  return null
}
