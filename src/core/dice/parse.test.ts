import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expression, scribble } from '../../../test/dice-arbitraries.ts'
import { MAX_DEPTH, MAX_EXPRESSIONS, MAX_SOURCE } from './limits.ts'
import { parseDice, parseDiceList } from './parse.ts'
import { printExpression } from './print-expression.ts'

/** The notation as it is understood, or the reason why it is not. */
function read(source: string): string {
  const parsed = parseDice(source)
  return parsed.ok ? printExpression(parsed.value) : `${parsed.refusal.code} at ${parsed.refusal.at}`
}

test.each([
  ['d20', '1d20'],
  ['2D6KH1', '2d6kh1'],
  ['d%', '1d100'],
  ['4dF', '4dF'],
  ['4dF.2', '4dF'],
  ['4df.1', '4dF.1'],
  ['4d6k3', '4d6kh3'],
  ['4d6d', '4d6dl1'],
  [' 4d6 kh3 + 2 ', '4d6kh3+2'],
  ['(1+2)d6', '(1+2)d6'],
  ['6d(3*2)', '6d(3*2)'],
  ['(2d6)', '2d6'],
  ['(2d6+3)*2', '(2d6+3)*2'],
  ['1-(2-3)', '1-(2-3)'],
  ['2^3^2', '2^3^2'],
  ['(2^3)^2', '(2^3)^2'],
  ['2**3', '2^3'],
  ['-+-++---+1', '-1'],
  ['1d20−1', '1d20-1'],
  ['3×2÷4', '3*2/4'],
  ['2d6rr<3', '2d6r<3'],
  ['1d20mi10', '1d20min10'],
  ['4d6e6', '4d6!=6'],
  ['6d10!>=9>=8', '6d10>=8!>=9'],
  ['6d10 >= 8 f 1', 'unexpected at 11'],
  ['6d10 >= 8 f1', '6d10>=8f=1'],
  ['(1d8, 1d6)kh1', '{1d8, 1d6}kh1'],
  ['4d6!==7', '4d6!==7'],
  ['MAX(1d6, 2)', 'max(1d6, 2)'],
  ['2d6 [fire] + 1', '2d6[fire]+1'],
  ['(1d8+3)[healing]', '(1d8+3)[healing]'],
])('%s is read as %s', (source, understood) => expect(read(source)).toBe(understood))

test.each([
  ['', 'unexpected at 0'],
  ['1d20 +', 'unexpected at 6'],
  ['2d6 2d6', 'unexpected at 4'],
  ['2d6 d8', 'unexpected at 4'],
  ['2d', 'unexpected at 2'],
  ['(1d6', 'unexpected at 4'],
  ['{1d6)', 'unexpected at 4'],
  ['1d6)', 'unexpected at 3'],
  ['1.d6', 'unexpected at 2'],
  ['1.2345678', 'number-too-fine at 8'],
  ['99999999999999999', 'number-too-large at 0'],
  ['6d0', 'sides-impossible at 2'],
  ['999999d6', 'too-many-dice at 0'],
  ['1d1000001', 'too-many-sides at 2'],
  ['1d6!>0', 'endless at 3'],
  ['1d1r1', 'endless at 3'],
  ['1d6r<=3r>3', 'endless at 3'],
  ['4d6!!>3!', 'unexpected at 8'],
  ['4d6f1', 'unexpected at 3'],
  ['4d6>3>4', 'unexpected at 5'],
  ['dF.3', 'unexpected at 3'],
  ['shrug(3)', 'function-unknown at 0'],
  ['pow(2)', 'inputs-wrong at 0'],
  ['constructor', 'function-unknown at 0'],
  ['{1d6}!', 'unexpected at 6'],
  ['1d6 [fire', 'unexpected at 9'],
  ['1d6 []', 'unexpected at 5'],
  ['1d6; 1d8', 'too-many-expressions at 4'],
])('%s is refused: %s', (source, refused) => expect(read(source)).toBe(refused))

test('several expressions, each with what it is for', () => {
  const parsed = parseDiceList('[Attack] 1d20+5; [Damage] 1d8 + 3 , d4')
  const seen = parsed.ok ? parsed.value.map(({ purpose, source }) => [purpose, source]) : []
  expect(seen).toEqual([
    ['Attack', '1d20+5'],
    ['Damage', '1d8 + 3'],
    [null, 'd4'],
  ])
})

test('every bound is kept', () => {
  const deep = (depth: number): string => '('.repeat(depth) + '1' + ')'.repeat(depth)
  expect(read(deep(MAX_DEPTH))).toBe('1')
  expect(read(deep(MAX_DEPTH + 1))).toBe(`too-deep at ${MAX_DEPTH + 1}`)
  expect(read(`2${'^2'.repeat(MAX_DEPTH + 1)}`)).toBe(`too-deep at ${2 * MAX_DEPTH + 2}`)
  expect(read('1'.padEnd(MAX_SOURCE + 1))).toBe(`too-long at ${MAX_SOURCE}`)
  const many = Array.from({ length: MAX_EXPRESSIONS + 1 }, () => '1')
  expect(parseDiceList(many.slice(1).join(',')).ok).toBe(true)
  expect(parseDiceList(many.join(','))).toMatchObject({ refusal: { code: 'too-many-expressions' } })
})

test('what is printed is read again as the same expression', () => {
  fc.assert(
    fc.property(expression, source => {
      const parsed = parseDice(source)
      fc.pre(parsed.ok)
      const printed = printExpression(parsed.value)
      expect(read(printed)).toBe(printed)
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('nothing that can be typed throws, and a refusal points into the text', () => {
  fc.assert(
    fc.property(scribble, source => {
      const parsed = parseDiceList(source)
      const at = parsed.ok ? 0 : parsed.refusal.at
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(source.length)
    }),
    { seed: 7, numRuns: 3000 },
  )
})

test('an expression is plain JSON', () => {
  const parsed = parseDice('{2d6!r1kh1[fire], floor(-d%/3)}>3 + (1d4)dF')
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed)
})
