/** What to offer for the company itself: rest where it is needed, what it carries, a word among friends. */
import { hourOf } from '../../../../rules/fifth/model/time.ts'
import { foldWords, holdsWords } from '../../../../campaign/text/fold.ts'
import type { Item } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { heroesIn } from '../heroes.ts'
import { setOf } from '../memory.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { here, isItem } from '../place.ts'
import { storyItems } from './people.ts'

const isLate = ({ game }: Desk): boolean => hourOf(game) >= 20 || hourOf(game) < 5

/** One sleeps once a day. */
const maySleep = ({ game }: Desk): boolean =>
  heroesIn(game).every(
    ({ id }) => game.minute - (game.lastLongRest[id] ?? -1440) >= 1440 - game.houseRules.longRestMinutes,
  )

/** Rest, when a third of all strength is gone, or the day is. */
export function rests(desk: Desk): readonly string[] {
  const heroes = heroesIn(desk.game)
  const lost = heroes.reduce((sum, { maxHitPoints, hitPoints }) => sum + maxHitPoints - hitPoints, 0)
  const all = heroes.reduce((sum, { maxHitPoints }) => sum + maxHitPoints, 0)
  const { isSafe } = here(desk)
  if (isSafe && maySleep(desk) && (isLate(desk) || lost > all / 3)) return ['Rest for the night']
  return lost > all / 3 ? ['Take a short rest'] : []
}

/** A lock here that it opens, or something here that is named with it; not where it was found. */
const isFitting = (desk: Desk, item: Item): boolean => {
  const { id, name: place, features, exits, hidden } = here(desk)
  if (item.placeId === id || hidden.some(({ items }) => items.some(one => isItem(item, one)))) return false
  if ([...exits, ...features].some(({ locked }) => locked?.key !== undefined && isItem(item, locked.key))) return true
  const text = foldWords(item.text.join(' '))
  return [place, ...features.map(({ name }) => name)].some(
    one => likeness(topicWords(item.name), one) > 0 || holdsWords(text, foldWords(one.replace(/^the /i, ''))),
  )
}

/** Something in the pack that may have its use here, as long as nobody has tried it here. */
export function uses(desk: Desk): readonly string[] {
  const used = setOf(desk.memory.happened)
  return storyItems(desk)
    .filter(item => !used.has(`used/${item.id}/@${here(desk).id}`) && isFitting(desk, item))
    .map(({ name }) => `Use ${theName(name)}`)
}
