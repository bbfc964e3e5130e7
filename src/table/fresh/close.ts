/** How a beat of the fresh mode closes: the narrative for the journals first, then what was written down, then the question. */
import { printNarrative } from '../../campaign/relay/narrative-file.ts'
import type { Move, Outcome } from '../moves.ts'
import { deltasLeft } from './hear.ts'
import { contextPath, narrativePath, readPage, writePage } from './pages.ts'
import { partyIn, playable } from './party.ts'
import { questionIn } from './question.ts'
import { takeOver } from './reveal.ts'
import { tailOf } from './spawn.ts'
import { isEnding, type Turn } from './turn.ts'

type Moves = AsyncGenerator<Move, void, Outcome>

/** A Game Master in this mode writes its deltas itself, and need not say so. */
export async function* keepDeltas(turn: Turn): Moves {
  if (turn.hasDeltas) return
  if (turn.isDivided) yield* takeOver(turn) // what one group learned is not written where everybody reads
  const found = Object.keys(await deltasLeft(turn))
  if (found.length === 0) return
  turn.hasDeltas = true
  const outcome = yield {
    tag: 'STATE_UPDATED',
    deltasWritten: found.map(path => path.replace(/^tmp\//, '')),
    charactersInvolved: partyIn(turn.sees.view),
  }
  if (outcome.outcome === 'refused') await tellUnmerged(turn, outcome.why)
}

/** Whoever comes next reads first what of this one's messages could not be carried out. */
export async function tellFaults(turn: Turn, faults: readonly string[]): Promise<void> {
  if (faults.length === 0) return
  await turn.ask.step(`${turn.spawned}/flag/refused`, async () => {
    await addSection(turn, 'Refused', faults)
    return `Refused: ${faults.join('; ')}`
  })
}

/** False where there is no page: one that is still to be made is made whole. */
async function addSection({ ports: { store } }: Turn, title: string, lines: readonly string[]): Promise<boolean> {
  const left = (await readPage(store, contextPath)) ?? ''
  if (left.trim() === '') return false
  await writePage(
    store,
    contextPath,
    `${left.trimEnd()}\n\n## ${title}\n\n${lines.map(line => `- ${line}\n`).join('')}`,
  )
  return true
}

/** Whoever comes next is told what of this one's lines no file can take: on the page that is read first, or in so many words. */
async function tellUnmerged(turn: Turn, why: string): Promise<void> {
  const hasPage = await turn.ask.step(`${turn.spawned}/told`, () => addSection(turn, 'Not Merged', [why]))
  if (!hasPage) turn.news.push(why)
}

/** The checkpoint: companions acted and what came of it was told, so all of it lies there before a journal is begun. */
async function writeNarrative({ ports, ask, sees, told }: Turn): Promise<void> {
  await ask.step('narrative', async () => {
    const earlier = sees.state.unwritten.map(({ text }) => text)
    await writePage(ports.store, narrativePath, printNarrative([...earlier, ...told]))
    return true
  })
}

/** The table drains and says itself whether all is saved. The hook is what players heard: the page in `tmp/` is secret. */
function sessionEnd({ told, sees }: Turn): Extract<Move, { tag: 'SESSION_END' }> {
  const last = told.at(-1) ?? ''
  const hook = questionIn(last, playable(sees.view))?.question
  const ending = { tag: 'SESSION_END', summary: tailOf(last), stateSaved: false } as const
  return hook === undefined ? ending : { ...ending, nextHook: hook }
}

export async function* closeTurn(turn: Turn): Moves {
  if (turn.hasCycle && turn.told.length > 0) await writeNarrative(turn)
  yield* keepDeltas(turn)
  if (isEnding(turn.sees) || turn.ending) {
    yield turn.ending ?? sessionEnd(turn)
    return
  }
  const question = turn.ports.human === null ? undefined : questionIn(turn.told.at(-1) ?? '', playable(turn.sees.view))
  if (question) turn.ports.show(question) // the answer begins the next beat, so nothing waits for it here
}
