/**
 * Our dice against numbers that nobody on the project wrote. The file is read where it lies, beside the repository or in
 * `GLOAM_BENCH_DATA`; without it the tests are skipped by name.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Distribution } from '../src/core/dice/distribution.ts'
import { chanceOf, distributionOf } from '../src/core/dice/distribution.ts'
import { parseDice } from '../src/core/dice/parse.ts'
import { explainDice } from '../src/core/dice/refusal.ts'
import { fixedDice, rollText } from '../src/core/dice/roll.ts'
import { seedRng } from '../src/core/random.ts'
import { quickestMs } from './quickest.ts'
import { d20, rpg } from './dice-dialects.ts'

type Cases = {
  readonly distribution: readonly { expr: string; min: number; max: number; mean: number; var: number }[]
  readonly srdPrinted: readonly { of: string; expr: string; printed: number; mean: number; agrees: boolean }[]
  readonly fixedRolls: readonly { notation: string; rolls: readonly number[]; total: number }[]
  readonly d20Exact: readonly { expr: string; total: number }[]
  readonly d20MustError: readonly string[]
  readonly rpgMustError: readonly string[]
  readonly hostile: readonly string[]
  readonly attackHit: readonly Hit[]
  readonly blades: readonly PoolOdds[]
}
type Hit = { ac: number; bonus: number; normal: number; adv: number; dis: number } & Crits
type Crits = { pCritNormal: number; pCritAdv: number; pCritDis: number }
type PoolOdds = { dice: number; pCrit: number; pFull: number; pPartial: number; pBad: number; highestMean: number }

const folder = process.env['GLOAM_BENCH_DATA'] ?? join(import.meta.dirname, '../../shared/bench')
const file = join(folder, 'dice-cases.json')
const isThere = existsSync(file)
const cases = (isThere ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Cases

/** Our number as the file would print it, in six decimals; a number that rounds to another one stays as it is. */
const asPrinted = (ours: number, printed: number): number =>
  Math.abs(ours - printed) <= 0.5e-6 + 1e-12 ? printed : ours

function oddsOf(source: string): Distribution {
  const parsed = parseDice(source)
  if (!parsed.ok) throw new Error(explainDice(parsed.refusal, source))
  const odds = distributionOf(parsed.value)
  if (!odds.ok) throw new Error(explainDice(odds.refusal, source))
  return odds.value
}

/** So many rolls, or a reason with a caret under the fault. */
function answerTo(source: string): string {
  const rolled = rollText(source, seedRng(1))
  return rolled.ok ? `rolled ${rolled.value.rolls.length}` : explainDice(rolled.refusal, source)
}

const title = isThere ? 'dice-cases.json' : `skipped, for there is no ${file}`

describe.skipIf(!isThere)(title, () => {
  test('every distribution is exact to the printed precision', () => {
    for (const row of cases.distribution) {
      const { exact, min, max, mean, variance } = oddsOf(row.expr)
      const ours = { exact, min, max, mean: asPrinted(mean, row.mean), var: asPrinted(variance, row.var) }
      expect({ ...row, ...ours }).toEqual({ ...row, exact: true })
    }
  })

  test('every printed average is our mean rounded down, but for the errata of the book', () => {
    for (const { of, expr, printed, mean, agrees } of cases.srdPrinted) {
      const ours = oddsOf(expr).mean
      expect({ of, expr, mean: ours, agrees: Math.floor(ours) === printed }).toEqual({ of, expr, mean, agrees })
    }
  })

  test('fixed rolls come to the same totals', () => {
    for (const { notation, rolls, total } of cases.fixedRolls) {
      expect({ notation, ...rpg(notation, fixedDice(...rolls)) }).toEqual({ notation, ok: true, value: total })
    }
  })

  test('totals that do not depend on chance are what the d20 library says', () => {
    for (const { expr, total } of cases.d20Exact) {
      expect({ expr, ...d20(expr, seedRng(expr)) }).toEqual({ expr, ok: true, value: total })
    }
  })

  test('what other rollers refuse is refused in their dialects', () => {
    for (const expr of cases.d20MustError) expect({ expr, ok: d20(expr, seedRng(1)).ok }).toEqual({ expr, ok: false })
    for (const expr of cases.rpgMustError) expect({ expr, ok: rpg(expr, seedRng(1)).ok }).toEqual({ expr, ok: false })
  })

  test('every hostile expression is answered within 50 ms, with a value or a reason', () => {
    for (const source of cases.hostile) {
      expect(quickestMs(50, () => answerTo(source))).toBeLessThan(50)
      expect(answerTo(source)).toMatch(/^rolled \d+$|\^$/)
    }
  })

  test('the odds to hit follow from the odds of one die and of two', () => {
    const dice = { normal: oddsOf('1d20'), adv: oddsOf('2d20kh1'), dis: oddsOf('2d20kl1') }
    for (const row of cases.attackHit) {
      const { ac, bonus } = row
      const hits = (face: number): boolean => face === 20 || (face !== 1 && face + bonus >= ac)
      const crits = (face: number): boolean => face === 20
      const ours = {
        normal: asPrinted(chanceOf(dice.normal, hits), row.normal),
        adv: asPrinted(chanceOf(dice.adv, hits), row.adv),
        dis: asPrinted(chanceOf(dice.dis, hits), row.dis),
        pCritNormal: asPrinted(chanceOf(dice.normal, crits), row.pCritNormal),
        pCritAdv: asPrinted(chanceOf(dice.adv, crits), row.pCritAdv),
        pCritDis: asPrinted(chanceOf(dice.dis, crits), row.pCritDis),
      }
      expect({ ac, bonus, ...ours }).toEqual(row)
    }
  })

  test('a pool takes its highest die, two sixes are a critical, and no dice are two of which the lower counts', () => {
    for (const row of cases.blades) {
      const best = oddsOf(row.dice === 0 ? '2d6kl1' : `${row.dice}d6kh1`)
      const critical = row.dice === 0 ? 0 : chanceOf(oddsOf(`${row.dice}d6>=6`), sixes => sixes >= 2)
      const full = chanceOf(best, face => face === 6) - critical
      const partial = chanceOf(best, face => face === 4 || face === 5)
      const ours = {
        pCrit: asPrinted(critical, row.pCrit),
        pFull: asPrinted(full, row.pFull),
        pPartial: asPrinted(partial, row.pPartial),
        pBad: asPrinted(1 - critical - full - partial, row.pBad),
        highestMean: asPrinted(best.mean, row.highestMean),
      }
      expect({ ...row, ...ours }).toEqual(row)
    }
  })
})
