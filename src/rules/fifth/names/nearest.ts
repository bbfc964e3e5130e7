/** What somebody may have meant: the known names nearest to one that nobody knows. */
import { foldWords } from '../../../campaign/text/fold.ts'
import { distance } from '../../../core/distance.ts'

/** Letters to change, with names that hold the words, or are held by them, counted as near. */
function farness(asked: string, name: string): number {
  const known = foldWords(name).replaceAll('-', ' ')
  const apart = distance(asked, known)
  return asked !== '' && (known.includes(asked) || asked.includes(known)) ? Math.min(apart, 2) : apart
}

/** The nearest first; those that share nothing with the question are left out. */
export function nearestNames(asked: string, known: readonly string[], count = 5): readonly string[] {
  const wanted = foldWords(asked.slice(0, 60)).replaceAll('-', ' ') // no name is longer, and a page would take a while
  const limit = Math.max(3, Math.ceil(wanted.length * 0.6))
  return known
    .map(name => ({ name, far: farness(wanted, name) }))
    .filter(({ far }) => far <= limit)
    .sort((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ name }) => name)
}
