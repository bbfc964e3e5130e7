/** Whether a line, a heading or a cell is about a plan: its id must come first, and be the whole of a word. */

type Kind = 'plan' | 'phase' | 'task'
export type Wanted = { readonly kind: Kind; readonly id: string }

const ornament = /^[\s*_~`"'([<]+/
const word = /^(plan|phase|task)(?=[\s:#*_`])[\s:#*_~`"'([<]*/i
const wordEnd = /^(?:-plan(?:\.md)?)?(?![\p{L}\p{N}_-]|\.\p{N})/iu

/**
 * An id in the middle of a line is a mention ("after 01-01"), so only the front counts. `01-02-PLAN.md` is the file of
 * plan 01-02; `01-021` and `01-02.1` are other plans.
 */
export function isAbout(text: string, { kind, id }: Wanted): boolean {
  const bare = text.replace(ornament, '')
  if (startsWithId(bare, kind, id)) return true
  const [lead, named] = word.exec(bare) ?? []
  return lead !== undefined && named?.toLowerCase() === kind && startsWithId(bare.slice(lead.length), kind, id)
}

/** A quick look that spares most lines the careful one. */
export const mayName = (text: string, { kind, id }: Wanted): boolean =>
  text.includes(kind === 'phase' ? id.replace(/^0+(?=\d)/, '') : id)

function startsWithId(text: string, kind: Kind, id: string): boolean {
  if (text.startsWith(id) && wordEnd.test(text.slice(id.length))) return true
  const [digits] = /^\d+/.exec(text) ?? []
  if (kind !== 'phase' || digits === undefined || !/^\d+$/.test(id)) return false
  return Number(digits) === Number(id) && wordEnd.test(text.slice(digits.length)) // phase 02 is phase 2
}
