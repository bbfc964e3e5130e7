/** Deeds of the heart and of the hands: burying, mourning, praying, playing music, a bow, a kiss, a spit. */
import { countDone, isNow } from '../done.ts'
import { deadAt } from '../../desk/dead.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { actorName, companionsOf, heroesIn, nameOf, shortName } from '../../desk/heroes.ts'
import { callName, placeName, topicWords } from '../../../../english/naming.ts'
import { changeTrust } from '../../desk/people.ts'
import { here, peopleAt, personOf } from '../../desk/place.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { event, learn, phrase, unsaid } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { affordedBy } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf } from './effects.ts'
import { play } from './care.ts'
import { isStare, kindOf, toneOf } from './gestures.ts'
import { holdsKind, isLiving, packed } from './kinds.ts'
import { isBeast } from '../../hear/beasts.ts'
import { matterOf } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { isDone, risk, stakesOf } from './stakes.ts'
import { nearest, react } from './witness.ts'
import { thingWords } from './words.ts'
import { becomes, did, establish, seen } from './show.ts'

const objectOf = ({ roles }: Deed): Thing | undefined => roles.what ?? roles.whom ?? roles.about ?? roles.where

/** Somebody who has died, of the company or of the place. */
function fallen(desk: Desk, thing: Thing | undefined): string | undefined {
  const dead = heroesIn(desk.game).filter(({ life }) => life === 'dead')
  const hero = dead.find(
    ({ name }) => thing !== undefined && topicWords(name).some(stem => topicWords(thing.name).includes(stem)),
  )
  if (hero !== undefined) return shortName(hero.name)
  const lying = deadAt(desk, here(desk))
  const person = lying.find(({ id }) => id === thing?.id)
  if (person !== undefined) return callName(person.name)
  return thing === undefined || thing.kind === 'body'
    ? dead[0] === undefined
      ? lying[0]?.name
      : shortName(dead[0].name)
    : undefined
}

/** A quiet beat that everybody there shares; the company feels it first. */
function hush(desk: Desk, what: string, weight: 2 | 3): void {
  desk.moments.push({ weight, what })
  const [friend] = companionsOf(desk)
  if (friend !== undefined) seen(desk, phrase(desk, thingWords, 'standsBy', { who: shortName(nameOf(desk, friend)) }))
}

/** An hour and a grave that stays. */
export async function* bury(desk: Desk, deed: Deed): Play {
  const thing = objectOf(deed)
  const who = fallen(desk, thing)
  const place = here(desk)
  if (who === undefined && thing?.kind === 'companion') return yield* gesture(desk, { ...deed, verb: 'gesture' })
  if (who === undefined) return yield* buryThing(desk, deed, thing)
  const slug = `grave-${topicWords(who).join('-')}`
  if (isNow(desk, slug, 'buried')) {
    seen(desk, phrase(desk, thingWords, 'graveVisited', { who }))
    return hush(desk, `At the grave of ${who}.`, 2)
  }
  tellTry(desk, deed)
  const isDug = packed(desk, 'digging') !== undefined
  seen(desk, phrase(desk, thingWords, isDug ? 'digs' : 'digsByHand', { who }))
  yield* passTime(desk, isDug ? 60 : 120)
  seen(desk, phrase(desk, thingWords, 'buries', { who }))
  const text = phrase(desk, thingWords, 'graveOf', { who, place: placeName(place.name) })
  establish(desk, { thing: slug, change: 'buried', text })
  learn(desk, text)
  event(desk, text)
  noteDeed(desk, deed)
  hush(desk, `${who} is buried at ${placeName(place.name)}.`, 3)
  for (const person of peopleAt(desk)) changeTrust(desk, person, 1)
  desk.isSavePoint = true
}

/** Put under the earth, to be found again by whoever knows the spot. */
async function* buryThing(desk: Desk, deed: Deed, thing: Thing | undefined): Play {
  if (thing === undefined) return seen(desk, phrase(desk, thingWords, 'nobodyToBury'))
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  tellTry(desk, deed)
  yield* passTime(desk, 20)
  becomes(desk, matter, 'buried', keptText(desk, deed))
  noteDeed(desk, deed)
  seen(desk, phrase(desk, thingWords, 'buriesThing', { what: matter.what }))
  yield* react(desk, 'curious', retold(desk, deed), { matter })
}

export async function* mourn(desk: Desk, deed: Deed): Play {
  const thing = objectOf(deed)
  const who = fallen(desk, thing) ?? thing?.name
  const times = countDone(desk, 'mourn', thing?.id ?? here(desk).id)
  tellTry(desk, deed, phrase(desk, thingWords, 'mourns', { who: who ?? '' }))
  seen(desk, phrase(desk, thingWords, times === 0 ? 'mourned' : 'mournedAgain', { who: who ?? 'the dead' }))
  yield* passTime(desk, 10)
  establish(desk, { thing: thing?.id ?? 'grief', change: 'done', text: keptText(desk, deed) })
  noteDeed(desk, deed)
  hush(desk, doneText(desk, deed), 3)
}

/** Heaven says little; the quiet itself is the gain, once. */
export async function* pray(desk: Desk, deed: Deed): Play {
  const thing = objectOf(deed)
  const times = countDone(desk, 'pray', here(desk).id)
  const matter = thing === undefined ? undefined : matterOf(desk, thing)
  tellTry(desk, deed, phrase(desk, thingWords, 'prays'))
  yield* passTime(desk, 10)
  const feeling = unsaid(desk, here(desk).atmosphere.feeling, 1)
  seen(desk, ...feeling, phrase(desk, thingWords, times === 0 ? 'prayed' : 'prayedAgain'))
  establish(desk, { thing: matter?.slug ?? here(desk).id, change: 'done', text: keptText(desk, deed) })
  noteDeed(desk, deed)
  if (times === 0) gainEdge(desk, 'a quiet heart')
  hush(desk, doneText(desk, deed), 2)
  if (nearest(desk) !== undefined && times === 0) yield* react(desk, 'touched', doneText(desk, deed), { times })
}

/** For ears: one sings to somebody, to everybody, or to the walls. */
export async function* perform(desk: Desk, deed: Deed): Play {
  if (holdsKind('games', deed.words)) return yield* play(desk, { ...deed, verb: 'play' })
  const thing = deed.roles.whom
  const named = thing === undefined ? undefined : personOf(desk, thing.id)
  const person = named !== undefined && peopleAt(desk).includes(named) ? named : nearest(desk)
  const times = countDone(desk, 'perform', here(desk).id)
  const { yes, no, ...asked } = stakesOf('perform')
  tellTry(desk, deed, phrase(desk, thingWords, 'performs'))
  noteDeed(desk, deed)
  if (peopleAt(desk).length === 0) {
    yield* passTime(desk, asked.minutes)
    seen(desk, phrase(desk, thingWords, 'performsAlone'))
    establish(desk, { thing: here(desk).id, change: 'done', text: keptText(desk, deed) })
    return hush(desk, doneText(desk, deed), 2)
  }
  const result = yield* risk(desk, { ...asked, dc: asked.dc + Math.min(4, 2 * times) }, deed)
  const isGood = result.isSuccess
  did(
    desk,
    deed,
    phrase(desk, thingWords, isGood ? 'performsYes' : 'performsNo', { who: person?.name ?? '' }),
    result.degree,
  )
  establish(desk, { thing: here(desk).id, change: 'done', text: keptText(desk, deed) })
  const setting = { stems: [], happened: doneText(desk, deed), ...(person !== undefined && { person }) }
  yield* apply(desk, isGood ? (times === 0 ? yes : ['trust']) : no, setting)
  yield* react(desk, isGood ? 'touched' : 'amused', doneText(desk, deed), {
    times,
    ...(named !== undefined && { person: named }),
  })
}

/** A look that wants to be answered: it works, or it is resented. */
async function* stare(desk: Desk, deed: Deed, thing: Thing): Play<boolean> {
  const person = peopleAt(desk).find(({ id }) => id === thing.id)
  if (person === undefined || !isStare(deed.words)) return false
  const times = countDone(desk, 'gesture', person.id)
  const { yes, no, ...asked } = stakesOf('gesture-stare')
  const result = yield* risk(desk, { ...asked, dc: asked.dc + times }, deed, person.name)
  seen(desk, phrase(desk, thingWords, isDone(result) ? 'staresYes' : 'staresNo', { who: person.name }))
  yield* apply(desk, isDone(result) ? yes : no, { stems: [], happened: doneText(desk, deed), person })
  return true
}

/** `The reeve`, where there are reeves and none of them stands here. */
const callingAway = (desk: Desk, words: readonly string[]): string | undefined =>
  words.find(
    word =>
      desk.world.people.some(({ callings }) => callings.includes(word.toLowerCase())) &&
      !peopleAt(desk).some(({ callings }) => callings.includes(word.toLowerCase())),
  )

/** Tears are seen by those one came with before anybody else. */
function isComforted(desk: Desk, deed: Deed): boolean {
  const [friend] = companionsOf(desk)
  if (kindOf(deed.words) !== 'sad' || friend === undefined) return false
  seen(desk, phrase(desk, thingWords, 'comesOver', { who: shortName(nameOf(desk, friend)) }))
  desk.moments.push({ weight: 3, what: doneText(desk, deed), who: friend })
  return true
}

/** No roll: it happens, and whoever it is for shows what they make of it. */
export async function* gesture(desk: Desk, deed: Deed): Play {
  const named = objectOf(deed)
  const thing = named?.id === desk.actor ? undefined : named // `so everyone looks at me`
  const matter = thing === undefined ? undefined : matterOf(desk, thing)
  if (matter !== undefined && isNowhere(desk, matter)) return
  const away = callingAway(desk, thing === undefined ? deed.left : thing.kind === 'mention' ? [thing.name] : [])
  if (away !== undefined) return seen(desk, phrase(desk, thingWords, 'notHere', { what: `the ${away}` }))
  tellTry(desk, deed)
  noteDeed(desk, deed)
  if (thing !== undefined && (yield* stare(desk, deed, thing))) return
  const times = countDone(desk, 'gesture', `${kindOf(deed.words)}-${matter?.slug ?? here(desk).id}`)
  const tone = toneOf(deed.words)
  const isTouching = matter !== undefined && isLiving(matter) && kindOf(deed.words) === 'kind'
  const told =
    matter === undefined
      ? undefined
      : affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), isTouching ? 'gesture' : undefined)
  if (told !== undefined && matter?.thing.kind !== 'person')
    seen(desk, times === 0 ? told.told : phrase(desk, thingWords, 'again', { what: matter?.what ?? '' }))
  establish(desk, { thing: matter?.slug ?? here(desk).id, change: 'done', text: keptText(desk, deed) })
  if (thing?.kind === 'companion') {
    seen(desk, phrase(desk, thingWords, `friend-${tone}`, { who: shortName(nameOf(desk, thing.id)) }))
    return void desk.moments.push({ weight: 2, what: doneText(desk, deed), who: thing.id })
  }
  if (isComforted(desk, deed)) return
  const mood = tone === 'offended' ? 'rude' : 'kind'
  if (matter !== undefined && isLiving(matter) && matter.person === undefined && told === undefined)
    seen(
      desk,
      phrase(desk, thingWords, isBeast(matter.thing.name) ? `beast-${mood}` : `folk-${mood}`, { what: matter.what }),
    )
  const own = matter?.person === undefined ? {} : { person: matter.person }
  const isSeen = yield* react(desk, tone, retold(desk, deed), {
    times,
    ...own,
    ...(matter !== undefined && { matter }),
  })
  if (!isSeen) seen(desk, phrase(desk, thingWords, 'alone', { name: actorName(desk) }))
}
