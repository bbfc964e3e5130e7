/** A run as its chronicle tells it, read without touching anything. */
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { readChain } from '../chronicle/chain.ts'
import { chroniclePath } from '../chronicle/chronicle.ts'
import type { Entry } from '../chronicle/entry.ts'
import { lineOf, type Branch } from '../chronicle/line.ts'
import { runsOf } from '../start.ts'

export type RunRecord = {
  readonly runId: string
  readonly entries: readonly Entry[]
  readonly branches: readonly Branch[]
}

/** The run of this name, or the last one. A torn last line was never told, so it is passed over. */
export async function readRun(store: Store, asked?: string): Promise<Result<RunRecord, string>> {
  const runs = await runsOf(store)
  const runId = asked ?? runs.at(-1)
  if (runId === undefined) return refuse('Nothing was played here yet.')
  if (!runs.includes(runId)) return refuse(`There is no run "${runId}". There are: ${runs.join(', ') || 'none'}.`)
  const found = await readText(store, chroniclePath(runId))
  if (!found.ok) return refuse(explainStore(found.refusal))
  const text = found.value?.text ?? ''
  const { links, fault } = readChain(text.slice(0, text.lastIndexOf('\n') + 1))
  if (fault) return refuse(`The chronicle of ${runId} is damaged at line ${fault.line}: ${fault.why}.`)
  return accept({ runId, ...lineOf(links.map(({ entry }) => entry)) })
}
