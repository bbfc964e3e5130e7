/** Anthropic's messages, as a server writes them. */
import {
  argumentPiecesOf,
  countedOf,
  finishOf,
  idOf,
  piecesOf,
  type Counted,
  type Finish,
  type ScriptedAnswer,
} from '../script.ts'

const finishes: Readonly<Record<Finish, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  'tool-calls': 'tool_use',
  refusal: 'refusal',
}

/** Here the count of input leaves out what the cache read and wrote. */
const inputOf = ({ input, cachedRead = 0, cachedWrite = 0 }: Counted) => ({
  input_tokens: input - cachedRead - cachedWrite,
  cache_read_input_tokens: cachedRead,
  cache_creation_input_tokens: cachedWrite,
})

const sse = (value: { readonly type: string }): string => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`

export function anthropicFrames(answer: ScriptedAnswer, model: string): readonly string[] {
  const counted = countedOf(answer) ?? { input: 0, output: 0 }
  const frames: string[] = [
    sse({
      type: 'message_start',
      message: { ...head(model), content: [], stop_reason: null, usage: { ...inputOf(counted), output_tokens: 1 } },
    } as { type: string }),
    sse({ type: 'ping' }),
  ]
  let index = 0
  const block = (start: object, deltas: readonly object[]): void => {
    frames.push(sse({ type: 'content_block_start', index, content_block: start } as { type: string }))
    for (const delta of deltas) frames.push(sse({ type: 'content_block_delta', index, delta } as { type: string }))
    frames.push(sse({ type: 'content_block_stop', index } as { type: string }))
    index += 1
  }
  const pieces = piecesOf(answer.text ?? '', answer)
  if (pieces.length > 0)
    block(
      { type: 'text', text: '' },
      pieces.map(text => ({ type: 'text_delta', text })),
    )
  for (const [place, call] of (answer.calls ?? []).entries())
    block(
      { type: 'tool_use', id: idOf(call, place), name: call.name, input: {} },
      argumentPiecesOf(call, answer).map(partial_json => ({ type: 'input_json_delta', partial_json })),
    )
  return [
    ...frames,
    sse({
      type: 'message_delta',
      delta: { stop_reason: finishes[finishOf(answer)], stop_sequence: null },
      usage: { output_tokens: counted.output },
    } as { type: string }),
    sse({ type: 'message_stop' }),
  ]
}

const head = (model: string) => ({ id: 'msg_1', type: 'message', role: 'assistant', model })

export function anthropicBody(answer: ScriptedAnswer, model: string): object {
  const counted = countedOf(answer) ?? { input: 0, output: 0 }
  const text = piecesOf(answer.text ?? '', answer).join('')
  return {
    ...head(model),
    content: [
      ...(text === '' ? [] : [{ type: 'text', text }]),
      ...(answer.calls ?? []).map((call, index) => ({
        type: 'tool_use',
        id: idOf(call, index),
        name: call.name,
        input: call.takes,
      })),
    ],
    stop_reason: finishes[finishOf(answer)],
    stop_sequence: null,
    usage: { ...inputOf(counted), output_tokens: counted.output },
  }
}

export const anthropicError = (kind: string, message: string): object => ({
  type: 'error',
  error: { type: kind, message },
})

export const anthropicErrorFrame = (kind: string, says: string): string =>
  sse(anthropicError(kind, says) as { type: string })
