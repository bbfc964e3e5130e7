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
import { tuneForStart } from './doors/engine.ts'
import { version } from './version.ts'

tuneForStart()

const output = outletOn(process.stdout)
const errors = outletOn(process.stderr)

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
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
    },
  },
  freshSeed: () => randomBytes(8).toString('hex'),
  finish: code => {
    process.exitCode = code
  },
}

// A reader that has seen enough (`gloam roll … | head -1`) closes the pipe; that is no failure of ours.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0)
  throw fault
})
// One that stopped listening to what else there is to know has no less of what was asked for.
process.stderr.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault
})

try {
  await runProgram(door, version, process.argv.slice(2))
} catch (fault) {
  if (fault instanceof CommanderError) door.finish(fault.exitCode === 0 ? 0 : 2)
  else {
    door.warn(`gloam: ${fault instanceof Error ? fault.message : String(fault)}\n`)
    door.finish(1)
  }
}
