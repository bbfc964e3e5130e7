import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instantAt } from '../../core/time.ts'
import { doctorCommand } from './doctor.ts'
import type { CliDoor, ExitCode } from './door.ts'

let campaigns = ''

beforeEach(() => {
  campaigns = mkdtempSync(join(tmpdir(), 'gloam-doctor-'))
})

afterEach(() => rmSync(campaigns, { recursive: true }))

const pathOf = (path: string): string => join(campaigns, 'fen', path)

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(pathOf(path)), { recursive: true })
  writeFileSync(pathOf(path), text)
}

async function doctor(...words: readonly string[]) {
  const said = { out: '', err: '', code: undefined as ExitCode | undefined }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(0) },
    freshSeed: () => 'seed',
    finish: code => void (said.code = code),
  }
  await doctorCommand(door).parseAsync([...words, '--campaigns', campaigns], { from: 'user' })
  return said
}

function writeWhole(): void {
  write(
    'overview.md',
    '# The Fen\n\n## Setting\n\nCold.\n\n## Campaign Arc (GM Eyes Only)\n\nThe gods are nanites. Nanites fail.\n',
  )
  const numbers = 'Class: Fighter 1\nHP: 12\nAC: 16\n\nSTR 15, DEX 12, CON 14, INT 9, WIS 11, CHA 10'
  write(
    'party/kori.md',
    `# Kori\n\n${numbers}\n\n### What She Does NOT Know\n\nShe is full of nanites.\n\n## Features\n\n- Strong\n`,
  )
}

test('a campaign without faults', async () => {
  writeWhole()
  expect(await doctor('fen')).toEqual({ out: 'Nothing to mend.\n', err: '', code: 0 })
})

test('a word of secrets on a sheet is told with both places and what to do', async () => {
  writeWhole()
  write(
    'party/eamon.md',
    '# Eamon\n\nFighter 1, HP 12, AC 16, Str 15, Dex 12, Con 14, Int 9, Wis 11, Cha 10\n\n## Features\n\n- **Nanite Integration**: heals fast\n',
  )
  const { out, code } = await doctor('fen')
  expect(out).toBe(
    'party/eamon.md:7: "Nanite" is a word of secrets (overview.md:9), and players read it here: "**Nanite Integration**:". ' +
      'Say it in other words, hide it with player_hidden in the front matter, or let the party learn it in party-knowledge.md.\n' +
      '1 thing to mend.\n',
  )
  expect(code).toBe(1)
})

test('bad files are told with file and line, in the order they were met', async () => {
  write('npcs/bad.md', Buffer.from([0x61, 0x0a, 0xff]))
  write('story-state.md', '')
  truncateSync(pathOf('story-state.md'), 50_000_000)
  symlinkSync('..', pathOf('loop'))
  const { out, code } = await doctor('fen')
  expect(out.split('\n').map(line => line.split(/(?<=:\d+:) /)[0])).toEqual([
    'loop:1:',
    'npcs/bad.md:2:',
    'story-state.md:1:',
    'overview.md:1:',
    'party:1:',
    '5 things to mend.',
    '',
  ])
  expect(code).toBe(1)
})

test('13.1 what could not be merged is told with its file and line', async () => {
  writeWhole()
  write('tmp/gm-state-delta.unmerged.md', '# Not Merged (GM State)\n\n## "WEATHER" is no keyword.\n- WEATHER: hail\n')
  const { out, code } = await doctor('fen')
  expect(out).toBe(
    'tmp/gm-state-delta.unmerged.md:4: Not merged into story-state.md: "- WEATHER: hail". "WEATHER" is no keyword. ' +
      'Mend it in tmp/gm-state-delta.md, merge, and take it out here.\n1 thing to mend.\n',
  )
  expect(code).toBe(1)
})

test('the same as data', async () => {
  writeWhole()
  write('party/list.md', '- rope\n')
  const { out, code } = await doctor('fen', '--json')
  expect(JSON.parse(out)).toMatchObject({
    campaign: 'fen',
    findings: [{ code: 'not-a-sheet', path: 'party/list.md', line: 1 }],
  })
  expect(code).toBe(1)
})

test('13.15 which sheet came out how is told, and what is no sheet', async () => {
  writeWhole()
  write('party/eamon.md', '# Eamon\n\n**Class**: Fighter\n**HP**: many\n')
  write('party/letter.md', '# A letter\n\nDear all,\n\nwe met at the ford.\n\nYours, O.\n')
  const { out } = await doctor('fen')
  expect(out).toMatch(/^party\/eamon\.md:1: No ability scores are given; 10 is taken for the rest\.$/m)
  expect(out).toMatch(/^party\/eamon\.md:1: No "Armor Class" is given/m)
  expect(out).toMatch(/^party\/eamon\.md:4: "many" is not understood here; wanted are hit points/m)
  expect(out).toMatch(/^party\/letter\.md:1: This is no sheet, so nobody joins the party for it\./m)
})

test.each([['../fen'], ['nowhere']])('a campaign that is none: %s', async name => {
  writeWhole()
  const { err, code } = await doctor(name)
  expect(err).toMatch(/^gloam doctor: /)
  expect(code).toBe(1)
})
