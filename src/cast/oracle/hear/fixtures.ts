/** What a place of its sort has, though nobody has written it down: a street has doors and puddles, an inn mugs. */
import rows from '../../../../content/oracle/fixtures.json' with { type: 'json' }
import type { Place } from '../../../campaign/played/world.ts'
import { remembering } from '../../../core/memo.ts'
import { nounOf } from '../../../english/noun-phrases.ts'
import { wordsOf } from '../../../english/tokens.ts'

const sorts = Object.values(rows).map(({ at, has }) => ({
  at: new Set(at.split(' ')),
  has: new Set(has.split(' ').map(nounOf)),
}))

/** As it is called, else as its page begins; a place of no known sort is a roof and a wall like any other. */
const heldBy = remembering(({ kind, name, overview }: Place): ReadonlySet<string> => {
  const fits = (text: string) => {
    const words = wordsOf(text)
    return sorts.slice(1).filter(({ at }) => words.some(word => at.has(word)))
  }
  const called = fits(`${kind} ${name}`)
  const found = called.length > 0 ? called : fits(overview.slice(0, 2).join(' '))
  const some = found.length > 0 ? found : [rows.inside, rows.town].map(({ has }) => ({ has: new Set(has.split(' ')) }))
  return new Set([sorts[0]?.has ?? [], ...some.map(({ has }) => has)].flatMap(has => [...has]))
})

/** What may be said of any of them: another word makes it a thing of its own, like a notice board. */
const plainly = new Set('nearest closest first next last other another old big small little large wooden empty broken open closed front back dirty clean random wet dry loose heavy good nice dusty high low near whole one two three four five six seven eight nine ten few several couple pair'.split(' ')) // prettier-ignore

export const isFixture = (place: Place, noun: string, words: readonly string[] = []): boolean =>
  heldBy(place).has(nounOf(noun.toLowerCase())) &&
  words.every(word => word === nounOf(noun) || word === noun || plainly.has(word))
