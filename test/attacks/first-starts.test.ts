/** Starts that meet, die and are torn: what was left is what is found. */
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, endOf, folderWith, shell } from '../cli/gloam.ts'
import { fenWith, segmentIn } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const listed = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        name => !/(?:^|\/)(?:runs|tmp|scenes)(?:\/|$)|journal/.test(name),
      )
    : []

test('13.23 four start at once where there is nothing: one campaign, whole, and each is told how it went', async () => {
  const whole = folderWith()
  await shell(built.main, whole, 'gloam play borrowed-water --seed 1 < /dev/null')
  const folder = folderWith()
  const start = () => shell(built.main, folder, "printf 'look around\\n' | gloam play borrowed-water --seed 1")
  const ended = await Promise.all([start(), start(), start(), start()])
  expect(ended.some(({ code }) => code === 0)).toBe(true)
  for (const { err } of ended.filter(({ code }) => code !== 0))
    expect(err).toMatch(/^gloam play: .*in use by process \d+/)
  expect(readdirSync(join(folder, 'campaigns'))).toEqual(['borrowed-water'])
  expect(listed(join(folder, 'campaigns'))).toEqual(expect.arrayContaining([...listed(join(whole, 'campaigns'))]))
  expect((await shell(built.main, folder, 'gloam replay borrowed-water --verify')).code).toBe(0)
})

describe.each([40, 120, 200, 280, 360, 500])('13.23 a first start is killed after %i ms', milliseconds => {
  test('there is a whole campaign or none, and the next start plays', async () => {
    const whole = folderWith()
    await shell(built.main, whole, 'gloam play borrowed-water --seed 1 < /dev/null')
    const folder = folderWith()
    const child = spawn(process.execPath, [built.main, 'play', 'borrowed-water', '--seed', '1'], { cwd: folder })
    const ended = endOf(child)
    child.stdin.on('error', () => undefined)
    setTimeout(() => child.kill('SIGKILL'), milliseconds)
    await ended
    const made = listed(join(folder, 'campaigns')).filter(name => !name.startsWith('.gloam-tmp'))
    const missing = listed(join(whole, 'campaigns')).filter(name => !made.includes(name))
    expect(made.length === 0 ? [] : missing).toEqual([])
    const again = await shell(built.main, folder, "printf 'look around\\n' | gloam play borrowed-water --seed 1")
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(listed(join(folder, 'campaigns')).filter(name => name.includes('.gloam-'))).toEqual([])
  })
})

test('13.23 a last line torn inside a letter, at each of its bytes, is cut and told', async () => {
  for (const kept of [1, 2, 3]) {
    const folder = fenWith()
    await shell(built.main, folder, "printf 'look around\\n' | gloam play fen --seed 7")
    const torn = Buffer.concat([Buffer.from('{"sum":"0'), Buffer.from('🐟').subarray(0, kept)])
    appendFileSync(segmentIn(folder), torn)
    const { out, err, code } = await shell(built.main, folder, "printf 'wait\\n' | gloam play fen")
    expect({ kept, err, code }).toEqual({ kept, err: '', code: 0 })
    expect(out).not.toBe('')
    expect(readFileSync(segmentIn(folder)).includes(torn)).toBe(false)
    expect((await shell(built.main, folder, 'gloam replay fen --verify')).code).toBe(0)
  }
})

test('13.23 every bad line of a batch has its answer, and the good ones are done', async () => {
  const bad = [
    '{',
    '[]',
    '7',
    'null',
    '"x"',
    '{"action": 5}',
    '{"action":"update-state","data":7}',
    '{"action":"write-json","data":{"path":"/etc/x","value":1}}',
    '{"action":"update-state","data":{"currentPhase":{"a":[1]}}}',
    '{"action":"__proto__"}',
    '{"action":"update-progress","data":{"entry":null}}',
    `{"action":"update-state","data":{"status":"${'x'.repeat(200_000)}"}}`,
    '\u0000',
    '{"action":"mark-complete","data":{"type":"plan","id":{}}}',
  ]
  const good = '{"action":"update-state","data":{"status":"in_progress"}}'
  const folder = folderWith({
    'docs/STATE.md': '# State\n\n- status: open\n',
    'lines.jsonl': `${bad.flatMap(line => [line, good]).join('\n')}\n`,
  })
  const { out, err } = await shell(built.main, folder, 'gloam state lines.jsonl --batch')
  const answers = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { status: string })
  expect({ count: answers.length, err }).toEqual({ count: bad.length * 2, err: '' })
  const answered = answers.filter((_, index) => index % 2 === 1).map(({ status }) => status)
  expect(new Set(answered).size).toBe(1)
  expect(answered[0]).not.toBe('failed')
})

const evening = ['look around', 'go to the mill', 'wait', 'talk to Odo', 'go to the pier', 'talk to the ferryman']

describe.each([11, 12, 13, 14, 15, 16])('13.23 leaving and coming back, seed %i', seed => {
  test('gives the answers that staying would have given', async () => {
    const told = (text: string): string => text.replaceAll(/\n?Saved\..*|\nWelcome back[^\n]*\n/g, '')
    const stayed = fenWith({ 'lines.txt': '' })
    writeFileSync(join(stayed, 'lines.txt'), `${evening.join('\n')}\n`)
    const whole = await shell(built.main, stayed, `gloam play fen --seed ${seed} --json < lines.txt`)
    const left = fenWith()
    const parts: string[] = []
    for (const line of evening) {
      writeFileSync(join(left, 'line.txt'), `${line}\n`)
      parts.push((await shell(built.main, left, `gloam play fen --seed ${seed} --json < line.txt`)).out)
    }
    const narrated = (out: string): readonly string[] =>
      out.split('\n').flatMap(line => {
        const event = line === '' ? {} : (JSON.parse(line) as { type?: string; text?: string })
        return event.type === 'narrative' ? [told(event.text ?? '')] : []
      })
    const [first, ...others] = parts.map(narrated)
    expect([...(first ?? []), ...others.flat()].join('\n')).toContain(narrated(whole.out).at(-1))
    const last = narrated(parts.at(-1) ?? '')
    expect(narrated(whole.out).slice(-1)).toEqual(last.slice(-1))
  })
})
