/** Outcomes as they are said in the seed's words, read as far as they can be. */
import type { Json } from '../../../core/json.ts'
import type { OutcomeAsked } from './outcomes.ts'

type Fields = Readonly<Record<string, Json>>

export function outcomesIn(value: Json | undefined): readonly OutcomeAsked[] {
  if (!Array.isArray(value)) return []
  return value.map((one: Json): OutcomeAsked => {
    const fields: Fields = typeof one === 'object' && one !== null && !Array.isArray(one) ? (one as Fields) : {}
    const number = (key: string): number => (typeof fields[key] === 'number' ? fields[key] : 0)
    const text = (key: string): string => (typeof fields[key] === 'string' ? fields[key] : '')
    return {
      hint: text('hint'),
      stress: number('stressCost'),
      heat: number('heatCost'),
      coin: number('coinDelta'),
      narrative: text('narrative'),
      ...(typeof fields['lethal'] === 'boolean' ? { isLethal: fields['lethal'] } : {}),
    }
  })
}
