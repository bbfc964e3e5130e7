/**
 * The steps of a game's turn that nobody asks for, taken around the beat of a Game Master that only tells and asks. What
 * comes of them is handed to it in words: a mood that was forced, a clock that is full, and what is open now.
 */
import type { Move, Outcome } from '../moves.ts'
import type { GmSees } from '../ports.ts'
import { seenWords } from './deeds.ts'
import type { RuleMoves } from './rule-input.ts'

type Step = AsyncGenerator<Move, readonly string[], Outcome>

async function* takeStep(rules: RuleMoves, asked: ReturnType<NonNullable<RuleMoves['turn']>['begin']>): Step {
  const outcome = yield { tag: 'RULE', ...asked }
  if (outcome.outcome !== 'ruled' || outcome.seen.length === 0) return []
  return [...outcome.seen.map(seenWords), ...(rules.waits?.(outcome.world) ?? [])]
}

/** Before the first words of the Game Master count. */
export async function* beginRuleTurn(rules: RuleMoves, { incoming }: GmSees): Step {
  return rules.turn && incoming.tag === 'PLAYER_ACTION' ? yield* takeStep(rules, rules.turn.begin(incoming.action)) : []
}

/** With all that was told in the beat. */
export async function* endRuleTurn(rules: RuleMoves, { incoming }: GmSees, told: readonly string[]): Step {
  if (!rules.turn || incoming.tag !== 'PLAYER_ACTION' || told.length === 0) return []
  return yield* takeStep(rules, rules.turn.end(told.join('\n\n')))
}
