/**
 * The least that a Game Master is: it opens with the campaign's own hook, lets a move of the rules decide what is tried,
 * and tells what came of it. It knows no game, so any game plays with it from the first day.
 */
import type { RuleMove, RuleEvent, Ruleset } from '../../../rules/ruleset.ts'
import type { Json } from '../../../core/json.ts'
import type { Move, Outcome } from '../../../table/moves.ts'
import type { Cast, GmSees } from '../../../table/ports.ts'
import { noLore } from '../../../campaign/played/lore.ts'
import { readPlayed } from '../../../campaign/played/read-world.ts'

type Play = AsyncGenerator<Move, void, Outcome>
type AnyMove = RuleMove<Json, RuleEvent>

/** A move that asks for nothing but who tries: what a plain deed is decided by. */
const decides = ({ input }: AnyMove): boolean => {
  const asked = Object.entries(input.fields).filter(([, { optional }]) => optional !== true)
  return asked.length === 1 && asked[0]?.[0] === 'who'
}

export const plainGm =
  (rules: Ruleset): Cast['gm'] =>
  sees =>
    beatOf(rules, sees)

async function* beatOf(rules: Ruleset, sees: GmSees): Play {
  const { incoming } = sees
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'start') yield* open(sees)
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'save') return // it holds nothing between beats
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end') return yield* close(sees)
  if (incoming.tag === 'PLAYER_ACTION') yield* decide(rules, incoming.character, incoming.action)
  yield { tag: 'SUGGEST', options: ['Look around.', 'Try your luck.', 'Go on.'] }
}

async function* open(sees: GmSees): Play {
  const { hook, places } = readPlayed(sees.atFirst.files, noLore)
  const [place] = places
  yield {
    tag: 'OPEN_SCENE',
    title: place?.name ?? 'The beginning',
    location: place?.name ?? '',
    time: sees.state.scene.time,
  }
  const text = [hook.join(' '), place?.overview.slice(0, 3).join(' ') ?? ''].filter(words => words !== '')
  yield { tag: 'NARRATIVE', text: text.length > 0 ? text.join('\n\n') : 'The table is set, and it is your turn.' }
}

/** What the rules say of it is told as it is: a refusal too, with what may be done instead. */
async function* decide(rules: Ruleset, who: string, action: string): Play {
  const move = rules.moves.find(decides)
  const outcome: Outcome = move ? yield { tag: 'RULE', name: move.name, input: { who } } : { outcome: 'done' }
  const told =
    outcome.outcome === 'ruled'
      ? outcome.facts.join(' ')
      : outcome.outcome === 'refused'
        ? `${outcome.why} ${outcome.allowed.join(', ')}`
        : 'It is done.'
  yield { tag: 'NARRATIVE', text: `You said it, and it is tried: ${action.replace(/[.!?]*$/, '')}. ${told}` }
}

async function* close({ state }: GmSees): Play {
  yield {
    tag: 'SESSION_END',
    summary: `The evening ended at ${state.scene.location}.`,
    stateSaved: true,
    nextHook: 'It goes on from here.',
  }
}
