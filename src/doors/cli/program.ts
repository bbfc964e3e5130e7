/** The command line as a whole: which commands there are, and how a wrong word is answered. */
import { Command } from 'commander'
import type { CliDoor } from './door.ts'
import { mergeCommand } from './merge.ts'

export function makeProgram(door: CliDoor, version: string): Command {
  const program = new Command('gloam')
    .description('A game table that runs on your own machine.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureOutput({ writeOut: door.print, writeErr: door.warn })
    .exitOverride()
  program.addCommand(mergeCommand(door))
  return program
}
