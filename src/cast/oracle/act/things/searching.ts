/** Searching, listening, smelling, tasting, touching. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import type { Place } from '../../../../campaign/played/world.ts'
import { countDone, timesDone } from '../done.ts'
import { deadAt } from '../../desk/dead.ts'
import { mood } from '../../desk/describe.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { foesText, loom, loomingAt, mayMeet } from '../../desk/encounter.ts'
import { added } from '../../desk/memory.ts'
import { likeness, placeName, sentence, topicWords } from '../../../../english/naming.ts'
import { here, isShut, keyAt } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { phrase, unsaid } from '../../desk/tell.ts'
import { reveal } from '../../desk/discover.ts'
import type { Deed } from '../../desk/wishes.ts'
import { affordedBy, familyOf } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { hiddenBy, stemsOf } from './effects.ts'
import { lookThrough, searchFallen } from './finding.ts'
import { foulnessOf, tasteFoul } from './foul.ts'
import { isStopped } from './guarded.ts'
import { matterOf, openAt, type Matter } from './matter.ts'
import { holdsKind, isLiving } from './kinds.ts'
import { isNowhere, notFound } from './nowhere.ts'
import { sensedAs } from './stuff.ts'
import { keptText, tellTry } from './retold.ts'
import { thingWords } from './words.ts'
import { becomes, seen } from './show.ts'

/** What is in a pack or on a sheet is not what is looked for on the ground. */
const thingIn = ({ roles: { what, where, with: tool, whom } }: Deed) =>
  (where !== undefined && what?.from === 'sheet' ? undefined : what) ?? where ?? tool ?? whom

/** A cupboard where none was told of holds nobody's secrets; the floor and the corners are everywhere. */
const isElsewhere = ({ name, kind }: Place, { missing }: Deed): boolean =>
  missing !== undefined &&
  !holdsKind('it', missing) && // `anything odd`
  likeness(topicWords(missing), [name, kind, ...rows.everywhere].join(' ')) === 0

export async function* search(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const thing = thingIn(deed)
  if (thing !== undefined && (thing.kind === 'body' || deadAt(desk, place).some(({ id }) => id === thing.id)))
    return yield* searchFallen(desk, thing)
  if (thing === undefined && isElsewhere(place, deed)) return notFound(desk, deed)
  const isWhole = thing === undefined || thing.id === place.id || thing.kind === 'topic'
  const matter = isWhole ? undefined : matterOf(desk, thing)
  if (matter !== undefined && isNowhere(desk, matter)) return
  if (matter?.feature !== undefined && isShut(desk, place, matter.feature)) return keptShut(desk, matter.what)
  if (matter !== undefined && (yield* isStopped(desk, matter, deed))) return
  const what = matter?.what ?? placeName(place.name)
  tellTry(desk, deed, phrase(desk, thingWords, deed.manner.includes('quick') ? 'searchQuick' : 'searches', { what }))
  if (matter !== undefined) keep(desk, { happened: added(desk.memory.happened, `seen/${keyAt(place, matter.slug)}`) })
  noteDeed(desk, deed)
  yield* lookThrough(desk, matter, deed, what)
}

function keptShut(desk: Desk, what: string): void {
  seen(desk, phrase(desk, thingWords, 'lockedOut', { what }))
  desk.offered = [`Open ${what}`, `Force ${what} open`]
}

/** What a sense brings of a thing, or of the whole place: the sentence that tells it, else what was said of the air. */
function sensed(desk: Desk, deed: Deed, matter: Matter | undefined, around: readonly string[], least = 1): string {
  const place = here(desk)
  const own = matter?.sentences ?? []
  const stems = stemsOf(deed.words)
  const best =
    affordedBy(own, matter?.stems ?? [], stems, deed.verb) ??
    (matter === undefined
      ? (affordedBy(around.map(sentence), [], stems, deed.verb) ?? affordedBy(openAt(desk, place), [], stems))
      : undefined) // what is said of the air says nothing of a thing
  return best === undefined || best.fit < least ? '' : best.told
}

/** The find that a bent ear or a tongue comes upon: it has to do with this very thing. */
async function* comesUpon(desk: Desk, deed: Deed, matter: Matter | undefined): Play<boolean> {
  if (matter === undefined) return false
  const place = here(desk)
  const hidden = hiddenBy(desk, place, matter.stems)
  if (hidden === undefined || likeness(familyOf(deed.verb), hidden.text) === 0) return false
  const { isSuccess } = yield* check(desk, { skill: hidden.skill, dc: hidden.dc })
  if (!isSuccess) return false
  yield* reveal(desk, place, hidden)
  return true
}

export async function* listen(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const thing = thingIn(deed)
  const matter = thing === undefined || thing.id === place.id ? undefined : matterOf(desk, thing)
  if (matter !== undefined && isNowhere(desk, matter)) return
  const times = countDone(desk, 'listen', matter?.slug ?? place.id)
  tellTry(desk, deed, phrase(desk, thingWords, 'listens'))
  const sound = sensed(desk, deed, matter, place.atmosphere.sounds)
  const around = matter === undefined ? place.atmosphere.sounds.map(sentence) : []
  seen(desk, ...(matter === undefined ? around : [sound]))
  noteDeed(desk, deed)
  const near = loomingAt(desk, place) ?? mayMeet(desk, place)
  if (near !== undefined && times < 2 && matter === undefined && !place.isSafe) {
    const { isSuccess } = yield* check(desk, { skill: 'perception', dc: 12 })
    if (isSuccess) {
      seen(desk, phrase(desk, thingWords, 'hears', { what: foesText(near) }))
      return loom(desk, place, near)
    }
  }
  if (times === 0 && (yield* comesUpon(desk, deed, matter))) return
  if (sound === '' && around.length === 0) seen(desk, phrase(desk, thingWords, 'still'), mood(desk, place))
  else if (times > 0) seen(desk, phrase(desk, thingWords, 'heardBefore'))
  desk.moments.push({ weight: 1, what: `Listened at ${matter?.what ?? placeName(place.name)}: ${sound}` })
}

/** Smelt, tasted or felt. */
export async function* sense(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const thing = thingIn(deed)
  const matter = thing === undefined || thing.id === place.id ? undefined : matterOf(desk, thing)
  if (matter !== undefined && isNowhere(desk, matter)) return
  const before = timesDone(desk, 'sense', matter?.slug ?? place.id)
  tellTry(desk, deed, phrase(desk, thingWords, 'senses', { what: matter?.what ?? 'the air' }))
  const foul = matter === undefined ? undefined : foulnessOf(deed, matter)
  if (matter !== undefined && foul !== undefined) {
    tasteFoul(desk, deed, matter, foul)
    countDone(desk, 'sense', matter.slug)
    becomes(desk, matter, 'done', keptText(desk, deed))
    noteDeed(desk, deed)
    return void (before === 0 && (yield* comesUpon(desk, deed, matter)))
  }
  const stuff = matter === undefined || isLiving(matter) ? '' : sensedAs(desk, deed, matter)
  const told = sensed(desk, deed, matter, place.atmosphere.smells, stuff === '' ? 1 : 2)
  const air = matter === undefined ? place.atmosphere.smells.map(sentence).join(' ') : ''
  const [own] = matter === undefined ? [] : unsaid(desk, matter.sentences, 1)
  const answer = [told, stuff, own ?? '', air, matter === undefined ? mood(desk, place) : ''].find(text => text !== '')
  seen(desk, answer ?? phrase(desk, thingWords, 'airPlain'))
  countDone(desk, 'sense', matter?.slug ?? place.id)
  noteDeed(desk, deed)
  if (before === 0 && (yield* comesUpon(desk, deed, matter))) return
  if (before > 0) seen(desk, phrase(desk, thingWords, 'sensedBefore', { what: matter?.what ?? 'the air' }))
  desk.moments.push({ weight: 1, what: `${matter?.what ?? 'The air'} was tried: ${told}` })
}
