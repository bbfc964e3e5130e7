/** How long a Game Master is still waited for once the human has said to stop. */
import type { BeatContext } from './context.ts'

export type Grace = {
  /** Aborted when the time to come to an end is over. */
  readonly signal: AbortSignal
  readonly isEnding: () => boolean
  readonly clear: () => void
}

export function graceOf({ ports, quit }: Pick<BeatContext, 'ports' | 'quit'>, isLast: boolean): Grace {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = (): void => {
    timer = setTimeout(() => over.abort(new Error('the session is ending')), ports.limits.shutdownMs)
  }
  const isEnding = (): boolean => isLast || quit.aborted
  if (isEnding()) begin()
  else quit.addEventListener('abort', begin, { once: true })
  const clear = (): void => {
    clearTimeout(timer)
    quit.removeEventListener('abort', begin)
  }
  return { signal: over.signal, isEnding, clear }
}
