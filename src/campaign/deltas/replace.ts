/** SITUATION: the whole section is said anew; what it said before goes into the report. */
import { edit, wordsOf, type Passage } from './passage.ts'
import { unchanged, type Edited } from './edit.ts'
import type { DeltaItem } from './types.ts'

/** A situation is words: it cannot open a section, a fence, a rule or a comment of its own. */
const asWords = (line: string): string =>
  line.replace(
    /^(\s*)(#{1,6}|`{3}|~{3}|<!--|(?:[-*_][ \t]*){3,}$)/,
    (_, space: string, mark: string) => `${space}\\${mark}`,
  )

/** Nested lines of a situation stand on their own, one level further out. */
function outdent(children: readonly string[]): readonly string[] {
  const depth = Math.min(...children.map(child => child.search(/\S/)))
  return children.map(child => child.slice(depth))
}

export function applyReplace(passage: Passage, item: DeltaItem): Edited {
  const lines = [item.text, ...outdent(item.children)].filter(line => line !== '').map(asWords)
  const after = lines.join(passage.eol)
  const before = wordsOf(passage)
  if (after === before) return unchanged(passage)
  return {
    passage: edit(passage, 0, passage.raw.length, after),
    changes: [{ before: before === '' ? null : before, after }],
    notes: [],
  }
}
