/** A tool of the Game Master's: what a model may ask for, and the moves that come of it. */
import { assert } from '../../../core/result.ts'
import type { Json } from '../../../core/json.ts'
import type { Field, Shape } from '../../../rules/shape.ts'
import type { Outcome } from '../../../table/moves.ts'
import type { RecordShape, Tool } from '../model/port.ts'
import type { Play, Talk } from './talk.ts'

export type Taken = Readonly<Record<string, Json>>

/** What the model hears: facts, or what was wrong and what is possible. */
export type Told = {
  readonly text: string
  readonly isFault?: true
  /** The table itself has noted why, for whoever asks. */
  readonly isNoted?: true
}

export type GmTool = Tool & { readonly play: (talk: Talk, taken: Taken) => Play<Told> }

export const fault = (text: string): Told & { readonly isFault: true } => ({ text, isFault: true })

/** What a move came to where it was not carried out. */
export const faultOf = (outcome: Outcome, otherwise: string): Told & { readonly isFault: true } => ({
  ...fault('why' in outcome ? outcome.why : otherwise),
  ...(outcome.outcome === 'withheld' ? { isNoted: true } : {}),
})

export const record = (about: string, fields: Readonly<Record<string, Field>>): RecordShape => ({
  kind: 'record',
  about,
  fields,
})
export const text = (about: string, max = 600): Shape => ({ kind: 'text', about, max })
export const list = (about: string, of: Shape, max = 8): Shape => ({ kind: 'list', about, of, max })

/** The value has the shape by now, so what is read here is what was asked for. */
export function textIn(taken: Taken, name: string): string {
  const value = taken[name] ?? ''
  assert(typeof value === 'string', `${name} is text`)
  return value
}

export const textsIn = (taken: Taken, name: string): readonly string[] => {
  const value = taken[name]
  return Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
}

export const recordsIn = (taken: Taken, name: string): readonly Taken[] => {
  const value = taken[name]
  return Array.isArray(value)
    ? value.filter((one): one is Taken => typeof one === 'object' && one !== null && !Array.isArray(one))
    : []
}

export const numberIn = (taken: Taken, name: string): number => Number(taken[name] ?? 0)
