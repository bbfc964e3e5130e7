/** Advantage and disadvantage: any of one and any of the other cancel, however many there are. */

export type Mode = 'normal' | 'advantage' | 'disadvantage'

/** Why a roll is helped or hindered; the reasons are told with the roll. */
export type Edges = { readonly helps: string[]; readonly hinders: string[] }

export const noEdges = (): Edges => ({ helps: [], hinders: [] })

export const modeOf = ({ helps, hinders }: Edges): Mode =>
  helps.length > 0 === hinders.length > 0 ? 'normal' : helps.length > 0 ? 'advantage' : 'disadvantage'

/** `advantage: hidden; disadvantage: prone` */
export function explainEdges({ helps, hinders }: Edges): string {
  const parts: string[] = []
  if (helps.length > 0) parts.push(`advantage: ${helps.join(', ')}`)
  if (hinders.length > 0) parts.push(`disadvantage: ${hinders.join(', ')}`)
  return parts.length === 2 ? `${parts.join('; ')}; they cancel` : parts.join('')
}

export function addEdge(edges: Edges, kind: 'advantage' | 'disadvantage', why: string): void {
  ;(kind === 'advantage' ? edges.helps : edges.hinders).push(why)
}
