/**
 * The store against the bare calls. The peers do the least that keeps a promise of the same kind, inline with `node:fs`
 * on the same disk and the same bytes; ours reads back, hashes and proves on top. Rounds take turns, so that whatever
 * else the machine is doing falls on all of them alike, and medians are compared.
 */
import { closeSync, fdatasyncSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import writeFileAtomic from 'write-file-atomic'
import { assert } from '../src/core/result.ts'
import { folderStore } from '../src/store/folder.ts'
import type { Expected } from '../src/store/port.ts'
import type { BenchRow } from './row.ts'

type Contender = (bytes: Buffer) => Promise<unknown>

/** Beside this file, because a temp folder may be memory, where a sync costs nothing. */
const here = dirname(fileURLToPath(import.meta.url))

export async function benchStore(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(here, '.store-'))
  try {
    const small = await benchWrite(folder, '4 KB', 4096)
    const large = await benchWrite(folder, '100 KB', 100 * 1024)
    return [...small, ...large, await benchAppend(folder)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function benchWrite(folder: string, size: string, length: number): Promise<readonly BenchRow[]> {
  const store = folderStore(folder)
  let expected: Expected = 'any'
  const [ours, bare, atomic] = await takeTurns(length, 300, [
    async bytes => {
      const written = await store.write('ours.md', bytes, expected) // guarded, as every merge is
      assert(written.ok && written.value.afterHash !== null, 'nobody else writes in the folder of this bench')
      expected = written.value.afterHash
    },
    async bytes => writeBare(folder, bytes),
    bytes => writeFileAtomic(join(folder, 'atomic.md'), bytes),
  ])
  return [
    row(`verified write of ${size} / bare open, write, fsync, rename, fsync folder`, ours, bare, 1.5),
    row(`verified write of ${size} / write-file-atomic, which syncs no folder`, ours, atomic, 1),
  ]
}

function writeBare(folder: string, bytes: Buffer): void {
  const temporary = join(folder, 'bare.tmp')
  const fd = openSync(temporary, 'w')
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done)
  fsyncSync(fd)
  closeSync(fd)
  renameSync(temporary, join(folder, 'bare.md'))
  const folderFd = openSync(folder, 'r')
  fsyncSync(folderFd)
  closeSync(folderFd)
}

async function benchAppend(folder: string): Promise<BenchRow> {
  const store = folderStore(folder)
  const fd = openSync(join(folder, 'bare.jsonl'), 'a')
  const [ours, bare] = await takeTurns(200, 1000, [
    bytes => store.append('ours.jsonl', bytes),
    async bytes => {
      writeSync(fd, bytes)
      fdatasyncSync(fd)
    },
  ])
  closeSync(fd)
  store.close()
  return row('synced append of 200 bytes / bare write, fdatasync', ours, bare, 1.2)
}

/** The median milliseconds of each. Every round has other bytes, because a write of the same ones is no write. */
async function takeTurns(length: number, rounds: number, contenders: readonly Contender[]): Promise<readonly number[]> {
  const times = contenders.map((): number[] => [])
  for (let round = -rounds; round < rounds; round += 1) {
    const bytes = Buffer.alloc(length, `round ${round} `)
    for (const index of contenders.keys()) {
      const turn = (index + round + rounds) % contenders.length // nobody always runs in the wake of the same one
      const start = performance.now()
      await contenders[turn]?.(bytes)
      if (round >= 0) times[turn]?.push(performance.now() - start) // the first half only warms up
    }
  }
  return times.map(medianOf)
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

function row(name: string, ours = 0, peer = 0, limit: number): BenchRow {
  const ratio = ours / peer
  return { name, ours, peer, unit: 'ms', ratio, bar: `at most ${limit}x`, met: ratio <= limit }
}
