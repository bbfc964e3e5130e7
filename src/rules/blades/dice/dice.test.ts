import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assetQuality, engagement, heatReduced, resistanceCost, segmentsDone, viceRelief } from './results.ts'
import { repairOutcomes } from './outcomes.ts'
import { levelOf, readThrow, tierFor } from './tier.ts'

const cases = new URL('../../../../../shared/bench/blades-cases.json', import.meta.url)

type Vector = {
  readonly pool: number
  readonly dice: readonly number[]
  readonly high: number
  readonly outcome: string
  readonly resistStress: number
  readonly projectTicks: number
  readonly heatCleared: number
  readonly assetTier: number
  readonly engagement: string
  readonly vicePoints: number
}

test.skipIf(!existsSync(cases))('15: every row of blades-cases.json agrees (../shared)', () => {
  const { vectors } = JSON.parse(readFileSync(cases, 'utf8')) as { readonly vectors: readonly Vector[] }
  expect(vectors.length).toBeGreaterThan(200)
  const ours = vectors.map(({ pool, dice }) => {
    const thrown = readThrow(pool, dice)
    const { position, isPastFirst } = engagement(thrown)
    const level = levelOf(thrown)
    return {
      pool,
      dice,
      high: thrown.high,
      outcome: level === 'success' ? 'full' : level,
      resistStress: resistanceCost(thrown),
      projectTicks: segmentsDone(thrown),
      heatCleared: heatReduced(thrown),
      assetTier: assetQuality(thrown),
      engagement: isPastFirst ? `${position}+beyond first obstacle` : position,
      vicePoints: viceRelief(thrown),
    }
  })
  expect(ours).toEqual(vectors)
})

test.each([
  ['risky', [6], 'success'],
  ['risky', [6, 6], 'critical'],
  ['risky', [5], 'partial'],
  ['desperate', [4], 'partial'],
  ['controlled', [3], 'bad'],
  ['risky', [1], 'bad'],
  ['desperate', [3], 'disaster'],
  ['desperate', [1], 'disaster'],
] as const)('17.1 the tier of %s with %j is %s', (position, spent, tier) => {
  expect(tierFor(position, spent)).toBe(tier)
})

test('18: too few outcomes are made up, too many let go, and values are those of the pool', () => {
  const { outcomes, repairs } = repairOutcomes([6, 3, 3], 'risky', [{ hint: 'it works just so', narrative: 'Done.' }])
  expect(outcomes.map(({ die }) => die)).toEqual([6, 3, 3])
  expect(outcomes.every(({ hint, narrative }) => hint !== '' && narrative !== '')).toBe(true)
  expect(repairs).toContain('1 outcomes for 3 dice')
})

test('18: a better die never costs more than a worse one', () => {
  const inverted = [
    { hint: 'one two three', stress: 3, heat: 2, coin: -2, narrative: 'a' },
    { hint: 'one two three', stress: 0, heat: 0, coin: 2, narrative: 'b' },
  ]
  const { outcomes } = repairOutcomes([6, 2], 'risky', inverted)
  const [best, worst] = outcomes
  expect(worst?.stress).toBeGreaterThanOrEqual(best?.stress ?? 9)
  expect(worst?.heat).toBeGreaterThanOrEqual(best?.heat ?? 9)
  expect(worst?.coin).toBeLessThanOrEqual(best?.coin ?? -9)
})

test('18: twins keep their own outcomes', () => {
  const asked = [
    { hint: 'over the roof quietly', narrative: 'Roof.' },
    { hint: 'through the front door', narrative: 'Door.' },
  ]
  const { outcomes } = repairOutcomes([4, 4], 'risky', asked)
  expect(outcomes.map(({ hint }) => hint)).toEqual(['over the roof quietly', 'through the front door'])
})

test('costs out of bounds are brought within them', () => {
  const { outcomes } = repairOutcomes([1], 'risky', [{ hint: 'a b c', stress: 99, heat: -4, coin: Number.NaN }])
  expect(outcomes[0]).toMatchObject({ stress: 3, heat: 0, coin: 0 })
})
