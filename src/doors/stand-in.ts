import type { Cast } from '../table/ports.ts'
import { scriptedCast } from '../table/testing/scripted.ts'

/** A Game Master that answers in a few words. */
export const standIn = (seed: string): Cast =>
  scriptedCast({
    beats: [
      async function* ({ incoming }) {
        if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end') {
          yield { tag: 'NARRATIVE', text: 'The lamps burn low, and the evening is over.' }
          yield { tag: 'SESSION_END', summary: 'An evening.', stateSaved: true, nextHook: 'The bell rings again.' }
          return
        }
        if (incoming.tag !== 'PLAYER_ACTION') {
          yield { tag: 'OPEN_SCENE', title: 'The pier', location: 'The pier', time: 'dusk' }
          yield { tag: 'NARRATIVE', text: `The pier is dark. *Something moves below.* (${seed})` }
          yield {
            tag: 'BOARD',
            board: {
              places: [{ name: 'The pier', exits: ['The mill'], isHere: true, wasVisited: true }],
              clocks: [{ name: 'The tide', filled: 2, segments: 4 }],
            },
          }
          yield { tag: 'SUGGEST', options: ['Look around', 'Ask the ferryman about the bell'] }
          return
        }
        if (/wait/i.test(incoming.action)) {
          const answer = yield {
            tag: 'ASK_PLAYER',
            question: 'How long?',
            options: [{ label: 'An hour' }, { label: 'All night' }],
          }
          yield {
            tag: 'NARRATIVE',
            text: `You wait: ${answer.outcome === 'answered' && answer.message.tag === 'PLAYER_ANSWER' ? answer.message.answer : '?'}.`,
          }
          return
        }
        const ruled = yield {
          tag: 'RULE',
          name: 'check',
          input: { who: incoming.character, skill: 'perception', dc: 12 },
        }
        yield {
          tag: 'NARRATIVE',
          text: `You say: ${incoming.action.slice(0, 200)}\n\n> **Ferryman**: "Nobody rings it. *Nobody alive.*"\n\n(${ruled.outcome})`,
        }
        yield { tag: 'SUGGEST', options: ['Look around', 'Wait'] }
      },
    ],
  })
