/**
 * What a text may say beside what it says at first sight: to players who know how to read it, a secret in a cipher is told.
 * Each look begins with something cheap that hardly any story has, so a story costs next to nothing here.
 */
import { gathered, initials, unmasked, unpacked } from './ciphers.ts'
import { weightOf } from './common-words.ts'
import { inPlainLetters, withoutDigits } from './look-alikes.ts'
import { mended } from './typos.ts'
import type { Secrets } from './secrets.ts'
import { stemOf } from './stem.ts'

/** A word nobody writes without a gap somewhere. */
const longWord = /\p{L}{23,}/gu
const longestStem = 16

/** Words between those that say something: with them a secret's own order can be seen. */
const between = ['the', 'and', 'was', 'is', 'in', 'of', 'to', 'at', 'by', 'on']

/** Letters without gaps, cut where words of secrets are: of what is none of them, only small words are left. */
function cutUp(letters: string, { kept }: Secrets): string {
  const words: string[] = []
  for (let at = 0; at < letters.length;) {
    let length = Math.min(longestStem, letters.length - at)
    while (length > 2 && !kept.has(stemOf(letters.slice(at, at + length)))) length -= 1
    const word = length > 2 ? letters.slice(at, at + length) : between.find(small => letters.startsWith(small, at))
    if (word !== undefined) words.push(word)
    at += word?.length ?? 1
  }
  return words.join(' ')
}

/** First letters that make words of a secret by chance make short ones. */
const isMeant = (words: string, letters: string): boolean =>
  words.split(' ').filter(word => word.length >= 4 && weightOf(stemOf(word)) > 0).length > 0 &&
  lettersIn(words.split(' ').filter(word => !between.includes(word))) * 10 >= letters.length * 6

const lettersIn = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** How often what was read may be read again: base64 of what was written backwards. */
const mostLayers = 2

function* once(text: string, secrets: Secrets): Generator<string, void> {
  const plain = inPlainLetters(text)
  if (plain !== undefined) yield plain
  const letters = withoutDigits(text)
  if (letters !== undefined) yield letters
  const together = gathered(text)
  if (together !== undefined) yield together
  yield* unpacked(text)
  for (const sentence of text.split(/(?<=[.!?\n])\s+/)) yield* unmasked(sentence)
  for (const [run] of (together ?? text).matchAll(longWord)) yield cutUp(run.toLowerCase(), secrets)
  const isKnown = (stem: string): boolean => secrets.kept.has(stem) || secrets.open.of(stem).length > 0
  const right = mended(text, secrets.kept, isKnown)
  if (right !== undefined) yield right
  for (const letters of initials(text)) {
    const words = cutUp(letters, secrets)
    if (isMeant(words, letters)) yield words
  }
}

/** Longer than anything that is told at once; what comes after it is read as it stands. */
const longest = 20_000

/** Everything else a text says, each once. */
export function decodingsOf(text: string, secrets: Secrets): readonly string[] {
  const found = new Set<string>()
  let layer: readonly string[] = [text.slice(0, longest)]
  for (let depth = 0; depth < mostLayers && layer.length > 0; depth += 1) {
    layer = layer.flatMap(one => [...once(one, secrets)]).filter(one => one !== text && !found.has(one))
    for (const one of layer) found.add(one)
  }
  return [...found]
}
