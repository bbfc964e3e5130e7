/** Where the names of a delta may stand in a section: all of them are looked for in one reading of it. */
import { isFreeAt, type Needle } from '../text/fold.ts'

/** By a needle's plain letters, every place in a text where they stand, in order, other letters beside them or not. */
export type Places = ReadonlyMap<string, readonly number[]>

/** With more names than this in one pattern, a reading takes longer than two would. */
const together = 8

export function placesOf(text: string, needles: readonly Needle[]): Places {
  const places = new Map<string, readonly number[]>()
  const isPart = new Set(needles.filter(({ isStart, isEnd }) => !isStart || !isEnd).map(({ run }) => run))
  const [whole, runs] = [new Set<string>(), new Set(isPart)]
  for (const { run } of needles) if (!isPart.has(run)) whole.add(run)
  if (whole.size > many) for (const [run, found] of wordsIn(text, whole)) places.set(run, found)
  else for (const run of whole) runs.add(run)
  readTogether(text, [...runs], places)
  return places
}

/** More words than this are looked up as they come, in one reading. */
const many = 64

/** Where each of these words stands, free of other plain letters. */
function wordsIn(text: string, words: ReadonlySet<string>): Places {
  const places = new Map<string, number[]>([...words].map(word => [word, []]))
  for (const { 0: word, index } of text.matchAll(/[a-z0-9]+/gi)) places.get(word.toLowerCase())?.push(index)
  return places
}

function readTogether(text: string, runs: readonly string[], places: Map<string, readonly number[]>): void {
  for (let at = 0; at < runs.length; at += together) {
    for (const [run, found] of readFor(text, runs.slice(at, at + together))) places.set(run, found)
  }
}

function readFor(text: string, runs: readonly string[]): Places {
  const places = new Map<string, number[]>(runs.map(run => [run, []]))
  const any = new RegExp(runs.join('|'), 'gi') // plain letters and digits only, so there is nothing to escape
  for (let match = any.exec(text); match; match = any.exec(text)) {
    const { index } = match
    for (const [run, found] of places) {
      if (text.slice(index, index + run.length).toLowerCase() === run) found.push(index)
    }
    any.lastIndex = index + 1 // one name may begin within another
  }
  return places
}

/** The index of the first of some sorted places that is not before another place. */
function firstFrom(places: readonly number[], from: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? from) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** Of the places in a longer text, those in a part of it that begins at `origin` and where the needle stands free. */
export function* placesWithin(all: readonly number[], origin: number, part: string, needle: Needle): Generator<number> {
  for (let at = firstFrom(all, origin); at < all.length; at += 1) {
    const place = (all[at] ?? 0) - origin
    if (place >= part.length) return
    if (isFreeAt(part, place, needle)) yield place
  }
}
