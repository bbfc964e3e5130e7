/** The relay through real processes and real files: nothing of one call is left for the next but the campaign's folder. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { endOf, type Ended } from '../cli/gloam.ts'
import { campaign, prompt } from './scenario.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', `relay-${process.pid}`)
const main = join(cache, 'main.mjs')

beforeAll(() => {
  const source = fileURLToPath(new URL('./relay-main.ts', import.meta.url))
  buildSync({
    entryPoints: [source],
    outfile: main,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rmSync(cache, { recursive: true, force: true }))

function table(files: Readonly<Record<string, string>> = campaign) {
  const shelf = mkdtempSync(join(tmpdir(), 'gloam-relay-'))
  onTestFinished(() => rmSync(shelf, { recursive: true, force: true }))
  const at = (path: string): string => join(shelf, 'fen', path)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  const start = (...flags: readonly string[]) =>
    spawn(process.execPath, [main, 'relay', 'fen', '--campaigns', shelf, ...flags])
  const relay = (input: string, ...flags: readonly string[]): Promise<Ended> => {
    const child = start(...flags)
    child.stdin.end(input)
    return endOf(child)
  }
  return { shelf, at, write, start, relay, read: (path: string) => readFileSync(at(path), 'utf8') }
}

test('a cycle over five processes', async () => {
  const { at, write, relay, read } = table()
  const begun = await relay('')
  expect(begun).toMatchObject({ code: 0, err: '' })
  expect(begun.out).toMatch(
    /^---\nNext: spawn a fresh GM with the words below[^]*You run tonight's session of fen \(D&D\)/,
  )

  write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  const asked = await relay('The planks groan.\n\n[AWAIT_AI_PLAYERS: pim]\n')
  expect(asked.out).toMatch(/^The planks groan\.\n\n---\nNext: spawn these AI players all at once/)
  expect(asked.out).toContain('  pim-hollow: reads tmp/pim-hollow-prompt.md, writes tmp/pim-hollow-response.md\n')

  write('tmp/pim-hollow-response.md', 'Pim jumps.\n')
  const answered = await relay('')
  expect(answered.out).toMatch(/^---\nNext: spawn a fresh GM[^]*AI player responses ready in tmp\//)

  write('tmp/party-knowledge-delta.md', '- LEARNED: The third plank is loose\n')
  const woven = await relay('Pim jumps clear. What do you do?')
  expect(woven.out).toContain('Pim jumps clear. What do you do?\n\n[Action] What do you do?\n  1. Investigate: Look')
  expect(woven.out).toMatch(/---\nNext: it is the player's turn/)
  expect(read('party-knowledge.md')).toContain('- The third plank is loose')
  expect(existsSync(at('tmp/party-knowledge-delta.md'))).toBe(false)
  expect(read('tmp/narrative-for-journal.md')).toBe('The planks groan.\n\nPim jumps clear. What do you do?\n')
  for (const name of ['orsa-quill', 'pim-hollow', 'tace-ember'])
    expect(read(`party/${name}-journal.md`)).toContain('planks')
  expect(readdirSync(at('runs'))).toHaveLength(1)

  const spoken = JSON.parse((await relay('', '--player', 'I jump too', '--json')).out) as { next: { prompt: string } }
  expect(spoken.next.prompt).toContain('Player said: I jump too')
}, 30_000)

test('the player is asked for what the preferences do not say, once', async () => {
  const { 'preferences.md': _none, ...files } = campaign
  const { relay, read } = table(files)
  const asked = await relay('The ferry is late.')
  expect(asked.code).toBe(0)
  expect(asked.out).toContain('[Style] What narrative style would you like for this session?\n  1. Script')
  expect(asked.out).toContain('[Character] Which character are you playing?\n  1. orsa-quill')
  const seated = await relay('', '--style', 'Novel', '--character', 'Orsa')
  expect(seated.out).toContain('Tell it in the novel style')
  expect(read('preferences.md')).toContain('narrative_style: novel')
  expect(read('preferences.md')).toContain('player_character: Orsa Quill')
  expect((await relay('')).out).toContain('The human plays orsa-quill.')
}, 30_000)

test('a campaign that is not there, or not one, is told with a way on', async () => {
  const { shelf, relay } = table({ 'overview.md': '# Fen\n' })
  const alone = await relay('')
  expect(alone).toMatchObject({ code: 1, out: '' })
  expect(alone.err).toContain('Nobody is in the party.')
  const missing = spawn(process.execPath, [main, 'relay', 'moor', '--campaigns', shelf])
  missing.stdin.end()
  expect(await endOf(missing)).toMatchObject({
    code: 1,
    err: expect.stringContaining('To begin a new one, make that folder'),
  })
}, 30_000)

test.each([150, 250, 350, 450])(
  'a call that is killed after %i ms costs nothing: the next one goes on',
  async ms => {
    const { write, start, relay, read } = table()
    const signal = 'The planks groan.\n\n[AWAIT_AI_PLAYERS: pim-hollow]\n'
    write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
    const child = start()
    const killed = endOf(child)
    child.stdin.end(signal)
    setTimeout(() => child.kill('SIGKILL'), ms)
    await killed
    const where = await relay('') // a call without a text says what is waited for
    if (where.out.includes("You run tonight's session")) {
      write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
      await relay(signal)
    }
    write('tmp/pim-hollow-response.md', 'Pim jumps.\n')
    await relay('Pim jumps clear.')
    expect(read('tmp/narrative-for-journal.md')).toBe('The planks groan.\n\nPim jumps clear.\n')
  },
  30_000,
)

test('a watched file is a turn each time it is written, and is emptied', async () => {
  const { at, write, start } = table()
  const child = start('--watch', at('tmp/gm-says.md'))
  child.stdin.end()
  const ended = endOf(child)
  let out = ''
  child.stdout.on('data', (text: string) => (out += text))
  await expect.poll(() => out, { timeout: 10_000 }).toContain("You run tonight's session")
  write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  write('tmp/gm-says.md', 'The ferry is late.\n[AWAIT_AI_PLAYERS: pim-hollow]\n')
  await expect.poll(() => out, { timeout: 10_000 }).toContain('writes tmp/pim-hollow-response.md')
  write('tmp/pim-hollow-response.md', 'Pim waits.\n')
  await expect.poll(() => out, { timeout: 10_000 }).toContain('AI player responses ready in tmp/')
  expect(readFileSync(at('tmp/gm-says.md'), 'utf8')).toBe('')
  write('tmp/gm-says.md', 'Pim waits.\n')
  await expect.poll(() => out, { timeout: 10_000 }).toContain("it is the player's turn")
  write('tmp/gm-says.md', 'Player said: stop\nThe lamps go out.\n')
  expect((await ended).out).toMatch(/The lamps go out\.\n\nThe session is over, and everything is saved\./)
}, 60_000)

test('the help says how it is called', () => {
  const help = execFileSync(process.execPath, [main, 'relay', '--help'], { encoding: 'utf8' })
  expect(help).toContain('--gm-text <file>')
  expect(help).toContain('gloam relay ember-road --watch gm.txt')
})
