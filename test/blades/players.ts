/** Players of evenings: one that wants to finish jobs and knows when to rest. */
import type { BladesWorld } from '../../src/rules/blades/model/world.ts'
import type { Player, Question } from './sitting.ts'

type Choices = Question['options']

const starting = (options: Choices, ...beginnings: readonly string[]): string | undefined =>
  beginnings.flatMap(text => options.find(({ label }) => label.startsWith(text))?.label ?? [])[0]

/** Dice stand best first; a bad one is a reason to look for another. */
function dieOf(options: Choices, stress: number): string | undefined {
  const dice = options.filter(({ label }) => /^[⚀-⚅]/.test(label))
  const isGood = /^(?:critical|success|partial)/.test(dice[0]?.description ?? '')
  if (isGood) return dice[0]?.label
  const help = options.find(({ label }) => label.startsWith('Let '))?.label
  return help ?? (stress < 5 ? starting(options, 'Push yourself') : undefined) ?? dice[0]?.label
}

const answers: Readonly<Record<string, (options: Choices, world: BladesWorld, stress: number) => string | undefined>> =
  {
    Dice: (options, _world, stress) => dieOf(options, stress),
    'Resist?': (options, _world, stress) =>
      stress < 4
        ? starting(options, 'Let the armour', 'Resist it')
        : options.find(({ label }) => label.includes('takes it'))?.label,
    Downtime: (options, world, stress) =>
      (stress > 2 ? starting(options, 'See to your vice') : undefined) ??
      starting(options, 'Have it looked at') ??
      (world.crew.heat > 3 ? starting(options, 'Take the heat off') : undefined) ??
      (world.phase.kind === 'between' && world.phase.mood.kind === 'downtime' && world.phase.mood.activities > 0
        ? starting(options, 'Work on', 'Practise')
        : starting(options, 'Enough')),
    'The split': options => starting(options, 'A coin to each'),
    Bargain: (options, _world, stress) =>
      stress < 6
        ? options[0]?.label
        : (options.find(({ description = '' }) => !description.includes('stress'))?.label ?? options[0]?.label),
    'At the door': (options, world) => (world.crew.coin > 2 ? options[0]?.label : options[1]?.label),
  }

/** Wants jobs done, and an ending where one is asked for by name. */
export const goalPlayer = (ending?: string): Player => ({
  answer: ({ options, header }, world) => {
    const stress = world.scoundrels[world.lead]?.stress ?? 0
    return answers[header]?.(options, world, stress) ?? options[0]?.label ?? 'yes'
  },
  turn: (offers, world) => {
    const one = world.scoundrels[world.lead]
    const isWorn = world.pool.length < 4 || (one?.stress ?? 0) >= 5 || world.crew.heat >= 7
    const wanted = ending === undefined ? undefined : offers.find(offer => offer.startsWith(ending))
    const rest =
      isWorn && world.score === null ? offers.find(offer => /^(?:Rest|Go home and rest)/.test(offer)) : undefined
    const out = offers.find(offer => offer.startsWith('Go out'))
    const name = offers.find(offer => offer.startsWith('Make more of your name'))
    if (name !== undefined) return name
    const work = offers.find(offer => /^(?:Take the job|Hear about|Ask what work)/.test(offer))
    if (world.score === null && isWorn && wanted === undefined) return rest ?? 'I go home to rest'
    return (
      wanted ??
      work ??
      (world.score === null ? out : undefined) ??
      offers.find(offer => !offer.startsWith('Call it')) ??
      'I look for work'
    )
  },
})
