/** What each condition does, as a table: the rest of the rules ask it and know no condition by name. */
import type { Ability } from '../model/abilities.ts'
import type { Condition } from '../model/lasting.ts'

type Edge = 'advantage' | 'disadvantage'

export type ConditionRule = {
  /** On the attacks its bearer makes. */
  readonly attacks?: Edge
  /** On attacks against its bearer; `by-distance` helps those within five feet and hinders the rest. */
  readonly attacksAgainst?: Edge | 'by-distance'
  readonly checks?: Edge
  readonly saves?: Readonly<Partial<Record<Ability, Edge | 'fail'>>>
  /** Checks that need this sense fail. */
  readonly loses?: 'sight' | 'hearing'
  readonly isStill?: true
  /** No actions and no reactions. */
  readonly isHelpless?: true
  readonly isMute?: true
  /** A hit from within five feet is critical. */
  readonly isOpen?: true
  readonly resistsAll?: true
  /** Its bearer may not attack the source, nor come nearer to what it fears. */
  readonly spares?: true
  readonly shuns?: true
}

const fails = { str: 'fail', dex: 'fail' } as const

export const conditionRules: Readonly<Record<Condition, ConditionRule>> = {
  blinded: { attacks: 'disadvantage', attacksAgainst: 'advantage', loses: 'sight' },
  charmed: { spares: true },
  deafened: { loses: 'hearing' },
  frightened: { attacks: 'disadvantage', checks: 'disadvantage', shuns: true },
  grappled: { isStill: true },
  incapacitated: { isHelpless: true },
  invisible: { attacks: 'advantage', attacksAgainst: 'disadvantage' },
  paralyzed: { isHelpless: true, isStill: true, isMute: true, saves: fails, attacksAgainst: 'advantage', isOpen: true },
  petrified: {
    isHelpless: true,
    isStill: true,
    isMute: true,
    saves: fails,
    attacksAgainst: 'advantage',
    resistsAll: true,
  },
  poisoned: { attacks: 'disadvantage', checks: 'disadvantage' },
  prone: { attacks: 'disadvantage', attacksAgainst: 'by-distance' },
  restrained: {
    isStill: true,
    attacks: 'disadvantage',
    attacksAgainst: 'advantage',
    saves: { dex: 'disadvantage' },
  },
  stunned: { isHelpless: true, isStill: true, isMute: true, saves: fails, attacksAgainst: 'advantage' },
  unconscious: {
    isHelpless: true,
    isStill: true,
    isMute: true,
    saves: fails,
    attacksAgainst: 'advantage',
    isOpen: true,
  },
}
