/** Whatever a provider's client throws, read into a fault. Only names, statuses and codes are trusted, never classes. */
import type { FaultCode, ModelFault } from './fault.ts'
import type { Redact } from './redact.ts'

export type FaultReading = { readonly model: string; readonly redact: Redact; readonly now: () => number }

/** Why we gave up waiting ourselves. It travels as the reason of an abort. */
export class WaitedTooLong extends Error {
  constructor(waitedMs: number, isStarted: boolean) {
    super(
      isStarted
        ? `said nothing more for ${seconds(waitedMs)} in the middle of its answer`
        : `did not begin to answer within ${seconds(waitedMs)}`,
    )
    this.name = 'WaitedTooLong'
  }
}

const seconds = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${Math.round(ms / 1000)} s`)

type Thrown = {
  readonly name?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly type?: unknown
  readonly statusCode?: unknown
  readonly responseHeaders?: Readonly<Record<string, string>>
  readonly responseBody?: unknown
  readonly cause?: unknown
}

const longestQuote = 240
const deepestCause = 8

export function readFault(thrown: unknown, reading: FaultReading): ModelFault {
  const chain = chainOf(thrown)
  const { code, said } = codeOf(chain)
  const quoted = reading.redact(said).replaceAll(/\s+/g, ' ').trim().slice(0, longestQuote)
  const waitMs = waitOf(chain, reading.now)
  return {
    code,
    model: reading.model,
    message: sentenceOf(code, reading.redact(reading.model), quoted, waitMs),
    ...(waitMs === undefined ? {} : { waitMs }),
  }
}

function chainOf(thrown: unknown): readonly Thrown[] {
  const chain: Thrown[] = []
  let current: unknown = thrown
  while (typeof current === 'object' && current !== null && chain.length < deepestCause) {
    chain.push(current)
    current = (current as Thrown).cause
  }
  return chain.length > 0 ? chain : [{ message: String(thrown) }]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function codeOf(chain: readonly Thrown[]): { readonly code: FaultCode; readonly said: string } {
  const waited = chain.find(({ name }) => name === 'WaitedTooLong')
  if (waited) return { code: 'timed-out', said: textOf(waited.message) }
  const status = chain.map(({ statusCode }) => statusCode).find(code => typeof code === 'number')
  const said = saidBy(chain)
  if (status !== undefined && status >= 300) return { code: codeOfStatus(status, said), said }
  const socket = chain.map(({ code }) => textOf(code)).find(code => /^E[A-Z]|^UND_/.test(code))
  if (socket !== undefined) return { code: codeOfSocket(socket, status !== undefined), said: socket }
  if (chain.some(({ name }) => /JSONParse|TypeValidation|InvalidResponse/.test(textOf(name))))
    return { code: 'garbled', said: 'its answer could not be read' }
  const kind = chain.map(({ type, code }) => `${textOf(type)} ${textOf(code)}`).join(' ')
  return { code: codeOfFrame(`${kind} ${said}`), said }
}

/** The provider's own sentence: clients that do not know its shape leave it in the body. */
function saidBy(chain: readonly Thrown[]): string {
  const body = chain.map(({ responseBody }) => textOf(responseBody)).find(text => text !== '')
  const told = chain.map(({ message }) => textOf(message)).find(text => text !== '') ?? ''
  const inBody = /"(?:message|error|detail)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body ?? '')?.[1]
  return inBody ?? (told === '' ? (body ?? '') : told)
}

const tooLong =
  /context.?(?:length|window)|too long|maximum.{0,20}tokens|exceed.{0,30}(?:context|token)|too many tokens/i
const noCredit = /insufficient_quota|credit balance|billing|quota.{0,20}exceeded|payment/i
const unknownModel = /model.{0,60}(?:not.?found|does not exist|unknown|not available)|not_found_error|no such model/i

function codeOfStatus(status: number, said: string): FaultCode {
  if (status === 402 || noCredit.test(said)) return 'no-credit'
  if (status === 401 || status === 403) return 'key-refused'
  if (status === 429) return 'rate-limited'
  if (status === 413 || (status < 500 && tooLong.test(said))) return 'too-long'
  if (status === 404 || (status < 500 && unknownModel.test(said))) return 'model-unknown'
  if (status === 408) return 'timed-out'
  if (status === 409 || status === 425 || status >= 500) return 'overloaded'
  return 'call-refused'
}

function codeOfSocket(socket: string, isStarted: boolean): FaultCode {
  if (/TIMEOUT|ETIMEDOUT/.test(socket)) return 'timed-out'
  return isStarted || /ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(socket) ? 'dropped' : 'unreachable'
}

/** A provider that has already said "200" tells of trouble in a frame of the stream. */
function codeOfFrame(kind: string): FaultCode {
  if (noCredit.test(kind)) return 'no-credit'
  if (/rate.?limit/i.test(kind)) return 'rate-limited'
  if (/overload|unavailable|capacity/i.test(kind)) return 'overloaded'
  if (/authentication|permission|api.?key/i.test(kind)) return 'key-refused'
  if (tooLong.test(kind)) return 'too-long'
  if (unknownModel.test(kind)) return 'model-unknown'
  if (/invalid_request|bad_request/i.test(kind)) return 'call-refused'
  if (/cannot connect|bad port|parse url|invalid url|includes credentials/i.test(kind)) return 'unreachable'
  if (/terminated|premature|socket|network|closed|without a finish reason/i.test(kind)) return 'dropped'
  return 'overloaded'
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function waitOf(chain: readonly Thrown[], now: () => number): number | undefined {
  const headers = chain.map(({ responseHeaders }) => responseHeaders).find(found => found !== undefined)
  const exact = Number.parseFloat(headers?.['retry-after-ms'] ?? '')
  if (Number.isFinite(exact)) return Math.max(0, exact)
  const after = headers?.['retry-after']?.trim() ?? ''
  if (after === '') return undefined
  if (/^\d+(?:\.\d+)?$/.test(after)) return Number(after) * 1000
  const at = Date.parse(after)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now())
}

function sentenceOf(code: FaultCode, model: string, said: string, waitMs: number | undefined): string {
  const quote = said === '' ? '' : ` It said: "${said}".`
  switch (code) {
    case 'rate-limited':
      return waitMs === undefined
        ? `${model} takes no more calls from you just now.`
        : `${model} takes no more calls from you for ${seconds(waitMs)}.`
    case 'overloaded':
      return `${model} cannot answer just now.${quote}`
    case 'key-refused':
      return `${model} does not accept your key. Look at the key in your environment, and whether it may use this model.`
    case 'no-credit':
      return `${model} will not answer before your account with its provider has credit again.`
    case 'model-unknown':
      return `${model} is not known to its provider; see "gloam models" and choose another with --model.${quote}`
    case 'too-long':
      return `The prompt is longer than ${model} can read.${quote}`
    case 'call-refused':
      return `${model} did not accept the call.${quote}`
    case 'timed-out':
      return `${model} ${said === '' || /^[A-Z_]+$/.test(said) ? 'did not answer in time' : said}.`
    case 'unreachable':
      return `${model} cannot be reached${said === '' ? '' : ` (${said})`}. Is the server running, and is its address right?`
    case 'dropped':
      return `The connection to ${model} broke off in the middle of an answer.`
    case 'garbled':
      return `${model} sent something that is no answer.`
    case 'refused':
      return `${model} declined to answer.`
    case 'empty':
      return `${model} answered with nothing.`
    case 'cut-off':
      return `${model} was cut off by the limit of tokens before it came to an end.`
  }
}

/** What is wrong with an answer that did come to its end, and has been paid for. */
export function faultOfAnswer(answer: {
  readonly model: string
  readonly text: string
  readonly reason: string
  readonly toolCalls: readonly unknown[]
}): ModelFault | undefined {
  const code = codeOfAnswer(answer)
  return code && { code, model: answer.model, message: sentenceOf(code, answer.model, '', undefined) }
}

function codeOfAnswer({ text, reason, toolCalls }: Parameters<typeof faultOfAnswer>[0]): FaultCode | undefined {
  if (reason === 'refusal') return 'refused'
  if (reason === 'length') return 'cut-off'
  return text.trim() === '' && toolCalls.length === 0 ? 'empty' : undefined
}
