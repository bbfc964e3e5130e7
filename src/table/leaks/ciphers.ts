/** Words written so that nobody should know them at a glance: backwards, letters moved along, letters as numbers or bytes. */

/** A sentence of any length has one of these, in whatever words it is told. */
const small = new Set(
  'the a an of and in is was to it he she his her they that on at for with has had not by from who'.split(' '),
)

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const smallIn = (words: readonly string[]): number => words.filter(word => small.has(word)).length

const moved = (text: string, by: number): string =>
  text.replaceAll(/[a-z]/gi, letter => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + by) % 26) + base)
  })

const mirrored = (text: string): string =>
  text.replaceAll(/[a-z]/gi, letter => String.fromCharCode((letter <= 'Z' ? 155 : 219) - letter.charCodeAt(0)))

const backwards = (text: string): string => Array.from(text).reverse().join('')

const shifts = Array.from({ length: 25 }, (_, at) => at + 1)

/** Every way a text of strange words may be read; those that make a sentence of it. */
export function* unmasked(text: string): Generator<string, void> {
  const words = wordsOf(text)
  if (words.length < 3 || smallIn(words) * 8 >= words.length) return
  const eachBackwards = text.replaceAll(/\p{L}+/gu, backwards)
  for (const read of [backwards(text), eachBackwards, mirrored(text), ...shifts.map(by => moved(text, by))]) {
    const isSentence = smallIn(wordsOf(read)) * 8 >= words.length
    if (isSentence) yield read
  }
}

const bytesIn = /[A-Za-z0-9+/_-]{16,}={0,2}|\b(?:[0-9a-fA-F]{2}[\s:,]?){10,}/g
const isReadable = (text: string): boolean => /^[\p{L}\p{N}\p{P}\p{Z}\s]*$/u.test(text) && /\p{L}{2}/u.test(text)

function* decoded(said: string): Generator<string, void> {
  const packed = said.replaceAll(/[\s:,]/g, '')
  const isHex = /^[0-9a-f]+$/i.test(packed) && packed.length % 2 === 0
  for (const text of [...(isHex ? [hexText(packed)] : []), base64Text(packed)]) if (isReadable(text)) yield text
}

const asText = (bytes: readonly number[]): string => new TextDecoder().decode(new Uint8Array(bytes))

const hexText = (text: string): string => asText((text.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16)))

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function base64Text(text: string): string {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const letter of text.replaceAll('-', '+').replaceAll('_', '/')) {
    const value = digits.indexOf(letter)
    if (value === -1) break
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return asText(bytes)
}

/** What runs of digits and letters say as bytes. */
export function* unpacked(text: string): Generator<string, void> {
  for (const [said] of text.matchAll(bytesIn)) yield* decoded(said)
}

const spaced = /(?<![\p{L}\p{N}])\p{L}(?:[ .·_*~|-]{1,3}\p{L}(?![\p{L}\p{N}])){4,}/gu
/** Where letters stand apart by one space, words stand apart by more. */
const wide = /(?<=\p{L}) {2,}(?=\p{L} \p{L})/u
const numbered = /\b\d{1,2}(?:[,.-] ?\d{1,2})+\b|\b\d{1,2}(?: \d{1,2}){5,}\b/g

/** Letters that stand apart, put together again; letters by their number in the alphabet too. */
export function gathered(text: string): string | undefined {
  const together = text
    .replaceAll(spaced, run =>
      run
        .split(wide)
        .map(word => word.replaceAll(/[^\p{L}]/gu, ''))
        .join(' '),
    )
    .replaceAll(numbered, run =>
      (run.match(/\d+/g) ?? [])
        .map(number => (Number(number) <= 26 ? String.fromCharCode(96 + Number(number)) : ''))
        .join(''),
    )
  return together === text ? undefined : together
}

/** First letters: of lines, and of sentences. */
export function* initials(text: string): Generator<string, void> {
  for (const cut of [/\n+/, /[.!?…]["”’)]*\s+/]) {
    const parts = text.split(cut)
    if (parts.length >= 6)
      yield parts
        .map(part => /\p{L}/u.exec(part)?.[0] ?? '')
        .join('')
        .toLowerCase()
  }
}
