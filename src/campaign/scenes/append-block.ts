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

function gapAfter(text: string, eol: string): string {
  if (text.trim() === '') return ''
  if (/\n[ \t]*\r?\n$/.test(text)) return ''
  return text.endsWith('\n') ? eol : eol + eol
}
