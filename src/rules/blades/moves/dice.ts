/** Moves around the dice of an action: committing to outcomes, choosing, pushing, being helped, and concluding. */
import { offerDice, actionOf, setAction } from '../dice/offer.ts'
import { outcomesIn } from '../dice/read-outcomes.ts'
import { spendDie } from '../dice/spend.ts'
import { no, rollDie, type Deed, type Played } from '../model/deed.ts'
import { effects, stepOn } from '../model/words.ts'
import { diceActionFields } from '../moods/outputs.ts'
import { changeStress } from '../resources/change.ts'
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

/** A die for this action alone. It has to come before the outcomes: they are committed to one by one. */
function lend(deed: Deed): Played {
  const mood = actionOf(deed.world)
  if (!mood) return no('wrong-mood', 'There is no action to help with.')
  const die = rollDie(deed)
  const offer = mood.offer ?? { situation: '', outcomes: [], lent: [] }
  setAction(deed, { offer: { ...offer, lent: [...offer.lent, die] } })
  deed.facts.push(`A ${die} is lent to this action.`)
  return null
}

const tooLate = (deed: Deed): boolean => (actionOf(deed.world)?.offer?.outcomes.length ?? 0) > 0

export const push = defineMove({
  name: 'push',
  about: 'Push yourself: two stress for a die more or for a better effect, once an action.',
  fields: { for: choice('what it buys', ['die', 'effect']) },
  play: (deed, input) => {
    const mood = actionOf(deed.world)
    if (!mood) return no('wrong-mood', 'There is nothing to push for.')
    if (mood.hasPushed) return no('pushed', 'You have pushed yourself already.')
    if (textIn(input, 'for') === 'die' && tooLate(deed)) return no('too-late', 'The dice are on the table already.')
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
    if (tooLate(deed)) return no('too-late', 'The dice are on the table already.')
    setAction(deed, { helper: who })
    changeStress(deed, who, 1, 'helping')
    return lend(deed)
  },
})

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
