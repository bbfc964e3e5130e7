/**
 * Cases at growing lengths, in a process of its own: a pattern that has run away cannot be called back, only the process
 * that runs it can be ended. A line is printed before the first case and after each.
 */
import { entries } from './all.ts'
import { type Case, growthOf } from './measure.ts'
import { shapes } from './shapes.ts'

const { cases, lengths } = JSON.parse(process.argv[2] ?? '') as {
  readonly cases: readonly Case[]
  readonly lengths: readonly number[]
}
const say = (growth: unknown): boolean => process.stdout.write(`${JSON.stringify(growth)}\n`)

say('ready')
for (const { entry, shape } of cases) {
  const [take, text] = [entries[entry], shapes[shape]]
  if (take === undefined || text === undefined) throw new Error(`There is no "${entry}" or no shape ${shape}.`)
  say(growthOf(take, text, lengths))
}
