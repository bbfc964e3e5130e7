/** Waiting for a mind, with an end: a mind that hangs or fails costs its own answer and nothing else. */

export type Waited<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly cause: unknown }

/** The answer, or why there is none. Whoever is at work is told nothing of it: see `within`. */
export async function waitFor<Value>(
  limitMs: number,
  quit: AbortSignal | undefined,
  answer: Promise<Value>,
): Promise<Waited<Value>> {
  let timeout: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined
  const end = new Promise<never>((_, reject) => {
    stop = (): void => reject(quit?.reason instanceof Error ? quit.reason : new Error('stopped'))
    timeout = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs)
    if (quit?.aborted) stop()
    else quit?.addEventListener('abort', stop, { once: true })
  })
  try {
    return { ok: true, value: await Promise.race([answer, end]) }
  } catch (cause) {
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause), cause }
  } finally {
    clearTimeout(timeout)
    if (stop) quit?.removeEventListener('abort', stop)
  }
}

/** The same for work that can be told to stop: it is, when nobody waits for it any more. */
export async function within<Value>(
  limitMs: number,
  quit: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Waited<Value>> {
  const over = new AbortController()
  if (quit?.aborted) over.abort(quit.reason)
  const waited = await waitFor(limitMs, quit, work(over.signal))
  if (!waited.ok && !over.signal.aborted) over.abort(waited.cause)
  return waited
}
