/** Moving files and folders: nothing is lost on the way, and what arrives is compared with what left. */
import { accept, refuse, type Result } from '../core/result.ts'
import { explainStore, type Store, StoreFault } from '../store/port.ts'
import { declined, type Failed, unverified } from './answer.ts'
import { explainFault } from './fault.ts'

export type Move = { readonly from: string; readonly to: string; readonly kind: 'file' | 'folder' }

/** Every file below a path with its hash, relative to it, so that the same tree elsewhere reads the same. */
export type Census = readonly { readonly path: string; readonly bytes: number; readonly hash: string }[]

export type Moved = Move & { readonly census: Census }

async function censusOf(
  store: Store,
  { path, kind }: { readonly path: string; readonly kind: string },
  inner = '',
): Promise<Result<Census, Failed>> {
  const here = inner === '' ? path : `${path}/${inner}`
  if (kind === 'file') return fileCensus(store, here, inner)
  if (kind !== 'folder') return accept([{ path: inner, bytes: 0, hash: 'not a plain file' }])
  const listed = await store.list(here)
  if (!listed.ok) return refuse(declined(explainStore(listed.refusal)))
  const all: Census[number][] = []
  for (const entry of listed.value) {
    const below = await censusOf(
      store,
      { path, kind: entry.kind },
      inner === '' ? entry.name : `${inner}/${entry.name}`,
    )
    if (!below.ok) return below
    all.push(...below.value)
  }
  return accept(all)
}

async function fileCensus(store: Store, path: string, name: string): Promise<Result<Census, Failed>> {
  const found = await store.read(path)
  if (!found.ok) return refuse(declined(explainStore(found.refusal)))
  if (found.value === undefined) return refuse(declined(`"${path}" vanished while it was looked at.`))
  return accept([{ path: name, bytes: found.value.bytes.length, hash: found.value.hash }])
}

/** All of the moves, each compared with what left, or none: what was moved before a failure is moved back. */
export async function moveAll(store: Store, moves: readonly Move[]): Promise<Result<readonly Moved[], Failed>> {
  const moved: Moved[] = []
  for (const move of moves) {
    const done = await moveOne(store, move)
    if (!done.ok) return refuse(await moveBack(store, done.refusal, moved))
    moved.push(done.value)
  }
  return accept(moved)
}

async function moveOne(store: Store, move: Move): Promise<Result<Moved, Failed>> {
  try {
    const before = await censusOf(store, { path: move.from, kind: move.kind })
    if (!before.ok) return before
    const done = await store.move(move.from, move.to)
    if (!done.ok) return refuse(declined(explainStore(done.refusal)))
    const after = await censusOf(store, { path: move.to, kind: move.kind })
    if (!after.ok) return refuse({ ...after.refusal, proof: { ...after.refusal.proof, writeAttempted: true } })
    if (JSON.stringify(before.value) === JSON.stringify(after.value)) return accept({ ...move, census: after.value })
    return refuse(unverified(move.to, { expected: summary(before.value), actual: summary(after.value) }))
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return refuse(declined(explainFault(fault), { writeAttempted: true, faultCode: fault.code, faultPath: fault.path }))
  }
}

const summary = (census: Census): string => `${census.length} files, ${bytesIn(census)} bytes`

export const bytesIn = (census: Census): number => census.reduce((sum, { bytes }) => sum + bytes, 0)

async function moveBack(store: Store, failed: Failed, moved: readonly Moved[]): Promise<Failed> {
  const rolledBack: string[] = []
  const notRolledBack: string[] = []
  for (const { from, to, kind } of moved.toReversed()) {
    const back = await moveOne(store, { from: to, to: from, kind })
    ;(back.ok ? rolledBack : notRolledBack).push(from)
  }
  if (moved.length === 0) return failed
  return { ...failed, proof: { ...failed.proof, rolledBack, ...(notRolledBack.length > 0 ? { notRolledBack } : {}) } }
}
