/** One provider's client, heard through our port. Everything a call can end in is told: events to a finish, or a fault. */
import { repairJson } from '../repair/repair.ts'
import { ModelFailed } from './fault.ts'
import type { FinishReason, Model, ModelCall, ModelEvent, ToolCall, Usage } from './port.ts'
import { charactersOf, optionsOf, type Caching, type Spoken } from './prompt.ts'
import { readFault, WaitedTooLong, type FaultReading } from './read-fault.ts'

export type Spokesman = {
  readonly name: string
  /** The provider's package is loaded with the first call and not before. */
  readonly load: () => Promise<Spoken>
  readonly caching: Caching
  /** A server that ends its stream without having counted has not come to its end. */
  readonly alwaysCounts: boolean
  readonly limits: StreamLimits
  readonly reading: Omit<FaultReading, 'model'>
}

/** How long we wait for the first word, and between two. */
export type StreamLimits = { readonly firstMs: number; readonly nextMs: number; readonly alarm?: SetAlarm }

/** Rings once when so much time has gone by; time is a value too, so a test lets it pass as it likes. */
export type SetAlarm = (ms: number, ring: () => void) => Alarm
/** `again` lets the same time begin anew. */
export type Alarm = { readonly again: () => void; readonly off: () => void }

const byTheClock: SetAlarm = (ms, ring) => {
  const timer = setTimeout(ring, ms)
  return { again: () => void timer.refresh(), off: () => clearTimeout(timer) }
}

type Part = Awaited<ReturnType<Spoken['doStream']>>['stream'] extends ReadableStream<infer Some> ? Some : never
type Finish = Part & { type: 'finish' }

export function spokenModel(spokesman: Spokesman): Model {
  let loaded: Promise<Spoken> | undefined
  const load = (): Promise<Spoken> => (loaded ??= spokesman.load())
  return { name: spokesman.name, stream: (call, signal) => streamOnce(spokesman, load, call, signal) }
}

async function* streamOnce(
  spokesman: Spokesman,
  load: () => Promise<Spoken>,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  signal.throwIfAborted()
  const watch = new Watch(spokesman.limits, signal)
  try {
    const spoken = await load()
    const { stream } = await spoken.doStream(optionsOf(call, spokesman.caching, watch.signal))
    yield* eventsOf(stream.getReader(), spokesman, call, watch)
  } catch (thrown) {
    if (signal.aborted) throw signal.reason
    if (thrown instanceof ModelFailed) throw thrown
    throw failed(watch.gaveUp ?? thrown, spokesman)
  } finally {
    watch.end()
  }
}

const failed = (thrown: unknown, { name, reading }: Spokesman): ModelFailed =>
  new ModelFailed(readFault(thrown, { ...reading, model: name }))

async function* eventsOf(
  reader: ReadableStreamDefaultReader<Part>,
  spokesman: Spokesman,
  call: ModelCall,
  watch: Watch,
): AsyncGenerator<ModelEvent> {
  let written = 0
  for (;;) {
    const { done, value: part } = await reader.read()
    if (done) throw failed({ message: 'closed' }, spokesman)
    watch.signal.throwIfAborted() // parts may be waiting that came before the caller had enough
    if (part.type !== 'stream-start') watch.heard() // that one the client says to itself
    if (part.type === 'text-delta') {
      written += part.delta.length
      if (part.delta !== '') yield { type: 'text-delta', text: part.delta }
    } else if (part.type === 'tool-call') {
      written += part.input.length
      yield { type: 'tool-call', call: callOf(part) }
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') {
      if (!isWhole(part, spokesman)) throw failed({ message: 'closed' }, spokesman)
      watch.finished(reader)
      yield { type: 'finish', reason: reasonOf(part), usage: usageOf(part, call, written) }
      return
    }
  }
}

/** A tool that takes nothing is often called with no bytes at all. */
const callOf = ({ toolCallId, toolName, input }: Part & { type: 'tool-call' }): ToolCall => ({
  id: toolCallId,
  name: toolName,
  raw: input,
  read: repairJson(input.trim() === '' ? '{}' : input),
})

/** Some clients call it finished when the stream is; only a reason, and a count where one is sure to come, make it so. */
const isWhole = ({ finishReason, usage }: Finish, { alwaysCounts }: Spokesman): boolean =>
  finishReason.raw !== undefined && (!alwaysCounts || usage.inputTokens.total !== undefined)

function reasonOf({ finishReason }: Finish): FinishReason {
  switch (finishReason.unified) {
    case 'content-filter':
      return 'refusal'
    case 'other': // a provider's word for having been called for something else: what is there, is there
      return 'stop'
    case 'stop':
    case 'length':
    case 'tool-calls':
    case 'error':
      return finishReason.unified
  }
}

/** Characters over four are a safe estimate where a server does not count. */
function usageOf({ usage: { inputTokens, outputTokens } }: Finish, call: ModelCall, written: number): Usage {
  const isMeasured = inputTokens.total !== undefined && outputTokens.total !== undefined
  return {
    input: inputTokens.total ?? Math.ceil(charactersOf(call) / 4),
    cachedRead: inputTokens.cacheRead ?? 0,
    cachedWrite: inputTokens.cacheWrite ?? 0,
    output: outputTokens.total ?? Math.ceil(written / 4),
    isMeasured,
  }
}

/** Ends a call that has gone quiet, and lets the connection go when a caller stops listening. */
class Watch {
  readonly #own = new AbortController()
  readonly #limits: StreamLimits
  readonly signal: AbortSignal
  #alarm: Alarm
  #isStarted = false
  #isFinished = false
  gaveUp: WaitedTooLong | undefined

  constructor(limits: StreamLimits, signal: AbortSignal) {
    this.#limits = limits
    this.signal = AbortSignal.any([signal, this.#own.signal])
    this.#alarm = this.#after(limits.firstMs)
  }

  #after(ms: number): Alarm {
    const { alarm = byTheClock } = this.#limits
    return alarm(ms, () => {
      this.gaveUp = new WaitedTooLong(ms, this.#isStarted)
      this.#own.abort(this.gaveUp)
    })
  }

  heard(): void {
    if (this.#isStarted) {
      this.#alarm.again()
      return
    }
    this.#isStarted = true
    this.#alarm.off()
    this.#alarm = this.#after(this.#limits.nextMs)
  }

  /** The answer is whole; what may still come is read past nobody's ear, so that the connection can be used again. */
  finished(reader: ReadableStreamDefaultReader<Part>): void {
    this.#isFinished = true
    const drain = async (): Promise<void> => {
      while (!(await reader.read()).done);
    }
    drain()
      .catch(() => undefined)
      .finally(() => this.#alarm.off())
  }

  end(): void {
    if (this.#isFinished) return
    this.#alarm.off()
    this.#own.abort()
  }
}
