/** Tools that ask people: the companions, each by themselves, and the human. */
import { assert } from '../../../core/result.ts'
import type { CharacterRequest, RequestType } from '../../../table/protocol/message-gm.ts'
import type { MessageOf } from '../../../table/protocol/message.ts'
import { fault, faultOf, list, record, recordsIn, text, textIn, type GmTool, type Told } from './tool.ts'
import type { Play, Talk } from './talk.ts'

const kinds: Readonly<Record<string, RequestType>> = {
  quick: 'QUICK_REACTION',
  full: 'FULL_CONTEXT',
  fight: 'COMBAT_ACTION',
  reflect: 'REFLECTION',
  talk: 'INTERACTION',
  secret: 'SECRET_ACTION',
}

const askParty: GmTool = {
  name: 'ask_party',
  about:
    'Asks companions what they say or do, all at once and each without hearing the others. Tell each only what that character perceives. Weave all their answers into what you tell.',
  takes: record('Who is asked what.', {
    requests: list(
      'One for each companion.',
      record('One companion.', {
        name: text('The companion.', 80),
        kind: {
          kind: 'choice',
          about: 'quick: a sentence or two, or a veto. talk: among themselves. fight: an action in a fight.',
          options: Object.keys(kinds),
        },
        situation: text('What this character sees and knows right now.'),
        question: text('What you want of them.', 300),
      }),
    ),
  }),
  play: async function* (talk, taken) {
    const characters = recordsIn(taken, 'requests').map(toRequest)
    const told = yield* askAll(talk, characters)
    return told
  },
}

const toRequest = (one: Parameters<typeof textIn>[0]): CharacterRequest => ({
  name: textIn(one, 'name'),
  requestType: kinds[textIn(one, 'kind')] ?? 'QUICK_REACTION',
  sceneContext: textIn(one, 'situation'),
  request: textIn(one, 'question'),
})

/** Whoever vetoes is asked again alone, in full, once: the protocol says so, and nobody has to remember it. */
async function* askAll(talk: Talk, characters: readonly CharacterRequest[]): Play<Told> {
  const isTogether = Object.keys(talk.sees.state.groups).length < 2
  const first = yield* awaitAnswers(characters)
  if ('isFault' in first) return first
  const vetoed = characters.filter(({ name }) => first.vetoes.some(({ character }) => isSame(character, name)))
  const lines = [answersIn(first)]
  for (const one of vetoed) {
    const again = yield* awaitAnswers([
      { ...one, requestType: 'FULL_CONTEXT', justHappened: soFar(first, characters, one.name, isTogether) },
    ])
    lines.push('isFault' in again ? again.text : answersIn(again))
  }
  return { text: lines.filter(line => line !== '').join('\n\n') || 'Nobody answered. Go on without them.' }
}

/** What whoever objected is told before they are asked in full: what was said aloud beside them, and their own objection. */
function soFar(
  { responses, vetoes }: MessageOf<'PLAYER_RESPONSES'>,
  asked: readonly CharacterRequest[],
  name: string,
  isTogether: boolean,
): string {
  const isAloud = (character: string): boolean =>
    isTogether && asked.some(one => isSame(character, one.name) && !inward.includes(one.requestType))
  return [
    ...responses
      .filter(({ character }) => isAloud(character))
      .map(({ character, response }) => `${character}: ${response}`),
    ...vetoes.filter(({ character }) => isSame(character, name)).map(({ reason }) => `You objected: ${reason}`),
  ].join('\n')
}

/** Nobody hears what somebody thinks, or does in secret. */
const inward: readonly RequestType[] = ['REFLECTION', 'SECRET_ACTION']

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase().startsWith(other.toLowerCase().split(' ')[0] ?? '')

async function* awaitAnswers(
  characters: readonly CharacterRequest[],
): Play<MessageOf<'PLAYER_RESPONSES'> | (Told & { isFault: true })> {
  const outcome = yield { tag: 'AWAIT_PLAYERS', characters }
  if (outcome.outcome === 'answered') {
    assert(outcome.message.tag === 'PLAYER_RESPONSES', 'the party answers with responses')
    return outcome.message
  }
  return faultOf(outcome, 'Nobody was asked.')
}

const answersIn = ({ responses, vetoes, missing }: MessageOf<'PLAYER_RESPONSES'>): string =>
  [
    ...responses.map(({ character, response }) => `${character}: ${response}`),
    ...vetoes.map(({ character, reason }) => `${character} objects and is asked again: ${reason}`),
    ...missing.map(character => `${character} does not answer.`),
  ].join('\n')

const askPlayer: GmTool = {
  name: 'ask_player',
  about: 'Puts a real choice to the human player. Not for "what do you do?": just end your telling.',
  takes: record('The question.', {
    question: text('As the player reads it.', 300),
    options: list(
      'Two to four choices.',
      record('One choice.', {
        label: text('One to five words.', 60),
        description: { ...text('What it means.', 200), optional: true },
      }),
      4,
    ),
  }),
  play: async function* (_talk, taken) {
    const options = recordsIn(taken, 'options').map(one => {
      const description = textIn(one, 'description')
      return { label: textIn(one, 'label'), ...(description === '' ? {} : { description }) }
    })
    const outcome = yield { tag: 'ASK_PLAYER', question: textIn(taken, 'question'), header: 'Choice', options }
    if (outcome.outcome !== 'answered') return faultOf(outcome, 'Nobody answered.')
    assert(outcome.message.tag === 'PLAYER_ANSWER', 'a question is answered')
    return { text: `The player answers: ${outcome.message.answer || '(nothing)'}` }
  },
}

const whisper: GmTool = {
  name: 'whisper',
  about: 'Tells one of the party what they alone hear or notice.',
  takes: record('It.', { to: text('Who.', 80), words: text('What.') }),
  play: async function* ({ whispered }, taken) {
    const [to, words] = [textIn(taken, 'to'), textIn(taken, 'words')]
    if (whispered.has(`${to}: ${words}`)) return fault('They have heard that.')
    const outcome = yield { tag: 'WHISPER', to, text: words }
    if (outcome.outcome !== 'done') return faultOf(outcome, 'It was not heard.')
    whispered.add(`${to}: ${words}`)
    return { text: 'They alone heard it.' }
  },
}

export const partyTools: readonly GmTool[] = [askParty, askPlayer, whisper]
