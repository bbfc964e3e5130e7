/**
 * A small file beside a run that says where its chronicle ends, so that a tail which is missing is noticed, and what
 * there is to say of the run in a list. It is never ahead of the chronicle; after a power cut it may be behind, or gone.
 */
import { recordIn, type Json } from '../../core/json.ts'
import type { Store } from '../../store/port.ts'
import { sumOf, type Head } from './chain.ts'
import { format } from './segment.ts'

export const headPath = (runId: string): string => `runs/${runId}/head.json`

export type RunHead = Head & {
  readonly format: number
  readonly segment: number
  /** Where the last line of that segment begins and ends. */
  readonly from: number
  readonly length: number
  readonly glance: Json
}

export function printHead(head: Omit<RunHead, 'format'>): Buffer {
  const words = JSON.stringify({ format, ...head })
  return Buffer.from(`${words}\n${sumOf(words)}\n`)
}

/** Undefined when there is none, or none that can be believed. */
export async function readHead(store: Store, runId: string): Promise<RunHead | undefined> {
  const found = await store.read(headPath(runId))
  const [words = '', sum] = found.ok
    ? Buffer.from(found.value?.bytes ?? [])
        .toString('utf8')
        .split('\n')
    : []
  const head = sum !== undefined && sumOf(words) === sum ? recordIn(words) : undefined
  return head as RunHead | undefined
}
