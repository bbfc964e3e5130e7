/** Waiting for a mind, with an end: a mind that hangs or fails costs its own answer and nothing else. */

export type Waited<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly cause: unknown }

export async function within<Value>(
  limitMs: number,
  quit: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Waited<Value>> {
  const over = new AbortController()
  const timeout = setTimeout(() => over.abort(new Error(`no answer within ${limitMs / 1000} s`)), limitMs)
  const stop = (): void => over.abort(quit.reason)
  if (quit.aborted) stop()
  else quit.addEventListener('abort', stop, { once: true })
  try {
    const value = await Promise.race([work(over.signal), whenAborted(over.signal)])
    return { ok: true, value }
  } catch (cause) {
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause), cause }
  } finally {
    clearTimeout(timeout)
    quit.removeEventListener('abort', stop)
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
