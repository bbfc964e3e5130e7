/** The fingerprint of some bytes. It is the edge's work, because the core knows no `node:*`. */
import { createHash } from 'node:crypto'
import type { Hash } from '../core/id.ts'

export const hashOf = (bytes: Uint8Array): Hash => createHash('sha256').update(bytes).digest('hex') as Hash
