/** OpenAI's chat completions, as a server writes them. */
import {
  argumentPiecesOf,
  argumentsOf,
  countedOf,
  finishOf,
  idOf,
  piecesOf,
  type Counted,
  type Finish,
  type ScriptedAnswer,
} from '../script.ts'

const finishes: Readonly<Record<Finish, string>> = {
  stop: 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
  refusal: 'content_filter',
}

const usageOf = ({ input, output, cachedRead = 0 }: Counted) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cachedRead },
})

/** The frames of a stream; each is what one `write` of a real server would be. */
export function openaiFrames(answer: ScriptedAnswer, model: string): readonly string[] {
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model }
  const frame = (delta: object, finish_reason: string | null = null): string =>
    sse({ ...head, choices: [{ index: 0, delta, finish_reason }] })
  const counted = countedOf(answer)
  return [
    frame({ role: 'assistant', content: '' }),
    ...piecesOf(answer.text ?? '', answer).map(content => frame({ content })),
    ...(answer.calls ?? []).flatMap((call, index) => [
      frame({
        tool_calls: [{ index, id: idOf(call, index), type: 'function', function: { name: call.name, arguments: '' } }],
      }),
      ...argumentPiecesOf(call, answer).map(piece =>
        frame({ tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ]),
    frame({}, finishes[finishOf(answer)]),
    ...(counted ? [sse({ ...head, choices: [], usage: usageOf(counted) })] : []),
    'data: [DONE]\n\n',
  ]
}

const sse = (value: object): string => `data: ${JSON.stringify(value)}\n\n`

export function openaiBody(answer: ScriptedAnswer, model: string): object {
  const counted = countedOf(answer)
  const calls = answer.calls ?? []
  const message = {
    role: 'assistant',
    content: piecesOf(answer.text ?? '', answer).join(''),
    ...(calls.length === 0
      ? {}
      : {
          tool_calls: calls.map((call, index) => ({
            id: idOf(call, index),
            type: 'function',
            function: { name: call.name, arguments: argumentsOf(call) },
          })),
        }),
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: finishes[finishOf(answer)] }],
    ...(counted ? { usage: usageOf(counted) } : {}),
  }
}

export const openaiError = (kind: string, message: string): object => ({
  error: { message, type: kind, param: null, code: kind },
})

export const openaiErrorFrame = (kind: string, says: string): string => sse(openaiError(kind, says))
