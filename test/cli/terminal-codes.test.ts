/** Nothing that a campaign says reaches a terminal as a code: every command, in a pipe, on a terminal and as JSON. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProgram } from '../../src/doors/cli/program.ts'
import { listeningDoor } from '../../src/doors/cli/scenario.ts'
import { commandNames } from '../../src/doors/terminal/commands/obey.ts'
import { buildGloam, endOf, folderWith, shell } from './gloam.ts'
import { codes, putDeltas, putHostile } from './hostile-campaign.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const hasTerminal = spawnSync('script', ['--version']).status === 0

/** Every command that can be typed, by its whole name. */
function leaves(command: Command, before: readonly string[] = []): readonly (readonly [string, Command])[] {
  return command.commands.flatMap(below => {
    const name = [...before, below.name()]
    return below.commands.length > 0 ? leaves(below, name) : [[name.join(' '), below] as const]
  })
}

const all = leaves(makeProgram(listeningDoor().door, '1.2.3'))

/** How each is called so that it says as much as it can of what it has read. `$E` holds the codes. */
const calls: Readonly<Record<string, readonly string[]>> = {
  play: ['play evil < lines.txt', 'play evil --as "Nobody$E"', 'play "none$E"'],
  campaigns: ['campaigns'],
  'new campaign': ['new campaign --name "Low$E Road" --setting "fen$E" --yes --seed 7', 'new campaign --theme "$E"'],
  'new character': [
    'new character --campaign evil --name "Mo$E" --race Human --class Fighter --background "b$E" --seed 7',
    'new character --campaign "evil$E" --name x --race "$E" --class y',
  ],
  chat: ['chat evil ansa < lines.txt', 'chat evil "$E"', 'chat evil'],
  models: ['models --no-test', 'models --model "a$E/b"'],
  roll: ['roll "1d6$E"', 'roll 1d6 --purpose "p$E" --seed "s$E"'],
  rules: ['rules "fire$E ball"', 'rules "$E"'],
  merge: ['merge evil --dry-run', 'merge evil', 'merge "$E"'],
  doctor: ['doctor evil', 'doctor "$E"'],
  relay: ['relay evil --gm-text gm.txt --style hybrid --character ansa', 'relay "$E" < gm.txt', 'relay evil < gm.txt'],
  why: ['why evil', 'why evil "$E"', 'why evil Harwick', 'why evil story-state.md:4'],
  replay: ['replay evil', 'replay evil "$E"'],
  rewind: ['rewind evil', 'rewind evil --to 1 --branch "b$E"', 'rewind evil --to "$E"'],
  branches: ['branches evil', 'branches evil --switch "$E"'],
  read: ['read evil', 'read "$E"'],
  recall: ['recall evil "Harwick"', 'recall evil "$E" --gm', 'recall "$E" x'],
  recover: ['recover evil', 'recover "$E"'],
  state: ['state action.json', 'state "$E"', 'state --root "$E"'],
  // what serves goes on until it is stopped, so it is walked where it refuses
  web: ['web "none$E" --no-open', 'web --port "x$E" --no-open'],
  mcp: ['mcp --token "t$E"', 'mcp --port "x$E" --http', 'mcp --seat-limit "$E"'],
}

test('18 every command of the program is walked', () => {
  expect(all.map(([name]) => name).filter(name => !(name in calls))).toEqual([])
})

/** What must not be in a text that leaves: controls but for the ends of lines and tabs, and marks that turn a line. */
const forbidden = /(?:(?!\r?\n|\t)\p{Cc})|[\u202A-\u202E\u2066-\u2069]/gu

const found = (text: string): readonly string[] =>
  [...text.matchAll(forbidden)]
    .map(({ index }) => JSON.stringify(text.slice(Math.max(0, index - 30), index + 12)))
    .slice(0, 5)

/** Our own, to the letter: looks, a line cleared, pastes marked, and what line editing moves by. */
const escape = String.fromCharCode(27)
const ours = new RegExp(
  String.raw`${escape}\[(?:(?:1|2|3|22|23|36|39)m|\?2004[hl]|\d*[ABCDG]|0?J)|\r(?:${escape}\[2K)?`,
  'g',
)

/** Played once, so that there is a chronicle with codes in it too; each test has a copy. */
let played = ''
beforeAll(async () => {
  played = mkdtempSync(join(tmpdir(), 'gloam-hostile-'))
  putHostile(played)
  const lines = ['look around', `say ${codes}`, 'talk to the ferryman', '1', '/undo', 'go to the mill', 'wait']
  writeFileSync(join(played, 'played.txt'), `${lines.join('\n')}\n`)
  await shell(built.main, played, 'gloam play evil --seed 7 < played.txt')
  putDeltas(played)
})
afterAll(() => rmSync(played, { recursive: true, force: true }))

function hostileFolder(): string {
  const folder = folderWith()
  cpSync(played, folder, { recursive: true })
  return folder
}

const setCodes = `E='${codes}';`

describe.each(all.map(([name, command]) => ({ name, command })))('18 gloam $name', ({ name, command }) => {
  const isJson = command.options.some(({ long }) => long === '--json')
  const lines = (calls[name] ?? []).flatMap(line => [line, ...(isJson ? [line.replace(/( <|$)/, ' --json$1')] : [])])

  test('in a pipe and as JSON nothing is a code', { timeout: 60_000 }, async () => {
    const folder = hostileFolder()
    for (const line of lines) {
      const { out, err, code } = await shell(built.main, folder, `${setCodes} gloam ${line}`)
      expect({ line, isSaid: out + err !== '', isEnded: code !== null && code <= 2 }).toEqual({
        line,
        isSaid: true,
        isEnded: true,
      })
      expect({ line, found: [...found(out), ...found(err)] }).toEqual({ line, found: [] })
    }
  })

  test.skipIf(!hasTerminal)('on a terminal only our own are (needs script)', { timeout: 60_000 }, async () => {
    const folder = hostileFolder()
    const typed = (calls[name] ?? [])
      .slice(0, 1)
      .map(line => `gloam ${line.replace(/ < .*/, '')}\n`)
      .join('')
    const setup = `${setCodes} gloam() { "${process.execPath}" "${built.main}" "$@"; }\nstty -echo cols 80 rows 30\n`
    writeFileSync(join(folder, 'typed.sh'), `${setup}${typed}`)
    const endlessEnds = String.raw`while printf '\004'; do sleep 0.3; done`
    const { out } = await shell(built.main, folder, `(${endlessEnds}) | script -qec 'bash typed.sh' /dev/null`)
    expect(out).not.toBe('')
    expect(found(out.replaceAll(ours, ''))).toEqual([])
  })
})

test('18 gloam alone, and commands that are none', async () => {
  const folder = hostileFolder()
  for (const line of ['', '"no$E"', '--"no$E"', 'play --"$E"', 'help "$E"']) {
    const { out, err } = await shell(built.main, folder, `${setCodes} gloam ${line}`)
    expect({ line, found: [...found(out), ...found(err)] }).toEqual({ line, found: [] })
  }
})

test('18 every command in play, in a pipe and as JSON', async () => {
  const folder = hostileFolder()
  const words = commandNames.filter(name => !['leave', 'end', 'auto'].includes(name))
  const lines = words.flatMap(name => [`/${name}`, `/${name} Ansa`, `/${name} ${codes}`])
  writeFileSync(join(folder, 'played.txt'), `${[...lines, '/auto', '/back', '/end'].join('\n')}\n`)
  for (const flag of ['', '--ascii', '--json']) {
    const { out, err } = await shell(built.main, folder, `gloam play evil --seed 7 ${flag} < played.txt`)
    expect(out).toContain(flag === '--json' ? '"command":"party"' : 'Reed')
    expect({ flag, found: [...found(out), ...found(err)] }).toEqual({ flag, found: [] })
  }
})

test.skipIf(!hasTerminal)('18 the prompt and Tab are clean (needs script)', async () => {
  const folder = hostileFolder()
  const line = `stty cols 80 rows 30; "${process.execPath}" "${built.main}" play evil --seed 7`
  const child = spawn('script', ['-qec', line, '/dev/null'], { cwd: folder, env: { ...process.env, TERM: 'xterm' } })
  const ended = endOf(child)
  const keys: (readonly [RegExp, string])[] = [
    [/Ansa.*❯ /s, '\t\t'],
    [/./s, '/sheet \t\t'],
    [/Odo/s, '\u0015An\t\t'],
    [/Ansa/s, '\u0015lo\t\t'],
    [/./s, '\u0004'],
    [/./s, '\u0004'],
  ]
  let seen = ''
  child.stdout.on('data', (text: string) => {
    seen += text
    if (!keys[0]?.[0].test(seen)) return
    seen = ''
    child.stdin.write(keys.shift()?.[1] ?? '')
  })
  const leave = setTimeout(() => child.stdin.write('\u0003\u0003'), 8000)
  const { out } = await ended
  clearTimeout(leave)
  expect(out).toContain('Odo')
  expect(found(out.replaceAll(ours, ''))).toEqual([])
})
