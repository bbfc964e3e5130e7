/** Evenings in which every answer breaks off and is asked for again, beside one in which none does. */
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels } from './all-models.ts'
import { answersIn, ferry, filesOf, healthy, playOn } from './ferry.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import type { ScriptedAnswer } from './script.ts'
import type { FakeServer, Heard } from './server.ts'
import { wires } from './wire/wire.ts'

export type CutSessions = {
  readonly evenings: number
  /** How many answers broke off, in all evenings. */
  readonly cuts: number
  /** The bytes of the longest answer. */
  readonly longest: number
  /** A sentence for every evening that went another way; none is the promise. */
  readonly odd: readonly string[]
}

/** Whole words to a frame: fewer bytes that say the same, so that each of them can be the last. */
const said = (heard: Heard): ScriptedAnswer => ({ ...healthy(heard), piece: 24, argumentsPiece: 96 })

const bytesOf = ({ wire, model }: Heard, answer: ScriptedAnswer): number =>
  Buffer.byteLength(
    wires
      .find(({ name }) => name === wire)
      ?.frames(answer, model)
      .join('') ?? '',
  )

/** All that an evening leaves behind, and what it was paid for beside what it has. */
async function evening(server: FakeServer, provider: Provider, tries: number): Promise<string> {
  const [store, door, paid] = [ferry(), scriptedDoor(), server.paid()]
  await playOn(store, allModels(server, provider, { patience: { tries, firstWaitMs: 0 } }), door)
  const isPaidOnce = server.paid() - paid === (await answersIn(store))
  return JSON.stringify([await filesOf(store), door.shown, isPaidOnce])
}

/**
 * Each answer of the evenings breaks off at every byte it has, each byte once. With as many evenings as bytes it breaks
 * off once in each; with fewer, again and again until it comes whole. A `step` plays only every so many of them.
 */
export async function cutSessions(
  server: FakeServer,
  provider: Provider,
  most: number,
  step = 1,
): Promise<CutSessions> {
  let longest = 0
  server.play(heard => {
    longest = Math.max(longest, bytesOf(heard, said(heard)))
    return said(heard)
  })
  const whole = await evening(server, provider, 1)
  const evenings = Math.min(most, longest)
  const odd: string[] = []
  let cuts = 0
  for (let first = 0; first < evenings; first += step) {
    const next = new Map<string, number>()
    server.play(heard => {
      const answer = said(heard)
      const at = next.get(heard.body) ?? first
      if (at >= bytesOf(heard, answer)) return answer
      next.set(heard.body, at + evenings)
      cuts += 1
      return { ...answer, trouble: { type: 'cut', at, how: 'drop' } }
    })
    if ((await evening(server, provider, longest)) !== whole)
      odd.push(`cut at byte ${first} and every ${evenings} after it over ${provider}, it went another way`)
  }
  return { evenings: Math.ceil(evenings / step), cuts, longest, odd }
}
