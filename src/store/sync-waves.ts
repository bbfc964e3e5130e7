/**
 * Syncs of many who change a disk at once go in waves: all that are asked for together are handed to the thread pool
 * together, and nobody goes on before the wave is over. A disk takes what it is asked for at once in about one go, and
 * whoever gave a file its name while another's sync was under way would wait for that sync in the middle of the name.
 * A folder that several ask for in one wave is synced once: all its names had changed before the wave began.
 */
export type Ask = {
  readonly sync: () => Promise<void>
  /** The same for those whose syncs are one. */
  readonly key?: string
}

type Waiting = Ask & { readonly done: () => void; readonly failed: (cause: unknown) => void }

let waiting: Waiting[] = []
let isUnderWay = false

/** Answers when the wave this went with is over. */
export function inWave(ask: Ask): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ ...ask, done, failed })
    if (!isUnderWay) next()
  })
}

/** Whoever was let go by the last wave, or is at work beside us, asks before the next one begins. */
function next(): void {
  isUnderWay = true
  setImmediate(() => void run())
}

async function run(): Promise<void> {
  const wave = waiting
  waiting = []
  if (wave.length === 0) {
    isUnderWay = false
    return
  }
  const syncs = new Map<string, Promise<void>>()
  const ends = await Promise.allSettled(wave.map(ask => syncOnce(syncs, ask)))
  for (const [at, { done, failed }] of wave.entries()) {
    const end = ends[at]
    if (end?.status === 'rejected') failed(end.reason)
    else done()
  }
  next()
}

function syncOnce(syncs: Map<string, Promise<void>>, { sync, key }: Ask): Promise<void> {
  if (key === undefined) return sync()
  const shared = syncs.get(key) ?? sync()
  syncs.set(key, shared)
  return shared
}
