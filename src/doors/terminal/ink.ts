/** How a marked span looks on a terminal; on one without colours it is only its words. */
import type { Mark, Span } from './markup.ts'

export type Ink = (span: Span) => string

const codes: Readonly<Record<Mark, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  code: [36, 39],
}

const escape = '\u001B['

export const colours: Ink = ({ text, marks }) =>
  marks.reduce((inner, mark) => {
    const [on, off] = codes[mark]
    return `${escape}${on}m${inner}${escape}${off}m`
  }, text)

export const noColours: Ink = ({ text }) => text
