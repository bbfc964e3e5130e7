/** The command line as a whole: which commands there are, and how a wrong word is answered. */
import { Command } from 'commander'
import type { CliDoor } from './door.ts'
import { mergeCommand } from './merge.ts'
import { playCommand } from './play.ts'
import { rollCommand } from './roll.ts'
import { stateCommand } from './state.ts'

const commands = [playCommand, rollCommand, mergeCommand, stateCommand] as const

export function makeProgram(door: CliDoor, version: string): Command {
  const program = new Command('gloam')
    .description('A game table that runs on your own machine.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError()
    .configureOutput({ writeOut: door.print, writeErr: door.warn })
    .exitOverride()
  for (const make of commands) program.addCommand(make(door).copyInheritedSettings(program))
  return program
}
