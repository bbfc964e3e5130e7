/**
 * A process that dies between any two changes of its files, again and again, and one that goes on each time: in one
 * process, so that hundreds of such evenings take seconds, each at moments a seed chose.
 */
import { accept, assert } from '../../src/core/result.ts'
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import type { Entry } from '../../src/table/chronicle/entry.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import { readRun } from '../../src/table/run-record.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { campaign, eveningCast, eveningRules } from './evening.ts'

const never = new Promise<never>(() => undefined)

type Death = { readonly at: number; readonly isAfter: boolean; readonly died: () => void }

type Do = (...args: never[]) => Promise<unknown>

/** Every answer comes after a breath or three, so that what is done side by side ends in any order. */
async function breaths(stream: Stream): Promise<void> {
  for (let count = below(stream, 4); count > 0; count -= 1) await new Promise(resolve => setImmediate(resolve))
}

const changes = ['write', 'append', 'cut', 'jot', 'remove', 'move']

/** The same store until the moment of death; after it nothing is done and nothing answers any more. */
function dyingStore(store: Store, { at, isAfter, died }: Death, stream: Stream): Store {
  let done = 0
  let isDead = false
  const guarded =
    (name: string, run: Do): Do =>
    async (...args) => {
      await breaths(stream)
      if (isDead) return never
      if (changes.includes(name) && (done += 1) === at) {
        isDead = true
        if (isAfter) await run(...args)
        died()
        return never
      }
      const answer = await run(...args)
      await breaths(stream)
      return isDead ? never : answer
    }
  const verbs = Object.entries(store).map(([name, run]) => [name, guarded(name, run as Do)] as const)
  const free = async () => accept({ release: async () => undefined }) // a holder that died holds nothing
  return { ...(Object.fromEntries(verbs) as unknown as Store), lock: free }
}

async function play(store: Store, seed: number, beats: number): Promise<void> {
  const run = await readRun(store)
  if (run.ok && run.value.entries.some(({ type }) => type === 'run-closed')) return
  const opened = await openTable({
    store,
    cast: eveningCast(seed),
    door: { show: () => undefined, hear: () => never },
    clock: countingClock(),
    ruleset: eveningRules,
    limits: usualLimits,
    campaign: 'the-fen',
    human: null,
    seed: String(seed),
    lockMs: 5000,
    segmentBytes: 1,
  })
  assert(opened.ok, 'whoever comes after a death sits down')
  const table = opened.value
  while (table.beat <= beats && !table.standing.state.isEnded)
    await table.say(table.beat % 4 === 2 ? 'save' : `I do thing ${table.beat}`)
  if (!table.standing.state.isEnded) await table.say('stop')
}

async function pagesOf(store: Store, folder = ''): Promise<Readonly<Record<string, string>>> {
  const listed = await store.list(folder)
  const pages: Record<string, string> = {}
  for (const { name, kind } of listed.ok ? listed.value : []) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (path === 'runs') continue
    if (kind === 'folder') Object.assign(pages, await pagesOf(store, path))
    const found = kind === 'file' ? await store.read(path) : undefined
    if (found?.ok) pages[path] = Buffer.from(found.value?.bytes ?? []).toString('utf8')
  }
  return pages
}

export type Evening = { readonly pages: Readonly<Record<string, string>>; readonly entries: readonly Entry[] }

async function eveningIn(store: Store): Promise<Evening> {
  const run = await readRun(store)
  assert(run.ok, 'the chain is whole')
  return { pages: await pagesOf(store), entries: run.value.entries }
}

export async function calmEvening(seed: number, beats: number): Promise<Evening> {
  const store = memoryStore(campaign)
  await play(store, seed, beats)
  return eveningIn(store)
}

/** More lives than any evening takes. */
const mostLives = 60

export async function evenDying(seed: number, round: number, beats: number): Promise<Evening> {
  const stream = streamOf(seedRng(`dying ${seed} ${round}`))
  const disk = memoryStore(campaign)
  for (let life = 0; life < mostLives; life += 1) {
    const at = life === mostLives - 1 ? Number.POSITIVE_INFINITY : 1 + below(stream, life === 0 ? 140 : 60)
    const isAfter = below(stream, 2) === 0
    const how = await new Promise<'died' | 'done'>((resolve, reject) => {
      const store = dyingStore(disk, { at, isAfter, died: () => resolve('died') }, streamOf(seedRng(`${seed} ${round} ${life}`))) // prettier-ignore
      play(store, seed, beats).then(() => resolve('done'), reject)
    })
    if (how === 'done') break
  }
  return eveningIn(disk)
}

/** What stands in the record twice, though it happens once. */
export function twiceIn(entries: readonly Entry[]): readonly string[] {
  const keys = entries
    .filter(({ type }) => type !== 'resumed' && type !== 'writing' && type !== 'job-failed')
    .map(entry =>
      [
        entry.type,
        'beat' in entry ? entry.beat : '',
        'key' in entry ? entry.key : '',
        'job' in entry ? entry.job : '',
        'path' in entry ? entry.path : '',
      ].join(' '),
    )
  return keys.filter((key, at) => keys.indexOf(key) !== at)
}
