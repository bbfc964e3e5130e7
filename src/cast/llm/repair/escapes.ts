/** What the escapes in a text stand for. */
import { giveUp } from './unreadable.ts'

const known: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
/** Control characters other than those that are only white space; later blocks of Unicode have some that may stay. */
const forbidden = /[^\P{Cc}\b\t\n\f\r\u007f-\u009f]/u
const escape = /\\(?:u([\da-fA-F]{0,4})|x([\da-fA-F]{2})|([\s\S]?))/g

export function decode(words: string): string {
  if (forbidden.test(words)) giveUp('a character that no text holds')
  if (!words.includes('\\')) return words
  return words.replaceAll(escape, (whole: string, wide?: string, byte?: string, kind?: string, at = 0) => {
    if (byte !== undefined) return characterOf(byte)
    if (wide === undefined) return plainOf(kind ?? '')
    if (wide.length === 4) return characterOf(wide)
    return at + whole.length === words.length ? '' : giveUp('a broken escape')
  })
}

const characterOf = (digits: string): string => String.fromCharCode(Number.parseInt(digits, 16))

/** A backslash before anything that needs none is a backslash: paths and patterns have them. */
function plainOf(kind: string): string {
  if (Object.hasOwn(known, kind)) return known[kind] ?? ''
  return /^[\s"'`\\/]?$/.test(kind) ? kind : `\\${kind}`
}
