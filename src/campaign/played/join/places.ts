/** Places as the folder's one reader knows them: what may be told there, which ways are open, and whom one fights. */
import { slugOf } from '../../../core/id.ts'
import { keyOf } from '../../world/names.ts'
import type { Encounter as ToldEncounter, Exit as Way, Fact, Place as Told, World } from '../../world/types.ts'
import { withoutRunIn } from '../../world/run-in.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { foesIn } from '../foes.ts'
import type { Lore } from '../lore.ts'
import type { Encounter, Exit, Feature, Place } from '../world.ts'
import type { Knowable, Knowing } from './knowable.ts'

/** What finding a way asks for where its author does not say. */
const usualSearch = { dc: 13, skill: 'investigation' } as const

const isAbout = (told: Told): ((fact: Fact) => boolean) => {
  const keys = new Set([told.name, ...told.aliases].map(keyOf))
  return ({ about = '' }) => keys.has(keyOf(about))
}

const factsOf = (told: Told, { facts }: World): readonly Fact[] => facts.filter(isAbout(told))

const openFacts = (told: Told, world: World): readonly Fact[] =>
  factsOf(told, world).filter(({ who }) => who === 'players')

const sentencesIn = (facts: readonly Fact[], { name }: Told): readonly string[] =>
  facts.flatMap(({ text }) => sentencesOf(withoutRunIn(text, name)))

const aloudIn = (told: Told, world: World): readonly string[] =>
  sentencesIn(
    openFacts(told, world).filter(({ means }) => means === 'aloud'),
    told,
  )

/** What is a list, a field or a label is told when it is asked for. */
const isDescription = ({ means, text }: Fact): boolean =>
  !['field', 'ways', 'encounters', 'rumours', 'where', 'people'].includes(means ?? '') && !labelled.test(text)

/** What is read aloud comes first, then whatever else players may know of it. */
function overviewOf(told: Told, world: World): readonly string[] {
  const aloud = aloudIn(told, world)
  return aloud.length > 0 ? aloud : sentencesIn(openFacts(told, world).filter(isDescription), told)
}

/** `Posts: black oak, tarred`; what begins with how or when one goes is no thing. */
const labelled = /^((?!(?:On|By|At|In|If|When|Before|After|With|To|From)\b)\p{Lu}[\p{L}'’ -]{1,40}): (\S.{8,})$/su

/** What can be walked up to, by the labels its author set before it. */
const featuresOf = (told: Told, world: World): readonly Feature[] =>
  openFacts(told, world).flatMap(({ text, means }) => {
    const [, name, rest] = means === undefined || means === 'atmosphere' ? (labelled.exec(text) ?? []) : []
    return name === undefined || rest === undefined
      ? []
      : [{ name, text: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` }]
  })

const direction =
  /^(?:(?:back )?(?:north|south|east|west|north-?east|north-?west|south-?east|south-?west|up|down|out|in)\b.*)$/i

/** As one would call it: `the porch steps` of "the porch steps to the Yard (2)"; a bare direction is called by where it goes. */
function wayName({ by, to }: Way): string {
  const said = by
    .replaceAll(/\s*\((?:(?:area|room|location|site|node)\s+)?\d+[a-z]?\)/gi, '')
    .replace(/[.;,]+$/, '')
    .trim()
  const [way = said] = said.split(/\s+(?:leads? )?to\s+/i)
  return way === '' || direction.test(way) || leaning.test(way) ? bareName(to) : way
}

/** The rest of a sentence is no name. */
const leaning =
  /^(?:with|of|and|or|where|which|who|that|is|are|for|but|then|also|by|as|on|the other)\b| (?:has|have|is|are|was|were|holds) /i

const bareName = (name: string): string =>
  name.replace(/^(?:(?:area|room|location|site|node)\s+)?\d+[a-z]?\s*[:.)]\s*/iu, '')

const wayTo = (exit: Way, id: string): Exit => ({
  name: wayName(exit),
  to: id,
  text: '',
  ...(exit.who === 'gm' && { hidden: usualSearch }),
})

/** A way that only the Game Master knows of is found before it is taken; one that the place itself tells of is open. */
function exitsOf(
  place: Place | undefined,
  told: Told | undefined,
  idOf: (name: string) => string | undefined,
): readonly Exit[] {
  const own = place?.exits ?? []
  const ways = (told?.exits ?? []).flatMap(exit => {
    const id = idOf(exit.to)
    return id === undefined || id === place?.id ? [] : [wayTo(exit, id)]
  })
  const secret = new Set(ways.filter(({ hidden }) => hidden !== undefined).map(({ to }) => to))
  const open = new Set(ways.filter(({ hidden }) => hidden === undefined).map(({ to }) => to))
  const known = own.map(exit =>
    secret.has(exit.to) && !open.has(exit.to) && exit.hidden === undefined && exit.text === ''
      ? { ...exit, hidden: usualSearch } // an author who tells of a way tells how hidden it is
      : exit,
  )
  return own.length > 0 ? known : ways // an author who lists ways lists them all
}

const isIn = (told: ToldEncounter, name: string): boolean => keyOf(told.place ?? '') === keyOf(name)

/** Kinds that do not talk first; with people it comes to blows only where their author says so. */
const isWild = (monster: string, lore: Lore): boolean => {
  const type = lore.creature(monster)?.type.toLowerCase() ?? ''
  return type !== '' && !type.startsWith('humanoid')
}

/** `anyone who searches`, `if disturbed`, `on night 8, at eleven`: those who wait for a deed or an hour. */
const awaited =
  /\b(?:if|when|whenever|unless|until|once|any(?:one|body) (?:who|that)|whoever|those who|on (?:night|day) \d|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/iu

const waiting = (text: string): Pick<Encounter, 'waits'> => (awaited.test(text) ? { waits: true } : {})

/** An encounter is a fight only where it says so, by its words or by how hard it is said to be. */
function fightsAt(place: Place | undefined, name: string, { encounters }: World, lore: Lore): readonly Encounter[] {
  const here = encounters.filter(told => isIn(told, name))
  const isFight = ({ name: called, text, tier, chance, foes }: Encounter): boolean =>
    tier !== 'standard' ||
    chance === 'trigger' ||
    foes.every(({ monster, name: own }) => own === undefined && isWild(monster, lore)) ||
    here.some(
      one => one.isFight && (one.text.includes(called) || (text !== '' && one.text.includes(text.slice(0, 40)))),
    )
  const own = (place?.encounters ?? []).filter(one => one.foes.length > 0 && isFight(one))
  if (own.length > 0) return own
  return here
    .filter(({ isFight: isOne }) => isOne)
    .map(({ text }): Encounter => ({
      name: text.split(/[.;:(]/u)[0]?.slice(0, 50) ?? name,
      text: '',
      foes: foesIn(text, lore),
      chance: 'possible',
      tier: 'standard',
      ...waiting(text),
    }))
    .filter(({ foes }) => foes.length > 0)
}

const telling =
  /\d|\b(?:DC|XP|HP|CR|GM|if|when|unless|party|players?|characters?|loot|treasure|tactics|morale)\b|\[!|%%/iu

/** Of what is written of foes the first sentence, where it shows them and nothing else. */
function shown({ text, foes }: Encounter, maySee: Knowable): string {
  const [first = ''] = sentencesOf(text)
  const words = first.toLowerCase()
  const isOfThem = foes.some(({ monster, name }) =>
    [...monster.toLowerCase().split(' '), ...(name ?? '').toLowerCase().split(' ')].some(
      word => word.length > 3 && words.includes(word),
    ),
  )
  return isOfThem && !telling.test(first) && maySee(first) ? first : ''
}

/** Of a feature's sentences those that may be told; a feature of which nothing may is not there yet. */
const openFeature = (feature: Feature, mayKnow: Knowable): readonly Feature[] => {
  const text = sentencesOf(feature.text).filter(mayKnow).join(' ')
  return text === '' && feature.text !== '' ? [] : [{ ...feature, text }]
}

export function opened(
  place: Place,
  told: Told | undefined,
  world: World,
  { mayKnow, maySee, lore }: Knowing & { readonly lore: Lore },
  idOf: (name: string) => string | undefined,
): Place {
  const { sights, sounds, smells, feeling } = place.atmosphere
  const overview = place.overview.filter(text => mayKnow(text) && !text.includes('::'))
  const aloud = told === undefined ? [] : aloudIn(told, world)
  const features = place.features.length > 0 || told === undefined ? place.features : featuresOf(told, world)
  return {
    ...place,
    overview:
      told === undefined || overview.length + aloud.length > 0
        ? [...new Set([...aloud, ...overview])]
        : overviewOf(told, world),
    atmosphere: {
      sights: sights.filter(mayKnow),
      sounds: sounds.filter(mayKnow),
      smells: smells.filter(mayKnow),
      feeling: feeling.filter(mayKnow),
    },
    features: features.flatMap(feature => openFeature(feature, mayKnow)),
    exits: exitsOf(place, told, idOf),
    encounters: fightsAt(place, place.name, world, lore).map(one => ({
      ...one,
      ...waiting(one.text),
      text: shown(one, maySee),
    })),
    hidden: place.hidden,
  }
}

/** `Bell Lane to the inn (Area 2)`: what a way calls where it leads, everybody calls it, unless two are called so. */
export function calledByWays(
  { places }: World,
  idOf: (name: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const called = new Map<string, Set<string>>()
  for (const { to, by, who, isSure } of places.flatMap(({ exits }) => exits)) {
    const [, name] = /\bto (the \p{Ll}[\p{L} '’-]{2,24}?)(?:\s*\(|[.;,]|$)/u.exec(by) ?? []
    const id = idOf(to)
    if (name !== undefined && id !== undefined && who === 'players' && isSure)
      called.set(name, (called.get(name) ?? new Set()).add(id))
  }
  const sole = [...called].flatMap(([name, ids]) =>
    ids.size === 1 ? [...ids].map(id => [id, name.slice(4)] as const) : [],
  )
  return new Map(sole.map(([id]) => [id, sole.filter(([one]) => one === id).map(([, name]) => name)]))
}

/** The id of a place that stands on no page of its own. */
export const idOfTold = (name: string): string => slugOf(name)

/** A place that stands on no page of its own. */
export const found = (told: Told, world: World, idOf: (name: string) => string | undefined, lore: Lore): Place => ({
  id: idOfTold(told.name),
  name: bareName(told.name),
  aliases: [told.name, ...told.aliases].map(alias => alias.toLowerCase()),
  kind: '',
  region: '',
  overview: overviewOf(told, world),
  atmosphere: { sights: [], sounds: [], smells: [], feeling: [] },
  features: featuresOf(told, world),
  exits: exitsOf(undefined, told, idOf),
  people: [],
  encounters: fightsAt(undefined, told.name, world, lore),
  hidden: [],
  isSafe: false,
})
