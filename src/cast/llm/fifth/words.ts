/** The fifth edition as a model plays it: which moves are tools of their own, and how little each of them asks for. */
import type { Json } from '../../../core/json.ts'
import { fifth } from '../../../rules/fifth/index.ts'
import type { RuleEvent, RuleMove, Ruleset } from '../../../rules/ruleset.ts'
import type { Field, Shape } from '../../../rules/shape.ts'
import type { GameWords } from '../game.ts'
import { contradictions } from './claims/contradictions.ts'
import { moment } from './moment.ts'

/**
 * The moves of most beats, with the fields a model needs of each. Every schema is in every prompt, so what is rarely
 * used is left out: the rules take their usual way without it, and all other moves are asked for through `rule`.
 */
const tools: Readonly<Record<string, readonly string[]>> = {
  check: ['who', 'skill', 'ability', 'advantage', 'disadvantage', 'dc', 'npc'],
  save: ['who', 'ability', 'dc', 'against'],
  'change-attitude': ['npc', 'because', 'set'],
  'start-fight': ['foes', 'count', 'tier', 'surprised'],
  'play-foes': [],
  'end-turn': [],
  attack: ['who', 'target', 'weapon', 'advantage', 'disadvantage'],
  cast: ['who', 'spell', 'targets', 'slot'],
  move: ['who', 'to', 'towards'],
  'end-fight': ['outcome'],
  damage: ['who', 'dice', 'type', 'from', 'save', 'dc'],
  heal: ['who', 'dice', 'from'],
  rest: ['kind', 'hitDice'],
  'give-item': ['who', 'item', 'from'],
  'change-coins': ['who', 'amount', 'pays', 'why'],
  'use-potion': ['who', 'target'],
}

type Move = RuleMove<Json, RuleEvent>

/** Shorter than the rules say it, where a name says most of it already. */
const shortly: Readonly<Record<string, string>> = {
  who: 'by name',
  target: 'by name',
  dc: '1 to 40',
  skill: 'left out for a bare ability',
  ability: 'only if not the usual one',
  advantage: 'why',
  disadvantage: 'why',
  weapon: 'left out: the best',
  slot: 'left out: the lowest',
  foes: 'SRD monsters or known people: "Goblin", "Captain Vex: Knight"',
  npc: 'whom it is about',
}

const short = (move: Move): Move => {
  const kept = tools[move.name]
  if (kept === undefined) return move
  const fields = Object.entries(move.input.fields).filter(([name]) => kept.includes(name))
  const slim = fields.map(([name, field]) => [name, slimField(field, shortly[name])] as const)
  return { ...move, input: { kind: 'record', about: 'input', fields: Object.fromEntries(slim) } }
}

const slimField = (field: Field, about?: string): Field => ({
  ...withoutLimits(field),
  ...(about === undefined ? {} : { about }),
  ...(field.optional ? { optional: true } : {}),
})

/** The rules know their limits themselves and say so when one is passed. */
function withoutLimits(shape: Shape): Shape {
  switch (shape.kind) {
    case 'text':
    case 'number':
      return { kind: shape.kind, about: shape.about }
    case 'list':
      return { kind: 'list', about: shape.about, of: withoutLimits({ ...shape.of, about: 'by name' }) }
    case 'choice':
    case 'flag':
    case 'record':
      return shape
  }
}

/** To whoever only passes its world and its events on, a game's own types are JSON. */
const asAnyGame = fifth as unknown as Ruleset

export const fifthWords: GameWords = {
  ruleset: { ...asAnyGame, moves: asAnyGame.moves.map(short) },
  tools: Object.keys(tools),
  fewTools: ['check', 'start-fight', 'play-foes', 'end-turn', 'attack', 'cast', 'end-fight'],
  prompts: 'fifth',
  moment,
  contradictions,
}
