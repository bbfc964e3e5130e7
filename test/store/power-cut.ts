/**
 * Fault 3: the power fails, and what was not on the disk is gone. The disk is an image; at an acknowledgement it is
 * copied, which leaves out everything that the system still has in memory, and the copy is the disk of the next start.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { assert } from '../../src/core/result.ts'
import { diskFolder, run, start } from './harness.ts'
import { type Shelf, shelfAfter, shelfOf, type Step } from './steps.ts'

/** What each file system needs: its smallest disk, and the words to make one. */
const kinds = {
  ext4: { megabytes: 16, make: ['mkfs.ext4', '-q'] },
  xfs: { megabytes: 320, make: ['mkfs.xfs', '-q'] },
  btrfs: { megabytes: 128, make: ['mkfs.btrfs', '-q'] },
} as const

export type DiskKind = keyof typeof kinds
export type Cut = { readonly cuts: number; readonly acknowledged: number; readonly unsyncedLost: number }

export async function cutPower(kind: DiskKind, cuts: number): Promise<Cut> {
  const work = diskFolder()
  let image = makeDisk(work, kind)
  let shelf: Shelf = {}
  let alone = 0
  let acknowledged = 0
  let unsyncedLost = 0
  for (let cut = 0; cut < cuts; cut += 1) {
    const copy = join(work, `disk-${cut % 2}`)
    const steps = Array.from({ length: 1 + (cut % 4) }, (_, at) => stepOf(alone + at))
    const beat = beatOf(cut)
    const root = join(work, 'mount')
    await whileMounted(image, root, () => workUntilCut(root, [...steps, beat], image, copy))
    shelf = [...steps, ...beat].reduce(shelfAfter, shelf)
    alone += steps.length
    acknowledged += steps.length + beat.length
    image = copy
    await whileMounted(image, root, async () => {
      const { [unsynced]: kept, ...found } = shelfOf(root)
      assert(isDeepStrictEqual(found, shelf), `after cut ${cut} all is there: ${Object.keys(found).join(' ')}`)
      if (kept === undefined) unsyncedLost += 1
    })
  }
  return { cuts, acknowledged, unsyncedLost }
}

/** A file that nobody synced: it must be lost at most cuts, or these cuts show nothing. */
const unsynced = 'unsynced'

type Work = Step | readonly Step[]

async function workUntilCut(root: string, work: readonly Work[], image: string, copy: string): Promise<void> {
  const worker = start(['obey', root])
  await worker.hear()
  for (const asked of work) {
    worker.say(JSON.stringify(asked))
    const said = await worker.hear()
    assert(said === 'done', `${JSON.stringify(asked).slice(0, 200)}: ${said}`)
  }
  writeFileSync(join(root, unsynced), 'nobody waits for this')
  run('cp', '--sparse=always', image, copy)
  await worker.kill()
}

/** Every kind of change, in turn. Five of them leave one file more than before. */
function stepOf(count: number): Step {
  const round = Math.floor(count / 5)
  const path = `scenes-${round % 7}/${round}.md`
  const steps: readonly Step[] = [
    { verb: 'write', path, text: `first ${round} `.repeat(300), expected: 'absent' },
    { verb: 'append', path: 'log', text: `line ${round}\n` },
    { verb: 'write', path, text: `second ${round} `.repeat(500), expected: 'any' },
    { verb: 'move', path, to: `archive/${round % 20}.md` },
    { verb: 'remove', path: `archive/${(round + 10) % 20}.md` },
  ]
  return steps[count % 5] ?? { verb: 'read', path: 'log' }
}

/** What is written behind a beat, side by side: journals of one folder, a log, and a delta that is claimed in its own. */
const beatOf = (cut: number): readonly Step[] => [
  { verb: 'write', path: 'party/one.md', text: `one ${cut} `.repeat(200), expected: 'any' },
  { verb: 'write', path: 'party/two.md', text: `two ${cut} `.repeat(300), expected: 'any' },
  { verb: 'append', path: 'beats', text: `beat ${cut}\n` },
  { verb: 'write', path: `tmp/delta-${cut}.md`, text: `delta ${cut}`, expected: 'absent' },
  ...(cut === 0 ? [] : claimOf(cut - 1)),
]

const claimOf = (cut: number): readonly Step[] => [
  { verb: 'move', path: `tmp/delta-${cut}.md`, to: `tmp/claimed-${cut}.md` },
  ...(cut === 0 ? [] : [{ verb: 'remove', path: `tmp/claimed-${cut - 1}.md` } as const]),
]

function makeDisk(work: string, kind: DiskKind): string {
  const { megabytes, make } = kinds[kind]
  const [program, ...options] = make
  const image = join(work, 'disk')
  run('truncate', `--size=${megabytes}M`, image)
  run(program, ...options, image)
  run('mkdir', join(work, 'mount'))
  return image
}

async function whileMounted(image: string, root: string, work: () => Promise<void>): Promise<void> {
  run('mount', '-o', 'loop', image, root)
  try {
    run('rm', '-rf', join(root, 'lost+found'))
    await work()
  } finally {
    run('umount', root)
  }
}
