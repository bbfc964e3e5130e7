/** A companion may refuse to be quick: its answer then begins with `[VETO`, and a reason from its own sheet. */
import { parseMessage } from './parse.ts'

export type VetoReading =
  | { readonly kind: 'veto'; readonly reason: string; readonly dropped: string }
  /** A veto anywhere but at the start is only talk about one; it is logged, because it may have been meant. */
  | { readonly kind: 'answer'; readonly mentionsVeto: boolean }

const mark = /^[\s>*_`"'“‘#-]*\[\s*veto\b([^\]\n]*)\]?[*_`"'”’]*:?[ \t]*/i
const field = /^[\s>*_`]*type[*_`]*\s*:\s*["'*_`]*veto\b["'*_`]*[ \t]*/i

/** The first paragraph is the reason; what follows it would be an action, and a veto has none. */
function reasonIn(text: string, inside: string): VetoReading {
  const [reason = '', ...more] = text.trim().split(/\r?\n[ \t]*\r?\n/)
  const said = reason.trim() === '' ? inside.replace(/^[\s:–—-]+/u, '').trim() : reason.trim()
  return { kind: 'veto', reason: said, dropped: more.join('\n\n').trim() }
}

export function readVeto(response: string): VetoReading {
  const message = parseMessage(response)
  if (message.tag === 'PLAYER_TO_GM' && message.type === 'VETO') return reasonIn(message.text, '')
  const text = message.tag === 'PLAYER_TO_GM' ? message.text : response.trimStart()
  const bracket = mark.exec(text)
  if (bracket) return reasonIn(text.slice(bracket[0].length), bracket[1] ?? '')
  const typed = field.exec(text)
  if (typed) return reasonIn(text.slice(typed[0].length).replace(/^\s*character\s*:.*$/im, ''), '')
  return { kind: 'answer', mentionsVeto: /\[\s*veto\b/i.test(text) }
}
