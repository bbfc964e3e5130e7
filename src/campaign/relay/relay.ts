/** The relay's way of showing a story in a terminal: everything that was told, each kind of thing in its own type. */
import { rollWords } from '../style/format.ts'
import { inItalics, inQuotes } from '../style/look.ts'
import type { Piece } from '../style/piece.ts'

const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

function relaySpeech({ name, words, manner }: Extract<Piece, { readonly kind: 'speech' }>): string {
  const how = manner === undefined ? '' : `*${manner}* `
  return quoteLines(`**${name}**: ${how}${inQuotes(words)}`)
}

const list = (title: string, items: readonly string[]): string =>
  [`**${title}**`, '', ...items.map(item => `- ${item}`)].join('\n').trimEnd()

function relayPiece(piece: Piece): string {
  switch (piece.kind) {
    case 'narration':
      return piece.text.trim()
    case 'speech':
      return relaySpeech(piece)
    case 'action':
      return inItalics(piece.text)
    case 'dice':
      return `\`${piece.purpose}: ${rollWords(piece, '-')}\``
    case 'mechanics':
      return `(${piece.text})`
    case 'discovery':
    case 'danger':
    case 'healing':
      return inItalics(piece.text)
    case 'combat-start':
      return list(
        `Combat: ${piece.title}`,
        piece.order.map(({ name, initiative }) => `${name} (${initiative})`),
      )
    case 'turn':
      return `**${piece.name}'s turn**`
    case 'round-end':
      return list(`End of round ${piece.round}`, piece.status)
    case 'combat-end':
      return list('Combat complete', piece.aftermath)
    case 'scene':
      return `**Scene ${piece.number}: ${piece.title}**`
    case 'scene-break':
    case 'minor-break':
      return '---'
  }
}

/** Show everything, summarise nothing. */
export const relayStory = (pieces: readonly Piece[]): string => pieces.map(relayPiece).join('\n\n')
