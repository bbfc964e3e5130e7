/**
 * The merge of a 20-line delta into story-state files of 10 KB, 1 MB and 10 MB, beside reading and writing the same
 * bytes with plain `fs`, and beside the same job done through remark.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeDelta, mergeRaw } from '../src/campaign/deltas/merge.ts'
import { stateWriter } from '../src/campaign/deltas/writers.ts'
import { seedRng, streamOf, below } from '../src/core/random.ts'
import { bytesOfRaw } from '../src/store/text.ts'
import { median, timeMs } from './measure.ts'
import type { BenchRow } from './row.ts'

const first = [
  'Or',
  'Pim',
  'Vel',
  'Has',
  'Otto',
  'Quil',
  'Mad',
  'Tar',
  'Yso',
  'Bran',
  'Ced',
  'Ner',
  'Ull',
  'Wyn',
  'Zeb',
]
const last = ['sa', 'rick', 'line', 'mund', 'ka', 'lon', 'doc', 'nis', 'lde', 'nic', 'wen', 'gar', 'bet', 'fa', 'thor']
const verbs = ['watches', 'owes money to', 'was seen near', 'has written to', 'will not speak of']
const titles = ['Active Quests', 'NPCs', 'Locations', 'Secrets', 'Upcoming Events', 'Party Status'] as const

/** A story state of about this many bytes, with the odd dash and accent that people's files have. */
export function storyOf(bytes: number): string {
  const stream = streamOf(seedRng('merge bench'))
  const pick = (words: readonly string[]): string => words[below(stream, words.length)] ?? ''
  const perSection = Math.floor(bytes / titles.length)
  const sections = titles.map(title => {
    const lines: string[] = []
    for (let size = 0, index = 0; size < perSection; index += 1) {
      const name = `${pick(first)}${pick(last)} ${pick(first)}${pick(last)}son the ${index}th`
      const line =
        title === 'Party Status'
          ? `- ${name}: 7/12`
          : `- ${name} - ${pick(verbs)} the café — at ${pick(first)}${pick(last)} Bridge`
      lines.push(line)
      size += line.length + 3
    }
    return `## ${title}\n${lines.join('\n')}\n`
  })
  return `# Story State\n\n## Current Situation\nIt rains.\n\n${sections.join('\n')}`
}

export const delta = [
  '# What Changed (GM State)',
  '',
  '- SITUATION: The party stands on the bridge at dawn',
  ...['NPC', 'QUEST', 'LOCATION'].flatMap(keyword => [
    `- ${keyword}: the 33th - changed her mind`,
    `- ${keyword}: A new name ${keyword} - nobody has heard of it`,
    `- ${keyword}: the 77th - is spoken of`,
    `- ${keyword}: The Long Stair - found at last`,
  ]),
  '- SECRET: The bell is hollow',
  '- SECRET: The reeve lies',
  '- UPCOMING: High tide in two days',
  '- UPCOMING: The ferry stops',
  '- Party HP: Tarn 3/9',
  '- Party HP: Orsa took 5 damage (now 3/8)',
  '- SECRET: Nobody rings it',
  '',
].join('\n')

/** The same job the usual way: parse to a tree, change what has to be changed, print the tree. */
async function throughRemark(text: string): Promise<string> {
  const { remark } = await import('remark')
  const tree = remark().parse(text)
  return remark().stringify(tree)
}

export async function benchMerge(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(process.cwd(), '.bench-'))
  const path = join(folder, 'story-state.md')
  try {
    const sizes = [10_000, 1_000_000, 10_000_000] as const
    const results = sizes.map(bytes => {
      const story = storyOf(bytes)
      writeFileSync(path, story)
      const rounds = bytes > 5_000_000 ? 9 : 31
      const plain: number[] = []
      const merged: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        plain.push(timeMs(() => writeFileSync(path, readFileSync(path))))
        writeFileSync(path, story)
        merged.push(
          timeMs(() => {
            const { pieces } = mergeRaw(stateWriter, readFileSync(path, 'latin1'), delta)
            writeFileSync(path, bytesOfRaw(pieces))
          }),
        )
        writeFileSync(path, story)
      }
      return { bytes: Buffer.byteLength(story), story, plainMs: median(plain), mergedMs: median(merged) }
    })
    const rows: BenchRow[] = results.map(({ bytes, plainMs, mergedMs }) => {
      const ratio = mergedMs / plainMs
      const isLargest = bytes > 5_000_000
      return {
        name: `merge of 20 lines into ${(bytes / 1e6).toFixed(2)} MB, against reading and writing it with fs`,
        ours: mergedMs,
        peer: plainMs,
        unit: 'ms',
        ratio,
        bar: isLargest ? 'at most 3x' : 'shown',
        met: !isLargest || ratio <= 3,
      }
    })
    const [, middle, large] = results
    if (middle && large) {
      const growth = large.mergedMs / middle.mergedMs
      const size = large.bytes / middle.bytes
      rows.push({
        name: 'merge: cost of ten times the file',
        ours: growth,
        peer: size,
        unit: 'x',
        ratio: growth / size,
        bar: 'linear: at most 1.3x the growth of the file',
        met: growth / size <= 1.3,
      })
      const started = performance.now()
      await throughRemark(middle.story)
      const remarkMs = performance.now() - started
      const pure = median(Array.from({ length: 9 }, () => timeMs(() => mergeDelta(stateWriter, middle.story, delta))))
      rows.push({
        name: 'merge of 20 lines into 1 MB, against parsing and printing it with remark',
        ours: pure,
        peer: remarkMs,
        unit: 'ms',
        ratio: remarkMs / pure,
        bar: 'at least 10x faster',
        met: remarkMs / pure >= 10,
      })
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
