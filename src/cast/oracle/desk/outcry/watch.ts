/** Those who keep the peace: they come where there is blood, and may be fought, fled from, talked to or given in to. */
import { outcryWords } from '../../content/phrases.ts'
import { remembering } from '../../../../core/memo.ts'
import { copperOf, printCopper } from '../../../../rules/fifth/economy/coins.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Encounter, OracleWorld, Person, Place } from '../../../../campaign/played/world.ts'
import { keep, rule, type Desk, type Play } from '../desk.ts'
import { isDead } from '../dead.ts'
import { heroesIn } from '../heroes.ts'
import { added, put, setOf } from '../memory.ts'
import { here, isGone, peopleAt, placeOf, placeOfPerson, withParty } from '../place.ts'
import { partyDid, phrase, tell } from '../tell.ts'

const keepers =
  /\b(?:guards?|guardsm[ae]n|watch(?:m[ae]n)?|sergeant|constables?|sheriff|marshal|militia|soldiers?|bailiffs?|sentry|sentries|patrol|police|garrison|lawman)\b/i

export const isGuard = ({ role, callings }: Person): boolean => keepers.test(`${role} ${callings.join(' ')}`)

/** Regions in which somebody keeps the peace, by what is told of their places and people. */
const guarded = remembering(({ places, people }: OracleWorld): ReadonlySet<string> => {
  const kept = places.filter(
    ({ id, overview, features, isSafe }) =>
      (isSafe && keepers.test([...overview, ...features.map(({ text }) => text)].join(' '))) ||
      people.some(person => person.placeId === id && isGuard(person)),
  )
  return new Set(kept.map(({ region }) => region))
})

export const watchName = 'The watch'

const wantedKey = ({ region }: Place): string => `wanted/${region.toLowerCase()}`

export const isWanted = ({ memory }: Pick<Desk, 'memory'>, place: Place): boolean =>
  setOf(memory.happened).has(wantedKey(place))

/** It is settled, one way or another: nobody looks for them here any more, and those who came go back to their posts. */
export function pardon(desk: Desk): void {
  const key = wantedKey(here(desk))
  keep(desk, { happened: desk.memory.happened.filter(one => one !== key) })
  sendHome(desk)
}

/** Two of them as a rule; those with a name come first. */
const usual = 2

/** Who comes, as those who meet them would have to fight them. */
export function watchAt(desk: Desk, place: Place): Encounter {
  const named = peopleAt(desk, place).filter(person => isGuard(person) && desk.memory.moved[person.id] !== withParty)
  const foes = named.map(({ name, statBlock }) => ({ monster: statBlock ?? 'Guard', count: 1, name }))
  const others = Math.max(usual - foes.length, 1)
  return {
    name: watchName,
    text: '',
    foes: [...foes, { monster: 'Guard', count: others }],
    chance: 'trigger',
    tier: 'standard',
  }
}

/** Those with a name who would come here, from where they are. */
function called(desk: Desk, place: Place, but: ReadonlySet<string>): readonly Person[] {
  return desk.world.people
    .filter(person => isGuard(person) && !but.has(person.id) && !isGone(desk, person) && !isDead(desk, person))
    .filter(person => placeOfPerson(desk, person)?.region === place.region)
    .slice(0, usual)
}

/** The cry is heard, where there is anybody to hear it; then they are there, and it is for the party to choose. */
export function raise(desk: Desk, but: ReadonlySet<string>): void {
  const place = here(desk)
  if (!guarded(desk.world).has(place.region)) return
  keep(desk, { happened: added(desk.memory.happened, wantedKey(place)) })
  const coming = called(desk, place, but)
  for (const { id } of coming)
    keep(desk, {
      moved: put(desk.memory.moved, id, place.id),
      happened: added(desk.memory.happened, `seen/${id}`),
    })
  stand(desk, place, 'watch')
}

const namesOf = ({ foes }: Encounter): string => {
  const names = foes.flatMap(({ name }) => name ?? [])
  const [plain] = foes.filter(({ name }) => name === undefined)
  const others = plain === undefined ? [] : [plain.count === 1 ? 'one of the watch' : 'two of the watch']
  return listOf([...names, ...others])
}

function stand(desk: Desk, place: Place, how: 'watch' | 'watchAgain'): void {
  tell(desk, phrase(desk, outcryWords, how, { who: namesOf(watchAt(desk, place)) }))
  keep(desk, { looming: { encounter: `${place.id}/the-watch`, beats: 0 } })
  desk.moments.push({ weight: 3, what: 'The watch has come for the company.' })
}

/** Whoever is wanted and walks up to those who look for them is known again. */
export function meetWatch(desk: Desk, place: Place): void {
  if (desk.memory.looming === undefined && isWanted(desk, place) && peopleAt(desk, place).some(isGuard))
    stand(desk, place, 'watchAgain')
}

/** A day behind a door, and half of what is in each purse. */
export async function* giveUp(desk: Desk): Play {
  tell(desk, phrase(desk, outcryWords, 'givesUp'))
  let fine = 0
  for (const { name, coins, life } of heroesIn(desk.game)) {
    const half = Math.floor(copperOf(coins) / 2)
    if (life === 'dead' || half < 10) continue
    const paid = yield* rule(desk, 'change-coins', { who: name, amount: printCopper(half), pays: true, why: 'a fine' })
    if (paid.outcome === 'ruled') fine += half
  }
  yield* rule(desk, 'pass-time', { minutes: 20 * 60 })
  tell(desk, phrase(desk, outcryWords, fine > 0 ? 'jailed' : 'jailedPoor', { what: printCopper(fine) }))
  pardon(desk)
  partyDid(desk, 'gave itself up, and paid for what it had done')
  desk.isSavePoint = true
}

/** Those who came go back to their posts. */
function sendHome(desk: Desk): void {
  for (const person of peopleAt(desk).filter(isGuard)) {
    const home = person.placeId === undefined ? undefined : placeOf(desk, person.placeId)
    if (home !== undefined && home.id !== here(desk).id)
      keep(desk, { moved: put(desk.memory.moved, person.id, home.id) })
  }
}
