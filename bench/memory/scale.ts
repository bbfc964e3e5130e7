/** What a search and a new event cost in a campaign of a thousand sessions, against shorter ones. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nextWord, seedRng, streamOf } from '../../src/core/random.ts'
import { Library } from '../../src/memory/library.ts'
import { tokensOf, type Piece } from '../../src/memory/piece.ts'
import type { BenchRow } from '../row.ts'

const sizes = [75_000, 750_000, 7_500_000] as const
const searches = 400
/** Others use the machine too, and what they take is not what a search costs: of some tries the quickest is counted. */
const tries = 5

/** Chance from a seed, so that every run measures the same text. */
class Chance {
  readonly #stream = streamOf(seedRng('memory at scale'))

  /** From 0 up to 1, without 1. */
  draw(): number {
    return nextWord(this.#stream) / 2 ** 32
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The words of our own pages by how often they are used, then made-up names: a language with a long tail. */
function vocabulary(chance: Chance): readonly string[] {
  const counts = new Map<string, number>()
  const pages = ['content/campaigns', 'docs'].flatMap(folder =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.md'))
      .map(path => readFileSync(`${root}${folder}/${path}`, 'utf8')),
  )
  for (const word of pages
    .join('\n')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
  const parts = [
    'ar',
    'bel',
    'cor',
    'dun',
    'el',
    'fen',
    'gri',
    'hal',
    'is',
    'jor',
    'kel',
    'lo',
    'mir',
    'nor',
    'os',
    'pel',
  ]
  const part = (): string => parts[Math.floor(chance.draw() * parts.length)] ?? ''
  while (words.length < 60_000) words.push(Array.from({ length: 3 + (words.length % 3) }, part).join(''))
  return words
}

/** Words as a language uses them: the tenth most common one a tenth as often as the first. */
function* writePieces(chance: Chance): Generator<Piece, void> {
  const words = vocabulary(chance)
  const scale = Math.log(words.length + 2)
  const word = (): string => words[Math.floor(Math.exp(chance.draw() * scale)) - 1] ?? 'the'
  for (let turn = 0; ; turn += 1) {
    const length = 4 + Math.floor(chance.draw() * 24)
    const text = `${Array.from({ length }, word).join(' ')}.`
    yield { text, source: `session ${Math.floor(turn / 375)}`, by: `player ${turn % 5}`, audience: 'everyone' }
  }
}

type Measured = {
  readonly tokens: number
  readonly searchMs: number
  /** The same without a second try: what somebody waits who asks once. */
  readonly onceMs: number
  readonly eventMs: number
  readonly bytes: number
  readonly disk: number
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

/** Descriptions of passages that were told, and short questions about them, in turn. */
function measureSearches(
  library: Library,
  pieces: readonly Piece[],
  chance: Chance,
): Pick<Measured, 'searchMs' | 'onceMs'> {
  const reader = library.readerFor<'gm'>({ kind: 'gm' })
  const times = Array.from({ length: searches }, (_, index) => {
    const place = Math.floor(chance.draw() * (pieces.length - 3))
    const told = pieces.slice(place, place + 2).map(({ text }) => text)
    const words = index % 2 === 0 ? told.join(' ') : `What of ${told[0]?.split(' ').slice(0, 6).join(' ') ?? ''}?`
    return Array.from({ length: tries }, () => {
      const start = performance.now()
      reader.find({ words, budget: 2000 })
      return performance.now() - start
    })
  }).slice(searches / 10)
  const worst = (each: (tried: readonly number[]) => number): number =>
    at(
      times.map(each).toSorted((one, other) => one - other),
      0.99,
    )
  return { searchMs: worst(tried => Math.min(...tried)), onceMs: worst(([first = Number.NaN]) => first) }
}

function measure(): readonly Measured[] {
  const chance = new Chance()
  const library = new Library()
  const pieces: Piece[] = []
  const measured: Measured[] = []
  let [tokens, took, events] = [0, 0, 0]
  globalThis.gc?.()
  const before = process.memoryUsage()
  for (const piece of writePieces(chance)) {
    pieces.push(piece)
    tokens += tokensOf(piece)
    const start = performance.now()
    library.add(piece)
    took += performance.now() - start
    events += 1
    if (tokens < (sizes[measured.length] ?? Infinity)) continue
    const now = process.memoryUsage()
    const bytes = now.heapUsed + now.arrayBuffers - before.heapUsed - before.arrayBuffers
    const took99 = measureSearches(library, pieces, chance)
    measured.push({ tokens, ...took99, eventMs: took / events, bytes, disk: library.freeze('').length })
    ;[took, events] = [0, 0]
    if (measured.length === sizes.length) break
  }
  return measured
}

export function benchScale(): readonly BenchRow[] {
  const measured = measure()
  const [first, , last] = measured
  if (!first || !last) return []
  const each = measured.map(({ searchMs }) => searchMs.toFixed(2)).join(', ')
  const slope = (last.searchMs - first.searchMs) / Math.log10(last.tokens / first.tokens)
  return [
    row(
      `p99 of a search by the clock at 7.5 million tokens, the quickest of ${tries} each (${each} ms at 75 thousand, 750 thousand and 7.5 million; ${slope.toFixed(2)} ms more for ten times as many)`,
      last.searchMs,
      10,
      'ms',
    ),
    row('the same, each search tried once', last.onceMs, 10, 'ms'),
    row('an event into the index at 7.5 million tokens', last.eventMs, 1, 'ms'),
    shown('memory it takes at 7.5 million tokens, the text included', last.bytes),
    shown('disk its index takes at 7.5 million tokens, the text included', last.disk),
  ]
}

const shown = (name: string, bytes: number): BenchRow => ({
  name,
  ours: bytes / 1e6,
  peer: 0,
  unit: 'MB',
  ratio: 0,
  bar: 'shown',
  met: true,
})

const row = (name: string, ours: number, most: number, unit: string): BenchRow => ({
  name,
  ours,
  peer: 0,
  unit,
  ratio: 0,
  bar: `at most ${most} ${unit}`,
  met: ours <= most,
})
