/** Who of the company has something: from every pack; where nobody has, where one was seen. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import { matterWords } from '../../content/phrases.ts'
import { listOf } from '../../../../english/nouns.ts'
import { placeName, sentence, topicWords } from '../../../../english/naming.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import type { Desk } from '../../desk/desk.ts'
import { heroesIn, shortName } from '../../desk/heroes.ts'
import { placeOf } from '../../desk/place.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import { belongings, counted } from './oneself.ts'

/** `anything to eat` is asked of whatever can be eaten. */
const food = new Set(topicWords('eat food meal snack hungry bread'))
const provisions = new Set(topicWords(rows.provisions.join(' ')))
const isFood = (name: string): boolean => topicWords(name).some(word => provisions.has(word))

/** Where the party has been: what it saw there is what the place shows to anybody. */
function seenAt(desk: Desk, head: string): readonly [string, string] | undefined {
  for (const id of desk.memory.visited) {
    const place = placeOf(desk, id)
    const how = place?.overview.find(text => topicWords(text).includes(head))
    if (place !== undefined && how !== undefined) return [placeName(place.name), sentence(how)]
  }
  return undefined
}

/** `map`, of `a map of the town`: what stands before its `of`. */
const nounIn = (asked: string): string =>
  asked
    .toLowerCase()
    .split(/ (?:of|for|to|in|on|with|we|i|that) /u)[0]
    ?.replace(/^(?:an?|any|some|the|our|my) /u, '') ?? ''

export function whoHas(desk: Desk, { left, words }: TableQuestion): void {
  const what = nounIn(left.join(' '))
  const isEaten = topicWords(left.length > 0 ? what : words).some(word => food.has(word))
  const head = topicWords(what).at(-1)
  if (head === undefined && !isEaten) return belongings(desk)
  const isMeant = (name: string): boolean => (isEaten ? isFood(name) : topicWords(name).includes(head ?? ''))
  const held = heroesIn(desk.game).flatMap(hero => {
    const items = hero.items.filter(({ name }) => isMeant(name)).map(counted)
    return items.length === 0 ? [] : [`${shortName(hero.name)}: ${listOf(items)}`]
  })
  if (held.length > 0) return tellTable(desk, `${held.join('; ')}.`)
  tellTable(desk, phrase(desk, matterWords, 'nobodyHas', { what: what === '' ? 'food' : what }))
  const seen = head === undefined ? undefined : seenAt(desk, head)
  if (seen !== undefined) tellTable(desk, phrase(desk, matterWords, 'sawOneAt', { place: seen[0], how: seen[1] }))
}
