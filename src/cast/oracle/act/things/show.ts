/** What is seen and done, told as parts that read on as one paragraph. */
import type { Degree } from '../../../../rules/ruleset.ts'
import { establish as keepFact } from '../done.ts'
import type { Desk } from '../../desk/desk.ts'
import { nameOf } from '../../desk/heroes.ts'
import { here } from '../../desk/place.ts'
import { placeName } from '../../../../english/naming.ts'
import { learn, phrase, show } from '../../desk/tell.ts'
import type { Change, Established } from '../../desk/memory.ts'
import type { Deed, Idea } from '../../desk/wishes.ts'
import type { Matter } from './matter.ts'
import { thingWords } from './words.ts'

const joined = (texts: readonly string[]): string => texts.filter(text => text.trim() !== '').join(' ')

/** Something of the place, or of one thing in it. */
export function seen(desk: Desk, ...texts: readonly string[]): void {
  const text = joined(texts)
  if (text !== '') show(desk, { kind: 'seen', of: here(desk).name, text })
}

/** What was done, and how it came out. */
export function did(desk: Desk, wish: Deed | Idea, text: string, degree?: Degree): void {
  const [on] = wish.kind === 'deed' ? Object.values(wish.roles) : wish.names
  show(desk, {
    kind: 'deed',
    who: nameOf(desk, desk.actor),
    verb: wish.kind === 'deed' ? wish.verb : wish.idea,
    text,
    ...(on !== undefined && { on: on.name }),
    ...(degree !== undefined && { degree }),
  })
}

/** True from now on: kept, and a fact of this telling. */
export function establish(desk: Desk, fact: Omit<Established, 'at'>): void {
  keepFact(desk, fact)
  show(desk, { kind: 'established', about: fact.thing, text: '' })
}

/** How a thing is from now on, in the words for that change; what left no mark is kept as it was done. */
export function becomes(
  desk: Desk,
  { slug, what }: Pick<Matter, 'slug' | 'what'>,
  change: Change,
  done: string,
): string {
  const text = change === 'done' || change === 'seen' ? done : phrase(desk, thingWords, `is-${change}`, { what })
  establish(desk, { thing: slug, change, text })
  if (change !== 'done' && change !== 'seen') learn(desk, `${text} (At ${placeName(here(desk).name)}.)`)
  return text
}
