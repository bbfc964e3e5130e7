import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownCampaigns } from '../../campaign/world/own.fixture.ts'
import { instantAt } from '../../core/time.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { readCommand } from './read.ts'

let campaigns = ''

beforeEach(() => {
  campaigns = mkdtempSync(join(tmpdir(), 'gloam-read-'))
  for (const [path, text] of Object.entries(ownCampaigns[0]?.texts ?? {})) {
    mkdirSync(dirname(join(campaigns, 'harrow', path)), { recursive: true })
    writeFileSync(join(campaigns, 'harrow', path), text)
  }
})

afterEach(() => rmSync(campaigns, { recursive: true }))

async function read(...words: readonly string[]) {
  const said = { out: '', err: '', code: undefined as ExitCode | undefined }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(0) },
    freshSeed: () => 'seed',
    finish: code => void (said.code = code),
  }
  await readCommand(door).parseAsync([...words, '--campaigns', campaigns], { from: 'user' })
  return said
}

test('14.2 what was understood is shown with file and line, who may know it and what was guessed', async () => {
  const { out, code } = await read('harrow')
  expect(code).toBe(0)
  expect(out).toContain('  The Quay  Locations/The Quay.md:1\n    to The Lamp Stair  Locations/The Quay.md:11\n')
  expect(out).toContain('    to The Undercroft [GM]  Locations/The Quay.md:13\n')
  expect(out).toContain('  Warden Ilse Marrow: The Board House  NPCs/Warden Ilse Marrow.md:3\n')
  expect(out).toContain('  Tam Oyle: nowhere until the story brings them')
})

test('14.2 each statement has its reason, and all of it is data too', async () => {
  const { out } = await read('harrow', '--facts')
  expect(out).toMatch(/^ {2}Home\.md:7 \[GM\] The keeper has been dead .*\(heading "The Big Picture \(DM\)"\)$/m)
  const { world } = JSON.parse((await read('harrow', '--json')).out) as { world: { places: readonly unknown[] } }
  expect(world.places).toHaveLength(5)
})

test('14.2 a campaign that is none', async () => expect(await read('nowhere')).toMatchObject({ code: 1 }))
