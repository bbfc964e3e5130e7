/** A list to choose from, asked until something on it is meant; where nobody can answer, the caller decides. */
import { chosenFrom } from '../../table/protocol/choice.ts'
import type { Face } from './face.ts'
import type { Choose } from './seat.ts'
import { Left } from './left.ts'

const isMeant = (label: string, said: string): boolean =>
  said.trim() !== '' && label.toLowerCase().startsWith(said.trim().toLowerCase())

export const chooserOn =
  (face: Face, canChoose: boolean, signal: AbortSignal, isHinted = true): Choose =>
  async (question, header, options, usual) => {
    if (!canChoose) return undefined
    const labels = options.map(({ label }) => label)
    const hint = usual === undefined || !isHinted ? '' : ` (Enter: ${labels[usual] ?? ''})`
    face.show({ type: 'question', question: `${question}${hint}`, header, options })
    for (;;) {
      const line = await face.ask({ who: '', asks: 'question' }, signal)
      if (line === undefined) throw new Left() // whoever goes away here has not chosen anybody
      if (line.trim() === '' && usual !== undefined) return usual
      const chosen = chosenFrom(labels, line)
      const at = chosen.kind === 'words' ? labels.findIndex(label => isMeant(label, chosen.text)) : -1
      if (at !== -1) return at
      face.show({ type: 'answer', command: 'choose', text: `Choose 1 to ${labels.length}, or type a name.` })
    }
  }
