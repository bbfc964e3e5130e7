/**
 * What a merge leaves over, written beside the delta and proven before the delta goes. A line stands there once, however
 * often a merge that died is done again.
 */
import { readUnmerged, unmergedFile, withUnmerged } from '../../campaign/deltas/unmerged.ts'
import type { Refused, Writer } from '../../campaign/deltas/types.ts'
import type { Store } from '../../store/port.ts'
import { readText, writeText } from '../../store/text.ts'
import { take } from './stopped.ts'

/** Where a line of a delta is kept now. */
export type Kept = { readonly deltaLine: number; readonly file: string; readonly line: number }

const patience = 5

/** The page as it stands afterwards. */
export type KeepAside = (writer: Writer, refused: readonly Refused[]) => Promise<string>

/** Straight onto the disk: somebody may have the page open in an editor. */
export const onDisk =
  (store: Store): KeepAside =>
  async (writer, refused) => {
    const file = unmergedFile(writer)
    for (let attempt = 1; ; attempt += 1) {
      const found = take(await readText(store, file))
      const page = withUnmerged(found?.text, writer, refused)
      if (page === found?.text) return page
      const written = await writeText(store, file, page, found?.hash ?? 'absent')
      if (written.ok) return page
      if (written.refusal.code !== 'changed-meanwhile' || attempt >= patience) take(written)
    }
  }

export async function setAside(keep: KeepAside, writer: Writer, refused: readonly Refused[]): Promise<readonly Kept[]> {
  if (refused.length === 0) return []
  const kept = readUnmerged(await keep(writer, refused))
  return refused.flatMap(({ line: deltaLine, text }) => {
    const there = kept.find(one => one.text === text)
    return there ? [{ deltaLine, file: unmergedFile(writer), line: there.line }] : []
  })
}
