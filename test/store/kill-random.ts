/** Fault 1: `kill -9` at a random moment, again and again on the same folder. The soak does it a thousand times. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '../../src/core/result.ts'
import { folderStore } from '../../src/store/folder.ts'
import { diskFolder, start } from './harness.ts'
import { shelfOf } from './steps.ts'

type Heard = { readonly line: number; readonly state: number }
export type Killed = { readonly kills: number; readonly acknowledged: number; readonly torn: number }

export async function killAtRandom(times: number): Promise<Killed> {
  const root = diskFolder()
  let heard: Heard = { line: 0, state: 0 }
  let torn = 0
  for (let kills = 0; kills < times; kills += 1) {
    const life = await liveAndDie(root, heard)
    heard = life.heard
    torn += life.torn
    inspect(root, heard)
  }
  folderStore(root).close()
  assert(
    readdirSync(root).join(' ') === 'log state',
    `the next start leaves no temp file: ${readdirSync(root).join(' ')}`,
  )
  return { kills: times, acknowledged: heard.line, torn }
}

/** One life of a chronicler, ended after some lines that it has said and some milliseconds more. */
async function liveAndDie(root: string, before: Heard): Promise<{ readonly heard: Heard; readonly torn: number }> {
  const running = start(['chronicle', root])
  const torn = Number((await running.hear())?.split(' ')[1])
  let heard = before
  const lines = Math.floor(Math.random() * 20)
  for (let at = 0; at < lines; at += 1) heard = listen(heard, (await running.hear()) ?? '')
  setTimeout(() => void running.kill(), Math.random() * 5)
  for (const line of await running.rest()) heard = listen(heard, line)
  return { heard, torn: torn > 0 ? 1 : 0 }
}

function listen(heard: Heard, said: string): Heard {
  const [what, number] = said.split(' ')
  return what === 'line' ? { ...heard, line: Number(number) } : { ...heard, state: Number(number) }
}

/** The chain is whole and holds what was told; the state is one version, whole, and not older than what was told. */
function inspect(root: string, { line, state }: Heard): void {
  const log = join(root, 'log')
  const whole = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : [] // killed before its first line
  const numbers = whole.map(text => (JSON.parse(text) as { n: number }).n)
  assert(
    numbers.every((n, at) => n === at + 1),
    `the lines follow each other: ${numbers.join(' ')}`,
  )
  assert(numbers.length >= line, `line ${line} was told, and ${numbers.length} are there`)
  const versions = new Set((shelfOf(root)['state'] ?? '0 ').trimEnd().split(' '))
  assert(versions.size === 1, `the state is one version, whole: ${[...versions].join(' ')}`)
  assert(Number([...versions][0]) >= state, `state ${state} was told, and ${[...versions][0]} is there`)
}
