/** The game's own moves as tools. The rules decide and the dice fall there; the model hears the facts. */
import { assert } from '../../../core/result.ts'
import type { RuleMove, RuleEvent } from '../../../rules/ruleset.ts'
import type { Json } from '../../../core/json.ts'
import { fitToShape, unknownIn } from '../repair/fit.ts'
import { repairJson } from '../repair/repair.ts'
import type { GameWords } from '../game.ts'
import type { Play, Talk } from './talk.ts'
import { fault, faultOf, record, text, textIn, type GmTool, type Taken, type Told } from './tool.ts'

/** Tools have no hyphens in their names: some providers refuse them. */
const toolName = (move: string): string => move.replaceAll('-', '_')

type AnyMove = RuleMove<Json, RuleEvent>

export function ruleTools({ ruleset, tools, fewTools = tools }: GameWords, isFew: boolean): readonly GmTool[] {
  const chosen = isFew ? fewTools : tools
  const own = ruleset.moves.filter(({ name }) => chosen.includes(name))
  const others = ruleset.moves.filter(({ name }) => !chosen.includes(name))
  assert(own.length === chosen.length, `every tool of ${ruleset.name} is one of its moves`)
  return [...own.map(ownTool), ...(others.length > 0 ? [anyRule(others, isFew)] : [])]
}

const ownTool = (move: AnyMove): GmTool => ({
  name: toolName(move.name),
  about: move.about,
  takes: move.input,
  play: (talk, taken) => askRules(talk, move.name, taken),
})

/** One tool for all that is rarely asked for: sixty schemas in every prompt would cost more than the story. */
const anyRule = (moves: readonly AnyMove[], isFew: boolean): GmTool => ({
  name: 'rule',
  about: `Any other move of the rules, with what it takes; ? may be left out. ${moves.map(isFew ? nameOf : signatureOf).join(', ')}.`,
  takes: record('The move.', {
    move: { kind: 'choice', about: 'Its name.', options: moves.map(({ name }) => name) },
    input: text('A JSON object with what the move takes.', 1000),
  }),
  play: async function* (talk, taken) {
    const move = moves.find(({ name }) => name === textIn(taken, 'move'))
    assert(move !== undefined, 'the shape lets only known moves through')
    const read = repairJson(textIn(taken, 'input') || '{}')
    const fit = read.ok ? fitToShape(read.value, move.input) : { ok: false as const, refusal: read.refusal }
    const unknown = read.ok ? unknownIn(read.value, move.input) : []
    if (unknown.length > 0)
      return fault(`${move.name} does not take ${unknown.join(', ')}. It takes: ${fieldsOf(move)}.`)
    if (!fit.ok) return fault(`${move.name}: ${fit.refusal} It takes: ${fieldsOf(move)}.`)
    return yield* askRules(talk, move.name, fit.value as Taken)
  },
})

const nameOf = ({ name }: AnyMove): string => name

/** `buy(who,item,count?,haggle?)`: nobody has to ask what a move takes. */
const signatureOf = ({ name, input }: AnyMove): string =>
  `${name}(${Object.entries(input.fields)
    .map(([field, { optional, ...shape }]) => `${field}${shape.kind === 'list' ? '[]' : ''}${optional ? '?' : ''}`)
    .join(',')})`

const fieldsOf = ({ input }: AnyMove): string =>
  Object.entries(input.fields)
    .map(([name, field]) => `${name}${field.optional ? '?' : ''} (${field.kind}: ${field.about})`)
    .join('; ')

async function* askRules(talk: Talk, name: string, input: Taken): Play<Told> {
  const outcome = yield { tag: 'RULE', name, input, isWritten: true }
  if (outcome.outcome === 'refused') {
    const instead = outcome.allowed.length > 0 ? ` Possible: ${outcome.allowed.slice(0, 12).join(', ')}.` : ''
    return fault(`${outcome.why}${instead}`)
  }
  if (outcome.outcome !== 'ruled') return faultOf(outcome, 'The rules were not asked.')
  const { events, rolls } = talk.happened
  talk.happened = {
    ...talk.happened,
    events: [...events, ...outcome.events],
    rolls: [...rolls, ...outcome.rolls],
    now: outcome.world,
  }
  const dice = outcome.rolls.map(
    roll => `${roll.who}, ${roll.purpose}: ${roll.text}${roll.outcome ? ` ${roll.outcome}` : ''}`,
  )
  return { text: [...outcome.facts, ...dice].join('\n') || 'Done.' }
}
