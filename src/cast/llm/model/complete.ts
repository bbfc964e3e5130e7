/**
 * A whole answer, with patience. A try that fails leaves nothing behind: its half-said words are taken back, and the
 * next try starts from the beginning. These retries are the only ones; the clients below make none.
 */
import { isPassing, ModelFailed, type ModelFault } from './fault.ts'
import type { Answer, Model, ModelCall, ToolCall } from './port.ts'
import { dollarsOf, type Price } from './prices.ts'
import { charactersOf } from './prompt.ts'
import { WithoutThinking } from './thinking.ts'

/** What a listener hears while an answer comes. After `again`, everything heard of this answer is void. */
export type Live =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'again'; readonly fault: ModelFault; readonly waitMs: number }

export type Patience = {
  /** Tries in all. */
  readonly tries: number
  /** The first wait when a provider names none; each later one is twice as long. */
  readonly firstWaitMs: number
  /** A provider that asks for a longer wait than this is not waited for. */
  readonly longestWaitMs: number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export type Asking = {
  readonly model: Model
  readonly patience: Patience
  readonly price?: Price | undefined
  readonly signal: AbortSignal
  readonly hear?: ((live: Live) => void) | undefined
}

export async function complete(call: ModelCall, asking: Asking): Promise<Answer> {
  const { model, patience, signal, hear } = asking
  for (let tried = 1; ; tried += 1) {
    try {
      return await answerOnce(call, asking)
    } catch (thrown) {
      if (signal.aborted || !(thrown instanceof ModelFailed)) throw thrown
      const { fault } = thrown
      const waitMs = fault.waitMs ?? patience.firstWaitMs * 2 ** (tried - 1)
      if (!isPassing(fault) || waitMs > patience.longestWaitMs || tried >= patience.tries) throw givingUp(fault, tried)
      hear?.({ type: 'again', fault: { ...fault, model: model.name }, waitMs })
      await patience.sleep(waitMs, signal)
    }
  }
}

/** Whoever reads this should know that it was tried more than once. */
const givingUp = (fault: ModelFault, tried: number): ModelFailed =>
  new ModelFailed(tried === 1 ? fault : { ...fault, message: `${fault.message} It was tried ${tried} times.` })

/** More letters than a token ever stands for: a server that does not keep to the room it was given is left. */
const mostLettersOfToken = 8

/** An answer that would not end, as far as it was heard. */
function cutOff(call: ModelCall, { model, price }: Pick<Asking, 'model' | 'price'>, text: string): Answer {
  const usage = {
    input: Math.ceil(charactersOf(call) / 4),
    cachedRead: 0,
    cachedWrite: 0,
    output: Math.ceil(text.length / 4),
    isMeasured: false,
  }
  return { model: model.name, text, toolCalls: [], reason: 'length', usage, dollars: dollarsOf(price, usage) }
}

async function answerOnce(call: ModelCall, { model, price, signal, hear }: Asking): Promise<Answer> {
  let text = ''
  const thinking = new WithoutThinking()
  const say = (words: string): void => {
    text += words
    if (words !== '') hear?.({ type: 'text', text: words })
  }
  const toolCalls: ToolCall[] = []
  const longest = call.maxOutputTokens * mostLettersOfToken
  for await (const event of model.stream(call, signal)) {
    switch (event.type) {
      case 'text-delta':
        say(thinking.add(event.text))
        if (text.length > longest) return cutOff(call, { model, price }, text)
        break
      case 'tool-call':
        toolCalls.push(event.call)
        break
      case 'finish': {
        const { reason, usage } = event
        say(thinking.end())
        return { model: model.name, text, toolCalls, reason, usage, dollars: dollarsOf(price, usage) }
      }
    }
  }
  const message = `${model.name} stopped without coming to an end.`
  throw new ModelFailed({ code: 'dropped', model: model.name, message })
}
