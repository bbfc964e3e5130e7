/** Text held to a length. What is cut is cut at a line or a word, and says that there is more. */

export function cut(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const end = Math.max(whole.lastIndexOf('\n', most), whole.lastIndexOf(' ', most), Math.floor(most / 2))
  return `${whole.slice(0, end).trimEnd()} …`
}

/** The end of a text, for what happened last. */
export function cutFront(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const from = whole.length - most
  const start = whole.indexOf(' ', from)
  return `… ${whole.slice(start === -1 ? from : start).trimStart()}`
}

/** The newest of these that fit, oldest first. */
export function newest(texts: readonly string[], most: number, between = '\n\n'): string {
  const kept: string[] = []
  let room = most
  for (const text of texts.toReversed()) {
    const cost = text.length + between.length
    if (cost > room) {
      if (kept.length === 0) kept.unshift(cutFront(text, most))
      break
    }
    room -= cost
    kept.unshift(text.trim())
  }
  return kept.join(between)
}
