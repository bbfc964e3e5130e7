/** Experience: marks on tracks, and what a full track gives. */
import { actionsOf, type Action, type Attribute } from '../model/crew.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import { attributeFor, dotsOf } from '../model/ratings.ts'

export const trackLength: Readonly<Record<Attribute | 'playbook', number>> = {
  insight: 6,
  prowess: 6,
  resolve: 6,
  playbook: 8,
}

/** Nobody is better than three without mastery. */
export const mostDots = 3

export function markTrack(deed: Deed, who: string, track: Attribute | 'playbook', by: number): void {
  const one = deed.world.scoundrels[who]
  if (!one) return
  const to = Math.min(trackLength[track], one.marks[track] + by)
  if (to !== one.marks[track]) happen(deed, { type: 'marked', who, track, to })
}

/** A full track becomes a dot in one of its actions. */
export function raiseAction(deed: Deed, who: string, action: Action): Played {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one) return no('nobody', `"${who}" is not of the crew.`, Object.keys(deed.world.scoundrels))
  const track = attributeFor(action)
  if (one.marks[track] < trackLength[track]) {
    return no('not-yet', `${one.name} has ${one.marks[track]} of ${trackLength[track]} marks in ${track}.`)
  }
  if (dotsOf(one, action) >= mostDots) return no('mastered', `Nobody is better at it.`, [...actionsOf[track]])
  happen(deed, { type: 'marked', who, track, to: 0 })
  happen(deed, { type: 'dot-gained', who, action, to: dotsOf(one, action) + 1 })
  return null
}

/** A full playbook track becomes something that nobody else can do. */
export function learnAbility(deed: Deed, who: string, ability: string): Played {
  const one = Object.hasOwn(deed.world.scoundrels, who) ? deed.world.scoundrels[who] : undefined
  if (!one) return no('nobody', `"${who}" is not of the crew.`, Object.keys(deed.world.scoundrels))
  if (one.marks.playbook < trackLength.playbook) {
    return no('not-yet', `${one.name} has ${one.marks.playbook} of ${trackLength.playbook} marks.`)
  }
  if (one.abilities.includes(ability)) return no('known', `${one.name} can do that already.`)
  happen(deed, { type: 'marked', who, track: 'playbook', to: 0 })
  happen(deed, { type: 'ability-gained', who, ability })
  return null
}
