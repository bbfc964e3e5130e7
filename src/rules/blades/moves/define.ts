/** How a move is written down, and what is true after every one of them. */
import type { Json } from '../../../core/json.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import type { MoveDone, RuleMove, RuleRefusal } from '../../ruleset.ts'
import type { Field, Shape } from '../../shape.ts'
import { deedOf, doneWith, no, type Deed, type Played } from '../model/deed.ts'
import type { BladesEvent } from '../model/events.ts'
import { moodOf, type BladesWorld, type MoodLabel } from '../model/world.ts'
import { moodSpecs, waysFrom } from '../moods/specs.ts'
import { settle } from '../moods/settle.ts'

export type Input = Readonly<Record<string, Json>>
export type BladesMove = RuleMove<BladesWorld, BladesEvent>

type Definition = {
  readonly name: string
  readonly about: string
  readonly fields: Readonly<Record<string, Field>>
  readonly play: (deed: Deed, input: Input) => Played
}

const runWith =
  (play: Definition['play']) =>
  (
    world: BladesWorld,
    input: Input,
    rng: Parameters<BladesMove['run']>[2],
  ): Result<MoveDone<BladesEvent>, RuleRefusal> => {
    const deed = deedOf(world, rng)
    const refused = play(deed, input)
    if (refused !== null) return refuse(refused)
    settle(deed)
    return accept(doneWith(deed))
  }

const recordOf = (about: string, fields: Definition['fields']): Shape & { readonly kind: 'record' } => ({
  kind: 'record',
  about,
  fields,
})

/** A move that the table or a door asks for, in whatever mood it makes sense. */
export const defineMove = ({ name, about, fields, play }: Definition): BladesMove => ({
  name,
  about,
  input: recordOf(about, fields),
  run: runWith(play),
})

/** A step of the turn: the table takes it, or a mind at home, and nobody outside asks for it. */
export const asStep = (move: BladesMove): BladesMove => ({ ...move, isStep: true })

/** A tool of a mind: refused outside of the moods whose row has it, whoever asks. */
export const defineTool = (definition: Definition): BladesMove => ({
  ...defineMove(definition),
  run: runWith((deed, input) => faultOfMood(deed.world, definition.name) ?? definition.play(deed, input)),
})

function faultOfMood(world: BladesWorld, tool: string): Played {
  const mood = moodOf(world)
  const { tools } = moodSpecs[mood]
  if (tools.includes(tool)) return null
  const homes = (Object.keys(moodSpecs) as MoodLabel[]).filter(label => moodSpecs[label].tools.includes(tool))
  return no(
    'wrong-mood',
    `"${tool}" is for ${homes.join(', ')}; this is ${mood}.`,
    tools.length > 0 ? tools : waysFrom[mood],
  )
}

export const textIn = (input: Input, key: string): string => {
  const value = Object.hasOwn(input, key) ? input[key] : undefined
  return typeof value === 'string' ? value.trim() : ''
}
export const numberIn = (input: Input, key: string, usual: number): number => {
  const value = Object.hasOwn(input, key) ? input[key] : undefined
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : usual
}
export const flagIn = (input: Input, key: string): boolean => Object.hasOwn(input, key) && input[key] === true
export const textsIn = (input: Input, key: string): readonly string[] => {
  const value = Object.hasOwn(input, key) ? input[key] : undefined
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
