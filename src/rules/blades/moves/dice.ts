/** Moves around the dice of an action: committing to outcomes, choosing, pushing, being helped, and concluding. */
import { offerDice, actionOf, setAction } from '../dice/offer.ts'
import { unpractise } from '../dice/practice.ts'
import { outcomesIn } from '../dice/read-outcomes.ts'
import { spendDie } from '../dice/spend.ts'
import { changeAttitude } from '../clocks/consequences.ts'
import { keyOf } from '../clocks/find.ts'
import { tick } from '../clocks/tick.ts'
import { happen, no, rollDie, type Deed, type Played } from '../model/deed.ts'
import { effects, stepOn } from '../model/words.ts'
import { shift } from '../moods/shift.ts'
import { diceActionFields } from '../moods/outputs.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'
import { defineMove, defineTool, flagIn, numberIn, textIn } from './define.ts'
import { choice, flag, number, optional, text } from './field.ts'

export const spendDieTool = defineTool({
  name: 'spend_die',
  about: 'Commit to what each die of the pool would buy; the player then chooses one.',
  fields: diceActionFields,
  play: (deed, input) => offerDice(deed, textIn(input, 'situation'), outcomesIn(input['outcomes'])),
})

export const chooseDie = defineMove({
  name: 'choose-die',
  about: 'The player spends a die, or both sixes together.',
  fields: {
    index: number('its place, from 0', 0, 11),
    both: optional(flag('true to spend both sixes for a critical')),
  },
  play: (deed, input) => spendDie(deed, { index: numberIn(input, 'index', 0), isBothSixes: flagIn(input, 'both') }),
})

/** A die for this action alone. Outcomes that are on the table stay as they are; `spend_die` adds one for it. */
function lend(deed: Deed): Played {
  const mood = actionOf(deed.world)
  if (!mood) return no('wrong-mood', 'There is no action to help with.')
  const die = rollDie(deed)
  const offer = mood.offer ?? { situation: '', outcomes: [], lent: [] }
  setAction(deed, { offer: { ...offer, lent: [...offer.lent, die] } })
  deed.facts.push(`A ${die} is lent to this action.`)
  return null
}

export const push = defineMove({
  name: 'push',
  about: 'Push yourself: two stress for a die more or for a better effect, once an action.',
  fields: { for: choice('what it buys', ['die', 'effect']) },
  play: (deed, input) => {
    const mood = actionOf(deed.world)
    if (!mood) return no('wrong-mood', 'There is nothing to push for.')
    if (mood.hasPushed) return no('pushed', 'You have pushed yourself already.')
    setAction(deed, { hasPushed: true })
    changeStress(deed, deed.world.lead, 2, 'pushing yourself')
    if (textIn(input, 'for') === 'die') return lend(deed)
    const { attempt } = mood
    setAction(deed, { attempt: { ...attempt, effect: stepOn(effects, attempt.effect, 1) } })
    return null
  },
})

export const assist = defineMove({
  name: 'assist',
  about: 'Somebody of the crew helps: one stress of theirs, one die more for this action.',
  fields: { who: text('who helps, by id', 80) },
  play: (deed, input) => {
    const who = textIn(input, 'who')
    const mood = actionOf(deed.world)
    const helper = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
    const able = Object.keys(deed.world.scoundrels).filter(
      id => id !== deed.world.lead && deed.world.scoundrels[id]?.fate === 'playing',
    )
    if (!mood) return no('wrong-mood', 'There is nothing to help with.')
    if (!helper || !able.includes(who)) return no('nobody', `"${who}" cannot help here.`, able)
    if (mood.helper !== undefined) return no('helped', 'Somebody helps already.')
    setAction(deed, { helper: who })
    changeStress(deed, who, 1, 'helping')
    return lend(deed)
  },
})

/** Whatever was paid for it is paid; the dice are what they were. */
export const backOff = defineMove({
  name: 'back-off',
  about: 'Think better of it before a die is spent, where it is not desperate yet.',
  fields: {},
  play: deed => {
    const refused = shift(deed, 'back-off', { note: 'what was let be' }, 'thought better of it')
    if (!refused) unpractise(deed)
    return refused
  },
})

/** Paid whatever the die says, and free to refuse. Once an action. */
export const deal = defineMove({
  name: 'deal',
  about: 'A bargain before the dice: a price that is paid whatever comes, for one die more.',
  fields: {
    cost: choice('what it costs', ['heat', 'clock', 'faction', 'coin']),
    target: optional(text('which clock or faction', 80)),
    label: text('what was agreed to', 200),
  },
  play: (deed, input) => {
    const mood = actionOf(deed.world)
    if (!mood) return no('wrong-mood', 'There is nothing to bargain for.')
    if (mood.hasDealt) return no('dealt', 'There is a bargain on this already.')
    const refused = payDeal(deed, textIn(input, 'cost'), textIn(input, 'target'), textIn(input, 'label'))
    if (refused) return refused
    happen(deed, { type: 'cost-noted', text: textIn(input, 'label') })
    setAction(deed, { hasDealt: true })
    return lend(deed)
  },
})

function payDeal(deed: Deed, cost: string, target: string, label: string): Played {
  const { clocks, factions, crew } = deed.world
  if (cost === 'coin' && crew.coin === 0) return no('too-poor', 'There is no coin to pay with.', ['heat'])
  const named = cost === 'clock' ? clocks : factions
  const id = keyOf(named, target)
  if ((cost === 'clock' || cost === 'faction') && id === undefined)
    return no('no-such-price', `Nothing is called "${target}".`, Object.keys(named).toSorted())
  if (cost === 'heat') changeHeat(deed, 1, label)
  else if (cost === 'coin') changeCoin(deed, -1, label)
  else if (cost === 'clock') tick(deed, id ?? '', 1, label)
  else changeAttitude(deed, id ?? '', -1, label)
  return null
}

/** Optional: what a die meant follows from the die. It may say it better, and may not say otherwise. */
export const resolve = defineTool({
  name: 'resolve',
  about: 'Conclude an action whose die was spent. What kind of end it is, the die has decided.',
  fields: {
    resolveOutcome: text('clean, costly, setback or disaster', 40),
    resolveWhat: text('what happened'),
    resolveCosts: optional({
      kind: 'list',
      about: 'what it cost',
      of: { kind: 'text', about: 'one', max: 160 },
      max: 5,
    }),
    resolveComplications: optional({
      kind: 'list',
      about: 'what it brings',
      of: { kind: 'text', about: 'one', max: 160 },
      max: 5,
    }),
  },
  play: () => no('no-die', 'No die has been spent yet: an action is concluded by a die.', ['spend_die']),
})
