/**
 * A model's server on loopback: real HTTP, three wires, answers from a script. It keeps the bytes of every request and
 * counts what it would have been paid for, so that tests can ask what really went over the wire.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ScriptedAnswer, Trouble } from './script.ts'
import { wires, type Wire, type WireName } from './wire/wire.ts'

export type Heard = {
  readonly wire: WireName
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The bytes of the body, as text. */
  readonly body: string
  readonly model: string
}

/** An answer for each request in turn, or a mind of its own. */
export type Script = readonly ScriptedAnswer[] | ((heard: Heard, turn: number) => ScriptedAnswer)

export type FakeServer = {
  readonly url: string
  /** What a player would set in the environment to be served from here, with a key that no file may ever hold. */
  readonly env: Readonly<Record<string, string>>
  readonly heard: readonly Heard[]
  /** Answers that were sent to their last byte. */
  readonly paid: () => number
  readonly play: (script: Script) => void
  readonly close: () => Promise<void>
}

export const secretKey = 'sk-loopback-0123456789-never-in-a-file'

export async function startServer(first: Script = [], models: readonly string[] = ['scripted']): Promise<FakeServer> {
  const heard: Heard[] = []
  let script = first
  let turn = 0
  let paid = 0
  const server = createServer((request, response) => {
    void serve(request, response)
  })
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (request.method === 'GET') return list(response, path, models)
    const wire = wires.find(one => one.path === path)
    const body = await text(request)
    if (!wire) return void response.writeHead(404).end('{"error":{"message":"no such path"}}')
    const asked = readAsked(body)
    const entry: Heard = { wire: wire.name, path, headers: request.headers, body, model: asked.model }
    heard.push(entry)
    const answer = typeof script === 'function' ? script(entry, turn) : script[turn]
    turn += 1
    if (!answer)
      return void response.writeHead(500).end(JSON.stringify(wire.error('script', 'the script is at its end')))
    if (await deliver(response, wire, answer, asked)) paid += 1
  }
  const url = await listening(server)
  return {
    url,
    env: {
      ANTHROPIC_API_KEY: secretKey,
      OPENAI_API_KEY: secretKey,
      ANTHROPIC_BASE_URL: url,
      OPENAI_BASE_URL: `${url}/v1`,
      OLLAMA_HOST: url,
    },
    heard,
    paid: () => paid,
    play: next => {
      script = next
      turn = 0
    },
    close: () => closing(server),
  }
}

/** Answers with all that it was told: whatever a prompt holds comes back as words. */
export const echo: Script = ({ body }) => ({ text: [body] })

type AskedFor = { readonly model: string; readonly isStream: boolean }

function readAsked(body: string): AskedFor {
  const value = JSON.parse(body) as { readonly model?: unknown; readonly stream?: unknown }
  return { model: typeof value.model === 'string' ? value.model : '', isStream: value.stream === true }
}

function list(response: ServerResponse, path: string, models: readonly string[]): void {
  const named = models.map(name => ({ id: name, name }))
  if (path === '/v1/models') response.end(JSON.stringify({ data: named }))
  else if (path === '/api/tags') response.end(JSON.stringify({ models: named }))
  else response.writeHead(404).end()
}

/** True when every byte was sent. */
async function deliver(
  response: ServerResponse,
  wire: Wire,
  answer: ScriptedAnswer,
  { model, isStream }: AskedFor,
): Promise<boolean> {
  const { trouble } = answer
  if (trouble?.type === 'silent') {
    trouble.tell?.()
    return false
  }
  if (trouble?.type === 'status') {
    response.writeHead(trouble.status, { 'content-type': 'application/json', ...trouble.headers })
    response.end(JSON.stringify(wire.error(`status_${trouble.status}`, trouble.says ?? 'scripted')))
    return false
  }
  const frames = isStream ? wire.frames(answer, model) : [JSON.stringify(wire.body(answer, model))]
  response.writeHead(200, { 'content-type': isStream ? wire.streams : 'application/json' })
  if (trouble)
    return trouble.type === 'error-frame'
      ? failIn(response, wire, frames, trouble)
      : hinder(response, frames.join(''), trouble)
  for (const [index, frame] of frames.entries()) {
    if (answer.hold && index === answer.hold.afterFrames) await answer.hold.until
    response.write(frame)
  }
  response.end()
  return true
}

function failIn(
  response: ServerResponse,
  wire: Wire,
  frames: readonly string[],
  trouble: Trouble & { type: 'error-frame' },
): false {
  response.write(frames.slice(0, trouble.afterFrames).join(''))
  response.end(wire.errorFrame(trouble.kind, trouble.says))
  return false
}

async function hinder(
  response: ServerResponse,
  body: string,
  trouble: Trouble & { type: 'cut' | 'stall' | 'garbled' },
): Promise<boolean> {
  const bytes = Buffer.from(body)
  const before = bytes.subarray(0, trouble.at)
  if (trouble.type === 'garbled') {
    response.write(before)
    response.end(Buffer.concat([Buffer.from('\ndata: {"never": closed\n\n'), bytes.subarray(trouble.at)]))
    return false
  }
  await new Promise(sent =>
    before.length === 0 ? (response.flushHeaders(), sent(undefined)) : response.write(before, sent),
  )
  if (trouble.type === 'stall') {
    trouble.tell?.()
    return false
  }
  if (trouble.how === 'end') response.end()
  else response.destroy()
  return trouble.at >= bytes.length
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function closing(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => {
    server.close(() => resolve())
  })
}
