/** Heat comes home: somebody is at the door, and there are three ways to be rid of them. */
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import type { EntanglementOption } from '../model/scene.ts'
import { mostHeat, mostWanted } from '../model/world.ts'
import { shift } from '../moods/shift.ts'
import { changeCoin, changeHeat, changeStress, changeWanted } from '../resources/change.ts'

export const entanglements = ['raid', 'shakedown', 'warrant', 'informant', 'reprisal'] as const
export type Entanglement = (typeof entanglements)[number]

/** Cheap, moderate, and one that takes no coin. */
export const stockWaysOut: readonly EntanglementOption[] = [
  { label: 'Pay what they ask', cost: 'coin', amount: 2, resolution: 'The money changes hands and the door closes.' },
  {
    label: 'Talk until they tire of it',
    cost: 'stress',
    amount: 2,
    resolution: 'They leave, not quite believing you.',
  },
  { label: 'Go out by the roof', cost: 'stress', amount: 3, resolution: 'They find a warm stove and nobody near it.' },
]

export function entangle(
  deed: Deed,
  what: Entanglement,
  narration: string,
  asked: readonly EntanglementOption[],
): Played {
  const isWhole = asked.length === 3 && asked.some(({ cost }) => cost !== 'coin')
  const options = isWhole ? asked : stockWaysOut
  return shift(deed, 'entangle', { what, narration, options }, what)
}

/** The price is paid, the warrant is written, and the heat is off. With four warrants already, it is an arrest. */
export function settleEntanglement(deed: Deed, at: number): Played {
  const { phase, crew, lead } = deed.world
  if (phase.kind !== 'between' || phase.mood.kind !== 'entanglement') return no('wrong-mood', 'Nobody is at the door.')
  const { options } = phase.mood
  const option = options[at]
  if (!option)
    return no(
      'no-such-way',
      'There is no such way out.',
      options.map(({ label }) => label),
    )
  if (option.cost === 'coin' && crew.coin < option.amount) {
    const others = options.filter(({ cost }) => cost !== 'coin')
    return no(
      'too-poor',
      `That takes ${option.amount} coin, and there are ${crew.coin}.`,
      others.map(({ label }) => label),
    )
  }
  const refused = shift(deed, 'entanglement-settled', { note: option.resolution }, option.label)
  if (refused) return refused
  happen(deed, { type: 'entangled', is: false })
  if (option.cost === 'coin') changeCoin(deed, -option.amount, option.label)
  if (option.cost === 'stress') changeStress(deed, lead, option.amount, option.label)
  changeHeat(deed, -mostHeat, option.label)
  if (option.cost === 'heat') changeHeat(deed, option.amount, option.label)
  if (crew.wanted >= mostWanted) arrest(deed)
  else changeWanted(deed, 1, option.label)
  deed.facts.push(option.resolution)
  return null
}

/** Somebody takes the fall: the one in front goes to prison, and the warrants go with them. */
function arrest(deed: Deed): void {
  happen(deed, { type: 'fate-met', who: deed.world.lead, fate: 'jailed', reason: 'four warrants, and a fifth knock' })
  changeWanted(deed, -mostWanted, 'somebody took the fall')
  happen(deed, { type: 'hunted', is: false, reason: 'somebody took the fall' })
}
