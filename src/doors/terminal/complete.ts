/** What Tab makes of a line that was begun: a command, what may stand behind it, an offer, or a name that was heard. */
import { foldWords } from '../../campaign/text/fold.ts'

export type Completing = {
  readonly commands: readonly string[]
  /** What may stand behind a command. */
  readonly argumentsOf: (command: string) => readonly string[]
  readonly offers: () => readonly string[]
  readonly names: () => readonly string[]
}

const begins = (whole: string, begun: string): boolean => foldWords(whole).startsWith(foldWords(begun))

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)]

/** A name may be begun in the middle of it: `mar` finds `Sergeant Marrow`. */
function nameFor(line: string, names: readonly string[]): readonly string[] {
  const begun = /(?<![^\s"'(])[^\s"'(]+$/.exec(line)?.[0] ?? ''
  if (begun.length < 2) return []
  const before = line.slice(0, line.length - begun.length)
  const found = names.filter(name => begins(name, begun))
  const inside = names.filter(name => name.split(' ').some(word => begins(word, begun)))
  return (found.length > 0 ? found : inside).map(name => `${before}${name}`)
}

/** Every line that this one may become. */
export function completionsOf(line: string, { commands, argumentsOf, offers, names }: Completing): readonly string[] {
  const space = (name: string): string => (argumentsOf(name).length > 0 ? ' ' : '')
  const [, command, begun] = /^\/(\S*) +(.*)$/.exec(line) ?? []
  if (command !== undefined && begun !== undefined) {
    const known = argumentsOf(command.toLowerCase()).filter(one => begins(one, begun))
    return unique(known.map(one => `/${command} ${one}`))
  }
  if (line.startsWith('/'))
    return commands.filter(name => begins(name, line.slice(1))).map(name => `/${name}${space(name)}`)
  const offered = line.trim() === '' ? [] : offers().filter(offer => begins(offer, line))
  return unique([...offered, ...nameFor(line, names())])
}
