/** The name that was probably meant, for the sentence "did you mean". */
import { distance } from '../core/distance.ts'

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
