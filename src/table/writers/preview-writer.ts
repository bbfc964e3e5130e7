/** What a writer would do, without doing it. */
import { mergeDelta } from '../../campaign/deltas/merge.ts'
import { parseDelta } from '../../campaign/deltas/parse.ts'
import { emptyDelta, failed, noDelta, updated } from '../../campaign/deltas/report.ts'
import type { MergeOptions, Writer } from '../../campaign/deltas/types.ts'
import type { Hash } from '../../core/id.ts'
import type { Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { isSpent, leftClaims } from './claim.ts'
import { objectionIn } from './objection.ts'
import type { Written } from './run-writer.ts'
import { reasonOf, take } from './stopped.ts'

/** The text before is undefined where there is no file yet. */
export type Preview = Written & { readonly before: string | undefined; readonly after: string | undefined }

/** Every delta that waits, those of a run that died first, in the order they would be merged. */
export async function waiting(store: Store, writer: Writer, target: Hash | undefined): Promise<string | undefined> {
  const delta = take(await store.read(writer.deltaFile))
  const claims = take(await leftClaims(store, writer.deltaFile)).filter(claim => !isSpent(claim, target, delta?.hash))
  const texts: string[] = []
  for (const path of [...claims, writer.deltaFile]) {
    const text = take(await readText(store, path))
    if (text) texts.push(text.text)
  }
  return texts.length > 0 ? texts.join('\n') : undefined
}

export async function previewWriter(store: Store, writer: Writer, options: MergeOptions): Promise<Preview> {
  const about = { writer: writer.name, file: writer.targetFile, remarks: [], before: undefined, after: undefined }
  try {
    const target = take(await readText(store, writer.targetFile))
    const delta = await waiting(store, writer, target?.hash)
    if (delta === undefined) return { ...about, status: 'no-delta', report: noDelta }
    if (parseDelta(delta, writer).isEmpty) return { ...about, status: 'empty', report: emptyDelta }
    const merged = mergeDelta(writer, target?.text, delta, { ...options, ...(await objectionIn(store, writer, delta)) })
    const after = merged.applied === 0 ? target?.text : merged.text
    return {
      ...about,
      status: 'updated',
      report: updated(writer.targetFile, merged),
      merged,
      before: target?.text,
      after,
    }
  } catch (fault) {
    return { ...about, status: 'failed', report: failed(writer.targetFile, reasonOf(fault)) }
  }
}
