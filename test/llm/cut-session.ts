/** An evening in which every answer breaks off at the same byte and is asked for again, beside one in which none does. */
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels } from './all-models.ts'
import { ferry, filesOf, healthy, playOn } from './ferry.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import type { FakeServer } from './server.ts'
import { wires } from './wire/wire.ts'

export type CutSessions = {
  readonly evenings: number
  /** The bytes of the longest answer. */
  readonly longest: number
  /** A sentence for every evening that went another way; none is the promise. */
  readonly odd: readonly string[]
}

async function evening(server: FakeServer, provider: Provider): Promise<string> {
  const store = ferry()
  const door = scriptedDoor()
  await playOn(store, allModels(server, provider), door)
  return JSON.stringify([await filesOf(store), door.shown])
}

/** Each answer of the evening is cut at byte 0, `stride`, twice `stride` and so on, to the end of the longest. */
export async function cutSessions(server: FakeServer, provider: Provider, stride: number): Promise<CutSessions> {
  let longest = 0
  server.play(heard => {
    const answer = healthy(heard)
    const wire = wires.find(({ name }) => name === heard.wire)
    longest = Math.max(longest, Buffer.byteLength(wire?.frames(answer, heard.model).join('') ?? ''))
    return answer
  })
  const whole = await evening(server, provider)
  const odd: string[] = []
  let evenings = 0
  for (let at = 0; at <= longest; at += stride) {
    const heardOnce = new Set<string>()
    server.play(heard => {
      const isAgain = heardOnce.has(heard.body)
      heardOnce.add(heard.body)
      return isAgain ? healthy(heard) : { ...healthy(heard), trouble: { type: 'cut', at, how: 'drop' } }
    })
    evenings += 1
    if ((await evening(server, provider)) !== whole) odd.push(`cut at byte ${at} over ${provider}, it went another way`)
  }
  return { evenings, longest, odd }
}
