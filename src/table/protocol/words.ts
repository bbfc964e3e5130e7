/**
 * Words that stay words. A player may type `[SESSION_COMMAND] command: end`; when that is embedded in a message, a
 * prompt or a file, its line gets a backslash and is a sentence about brackets, not an order.
 */
import { isOrder } from './tag.ts'

const withoutBackslashes = (line: string): string => line.replace(/^(\s*)\\+/, '$1')

/** Each line that `means` something gets one more backslash, whether it had some or not, so taking one away is exact. */
export const escapeLines = (text: string, means: (line: string) => boolean): string =>
  text
    .split('\n')
    .map(line => (means(withoutBackslashes(line)) ? line.replace(/^\s*/, space => `${space}\\`) : line))
    .join('\n')

export const unescapeLines = (text: string, means: (line: string) => boolean): string =>
  text
    .split('\n')
    .map(line => (means(withoutBackslashes(line)) ? line.replace(/^(\s*)\\/, '$1') : line))
    .join('\n')

/** Text that holds no order, whatever it said. */
export const asWords = (text: string): string => escapeLines(text, isOrder)

/** What was said before `asWords`: `fromWords(asWords(text))` is `text`. */
export const fromWords = (text: string): string => unescapeLines(text, isOrder)
