/** A companion may refuse to be quick: its answer then begins with `[VETO`, and a reason from its own sheet. */

export type Veto = { readonly kind: 'veto'; readonly reason: string; readonly dropped: string }

const mark = /^[\s>*_`"'“‘#-]*\[\s*veto\b([^\]\n]*)\]?[*_`"'”’]*:?[ \t]*/i
const field = /^[\s>*_`]*type[*_`]*\s*:\s*["'*_`]*veto\b["'*_`]*[ \t]*/i

/** The first paragraph is the reason; what follows it would be an action, and a veto has none. */
export function vetoFor(text: string, inBrackets = ''): Veto {
  const [reason = '', ...more] = text.trim().split(/\r?\n[ \t]*\r?\n/)
  const said = reason.trim() === '' ? inBrackets.replace(/^[\s:–—-]+/u, '').trim() : reason.trim()
  return { kind: 'veto', reason: said, dropped: more.join('\n\n').trim() }
}

/** The veto a text begins with. One that comes later is only talk about one. */
export function vetoIn(response: string): Veto | undefined {
  const bracket = mark.exec(response)
  if (bracket) return vetoFor(response.slice(bracket[0].length), bracket[1])
  const typed = field.exec(response)
  return typed ? vetoFor(response.slice(typed[0].length).replace(/^\s*character\s*:.*$/im, '')) : undefined
}

export const mentionsVeto = (text: string): boolean => /\[\s*veto\b/i.test(text)
