/** SECRET, UPCOMING, LEARNED: one more item at the end of the section, unless it is there already. */
import { toBullet, withoutBox } from '../markdown/bullet.ts'
import { foldWords, needleOf } from '../text/fold.ts'
import { addBullet, sayAnew, type Context, type Edited } from './edit.ts'
import { linesWith, wholeOf, type Passage } from './passage.ts'
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
