/** Whether a narrative hands over to the player. */
import { withoutMarkup } from '../../campaign/text/fold.ts'

/** Its last line that says something ends with a question mark, whatever quotes, brackets or marks close after it. */
export function endsWithPrompt(narrative: string): boolean {
  const last = narrative.split(/\r?\n/).findLast(line => /[\p{L}\p{N}?]/u.test(line)) ?? ''
  return /[?？][\s"'”’»)\]]*$/u.test(withoutMarkup(last))
}
