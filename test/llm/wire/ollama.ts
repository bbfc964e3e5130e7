/** Ollama's chat, as a server writes it: a line of JSON at a time. */
import { countedOf, finishOf, idOf, piecesOf, type ScriptedAnswer } from '../script.ts'

const head = (model: string) => ({ model, created_at: '2026-01-01T00:00:00Z' })

const callsOf = (answer: ScriptedAnswer): readonly object[] =>
  (answer.calls ?? []).map((call, index) => ({
    id: idOf(call, index),
    function: { name: call.name, arguments: call.takes },
  }))

const doneOf = (answer: ScriptedAnswer): object => {
  const counted = countedOf(answer)
  return {
    done: true,
    done_reason: finishOf(answer) === 'length' ? 'length' : 'stop',
    ...(counted ? { prompt_eval_count: counted.input, eval_count: counted.output } : {}),
  }
}

export function ollamaFrames(answer: ScriptedAnswer, model: string): readonly string[] {
  const line = (message: object, rest: object = { done: false }): string =>
    `${JSON.stringify({ ...head(model), message: { role: 'assistant', content: '', ...message }, ...rest })}\n`
  return [
    ...piecesOf(answer.text ?? '', answer).map(content => line({ content })),
    ...callsOf(answer).map(call => line({ tool_calls: [call] })),
    line({}, doneOf(answer)),
  ]
}

export const ollamaBody = (answer: ScriptedAnswer, model: string): object => ({
  ...head(model),
  message: { role: 'assistant', content: piecesOf(answer.text ?? '', answer).join(''), tool_calls: callsOf(answer) },
  ...doneOf(answer),
})

export const ollamaError = (kind: string, message: string): object => ({ error: `${kind}: ${message}` })

export const ollamaErrorFrame = (kind: string, says: string): string => `${JSON.stringify(ollamaError(kind, says))}\n`
