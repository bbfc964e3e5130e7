/** A sign of life while a call waits, for clients that asked for one. */
import type { ServerContext } from '@modelcontextprotocol/server'

const everyMs = 5000

export async function whileWaiting<Value>(
  { mcpReq }: ServerContext,
  what: string,
  work: Promise<Value>,
): Promise<Value> {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return work
  let progress = 0
  const tell = (): void => {
    progress += 1
    const params = { progressToken, progress, message: what }
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined) // whoever is gone is not told
  }
  tell()
  const timer = setInterval(tell, everyMs)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
