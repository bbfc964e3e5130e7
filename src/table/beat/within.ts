/** Waiting for a mind, with an end: a mind that hangs or fails costs its own answer and nothing else. */

export type Waited<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly cause: unknown }

export async function within<Value>(
  limitMs: number,
  quit: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Waited<Value>> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(new Error(`no answer within ${Math.round(limitMs / 1000)} s`)), limitMs)
  const signal = AbortSignal.any([quit, timer.signal])
  try {
    const value = await Promise.race([work(signal), whenAborted(signal)])
    return { ok: true, value }
  } catch (cause) {
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause), cause }
  } finally {
    clearTimeout(timeout)
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
