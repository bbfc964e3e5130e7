import { Command, CommanderError } from 'commander'
import { expect, test } from 'vitest'
import { instantAt } from '../../core/time.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { rollCommand } from './roll.ts'

/** What stands where the terminal stands. */
async function call(...words: readonly string[]) {
  const said = { out: '', err: '', code: undefined as ExitCode | undefined }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(0) },
    freshSeed: () => 'fresh',
    finish: code => void (said.code = code),
  }
  try {
    await new Command('gloam').addCommand(rollCommand(door)).parseAsync(['roll', ...words], { from: 'user' })
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault
  }
  return said
}

test('one line says the expression, the dice and the total', async () => {
  expect(await call('4d6kh3 + 2', '--seed', '7')).toEqual({
    out: '4d6kh3+2 = [6, 4, ~2~, 3]+2 = 15\n',
    err: '',
    code: 0,
  })
})

test('the same seed gives the same bytes, and the seed that was drawn is told aside', async () => {
  const drawn = await call('8d6')
  expect(drawn.err).toBe('seed fresh\n')
  expect((await call('8d6', '--seed', 'fresh')).out).toBe(drawn.out)
  expect((await call('8d6', '--seed', 'other')).out).not.toBe(drawn.out)
})

test('several expressions, several times, with what they are for', async () => {
  const { out } = await call('1d6; [Damage] 2d8', '4dF', '--purpose', 'Check', '--times', '2', '--seed', '3')
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(6)
  expect(lines.map(line => line.split(' = ')[0])).toEqual([
    'Check: 1d6',
    'Damage: 2d8',
    'Check: 4dF',
    'Check: 1d6',
    'Damage: 2d8',
    'Check: 4dF',
  ])
})

test('as JSON everything is there: the seed, each die, and the generator after it', async () => {
  const { out, err } = await call('2d20kh1+5', '--json')
  expect(err).toBe('')
  expect(JSON.parse(out)).toMatchObject({
    seed: 'fresh',
    rolls: [{ expression: '2d20kh1+5', entries: [{ kind: 'pool', sides: 20 }], rng: expect.any(Array) }],
  })
})

test('the odds come with a histogram that says how it was found', async () => {
  const { out } = await call('4d6kh3', '--stats', '--seed', '7')
  expect(out).toContain('\n\n4d6kh3, exact\nmin 3, max 18, mean 12.244599, deviation 2.846844\n\n 3    0.08% ')
  expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  expect((await call('4d6u', '--stats')).out).toContain('4d6u, sampled (50000 rolls)\n')
  expect(JSON.parse((await call('1d4', '--stats', '--json')).out)).toMatchObject({
    stats: [{ expression: '1d4', exact: true, mean: 2.5, outcomes: [{ value: 1, chance: 0.25 }, {}, {}, {}] }],
  })
})

test('a fault is shown under the word it stands in, and nothing is rolled', async () => {
  expect(await call('1d20', '2d6 + x')).toEqual({
    out: '',
    err: `gloam roll: There is no function "x". There are: abs, ceil, cos, exp, floor, log, max, min, pow, round, sign, sin, sqrt, tan.\n  2d6 + x\n        ^\n`,
    code: 1,
  })
  expect(await call('1d6; 1d6/0')).toMatchObject({ out: '', code: 1 })
  expect(await call('1d6/(1d4-1)', '--stats', '--seed', '4')).toMatchObject({ out: '', code: 1 })
})

test('without words it helps, and every size is bounded', async () => {
  const helped = await call()
  expect(helped).toMatchObject({ out: '', code: 2 })
  expect(helped.err).toMatch(/^gloam roll: Say what to roll\.\n\nExamples:\n {2}\$ gloam roll 1d20\+5/)
  for (const times of ['0', '-1', 'x', '1001', '1.5', '1e3']) {
    expect(await call('1d6', `--times=${times}`)).toMatchObject({ out: '', code: 2 })
  }
  expect(await call('1d6; 1d6', '--times', '501')).toMatchObject({ out: '', code: 1 })
  expect(await call('1000d6', '--times', '1000')).toMatchObject({ out: '', code: 1 })
})

test('an expression may begin with a minus, after --', async () => {
  expect((await call('--seed', '7', '--', '-1d4')).out).toMatch(/^-1d4 = -\[\d\] = -\d\n$/)
})

test('help reads well on 80 columns', async () => {
  const { out } = await call('--help')
  expect(out).toContain('Usage: gloam roll [options] [expressions...]')
  expect(out).toContain('Examples:')
  expect(out.split('\n').filter(line => line.length > 80)).toEqual([])
})
