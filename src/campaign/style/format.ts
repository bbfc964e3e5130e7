/** A story as it is shown, piece by piece. */
import { formatCombatEnd, formatCombatStart, formatRoundEnd, formatTurn } from './combat.ts'
import { showsMarks } from './look.ts'
import type { Look } from './look.ts'
import type { Marks } from './marks.ts'
import type { Piece, RollShown } from './piece.ts'
import { formatAction, formatNarration, formatSpeech } from './prose.ts'

/** `1d20+4 = [13]+4 = 17 vs DC 15 → SUCCESS` */
export function rollWords({ roll, against, result }: Omit<RollShown, 'purpose'>, becomes: string): string {
  const versus = against === undefined ? '' : ` vs ${against}`
  return `${roll}${versus}${result === undefined ? '' : ` ${becomes} ${result.toUpperCase()}`}`
}

/** Dice stand in code in every style: they are never prose. */
const formatDice = (look: Look, roll: RollShown): string =>
  marked(look, 'dice', `${roll.purpose}: \`${rollWords(roll, look.marks.becomes)}\``)

const marked = (look: Look, mark: keyof Marks, text: string): string =>
  showsMarks(look) ? `${look.marks[mark]} ${text}` : text

function formatBanner({ style, marks }: Look, number: string, title: string): string {
  const banner = `**SCENE ${number}: ${title.toUpperCase()}**`
  if (style === 'novel') return `**${title}**`
  return style === 'minimal' ? banner : `${marks.sceneBreak}\n\n${banner}\n\n${marks.sceneBreak}`
}

export function formatPiece(look: Look, piece: Piece): string {
  switch (piece.kind) {
    case 'narration':
      return formatNarration(look, piece.text)
    case 'speech':
      return formatSpeech(look, piece)
    case 'action':
      return formatAction(look, piece.text)
    case 'dice':
      return formatDice(look, piece)
    case 'mechanics':
      return `(${piece.text})`
    case 'discovery':
    case 'danger':
    case 'healing':
      return marked(look, piece.kind, `**${piece.text}**`)
    case 'combat-start':
      return formatCombatStart(look, piece)
    case 'turn':
      return formatTurn(look, piece)
    case 'round-end':
      return formatRoundEnd(piece)
    case 'combat-end':
      return formatCombatEnd(look, piece)
    case 'scene':
      return formatBanner(look, piece.number, piece.title)
    case 'scene-break':
      return look.marks.sceneBreak
    case 'minor-break':
      return look.marks.minorBreak
  }
}

/** Pieces one after the other, a blank line between them. */
export const formatStory = (look: Look, pieces: readonly Piece[]): string =>
  pieces
    .map(piece => formatPiece(look, piece))
    .filter(text => text !== '')
    .join('\n\n')
