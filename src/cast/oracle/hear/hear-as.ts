/** Words of somebody of the company, heard as theirs: what a companion's mind says it does is a line like any other. */
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { Desk } from '../desk/desk.ts'
import { heroOf } from '../desk/heroes.ts'
import { hear } from './hear.ts'
import { hearingOf } from './hearing.ts'
import type { Wish } from '../desk/wishes.ts'

export function hearAs(desk: Desk, who: CreatureId, words: string): readonly Wish[] {
  const actor = desk.world.party.find(({ id }) => heroOf(desk, id)?.id === who)?.id ?? desk.actor
  const heard = hear(words, hearingOf({ ...desk, actor }))
  if (heard.kind === 'nothing') return []
  return heard.kind === 'wishes' ? heard.wishes : heard.readings.slice(0, 1).map(({ wish }) => wish)
}
