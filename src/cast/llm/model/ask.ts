/**
 * A model call as a step of a beat. The finished answer is in the chronicle before anyone uses it, so a beat that is run
 * again hears the same answer and pays nothing; its words stream to a listener only while they are new. What was asked is
 * kept before it is sent, and its hash stands beside the answer.
 */
import type { Hash } from '../../../core/id.ts'
import type { Ask } from '../../../table/ports.ts'
import { complete, type Asking } from './complete.ts'
import { ModelFailed, type ModelFault } from './fault.ts'
import type { Answer, ModelCall } from './port.ts'

/** `asked` is what was sent, by its hash, where somebody keeps it. */
type Kept = { readonly asked?: Hash }

export type Asked = Kept &
  ({ readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly fault: ModelFault })

/** Makes the call, or throws when there is no money for it; only a call that is really made goes through here. */
type Spending = { readonly spend?: (make: () => Promise<Answer>) => Promise<Answer> }

const answerTo = (call: ModelCall, { spend, ...asking }: Asking & Spending): Promise<Answer> =>
  spend ? spend(() => complete(call, asking)) : complete(call, asking)

/** Calls that begin with the same words are of one kind: a role's, a character's, a conversation's. */
const kindOf = ({ system }: ModelCall): string =>
  system.flatMap(({ text, isStable }) => (isStable ? [text] : [])).join()

/** All of a call goes to the provider, and so all of it is kept. */
async function keptOf({ keep }: Pick<Ask, 'keep'>, call: ModelCall): Promise<Kept> {
  return keep ? { asked: await keep(JSON.stringify(call), kindOf(call)) } : {}
}

type Keeping = Pick<Ask, 'step' | 'keep'>

/**
 * A call that failed for good is recorded too, so that what was done instead of an answer is done again in a replay.
 * Whoever would rather stop the table here, and have the call made when the beat is resumed, uses `askOrStop`.
 */
export function askModel(ask: Keeping, key: string, call: ModelCall, asking: Asking & Spending): Promise<Asked> {
  return ask.step<Asked>(key, async () => {
    const kept = await keptOf(ask, call)
    try {
      return { ok: true, answer: await answerTo(call, asking), ...kept }
    } catch (thrown) {
      if (thrown instanceof ModelFailed && !asking.signal.aborted) return { ok: false, fault: thrown.fault, ...kept }
      throw thrown
    }
  })
}

/** As `askModel`, but a failed call is thrown as `ModelFailed` and nothing of it is recorded. */
export async function askOrStop(
  ask: Keeping,
  key: string,
  call: ModelCall,
  asking: Asking & Spending,
): Promise<Answer> {
  const { answer } = await ask.step(key, async () => {
    const kept = await keptOf(ask, call)
    return { ok: true as const, answer: await answerTo(call, asking), ...kept }
  })
  return answer
}
