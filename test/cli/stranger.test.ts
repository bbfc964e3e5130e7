/** The command as a stranger types it: in a shell, in a folder that knows nothing of Gloam, with slips of the finger. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProgram } from '../../src/doors/cli/program.ts'
import { listeningDoor } from '../../src/doors/cli/scenario.ts'
import { version } from '../../src/version.ts'
import { buildGloam, endOf, folderWith, root, shell, type Ended } from './gloam.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const type = (line: string, files: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  shell(built.main, folderWith(files), line)

test.skipIf(!existsSync(`${root}dist/main.js`))('npx gloam works from the checkout', async () => {
  expect(await shell(built.main, root, 'npx --no-install gloam --version 2>/dev/null')).toMatchObject({
    out: `${version}\n`,
    code: 0,
  })
})

test('13.11 campaigns lie in campaigns/, in a clone as anywhere', async () => {
  const everywhere = await Promise.all([shell(built.main, root, 'gloam play --help'), type('gloam play --help')])
  for (const { out } of everywhere) expect(out).toMatch(/default:\s+"campaigns"\)/)
})

const commands = makeProgram(listeningDoor().door, version).commands.map(command => command.name())

describe.each(['', ...commands, 'new character', 'new campaign'])('gloam %s --help', command => {
  test('is on standard output, complete, and no wider than 120 columns', async () => {
    const { out, err, code } = await type(`gloam ${command} --help`)
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(new RegExp(`^Usage: gloam ${command}`))
    expect(out).toMatch(/-h, --help/)
    expect(out.split('\n').filter(line => line.length > 120)).toEqual([])
    expect(out).not.toMatch(/undefined|\[object/)
  })
})

describe('slips of the finger', () => {
  test.each([
    ['gloam rol 1d6', "unknown command 'rol'\n(Did you mean roll?)"],
    ['gloam roll 1d6 --sed 7', "unknown option '--sed'\n(Did you mean --seed?)"],
    ['gloam merge', "missing required argument 'campaign'"],
    ['gloam merge fen --only songs', 'Allowed choices are state, knowledge.'],
    ['gloam state --profile songs', 'Allowed choices are docs, campaign.'],
    ['gloam roll', 'Say what to roll.'],
    ['gloam roll 1d6 --times 0', '--times takes a whole number'],
  ])('%s', async (line, answer) => {
    const said = await type(line)
    expect(said).toMatchObject({ out: '', code: 2 })
    expect(said.err).toContain(answer)
    expect(said.err).not.toMatch(/\n\s+at /) // no stack trace
  })

  test('a fault in the dice is shown under the dice', async () => {
    expect(await type("gloam roll '2d6 + 3d'")).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/\n {2}2d6 \+ 3d\n {2} *\^\n$/),
    })
  })
})

describe('folders', () => {
  test('in an empty one there is no campaign, and none is made', async () => {
    const folder = folderWith()
    expect(await shell(built.main, folder, 'gloam merge fen')).toEqual({
      out: '',
      err: 'gloam merge: There is no campaign "fen" in "campaigns". There are no campaigns in "campaigns". Use --campaigns DIR to look elsewhere.\n',
      code: 1,
      signal: null,
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test('a campaign that is not there is answered with those that are', async () => {
    const said = await type('gloam merge fern', { 'campaigns/fen/a.md': '', 'campaigns/ember-road/a.md': '' })
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('There are: ember-road, fen.') })
  })

  test('a root that is not there is an answer in JSON', async () => {
    const said = await type(`echo '{"action": "get-state"}' | gloam state --root nowhere`)
    expect(said).toMatchObject({ err: '', code: 1 })
    expect(JSON.parse(said.out)).toMatchObject({ status: 'failed', error: expect.stringContaining('nowhere') })
  })
})

describe('pipes', () => {
  test('a reader that has seen enough ends the command in peace', async () => {
    const said = await type('gloam roll 100d6 --times 1000 --seed 1 | head -1')
    expect(said.out.split('\n')).toHaveLength(2)
    expect([said.err, said.code]).toEqual(['', 0])
  })

  test('nobody listening to the warnings costs nothing of the answer', async () => {
    expect(await type('gloam roll 1d1 2> >(true)')).toMatchObject({ out: '1d1 = [1] = 1\n', code: 0 })
    expect((await type('gloam rolll 2>&1 >/dev/null | true')).code).toBe(2)
  })

  test('a seed drawn for a roll is told beside it, and gives the same roll', async () => {
    const first = await type('gloam roll 10d100')
    const seed = /^seed (\w+)\n$/.exec(first.err)?.[1] ?? ''
    expect(seed).not.toBe('')
    expect((await type(`gloam roll 10d100 --seed ${seed}`)).out).toBe(first.out)
  })

  test('no input is an answer, not a wait', async () => {
    const said = await type('gloam state < /dev/null')
    expect(said.code).toBe(1)
    expect(JSON.parse(said.out)).toMatchObject({ status: 'failed' })
  })

  test('lines in, lines out', async () => {
    const said = await type(
      String.raw`printf '{"action":"get-state"}\n\nhm\n{"action":"list-runs"}\n' | gloam state --batch`,
    )
    expect(
      said.out
        .trimEnd()
        .split('\n')
        .map(line => (JSON.parse(line) as { status: string }).status),
    ).toHaveLength(3)
    expect(said.code).toBe(1)
  })
})

const hasTerminal = spawnSync('script', ['--version']).status === 0

test.skipIf(!hasTerminal)('at a terminal it says that it is listening (needs script)', async () => {
  const line = `"${process.execPath}" "${built.main}" state`
  const said = await type(`printf '{"action": "list-runs"}\\n' | script -qec '${line}' /dev/null`)
  expect(said.out).toContain('Reading from the keyboard; Ctrl-D ends it.')
  expect(said.out).toContain('"status": "success"')
})

test('Ctrl-C while it waits for input ends it at once, with nothing written', async () => {
  const folder = folderWith()
  const child = spawn(process.execPath, [built.main, 'state'], { cwd: folder })
  const ended = endOf(child)
  await setTimeout(700)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ out: '', code: null, signal: 'SIGINT' })
  expect(readdirSync(folder)).toEqual([])
})

test('it starts within two seconds', async () => {
  const times: number[] = []
  while (times.length < 3 && !times.some(time => time < 2000)) {
    const start = performance.now()
    await type('gloam roll 1d6 --seed 1')
    times.push(performance.now() - start)
  }
  expect(Math.min(...times)).toBeLessThan(2000) // of three, because a busy machine may stutter once
})
