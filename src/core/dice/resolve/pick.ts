/** Keeping and dropping, for dice and for the parts of a group alike. */
import { matches } from '../compare.ts'
import type { Pick } from '../expression.ts'

type Item = { readonly value: number; kept: boolean }

/** Up to this many items insertion sort wins over the general one, and nearly every roll at a table is this small. */
const FEW = 16

/** The items still kept, lowest first; among equals the earlier comes first. */
function rising(items: readonly Item[]): readonly Item[] {
  const standing: Item[] = []
  for (const item of items) if (item.kept) standing.push(item)
  if (standing.length > FEW) return standing.sort((one, other) => one.value - other.value)
  for (let at = 1; at < standing.length; at += 1) sink(standing, at)
  return standing
}

/** Swaps the item at `from` down to its place among those before it. */
function sink(items: Item[], from: number): void {
  for (let at = from; at > 0; at -= 1) {
    const lower = items[at - 1]
    const upper = items[at]
    if (lower === undefined || upper === undefined || lower.value <= upper.value) return
    items[at - 1] = upper
    items[at] = lower
  }
}

function isPicked(pick: Pick, item: Item, rank: number, of: number): boolean {
  if (pick.end === null) return matches(pick.when, item.value)
  return pick.end === 'low' ? rank < pick.count : rank >= of - pick.count
}

function pickedByAny(picks: readonly Pick[], item: Item, rank: number, of: number): boolean {
  for (const pick of picks) if (isPicked(pick, item, rank, of)) return true
  return false
}

/** Picks of one kind that stand side by side choose together: `kh1kl1` keeps the highest and the lowest. */
function applyTogether(picks: readonly Pick[], keep: boolean, items: readonly Item[]): void {
  const standing = rising(items)
  for (let rank = 0; rank < standing.length; rank += 1) {
    const item = standing[rank]
    if (item !== undefined && pickedByAny(picks, item, rank, standing.length) !== keep) item.kept = false
  }
}

/** Applies keeps and drops in the order written, each to what the ones before it left. */
export function applyPicks(picks: readonly Pick[], items: readonly Item[]): void {
  for (let from = 0; from < picks.length;) {
    const keep = picks[from]?.keep ?? true
    let to = from + 1
    while (picks[to]?.keep === keep) to += 1
    applyTogether(picks.length === to - from ? picks : picks.slice(from, to), keep, items)
    from = to
  }
}
