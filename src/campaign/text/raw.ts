/**
 * Text as the bytes it is stored in, one character a byte. Markdown's own marks are all plain ASCII, so structure can be
 * found without decoding, and a file of ten megabytes in which twenty lines change is never decoded but for the lines
 * that are looked at. Half surrogates, which UTF-8 has no bytes for, are kept in three, so that any text comes back.
 */

const isPlain = (text: string): boolean => !/[^\0-\x7f]/.test(text)

const continuation = (bits: number): string => String.fromCharCode(0x80 | (bits & 0x3f))

function bytesOf(point: number): string {
  if (point < 0x80) return String.fromCharCode(point)
  const last = continuation(point)
  if (point < 0x800) return String.fromCharCode(0xc0 | (point >> 6)) + last
  const middle = continuation(point >> 6) + last
  if (point < 0x10000) return String.fromCharCode(0xe0 | (point >> 12)) + middle
  return String.fromCharCode(0xf0 | (point >> 18)) + continuation(point >> 12) + middle
}

/** From here on the language's own coder is worth its call. */
const isLong = (text: string): boolean => text.length > 1000

/** Some thousand characters are made at a time, because a call takes only so many arguments. */
const chunk = 8192

function encodeLong(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += chunk) parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)))
  return parts.join('')
}

export function toRaw(text: string): string {
  if (isPlain(text)) return text
  if (isLong(text) && !/\p{Surrogate}/u.test(text)) return encodeLong(text)
  const parts: string[] = []
  for (const character of text) parts.push(bytesOf(character.codePointAt(0) ?? 0))
  return parts.join('')
}

/** How many bytes follow a first byte. */
const followers = (first: number): number => (first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3)

/** The text of bytes that are UTF-8. */
export function fromRaw(raw: string): string {
  if (isPlain(raw)) return raw
  return (isLong(raw) ? decodeLong(raw) : undefined) ?? decode(raw)
}

/** Undefined when there is a half surrogate in it, which is no UTF-8. */
function decodeLong(raw: string): string | undefined {
  const bytes = new Uint8Array(raw.length)
  for (let at = 0; at < raw.length; at += 1) bytes[at] = raw.charCodeAt(at)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function decode(raw: string): string {
  const parts: string[] = []
  for (let at = 0; at < raw.length;) {
    const first = raw.charCodeAt(at)
    const count = followers(first)
    let point = count === 0 ? first : first & (0x3f >> count)
    for (let next = 1; next <= count; next += 1) point = (point << 6) | (raw.charCodeAt(at + next) & 0x3f)
    parts.push(String.fromCodePoint(point))
    at += count + 1
  }
  return parts.join('')
}

/** The byte order mark, as three bytes. */
export const rawMark = toRaw('\ufeff')
