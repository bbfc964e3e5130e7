/**
 * The loop of the fresh mode, as a Game Master for the table. A text becomes moves: all of it is told, then the signal
 * asks the party, or the beat closes and it is the player's turn. Whoever comes next is always a new Game Master.
 */
import { explainNobody } from '../../campaign/names/party-member.ts'
import type { Incoming, Move, Outcome } from '../moves.ts'
import type { Cast } from '../ports.ts'
import { pickedFrom } from '../protocol/choice.ts'
import type { Message, MessageOf } from '../protocol/message.ts'
import { printMessage } from '../protocol/print.ts'
import { toQuestion } from '../protocol/question.ts'
import type { AwaitSignal } from '../protocol/signal.ts'
import { carryOutMail } from '../router/deeds.ts'
import { beginRuleTurn, endRuleTurn } from '../router/rule-turn.ts'
import { isSaving } from '../chronicle/entry.ts'
import { askParty } from './ask-party.ts'
import { closeTurn, keepDeltas, tellFaults } from './close.ts'
import { sceneAfter, sceneOpenedBy } from './context-page.ts'
import { asking, contextLeft, hear } from './hear.ts'
import { putLeftoversAside } from './leftovers.ts'
import { isAsking, piecesOf, writePrompts, type Piece } from './mail.ts'
import { partyIn, playable } from './party.ts'
import type { FreshMind, FreshPorts, Heard } from './port.ts'
import { questionIn } from './question.ts'
import { howToReveal, revealing } from './reveal.ts'
import { readSaid } from './said.ts'
import { firstSpawn, type Spawn } from './spawn.ts'
import { afterMistake, afterSilence } from './stuck.ts'
import { isEnding, isFirst, newTurn, type Turn } from './turn.ts'

type Moves<Value> = AsyncGenerator<Move, Value, Outcome>

export const freshGm =
  (mind: FreshMind, ports: FreshPorts): Cast['gm'] =>
  (sees, ask) =>
    play(newTurn(mind, ports, sees, ask))

async function* play(turn: Turn): Moves<void> {
  if (isFirst(turn)) await putLeftoversAside(turn)
  const rules = turn.ports.rules ?? { moves: [] }
  const { seen, open = turn.open } = yield* beginRuleTurn(rules, turn.sees)
  turn.open = open
  const first = firstSpawn(saidIn(turn))
  let spawn: Spawn | undefined = { ...first, news: [...first.news, ...seen] }
  while (spawn && !turn.ask.signal.aborted) {
    const { said, why, isTold }: Heard = yield* hear(turn, spawn)
    const isSilent: boolean = said === '' && isTold === undefined
    const next: Spawn | undefined = isSilent ? yield* recover(turn, spawn, why) : yield* weigh(turn, spawn, said)
    spawn = next && { ...next, news: [...turn.news.splice(0), ...next.news] }
  }
  yield* endRuleTurn(rules, turn.sees, turn.told)
  yield* closeTurn(turn)
}

/** A number stands for what was offered with the last question. */
function saidIn({ sees, ports }: Turn): Incoming {
  const { incoming, history, view } = sees
  if (incoming.tag !== 'PLAYER_ACTION' || ports.human === null) return incoming
  const offered = questionIn(history.at(-1) ?? '', playable(view))?.options ?? []
  return { ...incoming, action: pickedFrom(offered, incoming.action) }
}

/** What the beat began with, until somebody has told of it: whoever comes next knows nothing else of it. */
const unanswered = (turn: Turn): readonly string[] => (turn.told.length === 0 ? firstSpawn(saidIn(turn)).news : [])

/** What the silent one wrote down is kept before anybody else is asked. */
async function* recover(turn: Turn, spawn: Spawn, why: string): Moves<Spawn | undefined> {
  if (turn.ask.signal.aborted) return undefined
  yield* keepDeltas(turn)
  return isEnding(turn.sees) || isSaving(turn.sees.incoming) ? undefined : afterSilence(turn, spawn, why)
}

/** A text that was said: which Game Master it calls for next, or none when the beat is the player's again. */
async function* weigh(turn: Turn, spawn: Spawn, said: string): Moves<Spawn | undefined> {
  const { pieces, faults, unread } = piecesOf(said)
  const prose = pieces.flatMap(piece => (piece.kind === 'prose' ? [piece.text] : []))
  const read = readSaid(prose.join('\n\n'), turn.names)
  const prompts = pieces.flatMap(piece => (piece.kind === 'mail' && isAsking(piece.message) ? [piece.message] : []))
  yield* moveScene(turn, await contextLeft(turn, read.narrative.trim(), expecting(read)))
  await tellFaults(turn, faults)
  if (turn.sentBack < mostSentBack) {
    turn.sentBack += unread.length
    turn.news.push(...unread.map(one => printMessage(one)))
  } else
    await tellFaults(
      turn,
      unread.map(({ why }) => why),
    )
  const told = yield* tellAll(turn, pieces)
  if (told.outcome === 'withheld') {
    return afterMistake(turn, spawn, [`Your text was not shown, because it tells too much: ${told.why}`, howToReveal])
  }
  if (told.outcome === 'dropped' || isEnding(turn.sees) || turn.ending) return undefined
  const signal = prompts.length > 0 ? await writePrompts(turn, prompts) : read
  if (signal.kind === 'await') return yield* askParty(turn, spawn, signal, unanswered(turn))
  if (signal.kind === 'empty') return afterMistake(turn, spawn, nobodyNamed(turn, signal))
  if (turn.news.length > 0) {
    const above = turn.told.length > 0 ? [aboveWasTold] : []
    return { isReload: isFirst(turn), news: [[whatItBrings, ...above].join(' '), ...unanswered(turn)], urges: [] }
  }
  return prose.length === 0 && faults.length > 0 ? afterMistake(turn, spawn, faults) : undefined
}

const whatItBrings = 'That is for you alone. What it brings about is not told yet: tell it, or ask further.'
const aboveWasTold = 'The story above was told.'

/** Somebody who cannot write what is asked so often is not asked again. */
const mostSentBack = 12

/** Piece by piece, as it was said; what the table answers to a message is news for the next Game Master. */
async function* tellAll(turn: Turn, pieces: readonly Piece[]): Moves<Outcome> {
  for (const piece of pieces) {
    if (piece.kind === 'prose') {
      const told = yield* tell(turn, readSaid(piece.text, turn.names).narrative.trim())
      if (told.outcome !== 'done') return told
    } else if (piece.message.tag === 'SESSION_END') turn.ending = piece.message
    else if (!isAsking(piece.message)) {
      const withheld = piece.message.tag === 'ASK_PLAYER' ? yield* putQuestion(turn, piece.message) : undefined
      if (withheld) return withheld
      const replies = yield* carryOutMail([piece.message], turn.ports.rules ?? { moves: [] }, async () => undefined)
      if (piece.message.tag === 'GROUPS') turn.isDivided = piece.message.groups.length > 1
      turn.news.push(...replies.map(reply => printMessage(heldBy(turn, reply))))
    }
  }
  return { outcome: 'done' }
}

/** What the rules wait for is said to every Game Master, and need not stand in the answer too. */
function heldBy(turn: Turn, reply: Message): Message {
  if (reply.tag !== 'RULE_RESULT') return reply
  turn.open = reply.next
  return { ...reply, next: [] }
}

/** Where the human is elsewhere, a question is shown once it may be, and the beat may wait for the answer. */
async function* putQuestion(turn: Turn, message: MessageOf<'ASK_PLAYER'>): Moves<Outcome | undefined> {
  const { asks } = turn.ports
  if (!asks) return undefined
  const { question, header, pages } = toQuestion(message)
  const options = pages.flat()
  const words = [question, ...options.flatMap(({ label, description }) => [label, description ?? ''])]
  const outcome = yield { tag: 'SUGGEST', options: words.filter(Boolean) }
  if (outcome.outcome === 'withheld') return outcome
  const shown = { type: 'question', question, header, options } as const
  await turn.ask.step(`${turn.spawned}/asks/${turn.news.length}`, async () => {
    await asks(shown, asking(turn, `asks-${turn.news.length}`))
    return true
  })
  return undefined
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
