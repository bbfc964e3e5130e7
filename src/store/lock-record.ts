/** What a lock file says, and what that is worth now. */
import { basename } from 'node:path'
import { readWhole } from './disk.ts'
import { hashOf } from './hash.ts'
import { statsOf } from './place.ts'
import { type Fate, fateOf, type ProcessMark, thisProcess } from './process.ts'

export type Holder = {
  /** Names the content of the file, so that one who looks again knows whether it is still the same. */
  readonly token: string
  readonly fate: Fate
  /** For the one who is refused. */
  readonly words: string
}

/** The content of a lock file; the nonce makes every taking another one, even by the same process. */
export const recordOf = (nonce: string): Buffer => Buffer.from(`${JSON.stringify({ ...thisProcess, nonce })}\n`)

export const tokenOf = (record: Uint8Array): string => hashOf(record).slice(0, 16)

/** Undefined when nobody holds it. */
export function holderOf(path: string): Holder | undefined {
  const bytes = readWhole(path)
  if (bytes === undefined) return undefined
  const token = tokenOf(bytes)
  const mark = parseMark(bytes.toString('utf8'))
  if (mark === undefined) return { token, ...strangerOf(statsOf(path)?.mtimeMs ?? 0) }
  const fate = fateOf(mark)
  return { token, fate, words: fate === 'elsewhere' ? distantWords(mark, basename(path)) : wordsOf(mark) }
}

/**
 * A file that says nothing was left by a power cut, and must not keep everyone out for ever. Only where there are no
 * links it may also belong to one who is just writing it, so it is given a moment.
 */
function strangerOf(mtimeMs: number): Omit<Holder, 'token'> {
  const isFresh = Math.abs(Date.now() - mtimeMs) < 2000
  return { fate: isFresh ? 'alive' : 'dead', words: 'one who is just taking it' }
}

const wordsOf = ({ pid }: ProcessMark): string =>
  pid === thisProcess.pid ? `this very process (${pid})` : `process ${pid} on this machine`

/** Nobody here can tell whether it lives, so the one who knows is told what to do. */
function distantWords({ host, pid }: ProcessMark, file: string): string {
  const where = host === thisProcess.host ? 'in another container of this machine' : `on ${host}`
  return `process ${pid} ${where} (if that one is gone for good, remove the file ${file})`
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

function parseMark(text: string): ProcessMark | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { host, boot, space, pid, start }: Partial<Record<string, unknown>> = { ...value }
  if (!isText(host) || !isTextOrNull(boot) || !isTextOrNull(space) || !isTextOrNull(start)) return undefined
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return undefined // zero would mean all of us
  return { host, boot, space, pid, start }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
