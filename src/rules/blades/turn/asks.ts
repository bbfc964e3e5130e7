/** What a turn asks of whoever runs it, and what it is answered. The turn itself waits for nobody and knows no model. */
import type { Json } from '../../../core/json.ts'
import type { BladesEvent } from '../model/events.ts'
import type { BladesWorld, MoodLabel } from '../model/world.ts'
import type { MoodSpec } from '../moods/specs.ts'

export type ToolCall = { readonly name: string; readonly input: Readonly<Record<string, Json>> }

export type TurnAsk =
  /** The rules, by one of their moves. */
  | { readonly ask: 'rule'; readonly name: string; readonly input: Readonly<Record<string, Json>> }
  /** A mind, with the template, the tools and the shape of this mood and of no other. */
  | {
      readonly ask: 'mind'
      readonly mood: MoodLabel
      readonly spec: MoodSpec
      readonly world: BladesWorld
      readonly text: string
      /** What the rules have said since it was last asked: refusals, repairs, chance. */
      readonly notes: readonly string[]
    }
  /** The player: which die, which offer. */
  | { readonly ask: 'die'; readonly world: BladesWorld }
  | { readonly ask: 'offer'; readonly world: BladesWorld }

export type TurnAnswer =
  | {
      readonly answer: 'ruled'
      readonly world: BladesWorld
      readonly events: readonly BladesEvent[]
      readonly facts: readonly string[]
    }
  | { readonly answer: 'refused'; readonly why: string; readonly allowed: readonly string[] }
  | { readonly answer: 'mind'; readonly calls: readonly ToolCall[]; readonly output: Json }
  | { readonly answer: 'die'; readonly index: number; readonly isBothSixes: boolean }
  /** An offer by its place, or a way out. */
  | { readonly answer: 'offer'; readonly option: number | 'retreat' | 'pass-out' }

export type Turn<Value> = Generator<TurnAsk, Value, TurnAnswer>

/** What a turn comes to: deltas as they were really applied. */
export type TurnEnd = {
  readonly world: BladesWorld
  readonly narratives: readonly string[]
  readonly events: readonly BladesEvent[]
  readonly stress: number
  readonly heat: number
  readonly coin: number
  readonly suggestions: readonly string[]
}
