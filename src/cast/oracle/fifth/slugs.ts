/** Slugs of names that are asked for several times a beat: the same name has the same slug, and so it is made once. */
import { slugOf as make } from '../../../core/id.ts'

const known = new Map<string, string>()
const mostKnown = 4_000

export function slugOf(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const slug = make(name)
  known.set(name, slug)
  return slug
}
