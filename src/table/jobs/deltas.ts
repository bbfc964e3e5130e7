/** The delta of a beat: first the delta file, as any Game Master would write it, then the merge, then the proof. */
import { isTaught, parseDelta } from '../../campaign/deltas/parse.ts'
import { withDeltaLines } from '../../campaign/deltas/print.ts'
import type { Refused, Writer } from '../../campaign/deltas/types.ts'
import { unmergedFile, withUnmerged } from '../../campaign/deltas/unmerged.ts'
import type { Hash } from '../../core/id.ts'
import { hashOf } from '../../store/hash.ts'
import type { FoundLeak } from '../beat/context.ts'
import type { Steps } from '../steps.ts'
import { objectionOf, wordsOf } from '../writers/objection.ts'
import { runWriter, type WriterOptions } from '../writers/run-writer.ts'
import { begunKey, type Desk } from './desk.ts'
import type { QueuedJob } from './queue.ts'
import { begin, notice, prove, readBytes, writeOnce } from './write-once.ts'

export type DeltaInput = { readonly lines: readonly string[]; readonly party: readonly string[] }

type Bench = { readonly desk: Desk; readonly steps: Steps; readonly leaks: (words: string) => readonly FoundLeak[] }

export async function mergeDeltas(
  bench: Bench,
  job: QueuedJob,
  writer: Writer,
  { lines, party }: DeltaInput,
): Promise<void> {
  const { desk } = bench
  const { targetFile } = writer
  const isDone = await isMerged(desk, job, targetFile)
  if (isDone) await proveMerged(desk, job, targetFile, undefined) // first: what else lies there comes on top of it
  const given = isDone ? undefined : await deltaFor(desk, job, writer, lines)
  let ours: Hash | undefined
  const written = await runWriter(desk.ports.store, writer, {
    party,
    ...(given ? { given } : await objectionsTo(bench, job, writer)),
    keepAside: (_, refused) => keepAside(desk, job, writer, refused),
    beforeWrite: async bytes => {
      const found = await readBytes(desk.ports.store, targetFile)
      if (ours !== undefined && found?.hash === ours) desk.known.set(targetFile, ours) // one delta after the other
      await notice(desk, job.beat, targetFile, found)
      ours = hashOf(bytes)
      await begin(desk, job.beat, job.id, targetFile, found, { bytes, hash: ours })
    },
  })
  if (written.status === 'failed') throw new Error(written.report)
  tellKept(desk, writer, written.kept?.length ?? 0)
  await proveMerged(desk, job, targetFile, written.proof?.beforeHash)
  if (given) return
  desk.known.delete(writer.deltaFile)
  desk.changed(writer.deltaFile, undefined) // its lines are in the target now, and it is gone
}

/**
 * What a Game Master recorded was judged when it was recorded. A delta it wrote itself is judged here, once: what was
 * found then stands when the job is run again.
 */
async function objectionsTo({ desk, steps, leaks }: Bench, job: QueuedJob, writer: Writer): Promise<WriterOptions> {
  const found = writer.isPublic ? await readBytes(desk.ports.store, writer.deltaFile) : undefined
  const items = found ? parseDelta(Buffer.from(found.bytes).toString('utf8'), writer).items : []
  const untaught = items.filter(item => !isTaught(item))
  if (untaught.length === 0) return {}
  const against = await steps.take(`job/${job.id}/objections`, () =>
    untaught.flatMap(item => {
      const why = objectionOf(leaks(wordsOf(item)))
      return why === undefined ? [] : [{ source: item.source, why }]
    }),
  )
  return { objection: item => against.find(({ source }) => source === item.source)?.why }
}

/** Recorded like every other file of the run, so that going back takes it along. */
async function keepAside(desk: Desk, job: QueuedJob, writer: Writer, refused: readonly Refused[]): Promise<string> {
  const path = unmergedFile(writer)
  await writeOnce(desk, job.beat, job.id, path, old => {
    const page = withUnmerged(old, writer, refused)
    return page === old ? undefined : page
  })
  const kept = await readBytes(desk.ports.store, path)
  return kept ? Buffer.from(kept.bytes).toString('utf8') : ''
}

/** Without its words: they may be what players must not know. */
function tellKept(desk: Desk, writer: Writer, count: number): void {
  if (count === 0) return
  const lines = count === 1 ? '1 line' : `${count} lines`
  const text = `${lines} could not be merged into ${writer.targetFile}; what was not is kept in ${unmergedFile(writer)}.`
  desk.ports.door.show({ type: 'notice', text })
}

/** By a process that died before it could say so: merged again, damage would be dealt twice. */
async function isMerged(desk: Desk, job: QueuedJob, path: string): Promise<boolean> {
  const begun = desk.begun.get(begunKey(job.beat, job.id, path))
  return begun !== undefined && (begun.isProven || (await readBytes(desk.ports.store, path))?.hash === begun.after)
}

/**
 * The lines of a beat are in the chronicle when it closes, so a delta of nothing else is given to the writer as it is, and
 * again until it is merged. They join one that a Game Master wrote itself, which is recorded first, so that a replay finds
 * it too.
 */
async function deltaFor(desk: Desk, job: QueuedJob, writer: Writer, lines: readonly string[]) {
  const { deltaFile } = writer
  const text = withDeltaLines(undefined, writer, job.beat, lines)
  const given = { text, hash: hashOf(Buffer.from(text)) }
  const found = await readBytes(desk.ports.store, deltaFile)
  const isClaimed = found === undefined && desk.begun.has(begunKey(job.beat, job.id, deltaFile))
  if (isClaimed) return undefined // by a process that died: the writer finishes it
  if (found === undefined) return lines.length > 0 ? given : undefined
  await writeOnce(desk, job.beat, job.id, deltaFile, old =>
    lines.length > 0 ? withDeltaLines(old, writer, job.beat, lines) : old,
  )
  return undefined
}

/** The merge of this process, or of one that died before it could say so. */
async function proveMerged(desk: Desk, job: QueuedJob, path: string, before: Parameters<typeof prove>[4] | undefined) {
  const begun = desk.begun.get(begunKey(job.beat, job.id, path))
  if (before === undefined && (begun === undefined || begun.isProven)) return
  const found = await readBytes(desk.ports.store, path)
  if (!found || (before === undefined && found.hash !== begun?.after)) return
  prove(desk, job.beat, job.id, path, before === undefined ? (begun?.before ?? null) : before, found)
}
