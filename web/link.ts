/** How the page talks with its server: small requests, and one stream that comes back by itself. */
import type { Seat, WebEvent } from '../src/doors/web/protocol.ts'

const keptAt = 'gloam-key'

/** The key comes once, behind the hash, which no browser sends anywhere; the address loses it at once. */
export function keyFromAddress(): string {
  const [, key = '', rest = ''] = /^#([\w-]{20,})(\/.*)?$/.exec(location.hash) ?? []
  if (key !== '') {
    sessionStorage.setItem(keptAt, key)
    localStorage.setItem(keptAt, key)
    history.replaceState(null, '', `/#${rest}`)
  }
  return sessionStorage.getItem(keptAt) ?? localStorage.getItem(keptAt) ?? ''
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: string; readonly status: number }

export async function ask<Value>(path: string, body?: unknown): Promise<Answer<Value>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${keyFromAddress()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const value = (await response.json().catch(() => ({}))) as Value & { readonly why?: string }
    if (response.ok) return { ok: true, value }
    return { ok: false, why: value.why ?? `The server answers ${response.status}.`, status: response.status }
  } catch {
    return { ok: false, why: 'The server does not answer.', status: 0 }
  }
}

export const me = (): Promise<Answer<{ readonly seat: Seat }>> => ask('me')

export type Stream = { readonly close: () => void }

type Hear = {
  readonly event: (event: WebEvent) => void
  readonly up: (isUp: boolean) => void
  /** The server is there and has no such table. */
  readonly absent: () => void
}

/** Frames as they are cut off a stream: `id: …` and `data: …`, an empty line behind each. */
function* framesIn(text: string): Generator<{ readonly id: string; readonly data: string }> {
  for (const frame of text.split('\n\n')) {
    const id = /^id: (.*)$/m.exec(frame)?.[1]
    const data = /^data: (.*)$/m.exec(frame)?.[1]
    if (id !== undefined && data !== undefined) yield { id, data }
  }
}

/** Reads on for ever: after a break it asks for what it missed. */
export function listen(campaign: string, hear: Hear): Stream {
  const over = new AbortController()
  let lastId = ''
  let pause = 250
  const read = async (): Promise<void> => {
    const response = await fetch(`/api/tables/${encodeURIComponent(campaign)}/events`, {
      headers: { authorization: `Bearer ${keyFromAddress()}`, ...(lastId === '' ? {} : { 'last-event-id': lastId }) },
      signal: over.signal,
    })
    if (response.status === 404 || response.status === 401) return hear.absent()
    if (!response.ok || !response.body) return
    hear.up(true)
    pause = 250
    let rest = ''
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += value
      const end = rest.lastIndexOf('\n\n')
      if (end === -1) continue
      for (const { id, data } of framesIn(rest.slice(0, end))) {
        lastId = id
        hear.event(JSON.parse(data) as WebEvent)
      }
      rest = rest.slice(end + 2)
    }
  }
  const keepReading = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await read().catch(() => undefined)
      if (over.signal.aborted) return
      hear.up(false)
      await new Promise(resolve => setTimeout(resolve, pause))
      pause = Math.min(pause * 1.6, 4000)
    }
  }
  void keepReading()
  return { close: () => over.abort() }
}
