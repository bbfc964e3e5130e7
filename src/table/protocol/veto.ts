/** Whether an answer is a veto, also when it comes as a message. */
import { mentionsVeto, vetoFor, vetoIn } from '../../campaign/relay/veto.ts'
import type { Veto } from '../../campaign/relay/veto.ts'
import { parseMessage } from './parse.ts'

/** A veto anywhere but at the start is only talk about one; it is logged, because it may have been meant. */
export type VetoReading = Veto | { readonly kind: 'answer'; readonly mentionsVeto: boolean }

export function readVeto(response: string): VetoReading {
  const message = parseMessage(response)
  if (message.tag === 'PLAYER_TO_GM' && message.type === 'VETO') return vetoFor(message.text)
  const text = message.tag === 'PLAYER_TO_GM' ? message.text : response
  return vetoIn(text) ?? { kind: 'answer', mentionsVeto: mentionsVeto(text) }
}
