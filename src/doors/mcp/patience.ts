/**
 * Work that is waited for only so long. The timer is held here: of signals that are put together, the one that only a clock
 * knows may be swept away before it rings, and then a call never comes back.
 */
export async function forAtMost<Value>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const end = new AbortController()
  const stop = (): void => end.abort(signal.reason)
  const timer = setTimeout(() => end.abort(), Math.max(1, ms))
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  try {
    return await work(end.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
