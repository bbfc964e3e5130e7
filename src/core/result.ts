/**
 * The two answers a rule can give. A refusal is a value, not an exception: it is read by players and by models, so it
 * carries facts and offers a way on.
 */

export type Accepted<Value> = { readonly ok: true; readonly value: Value }
export type Refused<Refusal> = { readonly ok: false; readonly refusal: Refusal }
export type Result<Value, Refusal> = Accepted<Value> | Refused<Refusal>

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value })
export const refuse = <Refusal>(refusal: Refusal): Refused<Refusal> => ({ ok: false, refusal })

/** A bug, not a refusal: nobody catches it, and the log is whole, so the session resumes. */
export function assert(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new Error(`This should never happen: ${promise}`)
}
