/** What became of somebody who is not to be met any more. */
import { fateWords } from '../content/phrases.ts'
import { slugOf } from '../../../core/id.ts'
import { own } from '../../../core/own.ts'
import type { Person } from '../../../campaign/played/world.ts'
import type { Desk } from './desk.ts'
import { setOf } from './memory.ts'
import { isGone } from './place.ts'
import { phrase } from './tell.ts'

type Fate = 'dead' | 'captive' | 'fled'

type Mind = Pick<Desk, 'memory' | 'game'>

/** Undefined for whoever is still about, or has left for reasons of their own. */
export function fateOf(desk: Mind, person: Person): Fate | undefined {
  const happened = setOf(desk.memory.happened)
  if (!isGone(desk, person) || !happened.has(`defeated/${person.id}`)) return undefined
  if (!happened.has(`spared/${person.id}`)) return 'dead'
  return own(desk.game.creatures, slugOf(person.name))?.life === 'alive' ? 'fled' : 'captive'
}

/** As one would say it to somebody who asks for them; empty where nothing became of them. */
export function fateText(desk: Desk, person: Person): string {
  const fate = fateOf(desk, person)
  return fate === undefined ? '' : phrase(desk, fateWords, fate, { who: person.name })
}
