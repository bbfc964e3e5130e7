/** What an action answers with: one shape for all twelve, and a proof in every one of them. */
import type { Json, JsonObject } from './json-value.ts'

/** What reading the files again has shown. */
export type Proof = JsonObject

type Done = {
  readonly status: 'updated' | 'logged' | 'marked-complete' | 'success'
  readonly message: string
  readonly proof: Proof
  readonly [detail: string]: Json
}
export type Failed = { readonly status: 'failed'; readonly error: string; readonly proof: Proof }
export type Answer = Done | Failed

/** Something re-read that is not what was written, in the words of a proof: `currentPhase: 5`, `currentPhase: 4`. */
export type Mismatch = { readonly expected: string; readonly actual: string }

/** Nothing was written, and nothing was tried. */
export const declined = (error: string, facts: Proof = {}): Failed => ({
  status: 'failed',
  error,
  proof: { writeAttempted: false, ...facts },
})

/** The write went through and the file says otherwise. This is the answer that the whole ledger exists to give. */
export const unverified = (path: string, { expected, actual }: Mismatch, reReadSuccessful = true): Failed => ({
  status: 'failed',
  error: `Write appeared successful but verification failed: "${path}", read again, says something else.`,
  proof: { writeAttempted: true, reReadSuccessful, verificationFailed: true, expected, actual },
})
