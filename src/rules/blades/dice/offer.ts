/** The dice a player may choose from in an action, with what each of them buys. */
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import type { ActionMood, DiceOffer } from '../model/scene.ts'
import type { BladesWorld, Phase } from '../model/world.ts'
import { repairOutcomes, type OutcomeAsked } from './outcomes.ts'

export function actionOf({ phase }: BladesWorld): ActionMood | undefined {
  return phase.kind === 'playing' && phase.mood.kind === 'action' ? phase.mood : undefined
}

/** The pool, and after it what was lent for this action alone. */
export const diceToChoose = (world: BladesWorld): readonly number[] => [
  ...world.pool,
  ...(actionOf(world)?.offer?.lent ?? []),
]

export function setAction(deed: Deed, change: Partial<ActionMood>): void {
  const { phase } = deed.world
  const mood = actionOf(deed.world)
  if (phase.kind !== 'playing' || !mood) return
  const changed: Phase = { ...phase, mood: { ...mood, ...change } }
  happen(deed, { type: 'phase-set', phase: changed })
}

/**
 * Commits to an outcome for each die, and once: whoever has seen a hint may not be offered another for that die. A die
 * that was lent since gets its own, behind those that are there.
 */
export function offerDice(deed: Deed, situation: string, asked: readonly OutcomeAsked[]): Played {
  const mood = actionOf(deed.world)
  if (!mood) return no('wrong-mood', 'Dice are offered in an action.')
  const dice = diceToChoose(deed.world)
  const held = mood.offer?.outcomes ?? []
  if (dice.length === 0) return no('no-dice', 'There is no die to offer.', ['accept_bargain'])
  if (held.length >= dice.length) return no('offered', 'These dice are on the table already.', ['choose-die'])
  const { outcomes, repairs } = repairOutcomes(dice.slice(held.length), mood.attempt.position, asked)
  const offer: DiceOffer = {
    situation: situation === '' ? mood.attempt.intent : situation,
    outcomes: [...held, ...outcomes],
    lent: mood.offer?.lent ?? [],
  }
  setAction(deed, { offer })
  for (const repair of repairs) deed.facts.push(`Mended: ${repair}.`)
  return null
}
