/** The delta of a beat: first the delta file, as any Game Master would write it, then the merge, then the proof. */
import type { Writer } from '../../campaign/deltas/types.ts'
import { hashOf } from '../../store/hash.ts'
import { runWriter } from '../writers/run-writer.ts'
import { begunKey, type Desk } from './desk.ts'
import type { QueuedJob } from './queue.ts'
import { begin, notice, prove, readBytes, writeOnce } from './write-once.ts'

const titles = { state: 'GM State', knowledge: 'Party Knowledge' }

/** Two beats may change the same in the same words, and are told apart all the same. */
const titleOf = (writer: Writer, beat: number): string => `# What Changed (${titles[writer.name]}) in Beat ${beat}`

/** What a model put breaks into would become changes of their own: only what is set in below a line goes on with it. */
const asLine = (line: string): string =>
  `- ${line.replace(/^\s*[-*•]\s+/, '').replaceAll(/[ \t]*\r?\n(?! {2,}\S)\s*/g, ' ')}`

function withLines(text: string | undefined, title: string, lines: readonly string[]): string {
  const before = text === undefined || text.trim() === '' ? `${title}\n\n` : text.replace(/\n*$/, '\n')
  return `${before}${lines.map(line => `${asLine(line)}\n`).join('')}`
}

export type DeltaInput = { readonly lines: readonly string[]; readonly party: readonly string[] }

export async function mergeDeltas(
  desk: Desk,
  job: QueuedJob,
  writer: Writer,
  { lines, party }: DeltaInput,
): Promise<void> {
  const { targetFile } = writer
  const given = (await isMerged(desk, job, targetFile)) ? undefined : await deltaFor(desk, job, writer, lines)
  const written = await runWriter(desk.ports.store, writer, {
    party,
    ...(given && { given }),
    beforeWrite: async bytes => {
      const found = await readBytes(desk.ports.store, targetFile)
      await notice(desk, job.beat, targetFile, found)
      await begin(desk, job.beat, job.id, targetFile, found, { bytes, hash: hashOf(bytes) })
    },
  })
  if (written.status === 'failed') throw new Error(written.report)
  await proveMerged(desk, job, targetFile, written.proof?.beforeHash)
  if (given) return
  desk.known.delete(writer.deltaFile)
  desk.changed(writer.deltaFile, undefined) // its lines are in the target now, and it is gone
}

/** By a process that died before it could say so: merged again, damage would be dealt twice. */
async function isMerged(desk: Desk, job: QueuedJob, path: string): Promise<boolean> {
  const begun = desk.begun.get(begunKey(job.beat, job.id, path))
  return begun !== undefined && (begun.isProven || (await readBytes(desk.ports.store, path))?.hash === begun.after)
}

/**
 * The lines of a beat are in the chronicle when it closes, so a delta of nothing else is given to the writer as it is.
 * They join one that a Game Master wrote itself, which is recorded first, so that a replay finds it too.
 */
async function deltaFor(desk: Desk, job: QueuedJob, writer: Writer, lines: readonly string[]) {
  const { deltaFile } = writer
  const title = titleOf(writer, job.beat)
  const text = withLines(undefined, title, lines)
  const given = { text, hash: hashOf(Buffer.from(text)) }
  const found = await readBytes(desk.ports.store, deltaFile)
  const isClaimed = found === undefined && desk.begun.has(begunKey(job.beat, job.id, deltaFile))
  if (isClaimed) return undefined // by a process that died: the writer finishes it
  if (found === undefined) return lines.length > 0 ? given : undefined
  if (found.hash === given.hash) return undefined // put back when it could not be merged
  await writeOnce(desk, job.beat, job.id, deltaFile, old => (lines.length > 0 ? withLines(old, title, lines) : old))
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
