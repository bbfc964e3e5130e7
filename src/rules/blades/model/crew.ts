/** Scoundrels and the crew they are. */

export const attributes = ['insight', 'prowess', 'resolve'] as const
export type Attribute = (typeof attributes)[number]

export const actionsOf = {
  insight: ['hunt', 'study', 'survey', 'tinker'],
  prowess: ['finesse', 'prowl', 'skirmish', 'wreck'],
  resolve: ['attune', 'command', 'consort', 'sway'],
} as const satisfies Readonly<Record<Attribute, readonly string[]>>

export type Action = (typeof actionsOf)[Attribute][number]
export const actions: readonly Action[] = attributes.flatMap(name => actionsOf[name])

export const scars = ['cold', 'haunted', 'obsessed', 'paranoid', 'reckless', 'soft', 'unstable', 'vicious'] as const

export type Harm = { readonly level: 1 | 2 | 3; readonly what: string }
export type Load = 'light' | 'normal' | 'heavy'
export const loads: Readonly<Record<Load, number>> = { light: 3, normal: 5, heavy: 6 }

export type Scoundrel = {
  readonly name: string
  readonly pronouns: string
  readonly archetype: string
  readonly background: string
  readonly look: string
  readonly vice: { readonly kind: string; readonly purveyor: string }
  readonly dots: Readonly<Partial<Record<Action, number>>>
  readonly abilities: readonly string[]
  readonly stress: number
  /** The latest first; the fourth ends a career. */
  readonly trauma: readonly string[]
  readonly harm: readonly Harm[]
  /** Segments of the clock that heals. */
  readonly healing: number
  readonly isRecovering: boolean
  readonly armour: readonly ('armour' | 'heavy' | 'special')[]
  readonly load?: Load
  /** What was declared to be at hand in this score. */
  readonly carried: readonly string[]
  readonly stash: number
  readonly marks: Readonly<Record<Attribute | 'playbook', number>>
  readonly friend: string
  readonly rival: string
  readonly fate: 'playing' | 'retired' | 'jailed' | 'dead'
  /** What that one wants to keep to itself; nobody else's view holds it. */
  readonly secret: string
}

export type Crew = {
  readonly name: string
  readonly kind: string
  readonly reputation: string
  readonly lair: string
  readonly tier: number
  readonly hold: 'weak' | 'strong'
  readonly rep: number
  readonly turf: number
  readonly heat: number
  readonly wanted: number
  readonly coin: number
  readonly isHunted: boolean
  readonly claims: readonly string[]
  readonly upgrades: readonly string[]
  readonly cohorts: readonly string[]
  readonly assets: readonly string[]
  readonly marks: number
}
