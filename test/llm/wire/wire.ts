/** The three wires, told by the path that a client calls. */
import type { ScriptedAnswer } from '../script.ts'
import { anthropicBody, anthropicError, anthropicErrorFrame, anthropicFrames } from './anthropic.ts'
import { ollamaBody, ollamaError, ollamaErrorFrame, ollamaFrames } from './ollama.ts'
import { openaiBody, openaiError, openaiErrorFrame, openaiFrames } from './openai.ts'

export type WireName = 'openai' | 'anthropic' | 'ollama'

export type Wire = {
  readonly name: WireName
  readonly path: string
  readonly streams: string
  readonly frames: (answer: ScriptedAnswer, model: string) => readonly string[]
  readonly body: (answer: ScriptedAnswer, model: string) => object
  readonly error: (kind: string, says: string) => object
  readonly errorFrame: (kind: string, says: string) => string
}

export const wires: readonly Wire[] = [
  {
    name: 'openai',
    path: '/v1/chat/completions',
    streams: 'text/event-stream',
    frames: openaiFrames,
    body: openaiBody,
    error: openaiError,
    errorFrame: openaiErrorFrame,
  },
  {
    name: 'anthropic',
    path: '/v1/messages',
    streams: 'text/event-stream',
    frames: anthropicFrames,
    body: anthropicBody,
    error: anthropicError,
    errorFrame: anthropicErrorFrame,
  },
  {
    name: 'ollama',
    path: '/api/chat',
    streams: 'application/x-ndjson',
    frames: ollamaFrames,
    body: ollamaBody,
    error: ollamaError,
    errorFrame: ollamaErrorFrame,
  },
]
