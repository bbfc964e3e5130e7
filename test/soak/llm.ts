/** The long versions of the fault tests of the model cast. */
import { assert } from '../../src/core/result.ts'
import { cutSessions } from '../llm/cut-session.ts'
import { oddAbout } from '../llm/misbehaviour/evening.ts'
import { everySecret } from '../llm/misbehaviour/secrets.ts'
import { both } from '../llm/providers.ts'
import { startServer } from '../llm/server.ts'
import { type SoakRow, soak } from './row.ts'

/** `scale` is 1 for the full soak: then every answer of a session breaks off at every byte there is. */
export async function* soakLlm(scale: number): AsyncGenerator<SoakRow> {
  for (const provider of both)
    yield soak(`sessions over ${provider}, every answer cut at each byte`, async () => {
      const server = await startServer()
      try {
        const step = Math.max(1, Math.round(1 / scale))
        const { evenings, cuts, longest, odd } = await cutSessions(server, provider, Number.POSITIVE_INFINITY, step)
        assert(odd.length === 0, odd.slice(0, 5).join('; '))
        return `${cuts} answers of up to ${longest} bytes cut in ${evenings} sessions; the same files, words and bill`
      } finally {
        await server.close()
      }
    })
  yield soak('secrets told by a model, in every writing by every tool, once and always, over two wires', async () => {
    const server = await startServer()
    const step = Math.max(1, Math.round(1 / scale))
    const cases = everySecret.filter((_, at) => at % step === 0)
    const odd: string[] = []
    try {
      for (const { row, how, ...at } of cases)
        odd.push(
          ...(await oddAbout(row, how, { server, ...at })).map(one => `${at.provider} ${how} ${row.name}: ${one}`),
        )
    } finally {
      await server.close()
    }
    assert(odd.length === 0, odd.slice(0, 5).join('; '))
    return `${cases.length} evenings: nothing was told, each time why says what was not, and each replays`
  })
}
