/** A proof is made in one place, from hashes of what was read. */
import type { Hash } from '../core/id.ts'
import type { Proof } from './port.ts'

export const proofOf = (path: string, beforeHash: Hash | null, afterHash: Hash | null, bytes: number): Proof => ({
  path,
  beforeHash,
  afterHash,
  bytes,
  fileChanged: beforeHash !== afterHash,
  reReadSuccessful: true,
})
