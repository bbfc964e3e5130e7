/** The command line as a whole: which commands there are, and how a wrong word is answered. */
import { Command } from 'commander'
import { campaignsCommand, welcome } from './campaigns.ts'
import { chatCommand } from './chat.ts'
import type { CliDoor } from './door.ts'
import { doctorCommand } from './doctor.ts'
import { mergeCommand } from './merge.ts'
import { modelsCommand } from './models.ts'
import { newCampaignCommand } from './new-campaign.ts'
import { newCharacterCommand } from './new-character.ts'
import { playCommand } from './play.ts'
import { relayCommand } from './relay.ts'
import { rollCommand } from './roll.ts'
import { rulesCommand } from './rules.ts'
import { branchesCommand, replayCommand, rewindCommand, whyCommand } from './run-commands.ts'
import { stateCommand } from './state.ts'

/** `gloam new …`: one word for everything that can be made. */
const newCommand = (door: CliDoor): Command =>
  new Command('new')
    .description('make something new')
    .addCommand(newCampaignCommand(door))
    .addCommand(newCharacterCommand(door))

const commands = [
  playCommand,
  campaignsCommand,
  newCommand,
  chatCommand,
  modelsCommand,
  rollCommand,
  rulesCommand,
  mergeCommand,
  doctorCommand,
  relayCommand,
  whyCommand,
  replayCommand,
  rewindCommand,
  branchesCommand,
  stateCommand,
] as const

/** A command and what is below it answer a wrong word as the program does. */
function adopt(program: Command, command: Command): Command {
  command.copyInheritedSettings(program)
  for (const below of command.commands) adopt(program, below)
  return command
}

export function makeProgram(door: CliDoor, version: string): Command {
  const program = new Command('gloam')
    .description('A game table that runs on your own machine.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError()
    .configureOutput({ writeOut: door.print, writeErr: door.warn })
    .exitOverride()
  for (const make of commands) program.addCommand(adopt(program, make(door)))
  return program
}

/** `gloam …`. Alone it welcomes, and a stranger who reads it in a pipe is told the commands as well. */
export async function runProgram(door: CliDoor, version: string, words: readonly string[]): Promise<void> {
  const program = makeProgram(door, version)
  if (words.length > 0) return void (await program.parseAsync(words, { from: 'user' }))
  door.print(await welcome(door, version))
  if (!door.ask) door.print(`\n${program.helpInformation()}`)
  door.finish(0)
}
