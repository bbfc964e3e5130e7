/** What stands below a header, cut at the headings that mean something in that message. */
import { headingReader } from './heading.ts'
import type { Shape } from './shape.ts'
import { isOrder } from './tag.ts'
import { unescapeLines } from './words.ts'

/** The text above the first heading stands under the empty name. */
export function readBodies(lines: readonly string[], shape: Shape): ReadonlyMap<string, string> {
  const reads = headingReader(shape)
  const means = (line: string): boolean => isOrder(line) || reads(line) !== undefined
  const parts: { readonly key: string; readonly lines: string[] }[] = [{ key: '', lines: [] }]
  for (const line of lines) {
    const key = reads(line)
    if (key === undefined) parts.at(-1)?.lines.push(line)
    else parts.push({ key, lines: [] })
  }
  const bodies = new Map<string, string>()
  for (const { key, lines } of parts) {
    const text = unescapeLines(lines.join('\n').trim(), means)
    const before = bodies.get(key) ?? ''
    bodies.set(key, before !== '' && text !== '' ? `${before}\n\n${text}` : before + text) // a heading said twice goes on
  }
  return bodies
}
