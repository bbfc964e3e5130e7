/** How many columns a text takes on a terminal. */

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const wide =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/u
const flat = /^[\p{M}\p{Cf}]+$/u

const columnsOf = (grapheme: string): number => (flat.test(grapheme) ? 0 : wide.test(grapheme) ? 2 : 1)

const isPlain = (text: string): boolean => /^[\u0020-\u007E]*$/.test(text)

export function widthOf(text: string): number {
  if (isPlain(text)) return text.length
  let columns = 0
  for (const { segment } of segments.segment(text)) columns += columnsOf(segment)
  return columns
}

/** The text in pieces no wider than this, for words longer than a line. */
export function cutToWidth(text: string, width: number): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  let columns = 0
  for (const { segment } of segments.segment(text)) {
    const more = columnsOf(segment)
    if (piece !== '' && columns + more > width) {
      pieces.push(piece)
      piece = ''
      columns = 0
    }
    piece += segment
    columns += more
  }
  return [...pieces, piece]
}
