/** Moves of a score, of bodies, and of the crew. */
import { resist, takeHarm, useArmour } from '../body/harm.ts'
import { findClock } from '../clocks/find.ts'
import { tick } from '../clocks/tick.ts'
import { develop, seizeClaim } from '../crew/crew.ts'
import { factionTurns } from '../crew/factions.ts'
import { fortune, groupAction, setUp, trade } from '../crew/teamwork.ts'
import { actions, attributes, loads, type Load } from '../model/crew.ts'
import { edgeFor } from '../model/edges.ts'
import { dotsOf } from '../model/ratings.ts'
import { exposures, plans } from '../model/score.ts'
import { no } from '../model/deed.ts'
import { effects, wordOf, type Effect } from '../model/words.ts'
import { plainAlarm } from '../model/score.ts'
import { beginScore, declareItem, endScore, flashback } from '../score/score.ts'
import { defineMove, flagIn, numberIn, textIn, textsIn } from './define.ts'
import { choice, flag, list, number, optional, text } from './field.ts'

const who = text('who, by id', 80)

export const beginScoreMove = defineMove({
  name: 'begin-score',
  about: 'The plan is made: the engagement roll says how it begins.',
  fields: {
    title: text('what it is called', 120),
    plan: choice('what kind of plan', [...plans]),
    detail: text('the one detail that is missing: a way in, a disguise, a target', 300),
    target: optional(text('whose it is', 120)),
    tier: optional(number('how strong they are', 0, 6)),
    payoff: optional(number('coin in it', 0, 12)),
    load: optional(choice('how much is carried', Object.keys(loads))),
    segments: optional(number('how long it is', 4, 12)),
    edge: optional(number('what speaks for it, less what speaks against it', -3, 3)),
    alarm: optional(text('what gathers against them', 80)),
  },
  play: (deed, input) =>
    beginScore(deed, {
      title: textIn(input, 'title'),
      plan: wordOf(plans, textIn(input, 'plan')) ?? 'infiltration',
      detail: textIn(input, 'detail'),
      target: textIn(input, 'target'),
      tier: numberIn(input, 'tier', 1),
      payoff: numberIn(input, 'payoff', 4),
      load: (Object.keys(loads) as Load[]).find(load => load === textIn(input, 'load')) ?? 'normal',
      segments: numberIn(input, 'segments', 8),
      edge: numberIn(input, 'edge', 0),
      alarm: textIn(input, 'alarm') || plainAlarm,
    }),
})

export const endScoreMove = defineMove({
  name: 'end-score',
  about: 'The score is over: what it brings, and how loudly it was done.',
  fields: { won: flag('true when they got what they came for'), exposure: choice('how loudly', [...exposures]) },
  play: (deed, input) =>
    endScore(deed, flagIn(input, 'won'), wordOf(exposures, textIn(input, 'exposure')) ?? 'exposed'),
})

export const flashbackMove = defineMove({
  name: 'flashback',
  about:
    'Something was seen to beforehand. An ordinary thing costs nothing, a bold one 1, a far-fetched one 2 or more.',
  fields: { what: text('what was done'), cost: number('stress', 0, 4) },
  play: (deed, input) => flashback(deed, numberIn(input, 'cost', 1), textIn(input, 'what')),
})

export const declareItemMove = defineMove({
  name: 'declare-item',
  about: 'Something is at hand, as it always was: it fills one place of the load.',
  fields: { who, item: text('what it is', 80) },
  play: (deed, input) => declareItem(deed, textIn(input, 'who'), textIn(input, 'item')),
})

export const harmMove = defineMove({
  name: 'harm',
  about: 'Somebody of the crew is hurt: 1 lesser, 2 bad, 3 severe, 4 the end. Full rows move it up.',
  fields: { who, level: number('how badly', 1, 4), what: text('what it is', 80) },
  play: (deed, input) => takeHarm(deed, textIn(input, 'who'), numberIn(input, 'level', 1), textIn(input, 'what')),
})

/** Resisting always works; what it costs is rolled. The harm, if there is any, is a level less. */
export const resistMove = defineMove({
  name: 'resist',
  about: 'Resist what has just come: it is less or does not come at all, for stress that is rolled.',
  fields: {
    who,
    attribute: choice('by what', [...attributes]),
    against: text('what is resisted', 120),
    level: optional(number('the level of a harm', 1, 4)),
  },
  play: (deed, input) => {
    const attribute = attributes.find(name => name === textIn(input, 'attribute')) ?? 'resolve'
    const against = textIn(input, 'against')
    if (resist(deed, textIn(input, 'who'), attribute, against) === undefined) {
      return no('nobody', `"${textIn(input, 'who')}" is not of the crew.`, Object.keys(deed.world.scoundrels))
    }
    const level = numberIn(input, 'level', 0) - 1
    return level >= 1 ? takeHarm(deed, textIn(input, 'who'), level, against) : null
  },
})

export const armourMove = defineMove({
  name: 'use-armour',
  about: 'Armour takes it, and is gone until the next score.',
  fields: { who },
  play: (deed, input) => useArmour(deed, textIn(input, 'who')),
})

export const groupActionMove = defineMove({
  name: 'group-action',
  about: 'Several do it together: the best die counts, and whoever leads pays for the worst.',
  fields: {
    action: choice('what they do', [...actions]),
    members: list('who, by id', { kind: 'text', about: 'one', max: 80 }, 6),
  },
  play: (deed, input) =>
    groupAction(deed, wordOf(actions, textIn(input, 'action')) ?? 'prowl', textsIn(input, 'members')),
})

export const setUpMove = defineMove({
  name: 'set-up',
  about: 'Somebody makes it easier for the one who acts.',
  fields: { who, gives: choice('what it gives', ['position', 'effect']) },
  play: (deed, input) => setUp(deed, textIn(input, 'who'), textIn(input, 'gives') === 'effect' ? 'effect' : 'position'),
})

export const tradeMove = defineMove({
  name: 'trade',
  about: 'Take a worse position for a better effect, or the other way about, before the dice.',
  fields: { gives: choice('what is given up', ['position', 'effect']) },
  play: (deed, input) => trade(deed, textIn(input, 'gives') === 'effect' ? 'effect' : 'position'),
})

export const fortuneMove = defineMove({
  name: 'fortune',
  about: "Ask chance how something turns out that is in nobody's hands.",
  fields: { purpose: text('what is asked', 160), dice: number('how likely', 0, 4) },
  play: (deed, input) => {
    fortune(deed, numberIn(input, 'dice', 1), textIn(input, 'purpose'), deed.world.crew.name)
    return null
  },
})

export const gatherInformation = defineMove({
  name: 'gather-information',
  about: 'Somebody asks around, watches or studies: how much comes of it.',
  fields: { who, action: choice('how', [...actions]), about: text('what about', 160) },
  play: (deed, input) => {
    const one = deed.world.scoundrels[textIn(input, 'who')]
    if (!one) return no('nobody', 'Who asks?', Object.keys(deed.world.scoundrels))
    const action = wordOf(actions, textIn(input, 'action')) ?? 'survey'
    fortune(
      deed,
      dotsOf(one, action) + edgeFor(one, 'gather', action, textIn(input, 'about')),
      `Gathering information: ${textIn(input, 'about')}`,
      one.name,
    )
    return null
  },
})

/** Segments an effect is worth. */
export const ticksOf: Readonly<Record<Effect, number>> = { none: 0, limited: 1, standard: 2, great: 3, extreme: 5 }

export const tickClock = defineMove({
  name: 'tick-clock',
  about: 'A clock moves on by an effect: limited 1, standard 2, great 3.',
  fields: {
    clock: text('its id or name', 80),
    effect: choice('how much', [...effects]),
    least: optional(number('segments at least', 0, 12)),
    most: optional(number('segments at most', 0, 12)),
    why: text('why', 160),
  },
  play: (deed, input) => {
    const found = findClock(deed.world, textIn(input, 'clock'))
    if (!found.ok) return found.refusal
    const worth = ticksOf[wordOf(effects, textIn(input, 'effect')) ?? 'standard']
    const by = Math.min(numberIn(input, 'most', 12), Math.max(worth, numberIn(input, 'least', 0)))
    tick(deed, found.value, by, textIn(input, 'why'))
    return null
  },
})

export const factionTurnsMove = defineMove({
  name: 'faction-turns',
  about: 'The city moves while nobody looks: factions work on their clocks, and it is talked of.',
  fields: {},
  play: deed => {
    factionTurns(deed)
    return null
  },
})

export const developMove = defineMove({
  name: 'develop',
  about: 'Enough is said of the crew: its hold grows firm, or it rises.',
  fields: {},
  play: develop,
})

export const seizeClaimMove = defineMove({
  name: 'seize-claim',
  about: "Something of the city is the crew's now, and somebody resents it.",
  fields: {
    claim: text('what', 120),
    from: optional(text('whose it was', 80)),
    turf: optional(flag('true for streets')),
  },
  play: (deed, input) => seizeClaim(deed, textIn(input, 'claim'), textIn(input, 'from'), flagIn(input, 'turf')),
})

export const scoreMoves = [
  beginScoreMove,
  endScoreMove,
  flashbackMove,
  declareItemMove,
  harmMove,
  resistMove,
  armourMove,
  groupActionMove,
  setUpMove,
  tradeMove,
  fortuneMove,
  gatherInformation,
  tickClock,
  factionTurnsMove,
  developMove,
  seizeClaimMove,
]
