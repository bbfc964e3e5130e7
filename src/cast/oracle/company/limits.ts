/** What a companion cannot do now, by the words the rules have for it. */
export type Limits = {
  /** Nothing but what goes on inside: no word, no deed. */
  readonly isInner: boolean
  readonly isDream: boolean
  readonly isCommanded: boolean
  readonly canMove: boolean
  readonly canAct: boolean
  readonly fears?: string
  readonly charmedBy?: string
}

const between = (text: string, from: string, to: string): string | undefined => {
  const at = text.indexOf(from)
  if (at === -1) return undefined
  const rest = text.slice(at + from.length)
  const end = rest.indexOf(to)
  return end === -1 ? undefined : rest.slice(0, end)
}

export function limitsOf(constraints: readonly string[]): Limits {
  const all = constraints.join(' ').toLowerCase()
  const has = (...signs: readonly string[]): boolean => signs.some(sign => all.includes(sign))
  const isDream = has('unconscious', 'you are stone', 'you are dead')
  const fears = between(all, 'frightened of ', ':')
  const charmedBy = between(all, 'charmed by ', ':')
  return {
    isDream,
    isInner: isDream || has('only what goes on inside', 'give what goes on inside', 'an inner moment'),
    isCommanded: has('commands your body'),
    canMove: !has('cannot move', 'held by'),
    canAct: !has('can take no action'),
    ...(fears !== undefined && { fears }),
    ...(charmedBy !== undefined && { charmedBy }),
  }
}
