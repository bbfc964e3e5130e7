/**
 * The loop of the fresh mode, as a Game Master for the table. A text becomes moves: all of it is told, then the signal
 * asks the party, or the beat closes and it is the player's turn. Whoever comes next is always a new Game Master.
 */
import { explainNobody } from '../../campaign/names/party-member.ts'
import type { Move, Outcome } from '../moves.ts'
import type { Cast } from '../ports.ts'
import type { AwaitSignal } from '../protocol/signal.ts'
import { isSaving } from '../chronicle/entry.ts'
import { askParty } from './ask-party.ts'
import { closeTurn, keepDeltas } from './close.ts'
import { sceneAfter, sceneOpenedBy } from './context-page.ts'
import { contextLeft, hear } from './hear.ts'
import { putLeftoversAside } from './leftovers.ts'
import { partyIn } from './party.ts'
import type { FreshPorts, TextGm } from './port.ts'
import { howToReveal, revealing } from './reveal.ts'
import { readSaid } from './said.ts'
import { firstSpawn, type Spawn } from './spawn.ts'
import { afterMistake, afterSilence } from './stuck.ts'
import { isEnding, isFirst, newTurn, type Turn } from './turn.ts'

type Moves<Value> = AsyncGenerator<Move, Value, Outcome>

export const freshGm =
  (mind: TextGm, ports: FreshPorts): Cast['gm'] =>
  (sees, ask) =>
    play(newTurn(mind, ports, sees, ask))

async function* play(turn: Turn): Moves<void> {
  if (isFirst(turn)) await putLeftoversAside(turn)
  let spawn: Spawn | undefined = firstSpawn(turn.sees.incoming)
  while (spawn && !turn.ask.signal.aborted) {
    const { said, why } = await hear(turn, spawn)
    spawn = said === '' ? yield* recover(turn, spawn, why) : yield* weigh(turn, spawn, said)
  }
  yield* closeTurn(turn)
}

/** What the silent one wrote down is kept before anybody else is asked. */
async function* recover(turn: Turn, spawn: Spawn, why: string): Moves<Spawn | undefined> {
  if (turn.ask.signal.aborted) return undefined
  yield* keepDeltas(turn)
  return isEnding(turn.sees) || isSaving(turn.sees.incoming) ? undefined : afterSilence(turn, spawn, why)
}

/** A text that was said: which Game Master it calls for next, or none when the beat is the player's again. */
async function* weigh(turn: Turn, spawn: Spawn, said: string): Moves<Spawn | undefined> {
  const read = readSaid(said, turn.names)
  const narrative = read.narrative.trim()
  yield* moveScene(turn, await contextLeft(turn, narrative, expecting(read)))
  const told = yield* tell(turn, narrative)
  if (told.outcome === 'withheld') {
    return afterMistake(turn, spawn, [`Your text was not shown, because it tells too much: ${told.why}`, howToReveal])
  }
  if (told.outcome === 'dropped' || isEnding(turn.sees)) return undefined
  if (read.kind === 'await') return yield* askParty(turn, spawn, read)
  return read.kind === 'none' ? undefined : afterMistake(turn, spawn, nobodyNamed(turn, read))
}

async function* moveScene(turn: Turn, page: string): Moves<void> {
  const opened = sceneOpenedBy(page, turn.scene)
  if (!opened) return
  yield opened
  turn.scene = sceneAfter(turn.scene, opened)
}

/** Everything, whole: nothing of what a Game Master tells is left out or put shorter. */
async function* tell(turn: Turn, text: string): Moves<Outcome> {
  if (text === '') return { outcome: 'done' }
  const outcome = yield* revealing(turn, { tag: 'NARRATIVE', text })
  if (outcome.outcome === 'done') {
    turn.told.push(text)
    turn.scene = { ...turn.scene, isFresh: false }
  }
  return outcome
}

const expecting = (read: AwaitSignal): string =>
  read.kind === 'await' ? `The answers of ${read.companions.join(', ')} in tmp/` : 'What the player says to this'

function nobodyNamed(turn: Turn, { unresolved }: Extract<AwaitSignal, { readonly kind: 'empty' }>): readonly string[] {
  const party = partyIn(turn.sees.view)
  return [
    'Your signal named nobody in the party.',
    ...unresolved.map(one => explainNobody(one, party)),
    `What you told was shown; do not tell it again. Output [AWAIT_AI_PLAYERS: char1, char2] with names out of ${party.join(', ')}, or go on without them.`,
  ]
}
