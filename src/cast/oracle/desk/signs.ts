/** Where a sign of something to come can be noticed, and what is noticed only on coming there. */
import { troubleWords } from '../content/phrases.ts'
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import { memo, remembering } from '../../../core/memo.ts'
import type { OracleWorld, Place, Threat } from '../../../campaign/played/world.ts'
import { keep, type Desk } from './desk.ts'
import { sentence } from '../../../english/naming.ts'
import { added } from './memory.ts'
import { here, placeOf } from './place.ts'
import { learn, phrase, tell } from './tell.ts'

const bare = (name: string): string => name.replace(/^the /i, '')

/** A name of one word counts with its capital: the Pans are a place, and pans are not. */
const isNamed = (text: string, name: string): boolean =>
  name.includes(' ') ? holdsWords(foldWords(text), foldWords(name)) : holdsWords(text, name)

type Whereabouts = {
  /** Places that are named. */
  readonly places: ReadonlySet<string>
  /** Regions of what is named otherwise: somebody who lives there, something that stands there. */
  readonly regions: ReadonlySet<string>
}

const stands = ({ features }: Place, text: string): boolean =>
  features.some(({ name }) => name.includes(' ') && isNamed(text, bare(name)))

/** What a text says of where it happens; texts stay as they are, so each is looked through once. */
const whereabouts = remembering((world: OracleWorld) =>
  memo(500, (text): Whereabouts => {
    const named = world.places.filter(({ name }) => isNamed(text, bare(name)))
    const lives = ({ id }: Place): boolean =>
      world.people.some(
        ({ name, placeId }) => placeId === id && name.split(' ').some(part => part.length > 3 && isNamed(text, part)),
      )
    const about = world.places.filter(place => stands(place, text) || lives(place))
    return {
      places: new Set(named.map(({ id }) => id)),
      regions: new Set([...named, ...about].map(({ region }) => region)),
    }
  }),
)

/** The regions a threat is at home in: those its words name, else where the story begins. */
const homeOf = remembering((world: OracleWorld) =>
  remembering(({ name, signs, whenFull }: Threat): ReadonlySet<string> => {
    const regions = new Set([name, ...signs, whenFull].flatMap(text => [...whereabouts(world)(text).regions]))
    return regions.size > 0 ? regions : new Set([placeOf({ world }, world.startId)?.region ?? ''])
  }),
)

/** Whether whoever is here could notice it: in the place it names, else in the region where it happens. */
export function isNoticed(desk: Desk, threat: Threat, text: string): boolean {
  const { id, region } = here(desk)
  const { places, regions } = whereabouts(desk.world)(text)
  if (places.size > 0) return places.has(id)
  return (regions.size > 0 ? regions : homeOf(desk.world)(threat)).has(region)
}

/** Signs are remembered by where they stand in the row; what happens in the end stands behind the last. */
const keyOf = ({ id, signs }: Threat, text: string): string =>
  `sign/${id}/${signs.includes(text) ? signs.indexOf(text) : signs.length}`

export const isSignTold = ({ memory }: Pick<Desk, 'memory'>, threat: Threat, text: string): boolean =>
  memory.happened.includes(keyOf(threat, text))

/** A sign is told and remembered. */
export function tellSign(desk: Desk, threat: Threat, sign: string, ...before: readonly string[]): void {
  const told = sentence(sign)
  learn(desk, told)
  tell(desk, ...before, told)
  desk.moments.push({ weight: 1, what: `A sign of trouble: ${told}` })
  keep(desk, { happened: added(desk.memory.happened, `sign/${threat.id}`, keyOf(threat, sign)) })
}

/** Nobody is there to see it: it waits until somebody comes. */
export function leaveUnseen(desk: Desk, threat: Threat, text: string): void {
  keep(desk, { unseen: added(desk.memory.unseen, keyOf(threat, text)) })
}

const mostNews = 2

/** On coming somewhere: what has come of things meanwhile that can be noticed here, the newest of each. */
export function catchUp(desk: Desk): void {
  if (desk.memory.unseen.length === 0) return
  const news = desk.world.threats.flatMap(threat => {
    const seen = [...threat.signs, threat.whenFull].filter(
      text => desk.memory.unseen.includes(keyOf(threat, text)) && isNoticed(desk, threat, text),
    )
    const last = seen.at(-1)
    return last === undefined ? [] : [{ threat, last, keys: seen.map(text => keyOf(threat, text)) }]
  })
  for (const [at, { threat, last, keys }] of news.slice(0, mostNews).entries()) {
    keep(desk, { unseen: desk.memory.unseen.filter(key => !keys.includes(key)) })
    tellSign(desk, threat, last, at === 0 ? phrase(desk, troubleWords, 'news') : '')
  }
}
