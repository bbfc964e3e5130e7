/** What a rule takes, from a message: a JSON object, or a line for each field. */
import type { Json } from '../../core/json.ts'
import { own } from '../../core/own.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { MoveAsked, Ruleset } from '../../rules/ruleset.ts'
import type { Shape } from '../../rules/shape.ts'

export type RuleMoves = Pick<Ruleset, 'moves' | 'turn' | 'waits'>

type Input = Readonly<Record<string, Json>>

/** A word as the field wants it; what cannot be read so stays a word, and the rules say what is wrong with it. */
function asShaped(value: Json, shape: Shape | undefined): Json {
  if (shape?.kind === 'list' && typeof value === 'string') {
    return value
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map(part => asShaped(part.trim(), shape.of))
  }
  if (typeof value !== 'string') return value
  if (shape?.kind === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (shape?.kind === 'choice') return chosen(value, shape.options)
  if (shape?.kind === 'flag' && /^(?:true|yes|false|no)$/i.test(value)) return /^(?:true|yes)$/i.test(value)
  return value
}

const fold = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')

/** `Sleight of Hand` is sleight-of-hand. */
const chosen = (value: string, options: readonly string[]): string =>
  options.find(option => fold(option) === fold(value)) ?? value

/** What one may ask for; the steps of a turn are somebody's own. */
const askable = ({ moves }: RuleMoves): RuleMoves['moves'] => moves.filter(({ isStep }) => !isStep)

const moveIn = (rules: RuleMoves, name: string): RuleMoves['moves'][number] | undefined =>
  askable(rules).find(known => fold(known.name) === fold(name))

function objectIn(text: string): Input | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Input) : undefined
  } catch {
    return undefined
  }
}

const line = /^[\s>*-]*([A-Za-z][\w -]{0,40}?)\s*[:=]\s*"?(.*?)"?\s*$/

function linesIn(text: string): Input | undefined {
  const found = text
    .split('\n')
    .filter(written => written.trim() !== '')
    .map(written => line.exec(written))
  if (found.includes(null)) return undefined
  return Object.fromEntries(found.map(match => [match?.[1] ?? '', match?.[2] ?? '']))
}

/** What a value is made of, where its name does not say it: the options of a choice, the fields of what a list holds. */
function madeOf(shape: Shape): string {
  if (shape.kind === 'choice') return shape.options.length <= 12 ? `: ${shape.options.join(' | ')}` : ''
  if (shape.kind === 'record') return `: {${fieldsOf(shape)}}`
  return shape.kind === 'list' ? `; a list${madeOf(shape.of)}` : ''
}

/** What a move takes, in a line: `who (who rolls), dc? (...)`. */
const fieldsOf = ({ fields }: RuleMoves['moves'][number]['input']): string =>
  Object.entries(fields)
    .map(([name, field]) => `${name}${field.optional ? '?' : ''} (${field.about}${madeOf(field)})`)
    .join(', ')

const isNested = (shape: Shape): boolean => shape.kind === 'record' || (shape.kind === 'list' && isNested(shape.of))

/** Records within a list have no line to stand on. */
function takes({ input }: RuleMoves['moves'][number]): string {
  const isJson = Object.values(input.fields).some(isNested)
  return `${fieldsOf(input) || 'nothing'}.${isJson ? ' Write it as one JSON object below the tag.' : ''}`
}

export function ruleInput(rules: RuleMoves, name: string, text: string): Result<MoveAsked, string> {
  const move = moveIn(rules, name)
  if (!move) {
    const names = askable(rules).map(known => known.name)
    return refuse(`The rules know no move "${name}". There are: ${names.join(', ')}.`)
  }
  const read = text.trim() === '' ? {} : /^\s*\{/.test(text) ? objectIn(text) : linesIn(text)
  if (!read)
    return refuse(`input is neither a JSON object nor a line for each field. ${move.name} takes: ${takes(move)}`)
  const missing = Object.entries(move.input.fields).flatMap(([key, field]) =>
    field.optional || own(read, key) !== undefined ? [] : [key],
  )
  if (missing.length > 0) return refuse(`${missing.join(', ')} is missing. ${move.name} takes: ${takes(move)}`)
  const shaped = Object.entries(read).map(([key, value]) => [key, asShaped(value, own(move.input.fields, key))])
  return accept({ name: move.name, input: Object.fromEntries(shaped) as Input })
}

/** Long enough to tell one move from another. */
const leastAbout = 24

/** "Instead of an attack: ..." says nothing yet at its colon. */
const firstSentence = (text: string): string => {
  const ends = [...text.matchAll(/[.:;](?=\s|$)/g)].map(({ index }) => index)
  const end = ends.find(at => at >= leastAbout || text[at] === '.') ?? text.length
  return `${text.slice(0, end)}.`.replace(/\.\.$/, '.')
}

/** The moves of a game, for whoever asks before asking. */
export const tellMoves = (rules: RuleMoves): string =>
  ['Moves:', ...askable(rules).map(known => `- ${known.name}: ${firstSentence(known.about)}`)].join('\n')

/** What one of them takes; undefined where there is none of that name. */
export function tellMove(rules: RuleMoves, name: string): string | undefined {
  const move = moveIn(rules, name)
  return move && `${move.name}: ${move.about}\nTakes: ${takes(move)}`
}
