/** Three or four things one might do next: specific, different, and nothing the party cannot know. */
import type { Desk } from './desk.ts'
import { toGo, wayText } from './describe.ts'
import { canTalk, loomingAt } from './encounter.ts'
import { heroesIn, packs } from './heroes.ts'
import { setOf } from './memory.ts'
import { placeName, theName, withinText } from './nouns.ts'
import { untold } from './people.ts'
import { topicOf } from './topics.ts'
import { mayTry } from './verbs/argument.ts'
import { exitsSeen, here, hiddenExits, hiddenLeft, isLocked, itemsAt, keyAt, peopleAt } from './place.ts'

function talks(desk: Desk): readonly string[] {
  return peopleAt(desk).flatMap(person => {
    const isTalking = desk.memory.talkingTo === person.id
    const [next] = untold(desk, person, 'public')
    const topic = next === undefined ? undefined : topicOf(desk, next.knowledge, person)
    if (isTalking && topic !== undefined) return [`Ask ${withinText(person.name)} about ${topic}`]
    if (isTalking && next !== undefined) return [`Talk with ${withinText(person.name)} some more`]
    const isKeeping = untold(desk, person, 'private').length > 0
    if (isTalking && isKeeping && mayTry(desk, 'persuade', person))
      return [`Persuade ${withinText(person.name)} to tell you more`]
    return isTalking ? [] : [`Talk to ${withinText(person.name)}`]
  })
}

function looks(desk: Desk): readonly string[] {
  const place = here(desk)
  const unseen = place.features.filter(({ name }) => !setOf(desk.memory.happened).has(`seen/${keyAt(place, name)}`))
  const things = itemsAt(desk, place).map(({ name }) => `Take ${theName(name)}`)
  const isWorth = hiddenLeft(desk, place).length + hiddenExits(desk, place).length > 0
  const searching =
    isWorth && (desk.memory.tries[`search/${place.id}`] ?? 0) < 3 ? [`Search ${placeName(place.name)}`] : []
  const next = unseen[desk.memory.beat % Math.max(1, unseen.length)]
  const looking = next === undefined ? [] : [`Examine ${theName(next.name)}`]
  return [...things, ...(desk.memory.beat % 2 === 0 ? [...searching, ...looking] : [...looking, ...searching])]
}

const ways = (desk: Desk): readonly string[] => {
  const place = here(desk)
  const all = exitsSeen(desk, place)
  const fresh = all.filter(({ to }) => !desk.memory.visited.includes(to))
  return [...fresh, ...all.filter(exit => !fresh.includes(exit))].map(exit =>
    isLocked(desk, place, exit) ? `Open ${wayText(desk, exit)}` : toGo(desk, exit),
  )
}

function cares(desk: Desk): readonly string[] {
  const heroes = heroesIn(desk.game)
  const lost = heroes.reduce((sum, { maxHitPoints, hitPoints }) => sum + maxHitPoints - hitPoints, 0)
  const all = heroes.reduce((sum, { maxHitPoints }) => sum + maxHitPoints, 0)
  const carried = setOf(packs(desk.game))
  const key = desk.world.items.find(({ name }) => carried.has(name))
  return [
    ...(lost > all / 3 ? [here(desk).isSafe ? 'Rest for the night' : 'Take a short rest'] : []),
    ...(key === undefined ? [] : [`Use ${theName(key.name)}`]),
    'Talk it over with the others',
  ]
}

function inFight({ game }: Desk): readonly string[] {
  const order = game.fight?.order ?? []
  const foes = order
    .flatMap(({ who }) => game.creatures[who] ?? [])
    .filter(({ side, life }) => side === 'foes' && life === 'alive')
  return [...foes.slice(0, 2).map(({ name }) => `Attack ${name}`), 'Dodge', 'Flee']
}

const mostOptions = 4

export function suggestionsFor(desk: Desk): readonly string[] {
  if (desk.game.fight !== null) return desk.offered.length > 0 ? desk.offered.slice(0, mostOptions) : inFight(desk)
  const looming = loomingAt(desk, here(desk))
  if (looming !== undefined)
    return ['Attack', canTalk(looming) ? 'Talk to them' : 'Sneak closer', 'Sneak past', 'Turn back']
  const [talk, look, way, care] = [talks(desk), looks(desk), ways(desk), cares(desk)]
  const mixed = [
    ...desk.offered,
    ...talk.slice(0, 1),
    ...look.slice(0, 1),
    ...way.slice(0, 1),
    ...talk.slice(1, 2),
    ...look.slice(1, 2),
    ...way.slice(1, 2),
    ...care,
    ...way.slice(2),
  ]
  return [...new Set(mixed)].slice(0, mostOptions)
}

/** What can always be offered, because it names nothing but ways and the company. */
export const plainSuggestions = (desk: Desk): readonly string[] => [
  ...peopleAt(desk)
    .slice(0, 1)
    .map(({ name }) => `Talk with ${withinText(name)} some more`),
  ...ways(desk).slice(0, 2),
  'Talk it over with the others',
  'Look around',
]
