/** Ten thousand people in one square, and a book of seven megabytes: a turn costs a share of what opening them did. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith, root } from '../cli/gloam.ts'
import { sitDown } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

/** The campaign that comes along, under the name the attacks play. */
function borrowed(): string {
  const folder = folderWith()
  cpSync(join(root, 'content/campaigns/borrowed-water'), join(folder, 'campaigns/fen'), { recursive: true })
  return folder
}

const begins = ['Al', 'Be', 'Cor', 'Dan', 'El', 'Fen', 'Gar', 'Hol', 'Is', 'Jor', 'Ka', 'Lor', 'Mi', 'Nor', 'Os', 'Pel']
const ends = ['dric', 'wen', 'nak', 'tha', 'mund', 'lis', 'rad', 'vane', 'der', 'ston']
const at = (words: readonly string[], index: number): string => words[Math.floor(index) % words.length] ?? ''

function town(): string {
  const folder = borrowed()
  for (let index = 0; index < 10_000; index += 1) {
    const name = `${at(begins, index)}${at(ends, index / 16)} ${at(begins, index / 160)}${at(ends, index / 2560)}${index % 89}`
    const page = `# ${name}\n\n**Location**: Well Square\n**Role**: carter\n\n## What everybody knows\n- ${name} draws water.\n\n## Secrets\n- ${name} owes ${index} coppers.\n`
    writeFileSync(join(folder, `campaigns/fen/npcs/p${index}.md`), page)
  }
  return folder
}

const words =
  'water well stone rope bucket ledger mule ramp debt charter seal spring keeper night lantern road dust'.split(' ')

function book(): string {
  const folder = borrowed()
  const path = join(folder, 'campaigns/fen/story-state.md')
  const lines = [readFileSync(path, 'utf8')]
  const some = (index: number): string =>
    Array.from({ length: 14 }, (_, word) => at(words, index * 7 + word * word)).join(' ')
  for (const title of ['Secrets', 'Threads', 'History']) {
    lines.push(`\n## ${title}\n`)
    for (let index = 0; index < 24_000; index += 1)
      lines.push(`- ${at(begins, index)}${at(ends, index / 16)} ${index}: ${some(index)}.\n`)
  }
  writeFileSync(path, lines.join(''))
  expect(lines.join('').length).toBeGreaterThan(7e6)
  return folder
}

const hasProc = existsSync('/proc/self/stat')
const ticksASecond = 100

/** Seconds of processor that a process has had. */
function spentBy(pid: number | undefined): number {
  const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(user) + Number(system)) / ticksASecond
}

const evening = ['look around', 'wait', 'talk to the miller', 'go to the weighhouse', 'look around', '/undo', '/save']

describe.skipIf(!hasProc).each([
  ['ten thousand people', town],
  ['seven megabytes', book],
])('13.25 %s (needs /proc)', (_, make) => {
  test('no turn costs a third of what opening it did', { timeout: 180_000 }, async () => {
    const table = await sitDown(built.main, make())
    await new Promise(resolve => setTimeout(resolve, 2000)) // somebody reads the first page, and files are being written
    const opening = spentBy(table.child.pid) // seconds are the machine's; a share of the same process's own is the program's
    for (const line of evening) {
      const before = spentBy(table.child.pid)
      const told = await table.say(line)
      const spent = spentBy(table.child.pid) - before
      expect({ line, isTold: told.length > 0, isQuick: spent < opening / 3, spent, opening }).toMatchObject({
        isTold: true,
        isQuick: true,
      })
    }
    expect((await table.leave()).code).toBe(0)
  })
})
