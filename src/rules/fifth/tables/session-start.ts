/** What is settled before anyone speaks: the weather, a rumour where one could be heard, and how people feel today. */
import type { Rng } from '../../../core/random.ts'
import { mood } from './mood.ts'
import type { TableResult } from './roll-table.ts'
import { rollTable } from './roll-table.ts'
import type { Rumour } from './rumour.ts'
import { rollRumour } from './rumour.ts'
import { weather } from './weather.ts'

export type Opening = {
  readonly weather: TableResult
  readonly mood: TableResult
  readonly rumour?: Rumour
  readonly rng: Rng
}

/** `amongPeople`: in an empty waste nobody tells rumours, so none is rolled. */
export function openSession(party: readonly string[], amongPeople: boolean, rng: Rng): Opening {
  const sky = rollTable(weather, rng)
  const people = rollTable(mood, sky.rng)
  if (!amongPeople) return { weather: sky, mood: people, rng: people.rng }
  const rumour = rollRumour(party, people.rng)
  return { weather: sky, mood: people, rumour, rng: rumour.rng }
}
