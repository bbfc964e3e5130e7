/**
 * A text may tell what the party learns by it. A Game Master in this mode says so in its delta file, so where a text is
 * withheld, the table takes that file over before the text is judged again.
 */
import { knowledgeWriter } from '../../campaign/deltas/writers.ts'
import type { Move, Outcome } from '../moves.ts'
import { deltasLeft } from './hear.ts'
import { removePage } from './pages.ts'
import type { Turn } from './turn.ts'

/** Each change on a line of its own; what is indented below one is part of it. */
export function linesOfDelta(page: string): readonly string[] {
  const lines: string[] = []
  for (const line of page.split(/\r?\n/)) {
    if (/^\s*(?:#|```|~~~|$)/.test(line)) continue
    const words = line.trim().replace(/^[-*•]\s+/, '')
    if (/^\s/.test(line) && lines.length > 0) lines.push(`${lines.pop()} ${words}`)
    else lines.push(words)
  }
  return lines
}

/** True when the table has been told something new, so that it is worth a second try. */
export async function* takeOver(turn: Turn): AsyncGenerator<Move, boolean, Outcome> {
  const { deltaFile } = knowledgeWriter
  const page = (await deltasLeft(turn))[deltaFile]
  if (page === undefined || turn.revealed === turn.spawned) return false
  turn.revealed = turn.spawned
  yield { tag: 'RECORD', state: [], knowledge: linesOfDelta(page) }
  await turn.ask.step(`${turn.spawned}/revealed`, async () => {
    await removePage(turn.ports.store, deltaFile) // its words are in the chronicle, and the table writes them down
    return true
  })
  return true
}

/** A move that tells players something, judged once more where the Game Master has written that they learn it. */
export async function* revealing(turn: Turn, move: Move): AsyncGenerator<Move, Outcome, Outcome> {
  const first = yield move
  if (first.outcome !== 'withheld') return first
  return (yield* takeOver(turn)) ? yield move : first
}

export const howToReveal = `What the party learns by it belongs into ${knowledgeWriter.deltaFile} as a LEARNED line first.`
