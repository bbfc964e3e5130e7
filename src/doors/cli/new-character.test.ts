import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instantAt } from '../../core/time.ts'
import { parseSheet } from '../../rules/fifth/sheet/parse.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { newCharacterCommand } from './new-character.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gloam-new-'))
  mkdirSync(join(root, 'ember-road'))
})

afterEach(() => rmSync(root, { recursive: true }))

/** What stands where the terminal stands; answers are given one by one, then nobody is there any more. */
async function call(words: readonly string[], answers?: readonly string[]) {
  const said = { out: '', err: '', asked: [] as string[], code: undefined as ExitCode | undefined }
  const left = [...(answers ?? [])]
  const ask = async (question: string): Promise<string | undefined> => {
    said.asked.push(question)
    return left.shift()
  }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(0) },
    freshSeed: () => 'drawn',
    finish: code => void (said.code = code),
    ...(answers ? { ask } : {}),
  }
  try {
    await newCharacterCommand(door).parseAsync(['--campaigns', root, ...words], { from: 'user' })
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault
  }
  return said
}

const flags = ['--campaign', 'ember-road', '--name', 'Ansa Reed', '--race', 'hill dwarf', '--class', 'cleric'] as const
const sheetPath = () => join(root, 'ember-road/party/ansa-reed.md')

test('a sheet is written into the party, and never over another', async () => {
  const made = await call([...flags, '--level', '4', '--player', 'human', '--background', 'Ferry hand'])
  expect([made.code, made.err]).toEqual([0, 'seed drawn\n'])
  expect(made.out.slice(made.out.indexOf('Ansa'))).toBe(
    `Ansa Reed has a sheet: party/ansa-reed.md\nSit down with: gloam play ember-road --campaigns ${root} --as 'Ansa Reed'\n`,
  )
  const text = readFileSync(sheetPath(), 'utf8')
  const { character } = parseSheet(text)
  expect([character.player, character.level, character.race, character.background]).toEqual([
    'human',
    4,
    'Hill Dwarf',
    'Ferry hand',
  ])
  const again = await call([...flags, '--seed', 'other'])
  expect([again.code, again.err]).toEqual([
    1,
    'gloam new character: "party/ansa-reed.md" is there already, and a sheet is never written over. Choose another name.\n',
  ])
  expect(readFileSync(sheetPath(), 'utf8')).toBe(text)
})

test('a dry run prints the sheet and writes nothing; the same seed prints the same', async () => {
  const words = [...flags, '--dry-run', '--seed', '7', '--method', 'dice']
  const [once, again] = [await call(words), await call(words)]
  expect(once.out).toMatch(/^# Ansa Reed\n/)
  expect(again).toEqual(once)
  expect(existsSync(sheetPath())).toBe(false)
})

test('what is missing is asked for, or named where nobody can be asked', async () => {
  const asked = await call(['--name', 'Ansa Reed'], ['ember-road', 'human', 'wizard', '', ''])
  expect([asked.code, asked.asked.length, existsSync(sheetPath())]).toEqual([0, 5, true])
  expect(parseSheet(readFileSync(sheetPath(), 'utf8')).character.player).toBe('human')
  const alone = await call(['--name', 'Bo'])
  expect([alone.code, alone.err]).toEqual([
    2,
    'gloam new character: Say also --campaign, --race, --class. More with --help.\n',
  ])
  expect((await call(['--name', 'Bo'], ['ember-road'])).code).toBe(2)
})

test('what is left to chance is drawn, a number chooses, and what was made is shown', async () => {
  const made = await call(['--seed', '7'], ['ember-road', '', 'Ansa Reed', '', '5', '', ''])
  expect([made.code, made.asked.length]).toEqual([0, 7])
  expect(made.asked[3]).toMatch(/^Race\? \(1 Dwarf, 2 Elf[^]*; Enter: chance\) > $/)
  expect(made.out).toContain('cannot be left to chance')
  const { character } = parseSheet(readFileSync(sheetPath(), 'utf8'))
  expect(character.className).toBe('Fighter')
  expect(made.out).toMatch(/ Fighter, level 1\nSTR \d+, DEX \d+.* CHA \d+\nHP \d+\/\d+, AC \d+.*\nCarries: .*,/)
})

test('what cannot be is asked again, and nothing that was answered is lost', async () => {
  const { asked, out, code } = await call(
    [],
    ['ember', 'ember-road', '', 'Ansa Reed', 'robot', 'human', 'pilot', 'Wizard', 'Ferry hand', 'no'],
  )
  expect([code, asked.length]).toEqual([0, 10])
  expect(out).toMatch(/There is no campaign "ember"[\s\S]*no race "robot"[\s\S]*no class "pilot"/)
  const { character } = parseSheet(readFileSync(sheetPath(), 'utf8'))
  expect([character.player, character.background]).toEqual(['ai', 'Ferry hand'])
})

test.each([
  [['--class', 'pilot'], 'no class "pilot"'],
  [['--race', 'robot'], 'no race "robot"'],
  [['--level', '0'], 'Level 0 is outside'],
  [['--level', 'many'], 'Level "many" is outside'],
  [['--scores', '18,18,18,18,18,18'], 'standard array'],
  [['--method', 'points', '--scores', '15,15,15,15,8,8'], 'cost 36 points; there are 27'],
  [['--campaign', '../etc'], 'not a campaign'],
  [['--campaign', 'nowhere'], 'no campaign "nowhere"'],
])('%j is refused with the facts', async (words, sentence) => {
  const said = await call([...flags, ...words])
  expect([said.code, said.out]).toEqual([1, ''])
  expect(said.err).toContain(sentence)
})
