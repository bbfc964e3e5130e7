import { CommanderError } from 'commander'
import { expect, test } from 'vitest'
import { instantAt } from '../../core/time.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { rulesCommand } from './rules.ts'
import { wrap } from './wrap.ts'

async function call(...words: readonly string[]) {
  const said = { out: '', err: '', code: undefined as ExitCode | undefined }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(0) },
    freshSeed: () => 'seed',
    finish: code => void (said.code = code),
    columns: 72,
  }
  try {
    await rulesCommand(door).exitOverride().configureOutput({ writeErr: door.warn }).parseAsync(words, { from: 'user' })
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault
  }
  return said
}

test('a condition is printed whole with its section', async () => {
  const said = await call('grappled')
  expect(said.out.split('\n').slice(0, 4)).toEqual([
    'Grappled (condition)',
    '────────────────────',
    "- A grappled creature's speed becomes 0, and it can't benefit from any",
    '  bonus to its speed.',
  ])
  expect(said.out).toContain('\nSRD 5.1, Appendix PH-A: Conditions\n')
  expect([said.code, said.err]).toEqual([0, ''])
})

test('no line is wider than the terminal', async () => {
  for (const words of ['adult red dragon', 'fireball', 'tarrasque', 'wizard']) {
    const { out } = await call(words)
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(72)
  }
})

test('several answers are listed by name', async () => {
  const said = await call('dragon', '--limit', '20')
  expect(said.code).toBe(0)
  expect(said.out).toContain('Adult Red Dragon (monster; SRD 5.1, Monsters)')
})

test('answers as data', async () => {
  const said = await call('fire', 'bolt', '--json')
  expect(JSON.parse(said.out)).toMatchObject({
    query: 'fire bolt',
    answers: [{ title: 'Fire Bolt', kind: 'spell', citation: 'SRD 5.1, Spell Descriptions', fit: 100 }],
  })
})

test('nothing found: the nearest names, and 1', async () => {
  const said = await call('gobblinzz')
  expect([said.code, said.out]).toEqual([1, ''])
  expect(said.err).toMatch(
    /^gloam rules: not in the rules\. They have nothing on "gobblinzz"\. The nearest names are: .*Goblin/,
  )
  expect(JSON.parse((await call('gobblinzz', '--json')).out)).toMatchObject({ answers: [] })
  expect((await call('x', '--limit', '0')).code).toBe(2)
})

test('wrapping keeps every word', () => {
  const text = '- one two three four\nfive'
  expect(wrap(text, 9)).toBe('- one two\n  three\n  four\nfive')
})

test('15: each game has its own rules to look something up in, and says whose work they are', async () => {
  const { out, code } = await call('flashback', '--game', 'blades')
  expect(code).toBe(0)
  expect(out).toContain('Flashback (score)')
  expect(out.replaceAll(/\s+/g, ' ')).toContain('Creative Commons Attribution 3.0 Unported license')
})
