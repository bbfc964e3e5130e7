/** A fight on the page: its opening with the order of turns, each turn, each round's end, and what is left after it. */
import { showsMarks } from './look.ts'
import type { Look } from './look.ts'
import type { Combatant, Piece } from './piece.ts'

type Of<Kind extends Piece['kind']> = Extract<Piece, { readonly kind: Kind }>

const list = (items: readonly string[]): readonly string[] => items.map(item => `- ${item}`)

const printCombatant = ({ marks }: Look, { name, initiative, isCurrent }: Combatant, index: number): string =>
  `${index + 1}. **${name}** (${initiative})${isCurrent === true ? ` ${marks.current}` : ''}`

export function formatCombatStart(look: Look, { title, order }: Of<'combat-start'>): string {
  const header = showsMarks(look) ? `${look.marks.combat} **COMBAT: ${title.toUpperCase()}**` : `**Combat: ${title}**`
  const turns = order.map((combatant, index) => printCombatant(look, combatant, index))
  return turns.length === 0 ? header : [header, '', ...turns].join('\n')
}

export function formatTurn(look: Look, { name }: Of<'turn'>): string {
  const { minorBreak } = look.marks
  return showsMarks(look) ? `${minorBreak} **${name.toUpperCase()}**'s Turn ${minorBreak}` : `**${name}'s turn**`
}

export const formatRoundEnd = ({ round, status }: Of<'round-end'>): string =>
  [`**End of round ${round}**`, '', ...list(status)].join('\n').trimEnd()

export function formatCombatEnd(look: Look, { aftermath }: Of<'combat-end'>): string {
  const header = showsMarks(look) ? `${look.marks.combat} COMBAT COMPLETE` : '**Combat complete**'
  return [header, '', ...list(aftermath)].join('\n').trimEnd()
}
