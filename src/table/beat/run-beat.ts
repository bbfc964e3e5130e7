/** A beat, from the words that begin it to the last move of the Game Master. */
import { assert } from '../../core/result.ts'
import type { Json } from '../../core/json.ts'
import { moveAsJson, type Move, type Outcome } from '../moves.ts'
import { hearAloud, type Voiced } from './aloud.ts'
import { goesByNow } from './by-now.ts'
import { carryOut } from './carry-out.ts'
import type { BeatContext } from './context.ts'
import { graceOf, type Grace } from './grace.ts'
import { showMargin } from './margin.ts'
import { isLast, newBeat, type BeatInPlay, type Standing } from './in-play.ts'
import type { Incoming } from '../moves.ts'
import { isSaving } from '../chronicle/entry.ts'
import { Suspended } from '../suspended.ts'
import { keptKey, type TableEvent } from '../ports.ts'
import type { Steps } from '../steps.ts'
import { gameMaster } from '../whisper.ts'
import { around } from './tell.ts'
import { whisperAmong } from './whisper.ts'
import { waitFor } from './within.ts'

/** A Game Master that never ends its beat would hold everybody; this many moves is more than any beat needs. */
const mostMoves = 200

/** How often in one beat a narrative that gives something away is sent back before the beat goes on without it. */
const mostWithheld = 3

export async function runBeat(
  context: BeatContext,
  steps: Steps,
  incoming: Incoming,
  before: Standing,
): Promise<BeatInPlay> {
  const beat = newBeat(steps, incoming, before)
  showActed(context, incoming, before)
  if (isAmongPlayers(incoming)) {
    await whisperAmong(context, beat)
    return beat
  }
  await hearAloud(context, beat, lineIn(incoming), 'line')
  const leaving = new AbortController()
  const stop = (): void => leaving.abort(context.quit.reason)
  if (context.quit.aborted || context.gone.aborted) stop()
  for (const signal of [context.quit, context.gone]) signal.addEventListener('abort', stop, { once: true })
  const gm = context.ports.cast.gm(
    {
      view: context.views.gm(),
      remembers: context.remembers.gm(saidIn(incoming), before.state),
      atFirst: context.views.gmAtFirst(),
      incoming,
      state: before.state,
      world: before.world,
      status: statusOf(context, before.world),
      ...context.past(before.state),
      hints: context.hints(
        before.state,
        lineIn(incoming)
          .map(({ said }) => said)
          .join('\n'),
      ),
    },
    { signal: leaving.signal, step: gmSteps(steps, beat), keep: steps.keep },
  )
  const grace = graceOf(context, isLast(beat))
  let outcome: Outcome = { outcome: 'done' }
  let withheld = 0
  let isOver = false
  try {
    for (let count = 1; count <= mostMoves && !beat.ending && beat.retcon === undefined; count += 1) {
      const yielded = await next(context, gm, outcome, grace, incoming)
      if (yielded === undefined) return beat // it hangs, and is not waited for any more
      if (yielded.done) break
      const move = await recorded(steps, count, yielded.value)
      outcome = await carryOut(context, beat, move, `move/${count}`)
      if (outcome.outcome === 'withheld' && ++withheld >= mostWithheld) break
    }
    if (withheld > 0 && beat.narrated.length === 0) {
      context.ports.door.show({ type: 'notice', text: 'Of that nothing can be told yet.' }) // silence would be taken for a fault
    }
    await gm.return()
    beat.answersWait = beat.responses.length > 0 && (await goesByNow(beat))
    showMargin(context, beat)
    isOver = true
  } finally {
    grace.clear()
    for (const signal of [context.quit, context.gone]) signal.removeEventListener('abort', stop)
    if (!isOver) leaving.abort(new Error('the beat is over')) // what is still under way would be paid for, unheard
  }
  return beat
}

const saidIn = (incoming: Incoming): string => (incoming.tag === 'PLAYER_ACTION' ? incoming.action : '')

/** What the Game Master reaches for outside; what it keeps for itself is known to the beats after this one. */
const gmSteps =
  (steps: Steps, beat: BeatInPlay): Steps['take'] =>
  async (key, make) => {
    const value = await steps.outside(`gm/${key}`, make)
    if (key === keptKey) beat.kept = value
    return value
  }

/** What a player said to begin the beat, unless it is for one alone or no word of the character's. */
const lineIn = (incoming: Incoming): readonly Voiced[] =>
  incoming.tag === 'PLAYER_ACTION' && incoming.whisperTo === undefined && incoming.aside === undefined
    ? [{ character: incoming.character, said: incoming.action }]
    : []

/** Other people hear what somebody says to begin a beat, where they are near enough to. */
function showActed({ ports }: BeatContext, incoming: Incoming, { state }: Standing): void {
  if (incoming.tag !== 'PLAYER_ACTION') return
  const { character, action: text, whisperTo } = incoming
  const audience = whisperTo === undefined ? around(state, character) : [character, whisperTo]
  ports.people?.show(
    { type: 'acted', character, text, ...(whisperTo === undefined ? {} : { isWhisper: true }) },
    audience,
  )
}

/** A whisper between players: the Game Master finds it among what it knows, and has no part in it. */
const isAmongPlayers = (incoming: Incoming): boolean =>
  incoming.tag === 'PLAYER_ACTION' && incoming.whisperTo !== undefined && incoming.whisperTo !== gameMaster

/**
 * The next move. A Game Master that fails or gives no answer leaves the beat open, to be gone on with; when the session
 * is ending it holds nobody, and the beat closes with what was told; nor does it keep anybody from saving.
 */
async function next(
  { ports }: BeatContext,
  gm: AsyncGenerator<Move, void, Outcome>,
  outcome: Outcome,
  { signal, isEnding }: Grace,
  incoming: Incoming,
): Promise<IteratorResult<Move, void> | undefined> {
  const waited = await waitFor(ports.limits.gmMs, signal, gm.next(outcome))
  if (waited.ok) return waited.value
  const isPassedOver = isSaving(incoming) && !(waited.cause instanceof Suspended)
  if (!isEnding() && !isPassedOver) throw waited.cause
  const missing = isPassedOver ? 'hands nothing over' : 'has no closing words'
  ports.door.show({ type: 'notice', text: `The Game Master ${missing}: ${waited.reason.replace(/\.$/, '')}.` })
  return undefined
}

/** What was recorded stands: a Game Master that would do another thing the second time is held to the first. */
async function recorded(steps: Steps, count: number, move: Move): Promise<Move> {
  const taken: Json = await steps.take<Json>(`move/${count}`, () => moveAsJson(move))
  assert(typeof taken === 'object' && taken !== null, 'a recorded move is a move')
  return taken as unknown as Move
}

/** How everybody stands, as words and as numbers. */
function standingOf(context: BeatContext, world: Json): Extract<TableEvent, { type: 'status' }> {
  const { ports, party, titleOf } = context
  const { glimpse, bout } = ports.ruleset
  const on = bout?.(world)
  return {
    type: 'status',
    lines: statusOf(context, world),
    ...(glimpse
      ? { glimpses: Object.fromEntries(party().map(character => [character, glimpse(world, titleOf(character))])) }
      : {}),
    ...(on ? { bout: on } : {}),
  }
}

/** A beat has ended: everybody sees how they stand, and it is somebody's turn again. */
export function showStanding(context: BeatContext, world: Json, unmerged = 0): void {
  const { ports, party } = context
  const shown = { ...standingOf(context, world), ...(unmerged > 0 ? { unmerged } : {}) }
  ports.door.show(shown)
  ports.people?.show(shown, party())
}

export function statusOf(
  { ports, party, titleOf }: BeatContext,
  world: Json,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(party().map(character => [character, ports.ruleset.status(world, titleOf(character))]))
}
