/**
 * What a Game Master's messages do: each becomes moves of the table, and what comes of them becomes messages again. A
 * Game Master that stays at the table and one that is new at each hand-off, by wire or by files, are served by this alone.
 */
import type { Degree, Happening, Rolled } from '../../rules/ruleset.ts'
import type { Move, Outcome } from '../moves.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import type { Message, MessageOf, Tag } from '../protocol/message.ts'
import { refusal } from './mail.ts'
import { ruleInput, type RuleMoves } from './rule-input.ts'

/** Moves out, outcomes in, and in the end the table's answer to whoever sent it. */
export type Deed = AsyncGenerator<Move, readonly Message[], Outcome>

/** What the table has no move for is somebody else's to do: whom to seat is up to whoever keeps the seats. */
export type Elsewhere = (message: Message) => Promise<readonly Message[] | undefined>

type Prompt = MessageOf<'GM_TO_PLAYER'>

/** Prompts that follow each other are put at once: nobody waits for somebody who does not hear them. */
export function groupPrompts(messages: readonly Message[]): readonly (readonly Message[])[] {
  const groups: Message[][] = []
  for (const message of messages) {
    const last = groups.at(-1)
    if (message.tag === 'GM_TO_PLAYER' && last?.[0]?.tag === 'GM_TO_PLAYER') last.push(message)
    else groups.push([message])
  }
  return groups
}

export async function* carryOutMail(messages: readonly Message[], rules: RuleMoves, elsewhere: Elsewhere): Deed {
  const [message] = messages
  if (!message) return []
  if (message.tag === 'GM_TO_PLAYER') return yield* promptEach(messages.filter(isPrompt))
  const move = moveOf(message, rules)
  if (move === undefined) {
    return (await elsewhere(message)) ?? [refusal(message.tag, `[${message.tag}] does nothing here.`)]
  }
  if ('why' in move && move.tag === 'REFUSED') return [move]
  return answerTo(message, yield move, rules)
}

const isPrompt = (message: Message): message is Prompt => message.tag === 'GM_TO_PLAYER'

const numberIn = (text: string | undefined): number | undefined => {
  const found = /\d{1,4}/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : Number(found)
}

type Moving = { readonly [T in Tag]?: (message: MessageOf<T>, rules: RuleMoves) => Move | MessageOf<'REFUSED'> }

/** Messages that are moves as they are say so; the others are put into the table's own words. */
const moving: Moving = {
  NARRATIVE: message => message,
  ASK_PLAYER: message => message,
  AWAIT_PLAYERS: message => message,
  STATE_UPDATED: message => message,
  SESSION_END: message => message,
  NARRATOR_NOTE: message => message,
  WHISPER: message => message,
  SUGGEST: message => message,
  DELTAS: ({ gmStateDelta, partyKnowledgeDelta, group }) => ({
    tag: 'RECORD',
    state: gmStateDelta,
    knowledge: partyKnowledgeDelta,
    ...(group === undefined ? {} : { group }),
  }),
  DICE_REQUEST: message => rollMove(message),
  RULE_REQUEST: ({ move, input = '' }, rules) => {
    const read = ruleInput(rules, move, input)
    return read.ok ? { tag: 'RULE', ...read.value, isWritten: true } : refusal('RULE_REQUEST', read.refusal)
  },
  OPEN_SCENE: ({ title, location = '', time = '' }) => ({ tag: 'OPEN_SCENE', title, location, time }),
  GROUPS: ({ groups }) => ({
    tag: 'GROUPS',
    groups: Object.fromEntries(groups.map(({ name, members }) => [name, members])),
  }),
  RETCON: ({ beat, why }) => {
    const to = numberIn(beat)
    return to === undefined
      ? refusal('RETCON', 'beat is the number of the beat to go back to the end of.')
      : { tag: 'RETCON', to, why }
  },
}

/** Undefined where it is no move at all. */
function moveOf<T extends Tag>(message: MessageOf<T>, rules: RuleMoves): Move | MessageOf<'REFUSED'> | undefined {
  const make: Moving[T] = moving[message.tag]
  return make?.(message, rules)
}

function rollMove({ character, check, dice, dc, hidden }: MessageOf<'DICE_REQUEST'>): Move {
  const against = numberIn(dc)
  const roll = { tag: 'ROLL', who: character ?? 'gm', purpose: check, dice, isHidden: hidden } as const
  return against === undefined ? roll : { ...roll, dc: against }
}

/** A roll that a prompt asks for is made here, before anybody answers: no mind states what fell. */
async function* promptEach(prompts: readonly Prompt[]): Deed {
  const replies: Message[] = []
  const requests: CharacterRequest[] = []
  for (const prompt of prompts) {
    const fell = prompt.rollRequired ? yield* rollFor(prompt, prompt.rollRequired) : []
    replies.push(...fell)
    requests.push(requestOf(prompt, fell))
  }
  const outcome = yield { tag: 'AWAIT_PLAYERS', characters: requests }
  if (outcome.outcome === 'answered' && outcome.message.tag === 'PLAYER_RESPONSES') {
    return [...replies, ...eachAnswer(outcome.message)]
  }
  const [first, ...others] = prompts
  return [...replies, ...(first ? answerTo(first, outcome) : []), ...others.map(notAsked)]
}

/** Those who are written to at once are asked at once, or not at all. */
const notAsked = ({ to = '' }: Prompt): Message =>
  refusal('GM_TO_PLAYER', `${to} was not asked either: all of them are asked at once. Send it again with the others.`)

async function* rollFor({ to = '' }: Prompt, { check, dice }: { readonly check: string; readonly dice: string }): Deed {
  const asked = { tag: 'DICE_REQUEST', character: to, check, dice, hidden: false } as const
  return answerTo(asked, yield rollMove(asked))
}

function requestOf(
  { to = '', requestType, scene, justHappened, request }: Prompt,
  fell: readonly Message[],
): CharacterRequest {
  const rolls = fell.flatMap(reply => (reply.tag === 'DICE_RESULT' ? [`${reply.check}: ${reply.roll}`] : []))
  const happened = [justHappened, ...(rolls.length > 0 ? [`You rolled. ${rolls.join('; ')}`] : [])].filter(Boolean)
  return {
    name: to,
    requestType,
    sceneContext: scene,
    ...(happened.length > 0 ? { justHappened: happened.join('\n\n') } : {}),
    request,
  }
}

/** Whoever was written to alone answers alone. */
const eachAnswer = ({ responses, vetoes, missing }: MessageOf<'PLAYER_RESPONSES'>): readonly Message[] => [
  ...responses.map(({ character, response }): Message => ({
    tag: 'PLAYER_TO_GM',
    type: 'ACTION',
    character,
    text: response,
  })),
  ...vetoes.map(({ character, reason }): Message => ({ tag: 'PLAYER_TO_GM', type: 'VETO', character, text: reason })),
  ...(missing.length > 0 ? [note(`No answer came from ${missing.join(', ')}. Go on without them.`)] : []),
]

export const note = (words: string): MessageOf<'TABLE_NOTE'> => ({ tag: 'TABLE_NOTE', note: words })

export const seenWords = ({ text, reason }: Happening): string => (reason === '' ? text : `${text}: ${reason}`)

const rollWords = ({ text, outcome }: Rolled): string => (outcome === undefined ? text : `${text} ${outcome}`)

const results: Readonly<Record<Degree, MessageOf<'DICE_RESULT'>['result'] & string>> = {
  exceptional: 'critical_success',
  success: 'success',
  partial: 'failure',
  failure: 'failure',
}

function diceResult(message: Message, { who, purpose, text, degree }: Rolled): MessageOf<'DICE_RESULT'> {
  const dc = message.tag === 'DICE_REQUEST' ? message.dc : undefined
  return {
    tag: 'DICE_RESULT',
    character: who,
    check: purpose,
    roll: text,
    ...(dc === undefined ? {} : { dc }),
    ...(degree === undefined ? {} : { result: results[degree] }),
  }
}

const howToReveal = [
  '[DELTAS] with party_knowledge_delta: - LEARNED: ... first, where the party is to learn it now',
  '[DELTAS] group: the name of one of them, with the same, where only that one learns it',
]

/** A step of a turn is nothing one may ask for. */
const isStep = (moves: RuleMoves['moves'], name: string): boolean =>
  moves.some(move => move.isStep === true && move.name === name)

/** What the table did with it, in the table's own messages. What was simply done needs none. */
export function answerTo(
  message: Message,
  outcome: Outcome,
  { waits, moves = [] }: Partial<RuleMoves> = {},
): readonly Message[] {
  switch (outcome.outcome) {
    case 'done':
      return []
    case 'withheld':
      return [refusal(message.tag, outcome.why, howToReveal)]
    case 'dropped':
      return [refusal(message.tag, outcome.why)]
    case 'refused':
      return [
        refusal(
          message.tag,
          outcome.why,
          outcome.allowed.filter(name => !isStep(moves, name)),
        ),
      ]
    case 'answered':
      return [outcome.message]
    case 'ruled':
      return message.tag === 'RULE_REQUEST'
        ? [
            {
              tag: 'RULE_RESULT',
              move: message.move,
              facts: [...outcome.facts, ...outcome.seen.map(seenWords)],
              rolls: outcome.rolls.map(roll => `${roll.who}, ${roll.purpose}: ${rollWords(roll)}`),
              next: waits?.(outcome.world) ?? [],
            },
          ]
        : outcome.rolls.map(roll => diceResult(message, roll))
  }
}
