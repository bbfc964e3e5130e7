/** Players of evenings: one that wants to finish jobs and knows when to rest. */
import type { BladesWorld } from '../../src/rules/blades/model/world.ts'
import { jobToTake, wayTo, type Way } from './goals.ts'
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

const answers: Readonly<Record<string, (asked: Question, world: BladesWorld, stress: number) => string | undefined>> = {
  Dice: ({ options }, _world, stress) => dieOf(options, stress),
  'Resist?': ({ options }, _world, stress) =>
    stress < 4
      ? starting(options, 'Let the armour', 'Resist it')
      : options.find(({ label }) => label.includes('takes it'))?.label,
  Downtime: (asked, world, stress) =>
    (stress > 2 ? starting(asked.options, 'See to your vice') : undefined) ??
    starting(asked.options, 'Have it looked at') ??
    (world.crew.heat > 3 ? starting(asked.options, 'Take the heat off') : undefined) ??
    (hasDays(asked) ? starting(asked.options, 'Work on', 'Practise') : starting(asked.options, 'Enough')),
  'The split': ({ options }) => starting(options, 'A coin to each'),
  Bargain: ({ options }, _world, stress) =>
    stress < 6
      ? options[0]?.label
      : (options.find(({ description = '' }) => !description.includes('stress'))?.label ?? options[0]?.label),
  'At the door': ({ options }, world) => (world.crew.coin > 2 ? options[0]?.label : options[1]?.label),
}

/** Of what can be done with days, what brings the ending nearer. */
const projectOf = (options: Choices, { clocks }: Way): string | undefined =>
  options.find(({ label }) => [...clocks].some(name => label === `Work on ${name}`))?.label

/** Days that are free; more of them cost coin. */
const hasDays = ({ question }: Question): boolean => !question.includes('coin')

/** Wants jobs done, and an ending where one is asked for by name. */
export function goalPlayer(ending?: string): Player {
  let held: Way | undefined
  const wayIn = (world: BladesWorld): Way | undefined =>
    ending === undefined || world.endings === undefined ? undefined : (held ??= wayTo(world, ending))
  return {
    answer: (asked, world) => {
      const { options, header } = asked
      const stress = world.scoundrels[world.lead]?.stress ?? 0
      const way = wayIn(world)
      const project = header === 'Downtime' && way && stress < 5 && hasDays(asked) ? projectOf(options, way) : undefined
      const free =
        header === 'At the door'
          ? options.find(({ description = '' }) => !description.includes('coin'))?.label
          : undefined
      const thrift: Readonly<Record<string, string | undefined>> = {
        'The split': starting(options, 'It stays'),
        'At the door': free,
        Downtime: hasDays(asked) ? undefined : starting(options, 'Enough'),
      }
      const saved = way?.hoards === true ? thrift[header] : undefined
      return saved ?? project ?? answers[header]?.(asked, world, stress) ?? options[0]?.label ?? 'yes'
    },
    turn: (offers, world) => {
      const stress = world.scoundrels[world.lead]?.stress ?? 0
      const isWorn = world.pool.length < 5 || stress >= 5 || world.crew.heat >= 7
      const wanted = ending === undefined ? undefined : offers.find(offer => offer.startsWith(ending))
      const isSaving = wayIn(world)?.hoards === true
      const name = isSaving ? undefined : offers.find(offer => offer.startsWith('Make more of your name'))
      if (wanted !== undefined || name !== undefined) return wanted ?? name ?? ''
      if (world.score !== null) return offers[0] ?? 'I look around'
      const rest = offers.find(offer => /^(?:Rest|Go home and rest)/.test(offer)) ?? 'I go home to rest'
      if (isWorn) return rest
      const way = wayIn(world)
      if (!way) return offers.find(offer => /^(?:Take the job|Hear about|Ask what work|Go out)/.test(offer)) ?? rest
      const title = jobToTake(world, way)
      return title === undefined ? rest : `Take the job: ${title}`
    },
  }
}
