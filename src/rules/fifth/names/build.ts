/** Building one name from a profile's pieces. It draws from a stream, so it lives inside one call. */
import type { Stream } from '../../../core/random.ts'
import { below } from '../../../core/random.ts'
import { assert } from '../../../core/result.ts'
import type { Columns, Profile } from './profile.ts'

export function drawFrom(values: readonly string[], stream: Stream): string {
  const value = values[below(stream, values.length)]
  assert(value !== undefined, 'there is something to draw from')
  return value
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter)

/** Vowels do not touch, so that syllables stay apart; nor do more than three consonants, or one letter twice over. */
export function joins(left: string, right: string): boolean {
  const [last, first] = [left.slice(-1), right.slice(0, 1)]
  if (isVowel(last) && isVowel(first)) return false
  const cluster = `${/[^aeiouy]*$/i.exec(left)?.[0] ?? ''}${/^[^aeiouy]*/i.exec(right)?.[0] ?? ''}`
  return cluster.length <= 3 && last !== first
}

function following(name: string, pieces: readonly string[], stream: Stream): string {
  const fitting = pieces.filter(piece => joins(name, piece) && !name.endsWith(piece)) // no stammering
  return fitting.length === 0 ? '' : drawFrom(fitting, stream)
}

/** A given name of so many syllables. One syllable is a start that can end there, with an end's last sound. */
export function buildGiven({ starts, middles, ends }: Profile, syllables: number, stream: Stream): string {
  let name = drawFrom(starts, stream)
  if (syllables === 1) return capital(/[aeiouy]$/i.test(name) ? name + closing(ends, stream) : name)
  for (let count = 2; count < syllables; count += 1) name += following(name, middles, stream)
  return capital(name + following(name, ends, stream))
}

/** The consonants some end closes with. */
function closing(ends: readonly string[], stream: Stream): string {
  const sounds = ends.map(end => /(?<![^aeiouy])[^aeiouy]+$/i.exec(end)?.[0] ?? '').filter(sound => sound !== '')
  return sounds.length === 0 ? '' : drawFrom(sounds, stream)
}

export const drawColumns = (columns: Columns, stream: Stream): string =>
  columns.map(column => drawFrom(column, stream)).join('')

/** A shape with every `{word}` in it drawn. */
export const fillShape = (shape: string, draw: (word: string) => string): string =>
  shape.replaceAll(/\{(\w+)\}/g, (_, word: string) => draw(word))
