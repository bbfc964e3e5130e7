/** The command line as a whole: which commands there are, and how a wrong word is answered. */
import { Command } from 'commander'
import { campaignsCommand, welcome } from './campaigns.ts'
import { chatCommand } from './chat.ts'
import type { CliDoor } from './door.ts'
import { doctorCommand } from './doctor.ts'
import { readCommand } from './read.ts'
import { mcpCommand } from './mcp.ts'
import { mergeCommand } from './merge.ts'
import { modelsCommand } from './models.ts'
import { newCampaignCommand } from './new-campaign.ts'
import { newCharacterCommand } from './new-character.ts'
import { playCommand } from './play.ts'
import { recallCommand } from './recall.ts'
import { relayCommand } from './relay.ts'
import { rollCommand } from './roll.ts'
import { rulesCommand } from './rules.ts'
import { recoverCommand } from './recover.ts'
import { branchesCommand, replayCommand, rewindCommand, whyCommand } from './run-commands.ts'
import { stateCommand } from './state.ts'
import { webCommand } from './web.ts'
import { readableWidth, wrap } from './wrap.ts'

/** `gloam new …`: one word for everything that can be made. */
const newCommand = (door: CliDoor): Command =>
  new Command('new')
    .description('make something new')
    .addCommand(newCampaignCommand(door))
    .addCommand(newCharacterCommand(door))

const commands = [
  playCommand,
  webCommand,
  campaignsCommand,
  newCommand,
  chatCommand,
  modelsCommand,
  rollCommand,
  rulesCommand,
  mergeCommand,
  doctorCommand,
  readCommand,
  relayCommand,
  mcpCommand,
  whyCommand,
  recallCommand,
  replayCommand,
  rewindCommand,
  branchesCommand,
  recoverCommand,
  stateCommand,
] as const

/** A command and what is below it answer a wrong word as the program does. */
function adopt(program: Command, command: Command): Command {
  command.copyInheritedSettings(program)
  for (const below of command.commands) adopt(program, below)
  return command
}

/** A line this long was broken by whoever wrote it, and goes on in the next. */
const broken = 90

/** Help is written for a wide page: where there is less room its paragraphs are set anew, and examples stay as they are. */
function fitted(text: string, columns: number | undefined): string {
  if (columns === undefined) return text
  const width = readableWidth(columns) - 1
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const isProse = /^\S/.test(line)
    if (isOpen && isProse) paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`)
    else paragraphs.push(line)
    isOpen = isProse && line.length >= broken
  }
  return paragraphs.map(line => (/^\S/.test(line) ? wrap(line, width) : line)).join('\n')
}

export function makeProgram(door: CliDoor, version: string): Command {
  const program = new Command('gloam')
    .description('A game table that runs on your own machine.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError()
    .showHelpAfterError('More with --help.')
    .configureOutput({ writeOut: text => door.print(fitted(text, door.columns)), writeErr: door.warn })
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
