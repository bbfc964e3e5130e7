/** One new Game Master: asked, heard, and what it left behind looked at. */
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import { isDivided } from '../beat/apart.ts'
import type { Move, Outcome } from '../moves.ts'
import type { Ask } from '../ports.ts'
import { contextAfter, sceneAfter } from './context-page.ts'
import { contextPath, readPage, removePage, writePage } from './pages.ts'
import { styleIn } from './party.ts'
import type { FreshSees, Heard } from './port.ts'
import { promptFor, type Spawn } from './spawn.ts'
import { isFirst, lastTold, type Turn } from './turn.ts'

/** What a Game Master asks of the outside has its own place in the beat. */
export const asking = ({ ask, spawned }: Turn, name: string): Ask => ({
  ...ask,
  step: (key, make) => ask.step(`${spawned}/${name}/${key}`, make),
})

/** What lies there for the next one to read. */
async function seenBy(turn: Turn, spawn: Spawn): Promise<FreshSees> {
  const { ports, sees } = turn
  const style = styleIn(sees.view)
  const prompt = promptFor(spawn, {
    ports,
    style,
    lastTold: lastTold(turn),
    isFirst: isFirst(turn),
    open: turn.open,
    hasResponses: turn.waiting.length > 0,
  })
  const gmContext = await readPage(ports.store, contextPath)
  const responses = await Promise.all(
    turn.waiting.map(async path => ({ path, text: (await readPage(ports.store, path)) ?? '' })),
  )
  return { prompt, folder: ports.folder, isReload: spawn.isReload, view: sees.view, gmContext, responses }
}

/** A Game Master that plays while it speaks makes moves; what it tells by them is told. */
async function* listen(turn: Turn, seen: FreshSees): AsyncGenerator<Move, Heard, Outcome> {
  const speaking = turn.mind(seen, asking(turn, 'mind'))
  try {
    let step = await speaking.next()
    while (!step.done) {
      const outcome = yield step.value
      if (step.value.tag === 'NARRATIVE' && outcome.outcome === 'done') turn.told.push(step.value.text)
      if (step.value.tag === 'GROUPS') turn.isDivided = isDivided(step.value)
      if (step.value.tag === 'OPEN_SCENE') turn.scene = sceneAfter(turn.scene, step.value)
      step = await speaking.next(outcome)
    }
    return step.value
  } finally {
    await speaking.return({ said: '', why: 'the beat is over' })
  }
}

/** The responses that were waiting have been read; the chronicle and the decision log keep them. */
export async function* hear(turn: Turn, spawn: Spawn): AsyncGenerator<Move, Heard, Outcome> {
  turn.spawned += 1
  const key = turn.spawned
  const seen = await seenBy(turn, spawn)
  turn.given = seen.gmContext
  const heard = yield* listen(turn, seen)
  turn.moment = heard.moment ?? []
  if ((heard.said === '' && !heard.isTold) || turn.waiting.length === 0) return heard
  const read = turn.waiting
  turn.waiting = []
  await turn.ask.step(`${key}/read`, async () => {
    for (const path of read) await removePage(turn.ports.store, path)
    return [...read]
  })
  return heard
}

/**
 * The page the Game Master left. Every next one is a new one, so there is always a page, and one that was left as it was
 * found is brought up to date: who reads what is over plays what is over.
 */
export async function contextLeft(turn: Turn, narrative: string, expecting: string): Promise<string> {
  const { store } = turn.ports
  return turn.ask.step(`${turn.spawned}/context`, async () => {
    const left = (await readPage(store, contextPath)) ?? ''
    if (left.trim() !== '' && left !== turn.given) return left
    const page = contextAfter(left, narrative === '' ? lastTold(turn) : narrative, expecting, turn.scene)
    if (page !== left) await writePage(store, contextPath, page)
    return page
  })
}

/** The delta files that lie there now, with their words. */
export async function deltasLeft(turn: Turn): Promise<Readonly<Record<string, string>>> {
  return turn.ask.step(`${turn.spawned}/deltas`, async () => {
    const found: Record<string, string> = {}
    for (const { deltaFile } of [stateWriter, knowledgeWriter]) {
      const page = await readPage(turn.ports.store, deltaFile)
      if (page !== undefined) found[deltaFile] = page
    }
    return found
  })
}
