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

const dashed = /^\s*[-*]\s+(?<item>\S.*?)\s*$/

/** Names below an empty field, a dash before each, are a list as if they stood behind it. */
function withListsJoined(written: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const one of written) {
    const last = joined.at(-1) ?? ''
    const item = dashed.exec(one)?.groups?.['item']
    const isItem = item !== undefined && !line.test(item) && (/:\s*$/.test(last) || last.endsWith(','))
    if (isItem) joined[joined.length - 1] = `${last} ${item},`
    else joined.push(one)
  }
  return joined.map(one => one.replace(/,$/, ''))
}

/** The fields, and the first line that is none. */
function linesIn(text: string): { readonly input: Input; readonly stray?: string } {
  const written = withListsJoined(text.split('\n').filter(one => one.trim() !== ''))
  const stray = written.find(one => !line.test(one))
  const input = Object.fromEntries(
    written.map(one => line.exec(one)).map(found => [found?.[1] ?? '', found?.[2] ?? '']),
  )
  return { input, ...(stray === undefined ? {} : { stray }) }
}

const mostQuoted = 60

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
  if (!move) return refuse(`The rules know no move "${name}". There are: ${nameMoves(rules)}.`)
  const isObject = /^\s*\{/.test(text)
  const { input: read, stray } = isObject ? { input: objectIn(text) } : linesIn(text)
  if (stray !== undefined) {
    const quoted = stray.length > mostQuoted ? `${stray.slice(0, mostQuoted)}...` : stray
    return refuse(
      `"${quoted}" is no field. What is to be told has its own [NARRATIVE]. ${move.name} takes: ${takes(move)}`,
    )
  }
  if (!read) return refuse(`input is not a whole JSON object. ${move.name} takes: ${takes(move)}`)
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

/** Their names, for whoever has room for no more. */
export const nameMoves = (rules: RuleMoves): string =>
  askable(rules)
    .map(({ name }) => name)
    .join(', ')

/** The moves of a game, for whoever asks before asking. */
export const tellMoves = (rules: RuleMoves): string =>
  ['Moves:', ...askable(rules).map(known => `- ${known.name}: ${firstSentence(known.about)}`)].join('\n')

/** What one of them takes; undefined where there is none of that name. */
export function tellMove(rules: RuleMoves, name: string): string | undefined {
  const move = moveIn(rules, name)
  return move && `${move.name}: ${move.about}\nTakes: ${takes(move)}`
}
