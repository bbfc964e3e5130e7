/** A whole run, line by line: what of its chronicle is damaged, missing, or not where it was. */
import { explainStore, type Store } from '../../store/port.ts'
import type { Head } from './chain.ts'
import { readHead } from './head.ts'
import { readSegment } from './segment.ts'
import { Segments, segmentPath } from './segments.ts'

export type RunFault = { readonly path: string; readonly line: number; readonly why: string }

/** Every fault there is, in order; a run of the first format has no lines that could tell. */
export async function faultsOfRun(store: Store, runId: string): Promise<readonly RunFault[]> {
  const numbers = await new Segments(store, runId).numbers()
  const faults: RunFault[] = []
  let before: Head | undefined
  let seq = 0
  const last = numbers.at(-1) ?? 0
  for (let number = 1; number <= last; number += 1) {
    const path = segmentPath(runId, number)
    const found = await store.readPart(path, 0)
    if (!found.ok || !found.value) {
      faults.push({ path, line: 1, why: found.ok ? 'it is missing' : explainStore(found.refusal) })
      before = undefined
      continue
    }
    const { fault, follows, head, length } = readSegment(number, Buffer.from(found.value.bytes))
    if (length > 0 && before && follows.sum !== before.sum)
      faults.push({ path, line: 1, why: 'it does not follow from the segment before it' })
    if (fault) faults.push({ path, line: fault.line, why: fault.why })
    else if (length === 0 && number < last) faults.push({ path, line: 1, why: 'it is empty' })
    before = fault || length === 0 ? undefined : head
    if (length > 0) seq = head.seq
  }
  const end = await readHead(store, runId)
  if (faults.length === 0 && end && end.seq > seq) faults.push(missingTail(runId, end.segment, seq, end.seq))
  return faults
}

const missingTail = (runId: string, segment: number, found: number, due: number): RunFault => ({
  path: segmentPath(runId, segment),
  line: 1,
  why: `its tail is missing: it ends after line ${found} of ${due}`,
})
