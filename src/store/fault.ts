/** How a failing disk becomes a fault with its cause. */
import { StoreFault } from './port.ts'

/** The system's word for what went wrong, such as `ENOSPC`. */
export const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN'

/** A failure that no system call told of, in the words of those that do. */
export const failure = (words: string, code: string): Error => Object.assign(new Error(words), { code })

/** A fault that was told already keeps its own words, because they are nearer to what happened. */
export const faultFrom = (what: string, path: string, cause: unknown): StoreFault =>
  cause instanceof StoreFault ? cause : new StoreFault(what, path, codeOf(cause), { cause })

/** Runs some work on a path; whatever the system throws is told as a fault of that path. */
export async function telling<Value>(what: string, path: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (cause) {
    throw faultFrom(what, path, cause)
  }
}
