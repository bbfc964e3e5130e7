#!/usr/bin/env node
/** Picks the door and hands in what it may touch; the only file that knows everything. */
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { CommanderError } from 'commander'
import { instantAt } from './core/time.ts'
import { askerOn } from './doors/cli/asker.ts'
import type { CliDoor } from './doors/cli/door.ts'
import { runProgram } from './doors/cli/program.ts'
import { outletOn } from './doors/outlet/outlet.ts'
import { diskFault, explainDisk } from './doors/disk.ts'
import { tuneForStart } from './doors/engine.ts'
import { version } from './version.ts'

tuneForStart()

const output = outletOn(process.stdout)
const errors = outletOn(process.stderr)

/** What is to happen when nobody reads any more, and whether that is so. */
const leaving: (() => void)[] = []
let isUnread = false
let isFull = false

const door: CliDoor = {
  print: output.write,
  warn: errors.write,
  readInput: () => {
    if (process.stdin.isTTY) errors.write('Reading from the keyboard; Ctrl-D ends it.\n') // or it seems to hang
    return text(process.stdin)
  },
  clock: { now: () => instantAt(Date.now()) },
  ...(output.isTerminal ? { columns: process.stdout.columns } : {}),
  ...(process.stdin.isTTY && output.isTerminal ? { ask: askerOn(process.stdin, output) } : {}),
  streams: {
    input: process.stdin,
    output,
    environment: process.env,
    onSignal: leave => {
      leaving.push(leave)
      if (isUnread) leave()
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
    },
  },
  freshSeed: () => randomBytes(8).toString('hex'),
  finish: code => {
    process.exitCode = isFull ? 1 : code
  },
}

/**
 * A reader that has seen enough (`gloam roll … | head -1`) closes the pipe; that is no failure of ours. Whoever plays
 * leaves, and every other command ends by itself: to break off would leave locks and half of the work behind.
 */
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (isUnread) return
  isUnread = true
  if (fault.code !== 'EPIPE') {
    isFull = true
    process.exitCode = 1
    errors.write(`gloam: ${explainDisk(fault, 'standard output')}\n`)
  }
  for (const leave of leaving) leave()
})
// One that stopped listening to what else there is to know has no less of what was asked for.
process.stderr.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault
})

/** A bug ends the process, as it should, and its words leave where all words leave: they may quote a campaign. */
process.on('uncaughtException', fault => {
  errors.write(`gloam: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`)
  process.exit(1)
})

try {
  await runProgram(door, version, process.argv.slice(2))
} catch (fault) {
  if (fault instanceof CommanderError) door.finish(fault.exitCode === 0 ? 0 : 2)
  else {
    door.warn(`gloam: ${diskFault(fault) ?? (fault instanceof Error ? fault.message : String(fault))}\n`)
    door.finish(1)
  }
}
