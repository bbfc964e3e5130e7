/** One new Game Master: asked, heard, and what it left behind looked at. */
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import { within } from '../beat/within.ts'
import type { Ask } from '../ports.ts'
import { minimalContext } from './context-page.ts'
import { contextPath, readPage, removePage, writePage } from './pages.ts'
import { styleIn } from './party.ts'
import { promptFor, type Spawn } from './spawn.ts'
import { Suspended } from './suspended.ts'
import { isFirst, lastTold, type Turn } from './turn.ts'

/** What came back, as the chronicle holds it. Nothing said is silence, and `why` says what there is to say of it. */
export type Heard = { readonly said: string; readonly why: string }

/** What a Game Master asks of the outside has its own place in the beat. */
export const asking = ({ ask, spawned }: Turn, name: string): Ask => ({
  signal: ask.signal,
  step: (key, make) => ask.step(`${spawned}/${name}/${key}`, make),
})

async function listen(turn: Turn, spawn: Spawn): Promise<Heard> {
  const { mind, ports, sees, ask } = turn
  const style = styleIn(sees.view)
  const prompt = promptFor(spawn, { ports, style, lastTold: lastTold(turn), isFirst: isFirst(turn) })
  const gmContext = await readPage(ports.store, contextPath)
  const responses = await Promise.all(
    turn.waiting.map(async path => ({ path, text: (await readPage(ports.store, path)) ?? '' })),
  )
  let suspended: Suspended | undefined
  const waited = await within(ports.gmMs, ask.signal, async signal => {
    try {
      return await mind({ prompt, view: sees.view, gmContext, responses }, { ...asking(turn, 'mind'), signal })
    } catch (cause) {
      if (cause instanceof Suspended) suspended = cause
      throw cause
    }
  })
  if (suspended) throw suspended // it is not silence: the answer comes in another process
  if (!waited.ok) return { said: '', why: waited.reason }
  return { said: waited.value.trim(), why: waited.value.trim() === '' ? 'an empty answer' : '' }
}

/** The responses that were waiting have been read; the chronicle and the decision log keep them. */
export async function hear(turn: Turn, spawn: Spawn): Promise<Heard> {
  turn.spawned += 1
  const key = turn.spawned
  const heard = await turn.ask.step(`${key}/said`, () => listen(turn, spawn))
  if (heard.said === '' || turn.waiting.length === 0) return heard
  const read = turn.waiting
  turn.waiting = []
  await turn.ask.step(`${key}/read`, async () => {
    for (const path of read) await removePage(turn.ports.store, path)
    return [...read]
  })
  return heard
}

/** The page the Game Master left, or one that is made for it: every next one is a new one, so there is always a page. */
export async function contextLeft(turn: Turn, narrative: string, expecting: string): Promise<string> {
  const { store } = turn.ports
  return turn.ask.step(`${turn.spawned}/context`, async () => {
    const left = await readPage(store, contextPath)
    if (left !== undefined && left.trim() !== '') return left
    const page = minimalContext(narrative === '' ? lastTold(turn) : narrative, expecting, turn.scene)
    await writePage(store, contextPath, page)
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
