/** What comes to light by the deed itself. */
import type { Desk, Play } from '../../desk/desk.ts'
import { reveal } from '../../desk/discover.ts'
import { likeness } from '../../../../english/naming.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { verbOf } from '../../../../english/verbs.ts'
import { here, hiddenLeft } from '../../desk/place.ts'
import type { Deed } from '../../desk/wishes.ts'
import { familyOf } from './affords.ts'
import { stemsOf } from './effects.ts'
import type { Matter } from './matter.ts'

/** What is hidden in it and answers this very deed: a tongue that lifts, wax that is scraped. */
export async function* uncovers(desk: Desk, deed: Deed, matter: Matter): Play<boolean> {
  const place = here(desk)
  const own = new Set(matter.stems)
  const verbs = wordsOf(deed.words).filter(word => verbOf(word) !== undefined)
  const doing = [...familyOf(deed.verb), ...stemsOf(verbs.join(' ')).filter(stem => !own.has(stem))]
  const [best] = hiddenLeft(desk, place)
    .map(hidden => {
      const text = `${hidden.name} ${hidden.text}`
      const [near, fit] = [likeness(matter.stems, text), likeness(doing, text)]
      return { hidden, fit: near > 0 && fit > 0 ? near + 2 * fit : 0 }
    })
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
  const hidden = best?.hidden
  if (hidden !== undefined) yield* reveal(desk, place, hidden)
  return hidden !== undefined
}
