/**
 * Who a process is, so that another can tell later whether it still lives. A number alone will not do: it is given to a
 * stranger some day, so the moment of its birth and the boot of the machine stand beside it.
 */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from './fault.ts'
import { hashOf } from './hash.ts'

/** Null stands for what this system does not tell. */
export type ProcessMark = {
  readonly host: string
  readonly boot: string | null
  /** Where the number counts: containers count their processes each for themselves. */
  readonly space: string | null
  readonly pid: number
  readonly start: string | null
}

export type Fate = 'alive' | 'dead' | 'elsewhere'

function ask(question: () => string): string | null {
  try {
    return question().trim()
  } catch {
    return null // no /proc here, or not for our eyes
  }
}

/** State and start time of a process. The name before them may hold spaces and brackets, so we count from its end. */
function lifeOf(pid: number): { readonly state: string; readonly start: string } | undefined {
  const line = ask(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  const [state, ...rest] = line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? []
  const start = rest[18] // field 22 of the line; the state is field 3
  return state === undefined || start === undefined ? undefined : { state, start }
}

export const thisProcess: ProcessMark = {
  host: hostname(),
  boot: ask(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')),
  space: ask(() => readlinkSync('/proc/self/ns/pid')),
  pid: process.pid,
  start: lifeOf(process.pid)?.start ?? null,
}

/** A short name for the place where our numbers count; it outlives a reboot. */
export const placeMark: string = hashOf(Buffer.from(`${thisProcess.host}\n${thisProcess.space}`)).slice(0, 8)

function isSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return codeOf(cause) !== 'ESRCH' // not being allowed to signal it means that it is there
  }
}

/** Whether the process that had this number and was born then is still there. One that only waits to be buried is not. */
export function isAlive(pid: number, start: string | null): boolean {
  if (!isSignalled(pid)) return false
  const life = lifeOf(pid)
  if (life === undefined) return true // it answers a signal, and this system tells no more
  return life.state !== 'Z' && life.state !== 'X' && (start === null || life.start === start)
}

/**
 * A process of another machine cannot be asked, nor one of another container on this one; only the reboot of a machine
 * is known to have ended them all.
 */
export function fateOf(mark: ProcessMark): Fate {
  if (mark.host !== thisProcess.host) return 'elsewhere'
  if (mark.boot !== thisProcess.boot) return 'dead'
  if (mark.space !== thisProcess.space) return 'elsewhere'
  return isAlive(mark.pid, mark.start) ? 'alive' : 'dead'
}
