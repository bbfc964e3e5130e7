/** What can go wrong between us and a model, by name, with a sentence for a person. No sentence ever holds a key. */

export type FaultCode =
  | 'rate-limited'
  | 'overloaded'
  | 'key-refused'
  | 'no-credit'
  | 'model-unknown'
  | 'too-long'
  | 'call-refused'
  | 'timed-out'
  | 'unreachable'
  | 'dropped'
  | 'garbled'
  | 'refused'
  | 'empty'
  | 'cut-off'

export type ModelFault = {
  readonly code: FaultCode
  readonly model: string
  /** A whole sentence: what happened, and what to do where there is something to do. */
  readonly message: string
  /** How long the provider asked us to wait. */
  readonly waitMs?: number
}

/** Thrown by an edge. It has no cause on purpose: what a client throws carries the whole prompt and its headers. */
export class ModelFailed extends Error {
  readonly fault: ModelFault
  constructor(fault: ModelFault) {
    super(fault.message)
    this.name = 'ModelFailed'
    this.fault = fault
  }
}

/** Faults that another try may mend: nothing of the failed try was used. */
const passing: ReadonlySet<FaultCode> = new Set([
  'rate-limited',
  'overloaded',
  'timed-out',
  'unreachable',
  'dropped',
  'garbled',
])

export const isPassing = ({ code }: ModelFault): boolean => passing.has(code)
