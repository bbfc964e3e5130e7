/** What is asked about the dead and done to them: they lie where they fell, with what they had on them. */
import type { Intent } from '../../understand/intent.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Person } from '../../world/world.ts'
import { bodiesAt, bodyOf, deadAt, deadIn } from '../dead.ts'
import type { Desk, Play } from '../desk.ts'
import { placeName } from '../nouns.ts'
import { witnessesOf } from '../outcry/outcry.ts'
import { here, placeOf, placesKnown } from '../place.ts'
import { flush, phrase, tell } from '../tell.ts'
import { findingWords } from '../words/finding.ts'
import { outcryWords } from '../words/outcry.ts'
import { searchFallen } from './remains.ts'

const body = /\b(?:body|bodies|corpses?|cadavers?|remains|the dead|dead (?:man|woman|men|women|people|one))\b/i
const looking: ReadonlySet<Intent['verb']> = new Set([
  'look',
  'examine',
  'search',
  'take',
  'steal',
  'question',
  'recall',
  'act',
])
const going = /\b(?:search|loot|rob|strip|frisk|check|go through|rifle|take|examine|inspect|look at|pockets?)\b/i
const where = /^\W*(?:\p{L}+[,:]? )?where\b/iu
const known =
  /\b(?:know|knows|saw|seen|see|heard|suspect\w*|witness\w*)\b.*\b(?:kill\w*|murder\w*|did it|did to|death|died|dead)\b/i

/** Somebody dead who is meant: by name, or because only one lies here. */
function meant(desk: Desk, { line, targets }: Intent): Person | undefined {
  const lying = deadAt(desk, here(desk))
  return (
    lying.find(({ id }) => targets.some(target => target.kind === 'person' && target.id === id)) ??
    deadIn(desk, line) ??
    lying[0]
  )
}

/** What the words want of the dead, if anything. */
export function withTheDead(desk: Desk, intent: Intent): Play | undefined {
  const { line, verb } = intent
  if (deadIn(desk, line) !== undefined && known.test(line)) return whoKnows(desk)
  const isNamed = deadIn(desk, line) !== undefined
  if (where.test(line) && (body.test(line) || isNamed)) return placed(desk, intent)
  const isHere = bodiesAt(desk, here(desk)).length > 0
  if (!isHere || !(body.test(line) || (isNamed && going.test(line))) || !looking.has(verb)) return undefined
  return goThrough(desk, intent)
}

async function* placed(desk: Desk, intent: Intent): Play {
  const person = meant(desk, intent)
  const lying = person === undefined ? undefined : bodyOf(desk, person)
  const place = lying === undefined ? undefined : placeOf(desk, lying.placeId)
  const known = placesKnown(desk).filter(one => bodiesAt(desk, one).length > 0)
  if (person !== undefined && place !== undefined) {
    const isThere = deadAt(desk, place).includes(person)
    const how = isThere ? 'bodyAt' : 'bodyTaken'
    tell(desk, phrase(desk, outcryWords, how, { who: person.name, place: placeName(place.name) }))
  } else if (known[0] === undefined) tell(desk, phrase(desk, findingWords, 'noSuch', { what: 'body' }))
  else
    for (const one of known)
      tell(desk, phrase(desk, outcryWords, 'bodyAt', { who: listOf(bodiesAt(desk, one)), place: placeName(one.name) }))
  yield* flush(desk)
}

async function* goThrough(desk: Desk, intent: Intent): Play {
  const all = bodiesAt(desk, here(desk))
  const isSearching = going.test(intent.line)
  if (!isSearching)
    tell(desk, phrase(desk, outcryWords, all.length === 1 ? 'bodyOne' : 'bodyMany', { who: listOf(all) }))
  else if (!(yield* searchFallen(desk, intent))) tell(desk, phrase(desk, outcryWords, 'bodyEmpty'))
  yield* flush(desk)
}

/** Who would know: whoever saw it, and where that was not kept quiet, everybody. */
async function* whoKnows(desk: Desk): Play {
  const seen = witnessesOf(desk).map(({ name }) => name)
  if (seen.length === 0) tell(desk, phrase(desk, outcryWords, 'knownNot'))
  else
    tell(
      desk,
      phrase(desk, outcryWords, 'knownBy', { who: listOf(seen) }),
      phrase(desk, outcryWords, 'knownWide', { region: placeName(here(desk).region) }),
    )
  yield* flush(desk)
}
