/** Finds the command that a line means, or the one that is nearest to it. */
import { distance } from '../../../core/distance.ts'
import type { Obey } from '../sitting.ts'
import { backCommands } from './back.ts'
import { boardCommands } from './board.ts'
import { bookCommands } from './book.ts'
import { answer, type Command, type Reach } from './command.ts'
import { sheetCommands } from './sheets.ts'
import { tableCommands } from './table.ts'
import { whyCommand } from './why.ts'

const help: Command = {
  name: 'help',
  about: 'these commands',
  run: () => answer(helpText()),
}

const commands: readonly Command[] = [
  ...sheetCommands,
  ...bookCommands,
  ...boardCommands,
  whyCommand,
  ...backCommands,
  ...tableCommands,
  help,
]

const usage = ({ name, takes }: Command): string => `/${name}${takes === undefined ? '' : ` ${takes}`}`

function helpText(): string {
  const widest = Math.max(...commands.map(command => usage(command).length))
  return [
    'Say what you do or say, in your own words. A number takes one of the offers.',
    '',
    ...commands.map(command => `${usage(command).padEnd(widest)}  ${command.about}`),
  ].join('\n')
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

export const obeyWith =
  (parts: Omit<Reach, 'sitting'>): Obey =>
  async (line, sitting) => {
    const [, asked = '', words = ''] = /^\/+\s*(\S*)\s*([\s\S]*)$/.exec(line) ?? []
    const name = asked.toLowerCase()
    const command = name === '' ? help : commands.find(known => known.name === name)
    if (!command) return answer(unknown(name))
    return command.run({ ...parts, sitting }, words.trim())
  }
