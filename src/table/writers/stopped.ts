/** Refusals inside a writer's work: thrown to the one place that turns them, like a failing disk, into a report. */
import type { Result } from '../../core/result.ts'
import { explainStore, StoreFault, type StoreRefusal } from '../../store/port.ts'

export class Stopped extends Error {}

export function take<Value>(result: Result<Value, StoreRefusal>): Value {
  if (!result.ok) throw new Stopped(explainStore(result.refusal))
  return result.value
}

/** The reason to report. Anything but a refusal or a failing disk is a bug, and goes on up. */
export function reasonOf(fault: unknown): string {
  if (fault instanceof Stopped || fault instanceof StoreFault) return fault.message
  throw fault
}
