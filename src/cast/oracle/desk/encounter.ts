/** Who else is there: danger is told of before it comes, so that a choice can be made. */
import { troubleWords } from '../content/phrases.ts'
import { slugOf } from '../../../core/id.ts'
import { monsterNamed } from '../../../rules/fifth/data/monsters.ts'
import { listOf, numberWords, pluralOf, withA } from '../../../english/nouns.ts'
import { saying } from '../../../english/prose/say-once.ts'
import type { Encounter, Foes, Place } from '../../../campaign/played/world.ts'
import { hourOf } from '../../../rules/fifth/model/time.ts'
import { isLucky } from './chance.ts'
import { keep, type Desk } from './desk.ts'
import { factsNow, isTrue } from './facts.ts'
import { added } from './memory.ts'
import { sentence } from '../../../english/naming.ts'
import { watchAt } from './outcry/watch.ts'
import { facesAt, keyAt } from './place.ts'
import { learn, phrase, show } from './tell.ts'

export const encounterKey = (place: Place, { name }: Encounter): string => keyAt(place, name)

const isMet = ({ memory }: Desk, place: Place, encounter: Encounter): boolean =>
  memory.encountersMet.includes(encounterKey(place, encounter))

/** Encounters of a place that have not happened yet and could now. */
const left = (desk: Desk, place: Place): readonly Encounter[] =>
  place.encounters.filter(
    encounter => encounter.foes.length > 0 && !isMet(desk, place, encounter) && isTheHour(desk, encounter),
  )

/** What comes after dark does not come by day, and the other way round. */
function isTheHour({ game }: Desk, { name, text }: Encounter): boolean {
  const words = `${name} ${text}`
  const isDark = hourOf(game) >= 20 || hourOf(game) < 6
  if (/\b(?:after dark|at night|by night|after nightfall|after sunset|at midnight|only in the dark)\b/iu.test(words))
    return isDark
  return !isDark || !/\b(?:by day|in daylight|at noon|only by day)\b/iu.test(words)
}

/** What noise or rest may bring on: anything but what waits for its own words. */
export const mayMeet = (desk: Desk, place: Place): Encounter | undefined =>
  left(desk, place).find(({ chance }) => chance !== 'trigger')

const odds = { always: 100, likely: 55, possible: 20, trigger: 100 } as const

/** Who is met on coming here, if anybody. Where people go about their day nothing lies in wait that its author left to chance. */
export function metOnArrival(desk: Desk, place: Place): Encounter | undefined {
  const facts = factsNow(desk)
  const isPeopled = facesAt(desk, place).length > 0
  const isDue = ({ chance, when, waits }: Encounter): boolean => {
    if (chance === 'trigger') return when !== undefined && isTrue(when, facts)
    return (chance === 'always' || (!isPeopled && waits !== true)) && isLucky(desk, odds[chance])
  }
  return left(desk, place).find(isDue)
}

/** What has come true here and brings somebody on. */
export function triggered(desk: Desk, place: Place): Encounter | undefined {
  const facts = factsNow(desk)
  return left(desk, place).find(({ chance, when }) => chance === 'trigger' && when !== undefined && isTrue(when, facts))
}

const foeText = ({ monster, count, name }: Foes): string =>
  name ??
  (count === 1 ? withA(monster.toLowerCase()) : `${numberWords[count] ?? count} ${pluralOf(monster.toLowerCase())}`)

export const foesText = ({ foes }: Pick<Encounter, 'foes'>): string => listOf(foes.map(foeText))

/** Tells of it before it comes. */
export function loom(desk: Desk, place: Place, encounter: Encounter): void {
  const key = encounterKey(place, encounter)
  if (desk.memory.looming?.encounter === key) return
  const told = encounter.text.trim() === '' ? '' : sentence(encounter.text)
  const isTelling = told !== '' && /\s\S+\s\S+\s\S+\s/.test(told)
  if (isTelling) {
    learn(desk, told)
    keep(desk, { said: saying(told, desk.memory.said) })
  }
  const words = isTelling ? told : phrase(desk, troubleWords, 'loomingPlain', { foes: foesText(encounter) })
  show(desk, {
    kind: 'fight',
    stage: 'looms',
    foes: [foesText(encounter)],
    salience: 2,
    text: `${phrase(desk, troubleWords, 'looming')} ${words}`,
  })
  keep(desk, { looming: { encounter: key, beats: 0 } })
  desk.moments.push({ weight: 2, what: `Danger ahead: ${isTelling ? told : foesText(encounter)}` })
}

export const loomingAt = (desk: Desk, place: Place): Encounter | undefined =>
  [...place.encounters, ...(desk.memory.looming === undefined ? [] : [watchAt(desk, place)])].find(
    encounter => encounterKey(place, encounter) === desk.memory.looming?.encounter,
  )

export function noLonger(desk: Desk): void {
  const { looming: _, ...rest } = desk.memory
  desk.memory = rest
}

/** It is dealt with, by whatever means. */
export function settleEncounter(desk: Desk, place: Place, encounter: Encounter): void {
  keep(desk, { encountersMet: added(desk.memory.encountersMet, encounterKey(place, encounter)) })
  noLonger(desk)
}

/** Everyone in it, under the keys by which stories ask whether they are beaten. */
export const foeKeys = ({ foes, name }: Encounter): readonly string[] => [
  ...foes.flatMap(foe => [slugOf(foe.monster), ...(foe.name === undefined ? [] : [slugOf(foe.name)])]),
  slugOf(name),
]

/** Whether words could reach any of them. */
export const canTalk = ({ foes }: Encounter): boolean =>
  foes.some(
    ({ monster, name }) =>
      name !== undefined || /humanoid|fey|fiend|giant|dragon/i.test(monsterNamed(monster)?.type ?? ''),
  )
