/**
 * A real process with a store, made to be killed. It says a line on its output for every fact that the store told it,
 * and writes that line at once, so whoever reads it knows that the fact was acknowledged before.
 */
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout } from 'node:timers/promises'
import { folderStore } from '../../src/store/folder.ts'
import { isAlive, thisProcess } from '../../src/store/process.ts'
import { cutTornTail } from '../../src/store/torn.ts'
import { type Step, tell } from './steps.ts'

const [command = '', root = '', argument = ''] = process.argv.slice(2)

const say = (line: string): void => void writeSync(1, `${line}\n`)
const heard = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

/**
 * Carries out each step, whatever became of the one before, and tells. No time passes meanwhile, so the disk seems quick
 * and every sync is made on the main thread: strace counts the calls of each thread for itself.
 */
async function steps(): Promise<void> {
  Object.defineProperty(performance, 'now', { value: () => 0 })
  const store = folderStore(root)
  for (const [at, step] of (JSON.parse(argument) as Step[]).entries()) say(`${at} ${await tell(store, step)}`)
}

/** All steps at once. */
async function together(): Promise<void> {
  const store = folderStore(root)
  const told = await Promise.all((JSON.parse(argument) as Step[]).map(step => tell(store, step)))
  for (const [at, words] of told.entries()) say(`${at} ${words}`)
}

/** Step after step, but each waits until it is asked for; those that come on one line are done side by side. */
async function obey(): Promise<void> {
  const store = folderStore(root)
  say('ready')
  for (;;) {
    const { done, value } = await heard.next()
    if (done === true) return
    const asked = JSON.parse(value) as Step | readonly Step[]
    const told = await Promise.all([asked].flat().map(step => tell(store, step)))
    say(told.find(words => words !== 'done') ?? 'done')
  }
}

/** Adds numbered lines for ever, and keeps the last number in a file of its own; goes on where it was stopped. */
async function chronicle(): Promise<void> {
  const store = folderStore(root)
  const torn = await cutTornTail(store, 'log')
  const lines = await store.read('log')
  if (!torn.ok || !lines.ok) throw new Error('the log cannot be read')
  say(`start ${torn.value?.cut.length ?? 0}`)
  for (
    let n = Buffer.from(lines.value?.bytes ?? [])
      .toString()
      .split('\n').length;
    ;
    n += 1
  ) {
    await store.append('log', Buffer.from(`${JSON.stringify({ n, filler: 'x'.repeat(n % 400) })}\n`))
    say(`line ${n}`)
    await store.write('state', Buffer.from(`${n} `.repeat(500)), 'any')
    say(`state ${n}`)
  }
}

/** Tries for the lock and keeps it until it is told to end. */
async function hold(): Promise<void> {
  const store = folderStore(root)
  say('ready')
  await heard.next()
  const taken = await store.lock('campaign')
  say(taken.ok ? 'held' : `refused ${taken.refusal.code}`)
  await heard.next()
}

/** Takes the lock again and again, and shouts when someone else who lives is inside with it. */
async function contend(): Promise<void> {
  const store = folderStore(root)
  const inside = join(root, 'inside')
  for (let turns = 0; turns < Number(argument);) {
    const taken = await store.lock('campaign')
    if (!taken.ok) {
      await setTimeout(Math.random() * 2) // leaves the machine to whoever has it
      continue
    }
    const other = readOrNothing(inside)
    if (other !== '' && isAlive(Number(other.split(' ')[0]), other.split(' ')[1] ?? null)) say(`together with ${other}`)
    writeFileSync(inside, `${process.pid} ${thisProcess.start}`)
    const fd = openSync(join(root, 'turns'), 'a')
    writeSync(fd, 'turn\n')
    closeSync(fd)
    unlinkSync(inside)
    await taken.value.release()
    say(`turn ${(turns += 1)}`)
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Swaps a folder for a link that leads out, and back, as fast as it can. */
async function swap(): Promise<void> {
  const folder = join(root, 'scenes')
  say('ready')
  for (let turn = 0; ; turn += 1) {
    const aside = join(root, `aside-${turn}`) // another each time: the folder may have been made anew meanwhile
    attempt(() => renameSync(folder, aside))
    attempt(() => symlinkSync(argument, folder))
    attempt(() => unlinkSync(folder))
    attempt(() => renameSync(aside, folder))
  }
}

function attempt(move: () => void): void {
  try {
    move()
  } catch {
    // The other side was faster this time.
  }
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  steps,
  together,
  obey,
  chronicle,
  hold,
  contend,
  swap,
}
await commands[command]?.()
process.exit(0)
