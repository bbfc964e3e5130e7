/** `gloam state` alone in a process of its own, for tests that need a real one. */
import { text } from 'node:stream/consumers'
import { instantAt } from '../../src/core/time.ts'
import { stateCommand } from '../../src/doors/cli/state.ts'

const command = stateCommand({
  print: words => void process.stdout.write(words),
  warn: words => void process.stderr.write(words),
  readInput: () => text(process.stdin),
  clock: { now: () => instantAt(Date.now()) },
  freshSeed: () => 'seed',
  finish: code => {
    process.exitCode = code
  },
})

await command.parseAsync()
