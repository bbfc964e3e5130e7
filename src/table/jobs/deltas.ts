/** The delta of a beat: first the delta file, as any Game Master would write it, then the merge, then the proof. */
import type { Writer } from '../../campaign/deltas/types.ts'
import { hashOf } from '../../store/hash.ts'
import { runWriter } from '../writers/run-writer.ts'
import { begunKey, type Desk } from './desk.ts'
import type { QueuedJob } from './queue.ts'
import { begin, notice, prove, readBytes, writeOnce } from './write-once.ts'

const titles = { state: '# What Changed (GM State)', knowledge: '# What Changed (Party Knowledge)' }

/** A line is one line: what a model put breaks into would become changes of their own. */
const asLine = (line: string): string => `- ${line.replace(/^\s*[-*•]\s+/, '').replaceAll(/\s*\n\s*/g, ' ')}`

function withLines(text: string | undefined, writer: Writer, lines: readonly string[]): string {
  const before = text === undefined || text.trim() === '' ? `${titles[writer.name]}\n\n` : text.replace(/\n*$/, '\n')
  return `${before}${lines.map(line => `${asLine(line)}\n`).join('')}`
}

export type DeltaInput = { readonly lines: readonly string[]; readonly party: readonly string[] }

export async function mergeDeltas(
  desk: Desk,
  job: QueuedJob,
  writer: Writer,
  { lines, party }: DeltaInput,
): Promise<void> {
  // A delta that a Game Master wrote itself is recorded like one of ours, so that a replay finds it too.
  await writeOnce(desk, job.beat, job.id, writer.deltaFile, text =>
    lines.length > 0 ? withLines(text, writer, lines) : text,
  )
  const { targetFile } = writer
  const written = await runWriter(desk.ports.store, writer, {
    party,
    beforeWrite: async bytes => {
      const found = await readBytes(desk.ports.store, targetFile)
      await notice(desk, job.beat, targetFile, found)
      await begin(desk, job.beat, job.id, targetFile, found, { bytes, hash: hashOf(bytes) })
    },
  })
  if (written.status === 'failed') throw new Error(written.report)
  await proveMerged(desk, job, targetFile, written.proof?.beforeHash)
  desk.known.delete(writer.deltaFile)
  desk.changed(writer.deltaFile, undefined) // its lines are in the target now, and it is gone
}

/** The merge of this process, or of one that died before it could say so. */
async function proveMerged(desk: Desk, job: QueuedJob, path: string, before: Parameters<typeof prove>[4] | undefined) {
  const begun = desk.begun.get(begunKey(job.beat, job.id, path))
  if (before === undefined && (begun === undefined || begun.isProven)) return
  const found = await readBytes(desk.ports.store, path)
  if (!found || (before === undefined && found.hash !== begun?.after)) return
  prove(desk, job.beat, job.id, path, before === undefined ? (begun?.before ?? null) : before, found)
}
