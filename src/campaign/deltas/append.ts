/** SECRET, UPCOMING, LEARNED: one more item at the end of the section, unless it is there already. */
import { toBullet } from '../markdown/bullet.ts'
import { foldWords, needleOf } from '../text/fold.ts'
import { appendBullet, carryChildren, unchanged, wholeOf, type Context, type Edited } from './edit.ts'
import { linesWith, type Passage } from './passage.ts'
import type { DeltaItem } from './types.ts'

/** Saying the same thing twice changes nothing, so a delta that is merged again after a crash does no harm. */
export function applyAppend(passage: Passage, item: DeltaItem, context: Context): Edited {
  const wanted = foldWords(item.text)
  for (const line of linesWith(passage, needleOf(item.text))) {
    const bullet = toBullet(line.text)
    if (!bullet || foldWords(bullet.text) !== wanted) continue
    const carried = carryChildren(passage, line, item.children)
    if (carried.text === passage.text) return unchanged(passage)
    return { passage: carried, change: { before: line.text, after: line.text }, notes: [] }
  }
  const added = appendBullet(passage, wholeOf(passage), item.text, item.children, context)
  return { passage: added, change: { before: null, after: `- ${item.text}` }, notes: [] }
}
