/**
 * THREAD: what is left open, a line each. Whoever wrote the others meant them: a line that says the very same is ticked
 * when it has been answered, and any other is left as it is.
 */
import { prefixFor, toBullet, withoutBox } from '../markdown/bullet.ts'
import { foldWords, needleOf } from '../text/fold.ts'
import { addBullet, sayAnew, type Context, type Edited } from './edit.ts'
import { linesWith, wholeOf, type Passage } from './passage.ts'
import type { DeltaItem } from './types.ts'

export function applyThread(passage: Passage, item: DeltaItem, context: Context): Edited {
  const wanted = foldWords(withoutBox(item.text))
  for (const line of linesWith(passage, needleOf(wanted))) {
    const bullet = toBullet(line.text)
    if (bullet && foldWords(bullet.text) === wanted)
      return sayAnew(passage, line, prefixFor(bullet, item.text) + item.text, item.children)
  }
  return addBullet(passage, wholeOf(passage), item.text, item.children, context)
}
