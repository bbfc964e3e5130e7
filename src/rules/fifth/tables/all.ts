/** Every table by its name, for whoever is asked to roll on one. */
import { own } from '../../../core/own.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { camp } from './camp.ts'
import { city } from './city.ts'
import { mood } from './mood.ts'
import { rumourQuality, rumourTopic } from './rumour.ts'
import type { RandomTable } from './table.ts'
import { tavern } from './tavern.ts'
import { road, wilderness } from './travel.ts'
import { weather } from './weather.ts'

export const tables: Readonly<Record<string, RandomTable>> = Object.fromEntries(
  [weather, road, wilderness, rumourQuality, rumourTopic, mood, tavern, camp, city].map(table => [table.name, table]),
)

export const tableNames: readonly string[] = Object.keys(tables)

export function findTable(name: string): Result<RandomTable, RuleRefusal> {
  const table = own(tables, name.trim().toLowerCase().replaceAll(' ', '-'))
  if (table !== undefined) return accept(table)
  return refuse({ code: 'table-unknown', why: `There is no table called "${name}".`, allowed: tableNames })
}
