/** The signal: prompts are read, companions asked through the table, and the next Game Master told what lies in `tmp/`. */
import { explainNobody } from '../../campaign/names/party-member.ts'
import type { Json } from '../../core/json.ts'
import type { Move, Outcome } from '../moves.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import type { MessageOf } from '../protocol/message.ts'
import type { AwaitSignal } from '../protocol/signal.ts'
import { asking } from './hear.ts'
import { promptPath, readPage, removePage, responsePath, writePage } from './pages.ts'
import { partyIn } from './party.ts'
import { howToReveal, revealing } from './reveal.ts'
import { readRequests, type Fault } from './requests.ts'
import { spawnWithResponses, type Spawn } from './spawn.ts'
import { afterMistake } from './stuck.ts'
import { lastTold, type Turn } from './turn.ts'

type Signal = Extract<AwaitSignal, { readonly kind: 'await' }>

/** The human is asked for words of their own, whether or not somebody wrote them a prompt. */
const forHuman = (name: string, turn: Turn): CharacterRequest => ({
  name,
  requestType: 'FULL_CONTEXT',
  sceneContext: lastTold(turn),
  request: 'What do you do?',
})

async function readPrompts(
  turn: Turn,
  characters: readonly string[],
): Promise<Readonly<Record<string, string | null>>> {
  return turn.ask.step(`${turn.spawned}/prompts`, async () => {
    const pages = await Promise.all(characters.map(name => readPage(turn.ports.store, promptPath(name))))
    return Object.fromEntries(characters.map((name, index) => [name, pages[index] ?? null]))
  })
}

const regenerate = (spawn: Spawn, faults: readonly Fault[], all: readonly string[]): Spawn => ({
  ...spawn,
  urges: [
    ...faults.map(
      ({ character, words }) => `${promptPath(character)} could not be used: ${words.replaceAll('\n', ' ')}`,
    ),
    `Write these prompt files again, with request_type, ## Scene and ## Request. Tell nothing twice; then output [AWAIT_AI_PLAYERS: ${all.join(', ')}] and STOP.`,
  ],
})

/** Whoever cannot be asked has answered with what is wrong, where the next Game Master looks. */
async function answerFaults(turn: Turn, faults: readonly Fault[]): Promise<void> {
  await turn.ask.step<Json>(`${turn.spawned}/faults`, async () => {
    for (const { character, words } of faults) await writePage(turn.ports.store, responsePath(character), `${words}\n`)
    return faults.map(({ character }) => character)
  })
}

/** Prompts have served; the human's words lie beside the others'. */
async function tidy(
  turn: Turn,
  asked: readonly CharacterRequest[],
  answers: MessageOf<'PLAYER_RESPONSES'>,
): Promise<void> {
  const { store } = turn.ports
  const { human } = turn.names
  await turn.ask.step(`${turn.spawned}/tidied`, async () => {
    const mine = answers.responses.find(({ character }) => character === human)
    if (mine) await writePage(store, responsePath(mine.character), `${mine.response.trim()}\n`)
    for (const { name } of asked) await removePage(store, promptPath(name))
    return true
  })
}

/** Recorded: the answers are read and removed later on, and whoever goes on with the beat must not wait for them again. */
async function waitUntilReady(turn: Turn, asked: readonly CharacterRequest[]): Promise<void> {
  const { ready, answer, human } = turn.ports
  if (!ready) return
  const words = await turn.ask.step(`${turn.spawned}/is-ready`, () => ready(asked, asking(turn, 'ready')))
  if (asked.some(({ name }) => name === human)) answer?.(words) // else it would answer the next question that is put
}

export async function* askParty(
  turn: Turn,
  spawn: Spawn,
  signal: Signal,
  unanswered: readonly string[],
): AsyncGenerator<Move, Spawn | undefined, Outcome> {
  const { human } = turn.names
  const party = partyIn(turn.sees.view)
  const unknown = signal.unresolved.map(one => explainNobody(one, party))
  for (const text of unknown) turn.ports.show({ type: 'notice', text })
  const pages = await readPrompts(turn, signal.companions)
  const { requests, faults } = readRequests(pages, turn.vetoed)
  if (faults.length > 0 && !turn.hasRegenerated) {
    turn.hasRegenerated = true
    return regenerate(spawn, faults, [...signal.companions, ...(signal.asksHuman && human ? [human] : [])])
  }
  await answerFaults(turn, faults)
  const asked = [...requests, ...(signal.asksHuman && human !== undefined ? [forHuman(human, turn)] : [])]
  if (asked.length === 0)
    return afterMistake(
      turn,
      spawn,
      faults.map(({ words }) => words.replaceAll('\n', ' ')),
    )
  await waitUntilReady(turn, asked)
  const outcome = yield* revealing(turn, { tag: 'AWAIT_PLAYERS', characters: asked, moment: turn.moment })
  if (outcome.outcome === 'withheld' || outcome.outcome === 'refused') {
    return afterMistake(turn, spawn, [`Nobody was asked, because of the prompt files: ${outcome.why}`, howToReveal])
  }
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return undefined
  const next = await weave(turn, asked, faults, outcome.message)
  return { ...next, news: [...unanswered, ...next.news, ...unknown] }
}

async function weave(
  turn: Turn,
  asked: readonly CharacterRequest[],
  faults: readonly Fault[],
  answers: MessageOf<'PLAYER_RESPONSES'>,
): Promise<Spawn> {
  await tidy(turn, asked, answers)
  for (const { character } of answers.vetoes) turn.vetoed.add(character)
  const missing = [...answers.missing, ...faults.map(({ character }) => character)]
  const named = [...answers.responses, ...answers.vetoes, ...faults].map(({ character }) => character)
  turn.waiting = [...named, ...answers.missing].map(responsePath) // an answer that was none is none the next time either
  turn.hasCycle = true
  turn.hasRegenerated = false
  turn.strikes = 0
  return spawnWithResponses({ ...answers, missing })
}
