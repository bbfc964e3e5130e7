/**
 * A Game Master that makes moves, seated where one speaks and is gone: it asks the party by the signal, and goes on with
 * what lies in the files. Between two beats it keeps what every Game Master keeps there, and nothing else.
 */
import type { AwaitPlayers, Move, Outcome } from '../moves.ts'
import type { Cast } from '../ports.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import type { MessageOf } from '../protocol/message.ts'
import { printMessage } from '../protocol/print.ts'
import { readVeto } from '../protocol/veto.ts'
import { responsePath } from './pages.ts'
import type { FreshMind, FreshSees } from './port.ts'

type Moves = ReturnType<Cast['gm']>

/** What ends the word of one of them. */
const isHandOff = (move: Move): move is AwaitPlayers | MessageOf<'SESSION_END'> =>
  move.tag === 'AWAIT_PLAYERS' || move.tag === 'SESSION_END'

export const handingOff =
  (gm: Cast['gm']): FreshMind =>
  beat => {
    let moves: Moves | undefined
    let asked: readonly string[] = []
    return async function* (sees, ask) {
      const outcome: Outcome = moves ? { outcome: 'answered', message: answersIn(asked, sees) } : { outcome: 'done' }
      moves ??= gm(beat, ask)
      let step = await moves.next(outcome)
      while (!step.done) {
        const move = step.value
        if (isHandOff(move)) {
          asked = move.tag === 'AWAIT_PLAYERS' ? move.characters.map(({ name }) => name) : []
          return { said: printMessage(handOff(move)), why: '', moment: 'moment' in move ? (move.moment ?? []) : [] }
        }
        step = await moves.next(yield move)
      }
      return { said: '', why: '', isTold: true }
    }
  }

const handOff = (move: AwaitPlayers | MessageOf<'SESSION_END'>): MessageOf<'AWAIT_PLAYERS' | 'SESSION_END'> =>
  move.tag === 'SESSION_END' ? move : { tag: 'AWAIT_PLAYERS', characters: move.characters.map(whole) }

/** A prompt file that says nothing of the scene cannot be answered. */
function whole({ sceneContext, request, ...one }: CharacterRequest): CharacterRequest {
  const wish = request.trim() === '' ? 'What do you say or do?' : request
  const scene = [sceneContext, one.justHappened ?? '', wish].find(text => text.trim() !== '') ?? ''
  return { ...one, sceneContext: scene, request: wish }
}

/** What the files say. Whoever left none, or one that says only what is wrong, has not answered. */
function answersIn(asked: readonly string[], { responses }: FreshSees): MessageOf<'PLAYER_RESPONSES'> {
  const found = asked.map(character => {
    const text = responses.find(({ path }) => path === responsePath(character))?.text.trim() ?? ''
    return { character, text: /^\[ERROR\b/i.test(text) ? '' : text, veto: readVeto(text) }
  })
  return {
    tag: 'PLAYER_RESPONSES',
    responses: found.flatMap(({ character, text, veto }) =>
      text === '' || veto.kind === 'veto' ? [] : [{ character, response: text }],
    ),
    vetoes: found.flatMap(({ character, veto }) => (veto.kind === 'veto' ? [{ character, reason: veto.reason }] : [])),
    missing: found.filter(({ text }) => text === '').map(({ character }) => character),
  }
}
