/** Server-sent events: what a page has missed, then everything as it comes, and a sign of life now and then. */
import type { Feed } from './feed.ts'

const lifeMs = 15_000

/** A page that does not read is let go: it comes back and gets what it missed. */
const mostUnread = 4_000_000

export function streamOf(feed: Feed, lastId: string | undefined, left: () => void): Response {
  const encoder = new TextEncoder()
  let stop = (): void => undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start: controller => {
        const send = (frame: string): void => {
          if ((controller.desiredSize ?? 0) < -mostUnread) return end()
          controller.enqueue(encoder.encode(frame))
        }
        const life = setInterval(() => send(': here\n\n'), lifeMs)
        life.unref()
        send('retry: 1000\n\n')
        const unlisten = feed.listen(lastId, send)
        let isOver = false
        stop = () => {
          if (isOver) return
          isOver = true
          clearInterval(life)
          unlisten()
          left()
        }
        const end = (): void => {
          stop()
          controller.close()
        }
      },
      cancel: () => stop(),
    },
    { highWaterMark: 1_000_000, size: chunk => chunk.byteLength },
  )
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}
