/** The long versions of the fault tests of the model cast. */
import { assert } from '../../src/core/result.ts'
import { cutSessions } from '../llm/cut-session.ts'
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
}
