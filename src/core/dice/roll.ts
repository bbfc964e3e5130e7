/** Rolling: an expression and a generator in, what fell and the generator after it out. Nothing here throws. */
import type { Result } from '../result.ts'
import { accept, refuse } from '../result.ts'
import type { Rng } from '../random.ts'
import { rngOf, streamOf } from '../random.ts'
import type { DiceExpression } from './expression.ts'
import { MAX_CALL_THROWS } from './limits.ts'
import { parseDiceList } from './parse.ts'
import type { DiceRefusal } from './refusal.ts'
import { resolve } from './resolve/resolve.ts'
import type { Chance, Entry, FixedDice, Roll } from './roll-value.ts'
import { throwsIn } from './throws-in.ts'
import type { Run } from './resolve/run.ts'

const isFixed = (chance: Chance): chance is FixedDice => !Array.isArray(chance)

const noStream = { a: 0, b: 0, c: 0, d: 0 }

function beginRun(chance: Chance): Run {
  const fixed = isFixed(chance) ? chance.fixed : null
  const stream = isFixed(chance) ? noStream : streamOf(chance)
  return { stream, fixed, used: 0, asked: 0, throws: 0, entries: [], again: -1, labels: [], refusal: null }
}

const chanceAfter = (run: Run): Chance =>
  run.fixed === null ? rngOf(run.stream) : { fixed: run.fixed.slice(run.used) }

/** Rolls a compiled expression. The same expression and generator always give the same roll. */
export function rollDice<From extends Chance = Rng>(
  expression: DiceExpression,
  chance: From,
): Result<Roll<From>, DiceRefusal> {
  const run = beginRun(chance)
  const total = resolve(expression.root, run)
  if (run.refusal !== null) return refuse(run.refusal)
  return accept({
    purpose: expression.purpose,
    expression: expression.source,
    entries: run.entries,
    labels: run.labels,
    total,
    successes: successesOf(run.entries),
    rng: chanceAfter(run) as From, // the same kind of chance that came in
  })
}

/** A group that counts speaks for what lies inside it. */
function successesOf(entries: readonly Entry[]): number | null {
  let sum: number | null = null
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at]
    if (entry === undefined || entry.successes === null) continue
    sum = (sum ?? 0) + entry.successes
    if (entry.kind === 'group') at -= entry.covers
  }
  return sum
}

export type Rolled<From extends Chance = Rng> = { readonly rolls: readonly Roll<From>[]; readonly rng: From }

/** Reads and rolls all expressions of a text, one after the other. */
export function rollText<From extends Chance = Rng>(source: string, chance: From): Result<Rolled<From>, DiceRefusal> {
  const parsed = parseDiceList(source)
  if (!parsed.ok) return parsed
  const rolls: Roll<From>[] = []
  let rng = chance
  let throws = 0
  for (const expression of parsed.value) {
    if (throws > MAX_CALL_THROWS) return refuse({ code: 'too-many-throws', at: expression.at, limit: MAX_CALL_THROWS })
    const rolled = rollDice(expression, rng)
    if (!rolled.ok) return rolled
    rolls.push(rolled.value)
    rng = rolled.value.rng
    if (parsed.value.length > 1) throws += throwsIn(rolled.value.entries)
  }
  return accept({ rolls, rng })
}

/** Dice that fall as told, face by face; they go through the same resolver as any others. */
export const fixedDice = (...faces: readonly number[]): FixedDice => ({ fixed: faces })
