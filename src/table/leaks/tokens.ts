/** Words as they are compared: by stem, with what each says by itself. Every spelling is worked out once. */
import { weightOf } from './common-words.ts'
import { stemOf } from './stem.ts'

export type Token = {
  readonly stem: string
  /** 0 for a word that only holds a sentence together. */
  readonly weight: number
  readonly isCapital: boolean
}

/** Names keep their letters and lose their apostrophes: `Eth'koru's` is `ethkoru`, `doesn't` is `does` and `they'll` is `they`. */
const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:['’ʼ](?:s|ll|re|ve|d|m)|n['’ʼ]t)$/u, '')
    .replaceAll(/['’ʼ-]/gu, '')

const known = new Map<string, Token>()
/** A campaign has some tens of thousands of different words; past that someone is feeding us noise. */
const mostKnown = 100_000

export function tokenOf(written: string): Token {
  const there = known.get(written)
  if (there) return there
  const stem = stemOf(plain(written))
  const token = { stem, weight: weightOf(stem), isCapital: /^\p{Lu}\p{Ll}/u.test(written) }
  if (known.size >= mostKnown) known.clear()
  known.set(written, token)
  return token
}

const letter = /[\p{L}\p{N}\p{M}]/u

/** How long the letter or digit at a place is: 0 where there is none, 2 where it takes two halves. */
function lengthOfLetter(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) ? 1 : 0
  const point = text.codePointAt(at)
  if (point === undefined || !letter.test(String.fromCodePoint(point))) return 0
  return point > 0xffff ? 2 : 1
}

const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019 || code === 0x2bc

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** `7-1-9` is one thing to say. */
const joinsDigits = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 0x2d && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))

/** Where the word ends that begins at a place: letters and digits, with an apostrophe between two of them. */
function endOfWord(text: string, start: number): number {
  let at = start
  for (;;) {
    const length = lengthOfLetter(text, at)
    if (length > 0) at += length
    else if (at > start && isApostrophe(text.charCodeAt(at)) && lengthOfLetter(text, at + 1) > 0) at += 1
    else if (at > start && joinsDigits(text, at)) at += 1
    else return at
  }
}

/** Each word with where it stands. By hand, because every word anybody says comes by here. */
export function eachToken(text: string, see: (token: Token, start: number, end: number) => void): void {
  for (let at = 0; at < text.length;) {
    const end = endOfWord(text, at)
    if (end === at) at += 1
    else {
      see(tokenOf(text.slice(at, end)), at, end)
      at = end
    }
  }
}
