/**
 * One file changed for one reason, exactly once, whatever dies in between. What the file is about to become is recorded
 * with both versions kept; then it is written and proven; then the proof is recorded. Whoever comes after a crash finds
 * either no record (nothing happened), a record and the old file (write it again), or a record and the new file (done).
 */
import { hashOf } from '../../store/hash.ts'
import { explainStore, type Store } from '../../store/port.ts'
import type { Hash } from '../../core/id.ts'
import type { Version } from '../chronicle/contents.ts'
import { begunKey, type Desk } from './desk.ts'

const patience = 5

export async function readBytes(store: Store, path: string): Promise<Version | undefined> {
  const found = await store.read(path)
  if (!found.ok) throw new Error(explainStore(found.refusal))
  return found.value
}

/** The words of some bytes, which are looked at where they are and not copied first. */
const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8')

/** Notices a file that somebody else changed since the run last knew it; their version is kept too. */
export async function notice(desk: Desk, beat: number, path: string, found: Version | undefined): Promise<void> {
  const hash = found?.hash ?? null
  const known = desk.known.get(path)
  if (known === hash) return
  if (found) await desk.contents.keep(found)
  if (known !== undefined) desk.chronicle.note({ type: 'edited', beat, path, hash })
  desk.known.set(path, hash)
}

/** `compute` makes the new text from the one that is there; undefined when there is nothing to change. */
export async function writeOnce(
  desk: Desk,
  beat: number,
  job: string,
  path: string,
  compute: (text: string | undefined) => string | undefined,
): Promise<void> {
  const begun = desk.begun.get(begunKey(beat, job, path))
  if (begun?.isProven) return
  for (let attempt = 1; ; attempt += 1) {
    const found = await readBytes(desk.ports.store, path)
    if (begun && attempt === 1 && found?.hash === begun.after) {
      prove(desk, beat, job, path, begun.before, found)
      return
    }
    await notice(desk, beat, path, found)
    const text = compute(found && textOf(found.bytes))
    if (text === undefined) return
    const bytes = Buffer.from(text)
    const after = { bytes, hash: hashOf(bytes) }
    await begin(desk, beat, job, path, found, after)
    const written = await desk.ports.store.write(path, bytes, found?.hash ?? 'absent')
    if (written.ok) return prove(desk, beat, job, path, found?.hash ?? null, after)
    if (written.refusal.code !== 'changed-meanwhile' || attempt >= patience) {
      throw new Error(explainStore(written.refusal))
    }
  }
}

/**
 * Both versions are kept, and the change is recorded, before the file is touched. Either may be first: a record without
 * its version is one of a change that was never made, and whoever goes on makes and keeps it.
 */
export async function begin(
  desk: Desk,
  beat: number,
  job: string,
  path: string,
  found: Version | undefined,
  next: Version,
): Promise<void> {
  const record = { type: 'writing', beat, job, path, before: found?.hash ?? null, after: next.hash } as const
  await Promise.all([desk.began.keep(path, found), desk.contents.keep(next, found), desk.chronicle.join(record)])
}

export function prove(
  desk: Desk,
  beat: number,
  job: string,
  path: string,
  before: Hash | null,
  { bytes, hash }: Version,
): void {
  desk.chronicle.note({ type: 'wrote', beat, job, path, before, after: hash, bytes: bytes.length })
  const key = begunKey(beat, job, path)
  if (desk.begun.has(key)) desk.begun.set(key, { before, after: hash, isProven: true }) // what a dead process began is done
  desk.known.set(path, hash)
  desk.changed(path, textOf(bytes))
}
