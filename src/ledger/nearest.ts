/** The name that was probably meant, for the sentence "did you mean". */

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Undefined when nothing is near: a wild guess helps nobody. */
export function nearest(asked: string, known: readonly string[]): string | undefined {
  const word = asked
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const ranked = known.map(name => ({ name, far: distance(word, name) })).sort((one, other) => one.far - other.far)
  const [best] = ranked
  return best !== undefined && best.far <= Math.max(2, best.name.length / 3) ? best.name : undefined
}
