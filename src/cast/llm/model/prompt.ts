/** A `ModelCall` in the words of the providers' common interface. */
import type { LanguageModel } from 'ai'
import type { Json } from '../../../core/json.ts'
import type { ModelCall, ModelMessage, SystemPart, Tool } from './port.ts'
import { schemaOf } from './schema.ts'

/** What every provider package gives us: one call, one stream, no loop and no retries of its own. */
export type Spoken = Extract<LanguageModel, { specificationVersion: 'v3' }>
type CallOptions = Parameters<Spoken['doStream']>[0]
type Prompt = CallOptions['prompt']
type PromptMessage = Prompt[number]

/** `marked`: the provider keeps what we mark. `joined`: it keeps any prefix by itself, and many take one system text. */
export type Caching = 'marked' | 'joined'

const keep = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } as const

/** A provider takes four marks: one for what stands before the messages, the others for the growing end of them. */
const mostSystemMarks = 1
const mostMessageMarks = 3

export function optionsOf(call: ModelCall, caching: Caching, abortSignal: AbortSignal): CallOptions {
  return {
    prompt: [...systemOf(call.system, caching), ...messagesOf(call.messages, caching)],
    maxOutputTokens: call.maxOutputTokens,
    abortSignal,
    ...(call.temperature === undefined ? {} : { temperature: call.temperature }),
    ...(call.tools.length === 0 ? {} : { tools: call.tools.map(toolOf), toolChoice: choiceOf(call) }),
    providerOptions: {
      // Arguments that are checked before they are sent break less often.
      anthropic: { toolStreaming: false, ...(call.effort ? { effort: call.effort } : {}) },
      ...(call.effort
        ? { openai: { reasoningEffort: call.effort }, compatible: { reasoningEffort: call.effort } }
        : {}),
      // Ollama takes its limits here alone; with its own small window it would cut the prompt's head off in silence.
      ollama: {
        ...(call.effort ? { think: true } : {}),
        options: {
          num_ctx: windowFor(call),
          num_predict: call.maxOutputTokens,
          ...(call.temperature === undefined ? {} : { temperature: call.temperature }),
        },
      },
    },
  }
}

function systemOf(parts: readonly SystemPart[], caching: Caching): Prompt {
  const told = parts.filter(({ text }) => text !== '')
  if (told.length === 0) return []
  if (caching === 'joined') return [{ role: 'system', content: told.map(({ text }) => text).join('\n\n') }]
  const marks = new Set(told.filter(({ isStable }) => isStable).slice(-mostSystemMarks))
  return told.map(part => ({ role: 'system', content: part.text, ...(marks.has(part) ? keep : {}) }))
}

function messagesOf(messages: readonly ModelMessage[], caching: Caching): Prompt {
  const kept = new Set(caching === 'marked' ? messages.filter(({ isStable }) => isStable).slice(-mostMessageMarks) : [])
  return messages.map(message => ({ ...messageOf(message), ...(kept.has(message) ? keep : {}) }))
}

function messageOf(message: ModelMessage): PromptMessage {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: [{ type: 'text', text: message.text }] }
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]),
          ...message.toolCalls.map(({ id, name, read }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            input: read.ok ? recordOf(read.value) : {}, // the model hears in the result what was wrong with it
          })),
        ],
      }
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map(({ id, name, text, isFault }) => ({
          type: 'tool-result' as const,
          toolCallId: id,
          toolName: name,
          output: { type: isFault ? ('error-text' as const) : ('text' as const), value: text },
        })),
      }
  }
}

/** Every provider wants a record here, whatever the model wrote. */
const recordOf = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

const toolOf = ({ name, about, takes }: Tool) => ({
  type: 'function' as const,
  name,
  description: about,
  inputSchema: schemaOf(takes),
})

function choiceOf({ mustCall }: ModelCall): NonNullable<CallOptions['toolChoice']> {
  if (mustCall === undefined) return { type: 'auto' }
  return mustCall === 'any' ? { type: 'required' } : { type: 'tool', toolName: mustCall.name }
}

/** Characters over three are more tokens than any prose has; windows grow by doubling, so that a model is loaded once. */
function windowFor(call: ModelCall): number {
  const needed = Math.ceil(charactersOf(call) / 3) + call.maxOutputTokens
  let size = 8192
  while (size < needed) size *= 2
  return size
}

/** Every character a provider is sent, for windows and for estimates. */
export function charactersOf(call: ModelCall): number {
  let count = 0
  for (const { text } of call.system) count += text.length
  for (const message of call.messages)
    if (message.role === 'tool') for (const { text } of message.results) count += text.length
    else count += message.text.length
  for (const tool of call.tools) count += JSON.stringify(tool).length
  return count
}
