/**
 * A model call as a step of a beat. The finished answer is in the chronicle before anyone uses it, so a beat that is run
 * again hears the same answer and pays nothing; its words stream to a listener only while they are new.
 */
import type { Ask } from '../../../table/ports.ts'
import { complete, type Asking } from './complete.ts'
import { ModelFailed, type ModelFault } from './fault.ts'
import type { Answer, ModelCall } from './port.ts'

export type Asked = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly fault: ModelFault }

/** Makes the call, or throws when there is no money for it; only a call that is really made goes through here. */
type Spending = { readonly spend?: (make: () => Promise<Answer>) => Promise<Answer> }

const answerTo = (call: ModelCall, { spend, ...asking }: Asking & Spending): Promise<Answer> =>
  spend ? spend(() => complete(call, asking)) : complete(call, asking)

/**
 * A call that failed for good is recorded too, so that what was done instead of an answer is done again in a replay.
 * Whoever would rather stop the table here, and have the call made when the beat is resumed, uses `askOrStop`.
 */
export function askModel(step: Ask['step'], key: string, call: ModelCall, asking: Asking & Spending): Promise<Asked> {
  return step<Asked>(key, async () => {
    try {
      return { ok: true, answer: await answerTo(call, asking) }
    } catch (thrown) {
      if (thrown instanceof ModelFailed && !asking.signal.aborted) return { ok: false, fault: thrown.fault }
      throw thrown
    }
  })
}

/** As `askModel`, but a failed call is thrown as `ModelFailed` and nothing of it is recorded. */
export async function askOrStop(
  step: Ask['step'],
  key: string,
  call: ModelCall,
  asking: Asking & Spending,
): Promise<Answer> {
  const { answer } = await step(key, async () => ({ ok: true as const, answer: await answerTo(call, asking) }))
  return answer
}
