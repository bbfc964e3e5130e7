/** Who of the company is to have a word at the end of the beat, and on what. */
import type { Part } from '../../../../table/parts.ts'
import type { Desk } from '../../desk/desk.ts'

/** `answer` to a question, `react` to what was said or done, `counsel` on what is next. */
export type Wanted = 'answer' | 'react' | 'counsel'

/** Calls on some of them; what they are called on was told, or is handed to them beside it. */
export function call(
  desk: Desk,
  ids: readonly string[],
  wanted: Wanted,
  isAll = false,
  beside: readonly Part[] = [],
): void {
  desk.calls.push({ ids, wanted, isAll, beside })
}
