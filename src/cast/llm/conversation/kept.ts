/**
 * What is kept of a beat: both sides of it, word for word, as the players know it. What was sent back and said again, calls
 * that failed and what was looked up are in the chronicle and not in here.
 */
import type { Json } from '../../../core/json.ts'
import type { PastBeat } from '../../../table/ports.ts'
import { cut } from '../context/cut.ts'
import type { Answer, ModelMessage, SentCall, ToolResult } from '../model/port.ts'
import { wordsOf } from './words.ts'

/** What stands before the play: read once, and again when the play has outgrown its room. */
export type Base = {
  readonly principles: string
  readonly campaign: string
  /** Where things stood when older words were let go; empty at the beginning of a session. */
  readonly refresh: string
  /** The first beat whose words are still there. */
  readonly from: number
}

/** Without words of its own a beat is said again as it was played: what began it, and what was told. */
export type KeptBeat = { readonly base?: Base; readonly messages?: readonly ModelMessage[] }

/** One answer of the model's with what the players heard of it and what its calls were answered. */
export type Round = {
  readonly told: readonly string[]
  readonly calls: Answer['toolCalls']
  readonly results: readonly ToolResult[]
}

/** In characters: the answer of a tool is a fact or two; what was looked up can be looked up again. */
const most = { result: 700, recalled: 120 } as const

export function keptOf(words: string, rounds: readonly Round[]): readonly ModelMessage[] {
  const messages: ModelMessage[] = [{ role: 'user', text: words }]
  for (const { told, calls, results } of rounds) {
    const done = results.filter(({ isFault }) => !isFault)
    const kept: readonly SentCall[] = calls
      .filter(({ id }) => done.some(result => result.id === id))
      .map(({ id, name, read }) => ({ id, name, read }))
    const text = told.join('\n\n')
    const last = messages.at(-1)
    if (last?.role === 'assistant' && last.toolCalls.length === 0)
      messages[messages.length - 1] = { role: 'assistant', text: joined(last.text, text), toolCalls: kept }
    else if (text !== '' || kept.length > 0) messages.push({ role: 'assistant', text, toolCalls: kept })
    if (kept.length > 0) messages.push({ role: 'tool', results: done.map(shortened) })
  }
  return messages
}

const joined = (one: string, other: string): string => [one, other].filter(Boolean).join('\n\n')

const shortened = ({ id, name, text }: ToolResult): ToolResult => ({
  id,
  name,
  text: cut(text, name === 'recall' ? most.recalled : most.result),
})

const isKept = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && ('messages' in value || 'base' in value)

/** What was recorded under the Game Master's own key has its shape; another Game Master's is no conversation. */
const keptIn = ({ kept }: PastBeat): KeptBeat | undefined => (isKept(kept) ? (kept as unknown as KeptBeat) : undefined)

/** The newest base there is. */
export const baseIn = (beats: readonly PastBeat[]): Base | undefined =>
  beats.map(beat => keptIn(beat)?.base).findLast(base => base !== undefined)

/** A beat as it is said again; one that another Game Master played is what the player said and what was told. */
export function messagesOf(beat: PastBeat): readonly ModelMessage[] {
  const kept = keptIn(beat)
  if (kept?.messages) return kept.messages
  const told = beat.told.join('\n\n')
  const words: ModelMessage = { role: 'user', text: wordsOf(beat.incoming) }
  return told === '' ? [words] : [words, { role: 'assistant', text: told, toolCalls: [] }]
}

/** Some models take turns strictly: what one says in two breaths is one message. */
export function inTurns(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const turns: ModelMessage[] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (message.role === 'user' && last?.role === 'user')
      turns[turns.length - 1] = { ...message, text: `${last.text}\n\n${message.text}` }
    else turns.push(message)
  }
  return turns
}

export const lengthOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, message) => sum + JSON.stringify(message).length, 0)
