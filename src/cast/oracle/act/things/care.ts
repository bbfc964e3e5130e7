/** Freeing, standing ready, playing for money. */
import { countDone } from '../done.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { actorOf, heroOf, shortName } from '../../desk/heroes.ts'
import { callName, placeName, sentence } from '../../../../english/naming.ts'
import { changeTrust } from '../../desk/people.ts'
import { here, peopleAt, personOf } from '../../desk/place.ts'
import { gainEdge } from '../../desk/rolls.ts'
import { event, flush, phrase, quote } from '../../desk/tell.ts'
import type { Deed } from '../../desk/wishes.ts'
import { affordedBy } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf } from './effects.ts'
import { askFate } from './fate.ts'
import { uncovers } from './uncovers.ts'
import { matterOf } from './matter.ts'
import { isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { isDone, risk, stakesOf } from './stakes.ts'
import { nearest, react } from './witness.ts'
import { thingWords } from './words.ts'
import { becomes, did, establish, seen } from './show.ts'

/** Ropes and knots, where there are any. */
export async function* free(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.whom ?? deed.roles.what
  if (thing === undefined) return seen(desk, phrase(desk, thingWords, 'nobodyBound'))
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  const person = matter.person
  const texts = [...matter.sentences, ...(person?.looks ?? []), person?.demeanour ?? '', person?.firstImpression ?? '']
  const bond = affordedBy(texts.filter(text => text !== '').map(sentence), matter.stems, stemsOf(deed.words), 'free')
  const isBound = bond !== undefined && bond.fit > 0
  noteDeed(desk, deed)
  countDone(desk, 'free', matter.slug)
  if (!isBound) {
    const who = person === undefined ? matter.what : callName(person.name)
    seen(desk, phrase(desk, thingWords, 'notBound', { who }))
    if (person !== undefined) {
      quote(desk, person.name, phrase(desk, thingWords, 'says-notBound'))
      desk.offered = [`Ask ${who} to come with us`]
    }
    return establish(desk, { thing: matter.slug, change: 'done', text: keptText(desk, deed) })
  }
  tellTry(desk, deed)
  seen(desk, bond.told)
  if (yield* uncovers(desk, deed, matter)) return
  const { yes, no, ...asked } = stakesOf('free')
  const result = yield* risk(desk, asked, deed)
  const isGood = isDone(result)
  did(desk, deed, phrase(desk, thingWords, isGood ? 'freesYes' : 'freesNo', { what: matter.what }), result.degree)
  const setting = { stems: matter.stems, happened: doneText(desk, deed), ...(person !== undefined && { person }) }
  yield* apply(desk, isGood ? yes : no, setting)
  if (!isGood) return
  becomes(desk, matter, 'freed', keptText(desk, deed))
  event(desk, doneText(desk, deed))
  yield* react(desk, 'touched', retold(desk, deed), { matter })
}

/** On guard: whatever comes next finds them waiting. */
export async function* ready(desk: Desk, deed: Deed): Play {
  const times = countDone(desk, 'ready', here(desk).id)
  tellTry(desk, deed, phrase(desk, thingWords, 'stands'))
  seen(desk, phrase(desk, thingWords, times === 0 ? 'ready' : 'readyAgain', { what: placeName(here(desk).name) }))
  gainEdge(desk, 'they are ready for it')
  establish(desk, { thing: here(desk).id, change: 'done', text: keptText(desk, deed) })
  noteDeed(desk, deed)
  desk.moments.push({ weight: 1, what: doneText(desk, deed) })
  yield* flush(desk)
}

const mostStake = 5

/** Dice, cards, a race of beetles: the stake is the player's, the rest is chance and nerve. */
export async function* play(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.whom
  if (thing === undefined && deed.count === undefined && stemsOf(deed.words).includes('coin'))
    return yield* askFate(desk, deed)
  const person = (thing === undefined ? undefined : personOf(desk, thing.id)) ?? nearest(desk)
  const friend = thing?.kind === 'companion' ? heroOf(desk, thing.id) : undefined
  const others =
    friend === undefined ? (person === undefined ? undefined : callName(person.name)) : shortName(friend.name)
  if (others === undefined) return seen(desk, phrase(desk, thingWords, 'nobodyPlays'))
  const own = actorOf(desk)
  const purse = own === undefined ? 0 : own.coins.gp + Math.floor(own.coins.sp / 10)
  const stake = Math.max(1, Math.min(deed.count ?? 1, purse, mostStake * 20))
  const isCheating = deed.manner.includes('pretending') || stemsOf(deed.words).includes('cheat')
  const { yes, no, tone = 'amused', ...asked } = stakesOf(isCheating ? 'cheat' : 'play')
  const times = countDone(desk, 'play', person?.id ?? friend?.id ?? here(desk).id)
  tellTry(desk, deed)
  seen(desk, phrase(desk, thingWords, 'stakes', { who: others, gold: String(stake) }))
  const result = yield* risk(desk, { ...asked, dc: asked.dc + Math.min(4, times) }, deed)
  const key = result.isSuccess ? 'wins' : isCheating ? 'caughtCheating' : 'loses'
  did(desk, deed, phrase(desk, thingWords, key, { who: others }), result.degree)
  const setting = { stems: [], happened: doneText(desk, deed), stake, ...(person !== undefined && { person }) }
  yield* apply(desk, result.isSuccess ? (result.degree === 'exceptional' ? [...yes, 'rumour'] : yes) : no, setting)
  establish(desk, { thing: person?.id ?? 'game', change: 'done', text: keptText(desk, deed) })
  if (peopleAt(desk).length > 0 && person !== undefined)
    yield* react(desk, result.isSuccess || !isCheating ? tone : 'offended', doneText(desk, deed), { person, times })
  if (person !== undefined && !result.isSuccess && !isCheating) changeTrust(desk, person, 1) // nobody dislikes a good loser
}
