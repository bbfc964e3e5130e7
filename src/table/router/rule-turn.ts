/**
 * The steps of a game's turn that nobody asks for, taken around the beat of a Game Master that only tells and asks. What
 * comes of them is handed to it in words: a mood that was forced, a clock that is full, and what is open now.
 */
import type { Move, Outcome } from '../moves.ts'
import type { GmSees } from '../ports.ts'
import { seenWords } from './deeds.ts'
import type { RuleMoves } from './rule-input.ts'

/** What was seen of it, and what the rules wait for since; nothing where no step was taken. */
export type Stepped = { readonly seen: readonly string[]; readonly open?: readonly string[] }

type Step = AsyncGenerator<Move, Stepped, Outcome>

const none: Stepped = { seen: [] }

async function* takeStep(rules: RuleMoves, asked: ReturnType<NonNullable<RuleMoves['turn']>['begin']>): Step {
  const outcome = yield { tag: 'RULE', ...asked }
  if (outcome.outcome !== 'ruled') return none
  return { seen: outcome.seen.map(seenWords), open: rules.waits?.(outcome.world) ?? [] }
}

/** Before the first words of the Game Master count. */
export async function* beginRuleTurn(rules: RuleMoves, { incoming }: GmSees): Step {
  return rules.turn && incoming.tag === 'PLAYER_ACTION'
    ? yield* takeStep(rules, rules.turn.begin(incoming.action))
    : none
}

/** With all that was told in the beat. */
export async function* endRuleTurn(rules: RuleMoves, { incoming }: GmSees, told: readonly string[]): Step {
  if (!rules.turn || incoming.tag !== 'PLAYER_ACTION' || told.length === 0) return none
  return yield* takeStep(rules, rules.turn.end(told.join('\n\n')))
}
