/** Playing as a stranger does: the built command in a shell, on a real terminal, and from a program. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, endOf, folderWith, shell, type Ended } from './gloam.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const type = (line: string, folder = folderWith()): Promise<Ended> => shell(built.main, folder, line)

const forty = Array.from(
  { length: 40 },
  (_, at) =>
    ['look around', 'search', 'talk to the sergeant', '1', 'wait', '🦀 ¿qué?', '../../etc/passwd', '${x} {{y}}'][
      at % 8
    ],
)

describe('a pipe', () => {
  test('forty lines are forty turns, saved at the end, replayed to the byte, and nothing is to be mended', async () => {
    const folder = folderWith({ 'lines.txt': forty.map(line => `${line}\n`).join('') })
    const played = await type('gloam play borrowed-water --seed 7 < lines.txt', folder)
    expect([played.err, played.code]).toEqual(['', 0])
    expect(played.out.match(/^» /gm)).toHaveLength(40)
    expect(played.out).not.toMatch(/[^\P{Cc}\n]/u)
    expect(played.out).toMatch(/Saved\. Go on with: gloam play borrowed-water\n\n$/)
    expect(await type('gloam replay borrowed-water --verify && gloam doctor borrowed-water', folder)).toMatchObject({
      out: expect.stringMatching(/every byte is as it was\.\nNothing to mend\.\n$/),
      code: 0,
    })
    const again = await type(
      'gloam play borrowed-water --seed 7 < lines.txt',
      folderWith({ 'lines.txt': readFileSync(join(folder, 'lines.txt'), 'utf8') }),
    )
    expect(again.out).toBe(played.out)
  })

  test('13.23 one process or three, the same lines are the same story', async () => {
    const lines = forty.slice(0, 21).map(line => `'${line}'`)
    const say = (from: number, to: number): string =>
      `printf '%s\\n' ${lines.slice(from, to).join(' ')} | gloam play borrowed-water --seed 7 > /dev/null;`
    const story = 'gloam replay borrowed-water'
    const whole = await type(`${say(0, 21)} ${story}`)
    const parts = await type(`${say(0, 6)} ${say(6, 13)} ${say(13, 21)} ${story}`)
    const told = ({ out }: Ended): string => out.slice(0, out.lastIndexOf('\n\n')) // the last line names the run
    expect(told(parts)).toBe(told(whole))
  })

  test('what comes with Gloam is copied once, and what the player changed in it stays', async () => {
    const folder = folderWith()
    expect((await type('gloam play borrowed-water < /dev/null', folder)).out).toMatch(/^"borrowed-water" is yours now/)
    const again = await type(
      'echo "# Mine" > campaigns/borrowed-water/world-primer.md; gloam play < /dev/null; cat campaigns/borrowed-water/world-primer.md',
      folder,
    )
    expect(again.out).toMatch(/^\*\*Previously\*\*/)
    expect(again.out).toMatch(/# Mine\n$/)
    expect(readdirSync(join(folder, 'campaigns'))).toEqual(['borrowed-water'])
  })

  test('a signal from outside leaves safely', async () => {
    const folder = folderWith()
    const child = spawn(process.execPath, [built.main, 'play', 'borrowed-water', '--seed', '7'], { cwd: folder })
    const ended = endOf(child)
    await new Promise<void>(resolve => {
      let seen = ''
      child.stdout.on('data', (text: string) => {
        seen += text
        if (seen.includes('1. ')) resolve()
      })
    })
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, out: expect.stringMatching(/Saved\. Go on with/) })
  })
})

test('a program plays through JSON lines, and answers what it is asked', async () => {
  const child = spawn(process.execPath, [built.main, 'play', 'borrowed-water', '--json', '--seed', '7'], {
    cwd: folderWith(),
  })
  const types: string[] = []
  const lines = ['{"say": "look around"}', '{"command": "party"}', '1', '{"command": "end"}']
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = `${rest}${text}`.split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const event = JSON.parse(part) as { readonly type: string }
      types.push(event.type)
      if (event.type === 'ready') child.stdin.write(`${lines.shift() ?? ''}\n`)
    }
  })
  expect(await endOf(child)).toMatchObject({ err: '', code: 0 })
  expect(types.filter(seen => seen === 'ready')).toHaveLength(4)
  expect(types).toContain('suggestions')
  expect(types).toContain('answer')
  expect(types.at(-1)).toBe('ended')
})

test('a campaign of one’s own is made, joined and played', async () => {
  const folder = folderWith()
  const made = await type(
    "gloam new campaign --name 'The Low Road' --seed 7 --yes --companions 2 && gloam new character --campaign the-low-road --name 'Ansa Reed' --race human --class fighter --player human --seed 7 && printf 'look around\\n/party\\n' | gloam play --seed 7 && gloam doctor the-low-road",
    folder,
  )
  expect([made.err, made.code]).toEqual(['', 0])
  expect(made.out).toContain('**Ansa Reed** (you)')
  expect(made.out).toMatch(/Nothing to mend\.\n$/)
  expect(await type("gloam new campaign --name 'The Low Road' --yes", folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is there already'),
  })
})

test('11 the campaign that was played last is the one gloam names and the one that goes on', async () => {
  const folder = folderWith()
  await type("gloam new campaign --name 'The Low Road' --seed 7 --yes --companions 1", folder)
  for (const name of ['borrowed-water', 'the-low-road', 'borrowed-water']) {
    await type(`printf 'look around\\n' | gloam play ${name} --seed 7`, folder)
  }
  expect((await type('gloam', folder)).out).toContain('Sit down with: gloam play borrowed-water\n')
  expect((await type('gloam play < /dev/null', folder)).out).toContain('Go on with: gloam play borrowed-water\n')
})

test('a talk by the fire writes nothing', async () => {
  const folder = folderWith()
  const talked = await type("printf 'How are you?\\ngoodbye\\n' | gloam chat borrowed-water korda --seed 7", folder)
  expect(talked).toMatchObject({ err: '', code: 0, out: expect.stringContaining('> **Korda Venn**: ') })
  expect(readdirSync(folder)).toEqual([])
})

const hasTerminal = spawnSync('script', ['--version']).status === 0

/** On a terminal of its own, typing these keys, each once the terminal shows what it waits for. */
async function onTerminal(
  columns: number,
  keys: readonly (readonly [shown: Pick<RegExp, 'test'>, typed: string])[],
  folder: string,
) {
  const line = `stty cols ${columns} rows 30; "${process.execPath}" "${built.main}" play borrowed-water --seed 7`
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, TERM: 'xterm', npm_command: '' },
  })
  const ended = endOf(child)
  const left = [...keys]
  let seen = ''
  child.stdout.on('data', (text: string) => {
    seen += text
    const [next] = left
    if (next?.[0].test(seen)) {
      left.shift()
      seen = ''
      child.stdin.write(next[1])
    }
  })
  return ended
}

describe.skipIf(!hasTerminal)('on a terminal (needs script)', () => {
  test('one types, pauses by Ctrl-C, and leaves by two more', async () => {
    const folder = folderWith()
    const { out, code } = await onTerminal(
      60,
      [
        [/Who will you play\?.*❯ /s, '\r'],
        [/Maren.*❯/s, 'look around\r'],
        [/Maren.*❯ /s, '\u0003'],
        [/Paused\./, '\r'],
        [/❯ /, '/undo\r'],
        [/Taken back[\s\S]*❯ /, '\u0003'],
        [/Paused\./, '\u0003'],
      ],
      folder,
    )
    expect(code).toBe(0)
    expect(out).toContain('\u001B[1m')
    expect(out).toContain('Paused. Enter goes on, Ctrl-C again leaves safely.')
    expect(out).toMatch(/Saved\. Go on with:\s+gloam play\s+borrowed-water/)
    expect(existsSync(join(folder, 'campaigns/borrowed-water/runs'))).toBe(true)
  })

  test('the first question comes within two seconds, and whoever goes away there has begun nothing', async () => {
    const times: number[] = []
    while (times.length < 3 && !times.some(time => time < 2000)) {
      const folder = folderWith()
      const start = performance.now()
      let askedAt = start
      const asked = {
        test: (seen: string) => /Who will you play\?.*❯ /s.test(seen) && ((askedAt = performance.now()), true),
      }
      const { out, code } = await onTerminal(80, [[asked, '\u0004']], folder)
      times.push(askedAt - start)
      expect([code, existsSync(join(folder, 'campaigns/borrowed-water/runs'))]).toEqual([0, false])
      expect(out).toContain('Nothing was played.')
    }
    expect(Math.min(...times)).toBeLessThan(2000) // of three, because a busy machine may stutter once
  })

  test('Ctrl-D ends the input, and what was played is saved', async () => {
    const keys = [
      [/Who will you play\?.*❯ /s, '3\r'],
      [/1\. .*Korda.*❯ /s, '\u0004'],
    ] as const
    const { out, code } = await onTerminal(40, keys, folderWith())
    expect(code).toBe(0)
    expect(out).toMatch(/Saved\./)
  })

  test('a story that is watched is held by typing, and whoever sits down again is back', async () => {
    const folder = folderWith()
    const { out, code } = await onTerminal(
      90,
      [
        [/Who will you play\?.*❯ /s, '\r'],
        [/Maren.*❯ /s, '/auto\r'],
        [/You are watching\..*\n\S/s, '/cl'],
        [/❯ .*\/cl/s, 'ocks\r'],
        [/0\/10/, '\u0003'],
        [/Paused\./, '\u0003'],
      ],
      folder,
    )
    expect(code).toBe(0)
    expect(out).toContain('Saved.')
    const again = await type("printf '/clocks\\n' | gloam play", folder)
    expect(again.out).toContain("» I'm back")
    expect(again.out).toMatch(/\nMaren · HP/)
  })
})
