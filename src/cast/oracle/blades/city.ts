/**
 * The city as its folder tells it, for whoever tells it on: of places, people and factions only what the typed world shows
 * to be for players. What is unclear stays the Game Master's, here by being left out.
 */
import { quoted } from '../../../rules/blades/campaign/jobs.ts'
import { linesUnder, listUnder, valueOn } from '../../../rules/blades/campaign/page.ts'
import { slugOf } from '../../../rules/blades/clocks/find.ts'
import { actions, type Action } from '../../../rules/blades/model/crew.ts'
import { readWorld } from '../../../campaign/world/read-world.ts'
import type { Fact, World } from '../../../campaign/world/types.ts'
import type { View } from '../../../table/views/view.ts'
import { tokensOf } from './hear/tokens.ts'

export type Feature = { readonly name: string; readonly what: string }

export type CityPlace = {
  readonly id: string
  readonly name: string
  readonly about: readonly string[]
  readonly features: readonly Feature[]
  readonly scenes: readonly string[]
  readonly exits: readonly string[]
  /** The same as they are written: `The Ropewalk (up a ladder)`. */
  readonly ways: readonly string[]
  readonly district: string
  readonly isDistrict: boolean
  /** Whose it is. */
  readonly holder: string
  /** What is found out here by whoever goes about it rightly. */
  readonly hidden: readonly Hidden[]
}

/** `(found by study, in the order book) …`: what finds it, where, and what it is. */
export type Hidden = { readonly by: readonly Action[]; readonly where: string; readonly what: string }

export type CityPerson = {
  readonly id: string
  readonly name: string
  readonly looks: readonly string[]
  /** Words they would use. */
  readonly says: readonly string[]
  /** What anybody is told who asks, and what a friend is. */
  readonly open: readonly string[]
  readonly kept: readonly string[]
  readonly want: string
  /** What they would do for a friend, or at a price. */
  readonly offers: readonly string[]
  readonly place: string
  /** What anybody would call them. */
  readonly role: string
  readonly pronoun: 'he' | 'she' | 'they'
}

export type City = {
  readonly title: string
  readonly opening: string
  readonly openingPlace: string
  readonly openingPresent: readonly string[]
  readonly firstScore: string
  readonly places: readonly CityPlace[]
  readonly people: readonly CityPerson[]
  /** By id: what is told of a faction when it is met. */
  readonly factions: Readonly<Record<string, string>>
  /** What everybody in the city knows, and the open words of its pages. */
  readonly lore: readonly string[]
  /** Those of it that stand in no page of anybody's own. */
  readonly primer: readonly string[]
}

const kinds = ['overview', 'npc', 'location', 'faction', 'item', 'story-state', 'world-primer', 'other'] as const

type Texts = Readonly<Record<string, string>>

const textsIn = ({ files }: View<'gm'>): Texts =>
  Object.fromEntries(kinds.flatMap(kind => files[kind].map(({ path, text }) => [path, text] as const)))

const isOpen = ({ who }: Fact): boolean => who === 'players'

/** `**The stove**: Warm.` is a thing and what it tells. */
function featureIn(item: string): readonly Feature[] {
  const [, name, what] = /^\**([^*:]{2,60})\**\s*:\**\s*(\S.*)$/.exec(item) ?? []
  return name === undefined || what === undefined ? [] : [{ name: name.trim(), what }]
}

/** `**Sights**: a wheel` is told as `a wheel`. */
const plain = (text: string): string =>
  text
    .replace(/^\**[A-Z][a-z]{3,9}\**\s*:\**\s+/, '')
    .replaceAll('**', '')
    .trim()

const aloudUnder = (page: string, heading: string): string =>
  quoted(
    linesUnder(page, heading)
      .map(line => line.text)
      .join('\n'),
  )

/** What has no such word before it is nobody's to find. */
function hiddenIn(item: string): readonly Hidden[] {
  const [, how, what] = /^\(found by ([^)]+)\)\s*(\S.*)$/u.exec(item) ?? []
  if (how === undefined || what === undefined) return []
  const by = actions.filter(action => tokensOf(how).includes(action))
  return by.length === 0 ? [] : [{ by, where: how, what }]
}

function placesIn(world: World, texts: Texts): readonly CityPlace[] {
  return world.places
    .filter(({ path }) => path.startsWith('locations/'))
    .map(({ name, path, exits }) => {
      const page = texts[path] ?? ''
      const about = world.facts
        .filter(
          fact =>
            fact.path === path &&
            isOpen(fact) &&
            (fact.means === 'overview' || fact.means === 'atmosphere' || fact.means === 'aloud'),
        )
        .map(({ text }) => plain(text))
      const features = listUnder(page, 'Features').flatMap(featureIn)
      const isFeature = (text: string): boolean => features.some(({ name: called }) => text.startsWith(called))
      return {
        id: slugOf(name),
        name,
        about: about.filter(text => !isFeature(text)),
        features,
        scenes: listUnder(page, 'Scenes'),
        exits: exits.filter(({ who }) => who === 'players' || listUnder(page, 'Exits').length > 0).map(({ to }) => to),
        ways: listUnder(page, 'Exits'),
        district: valueOn(page, 'District') ?? '',
        holder: valueOn(page, 'Controlled by') ?? '',
        isDistrict: (valueOn(page, 'Kind') ?? '').toLowerCase() === 'district',
        hidden: listUnder(page, 'Secrets').flatMap(hiddenIn),
      }
    })
    .filter((place, at, all) => all.findIndex(({ id }) => id === place.id) === at)
}

const spoken = (page: string): readonly string[] =>
  listUnder(page, 'Voice & Mannerisms')
    .filter(item => item.startsWith('"') || item.startsWith('“'))
    .map(item => item.trim())

/** `(requires trust)` and the like at the end of what somebody knows is for the Game Master. */
const withoutAside = (item: string): string => plain(item.replace(/(?<!\s)\s*\([^()]*\)\s*$/, ''))

function peopleIn(world: World, texts: Texts): readonly CityPerson[] {
  return world.people
    .filter(({ path }) => path.startsWith('npcs/'))
    .map(({ name, path, where }) => {
      const page = texts[path] ?? ''
      const looks = world.facts
        .filter(fact => fact.path === path && isOpen(fact) && fact.means === 'looks' && !fact.text.includes('**'))
        .map(({ text }) => plain(text))
        .filter(
          text =>
            !text.startsWith('"') &&
            !text.startsWith('“') &&
            !text.startsWith('Speech Pattern') &&
            !text.startsWith('Sample'),
        )
      return {
        id: slugOf(name),
        name,
        looks: looks.slice(0, 2),
        says: spoken(page),
        open: listUnder(page, 'Public Knowledge').map(withoutAside),
        kept: listOfPrivate(page),
        want: listUnder(page, 'Wants')[0] ?? '',
        offers: listUnder(page, 'Offers'),
        place: where?.place ?? '',
        role: valueOn(page, 'Role') ?? '',
        pronoun: pronounOn(page),
      }
    })
}

const pronounOn = (page: string): CityPerson['pronoun'] => {
  const [first = ''] = (valueOn(page, 'Pronouns') ?? '').toLowerCase().split('/')
  return first === 'he' || first === 'she' ? first : 'they'
}

const listOfPrivate = (page: string): readonly string[] =>
  ['Private Knowledge', 'Private Knowledge (requires trust)', 'Private Knowledge (requires trust/persuasion)']
    .flatMap(heading => listUnder(page, heading))
    .map(withoutAside)

/** Pages of the city that tell everybody the same; what is on a person's page is theirs to say or to be seen. */
const isLore = (fact: Fact): boolean =>
  isOpen(fact) &&
  (['world-primer.md', 'overview.md'].includes(fact.path) ||
    (/^(?:locations|factions)\//u.test(fact.path) && fact.means === 'overview')) &&
  !['opening', 'aloud'].includes(fact.means ?? '') &&
  !/^tone\b/iu.test(fact.about ?? '') && // of how it is told
  fact.text.split(' ').length > 5

export function readCity(texts: Texts): City {
  const world = readWorld(texts)
  const overview = texts['overview.md'] ?? ''
  const factions = world.factions.map(({ name, path }) => {
    const about = world.facts.filter(fact => fact.path === path && isOpen(fact) && fact.means === 'overview')
    return [slugOf(name), about.map(({ text }) => plain(text)).join(' ')] as const
  })
  return {
    title: /^# (.+)$/m.exec(overview)?.[1]?.trim() ?? '',
    opening: aloudUnder(overview, 'Opening Scene') || (world.opening?.text ?? ''),
    openingPlace: valueOn(overview, 'Place') ?? world.opening?.place ?? '',
    openingPresent: (valueOn(overview, 'Present') ?? '').split(',').map(slugOf).filter(Boolean),
    firstScore: valueOn(overview, 'First score') ?? '',
    places: placesIn(world, texts),
    people: peopleIn(world, texts),
    factions: Object.fromEntries(factions),
    lore: [...new Set(world.facts.filter(isLore).map(({ text }) => plain(text)))],
    primer: world.facts.filter(fact => isLore(fact) && !fact.path.includes('/')).map(({ text }) => plain(text)),
  }
}

type Known = { readonly texts: Texts; readonly city: City }

/** One table is played at a time, and tests play a few. */
const mostCities = 4
const cities: Known[] = []

const isSame = (one: Texts, other: Texts): boolean => {
  const paths = Object.keys(one)
  return paths.length === Object.keys(other).length && paths.every(path => one[path] === other[path])
}

/** Read anew only where a page of it has changed. */
export function cityOf(view: View<'gm'>): City {
  const texts = textsIn(view)
  const at = cities.findIndex(known => isSame(known.texts, texts))
  const [known = { texts, city: readCity(texts) }] = at === -1 ? [] : cities.splice(at, 1)
  cities.push(known)
  if (cities.length > mostCities) cities.shift()
  return known.city
}
