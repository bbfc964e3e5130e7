/** What stands in round brackets, read once from end to end: a text of nothing but brackets or commas takes no longer for it. */

/** Without what stands in brackets, and without the white space before it. */
export const withoutAsides = (text: string): string => text.replaceAll(/(?<!\s)\s*\([^()]*\)/g, '')

/** The pieces between these marks, of which those inside brackets part nothing. */
export function partedOutside(text: string, marks: string): readonly string[] {
  const pieces: string[] = []
  let end = text.length
  let isInside = false
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const letter = text.charAt(at)
    if (letter === ')') isInside = true
    else if (letter === '(') isInside = false
    else if (!isInside && marks.includes(letter)) {
      pieces.push(text.slice(at + 1, end))
      end = at
    }
  }
  pieces.push(text.slice(0, end))
  return pieces.toReversed()
}
