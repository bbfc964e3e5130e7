/** How near two words are, for fingers that slip: letters missed, doubled, changed, or two of them swapped. */

/** Whether at most `limit` slips make one word of the other; a swap of neighbours is one slip. */
export function isWithin(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false
  let older: number[] = []
  let old = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      let slips = Math.min((old[to - 1] ?? 0) + (isSame ? 0 : 1), (old[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1)
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      if (isSwap) slips = Math.min(slips, (older[to - 2] ?? 0) + 1)
      row.push(slips)
    }
    if (Math.min(...row) > limit) return false
    ;[older, old] = [old, row]
  }
  return (old[other.length] ?? limit + 1) <= limit
}

/** How many slips a word of this length is forgiven. */
export const slipsFor = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2)

/** Short words must at least begin alike, or every `well` were a `bell`. */
export function isSlipOf(typed: string, meant: string): boolean {
  if (typed.length < 3 || meant.length < 4) return false
  const beginsAlike = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])
  return (beginsAlike || meant.length > 6) && isWithin(typed, meant, slipsFor(Math.min(typed.length + 1, meant.length)))
}
