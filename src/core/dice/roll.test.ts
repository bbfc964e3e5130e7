import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expression, pool, scribble } from '../../../test/dice-arbitraries.ts'
import { quickestMs } from '../../../test/quickest.ts'
import { seedRng, toRng } from '../random.ts'
import { MAX_DICE, MAX_THROWS } from './limits.ts'
import { parseDice } from './parse.ts'
import { printExpression } from './print-expression.ts'
import { fixedDice, rollDice, rollText } from './roll.ts'
import type { Chance, Die, Entry, Pool, Roll } from './roll-value.ts'

function roll<From extends Chance>(source: string, chance: From): Roll<From> {
  const parsed = parseDice(source)
  if (!parsed.ok) throw new Error(`${source}: ${parsed.refusal.code} at ${parsed.refusal.at}`)
  const rolled = rollDice(parsed.value, chance)
  if (!rolled.ok) throw new Error(`${source}: ${rolled.refusal.code} at ${rolled.refusal.at}`)
  return rolled.value
}

const totalOf = (source: string, ...faces: readonly number[]): number => roll(source, fixedDice(...faces)).total
const poolsOf = (entries: readonly Entry[]): readonly Pool[] =>
  entries.flatMap(entry => (entry.kind === 'pool' ? [entry] : []))
const diceOf = (source: string, ...faces: readonly number[]): readonly Die[] =>
  poolsOf(roll(source, fixedDice(...faces)).entries).flatMap(({ dice }) => dice)
const keptOf = (source: string, ...faces: readonly number[]): readonly number[] =>
  diceOf(source, ...faces).flatMap(({ face, kept }) => (kept ? [face] : []))

test('a plain roll says everything about itself', () => {
  expect(roll('[Attack] 1d20 + 5', fixedDice(14, 3))).toEqual({
    purpose: 'Attack',
    expression: '1d20 + 5',
    entries: [
      {
        kind: 'pool',
        sides: 20,
        dice: [{ face: 14, value: 14, kept: true }],
        total: 14,
        successes: null,
        sizing: [],
      },
    ],
    labels: [],
    total: 19,
    successes: null,
    rng: { fixed: [3] },
  })
})

test('keep and drop, from either end, and by value', () => {
  expect(keptOf('4d6kh3', 4, 1, 6, 2)).toEqual([4, 6, 2])
  expect(keptOf('2d20kl', 8, 17)).toEqual([8])
  expect(keptOf('4d6d', 4, 1, 6, 1)).toEqual([4, 6, 1])
  expect(keptOf('4d6dh2', 4, 1, 6, 2)).toEqual([1, 2])
  expect(keptOf('5d6k>3', 1, 2, 3, 4, 5)).toEqual([4, 5])
  expect(keptOf('5d6d=1', 1, 2, 1, 4, 5)).toEqual([2, 4, 5])
  expect(keptOf('2d6kh9', 1, 2)).toEqual([1, 2])
  expect(keptOf('2d6d9', 1, 2)).toEqual([])
})

test('keeps side by side choose together, and a drop after them from what they left', () => {
  expect(keptOf('5d6kh1kl1', 3, 1, 6, 2, 4)).toEqual([1, 6])
  expect(keptOf('5d6dh1dl1', 3, 1, 6, 2, 4)).toEqual([3, 2, 4])
  expect(keptOf('5d6kh3dh1', 3, 1, 6, 2, 4)).toEqual([3, 4])
  expect(keptOf('20d6kh18', ...Array.from({ length: 20 }, (_, at) => (at % 6) + 1))).toHaveLength(18)
})

test('explosions are thrown after all dice lie, each die after the other', () => {
  expect(diceOf('2d6!', 6, 6, 6, 1, 2)).toMatchObject([
    { face: 6, marks: ['exploded'] },
    { face: 6, marks: ['exploded'] },
    { face: 1 },
    { face: 6, marks: ['exploded'] },
    { face: 2 },
  ])
  expect(totalOf('2d10!<>8', 4, 5, 6, 3, 10, 8, 8)).toBe(44)
  expect(totalOf('1d6!>4', 5, 6, 2)).toBe(13)
})

test('compounding adds to the same die, and penetrating takes one off each further throw', () => {
  expect(diceOf('2d6!!', 6, 2, 6, 3)).toEqual([
    { face: 3, value: 15, kept: true, marks: ['compounded'], was: [6, 6] },
    { face: 2, value: 2, kept: true },
  ])
  expect(diceOf('1d6!p', 6, 6, 3).map(({ value }) => value)).toEqual([6, 5, 2])
  expect(totalOf('1d6!!p', 6, 6, 3)).toBe(13)
})

test('rerolls replace, once or until they no longer match', () => {
  expect(diceOf('2d6r<3', 1, 5, 2, 4)).toEqual([
    { face: 4, value: 4, kept: true, marks: ['rerolled'], was: [1, 2] },
    { face: 5, value: 5, kept: true },
  ])
  expect(totalOf('1d6ro<3', 1, 2)).toBe(2)
  expect(totalOf('1d20r', 1, 1, 7)).toBe(7)
  expect(totalOf('4dFr', -1, 0, 1, -1, 0, 1)).toBe(2)
  expect(totalOf('2d6ra6', 6, 6, 4)).toBe(16)
  expect(totalOf('3d6u', 2, 2, 2, 2, 5, 4)).toBe(11)
  expect(totalOf('3d6uo', 2, 2, 3, 2)).toBe(7)
})

test('whatever the order on paper: explode, reroll, clamp, keep, count', () => {
  expect(totalOf('3d6kh1min3', 1, 1, 2)).toBe(3)
  expect(totalOf('3d6kh2!', 6, 1, 2, 5)).toBe(11)
  expect(totalOf('6d10>=8!>=9', 4, 5, 6, 3, 10, 8, 6)).toBe(2)
  expect(totalOf('4d6>=5dh1', 6, 5, 5, 1)).toBe(2)
  expect(totalOf('2d6max4r1', 1, 6, 5)).toBe(8)
})

test('successes are counted, failures take away, and both are marked', () => {
  const rolled = roll('5d10>=8f1', fixedDice(10, 8, 1, 4, 1))
  expect(rolled).toMatchObject({ total: 0, successes: 0 })
  expect(poolsOf(rolled.entries)[0]?.dice.map(({ marks }) => marks?.[0])).toEqual([
    'success',
    'success',
    'failure',
    undefined,
    'failure',
  ])
  expect(roll('2d6', fixedDice(1, 2)).successes).toBeNull()
})

test('marks and sorting change no total', () => {
  expect(diceOf('3d6sd', 2, 6, 4).map(({ face }) => face)).toEqual([6, 4, 2])
  expect(diceOf('3d20cscf', 20, 1, 7).map(({ marks }) => marks?.[0])).toEqual(['critical', 'fumble', undefined])
  expect(totalOf('3d6cs>3cf<3sa', 5, 4, 1)).toBe(10)
})

test('arithmetic keeps fractions, rounds down where asked, and binds as in school', () => {
  expect(totalOf('1d20/6.02', 8)).toBe(8 / 6.02)
  expect(totalOf('-7//2')).toBe(-4)
  expect(totalOf('-7%3')).toBe(2)
  expect(totalOf('2+3*4^2')).toBe(50)
  expect(totalOf('-2^2')).toBe(-4)
  expect(totalOf('2^3^2')).toBe(512)
  expect(totalOf('round(2.5)+round(-2.5)')).toBe(0)
  expect(totalOf('abs(-3)+sign(-9)+sqrt(16)+pow(2,3)+ceil(0.1)+min(4,2,3)')).toBe(17)
  expect(Object.is(totalOf('-0d6'), 0)).toBe(true)
})

test('totals can be compared', () => {
  expect(totalOf('1d20+5>=15', 10)).toBe(1)
  expect(totalOf('1d20+5>=15', 9)).toBe(0)
  expect(totalOf('2d6==7', 3, 4)).toBe(1)
  expect(totalOf('(2d6)>7', 3, 4)).toBe(0)
})

test('groups keep, drop and count their parts; a group of one works on its dice', () => {
  expect(totalOf('{4d10*2, 5d6+10}k1', 10, 5, 3, 4, 2, 4, 3, 6, 1)).toBe(44)
  expect(totalOf('{1d6, 1d8, 1d10}dl1', 3, 8, 2)).toBe(11)
  expect(totalOf('{2d6, 1d20}>=10', 5, 6, 3)).toBe(1)
  expect(totalOf('{4d10*5d6}k2', 10, 5, 3, 4, 2, 4, 3, 6, 1)).toBe(60)
  expect(totalOf('{6d10>=8}dl5', 10, 9, 8, 1, 1, 1)).toBe(1)
  expect(totalOf('(1)k=2')).toBe(0)
  expect(totalOf('{2d6[fire]+{1d8,1d4}kh1}kl1', 5, 2, 7, 3)).toBe(9)
})

test('a group that counts speaks for the dice in it', () => {
  expect(roll('{6d10>=8, 2}>=2', fixedDice(10, 9, 1, 1, 1, 1))).toMatchObject({ total: 2, successes: 2 })
})

test('dice can say how many dice, and are remembered apart', () => {
  const rolled = roll('(1d4)d6', fixedDice(2, 5, 6))
  expect(rolled.total).toBe(11)
  expect(poolsOf(rolled.entries)).toMatchObject([{ dice: [{ face: 5 }, { face: 6 }], sizing: [{ total: 2 }] }])
  expect(totalOf('2d(1d4+2)', 4, 6, 6)).toBe(12)
})

test('labelled parts have totals of their own', () => {
  expect(roll('1d8+3[slashing] + 2d6[fire]', fixedDice(5, 2, 3)).labels).toEqual([
    { label: 'slashing', total: 3 },
    { label: 'fire', total: 5 },
  ])
  expect(roll('{(2d6+1)[fire]}kh1', fixedDice(2, 3)).labels).toEqual([{ label: 'fire', total: 4 }])
})

test.each([
  ['1d6/0', 'division-by-zero', 3],
  ['1//(1-1)', 'division-by-zero', 1],
  ['5%0', 'division-by-zero', 1],
  ['sqrt(-1)', 'no-number', 0],
  ['10^999', 'no-number', 2],
  ['(1/2)d6', 'count-impossible', 0],
  ['(-1)d6', 'count-impossible', 0],
  ['1d(2-2)', 'sides-impossible', 0],
  ['1d(1.5)', 'sides-impossible', 2],
  ['1d(10^9)', 'too-many-sides', 0],
  ['999d6+2d6', 'too-many-dice', 6],
  ['(10^6)d6', 'too-many-dice', 0],
  ['1d(2+1)r<4', 'endless', 0],
  ['1d(2*3)!>0', 'endless', 0],
  ['1000d20r<20', 'too-many-throws', 0],
  ['3d2u', 'too-many-throws', 0],
  [`${'999d6!>1; '.repeat(19)}1`, 'too-many-throws', 40],
])('%s is refused while rolling: %s', (source, code, at) => {
  expect(rollText(source, seedRng(1))).toMatchObject({ ok: false, refusal: { code, at } })
})

test('fixed dice run out', () => {
  expect(rollText('3d6', fixedDice(1, 2))).toMatchObject({ refusal: { code: 'dice-ran-out', given: 2 } })
})

test('several expressions roll one after the other on one generator', () => {
  const both = rollText('2d6; d20', seedRng(4))
  const first = roll('2d6', seedRng(4))
  const second = roll('d20', first.rng)
  expect(both).toMatchObject({ ok: true, value: { rolls: [first, second], rng: second.rng } })
})

test('the largest rolls that are allowed are rolled', () => {
  expect(poolsOf(roll(`${MAX_DICE}d1000000`, seedRng(1)).entries)[0]?.dice).toHaveLength(MAX_DICE)
  expect(MAX_THROWS).toBeGreaterThan(MAX_DICE)
})

const numberOfSides = ({ sides }: Pool): number => (typeof sides === 'number' ? sides : 1)
const lowestOf = ({ sides }: Pool): number => (typeof sides === 'number' ? 1 : -1)

test('faces are always faces of their die, and the total is what they say', () => {
  fc.assert(
    fc.property(pool, fc.integer(), (source, seed) => {
      const rolled = rollText(source, seedRng(seed))
      fc.pre(rolled.ok)
      const [first] = rolled.value.rolls
      for (const one of poolsOf(first?.entries ?? [])) {
        for (const { face, was = [] } of one.dice) {
          expect([face, ...was].every(thrown => thrown >= lowestOf(one) && thrown <= numberOfSides(one))).toBe(true)
        }
        const says = (die: Die): number => {
          if (one.successes === null) return die.value
          return die.marks?.includes('success') ? 1 : 0
        }
        expect(one.total).toBe(one.dice.reduce((sum, die) => sum + (die.kept ? says(die) : 0), 0))
        expect(first?.total).toBe(one.total)
      }
    }),
    { seed: 7, numRuns: 1000 },
  )
})

test('a printed expression rolls like the one it was printed from', () => {
  fc.assert(
    fc.property(expression, fc.integer(), (source, seed) => {
      const parsed = parseDice(source)
      fc.pre(parsed.ok)
      const again = parseDice(printExpression(parsed.value))
      const [one, other] = [parsed, again].map(each => each.ok && rollDice(each.value, seedRng(seed)))
      const seen = (rolled: typeof one) =>
        rolled && (rolled.ok ? [rolled.value.total, rolled.value.rng] : rolled.refusal.code)
      expect(seen(other)).toEqual(seen(one))
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('a roll, its generator and a refusal go through JSON unchanged', () => {
  fc.assert(
    fc.property(expression, fc.integer(), (source, seed) => {
      const rolled = rollText(source, seedRng(seed))
      expect(JSON.parse(JSON.stringify(rolled))).toEqual(rolled)
      const rng = rolled.ok ? rolled.value.rng : seedRng(seed)
      expect(toRng(JSON.parse(JSON.stringify(rng)))).toEqual(rng)
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('nothing that can be typed throws or takes longer than 50 ms', () => {
  fc.assert(
    fc.property(scribble, source => {
      expect(quickestMs(50, () => rollText(source, seedRng(source)))).toBeLessThan(50)
    }),
    { seed: 7, numRuns: 3000 },
  )
})

test.each([
  Array.from({ length: 20 }, () => '999d6!>1').join(','),
  Array.from({ length: 20 }, () => '1000d999999u').join(','),
  `${'1000d6!!>1kh500,'.repeat(19)}1`,
  `{${'(999d9!)k5,'.repeat(60)}1}kh3`,
  '('.repeat(50) + '1'.repeat(15) + ')'.repeat(50),
  `1${'+1d2'.repeat(249)}`,
])('the heaviest that passes every limit is answered within 50 ms', source => {
  expect(quickestMs(50, () => rollText(source, seedRng(1)))).toBeLessThan(50)
})
