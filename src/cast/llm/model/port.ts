/**
 * A model as the rest of the house knows it. Nothing of a provider or of its packages is in these words: whoever writes
 * a prompt hands over a `ModelCall` and hears `ModelEvent`s, and every fault has a name and a sentence.
 */
import type { Shape } from '../../../rules/shape.ts'
import type { Read } from '../repair/repair.ts'

/**
 * One part of what a model is told before anything is said. Stable parts come first and are the same bytes from call to
 * call: a provider keeps them and charges a tenth. What changes with every call belongs in the last user message.
 */
export type SystemPart = { readonly text: string; readonly isStable: boolean }

/** What was said so far. The last message marked stable is where the part ends that a provider should keep. */
export type ModelMessage =
  | { readonly role: 'user'; readonly text: string; readonly isStable?: true }
  | {
      readonly role: 'assistant'
      readonly text: string
      readonly toolCalls: readonly SentCall[]
      readonly isStable?: true
    }
  | { readonly role: 'tool'; readonly results: readonly ToolResult[]; readonly isStable?: true }

/** A call as it goes back to the model: what we understood, never its broken bytes. */
export type SentCall = Pick<ToolCall, 'id' | 'name' | 'read'>

/** The answer to one tool call. `isFault` tells the model that what it asked for did not happen. */
export type ToolResult = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly isFault?: true
}

export type RecordShape = Shape & { readonly kind: 'record' }

/** Something a model may ask for. Nothing happens by itself: the call is handed to whoever asked. */
export type Tool = { readonly name: string; readonly about: string; readonly takes: RecordShape }

export type ModelCall = {
  readonly system: readonly SystemPart[]
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly Tool[]
  /** `any`: some tool must be called. A name: that one. Left out, the model chooses. */
  readonly mustCall?: 'any' | { readonly name: string }
  readonly maxOutputTokens: number
  readonly temperature?: number
  /** How long a model that thinks may think. */
  readonly effort?: Effort
}

export const efforts = ['low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]

/** What a person may set for a role, beside its model. */
export type Sampling = Pick<ModelCall, 'temperature' | 'effort'>

/** `raw` is what the model wrote, byte for byte; `read` is the value it meant, or why nobody can tell. */
export type ToolCall = { readonly id: string; readonly name: string; readonly raw: string; readonly read: Read }

/**
 * Tokens by the provider's own count. `input` is all of the prompt, of which `cachedRead` came out of the provider's
 * cache and `cachedWrite` went into it. A server that does not count is counted for, and `isMeasured` says so.
 */
export type Usage = {
  readonly input: number
  readonly cachedRead: number
  readonly cachedWrite: number
  readonly output: number
  readonly isMeasured: boolean
}

/** `length`: cut off by the limit of tokens. `refusal`: the model, or a filter before it, would not. */
export type FinishReason = 'stop' | 'length' | 'tool-calls' | 'refusal' | 'error'

export type ModelEvent =
  | { readonly type: 'text-delta'; readonly text: string }
  | { readonly type: 'tool-call'; readonly call: ToolCall }
  | { readonly type: 'finish'; readonly reason: FinishReason; readonly usage: Usage }

export type Model = {
  /** `anthropic/claude-…`, `ollama/…`: the spec that would choose it again. */
  readonly name: string
  /** One try. A fault is thrown as `ModelFailed`; whoever wants patience calls `complete`. */
  readonly stream: (call: ModelCall, signal: AbortSignal) => AsyncIterable<ModelEvent>
}

/** An answer that came to its end and has been paid for. `dollars` is an estimate; null where the price is unknown. */
export type Answer = {
  readonly model: string
  readonly text: string
  readonly toolCalls: readonly ToolCall[]
  readonly reason: FinishReason
  readonly usage: Usage
  readonly dollars: number | null
}
