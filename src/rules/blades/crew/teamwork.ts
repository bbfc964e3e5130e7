/** Doing things together: leading a group, setting somebody up, taking it for somebody else, asking around, asking fate. */
import { actionOf, setAction } from '../dice/offer.ts'
import { groupStress } from '../dice/results.ts'
import { throwPool } from '../dice/throw.ts'
import { levelOf, type Level, type Thrown } from '../dice/tier.ts'
import type { Action } from '../model/crew.ts'
import { no, rollDie, type Deed, type Played } from '../model/deed.ts'
import { dotsOf, isHindered } from '../model/ratings.ts'
import { effects, positions, stepOn } from '../model/words.ts'
import { changeStress } from '../resources/change.ts'

/** Everybody rolls, the best counts, and whoever leads pays for each that went badly. */
export function groupAction(deed: Deed, action: Action, members: readonly string[]): Played {
  const mood = actionOf(deed.world)
  const able = Object.keys(deed.world.scoundrels).filter(id => deed.world.scoundrels[id]?.fate === 'playing')
  const together = members.filter(id => able.includes(id))
  if (!mood) return no('wrong-mood', 'There is nothing to do together.')
  if (together.length < 2) return no('alone', 'A group is two at least.', able)
  if ((mood.offer?.outcomes.length ?? 0) > 0) return no('too-late', 'The dice are on the table already.')
  const throws: Thrown[] = together.map(id => {
    const one = deed.world.scoundrels[id]
    const dice = one ? dotsOf(one, action) - (isHindered(one) ? 1 : 0) : 0
    return throwPool(deed, dice, {
      purpose: `Together: ${action}`,
      who: one?.name ?? id,
      rule: `Group action: ${dice}d`,
    })
  })
  const best = Math.max(...throws.map(({ high }) => high))
  setAction(deed, { offer: { situation: '', outcomes: [], lent: [...(mood.offer?.lent ?? []), best] } })
  changeStress(deed, deed.world.lead, groupStress(throws), 'leading the others')
  return null
}

/** The one who comes after has it easier: a better position, or a better effect. */
export function setUp(deed: Deed, who: string, gives: 'position' | 'effect'): Played {
  const mood = actionOf(deed.world)
  const one = deed.world.scoundrels[who]
  if (!mood) return no('wrong-mood', 'There is nothing to set up.')
  if (!one || who === deed.world.lead) return no('nobody', `"${who}" cannot set that up.`)
  const { attempt } = mood
  const die = rollDie(deed)
  changeStress(deed, who, die <= 3 ? 2 : die <= 5 ? 1 : 0, 'setting it up')
  if (die <= 3) deed.facts.push(`${one.name} tries to set it up, and fails.`)
  else if (gives === 'effect') setAction(deed, { attempt: { ...attempt, effect: stepOn(effects, attempt.effect, 1) } })
  else setAction(deed, { attempt: { ...attempt, position: stepOn(positions, attempt.position, -1) } })
  return null
}

/** Position for effect, or the other way about: said openly, before the dice. */
export function trade(deed: Deed, gives: 'position' | 'effect'): Played {
  const mood = actionOf(deed.world)
  if (!mood) return no('wrong-mood', 'There is nothing to trade.')
  if ((mood.offer?.outcomes.length ?? 0) > 0) return no('too-late', 'The dice are on the table already.')
  const { attempt } = mood
  const step = gives === 'position' ? 1 : -1
  const position = stepOn(positions, attempt.position, step)
  if (position === attempt.position) return no('no-further', `It is ${attempt.position} already.`)
  setAction(deed, { attempt: { ...attempt, position, effect: stepOn(effects, attempt.effect, step) } })
  return null
}

/** Chance alone, or what somebody knows of somebody: how it turns out, in one of four levels. */
export function fortune(deed: Deed, dice: number, purpose: string, who: string): Level {
  const level = levelOf(throwPool(deed, dice, { purpose, who, rule: `Fortune: ${dice}d` }))
  deed.facts.push(`${purpose}: ${level}.`)
  return level
}
