/** Dividing what was found: plain cases at once, coins evenly, and what two of them want is put to the table. */
import type { CreatureId } from '../model/creature.ts'

export type Found = {
  readonly name: string
  readonly count: number
  readonly note?: string
  /** Worth talking about for a session or two: the last one who got such a thing stands back for the next. */
  readonly isMajor?: true
  /** Those who asked for it, or whom it plainly fits. */
  readonly wantedBy: readonly CreatureId[]
}

export type Hoard = { readonly copper: number; readonly items: readonly Found[] }

export type Share = { readonly who: CreatureId; readonly copper: number; readonly items: readonly Found[] }

export type Contested = {
  readonly item: Found
  readonly claimants: readonly CreatureId[]
  /** Who should have it if nobody insists: not the one who got the last great thing. */
  readonly suggested: readonly CreatureId[]
}

export type Split = {
  readonly shares: readonly Share[]
  readonly contested: readonly Contested[]
  /** Wanted by nobody: for the pack mule, or to be sold. */
  readonly unclaimed: readonly Found[]
}

/** Coins go evenly; the few that do not divide go one each to the first in the list. */
export function divideCopper(copper: number, heads: number): readonly number[] {
  const each = Math.floor(copper / heads)
  const over = copper - each * heads
  return Array.from({ length: heads }, (_, index) => (index < over ? each + 1 : each))
}

function claimantsOf(item: Found, party: readonly CreatureId[]): readonly CreatureId[] {
  return party.filter(who => item.wantedBy.includes(who))
}

/** A proposal. Nothing is given before the human says yes. */
export function proposeSplit(hoard: Hoard, party: readonly CreatureId[], lastMajor?: CreatureId): Split {
  const coins = divideCopper(hoard.copper, Math.max(1, party.length))
  const owners = hoard.items.map(item => ({ item, claimants: claimantsOf(item, party) }))
  const shares = party.map((who, index) => ({
    who,
    copper: coins[index] ?? 0,
    items: owners.filter(({ claimants }) => claimants.length === 1 && claimants[0] === who).map(({ item }) => item),
  }))
  const contested = owners
    .filter(({ claimants }) => claimants.length > 1)
    .map(({ item, claimants }) => ({ item, claimants, suggested: standingBack(item, claimants, lastMajor) }))
  return {
    shares,
    contested,
    unclaimed: owners.filter(({ claimants }) => claimants.length === 0).map(({ item }) => item),
  }
}

function standingBack(
  item: Found,
  claimants: readonly CreatureId[],
  lastMajor: CreatureId | undefined,
): readonly CreatureId[] {
  const others = claimants.filter(who => who !== lastMajor)
  return item.isMajor === true && others.length > 0 ? others : claimants
}
