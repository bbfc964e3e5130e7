/** A library's shelves as the blocks of one file, and back. */
import { recordIn } from '../core/json.ts'
import { bytesOf, numbersIn, pack, unpack } from './pack.ts'
import type { Audience } from './piece.ts'
import type { FrozenPieces } from './pieces.ts'
import type { FrozenShelf } from './shelf.ts'

export type Frozen = {
  readonly about: string
  readonly stems: readonly string[]
  readonly shelves: readonly { readonly audience: Audience; readonly shelf: FrozenShelf }[]
}

/** What is said of a shelf beside its blocks. */
type Label = { readonly audience: Audience; readonly manners: FrozenPieces['manners'] }

/** Another number whenever what is kept, or how words are compared, is no longer the same. */
const version = 1

const blocksOf = ({ pieces, postings, words, begins, middles, firsts, ends }: FrozenShelf): readonly Uint8Array[] => [
  pieces.texts,
  ...[words, begins, middles, firsts, ends].map(bytesOf),
  ...[postings.words, postings.begins, postings.all].map(bytesOf),
  ...[pieces.ends, pieces.mannerOf, pieces.beats].map(bytesOf),
]
const blocksEach = 12

export function packShelves({ about, stems, shelves }: Frozen): Uint8Array {
  const labels = shelves.map(({ audience, shelf }): Label => ({ audience, manners: shelf.pieces.manners }))
  const info = JSON.stringify({ version, about, stems: stems.join('\n'), labels })
  return pack({ info, blocks: shelves.flatMap(({ shelf }) => blocksOf(shelf)) })
}

function shelfFrom(blocks: readonly Uint8Array[], manners: Label['manners']): FrozenShelf {
  const [texts = new Uint8Array(), ...rest] = blocks
  const [words, begins, middles, firsts, ends, ...more] = rest.map(numbersIn)
  const [listed, listBegins, all, textEnds, mannerOf, beats] = more
  const none = new Int32Array()
  return {
    pieces: {
      manners,
      texts,
      ends: textEnds ?? none,
      mannerOf: mannerOf ?? none,
      beats: beats ?? none,
    },
    postings: { words: listed ?? none, begins: listBegins ?? none, all: all ?? none },
    words: words ?? none,
    begins: begins ?? none,
    middles: middles ?? none,
    firsts: firsts ?? none,
    ends: ends ?? none,
  }
}

/** A folder may come from a stranger, who can sum up as we do. */
function isLabel(label: unknown): label is Label {
  const { audience, manners } = (label ?? {}) as Record<string, unknown>
  const isNamed =
    audience === 'everyone' || (Array.isArray(audience) && audience.every(name => typeof name === 'string'))
  return isNamed && Array.isArray(manners) && manners.every(isManner)
}

function isManner(manner: unknown): boolean {
  const { source, by = '', when = '', weight = 1, about = [] } = (manner ?? {}) as Record<string, unknown>
  const texts = [source, by, when, ...(Array.isArray(about) ? about : [undefined])]
  return texts.every(text => typeof text === 'string') && typeof weight === 'number'
}

/** Undefined for what is damaged, or of another version. */
export function unpackShelves(bytes: Uint8Array): Frozen | undefined {
  const packed = unpack(bytes)
  if (!packed) return undefined
  const info: Record<string, unknown> = recordIn(packed.info) ?? {}
  const { about, stems, labels } = info
  if (info['version'] !== version || typeof about !== 'string' || typeof stems !== 'string') return undefined
  if (!Array.isArray(labels) || !labels.every(isLabel)) return undefined
  const shelves = labels.map(({ audience, manners }, at) => ({
    audience,
    shelf: shelfFrom(packed.blocks.slice(at * blocksEach, (at + 1) * blocksEach), manners),
  }))
  return { about, stems: stems === '' ? [] : stems.split('\n'), shelves }
}
