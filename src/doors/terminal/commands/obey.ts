/** Finds the command that a line means, or the one that is nearest to it. */
import { distance } from '../../../core/distance.ts'
import { own } from '../../../core/own.ts'
import type { Obey } from '../sitting.ts'
import { backCommands } from './back.ts'
import { boardCommands } from './board.ts'
import { bookCommands } from './book.ts'
import { answer, type Command, type Reach } from './command.ts'
import { modelCommands } from './model.ts'
import { sheetCommands } from './sheets.ts'
import { tableCommands } from './table.ts'
import { whyCommand } from './why.ts'
import { heardOf } from '../../../table/line.ts'

const help: Command = {
  name: 'help',
  takes: '[command]',
  about: 'these commands',
  offers: () => commandNames,
  run: (_reach, words) => answer(words === '' ? helpText() : helpOn(words.replace(/^\/+/, '').toLowerCase())),
}

const commands: readonly Command[] = [
  ...sheetCommands,
  ...bookCommands,
  ...boardCommands,
  whyCommand,
  ...backCommands,
  ...modelCommands,
  ...tableCommands,
  help,
]

/** What people who come from other games type, and the line it stands for here. */
const otherNames: Readonly<Record<string, string>> = {
  quit: 'leave',
  exit: 'leave',
  q: 'leave',
  bye: 'leave',
  '?': 'help',
  h: 'help',
  commands: 'help',
  status: 'party',
  hp: 'party',
  character: 'sheet',
  char: 'sheet',
  inventory: 'sheet equipment',
  inv: 'sheet equipment',
  spells: 'sheet spells',
  branches: 'lines',
  oops: 'undo',
  regenerate: 'again',
  retry: 'again',
  swipe: 'again',
  ooc: 'gm',
  prompt: 'context',
  pause: 'leave',
}

/** A command's own name comes first; words behind another name stay behind what it stands for. */
function meant(name: string, words: string): { readonly command: Command | undefined; readonly words: string } {
  const other = own(otherNames, name)
  const [first = name, ...rest] = other?.split(' ') ?? []
  return { command: commands.find(known => known.name === first), words: [...rest, words].join(' ').trim() }
}

export const commandNames: readonly string[] = commands.map(({ name }) => name)

/** What Tab offers behind a command. */
export const argumentsFor = (name: string, party: Reach['party']): readonly string[] =>
  commands.find(command => command.name === name)?.offers?.({ party }) ?? []

const usage = ({ name, takes }: Command): string => `/${name}${takes === undefined ? '' : ` ${takes}`}`

function helpText(): string {
  const widest = Math.max(...commands.map(command => usage(command).length))
  return [
    'Say what you do or say, in your own words. A number takes one of the offers.',
    '',
    ...commands.map(command => `${usage(command).padEnd(widest)}  ${command.about}`),
  ].join('\n')
}

function helpOn(name: string): string {
  const { command } = meant(name, '')
  return command ? `${usage(command)}  ${command.about}` : unknown(name)
}

/** One letter in three may be off; a wilder guess helps nobody. */
function nearestTo(name: string): Command | undefined {
  const near = commands
    .map(command => ({ command, far: distance(name, command.name) }))
    .filter(({ command, far }) => far <= Math.max(1, Math.ceil(command.name.length / 3)))
    .sort((one, other) => one.far - other.far)
  return near[0]?.command
}

function unknown(name: string): string {
  const nearest = nearestTo(name)
  return `There is no command /${name.slice(0, 40)}. ${nearest ? `Did you mean /${nearest.name}? ` : ''}/help tells them all.`
}

/** Something was meant by it that is not there, so nothing is done before that is known. */
const alone = ({ name, about }: Command, words: string): string =>
  `/${name} stands alone (${about}), and nothing here is called "${words.slice(0, 40)}". Nothing was done.`

export const obeyWith =
  (parts: Omit<Reach, 'sitting'>): Obey =>
  async (line, sitting) => {
    const [, asked = '', behind = ''] = /^\/+\s*(\S*)\s*([\s\S]*)$/.exec(heardOf(line).line) ?? []
    const name = asked.toLowerCase()
    const { command, words } = meant(name || 'help', behind)
    if (!command) return answer(unknown(name))
    if (command.takes === undefined && words !== '') return answer(alone(command, words))
    return command.run({ ...parts, sitting }, words)
  }
