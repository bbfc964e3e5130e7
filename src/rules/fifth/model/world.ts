/** Everything the rules hold between two moves. It is the fold of its events, and nothing else changes it. */
import type { Creature, CreatureId } from './creature.ts'

export const tiers = ['trivial', 'standard', 'critical'] as const
export type Tier = (typeof tiers)[number]

/** From worst to best; each step is a shift of the DC when somebody wants something of them. */
export const attitudes = ['hostile', 'unfriendly', 'neutral', 'friendly', 'helpful'] as const
export type Attitude = (typeof attitudes)[number]

/** One place in the order. Identical foes share a score, and act one after the other. */
export type Place = { readonly who: CreatureId; readonly score: number; readonly dexterity: number }

/** What the creature whose turn it is has used up. */
export type Turn = {
  readonly who: CreatureId
  readonly hasActed: boolean
  readonly hasBonusActed: boolean
  readonly hasMoved: boolean
  /** Attacks left of an Attack action that has begun. */
  readonly attacksLeft: number
  readonly hasDashed: boolean
  readonly hasDisengaged: boolean
  /** A light weapon has struck, so the other hand may. */
  readonly struckWith?: string
  /** Whom it has come up to this turn, for those who charge. */
  readonly closedOn?: CreatureId
  readonly hasSneakAttacked: boolean
  /** A spell was cast as a bonus action: only a cantrip may follow with the action. */
  readonly castWithBonus: boolean
  readonly castWithAction: boolean
}

export type Readied = { readonly who: CreatureId; readonly trigger: string; readonly what: string }

export type Fight = {
  readonly tier: Tier
  /** Fought in the sun, which some cannot bear. */
  readonly isSunlit?: true
  readonly round: number
  /** Who acts when; delay moves a creature down for good. */
  readonly order: readonly Place[]
  /** Whose turn it is; nobody's between `round-began` and the first turn. */
  readonly turn: Turn | null
  /** Who has had a turn this round. */
  readonly acted: readonly CreatureId[]
  readonly surprised: readonly CreatureId[]
  /** Who has begun a turn this round and put it off: what happens at its start has happened. */
  readonly delayed: readonly CreatureId[]
  /** Pairs of creatures in each other's reach. */
  readonly engaged: readonly (readonly [CreatureId, CreatureId])[]
  readonly reacted: readonly CreatureId[]
  readonly readied: readonly Readied[]
  /** They act from the next round on. */
  readonly joining: readonly Place[]
  readonly fled: readonly CreatureId[]
  /** Legendary actions used since each creature's own last turn. */
  readonly legendaryUsed: Readonly<Record<CreatureId, number>>
  /** Criticals this round, which may raise the tier. */
  readonly criticals: number
  readonly moraleChecked: readonly CreatureId[]
  /** How it stood when it began: the delta at the end is against this. */
  readonly startedWith: Readonly<Record<CreatureId, { readonly hitPoints: number }>>
}

/** House rules of the campaign's overview, where they differ from the book. */
export type HouseRules = {
  readonly shortRestMinutes: number
  readonly longRestMinutes: number
  readonly hasDegrees: boolean
}

export type FifthWorld = {
  readonly creatures: Readonly<Record<CreatureId, Creature>>
  readonly fight: Fight | null
  /** Minutes since the campaign began; 1,440 of them are a day. */
  readonly minute: number
  /** When each creature last ended a long rest: one in 24 hours. */
  readonly lastLongRest: Readonly<Record<CreatureId, number>>
  /** What those who are no creatures here think of the party, by name. */
  readonly attitudes: Readonly<Record<string, { readonly attitude: Attitude; readonly isFixed: boolean }>>
  readonly houseRules: HouseRules
  /** Who got the last major item of loot: the next goes to somebody else. */
  readonly lastMajorLoot?: CreatureId
  /** The sheets as they were read, and as levels have rewritten them: a new level is worked out from them. */
  readonly sheets: Readonly<Record<CreatureId, string>>
  /** For tables that roll in order: how often each was used. */
  readonly tablesRolled: Readonly<Record<string, number>>
}

export const emptyWorld: FifthWorld = {
  creatures: {},
  fight: null,
  minute: 8 * 60, // in the morning, where the story's state says nothing else
  lastLongRest: {},
  attitudes: {},
  houseRules: { shortRestMinutes: 60, longRestMinutes: 480, hasDegrees: true },
  sheets: {},
  tablesRolled: {},
}

export const dayOf = ({ minute }: Pick<FifthWorld, 'minute'>): number => Math.floor(minute / 1440) + 1
