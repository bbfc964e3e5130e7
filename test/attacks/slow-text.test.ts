/** Long runs of one thing through the command itself: no line, name or delta takes long, and Ctrl-C does not wait for it. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, endOf, shell } from '../cli/gloam.ts'
import { fenWith, inFen } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const shapes = [
  '-',
  '[',
  '(',
  '*',
  '_',
  '`',
  '|',
  '#',
  '"',
  '.',
  ' ',
  'a',
  '🐟',
  '[[',
  '](',
  '**a',
  'a, ',
  'a*',
  '<!--',
]
const run = (shape: string, length: number): string => shape.repeat(Math.ceil(length / shape.length))

/** Seconds of processor, whatever else is at work here. */
async function spentOn(folder: string, line: string) {
  const { err, code } = await shell(built.main, folder, `TIMEFORMAT='%U'; time gloam ${line} > /dev/null`)
  return { spent: Number(/([\d.]+)\s*$/.exec(err)?.[1]), code }
}

test('13.22 lines of one thing, a whole session of them', { timeout: 120_000 }, async () => {
  const folder = fenWith()
  const lines = shapes.flatMap(shape => [run(shape, 100_000), `/sheet ${run(shape, 20_000)}`])
  writeFileSync(join(folder, 'lines.txt'), `${lines.join('\n')}\n`)
  const { spent, code } = await spentOn(folder, 'play fen --seed 7 < lines.txt')
  expect({ code, isQuick: spent < 2 + lines.length * 0.15, spent }).toMatchObject({ code: 0, isQuick: true })
})

test.each(['-', 'a*', '(', '['])('13.22 everybody is called %j, over and over', { timeout: 120_000 }, async shape => {
  const name = run(shape, 60_000)
  const sheet = `# Odo ${name}\n\n**Player**: ai\n\n| | |\n|---|---|\n| **HP** | 12 |\n| **AC** | 14 |\n`
  const folder = fenWith({ 'npcs/hob.md': `# ${name}\n\n**Location**: The Pier\n`, 'party/odo.md': sheet })
  const { spent, code } = await spentOn(folder, "play fen --seed 7 <<< 'look around'")
  expect({ code, isQuick: spent < 5, spent }).toMatchObject({ code: 0, isQuick: true })
})

test.each(['SECRET: the thing number', 'NPC: Orsa', 'QUEST: Find ring', 'LOCATION: Mill', 'THREAD: Who is Orsa'])(
  '13.22 a delta of eight thousand lines "%s…" is merged in no time',
  { timeout: 120_000 },
  async kind => {
    const lines = Array.from({ length: 8000 }, (_, at) => `- ${kind}${at} - was seen near the well`)
    const folder = fenWith({ 'tmp/gm-state-delta.md': `${lines.join('\n')}\n` })
    const { spent, code } = await spentOn(folder, 'merge fen --only state')
    expect({ code, isQuick: spent < 4, spent }).toMatchObject({ code: 0, isQuick: true })
    expect(readFileSync(inFen(folder, 'story-state.md'), 'utf8')).toContain('7999 - was seen')
  },
)

test.each(['(', '](', '(a', '1d6+', '[a](b', '.'])(
  '13.22 a place of a hundred and twenty thousand letters of %j',
  { timeout: 120_000 },
  async shape => {
    const page = `# The Pier\n\n${run(shape, 120_000)}\n\n## Exits\n- ${run(shape, 120_000)}\n- The Mill: a path\n`
    const { spent, code } = await spentOn(fenWith({ 'locations/pier.md': page }), "play fen --seed 7 <<< 'look around'")
    expect({ code, isQuick: spent < 5, spent }).toMatchObject({ code: 0, isQuick: true })
  },
)

describe('13.22 Ctrl-C does not wait', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s in the middle of long work ends it, and all is whole', async signal => {
    const folder = fenWith()
    const child = spawn(process.execPath, [built.main, 'play', 'fen', '--seed', '7'], { cwd: folder })
    const ended = endOf(child)
    child.stdin.on('error', () => undefined)
    child.stdin.write('look around\nwait\ngo to the mill\nwait\ngo to the pier\n'.repeat(400))
    await new Promise<void>(resolve => child.stdout.once('data', () => resolve()))
    const asked = performance.now()
    child.kill(signal)
    await ended
    expect(performance.now() - asked).toBeLessThan(5000) // two thousand turns would take a minute
    expect((await shell(built.main, folder, 'gloam replay fen --verify')).code).toBe(0)
    expect((await shell(built.main, folder, 'gloam play fen < /dev/null')).code).toBe(0)
  })
})
