/** What to offer for the company itself: rest where it is needed, what it carries, a word among friends. */
import { hourOf } from '../../../../rules/fifth/model/time.ts'
import type { Item } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { heroesIn } from '../heroes.ts'
import { setOf } from '../memory.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { here, isItem } from '../place.ts'
import { storyItems } from './people.ts'

const isLate = ({ game }: Desk): boolean => hourOf(game) >= 20 || hourOf(game) < 5

/** Rest, when a third of all strength is gone, or the day is. */
export function rests(desk: Desk): readonly string[] {
  const heroes = heroesIn(desk.game)
  const lost = heroes.reduce((sum, { maxHitPoints, hitPoints }) => sum + maxHitPoints - hitPoints, 0)
  const all = heroes.reduce((sum, { maxHitPoints }) => sum + maxHitPoints, 0)
  const { isSafe } = here(desk)
  if (isSafe && (isLate(desk) || lost > all / 3)) return ['Rest for the night']
  return lost > all / 3 ? ['Take a short rest'] : []
}

/** What of the place is named in what is written of a thing, unless it was found here: a key and its door. */
const isFitting = (desk: Desk, item: Item): boolean => {
  const { id, name: place, features, hidden } = here(desk)
  if (item.placeId === id || hidden.some(({ items }) => items.some(one => isItem(item, one)))) return false
  const words = topicWords([item.name, ...item.text].join(' '))
  return [place, ...features.map(({ name }) => name)].some(one => likeness(words, one) > 0)
}

/** Something in the pack that may have its use here, as long as nobody has tried it here. */
export function uses(desk: Desk): readonly string[] {
  const used = setOf(desk.memory.happened)
  return storyItems(desk)
    .filter(item => !used.has(`used/${item.id}/@${here(desk).id}`) && isFitting(desk, item))
    .map(({ name }) => `Use ${theName(name)}`)
}
