/** What a thing of a line is here and now: where it is, what it is made of in the world, and what anybody may know of it. */
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import type { Desk } from '../../desk/desk.ts'
import { heroOf, holderOf } from '../../desk/heroes.ts'
import { callName, likeness, sentence, theName, topicWords } from '../../../../english/naming.ts'
import { exitsSeen, featureAt, here, isFound, isItem, itemsAt, itemsOf, peopleAt, personOf } from '../../desk/place.ts'
import { slugOf } from '../../desk/slugs.ts'
import { stillSo } from '../../desk/still-so.ts'
import type { Thing } from '../../desk/wishes.ts'
import { isKind } from './kinds.ts'
import type { Exit, Feature, Hidden, Item, Person, Place } from '../../../../campaign/played/world.ts'

export type Matter = {
  readonly thing: Thing
  /** As it stands within a sentence: `the great well`. */
  readonly what: string
  /** What it is remembered by. */
  readonly slug: string
  /** What anybody who stands here may know of it, in the order it was written. */
  readonly sentences: readonly string[]
  /** Its words, in one form: its name's first. */
  readonly stems: readonly string[]
  readonly where: 'here' | 'carried' | 'away'
  readonly feature?: Feature
  readonly item?: Item
  readonly exit?: Exit
  readonly person?: Person
  /** Who of the company has it, and under which name. */
  readonly held?: { readonly who: string; readonly name: string }
}

const owners: Readonly<Record<string, string>> = { my: 'your', our: 'your', mine: 'your' }
const counted = new Set(['one', 'some', 'a', 'an', 'another'])
const possessive = new Set(['my', 'our', 'your', 'his', 'her', 'their', 'its', 'this', 'that', 'these', 'those'])

/** `loose flagstone` is `the loose flagstone`, `my boots` are `your boots`. */
export function whatOf({ isYou }: Pick<Desk, 'isYou'>, name: string): string {
  const [first = '', ...rest] = name.trim().split(' ')
  const word = first.toLowerCase()
  if (rest.length > 0 && counted.has(word)) return theName(rest.join(' '))
  if (!possessive.has(word)) return theName(name)
  return [isYou ? (owners[word] ?? word) : word in owners ? 'their' : word, ...rest].join(' ')
}

/** A sentence that begins so leans on the one before it. */
const leaning = new Set('it its they them their he she his her this that these those one both'.split(' '))
const leans = (text: string): boolean => leaning.has(text.split(' ')[0]?.toLowerCase().replaceAll(',', '') ?? '')

/** What was hidden here and has come to light. */
export const foundAt = (desk: Desk, place: Place): readonly Hidden[] =>
  place.hidden.filter(({ name }) => isFound(desk, place, name))

/** All that anybody can see, hear and smell here, with what the party has found: each text by its sentences. */
function textsAt(desk: Desk, place: Place): readonly (readonly string[])[] {
  const { overview, features, atmosphere } = place
  const { sights, sounds, smells, feeling } = atmosphere
  const own = [...features, ...exitsSeen(desk, place), ...foundAt(desk, place)].map(({ text }) => sentencesOf(text))
  return [...own, overview, sights, sounds, smells, feeling].map(text =>
    stillSo(desk, place, text.flatMap(sentencesOf)).map(sentence),
  )
}

export const openAt = (desk: Desk, place: Place): readonly string[] => textsAt(desk, place).flat()

/** The sentences of one text that speak of some words, each with those that lean on it. */
function speakingOf(texts: readonly string[], stems: readonly string[]): readonly string[] {
  let isOn = false
  return texts.filter(text => {
    isOn = likeness(stems, text) > 0 || (isOn && leans(text))
    return isOn
  })
}

/** What was told of the party's own doings says nothing of the thing. */
const isOfUs = (text: string): boolean => text.startsWith('You ') || text.includes('you ')

/** `50 feet.` stands behind a name on a list, and is nothing one would tell. */
const isMoreThanNumber = (text: string): boolean => text.split(' ').length > 2

/** The last noun of a name: what the thing is. */
const headOf = (name: string): readonly string[] => topicWords(name).slice(-1)

function toldOf(desk: Desk, place: Place, thing: Thing): readonly string[] {
  const says =
    thing.says === undefined
      ? []
      : sentencesOf(thing.says)
          .map(sentence)
          .filter(text => !isOfUs(text) && isMoreThanNumber(text))
  if (thing.from === 'sheet') return says
  const looks = peopleAt(desk, place).map(person => person.looks.map(sentence))
  const near = [...textsAt(desk, place), ...looks].flatMap(text => speakingOf(text, headOf(thing.name)))
  return [...new Set([...says, ...near])]
}

const sentencesIn = (desk: Desk, place: Place, text: string): readonly string[] =>
  stillSo(desk, place, sentencesOf(text)).map(sentence)

type World = Pick<Matter, 'where' | 'sentences' | 'feature' | 'item' | 'exit' | 'person' | 'held'>

function itemMatter(desk: Desk, place: Place, thing: Thing): World {
  const item = desk.world.items.find(one => one.id === thing.id || isItem(one, thing.name))
  const held = holderOf(desk.game, item?.name ?? thing.name)
  const owner = peopleAt(desk).find(person => itemsOf(desk, person).some(one => one.id === item?.id))
  const isLying = item !== undefined && itemsAt(desk, place).includes(item)
  const own = item === undefined ? toldOf(desk, place, thing) : item.text.map(sentence).filter(isMoreThanNumber)
  return {
    where: held !== undefined ? 'carried' : isLying || owner !== undefined ? 'here' : awayOr(thing),
    sentences: held !== undefined || isLying ? own : (thing.says ?? '') === '' ? [] : toldOf(desk, place, thing),
    ...(item !== undefined && { item }),
    ...(owner !== undefined && { person: owner }),
    ...(held !== undefined && { held: { who: held.who.name, name: held.name } }),
  }
}

const awayOr = ({ from }: Thing): Matter['where'] => (from === 'elsewhere' ? 'away' : 'here')

function inWorld(desk: Desk, place: Place, thing: Thing): World {
  const { kind, id, name, from } = thing
  if (kind === 'item') return itemMatter(desk, place, thing)
  if (kind === 'feature') {
    const feature = featureAt(place, name)
    if (feature !== undefined) return { where: 'here', sentences: sentencesIn(desk, place, feature.text), feature }
  }
  if (kind === 'way') {
    const exit = exitsSeen(desk, place).find(one => one.name === name || one.to === id || slugOf(one.name) === id)
    if (exit !== undefined) return { where: 'here', sentences: sentencesIn(desk, place, exit.text), exit }
  }
  const person = kind === 'person' ? personOf(desk, id) : undefined
  if (person !== undefined)
    return { where: peopleAt(desk).includes(person) ? 'here' : 'away', sentences: person.looks.map(sentence), person }
  const held = kind === 'mention' ? holderOf(desk.game, name) : undefined
  const isOfThePast = held === undefined && from === 'sheet' && isKind('fixed', name) // a table of one's memories stands elsewhere
  if (isOfThePast) return { where: 'away', sentences: [] }
  return {
    where: held !== undefined || from === 'sheet' || from === 'carried' ? 'carried' : awayOr(thing),
    sentences:
      from === 'carried' || (kind === 'companion' && heroOf(desk, id) !== undefined) ? [] : toldOf(desk, place, thing),
    ...(held !== undefined && { held: { who: held.who.name, name: held.name } }),
  }
}

export function matterOf(desk: Desk, thing: Thing): Matter {
  const place = here(desk)
  const world = inWorld(desk, place, thing)
  const name = world.feature?.name ?? world.exit?.name ?? world.item?.name ?? thing.name
  const isSomebody = world.person !== undefined || thing.kind === 'companion' || thing.kind === 'body'
  return {
    thing,
    what: isSomebody ? callName(name) : whatOf(desk, name),
    slug: slugOf(name),
    stems: topicWords(name),
    ...world,
  }
}
