/** A sitting through a pipe: plain text, one block for each thing that is shown, and a line in for each turn. */
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import { withoutControls } from '../outlet/clean.ts'
import { noColours } from '../outlet/ink.ts'
import type { Outlet } from '../outlet/outlet.ts'
import type { Face, Shown } from './face.ts'
import { glanceLines } from './glance-lines.ts'
import { layOut } from './lay-out.ts'
import type { Lines } from './lines.ts'
import { withoutMarks } from './markup.ts'
import { asAscii } from './plain.ts'
import {
  asciiSigns,
  fineSigns,
  glanceParts,
  isInMargin,
  numbered,
  wordsOf,
  type NameOf,
  waitingWords,
} from './words.ts'

export type PipeLook = {
  readonly isAscii: boolean
  readonly nameOf: NameOf
  /** A person reads it on a terminal that can do nothing: lines fit its columns, and a sign says when to type. */
  readonly columns?: () => number
}

const fitted = (text: string, columns: PipeLook['columns']): string =>
  columns ? layOut(text, { width: columns() - 1, ink: noColours, bar: '> ' }).join('\n') : text

export function pipeFace(lines: Lines, output: Outlet, { isAscii, nameOf, columns }: PipeLook): Face {
  const signs = isAscii ? asciiSigns : fineSigns
  let isRolling = false
  let style: NarrativeStyle = 'hybrid'
  const told = (event: Shown): string => wordsOf(event, nameOf, signs, style)
  /** The status breaks between its parts. */
  const turnIn = ({ glance, options }: Extract<Shown, { type: 'turn' }>, width: number): string =>
    [...glanceLines(glanceParts(glance, signs), signs.between, width - 1), numbered(options)].join('\n')
  const show = (event: Shown): void => {
    const marked = withoutControls(columns && event.type === 'turn' ? turnIn(event, columns()) : told(event)).trim()
    const words = event.type === 'turn' || event.type === 'question' ? withoutMarks(marked) : marked
    if (words === '' || (columns && event.type === 'said')) return
    output.write(`${isRolling && !isInMargin(event) ? '\n' : ''}${fitted(isAscii ? asAscii(words) : words, columns)}\n`)
    isRolling = isInMargin(event) // dice that fall together stand together
    if (!isRolling) output.write('\n')
  }
  return {
    show,
    tellIn: wanted => void (style = wanted),
    ask: ({ who, asks }, signal) => {
      if (columns && asks !== 'watch') output.write(`${who}${who === '' ? '' : ' '}> `)
      return lines.next(signal)
    },
    settled: async () => undefined,
    onInterrupt: () => undefined,
    busy: sign => {
      if (sign?.waitMs !== undefined) output.write(`(${waitingWords(sign)})\n`) // a second's thinking needs no line in a log
    },
    close: async () => lines.close(),
  }
}
