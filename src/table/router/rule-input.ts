/** What a rule takes, from a message: a JSON object, or a line for each field. */
import type { Json } from '../../core/json.ts'
import { own } from '../../core/own.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Shape } from '../../rules/shape.ts'

export type RuleMoves = Pick<Ruleset, 'moves'>

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

/** `Sleight of Hand` is sleight-of-hand. */
const chosen = (value: string, options: readonly string[]): string => {
  const fold = (word: string): string =>
    word
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
  return options.find(option => fold(option) === fold(value)) ?? value
}

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

export function ruleInput({ moves }: RuleMoves, name: string, text: string): Result<Input, string> {
  const move = moves.find(known => known.name === name)
  if (!move) return refuse(`The rules know no move "${name}". There are: ${moves.map(known => known.name).join(', ')}.`)
  const read = text.trim() === '' ? {} : /^\s*\{/.test(text) ? objectIn(text) : linesIn(text)
  if (!read)
    return refuse(`input is neither a JSON object nor a line for each field. ${name} takes: ${fieldsOf(move.input)}.`)
  const missing = Object.entries(move.input.fields).flatMap(([key, field]) =>
    field.optional || own(read, key) !== undefined ? [] : [key],
  )
  if (missing.length > 0) return refuse(`${missing.join(', ')} is missing. ${name} takes: ${fieldsOf(move.input)}.`)
  const shaped = Object.entries(read).map(([key, value]) => [key, asShaped(value, own(move.input.fields, key))])
  return accept(Object.fromEntries(shaped) as Input)
}

const firstSentence = (text: string): string => /^.*?[.:;](?=\s|$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text

/** The moves of a game and what they take, for whoever asks before asking. */
export function tellMoves({ moves }: RuleMoves, name: string): string {
  const move = moves.find(known => known.name === name)
  if (!move) return ['Moves:', ...moves.map(known => `- ${known.name}: ${firstSentence(known.about)}`)].join('\n')
  return `${move.name}: ${move.about}\nTakes: ${fieldsOf(move.input) || 'nothing'}.`
}
