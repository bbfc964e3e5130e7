/** What a job asks of a mind: once, with an end to the wait, and never again for the same beat. */
import type { Json } from '../../core/json.ts'
import { within } from '../beat/within.ts'
import type { Ask } from '../ports.ts'
import type { Steps } from '../steps.ts'

export async function askMind<Value extends Json>(
  steps: Steps,
  key: string,
  limitMs: number,
  mind: (ask: Ask) => Promise<Value>,
  later?: AbortSignal,
): Promise<Value> {
  return steps.take<Value>(key, async () => {
    const waited = await within(limitMs, undefined, signal =>
      mind({
        signal,
        step: (inner, make) => steps.outside(`${key}/${inner}`, make),
        keep: steps.keep,
        ...(later && { later }),
      }),
    )
    if (!waited.ok) throw new Error(waited.reason)
    return waited.value
  })
}
