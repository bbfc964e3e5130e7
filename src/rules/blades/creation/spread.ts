/** Three cards: what was, what is, what may be. Drawn without putting back, and pictured. */
import { below, streamOf, type Rng } from '../../../core/random.ts'
import type { Book, Drawn, Spread } from './types.ts'

export function drawSpread({ cards }: Book, rng: Rng): Spread {
  const stream = streamOf(rng)
  const left = [...cards]
  const draw = (): Drawn => {
    const [card] = left.splice(below(stream, left.length), 1)
    if (!card) throw new Error('there are cards')
    return { card, isReversed: below(stream, 3) === 0 }
  }
  return { past: draw(), present: draw(), future: draw() }
}

const width = 11

/** The three side by side, as they lie on the table. */
export function pictureOf({ past, present, future }: Spread): string {
  const rows = [past, present, future].map(({ card, isReversed }) => {
    const lines = isReversed ? card.picture.toReversed() : card.picture
    return ['.---------.', ...lines.map(line => `|${line.padEnd(width - 2).slice(0, width - 2)}|`), "'---------'"]
  })
  return (rows[0] ?? []).map((_, at) => rows.map(lines => lines[at] ?? '').join('  ')).join('\n')
}

const meaningOf = ({ card, isReversed }: Drawn): string => (isReversed ? card.reversed : card.upright)

export function tellSpread({ spread: words }: Book, spread: Spread): string {
  const told = (['past', 'present', 'future'] as const).map(when => {
    const drawn = spread[when]
    const turned = drawn.isReversed ? ` (${words.reversed})` : ''
    return `**${words[when]}: ${drawn.card.name}${turned}.** ${meaningOf(drawn)}`
  })
  return [words.lead, `\`\`\`\n${pictureOf(spread)}\n\`\`\``, ...told].join('\n\n')
}
