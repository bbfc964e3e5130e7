/** Ours and its peers behind one face: turns in, and a ranking of turns out. */
import MiniSearch from 'minisearch'
import { Library } from '../../src/memory/library.ts'
import type { Piece } from '../../src/memory/piece.ts'
import type { Turn } from './data.ts'

/** The places of turns that fit some words, the best first; within `budget` tokens where the finder knows of one. */
export type Finder = (words: string, budget: number) => readonly number[]
export type Peer = (turns: readonly Turn[]) => Finder

export const ours: Peer = turns => {
  const library = new Library()
  const places = new Map<Piece, number>()
  for (const [place, { source, by, text, when }] of turns.entries()) {
    const piece: Piece = { source, by, text, audience: 'everyone', ...(when === undefined ? {} : { when }) }
    places.set(piece, place)
    library.add(piece)
  }
  const reader = library.readerFor<'gm'>({ kind: 'gm' })
  return (words, budget) => reader.find({ words, budget }).map(piece => places.get(piece) ?? 0)
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

/** Turns one after the other, cut where so many tokens are full. */
function windowsOf(turns: readonly Turn[], tokens: number): readonly (readonly number[])[] {
  const windows: number[][] = []
  let [size, source] = [0, '']
  for (const [place, turn] of turns.entries()) {
    const isFull = size + turn.tokens > tokens || turn.source !== source
    if (isFull || windows.length === 0) {
      windows.push([])
      size = 0
    }
    windows.at(-1)?.push(place)
    size += turn.tokens
    source = turn.source
  }
  return windows
}

const spoken = ({ by, text, when }: Turn): string => `${when ?? ''} ${by}: ${text}`

/** The plain formula over windows of a size; one turn each where the size is 1. */
export const bm25 =
  (tokens: number): Peer =>
  turns => {
    const windows = windowsOf(turns, tokens)
    const postings = new Map<string, Map<number, number>>()
    const lengths = windows.map((places, window) => {
      const words = places.flatMap(place => wordsIn(spoken(turns[place] ?? never())))
      for (const word of words) {
        const counts = postings.get(word) ?? new Map<number, number>()
        postings.set(word, counts.set(window, (counts.get(window) ?? 0) + 1))
      }
      return words.length
    })
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    return words => {
      const scores = new Map<number, number>()
      for (const word of new Set(wordsIn(words))) {
        const counts = postings.get(word) ?? new Map<number, number>()
        const rarity = Math.log(1 + (windows.length - counts.size + 0.5) / (counts.size + 0.5))
        for (const [window, count] of counts) {
          const norm = 1.2 * (0.25 + (0.75 * (lengths[window] ?? 0)) / average)
          scores.set(window, (scores.get(window) ?? 0) + (rarity * count * 2.2) / (count + norm))
        }
      }
      return [...scores].toSorted(([, one], [, other]) => other - one).flatMap(([window]) => windows[window] ?? [])
    }
  }

export const minisearch =
  (tokens: number): Peer =>
  turns => {
    const windows = windowsOf(turns, tokens)
    const index = new MiniSearch({ fields: ['text'] })
    index.addAll(
      windows.map((places, id) => ({ id, text: places.map(place => spoken(turns[place] ?? never())).join('\n') })),
    )
    return words => index.search(words).flatMap(({ id }) => windows[Number(id)] ?? [])
  }

function never(): never {
  throw new Error('a window is made of turns')
}
