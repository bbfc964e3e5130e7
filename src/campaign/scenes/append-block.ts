/** Writing at the end of a page, one blank line below what stands there, in the page's own line endings. */
import { eolOf } from '../text/lines.ts'

/** Every byte that was there stays. A block without words adds nothing. */
export function appendBlock(text: string, block: string): string {
  const words = block
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
  if (words === '') return text
  const eol = eolOf(text)
  return text + gapAfter(text, eol) + words.replaceAll('\n', eol) + eol
}

/** Only the blanks at the end tell: a page grows, and looking through all of it would cost more with every block. */
function gapAfter(text: string, eol: string): string {
  const words = text.trimEnd()
  if (words === '') return ''
  const blanks = text.slice(words.length)
  if (/\n[ \t]*\r?\n$/.test(blanks)) return ''
  return blanks.endsWith('\n') ? eol : eol + eol
}
