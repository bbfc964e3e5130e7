/** A sitting on a page: what is shown goes into the feed of its seat, and a line comes in when a page sends one. */
import { Bell } from '../terminal/bell.ts'
import type { Face } from '../terminal/face.ts'
import type { WebEvent } from './protocol.ts'

/** Somebody may write ahead this far. */
const mostAhead = 8

export type WebFace = Face & {
  /** False when too much was written ahead. */
  readonly take: (line: string) => boolean
  readonly isAsking: () => boolean
}

export function webFace(send: (event: WebEvent) => void): WebFace {
  const lines: string[] = []
  const bell = new Bell()
  const over = new AbortController()
  let isAsking = false
  let early: (line: string) => boolean = () => false
  return {
    show: event => send(event),
    ask: async ({ asks, who }, signal) => {
      send({ type: 'ready', waitsFor: asks, who })
      isAsking = true
      while (lines.length === 0 && !over.signal.aborted && !signal.aborted) await bell.heard(signal)
      isAsking = false
      return signal.aborted ? undefined : lines.shift()
    },
    settled: async () => undefined,
    onInterrupt: (_leave, hear) => void (early = hear),
    busy: sign => send({ type: 'busy', who: sign?.who ?? 'The Game Master' }),
    close: async () => {
      over.abort()
      bell.ring()
    },
    take: line => {
      if (early(line)) return true
      if (lines.length >= mostAhead) return false
      lines.push(line)
      bell.ring()
      return true
    },
    isAsking: () => isAsking,
  }
}
