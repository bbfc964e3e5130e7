/** Whoever stands by: deeds in front of people are seen, and they feel something about them. */
import { isLucky } from '../../desk/chance.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { isBusy } from '../../desk/describe.ts'
import { callName } from '../../../../english/naming.ts'
import { attitudeOf, changeTrust, habit, moveAttitude, persuadedKey, trustOf } from '../../desk/people.ts'
import { here, peopleAt, withParty } from '../../desk/place.ts'
import { phrase, quote } from '../../desk/tell.ts'
import { setOf } from '../../desk/memory.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import type { Matter } from './matter.ts'
import { thingWords, workWords } from './words.ts'
import { seen } from './show.ts'

/** How it looks to those who did not do it. */
export type Tone = 'curious' | 'amused' | 'touched' | 'impressed' | 'offended' | 'outraged'

const onlookers = (desk: Desk): readonly Person[] =>
  peopleAt(desk).filter(({ id }) => desk.memory.moved[id] !== withParty)

const isNamedIn = (text: string, { name, callings }: Person): boolean => {
  const lower = text.toLowerCase()
  return text.includes(callName(name)) || callings.some(calling => lower.includes(`${calling}'s`))
}

/** Whose it is: whoever its words name and who stands here. */
export const ownerOf = (desk: Desk, { thing, sentences, person }: Matter): Person | undefined =>
  person ?? onlookers(desk).find(one => isNamedIn([thing.name, ...sentences].join(' '), one))

/** Who sees it best: whose it is, whom the party talks with, else anybody. */
export const nearest = (desk: Desk, matter?: Matter): Person | undefined => {
  const present = onlookers(desk)
  const owner = matter === undefined ? undefined : ownerOf(desk, matter)
  return owner ?? present.find(({ id }) => id === desk.memory.talkingTo) ?? present[0]
}

/** Who trusts the party, was won over, or believes a tale of it. */
export const letsThem = (desk: Desk, person: Person): boolean =>
  trustOf(desk, person) >= 3 ||
  attitudeOf(desk, person) === 'helpful' ||
  setOf(desk.memory.happened).has(persuadedKey(person)) ||
  setOf(desk.memory.happened).has(`deceived/${person.id}`)

/** Who has nothing to do with it takes it more lightly, and the less they like the party the less it touches them. */
const asBystander = (desk: Desk, person: Person, tone: Tone): Tone => {
  const attitude = attitudeOf(desk, person)
  const isCold = attitude === 'hostile' || attitude === 'unfriendly'
  if (tone === 'touched' || tone === 'impressed') return isCold ? 'amused' : tone
  return tone
}

/** Nobody is moved by it: worth a word only where there is no other. */
const isIdle = (tone: Tone): boolean => tone === 'curious' || tone === 'amused'

/** More of this deed was told than the deed. */
const isTold = ({ telling }: Desk): boolean => telling.filter(({ kind }) => kind === 'seen').length > 0

const isRude = (tone: Tone): boolean => tone === 'offended' || tone === 'outraged'

async function* feel(desk: Desk, person: Person, tone: Tone, isFirst: boolean): Play {
  if (tone === 'outraged') return yield* moveAttitude(desk, person, 'betrayal')
  if (tone === 'offended') {
    changeTrust(desk, person, -1)
    return isFirst ? undefined : yield* moveAttitude(desk, person, 'slight')
  }
  if (isFirst && (tone === 'touched' || tone === 'impressed')) changeTrust(desk, person, 1)
}

/** What is seen of a deed, by whom, and for which time. */
export type Seen = {
  readonly tone: Tone
  readonly matter?: Matter
  readonly person?: Person
  readonly times?: number
  /** What the deed has left behind, to look at: `the knot`. */
  readonly leaves?: string
}

/** Those who stand about and have no name. */
function crowdSees(desk: Desk, tone: Tone, leaves: string | undefined): boolean {
  if (!isBusy(here(desk))) return false
  if (leaves === undefined || isRude(tone)) seen(desk, phrase(desk, thingWords, `crowd-${tone}`))
  else seen(desk, phrase(desk, workWords, 'crowd-seen', { leaves }))
  return true
}

/**
 * Somebody shows what they make of it: a person by name, else those who stand about, else the company. True where
 * somebody not of the company saw it.
 */
export async function* react(
  desk: Desk,
  tone: Tone,
  happened: string,
  { matter, person, times = 0, leaves }: Omit<Seen, 'tone'> = {},
): Play<boolean> {
  const isHere = person !== undefined && peopleAt(desk).includes(person)
  const concerned = (isHere ? person : undefined) ?? (matter === undefined ? undefined : ownerOf(desk, matter))
  const who = concerned ?? nearest(desk)
  desk.moments.push({ weight: isRude(tone) || tone === 'touched' ? 2 : 1, what: happened })
  if (who === undefined) return crowdSees(desk, tone, leaves)
  const shown = concerned === undefined ? asBystander(desk, who, tone) : tone
  if (concerned === undefined && isIdle(shown) && (leaves === undefined ? isTold(desk) : isLucky(desk, 60))) return true
  const key = times > 0 && shown !== 'outraged' ? `${shown}-again` : shown
  if (leaves === undefined) seen(desk, phrase(desk, thingWords, key, { who: who.name }))
  else seen(desk, phrase(desk, workWords, `seen-${shown}`, { who: who.name, leaves }))
  if (concerned !== undefined || isRude(shown))
    quote(desk, who.name, phrase(desk, thingWords, `says-${shown}`), habit(desk, who))
  yield* feel(desk, who, shown, times === 0)
  return true
}
