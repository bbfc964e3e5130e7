/**
 * Every fault at every call of a beat, over both wires: play goes on, or stops with a sentence and goes on later; nothing
 * is lost, nothing is told twice, and the server is paid for exactly the answers the chronicle holds.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/port.ts'
import { scriptedDoor, type ScriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels } from './all-models.ts'
import {
  answersIn,
  ferry,
  filesOf,
  healthy,
  placeOf,
  places,
  playOn,
  replayFaults,
  twiceIn,
  type Place,
} from './ferry.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { secretKey, startServer, type FakeServer } from './server.ts'
import { toldBy } from './sitting.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** What comes instead of an answer, for the n-th time. */
type Fault = (answer: ScriptedAnswer, time: number) => ScriptedAnswer

const status =
  (code: number, says: string, headers: Readonly<Record<string, string>> = {}): Fault =>
  () => ({ trouble: { type: 'status', status: code, says, headers } })

const faults: Readonly<Record<string, Fault>> = {
  'rate limit': status(429, 'slow down', { 'retry-after': '7' }),
  'rate limit of an hour': status(429, 'slow down', { 'retry-after': '3600' }),
  'server error': status(500, 'on fire'),
  overloaded: status(529, 'overloaded'),
  'dropped stream': answer => ({ ...answer, trouble: { type: 'cut', at: 700, how: 'drop' } }),
  'stream that ends early': answer => ({ ...answer, trouble: { type: 'cut', at: 700, how: 'end' } }),
  'garbled stream': answer => ({ ...answer, trouble: { type: 'garbled', at: 600 } }),
  'error in the stream': answer => ({
    ...answer,
    trouble: { type: 'error-frame', kind: 'overloaded_error', says: 'busy', afterFrames: 4 },
  }),
  refusal: () => ({ text: '', finish: 'refusal' }),
  'empty answer': () => ({ text: '' }),
  'cut-off answer': (_answer, time) => ({ text: `And then, for the ${time}. time`, finish: 'length' }),
  'broken tool JSON': () => ({ calls: [{ name: 'toss', takes: '{"who": ada\u0000]]' }] }),
  'unknown tool': () => ({ calls: [{ name: 'conjure', takes: {} }] }),
  'key refused': status(401, `invalid key ${secretKey}`),
  'prompt too long': status(400, 'prompt is too long: 250000 tokens > 200000 maximum'),
}

/** What is odd about an evening with a fault at a place: the first time it is come to, or until the table stops. */
async function oddWith(
  fault: Fault,
  place: Place,
  provider: (typeof both)[number],
  often: 'once' | 'always',
): Promise<readonly string[]> {
  const store = ferry()
  const paid = server.paid()
  let most = often === 'once' ? 1 : Number.POSITIVE_INFINITY
  let times = 0
  server.play(heard => {
    if (placeOf(heard) !== place || times >= most) return healthy(heard)
    times += 1
    return fault(healthy(heard), times)
  })
  const [door, later] = [scriptedDoor(), scriptedDoor()]
  const stopped = await playOn(store, allModels(server, provider), door).then(
    () => undefined,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  )
  most = 0 // by now it is well again
  await playOn(store, allModels(server, provider), later)
  return [...judged(stopped, place), ...(await oddIn(store, [door, later], server.paid() - paid))]
}

/** Only the Game Master's own call can stop the table, and then with a sentence; everybody else is played for. */
function judged(stopped: string | undefined, place: Place): readonly string[] {
  if (stopped === undefined) return []
  if (place !== 'first' && place !== 'after a tool') return [`stopped: ${stopped}`]
  return /^(?:[A-Z]|\w+(?:-\w+)*\/).{10,300}\.$/s.test(stopped) && !stopped.includes(secretKey)
    ? []
    : [`said: ${stopped}`]
}

async function oddIn(store: Store, doors: readonly ScriptedDoor[], paid: number): Promise<readonly string[]> {
  const [kept, files] = [await answersIn(store), await filesOf(store, '', true)]
  const toldTwice = doors.flatMap(door => toldBy(door).filter((text, at, all) => all.indexOf(text) !== at))
  const writtenTwice = Object.entries(files).flatMap(([path, text]) => (path.startsWith('runs/') ? [] : twiceIn(text)))
  const isKeyOut = JSON.stringify([files, doors.map(({ shown }) => shown)]).includes(secretKey)
  return [
    ...(paid === kept ? [] : [`paid for ${paid} answers, and ${kept} are kept`]),
    ...(await replayFaults(store)).map(one => `replay: ${JSON.stringify(one)}`),
    ...toldTwice.map(text => `told twice: ${text}`),
    ...writtenTwice.map(text => `written twice: ${text}`),
    ...(isKeyOut ? ['the key got out'] : []),
  ]
}

/** What passes by itself is looked for once over both wires; what stays, over the one and the other in turn. */
const isTried = (at: number, often: 'once' | 'always', provider: (typeof both)[number]): boolean =>
  often === 'once' || both[at % both.length] === provider

describe.each(both)('over %s', provider => {
  describe.each(places)('at this call: %s', place => {
    test.each(['once', 'always'] as const)('each fault, %s', { timeout: 60_000 }, async often => {
      const odd: string[] = []
      for (const [at, [name, fault]] of Object.entries(faults).entries()) {
        if (!isTried(at, often, provider)) continue
        odd.push(...(await oddWith(fault, place, provider, often)).map(one => `${name}: ${one}`))
      }
      expect(odd).toEqual([])
    })
  })
})
