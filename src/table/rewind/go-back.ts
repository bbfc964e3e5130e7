/** Going back while the table is open, as an undo or a retcon does: the same rewind, and the table stands there again. */
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { readChain } from '../chronicle/chain.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Entry } from '../chronicle/entry.ts'
import type { Ports } from '../ports.ts'
import { recover, type Recovered } from '../recover.ts'
import { startOf } from '../start.ts'
import { planMove } from './plan.ts'
import { putBack } from './put-back.ts'

export type GoneBack = {
  /** Everything that still counts. */
  readonly line: readonly Entry[]
  readonly recovered: Recovered
  readonly restored: readonly { readonly path: string; readonly text: string | undefined }[]
}

/** Nothing may be under way: whoever calls this has waited for the work behind the beats. */
export async function goBack(
  { store, clock, ruleset }: Ports,
  chronicle: Chronicle,
  runId: string,
  to: number,
  branch?: string,
): Promise<Result<GoneBack, string>> {
  const found = await readText(store, chronicle.path)
  if (!found.ok) return refuse(explainStore(found.refusal))
  const entries = readChain(found.value?.text ?? '').links.map(({ entry }) => entry)
  const plan = await planMove(store, entries, { runId, place: { beat: to }, at: clock.now(), branch })
  if (!plan.ok) return plan
  const { mark, line, fetched } = plan.value
  await chronicle.append(mark)
  const paths = await putBack(store, entries, fetched)
  const restored = await Promise.all(
    paths.map(async path => {
      const now = await readText(store, path)
      return { path, text: now.ok ? now.value?.text : undefined }
    }),
  )
  return accept({ line, recovered: recover(line, startOf(line), ruleset), restored })
}
