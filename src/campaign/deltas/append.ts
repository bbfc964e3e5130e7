/** SECRET, UPCOMING, LEARNED: one more item at the end of the section, unless it is there already. */
import { toBullet, withoutBox } from '../markdown/bullet.ts'
import { foldWords, needleOf } from '../text/fold.ts'
import { addBullet, sayAnew, unchanged, type Context, type Edited } from './edit.ts'
import { insertLines, lastLine, linesWith, wholeOf, type Passage } from './passage.ts'
import type { DeltaItem } from './types.ts'

/** Saying the same thing twice changes nothing, so a delta that is merged again after a crash does no harm. */
export function applyAppend(passage: Passage, item: DeltaItem, context: Context): Edited {
  const wanted = foldWords(withoutBox(item.text))
  for (const line of linesWith(passage, needleOf(wanted))) {
    const bullet = toBullet(line.text)
    if (bullet && foldWords(bullet.text) === wanted) return sayAnew(passage, line, line.text, item.children)
  }
  return addBullet(passage, wholeOf(passage), item.text, item.children, context)
}

const saidBy = ({ text }: DeltaItem): string => foldWords(withoutBox(text))

/** The same for many at once: what stands there is read once, and what is new goes in together. */
export function applyAppends(start: Passage, items: readonly DeltaItem[], context: Context): readonly Edited[] {
  const said = new Set<string>()
  for (const { text } of linesWith(start, undefined)) said.add(foldWords(toBullet(text)?.text ?? ''))
  const edits: Edited[] = []
  let fresh: DeltaItem[] = []
  const passage = (): Passage => edits.at(-1)?.passage ?? start
  const putIn = (): void => {
    edits.push(...addAll(passage(), fresh, context))
    fresh = []
  }
  for (const item of items) {
    const isSaid = said.has(saidBy(item))
    said.add(saidBy(item))
    if (!isSaid) fresh.push(item)
    else {
      putIn()
      edits.push(item.children.length === 0 ? unchanged(passage()) : applyAppend(passage(), item, context))
    }
  }
  putIn()
  return edits
}

/** The first clears what only held the place; the others follow it. */
function addAll(passage: Passage, items: readonly DeltaItem[], context: Context): readonly Edited[] {
  const [first, ...others] = items
  if (!first) return []
  const added = addBullet(passage, wholeOf(passage), first.text, first.children, context)
  const lines = others.map(({ text, children }) => [`- ${text}`, ...children])
  const end = lastLine(added.passage, wholeOf(added.passage))?.end ?? added.passage.raw.length
  const grown = insertLines(added.passage, Math.min(end, added.passage.raw.length), lines.flat())
  return [
    added,
    ...lines.map(all => ({ passage: grown, changes: [{ before: null, after: all.join(grown.eol) }], notes: [] })),
  ]
}
