/** Asking the rules: real dice, real limits. What they decide is recorded before anybody hears of it. */
import type { Json } from '../../core/json.ts'
import type { Rng } from '../../core/random.ts'
import { faultOfShape } from '../../rules/shape-check.ts'
import type { Rolled, RuleEvent } from '../../rules/ruleset.ts'
import type { TableState } from '../chronicle/entry.ts'
import type { Outcome, RuleMoveAsked } from '../moves.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'

/** What the chronicle holds of a ruling. */
export type Ruling =
  | {
      readonly ok: true
      readonly name: string
      readonly events: readonly RuleEvent[]
      readonly rolls: readonly Rolled[]
      readonly facts: readonly string[]
      readonly rng: Rng
    }
  | { readonly ok: false; readonly why: string; readonly allowed: readonly string[] }

function rule({ ports }: BeatContext, beat: BeatInPlay, { name, input }: RuleMoveAsked): Ruling {
  const move = ports.ruleset.moves.find(known => known.name === name)
  if (!move) {
    const allowed = ports.ruleset.moves.map(known => known.name)
    return { ok: false, why: `The rules know no move "${name}".`, allowed }
  }
  const fault = faultOfShape(move.input, input)
  if (fault !== undefined) return { ok: false, why: fault, allowed: [] }
  const decided = move.run(beat.now.world, input, beat.now.rng)
  if (!decided.ok) return { ok: false, why: decided.refusal.why, allowed: decided.refusal.allowed }
  return { ok: true, name, ...decided.value }
}

/** A scene whose time is told by the rules' clock goes on with it; one that its Game Master dated otherwise is left so. */
function atTheHour({ ports: { ruleset } }: BeatContext, { now }: BeatInPlay, after: Json): TableState {
  const { scene } = now.state
  const time = ruleset.time?.(after)
  const isByTheClock = time !== undefined && scene.time !== time && scene.time === ruleset.time?.(now.world)
  return isByTheClock ? { ...now.state, scene: { ...scene, time } } : now.state
}

export async function askRules(
  context: BeatContext,
  beat: BeatInPlay,
  move: RuleMoveAsked,
  key: string,
): Promise<Outcome> {
  const taken = await beat.steps.take<Json>(`${key}/ruling`, () => rule(context, beat, move))
  const ruling = taken as unknown as Ruling
  if (!ruling.ok) return { outcome: 'refused', why: ruling.why, allowed: ruling.allowed }
  const { ruleset, door } = context.ports
  const world = ruling.events.reduce((sum, event) => ruleset.fold(sum, event), beat.now.world)
  beat.now = { ...beat.now, state: atTheHour(context, beat, world), world, rng: ruling.rng }
  beat.events.push(...ruling.events)
  for (const roll of ruling.rolls) if (!roll.isHidden) door.show({ type: 'rolled', roll })
  return { outcome: 'ruled', facts: ruling.facts, rolls: ruling.rolls, events: ruling.events, world }
}
