/** What may leave for a terminal of a text whose writer nobody knows: words, ends of lines, and no codes. */

/** Marks that turn the direction of what follows: they can make a line read other than it is. */
const turning = '\\u202A-\\u202E\\u2066-\\u2069'

/** Code points that no text has: Gloam keeps its own marks there (see `ink.ts`). */
const kept = '\\uFDD0-\\uFDEF'

const controls = /\r(?!\n)|(?!\r\n|[\n\t])\p{Cc}/gu
const turns = new RegExp(`[${turning}]`, 'gu')
const marks = new RegExp(`[${kept}]`, 'gu')
const inJson = new RegExp(`[\\u007F-\\u009F\\u2028\\u2029${turning}${kept}]`, 'gu')

/** Ends of lines stay as they are, so that what goes into a file by a pipe is what it was. */
export const cleaned = (text: string): string =>
  text
    .replaceAll(controls, found => (found === '\r' ? '\n' : ''))
    .replaceAll(turns, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** Words from outside, before Gloam lays them out and puts marks of its own between them. */
export const withoutControls = (text: string): string =>
  cleaned(text).replaceAll('\r\n', '\n').replaceAll('\t', '  ').replaceAll(marks, '')

/** The same value for whoever parses it, and no code for whoever prints it: JSON itself lets those above ASCII stand. */
const spelled = (json: string): string =>
  json.replaceAll(inJson, found => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A value on one line. */
export const jsonLine = (value: unknown): string => `${spelled(JSON.stringify(value))}\n`

/** A value on as many lines as it is read by. */
export const jsonPage = (value: unknown): string => `${spelled(JSON.stringify(value, null, 2))}\n`
