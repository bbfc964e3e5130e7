/** Showing a place in a line that a stranger wrote, so that nothing in it can move the cursor or the caret. */

/** What is shown of the source to either side of the fault; with indent and dots a line stays within 80 columns. */
const REACH = 36

/** East Asian wide and fullwidth forms and emoji: two columns on a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{M}]/u

/** The text with everything that has no width or a will of its own shown as a dot. */
export const visible = (text: string): string => Array.from(text, show).join('')

const show = (symbol: string): string => (/\s/.test(symbol) ? ' ' : unseen.test(symbol) ? '·' : symbol)

/** As many columns of blank as the symbol takes. */
const blank = (symbol: string): string => (wide.test(symbol) ? '  ' : ' ')

/** Two lines: the source, and a caret under the character at `at`. Long sources are cut around it. */
export function caretUnder(source: string, at: number): string {
  const before = Array.from(source.slice(0, at), show)
  const after = Array.from(source.slice(at), show)
  const start = before.length > REACH ? ['…', ...before.slice(1 - REACH)] : before
  const end = after.length > REACH ? [...after.slice(0, REACH - 1), '…'] : after
  return `  ${[...start, ...end].join('').trimEnd()}\n  ${start.map(blank).join('')}^`
}
