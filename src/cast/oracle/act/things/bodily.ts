/** Climbing, swimming, hiding, creeping, shouting. */
import { capitalOf } from '../../../../english/nouns.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { verbOf } from '../../../../english/verbs.ts'
import { countDone, timesDone } from '../done.ts'
import { isLucky } from '../../desk/chance.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { isBusy, toGo } from '../../desk/describe.ts'
import { loom, mayMeet } from '../../desk/encounter.ts'
import { actorName } from '../../desk/heroes.ts'
import { placeName } from '../../../../english/naming.ts'
import { exitsSeen, here, peopleAt } from '../../desk/place.ts'
import { event, learn, phrase, quote } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed } from '../../desk/wishes.ts'
import { affordedBy } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf } from './effects.ts'
import { uncovers } from './uncovers.ts'
import { holdsKind, isKind } from './kinds.ts'
import { matterOf, openAt, type Matter } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { isDone, risk, stakesOf, withCost, type StakesName } from './stakes.ts'
import { nearest, react } from './witness.ts'
import { thingWords } from './words.ts'
import { did, establish, seen } from './show.ts'

const downward = new Set(['down', 'into', 'inside', 'below'])

const thingOf = ({ roles }: Deed) => roles.what ?? roles.where ?? roles.with

/** The body against a wall or a current: what is at the end of it is seen, and a slip costs skin. */
async function* venture(desk: Desk, deed: Deed, name: Extract<StakesName, 'climb' | 'swim'>): Play {
  const thing = thingOf(deed)
  const place = here(desk)
  const matter = thing === undefined || thing.id === place.id ? undefined : matterOf(desk, thing)
  if (matter !== undefined && isNowhere(desk, matter)) return
  const slug = matter?.slug ?? place.id
  const times = countDone(desk, name, slug)
  const { yes, no, ...asked } = stakesOf(name)
  tellTry(desk, deed)
  const result = yield* risk(desk, { ...asked, dc: times > 0 ? asked.dc - 2 : asked.dc }, deed)
  const isGood = isDone(result)
  const what = matter?.what ?? placeName(place.name)
  const isDown = name === 'climb' && wordsOf(deed.words).some(word => downward.has(word))
  const key = isDown ? (isGood ? 'downYes' : 'downNo') : `${name}${isGood ? 'Yes' : 'No'}`
  did(desk, deed, phrase(desk, thingWords, key, { what }), result.degree)
  const setting = {
    stems: stemsOf(deed.words, ...(matter?.sentences ?? [])),
    happened: doneText(desk, deed),
    why: 'they have seen it from there',
  }
  if (!isGood) return void (yield* apply(desk, no, setting))
  noteDeed(desk, deed)
  establish(desk, { thing: slug, change: 'done', text: keptText(desk, deed) })
  const told = affordedBy(matter?.sentences ?? openAt(desk, place), matter?.stems ?? [], stemsOf(deed.words), name)
  if (told !== undefined) seen(desk, told.told)
  if (matter === undefined || !(yield* uncovers(desk, deed, matter)))
    yield* apply(desk, times === 0 ? yes : ['edge'], setting)
  if (!result.isSuccess) yield* apply(desk, no, setting)
  yield* react(desk, 'curious', retold(desk, deed), { times, ...(matter !== undefined && { matter }) })
}

/** Up onto what anybody could step onto: no dice are asked for that. */
async function* perch(desk: Desk, deed: Deed, matter: Matter): Play {
  tellTry(desk, deed)
  seen(desk, phrase(desk, thingWords, timesDone(desk, 'climb', matter.slug) === 0 ? 'perches' : 'perchesAgain'))
  countDone(desk, 'climb', matter.slug)
  noteDeed(desk, deed)
  establish(desk, { thing: matter.slug, change: 'done', text: keptText(desk, deed) })
  yield* react(desk, 'curious', retold(desk, deed), { matter })
}

export async function* climb(desk: Desk, deed: Deed): Play {
  const thing = thingOf(deed)
  const isLow = thing !== undefined && isKind('perches', thing.name)
  const matter = isLow ? matterOf(desk, thing) : undefined
  if (matter === undefined) return yield* venture(desk, deed, 'climb')
  if (!isNowhere(desk, matter)) yield* perch(desk, deed, matter)
}

export async function* swim(desk: Desk, deed: Deed): Play {
  const thing = thingOf(deed)
  const place = here(desk)
  const isWet = [thing?.name ?? '', place.kind, ...openAt(desk, place)].some(text => holdsKind('waters', text))
  if (isWet) return yield* venture(desk, deed, 'swim')
  seen(desk, phrase(desk, thingWords, 'noWater'))
  desk.offered = exitsSeen(desk)
    .filter(({ name, text }) => holdsKind('waters', `${name} ${text}`))
    .map(exit => toGo(desk, exit))
}

/** Out of sight, or not quite: somebody points, and that is remembered. */
async function* unseen(desk: Desk, deed: Deed, name: Extract<StakesName, 'hide' | 'sneak'>): Play {
  const times = countDone(desk, name, here(desk).id)
  const { yes, no, ...asked } = stakesOf(name)
  const eyes = peopleAt(desk).length
  tellTry(desk, deed, phrase(desk, thingWords, 'creeps'))
  const result = yield* risk(desk, { ...asked, dc: asked.dc + Math.min(3, eyes) + Math.min(2, times) }, deed)
  const isGood = isDone(result)
  const person = nearest(desk)
  const who = person?.name ?? ''
  const key = isGood ? 'unseen' : person === undefined ? 'seenBy' : 'seenByOne'
  const told = phrase(desk, thingWords, key, { who })
  did(desk, deed, isGood ? withCost(desk, result, told) : told, result.degree)
  establish(desk, { thing: here(desk).id, change: isGood ? 'done' : 'seen', text: keptText(desk, deed) })
  noteDeed(desk, deed)
  const setting = { stems: [], happened: doneText(desk, deed), why: 'unseen', ...(person !== undefined && { person }) }
  yield* apply(desk, isGood ? yes : no, setting)
  if (isGood) event(desk, doneText(desk, deed))
  else yield* react(desk, 'amused', retold(desk, deed), { times })
}

export const hide = (desk: Desk, deed: Deed): Play => unseen(desk, deed, 'hide')
export const sneak = (desk: Desk, deed: Deed): Play => unseen(desk, deed, 'sneak')

/** The sounds of a place that answer a call: a knocking, an echo, a voice. */
function answerIn(desk: Desk, matter: Matter | undefined): string {
  const place = here(desk)
  const texts = [...(matter?.sentences ?? []), ...openAt(desk, place)]
  return affordedBy(texts, [], [], 'shout')?.told ?? affordedBy(texts, [], [], 'listen')?.told ?? ''
}

const calling = new Set(['shout', 'yell', 'call', 'cry', 'scream', 'holler', 'bellow', 'roar'])
const notCalled = new Set(['at', 'to', 'into', 'over', 'down', 'a', 'the', 'as', 'like', 'my', 'something'])

/** The words in quotes, else what comes after `shout`; undefined where that says only how it was done. */
function calledOut({ words, roles }: Deed): string | undefined {
  const [, quoted] = words.replaceAll('“', '"').replaceAll('”', '"').split('"')
  if (quoted !== undefined) return quoted
  const all = words.split(' ').filter((word, at) => at > 0 || (word !== 'I' && word !== 'we'))
  if (!calling.has(verbOf(wordsOf(all[0] ?? '')[0] ?? '') ?? '')) return undefined
  const at = all.findIndex((word, index) => index > 0 && word !== 'out' && word !== 'for' && word !== 'loudly')
  const until =
    roles.where === undefined
      ? -1
      : all.findIndex((word, index) => index > at && ['into', 'down', 'up', 'in', 'at', 'through'].includes(word))
  const said =
    at === -1 || roles.whom !== undefined || notCalled.has(all[at] ?? '')
      ? ''
      : all.slice(at, until === -1 ? undefined : until).join(' ')
  return said === '' ? undefined : `${capitalOf(said)}!`
}

/** Out into the place: heads turn, the place answers in its own way, or something hears it. */
export async function* shout(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const thing = deed.roles.whom ?? deed.roles.what ?? deed.roles.about
  const times = timesDone(desk, 'shout', thing?.id ?? place.id)
  const said = calledOut(deed)
  if (said === undefined) tellTry(desk, deed)
  else quote(desk, actorName(desk), said)
  countDone(desk, 'shout', thing?.id ?? place.id)
  yield* passTime(desk, 2)
  noteDeed(desk, deed)
  const hasEars = peopleAt(desk).length > 0 || isBusy(place)
  const called = thing?.kind === 'person' ? thing : undefined
  const isHere = called !== undefined && peopleAt(desk).some(({ id }) => id === called.id)
  const echo = times === 0 ? answerIn(desk, undefined) : ''
  if (called !== undefined && !isHere) seen(desk, phrase(desk, thingWords, 'callsAway', { who: called.name }))
  seen(desk, phrase(desk, thingWords, hasEars ? 'headsTurn' : 'carries'), echo)
  establish(desk, {
    thing: place.id,
    change: 'done',
    text: keptText(desk, { words: `I shouted at ${placeName(place.name)}` }),
  })
  const met = place.isSafe ? undefined : mayMeet(desk, place)
  if (met !== undefined && isLucky(desk, 40 + 20 * times)) return loom(desk, place, met)
  if (hasEars) yield* react(desk, times === 0 ? 'curious' : 'offended', `${actorName(desk)} shouts.`, { times })
  else desk.moments.push({ weight: 1, what: `${actorName(desk)} calls out.` })
  if (echo !== '') learn(desk, echo)
}
