/** `update-progress`: one more entry in the log, counted and found again. */
import { z } from 'zod'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { id, words } from '../fields.ts'
import { lineCount } from '../lines.ts'
import { entriesIn, entryLines, ownerOf, progressChange } from '../progress.ts'
import { textAfter, textBefore } from '../proof.ts'
import { toSecond } from '../read.ts'

const schema = z.object(
  {
    plan: id('a plan\'s id, such as "01-02"'),
    task: id('a task\'s id, such as "task-005"').optional(),
    status: words('a word, such as "complete"'),
    summary: words('a sentence on what was done'),
  },
  'an object with "plan", "task", "status" and "summary"',
)

export const updateProgress = writingDeed(schema, async ({ store, clock, profile: { progress } }, entry) => {
  const now = clock.now()
  const lines = entryLines(entry, now)
  const done = await keep(store, progressChange(progress, lines))
  if (!done.ok) return done.refusal
  const [before, after] = [textBefore(done.value), textAfter(done.value)]
  return {
    status: 'logged',
    message: `${ownerOf(entry)} logged in "${progress}".`,
    proof: {
      beforeLineCount: lineCount(before),
      afterLineCount: lineCount(after),
      linesAdded: lineCount(after) - lineCount(before),
      entryFound: entriesIn(after, lines) > entriesIn(before, lines),
      timestamp: toSecond(now),
    },
  }
})
