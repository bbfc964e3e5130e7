/** A web table for tests: a real server over a folder of its own, and a page's end of the stream without a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seat, WebEvent } from '../../src/doors/web/protocol.ts'
import { Keys } from '../../src/doors/web/keys.ts'
import { serveWeb, type WebServer, type WebWish } from '../../src/doors/web/server.ts'
import { instantAt } from '../../src/core/time.ts'
import { buildPage } from '../../scripts/page.mjs'

export type Served = WebServer & {
  readonly folder: string
  readonly tokenFor: (seat: Seat) => string
  readonly ask: (path: string, wish?: AskWish) => Promise<Answer>
}

export type AskWish = {
  readonly token?: string
  readonly body?: unknown
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Answer = {
  readonly status: number
  readonly text: string
  readonly headers: NodeJS.Dict<string | string[]>
}

const secret = 'a secret of this test and of no one else'

export async function served(more: Partial<WebWish> = {}): Promise<Served & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), 'gloam-web-'))
  let time = Date.UTC(2026, 0, 1)
  const page = await builtPage()
  const server = await serveWeb({
    page,
    campaigns: join(folder, 'campaigns'),
    clock: { now: () => instantAt((time += 1000)) },
    environment: { HOME: folder },
    freshSeed: () => '7',
    secret,
    ...more,
  })
  const keys = new Keys(secret)
  const tokenFor = (seat: Seat): string => keys.tokenFor(seat)
  const ask = (path: string, wish: AskWish = {}): Promise<Answer> =>
    call(server.port, path, { token: tokenFor({ kind: 'host' }), ...wish })
  const close = async (): Promise<void> => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, folder, tokenFor, ask, close, [Symbol.asyncDispose]: close }
}

let page: Promise<string> | undefined

/** The page is built once for all tests of a file. */
export async function builtPage(): Promise<string> {
  page ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gloam-page-'))
    await buildPage(folder)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  })()
  return page
}

/** By hand, since `fetch` names the host by itself. */
function call(port: number, path: string, { token = '', body, raw, headers = {} }: AskWish): Promise<Answer> {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const method = text === undefined ? 'GET' : 'POST'
    const bearer = token === '' ? {} : { authorization: `Bearer ${token}` }
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { ...bearer, ...headers } }, answer => {
      let read = ''
      answer.setEncoding('utf8').on('data', (part: string) => (read += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: read, headers: answer.headers }))
    })
    asked.once('error', reject)
    asked.end(text)
  })
}

/** One end of a stream: everything that was sent, byte by byte, and as events. */
export class Listener {
  readonly events: WebEvent[] = []
  wire = ''
  lastId = ''
  readonly #over = new AbortController()
  #wake: (() => void) | undefined

  constructor(server: Served, campaign: string, token: string, lastId = '') {
    void this.#read(`${server.url}/api/tables/${campaign}/events`, token, lastId).catch(() => undefined)
  }

  async #read(url: string, token: string, lastId: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, ...(lastId === '' ? {} : { 'last-event-id': lastId }) }
    const response = await fetch(url, { headers, signal: this.#over.signal })
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true })
      this.wire += text
      const frames = `${rest}${text}`.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) this.#take(frame)
      this.#wake?.()
    }
  }

  #take(frame: string): void {
    const data = /^data: (.*)$/m.exec(frame)?.[1]
    if (data === undefined) return
    this.lastId = /^id: (.*)$/m.exec(frame)?.[1] ?? ''
    this.events.push(JSON.parse(data) as WebEvent)
  }

  /** When what came so far is as wanted. */
  async until(isThere: (events: readonly WebEvent[]) => boolean, limitMs = 60_000): Promise<readonly WebEvent[]> {
    const end = performance.now() + limitMs
    while (!isThere(this.events)) {
      if (performance.now() > end) throw new Error(`never came; last: ${JSON.stringify(this.events.slice(-3))}`)
      await new Promise<void>(resolve => {
        this.#wake = resolve
        setTimeout(resolve, 250)
      })
    }
    return this.events
  }

  /** When somebody may speak again: so often as `ready` was said. */
  ready(times: number): Promise<readonly WebEvent[]> {
    return this.until(events => events.filter(({ type }) => type === 'ready').length >= times)
  }

  close(): void {
    this.#over.abort()
  }
}
