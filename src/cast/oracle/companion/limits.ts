/** What a companion cannot do now, read from the sentences the rules wrote for it. */

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

export function limitsOf(constraints: readonly string[]): Limits {
  const all = constraints.join(' ')
  const fears = /frightened of ([^:]+):/i.exec(all)?.[1]
  const charmedBy = /charmed by ([^:]+):/i.exec(all)?.[1]
  const isDream = /\b(?:unconscious|You are stone|You are dead)\b/i.test(all)
  return {
    isDream,
    isInner: isDream || /only what goes on inside|give what goes on inside|an inner moment/i.test(all),
    isCommanded: /commands your body/i.test(all),
    canMove: !/\bcannot move\b|held by/i.test(all),
    canAct: !/can take no action/i.test(all),
    ...(fears === undefined ? {} : { fears }),
    ...(charmedBy === undefined ? {} : { charmedBy }),
  }
}
