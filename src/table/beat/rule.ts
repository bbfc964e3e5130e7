/** Asking the rules: real dice, real limits. What they decide is recorded before anybody hears of it. */
import { printRoll } from '../../core/dice/print-roll.ts'
import { explainDice } from '../../core/dice/refusal.ts'
import { rollText } from '../../core/dice/roll.ts'
import type { Json } from '../../core/json.ts'
import type { Rng } from '../../core/random.ts'
import { faultOfShape } from '../../rules/shape-check.ts'
import type { Degree, Happening, Rolled, RuleEvent } from '../../rules/ruleset.ts'
import type { TableState } from '../chronicle/entry.ts'
import type { Move, Outcome, RuleMoveAsked } from '../moves.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { actorIn, around, tell } from './tell.ts'

/** What the chronicle holds of a ruling. */
export type Ruling =
  | {
      readonly ok: true
      readonly name: string
      readonly events: readonly RuleEvent[]
      readonly rolls: readonly Rolled[]
      readonly facts: readonly string[]
      readonly rng: Rng
      /** What of its events a player sees in a margin, for whoever looks back; a game that shows none keeps none. */
      readonly happenings?: readonly Happening[]
    }
  | { readonly ok: false; readonly why: string; readonly allowed: readonly string[] }

/** What of these events is seen, and the world after them. */
function foldSeen({ ports: { ruleset } }: BeatContext, before: Json, events: readonly RuleEvent[]) {
  const happenings: Happening[] = []
  let world = before
  for (const event of events) {
    const seen = ruleset.happening?.(world, event)
    if (seen) happenings.push(seen)
    world = ruleset.fold(world, event)
  }
  return { happenings, world }
}

function rule(context: BeatContext, beat: BeatInPlay, { name, input }: RuleMoveAsked): Ruling {
  const { ports } = context
  const move = ports.ruleset.moves.find(known => known.name === name)
  if (!move) {
    const allowed = ports.ruleset.moves.map(known => known.name)
    return { ok: false, why: `The rules know no move "${name}".`, allowed }
  }
  const fault = faultOfShape(move.input, input)
  if (fault !== undefined) return { ok: false, why: fault, allowed: [] }
  const decided = move.run(beat.now.world, input, beat.now.rng)
  if (!decided.ok) return { ok: false, why: decided.refusal.why, allowed: decided.refusal.allowed }
  const { happenings } = foldSeen(context, beat.now.world, decided.value.events)
  return { ok: true, name, ...decided.value, ...(happenings.length > 0 && { happenings }) }
}

/** Dice that no rule asked for fall by the same chance as all others, and are kept as rulings are. */
function throwDice(beat: BeatInPlay, { who, purpose, dice, dc, isHidden }: Extract<Move, { tag: 'ROLL' }>): Ruling {
  const fell = rollText(dice, beat.now.rng)
  if (!fell.ok) return { ok: false, why: explainDice(fell.refusal, dice), allowed: [] }
  const rolls = fell.value.rolls.map((roll): Rolled => {
    const isSuccess = dc !== undefined && roll.total >= dc
    const degree: Degree = isSuccess ? 'success' : 'failure'
    const outcome = dc === undefined ? {} : { outcome: `vs ${dc} - ${isSuccess ? 'Success' : 'Failure'}`, degree }
    const hidden = isHidden ? { isHidden: true as const } : {}
    const text = printRoll({ ...roll, purpose: null })
    return { purpose, who, text, total: roll.total, ...outcome, rule: 'Dice the Game Master asked for', ...hidden }
  })
  return { ok: true, name: 'roll', events: [], rolls, facts: [], rng: fell.value.rng }
}

export const rollDice = (
  context: BeatContext,
  beat: BeatInPlay,
  move: Extract<Move, { tag: 'ROLL' }>,
  key: string,
): Promise<Outcome> => settle(context, beat, key, () => throwDice(beat, move))

/** A scene whose time is told by the rules' clock goes on with it; one that its Game Master dated otherwise is left so. */
function atTheHour({ ports: { ruleset } }: BeatContext, { now }: BeatInPlay, after: Json): TableState {
  const { scene } = now.state
  const time = ruleset.time?.(after)
  const isByTheClock = time !== undefined && scene.time !== time && scene.time === ruleset.time?.(now.world)
  return isByTheClock ? { ...now.state, scene: { ...scene, time } } : now.state
}

/** Dice fall where they are thrown: among those around the character, or around whoever acts against a foe. */
function seeing(context: BeatContext, beat: BeatInPlay, { who }: Rolled): readonly string[] {
  const roller = context.party().find(character => context.titleOf(character) === who)
  return around(beat.now.state, roller ?? actorIn(beat, context))
}

export const askRules = (context: BeatContext, beat: BeatInPlay, move: RuleMoveAsked, key: string): Promise<Outcome> =>
  settle(context, beat, key, () => rule(context, beat, move))

async function settle(context: BeatContext, beat: BeatInPlay, key: string, decide: () => Ruling): Promise<Outcome> {
  const taken = await beat.steps.take<Json>(`${key}/ruling`, decide)
  const ruling = taken as unknown as Ruling
  if (!ruling.ok) return { outcome: 'refused', why: ruling.why, allowed: ruling.allowed }
  const { happenings: seen, world } = foldSeen(context, beat.now.world, ruling.events)
  beat.margin.push(...seen)
  beat.now = { ...beat.now, state: atTheHour(context, beat, world), world, rng: ruling.rng }
  beat.events.push(...ruling.events)
  for (const roll of ruling.rolls)
    if (!roll.isHidden) tell(context, { type: 'rolled', roll }, seeing(context, beat, roll))
  return { outcome: 'ruled', facts: ruling.facts, rolls: ruling.rolls, events: ruling.events, seen, world }
}
