/** The smallest fold there is: it counts. For whoever tries a chronicle without a game. */
import type { Json } from '../../core/json.ts'
import type { Entry } from '../chronicle/entry.ts'
import type { Fold } from '../chronicle/fold.ts'

export type PlainFold = Fold & { readonly count: () => number }

export function plainFold(saved: Json | null): PlainFold {
  let count = typeof saved === 'number' ? saved : 0
  let beat = 0
  return {
    take: (entry: Entry) => {
      count += 1
      if ('beat' in entry) beat = entry.beat
    },
    save: () => count,
    glance: () => ({ count }),
    count: () => count,
    get beat() {
      return beat
    },
    known: new Map(),
    branches: [],
  }
}
