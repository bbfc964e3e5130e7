import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instantAt } from '../../core/time.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { stateCommand } from './state.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gloam-state-'))
})

afterEach(() => rmSync(root, { recursive: true }))

/** What stands where the terminal stands. */
const call = (input: string, ...words: readonly string[]) => callWith({ readInput: async () => input }, ...words)

async function callWith(parts: Partial<CliDoor>, ...words: readonly string[]) {
  const said = { out: '', err: '', code: undefined as ExitCode | undefined }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(Date.parse('2024-01-15T14:30:00Z')) },
    freshSeed: () => 'seed',
    finish: code => void (said.code = code),
    ...parts,
  }
  try {
    await stateCommand(door).parseAsync(words, { from: 'user' })
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault
  }
  return said
}

const stateFile = () => readFileSync(join(root, 'docs/whycode-state.json'), 'utf8')
const update = '{"action": "update-state", "data": {"currentPhase": 5}}'

test('an action on standard input is answered with JSON and nothing else', async () => {
  const said = await call(update, '--root', root)
  expect(JSON.parse(said.out)).toMatchObject({ status: 'updated', phase: 5, proof: { fileChanged: true } })
  expect(said).toMatchObject({ err: '', code: 0 })
  expect(stateFile()).toBe('{\n  "currentPhase": 5,\n  "lastUpdatedAt": "2024-01-15T14:30:00Z"\n}\n')
})

test('an action may stand in a file, and "-" is standard input', async () => {
  writeFileSync(join(root, 'action.json'), `\uFEFF${update}`)
  expect((await call('', join(root, 'action.json'), '--root', root)).code).toBe(0)
  expect(JSON.parse((await call('{"action": "get-state"}', '-', '--root', root)).out)).toMatchObject({
    state: { phase: 5 },
  })
})

test('a failed action ends with 1, and its answer is JSON all the same', async () => {
  for (const input of ['{"action": "get-state"}', '{"action": "get-sate"}', '{"action"', '']) {
    const said = await call(input, '--root', root)
    expect(JSON.parse(said.out)).toMatchObject({ status: 'failed' })
    expect(said.code).toBe(1)
  }
})

test('a campaign keeps the same files in its own folder', async () => {
  await call(update, '--root', root, '--profile', 'campaign')
  expect(readFileSync(join(root, 'state.json'), 'utf8')).toContain('"currentPhase": 5')
})

test('a batch is answered line by line, in order, and a bad line costs only itself', async () => {
  const lines = [update, '', '  ', '{"action": ', '{"action": "get-state"}\r']
  const said = await call(lines.join('\n'), '--batch', '--root', root)
  const answers = said.out.trimEnd().split('\n')
  expect(answers.map(line => (JSON.parse(line) as { status: string }).status)).toEqual(['updated', 'failed', 'success'])
  expect(answers[1]).toContain('line 4, column 12')
  expect(said.code).toBe(1)
})

test('13.23 a value that breaks the program costs its own line, and the batch goes on', async () => {
  let calls = 0
  const clock = {
    now: () => {
      calls += 1
      if (calls === 1) throw new RangeError('Invalid time value')
      return instantAt(0)
    },
  }
  const said = await callWith({ clock, readInput: async () => `${update}\n${update}\n` }, '--batch', '--root', root)
  const answers = said.out.trimEnd().split('\n')
  expect(answers.map(line => (JSON.parse(line) as { status: string }).status)).toEqual(['failed', 'updated'])
  expect(answers[0]).toContain('Line 1 could not be worked on (Invalid time value)')
  expect(said.code).toBe(1)
})

test('13.23 a list of a hundred thousand bad values is answered in a few lines, and one of good ones in time', async () => {
  const action = (requirements: readonly unknown[]) =>
    JSON.stringify({ action: 'append-requirements', data: { runId: 'r', planId: 'p', requirements } })
  const good = Array.from({ length: 20_000 }, (_, index) => `need ${index}`)
  const said = await call(`${action(Array(100_000).fill(1))}\n${action(good)}`, '--batch', '--root', root)
  const [bad = '', kept = ''] = said.out.trimEnd().split('\n')
  expect(bad).toContain('And 99980 more.')
  expect(bad.length).toBeLessThan(4000)
  expect(JSON.parse(kept)).toMatchObject({ status: 'updated', proof: { itemsAdded: 20_000 } })
})

test('a batch in which all goes well ends with 0, and so does an empty one', async () => {
  expect((await call(`${update}\n`, '--batch', '--root', root)).code).toBe(0)
  expect(await call('\n', '--batch', '--root', root)).toEqual({ out: '', err: '', code: 0 })
})

test.each([
  ['no root', ['--root', '/nowhere/at/all'], 'ENOENT'],
  ['a root that is a file', ['--root', import.meta.filename], 'ENOTDIR'],
  ['no such file of actions', ['/nowhere/action.json'], 'could not read the action (ENOENT)'],
])('%s is an answer', async (_, words, why) => {
  const said = await call(update, ...words)
  expect(JSON.parse(said.out)).toMatchObject({ status: 'failed', error: expect.stringContaining(why) as unknown })
  expect(said.code).toBe(1)
})

test('a folder given as the file of actions is an answer too', async () => {
  mkdirSync(join(root, 'sub'))
  expect((await call('', join(root, 'sub'), '--root', root)).out).toContain('EISDIR')
})

test('a profile nobody knows is told, with those there are', async () => {
  const said = await call('', '--profile', 'mine')
  expect(said).toMatchObject({ out: '', code: undefined })
  expect(said.err).toContain('Allowed choices are docs, campaign')
})

test('the help shows how it is used', async () => {
  const { out } = await call('', '--help')
  expect(out).toContain('Usage: state [options] [file]')
  for (const word of ['--root', '--profile', '--batch', '"mark-complete"', 'append-requirements', 'exit code'])
    expect(out).toContain(word)
})
