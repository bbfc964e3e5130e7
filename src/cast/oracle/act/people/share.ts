/** They tell it: it is recorded as learned, remembered as told, and said. */
import { actorName } from '../../desk/heroes.ts'
import { keep, type Desk } from '../../desk/desk.ts'
import { added } from '../../desk/memory.ts'
import { placeName, trimStop } from '../../../../english/naming.ts'
import { bareWords, habit, inTheirWords, type Piece } from '../../desk/people.ts'
import { here } from '../../desk/place.ts'
import { event, learn, show } from '../../desk/tell.ts'
import type { Person } from '../../../../campaign/played/world.ts'

const acts = { public: 'answer', private: 'tell', secret: 'confess' } as const
const weights = { public: 1, private: 2, secret: 3 } as const

export function share(desk: Desk, person: Person, { tier, key, knowledge }: Piece): void {
  const { isReported, text } = inTheirWords(desk, person, knowledge)
  const where = placeName(here(desk).name)
  const us = text.replace(' tells you that ', ' tells us that ').replace(' tells the party that ', ' tells us that ')
  learn(
    desk,
    isReported ? `At ${where}, ${us}` : `At ${where}, ${person.name} says, "${trimStop(bareWords(knowledge))}."`,
  )
  const [about = ''] = knowledge.topics
  const manner = isReported ? '' : habit(desk, person)
  const fact = { salience: weights[tier], text } as const
  if (isReported) show(desk, { kind: 'learned', from: person.name, ...(about !== '' && { about }), ...fact })
  else
    show(desk, {
      kind: 'said',
      who: person.name,
      act: acts[tier],
      to: actorName(desk),
      ...(about !== '' && { about }),
      ...(manner !== '' && { manner }),
      ...fact,
    })
  keep(desk, { told: added(desk.memory.told, key) })
  if (tier === 'public') return
  event(desk, `${person.name} confided in the party.`)
  desk.isSavePoint = true
}
