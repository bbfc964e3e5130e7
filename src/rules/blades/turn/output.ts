/** A mind's answer, read as far as it goes: every field but the telling has a default, and nonsense is no field. */
import type { Json } from '../../../core/json.ts'
import type { OutcomeAsked } from '../dice/outcomes.ts'
import { outcomesIn } from '../dice/read-outcomes.ts'

type Fields = Readonly<Record<string, Json>>

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
  /** What the city offers, or how one gets rid of whoever is at the door: the rules' to look at. */
  readonly options: readonly Fields[]
}

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
    options: listAt(fields, 'options').map(recordOf),
  }
}

const whole = (fields: Fields, key: string, low: number, high: number): number =>
  Math.min(high, Math.max(low, numberAt(fields, key)))

/** An offer as the rules take it: bounded, with a cost that there is; what is none is left out. */
export function offersIn(options: readonly Fields[], costs: readonly string[]): readonly Json[] {
  return options.slice(0, 4).flatMap(one => {
    const cost = textAt(one, 'cost').toLowerCase()
    const label = textAt(one, 'label').slice(0, 120)
    if (!costs.includes(cost) || label === '') return []
    const target = textAt(one, 'target').slice(0, 80)
    return [
      {
        label,
        cost,
        amount: whole(one, 'amount', 1, 4),
        hint: textAt(one, 'hint').slice(0, 160),
        narrative: textAt(one, 'narrative').slice(0, 400),
        dice: whole(one, 'dice', 1, 3),
        ...(target === '' ? {} : { target }),
      },
    ]
  })
}

const doorCosts = ['coin', 'stress', 'heat'] as const

export type WayOut = {
  readonly label: string
  readonly cost: (typeof doorCosts)[number]
  readonly amount: number
  readonly resolution: string
}

/** Ways to be rid of whoever is at the door, as far as they are any. */
export const waysOutIn = (options: readonly Fields[]): readonly WayOut[] =>
  options.slice(0, 3).flatMap(one => {
    const cost = doorCosts.find(known => known === textAt(one, 'cost').toLowerCase())
    const label = textAt(one, 'label').slice(0, 160)
    return cost === undefined || label === ''
      ? []
      : [{ label, cost, amount: whole(one, 'amount', 1, 4), resolution: textAt(one, 'resolution').slice(0, 600) }]
  })
