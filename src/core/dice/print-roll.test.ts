import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expression } from '../../../test/dice-arbitraries.ts'
import { seedRng } from '../random.ts'
import { printNumber, printRoll } from './print-roll.ts'
import { fixedDice, rollText } from './roll.ts'

/** What the table reads when the dice fall so. */
function report(source: string, ...faces: readonly number[]): string {
  const rolled = rollText(source, fixedDice(...faces))
  return rolled.ok ? rolled.value.rolls.map(printRoll).join('\n') : rolled.refusal.code
}

test.each([
  ['1d20+5', [14], '1d20+5 = [14]+5 = 19'],
  ['d20', [14], '1d20 = [14] = 14'],
  ['2d20kh1+5', [8, 17], '2d20kh1+5 = [~8~, 17]+5 = 22'],
  ['4d6kh3 + 2', [4, 1, 6, 2], '4d6kh3+2 = [4, ~1~, 6, 2]+2 = 14'],
  ['[Attack Roll] 1d20 + 5', [14], 'Attack Roll: 1d20+5 = [14]+5 = 19'],
  ['(2d6+3)*2', [4, 6], '(2d6+3)*2 = ([4, 6]+3)*2 = 26'],
  ['1d8+3[slashing]+2d6[fire]', [5, 2, 3], '1d8+3[slashing]+2d6[fire] = [5]+3 (slashing)+[2, 3] (fire) = 13'],
  ['6d10>=8f1', [2, 10, 1, 6, 10, 8], '6d10>=8f=1 = [2, 10*, 1_, 6, 10*, 8*] = 2 successes'],
  ['2d10>=8', [9, 1], '2d10>=8 = [9*, 1] = 1 success'],
  ['2d6!', [6, 2, 6, 1], '2d6! = [6!, 6!, 1, 2] = 15'],
  ['2d6!!', [6, 2, 6, 3], '2d6!! = [6+6+3, 2] = 17'],
  ['1d6!p', [6, 3], '1d6!p = [6!, 3-1] = 8'],
  ['1d6!!p', [6, 6, 3], '1d6!!p = [6+5+2] = 13'],
  ['2d6r<3', [1, 5, 2, 4], '2d6r<3 = [1→2→4, 5] = 9'],
  ['3d10min3max6', [1, 9, 4], '3d10min3max6 = [3^, 6v, 4] = 13'],
  ['2d20cscf', [20, 1], '2d20cscf = [20**, 1__] = 21'],
  ['{1d6, 2d8+1}kh1', [3, 2, 8], '{1d6, 2d8+1}kh1 = {~[3]~, [2, 8]+1} = 11'],
  ['{1d6, 1d8}sd', [3, 7], '{1d6, 1d8}sd = {[7], [3]} = 10'],
  ['{1d6, 1d8}>=5', [3, 7], '{1d6, 1d8}>=5 = {[3], [7]*} = 1 success'],
  ['{2d10*1d6}k2', [9, 2, 5], '{2d10*1d6}kh2 = {[9, ~2~]*[5]} = 45'],
  ['(1d4)d6', [2, 5, 6], '(1d4)d6 = ([2])d6 → [5, 6] = 11'],
  ['floor(1d20/3)', [14], 'floor(1d20/3) = floor([14]/3) = 4'],
  ['1d20/6.02', [8], '1d20/6.02 = [8]/6.02 = 1.33'],
  ['4dF', [-1, 0, 1, 1], '4dF = [-1, 0, 1, 1] = 1'],
  ['0d6', [], '0d6 = [] = 0'],
  ['1+2*3', [], '1+2*3 = 7'],
  ['1d20--6', [20], '1d20--6 = [20]--6 = 26'],
  ['1d6; 1d8', [3, 4], '1d6 = [3] = 3\n1d8 = [4] = 4'],
])('%s with %j', (source, faces, line) => expect(report(source, ...faces)).toBe(line))

test('numbers have two decimals at most, and zero has no sign', () => {
  expect([1 / 3, 2.5, 1e21, -0.001].map(printNumber)).toEqual(['0.33', '2.5', '1e+21', '0'])
})

test('a roll out of a save prints like a fresh one', () => {
  fc.assert(
    fc.property(expression, fc.integer(), (source, seed) => {
      const rolled = rollText(source, seedRng(seed))
      fc.pre(rolled.ok)
      for (const roll of rolled.value.rolls) expect(printRoll(JSON.parse(JSON.stringify(roll)))).toBe(printRoll(roll))
    }),
    { seed: 7, numRuns: 200 },
  )
})

test('a purpose cannot break the line it stands in', () => {
  expect(report('[Att\nack\u001b[2J] 1d6', 3)).toBe('Att ack·[2J: 1d6 = [3] = 3')
})

test('a roll whose expression is no longer understood still says its total', () => {
  const rolled = rollText('1d6', fixedDice(3))
  const roll = rolled.ok ? rolled.value.rolls[0] : undefined
  expect(roll && printRoll({ ...roll, expression: '1d6 upwards' })).toBe('1d6 upwards = 3')
})
