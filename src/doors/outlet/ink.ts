/**
 * How a span looks on a terminal. A look travels in the text as a mark that no text from outside can hold, and becomes a
 * terminal's code only where the text leaves: whatever else looks like a code there was put in by somebody else.
 */
export type Mark = 'bold' | 'italic' | 'code' | 'dim'

export type Span = { readonly text: string; readonly marks: readonly Mark[] }

export type Ink = (span: Span) => string

type Look = { readonly on: string; readonly off: string; readonly codes: readonly [number, number] }

const looks: Readonly<Record<Mark, Look>> = {
  bold: { on: '\uFDD0', off: '\uFDD1', codes: [1, 22] },
  dim: { on: '\uFDD2', off: '\uFDD3', codes: [2, 22] },
  italic: { on: '\uFDD4', off: '\uFDD5', codes: [3, 23] },
  code: { on: '\uFDD6', off: '\uFDD7', codes: [36, 39] },
}

const codeOf = new Map(
  Object.values(looks).flatMap(({ on, off, codes: [begin, end] }) => [
    [on, `\u001B[${begin}m`],
    [off, `\u001B[${end}m`],
  ]),
)

export const colours: Ink = ({ text, marks }) =>
  marks.reduce((inner, mark) => `${looks[mark].on}${inner}${looks[mark].off}`, text)

export const noColours: Ink = ({ text }) => text

/** Marks as a terminal knows them. */
export const inked = (text: string): string => text.replaceAll(/[\uFDD0-\uFDEF]/g, mark => codeOf.get(mark) ?? '')
