/** `gloam relay` as a program of its own, for tests that call it as a stranger's shell does. */
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import { instantAt } from '../../src/core/time.ts'
import { relayCommand } from '../../src/doors/cli/relay.ts'

const program = new Command('gloam').addCommand(
  relayCommand({
    print: words => void process.stdout.write(words),
    warn: words => void process.stderr.write(words),
    readInput: () => text(process.stdin),
    clock: { now: () => instantAt(Date.now()) },
    freshSeed: () => 'a seed',
    finish: code => {
      process.exitCode = code
    },
  }),
)

await program.parseAsync()
