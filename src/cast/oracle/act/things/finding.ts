/** Finding what is hidden: in one thing or in a whole place, by the skill and the difficulty its author gave it. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import { suffer } from '../../desk/consequence.ts'
import { skillBonus } from '../../../../rules/fifth/checks/bonus.ts'
import { isSkill } from '../../../../rules/fifth/model/abilities.ts'
import { bodiesAt } from '../../desk/dead.ts'
import { mood } from '../../desk/describe.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { obtain, reveal, revealExit, trap } from '../../desk/discover.ts'
import { fateText } from '../../desk/fates.ts'
import { actorOf, bestAt, holderOf, shortName } from '../../desk/heroes.ts'
import { put, setOf } from '../../desk/memory.ts'
import { likeness, placeName, sentence, theName, topicWords } from '../../../../english/naming.ts'
import { here, hiddenExits, hiddenLeft, isShut, itemsOf, personOf } from '../../desk/place.ts'
import { check, type Checked } from '../../desk/rolls.ts'
import { partyDid, phrase, unsaid } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import { countDone } from '../done.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import type { Deed, Thing, Wish } from '../../desk/wishes.ts'
import type { Exit, Hidden, Place } from '../../../../campaign/played/world.ts'
import { foundAt, type Matter } from './matter.ts'
import { edgesOf } from './stakes.ts'
import { thingWords } from './words.ts'
import { seen } from './show.ts'

type Findable = { readonly dc: number; readonly skill: string } & (
  | { readonly hidden: Hidden; readonly exit?: undefined }
  | { readonly exit: Exit; readonly hidden?: undefined }
)

const findable = (desk: Desk, place: Place): readonly Findable[] => [
  ...hiddenLeft(desk, place).map(hidden => ({ hidden, dc: hidden.dc, skill: hidden.skill })),
  ...hiddenExits(desk, place).map(exit => ({
    exit,
    dc: exit.hidden?.dc ?? 13,
    skill: exit.hidden?.skill ?? 'perception',
  })),
]

const textOf = ({ hidden, exit }: Findable): string =>
  hidden === undefined ? `${exit?.name ?? ''} ${exit?.text ?? ''}` : `${hidden.name} ${hidden.text}`

/** Its name and its first sentence: where it is. What it is about comes after that. */
const beginningOf = ({ hidden, exit }: Findable): string =>
  hidden === undefined
    ? `${exit?.name ?? ''} ${sentencesOf(exit?.text ?? '')[0] ?? ''}`
    : `${hidden.name} ${sentencesOf(hidden.text)[0] ?? ''}`

/** What a lock still keeps from everybody: it is found once that is open. */
const isKept = (desk: Desk, place: Place, one: Findable): boolean =>
  place.features.some(feature => isShut(desk, place, feature) && likeness(topicWords(feature.name), textOf(one)) > 0)

/** Of one thing only what has to do with it, of a whole place all of it; the nearest first, then the easiest. */
function inReach(desk: Desk, place: Place, stems: readonly string[] | undefined, isPart: boolean): readonly Findable[] {
  const all = findable(desk, place)
    .filter(one => !isKept(desk, place, one))
    .map(one => ({ one, near: stems === undefined ? 0 : likeness(stems, isPart ? beginningOf(one) : textOf(one)) }))
  const among = stems === undefined ? all : all.filter(({ near }) => near > 0)
  return [...among].sort((a, b) => b.near - a.near || a.one.dc - b.one.dc).map(({ one }) => one)
}

/** What was found in a thing before. */
export const foundIn = (desk: Desk, { thing, slug }: Matter): readonly Hidden[] =>
  foundAt(desk, here(desk)).filter(
    ({ name, text }) => likeness(topicWords(`${thing.name} ${slug.replaceAll('-', ' ')}`), `${name} ${text}`) > 0,
  )

/** Somebody better at it works beside whoever acts. */
function helper(desk: Desk, skill: string): string | undefined {
  const own = actorOf(desk)
  const best = isSkill(skill) ? bestAt(desk.game, skill) : undefined
  if (own === undefined || best === undefined || best.id === own.id || !isSkill(skill)) return undefined
  if (skillBonus(best, skill).total < skillBonus(own, skill).total + 2) return undefined
  seen(desk, phrase(desk, thingWords, 'together', { who: shortName(best.name) }))
  return `${shortName(best.name)} helps`
}

async function* rollFor(desk: Desk, { skill, dc }: Findable, wish: Pick<Wish, 'manner'>, tries: number): Play<Checked> {
  const edges = edgesOf(wish)
  const friend = edges.disadvantage === undefined ? helper(desk, skill) : undefined
  const advantage = edges.advantage ?? friend ?? (tries >= 2 ? 'they know by now where not to look' : undefined)
  return yield* check(desk, { skill, dc, ...edges, ...(advantage !== undefined && { advantage }) })
}

async function* bring(desk: Desk, place: Place, { hidden, exit }: Findable, isBeside = false): Play {
  if (hidden !== undefined) yield* reveal(desk, place, hidden, isBeside)
  else if (exit !== undefined) revealExit(desk, place, exit)
}

/** A roll for the nearest find, and where that fails one for another skill; what comes narrowly comes at a price. */
async function* roll(
  desk: Desk,
  place: Place,
  left: readonly Findable[],
  wish: Pick<Wish, 'manner'>,
  isNarrow: boolean,
): Play {
  const [first] = left
  if (first === undefined) return
  const triesKey = `search/${place.id}`
  const tries = desk.memory.tries[triesKey] ?? 0
  const other = left.find(({ skill }) => skill !== first.skill)
  const result = yield* rollFor(desk, first, wish, tries)
  const within = left.filter(({ dc, skill }) => skill === first.skill && result.total >= dc).slice(0, isNarrow ? 1 : 2)
  keep(desk, { tries: put(desk.memory.tries, triesKey, within.length > 0 ? 0 : tries + 1) })
  for (const [at, one] of within.entries()) yield* bring(desk, place, one, at > 0)
  if (within.length > 0) return
  if (first.hidden?.harm !== undefined && result.degree === 'failure')
    return void (yield* trap(desk, place, first.hidden))
  if (result.degree === 'partial' || tries >= 3) {
    seen(desk, phrase(desk, thingWords, 'atCost'))
    yield* bring(desk, place, first)
    return yield* suffer(desk, ['noise', 'threat', 'time'])
  }
  if (other !== undefined && other.hidden?.harm === undefined) {
    const { isSuccess } = yield* rollFor(desk, other, wish, tries)
    if (isSuccess) return yield* bring(desk, place, other)
  }
  seen(desk, phrase(desk, thingWords, 'missed', { what: placeName(place.name) }))
  yield* suffer(desk, ['noise', 'threat', 'time'])
}

/** Who has what was found there, as far as anybody carries it. */
function holdersOf(desk: Desk, { items }: Hidden): string {
  const [held] = items.flatMap(item => holderOf(desk.game, item) ?? [])
  return held === undefined
    ? ''
    : phrase(desk, thingWords, 'carriedBy', { what: theName(held.name), who: shortName(held.who.name) })
}

/** There is no more to find: what was found is told again, else what it looks like to one who has looked. */
function nothingLeft(desk: Desk, place: Place, matter: Matter | undefined, what: string): void {
  const found = (matter === undefined ? foundAt(desk, place) : foundIn(desk, matter)).slice(-2)
  if (found.length === 0) {
    const [detail] = matter === undefined ? [] : unsaid(desk, matter.sentences, 1)
    return seen(desk, phrase(desk, thingWords, 'searchedOut', { what }), detail ?? mood(desk, place))
  }
  seen(desk, phrase(desk, thingWords, 'searchedBefore', { what }))
  for (const hidden of found) seen(desk, sentence(hidden.text), holdersOf(desk, hidden))
}

const groups: readonly (readonly string[])[] = rows.alike.map(group => topicWords(group.join(' ')))

/** What is looked for, with other words for it: tracks are prints. */
function wantedBy({ left, words }: Deed): readonly string[] {
  const stems = topicWords([...left, words].join(' '))
  return [...stems, ...groups.filter(group => group.some(stem => stems.includes(stem))).flat()]
}

/** Goes through one thing, or the place. */
export async function* lookThrough(desk: Desk, matter: Matter | undefined, deed: Deed, what?: string): Play {
  const place = here(desk)
  const stems = matter === undefined ? undefined : stemsFor(matter)
  const wanted = wantedBy(deed)
  const left = inReach(desk, place, stems, matter?.thing.kind === 'mention').toSorted(
    (one, other) => likeness(wanted, textOf(other)) - likeness(wanted, textOf(one)),
  )
  const named = what ?? matter?.what ?? place.name
  countDone(desk, 'search', matter?.slug ?? place.id)
  if (left.length === 0) return nothingLeft(desk, place, matter, named)
  yield* passTime(desk, deed.manner.includes('quick') ? 5 : 15)
  yield* roll(desk, place, left, deed, matter !== undefined)
}

/** A feature holds what its own text speaks of; a mention only what shares its name. */
const stemsFor = ({ thing, sentences, stems }: Matter): readonly string[] =>
  thing.kind === 'mention' ? stems : [...new Set([...stems, ...topicWords(sentences.join(' '))])]

/** The dead: what they had on them is not lost with them. */
export async function* searchFallen(desk: Desk, thing: Thing): Play {
  const place = here(desk)
  const person = personOf(desk, thing.id)
  const isHere = person !== undefined && setOf(desk.memory.happened).has(`fell/${person.id}@${place.id}`)
  if (person !== undefined && !isHere)
    return seen(desk, fateText(desk, person), phrase(desk, thingWords, 'bodyElsewhere'))
  const who = person?.name ?? bodiesAt(desk, place)[0] ?? theName(thing.name)
  seen(desk, phrase(desk, thingWords, 'bodyTells', { who }))
  yield* passTime(desk, 5)
  const items = person === undefined ? [] : itemsOf(desk, person)
  if (items.length === 0) seen(desk, phrase(desk, thingWords, 'bodyBare', { who }))
  for (const { name, text } of items) {
    const what = theName(name)
    seen(desk, phrase(desk, thingWords, 'takes', { what }), ...unsaid(desk, text.map(sentence), 2))
    yield* obtain(desk, name)
    partyDid(desk, `took ${what} from ${who}`)
    desk.moments.push({ weight: 2, what: `The company has ${what} now.` })
    desk.isSavePoint = true
  }
  countDone(desk, 'search', thing.id)
}
