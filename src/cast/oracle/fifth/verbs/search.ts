/** Searching, looking closely, listening. */
import type { Intent } from '../../understand/intent.ts'
import type { Exit, Hidden, Place } from '../../world/world.ts'
import { skillBonus } from '../../../../rules/fifth/checks/bonus.ts'
import { isSkill } from '../../../../rules/fifth/model/abilities.ts'
import { suffer } from '../consequence.ts'
import { isLucky } from '../chance.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { featureText, mood } from '../describe.ts'
import { reveal, revealExit, trap } from '../discover.ts'
import { foesText, loom, loomingAt, mayMeet } from '../encounter.ts'
import { actorOf, bestAt, shortName } from '../heroes.ts'
import { added, put } from '../memory.ts'
import { likeness, placeName, sentence, theList, theName, topicWords } from '../nouns.ts'
import { featureAt, here, hiddenExits, hiddenLeft, isShut, itemsAt, keyAt } from '../place.ts'
import { plain } from '../plain.ts'
import { check, type Checked } from '../rolls.ts'
import { freshOf, phrase, tell, unsaid } from '../tell.ts'
import { passTime } from '../time.ts'
import { findingWords } from '../words/finding.ts'
import { placeWords } from '../words/places.ts'
import { isElsewhere } from './elsewhere.ts'
import { troubleWords } from '../words/trouble.ts'
import { lookAtPerson } from './look.ts'
import { searchFallen } from './remains.ts'
import { isStopped } from './watched.ts'

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

const nearnessOf = (words: readonly string[], one: Findable): number => likeness(words, textOf(one))

/** What a lock still keeps from everybody: it is found once that is open. */
const isKept = (desk: Desk, place: Place, one: Findable): boolean =>
  place.features.some(feature => isShut(desk, place, feature) && likeness(topicWords(feature.name), textOf(one)) > 0)

/** What can be found: of one thing only what has to do with it, of a whole place all of it, the easiest first. */
function inReach(desk: Desk, place: Place, words: readonly string[], isNarrow: boolean): readonly Findable[] {
  const all = findable(desk, place)
    .filter(one => !isKept(desk, place, one))
    .map(one => ({ one, near: nearnessOf(words, one) }))
  const among = isNarrow ? all.filter(({ near }) => near > 0) : all
  return [...among].sort((a, b) => b.near - a.near || a.one.dc - b.one.dc).map(({ one }) => one)
}

/** One thing of the place that was named: by the name of a feature, or by what is told of the place. */
type Meant = { readonly what: string; readonly words: readonly string[]; readonly name?: string }

function meantIn(intent: Intent, place: Place): Meant | undefined {
  const { targets, words, line } = intent
  const named =
    targets.find(({ kind }) => kind === 'feature' || kind === 'item' || kind === 'exit')?.name ??
    place.features.find(
      ({ name }) => likeness(topicWords(words), name) > 0 && likeness(topicWords(words), place.name) < 2,
    )?.name
  if (named !== undefined)
    return { what: theName(named), words: topicWords(`${named} ${featureAt(place, named)?.text ?? ''}`), name: named }
  const thing = thingIn(words)
  if (thing === '' || anything.test(line) || likeness(topicWords(thing), `${place.name} ${place.kind}`) > 0)
    return undefined
  return thing.split(' ').length > 4 ? undefined : { what: theTyped(thing), words: topicWords(thing) }
}

/** `the keeper's skiff` without what leads up to it. */
const thingIn = (words: string): string =>
  plain(words, 40)
    .replace(
      /^(?:(?:the|an?|this|that|his|her|their|my|our|for|in|inside|through|under|behind|at|of|on|around|over)\s+)+/i,
      '',
    )
    .replace(/[.!?\s]+$/, '')
    .replace(
      /\s+(?:very |more |quite )?(?:closely|close|carefully|again|thoroughly|quickly|slowly|properly|in detail|well|please)$/i,
      '',
    )

const theTyped = (thing: string): string => (/^\p{Lu}[\p{L}]*['’]s\s/u.test(thing) ? thing : `the ${thing}`)

const anything =
  /\b(?:clues?|traps?|tracks?|traces?|anything|something|everything|everywhere|around|about|here|room|area|place|floor|walls?|ground|ways?|doors?|exits?|passages?|secrets?|hidden|signs?|evidence|treasure|loot|gold|valuables?|body|bodies|corpses?|surroundings|carefully|again|more|lock|locks)\b/i

/** What was named that is nowhere here: a desk in the middle of a square. */
function missing(desk: Desk, { targets, words, line }: Intent, place: Place): string | undefined {
  const thing = thingIn(words)
  if (targets.length > 0 || thing === '' || thing.split(' ').length > 3 || anything.test(line)) return undefined
  const all = [
    place.name,
    place.kind,
    ...place.aliases,
    ...place.overview,
    ...Object.values(place.atmosphere).flat(),
    ...place.features.flatMap(({ name, text }) => [name, text]),
    ...findable(desk, place).map(textOf),
    ...itemsAt(desk, place).map(({ name }) => name),
  ].join(' ')
  return likeness(topicWords(thing), all) === 0 ? thing : undefined
}

export async function* search(desk: Desk, intent: Intent): Play {
  if (yield* searchFallen(desk, intent)) return
  const place = here(desk)
  const meant = meantIn(intent, place)
  const absent = meant?.name === undefined ? missing(desk, intent, place) : undefined
  if (absent !== undefined && isElsewhere(desk, topicWords(absent))) return
  if (absent !== undefined) {
    const names = theList(place.features.slice(0, 4).map(one => one.name))
    return tell(
      desk,
      phrase(desk, findingWords, 'noSuch', { what: absent }),
      names === '' ? '' : phrase(desk, findingWords, 'insteadOf', { what: names }),
    )
  }
  const shut = meant?.name === undefined ? undefined : featureAt(place, meant.name)
  if (shut !== undefined && isShut(desk, place, shut)) return keptShut(desk, theName(shut.name))
  if (shut !== undefined && (yield* isStopped(desk, place, shut, intent))) return
  const what = meant?.what ?? placeName(place.name)
  const isHasty = intent.manner === 'quick'
  tell(desk, phrase(desk, findingWords, isHasty ? 'quick' : 'search', { what }))
  if (shut !== undefined) keep(desk, { happened: added(desk.memory.happened, `seen/${keyAt(place, shut.name)}`) })
  yield* passTime(desk, isHasty ? 5 : 15)
  yield* lookThrough(desk, place, meant, what, isHasty)
}

async function* lookThrough(desk: Desk, place: Place, meant: Meant | undefined, what: string, isHasty: boolean): Play {
  const left = inReach(desk, place, meant?.words ?? [], meant !== undefined)
  if (left.length === 0) return nothingLeft(desk, place, what, meant?.name)
  yield* roll(desk, place, left, { isHasty, isNarrow: meant !== undefined })
}

function keptShut(desk: Desk, what: string): void {
  tell(desk, phrase(desk, placeWords, 'lockedOut', { way: what }))
  desk.offered = [`Open ${what}`, `Force ${what} open`]
}

/** What has just been opened: whatever it holds is looked for at once. */
export async function* searchWithin(
  desk: Desk,
  place: Place,
  { name, what }: { readonly name: string; readonly what: string },
  intent: Intent,
): Play {
  tell(desk, phrase(desk, findingWords, 'opens', { what }))
  const words = topicWords(`${name} ${featureAt(place, name)?.text ?? ''}`)
  yield* passTime(desk, 5)
  if (inReach(desk, place, words, true).length === 0) {
    const isLock = featureAt(place, name)?.locked !== undefined
    const [detail] = isLock ? [] : unsaid(desk, [featureText(desk, place, name)], 1)
    return tell(desk, detail ?? phrase(desk, findingWords, 'holdsNothing', { what }))
  }
  yield* lookThrough(desk, place, { what, words, name }, what, intent.manner === 'quick')
}

type How = { readonly isHasty: boolean; readonly isNarrow: boolean }

/** Somebody better at it works beside whoever acts. */
function helper(desk: Desk, skill: string): string | undefined {
  const own = actorOf(desk)
  const best = isSkill(skill) ? bestAt(desk.game, skill) : undefined
  if (own === undefined || best === undefined || best.id === own.id || !isSkill(skill)) return undefined
  if (skillBonus(best, skill).total < skillBonus(own, skill).total + 2) return undefined
  tell(desk, phrase(desk, findingWords, 'together', { who: shortName(best.name) }))
  return `${shortName(best.name)} helps`
}

/** Each find by its own skill and difficulty: a roll for the nearest of them, and where that fails one for another skill. */
async function* roll(desk: Desk, place: Place, left: readonly Findable[], how: How): Play {
  const { isHasty, isNarrow } = how
  const triesKey = `search/${place.id}`
  const tries = desk.memory.tries[triesKey] ?? 0
  const [first] = left
  if (first === undefined) return
  const other = left.find(({ skill }) => skill !== first.skill)
  const before = yield* rollFor(desk, first, isHasty, tries)
  const within = left.filter(({ dc, skill }) => skill === first.skill && before.total >= dc).slice(0, isNarrow ? 1 : 2)
  keep(desk, { tries: put(desk.memory.tries, triesKey, within.length > 0 ? 0 : tries + 1) })
  for (const [at, one] of within.entries()) yield* bring(desk, place, one, at > 0)
  if (within.length > 0) return
  if (first.hidden?.harm !== undefined && before.degree === 'failure')
    return void (yield* trap(desk, place, first.hidden))
  if (before.degree === 'partial' || tries >= 3) {
    tell(desk, phrase(desk, troubleWords, 'atCost'))
    yield* bring(desk, place, first)
    yield* suffer(desk, ['noise', 'threat', 'time'])
    return
  }
  if (other !== undefined && other.hidden?.harm === undefined) {
    const { isSuccess } = yield* rollFor(desk, other, isHasty, tries)
    if (isSuccess) return yield* bring(desk, place, other)
  }
  tell(desk, phrase(desk, findingWords, 'missed'))
  yield* suffer(desk, ['noise', 'threat', 'time'])
}

async function* rollFor(desk: Desk, { skill, dc }: Findable, isHasty: boolean, tries: number): Play<Checked> {
  const friend = isHasty ? undefined : helper(desk, skill)
  return yield* check(desk, {
    skill,
    dc,
    ...(isHasty && { disadvantage: 'in haste' }),
    ...((friend !== undefined || tries >= 2) && { advantage: friend ?? 'they know by now where not to look' }),
  })
}

async function* bring(desk: Desk, place: Place, { hidden, exit }: Findable, isBeside = false): Play {
  if (hidden !== undefined) yield* reveal(desk, place, hidden, isBeside)
  else if (exit !== undefined) revealExit(desk, place, exit)
}

function nothingLeft(desk: Desk, place: Place, what: string, name: string | undefined): void {
  const own = name === undefined ? '' : featureText(desk, place, name)
  const [detail] = own === '' ? [] : unsaid(desk, [own], 1)
  tell(desk, phrase(desk, findingWords, 'nothing', { what }), detail ?? mood(desk, place))
}

/** A closer look at one thing; what is hidden in it gives a hint of itself. */
export async function* examine(desk: Desk, intent: Intent): Play {
  const place = here(desk)
  const [target] = intent.targets
  if (target === undefined) return yield* search(desk, intent)
  if (target.kind === 'person' || target.kind === 'party') return lookAtPerson(desk, target)
  const what = theName(target.name)
  if (target.kind === 'place' && target.id !== place.id)
    return tell(desk, phrase(desk, findingWords, 'elsewhere', { what: placeName(target.name) }))
  tell(desk, phrase(desk, findingWords, 'closer', { what }))
  const item = desk.world.items.find(({ id }) => id === target.id)
  const text =
    item === undefined ? featureText(desk, place, target.name) : item.text.slice(0, 3).map(sentence).join(' ')
  const exit = place.exits.find(({ name }) => name === target.name)
  const words = [text, sentence(exit?.text ?? '')].filter(one => one !== '').join(' ')
  tell(desk, words === '' ? phrase(desk, findingWords, 'plainThing', { what }) : words)
  keep(desk, { happened: added(desk.memory.happened, `seen/${keyAt(place, target.name)}`) })
  const about = topicWords(`${target.name} ${words}`)
  const isMore = findable(desk, place).some(one => likeness(about, textOf(one)) > 0)
  if (isMore) tell(desk, phrase(desk, findingWords, 'hunch'))
  desk.moments.push({ weight: 1, what: `Looked at ${what}: ${words}${isMore ? ' There is more to it.' : ''}` })
  if (itemsAt(desk, place).some(({ id }) => id === target.id)) desk.offered = [`Take ${what}`]
}

/** What can be heard: the place itself, and whoever waits there. */
export async function* listen(desk: Desk): Play {
  const place = here(desk)
  tell(desk, phrase(desk, findingWords, 'listen'))
  const sound = freshOf(
    desk,
    [place.atmosphere.sounds.map(sentence).join(' ')].filter(text => text !== ''),
  )
  const near = loomingAt(desk, place) ?? mayMeet(desk, place)
  if (sound !== '') tell(desk, sound)
  if (near === undefined) return sound === '' ? tell(desk, phrase(desk, findingWords, 'quiet')) : undefined
  const { isSuccess } = yield* check(desk, { skill: 'perception', dc: 12 })
  if (isSuccess) {
    tell(desk, phrase(desk, findingWords, 'hear', { what: heard(foesText(near)) }))
    return loom(desk, place, near)
  }
  tell(desk, phrase(desk, findingWords, 'quiet'))
  if (isLucky(desk, 30)) yield* suffer(desk, ['time'])
}

const heard = (foes: string): string =>
  `breath and movement that is not yours, and more than a guess at its owners, ${foes}`
