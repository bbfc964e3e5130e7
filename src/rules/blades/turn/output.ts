/** A mind's answer, read as far as it goes: every field but the telling has a default, and nonsense is no field. */
import type { Json } from '../../../core/json.ts'
import type { OutcomeAsked } from '../dice/outcomes.ts'
import { outcomesIn } from '../dice/read-outcomes.ts'

export type TurnOutput = {
  readonly narration: string
  readonly stressDelta: number
  readonly coinDelta: number
  readonly heatDelta: number
  readonly continueScene: boolean
  readonly costDescription: string
  readonly threatDescription: string
  readonly suggestedActions: readonly string[]
  readonly traumaAssigned: string
  readonly diceAction: { readonly situation: string; readonly outcomes: readonly OutcomeAsked[] } | null
  readonly diceRecovered: number
  readonly hookDescription: string
  readonly timeElapsed: string
  readonly clocksToTick: readonly { readonly clock: string; readonly ticks: number }[]
}

type Fields = Readonly<Record<string, Json>>

const recordOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const at = (fields: Fields, key: string): Json | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined)
const textAt = (fields: Fields, key: string): string => {
  const value = at(fields, key)
  return typeof value === 'string' ? value.trim() : ''
}
const numberAt = (fields: Fields, key: string): number => {
  const value = at(fields, key)
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0
}
const listAt = (fields: Fields, key: string): readonly Json[] => {
  const value = at(fields, key)
  return Array.isArray(value) ? value : []
}

/** Stress that was healed and heat that went are losses of it, however they are said. */
export function readOutput(value: Json | undefined): TurnOutput {
  const fields = recordOf(value)
  const dice = recordOf(at(fields, 'diceAction'))
  const healed = Math.max(0, numberAt(fields, 'stressHealed'))
  const cooled = Math.max(0, numberAt(fields, 'heatDecay'))
  return {
    narration: textAt(fields, 'narration'),
    stressDelta: healed > 0 ? -healed : numberAt(fields, 'stressDelta'),
    coinDelta: numberAt(fields, 'coinDelta'),
    heatDelta: cooled > 0 ? -cooled : numberAt(fields, 'heatDelta'),
    continueScene: at(fields, 'continueScene') !== false,
    costDescription: textAt(fields, 'costDescription'),
    threatDescription: textAt(fields, 'threatDescription'),
    suggestedActions: listAt(fields, 'suggestedActions').filter((one): one is string => typeof one === 'string'),
    traumaAssigned: textAt(fields, 'traumaAssigned'),
    diceAction:
      Object.keys(dice).length === 0
        ? null
        : { situation: textAt(dice, 'situation'), outcomes: outcomesIn(at(dice, 'outcomes')) },
    diceRecovered: Math.max(0, numberAt(fields, 'diceRecovered')),
    hookDescription: textAt(fields, 'hookDescription'),
    timeElapsed: textAt(fields, 'timeElapsed'),
    clocksToTick: listAt(fields, 'clocksToTick').map(one => {
      const tick = recordOf(one)
      return { clock: textAt(tick, 'clockId'), ticks: numberAt(tick, 'ticks') }
    }),
  }
}
