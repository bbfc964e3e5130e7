/** A sitting through a pipe: plain text, one block for each thing that is shown, and a line in for each turn. */
import type { Writable } from 'node:stream'
import type { Face, Shown } from './face.ts'
import type { Lines } from './lines.ts'
import { withoutMarks } from './markup.ts'
import { asAscii, withoutControls } from './plain.ts'
import { asciiSigns, fineSigns, wordsOf, type NameOf } from './words.ts'

export type PipeLook = { readonly isAscii: boolean; readonly nameOf: NameOf }

export function pipeFace(lines: Lines, output: Writable, { isAscii, nameOf }: PipeLook): Face {
  const signs = isAscii ? asciiSigns : fineSigns
  let isRolling = false
  const show = (event: Shown): void => {
    const marked = withoutControls(wordsOf(event, nameOf, signs)).trim()
    const words = event.type === 'turn' || event.type === 'question' ? withoutMarks(marked) : marked
    if (words === '') return
    output.write(`${isRolling && event.type !== 'rolled' ? '\n' : ''}${isAscii ? asAscii(words) : words}\n`)
    isRolling = event.type === 'rolled' // dice that fall together stand together
    if (!isRolling) output.write('\n')
  }
  return {
    show,
    ask: (_, signal) => lines.next(signal),
    settled: async () => undefined,
    onInterrupt: () => undefined,
    busy: () => undefined,
    close: async () => lines.close(),
  }
}
