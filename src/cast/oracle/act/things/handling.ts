/** Things that are worked on: used, pushed, knocked on, broken, set alight. */
import rows from '../../../../../content/oracle/deeds.json' with { type: 'json' }
import { gainEdge } from '../../desk/rolls.ts'
import { countDone, establishedOn, isNow } from '../done.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { factsNow, isTrue } from '../../desk/facts.ts'
import { added, type Change } from '../../desk/memory.ts'
import { theName } from '../../../../english/naming.ts'
import { here, isItem, isLocked, itemsAt, peopleAt, placeOf } from '../../desk/place.ts'
import { isBusy } from '../../desk/describe.ts'
import { passTime } from '../../desk/time.ts'
import type { Exit } from '../../../../campaign/played/world.ts'
import { slugOf } from '../../desk/slugs.ts'
import { event, phrase, unsaid } from '../../desk/tell.ts'
import { meansOf, waitedFor } from '../../desk/wanted.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { affordedBy, isPromise } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { apply, stemsOf, type Setting } from './effects.ts'
import { keeperOf, toneFor } from './guarded.ts'
import { gesture } from './heart.ts'
import { eat } from './holding.ts'
import { holdsKind, isKind, isLiving, isPortable, packed } from './kinds.ts'
import { matterOf, openAt, type Matter } from './matter.ts'
import { insteadHere, isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { isDone, risk, stakesOf, type StakesName } from './stakes.ts'
import { soundOf } from './stuff.ts'
import { nearest, react, type Tone } from './witness.ts'
import { uncovers } from './uncovers.ts'
import { thingWords } from './words.ts'
import { becomes, did, seen } from './show.ts'

const settingOf = (desk: Desk, deed: Deed, matter: Matter): Setting => {
  const person = nearest(desk, matter)
  return {
    stems: stemsOf(matter.thing.name, deed.words),
    happened: doneText(desk, deed),
    ...(person !== undefined && { person }),
  }
}

/** What comes of using it, by what was done: a bell is heard, a torch gives light, a bench is sat upon. */
function servesKey({ words }: Deed, isOwn: boolean): string {
  const stems = new Set(stemsOf(words))
  const kind = Object.entries(rows.works).find(([, cues]) => stemsOf(cues.join(' ')).some(stem => stems.has(stem)))?.[0]
  return kind === undefined ? (isOwn ? 'servesOwn' : 'serves') : `serves-${kind}`
}

/** What can be told of it without anything being done. */
const plainOf = ({ sentences }: Matter): readonly string[] => sentences.filter(text => !isPromise(text))

/** Done once more: what came of it before is told, and the hour goes on. */
async function* again(desk: Desk, deed: Deed, matter: Matter, tone: Tone, times: number): Play {
  const [before] = establishedOn(desk, matter.slug)
    .filter(({ change }) => change !== 'done')
    .slice(-1)
  seen(desk, phrase(desk, thingWords, 'again', { what: matter.what }), before?.text ?? '')
  const fresh = unsaid(desk, plainOf(matter), 1)
  seen(desk, ...fresh)
  if (!(yield* react(desk, tone, retold(desk, deed), { matter, times })) && fresh.length === 0)
    yield* apply(desk, ['clue'], settingOf(desk, deed, matter))
}

type Way = {
  /** What is tried was told already. */
  readonly isTold?: true
  readonly stakes?: StakesName
  readonly change: Change
  readonly tone: Tone
  readonly key: string
}

/**
 * The way of all handling: what is hidden there and answers to it comes to light; what the thing's own words say of it
 * happens; else the dice decide, and what comes of it stays so.
 */
async function* handle(desk: Desk, deed: Deed, matter: Matter, way: Way): Play {
  const { stakes, change, key, isTold } = way
  const tone = toneFor(desk, deed, matter, way.tone)
  if (isTold !== true) tellTry(desk, deed)
  const isGoal = noteDeed(desk, deed)
  const times = countDone(desk, deed.verb, matter.slug)
  if (yield* uncovers(desk, deed, matter)) return void becomes(desk, matter, change, keptText(desk, deed))
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), deed.verb)
  if (times > 0 && !isGoal) return yield* again(desk, deed, matter, tone, times)
  if (told !== undefined) {
    seen(desk, told.told)
    becomes(desk, matter, change === 'broken' ? 'broken' : 'done', keptText(desk, deed))
    return void (yield* react(desk, tone, `${retold(desk, deed)} ${told.told}`, { matter }))
  }
  if (isGoal || stakes === undefined) {
    const [more] = isGoal || (key !== 'serves' && key !== 'moves') ? [] : unsaid(desk, plainOf(matter), 1)
    const plainKey = key === 'serves' ? servesKey(deed, matter.where === 'carried') : key
    const works = key === 'serves' && plainKey !== 'serves' && plainKey !== 'servesOwn'
    const sound = key === 'knocks' && !isGoal ? soundOf(desk, matter) : ''
    seen(
      desk,
      (works ? undefined : more) ??
        (sound !== '' ? sound : phrase(desk, thingWords, isGoal ? 'counts' : plainKey, { what: matter.what })),
    )
    if (plainKey === 'serves-sound') yield* apply(desk, ['noise-heard'], settingOf(desk, deed, matter))
    if (plainKey === 'serves-light') gainEdge(desk, 'there is light to see by')
    becomes(desk, matter, change, keptText(desk, deed))
    if ((change === 'broken' || change === 'burnt') && matter.held !== undefined)
      yield* rule(desk, 'use-up-item', { who: matter.held.who, item: matter.held.name })
    if (isGoal) event(desk, doneText(desk, deed))
    return void (yield* react(desk, tone, retold(desk, deed), { matter }))
  }
  yield* chance(desk, deed, matter, { stakes, change, tone, key })
}

async function* chance(desk: Desk, deed: Deed, matter: Matter, way: Way & { readonly stakes: StakesName }): Play {
  const { yes, no, ...asked } = stakesOf(way.stakes)
  const result = yield* risk(desk, asked, deed)
  const isGood = isDone(result)
  did(desk, deed, phrase(desk, thingWords, `${way.key}${isGood ? 'Yes' : 'No'}`, { what: matter.what }), result.degree)
  becomes(desk, matter, isGood ? way.change : 'done', keptText(desk, deed))
  const setting = settingOf(desk, deed, matter)
  yield* apply(desk, isGood ? yes : no, setting)
  if (isGood && !result.isSuccess) yield* apply(desk, no, setting)
  if (isGood || way.tone === 'outraged') yield* react(desk, way.tone, retold(desk, deed), { matter })
}

/** The thing a deed is done to, where it is here; whatever else could be said was said. */
function handled(desk: Desk, deed: Deed): Matter | undefined {
  const thing = deed.roles.what ?? deed.roles.where ?? deed.roles.whom
  if (thing === undefined) {
    const [word] = deed.left.slice(-1)
    seen(desk, phrase(desk, thingWords, word === undefined ? 'onWhat' : 'notHere', { what: theName(word ?? '') }))
    insteadHere(desk)
    return undefined
  }
  const matter = matterOf(desk, thing)
  return isNowhere(desk, matter) ? undefined : matter
}

/** Whoever is behind it answers, or nobody does. */
async function* knockAt(desk: Desk, deed: Deed, matter: Matter, exit: Exit): Play {
  const beyond = placeOf(desk, exit.to)
  const isHome = beyond !== undefined && (peopleAt(desk, beyond).length > 0 || isBusy(beyond))
  const isShut = isLocked(desk, here(desk), exit)
  const times = countDone(desk, 'knock', matter.slug)
  tellTry(desk, deed)
  noteDeed(desk, deed)
  const key = isHome ? (isShut ? 'knockShut' : 'knockOpen') : 'knockNobody'
  seen(desk, phrase(desk, thingWords, times === 0 ? key : 'knockAgain'))
  becomes(desk, matter, 'done', keptText(desk, deed))
  yield* passTime(desk, 1)
}

export async function* knock(desk: Desk, deed: Deed): Play {
  const matter = handled(desk, deed)
  if (matter?.exit !== undefined) return yield* knockAt(desk, deed, matter, matter.exit)
  if (matter !== undefined) yield* handle(desk, deed, matter, { change: 'done', tone: 'curious', key: 'knocks' })
}

export async function* move(desk: Desk, deed: Deed): Play {
  const matter = handled(desk, deed)
  if (matter === undefined) return
  if (isLiving(matter)) return yield* handle(desk, deed, matter, { change: 'done', tone: 'amused', key: 'nudges' })
  if (stemsOf(deed.words).includes('dig'))
    return yield* handle(desk, deed, matter, { stakes: 'dig', change: 'moved', tone: 'curious', key: 'digsUp' })
  if (isKind('landscape', matter.thing.name)) return yield* gesture(desk, { ...deed, verb: 'gesture' })
  const isBig = isKind('fixed', matter.thing.name) || matter.thing.kind === 'way'
  yield* handle(desk, deed, matter, {
    ...(isBig && { stakes: 'move' }),
    change: 'moved',
    tone: 'curious',
    key: 'moves',
  })
}

/** What lives and means no harm is let be; whose it is would mind. */
export async function* breakIt(desk: Desk, deed: Deed): Play {
  const matter = handled(desk, deed)
  if (matter === undefined) return
  if (isLiving(matter)) {
    seen(desk, phrase(desk, thingWords, 'spared', { what: matter.what }))
    return void (yield* react(desk, 'offended', retold(desk, deed), { matter }))
  }
  const isOwned = keeperOf(desk, matter) !== undefined
  yield* handle(desk, deed, matter, {
    ...(!isPortable(matter) && !isKind('fragile', matter.thing.name) && { stakes: 'break' }),
    change: 'broken',
    tone: isOwned ? 'outraged' : 'offended',
    key: 'breaks',
  })
}

/** What there is to kindle it with: in a pack, or where a fire burns already. */
function fireFor(desk: Desk): string | undefined {
  const own = packed(desk, 'kindling')
  if (own !== undefined) return `the ${own.toLowerCase()}`
  return openAt(desk, here(desk)).some(text => holdsKind('hearths', text)) ? 'the fire that burns here' : undefined
}

export async function* burn(desk: Desk, deed: Deed): Play {
  const matter = handled(desk, deed)
  if (matter === undefined) return
  const means = yield* byMeans(desk, deed)
  if (means) return
  const fire = fireFor(desk)
  if (fire === undefined) return seen(desk, phrase(desk, thingWords, 'noFire', { what: matter.what }))
  if (isNow(desk, matter.slug, 'burnt'))
    return seen(desk, phrase(desk, thingWords, 'burntAlready', { what: matter.what }))
  if (isLiving(matter)) return yield* breakIt(desk, deed)
  if (!isKind('burns', matter.thing.name)) {
    seen(desk, phrase(desk, thingWords, 'burnsNot', { what: matter.what, fire }))
    becomes(desk, matter, 'done', keptText(desk, deed))
    return void (yield* react(desk, 'offended', retold(desk, deed), { matter }))
  }
  const isOwned = matter.where !== 'carried' && nearest(desk, matter) !== undefined
  const tone: Tone = matter.where === 'carried' ? 'curious' : 'outraged'
  tellTry(desk, deed)
  seen(desk, phrase(desk, thingWords, 'kindles', { what: matter.what, fire }))
  yield* handle(desk, deed, matter, {
    ...(isOwned && { stakes: 'burn' }),
    change: 'burnt',
    tone,
    key: 'burns',
    isTold: true,
  })
}

/** `Light the lamp` is to use the wick on it, where that is what the story waits for and the wick is in the pack. */
export async function* byMeans(desk: Desk, deed: Deed): Play<boolean> {
  const spots = Object.values(deed.roles).filter(({ kind }) => kind === 'feature' || kind === 'place')
  const means = meansOf(desk, deed.words, spots)
  if (means === undefined) return false
  if (!means.isHeld) {
    seen(desk, phrase(desk, thingWords, 'lacks'))
    return true
  }
  const item: Thing = { kind: 'item', id: means.id, name: means.name, names: [], from: 'carried' }
  const [spot] = spots
  yield* useOn(desk, deed, matterOf(desk, item), spot)
  return true
}

/** Something the story waited for has come true by it. */
async function* useOn(desk: Desk, deed: Deed, held: Matter, spot: Thing | undefined): Play {
  const before = factsNow(desk)
  const at = here(desk).id
  const id = desk.world.items.find(one => isItem(one, held.thing.name))?.id ?? slugOf(held.thing.name)
  const on = spot === undefined ? [] : [spot.id, slugOf(spot.name)]
  const keys = [at, ...on, ''].map(one => `used/${id}/${one}@${at}`)
  tellTry(desk, deed, phrase(desk, thingWords, 'uses', { what: held.what }))
  keep(desk, { happened: added(desk.memory.happened, ...new Set(keys)) })
  const isGoal = noteDeed(desk, deed)
  const now = factsNow(desk)
  const hasCounted = isGoal || [...waitedFor(desk)].some(one => isTrue(one, now) && !isTrue(one, before))
  if (hasCounted) {
    seen(desk, phrase(desk, thingWords, 'counts'))
    return event(desk, doneText(desk, deed))
  }
  const target = spot === undefined ? undefined : matterOf(desk, spot)
  const times = countDone(desk, 'use', `${held.slug}-${target?.slug ?? ''}`)
  if (target !== undefined && (yield* uncovers(desk, deed, target))) return
  const told =
    (target === undefined ? undefined : affordedBy(target.sentences, target.stems, stemsOf(deed.words), deed.verb)) ??
    affordedBy(held.sentences, held.stems, [...stemsOf(deed.words), ...(target?.stems ?? [])], 'use')
  if (times > 0) return yield* again(desk, deed, target ?? held, 'curious', times)
  seen(desk, told?.told ?? phrase(desk, thingWords, servesKey(deed, target === undefined), { what: held.what }))
  becomes(desk, target ?? held, 'done', keptText(desk, deed))
  yield* react(desk, toneFor(desk, deed, target ?? held, 'curious'), retold(desk, deed), { matter: target ?? held })
}

/** Nobody puts to use what nobody has. */
const lacking = (desk: Desk, what: string): void => seen(desk, phrase(desk, thingWords, 'notCarried', { what }))

export async function* use(desk: Desk, deed: Deed): Play {
  if (holdsKind('drunk', deed.words)) return yield* eat(desk, { ...deed, verb: 'eat' })
  const { what, with: tool, where, whom } = deed.roles
  if (yield* byMeans(desk, deed)) return
  if (where?.kind === 'place' && where.id !== here(desk).id && isNowhere(desk, matterOf(desk, where))) return
  const first = tool ?? what
  if (first === undefined) {
    const unknown = deed.left.at(-1)
    if (unknown !== undefined && (where ?? whom) !== undefined) return lacking(desk, theName(unknown)) // used on what is here
    const matter = handled(desk, deed)
    if (matter === undefined) return
    if (matter.person !== undefined || matter.thing.kind === 'companion')
      return yield* gesture(desk, { ...deed, verb: 'gesture' })
    return yield* handle(desk, deed, matter, { change: 'done', tone: 'curious', key: 'serves' })
  }
  const held = matterOf(desk, first)
  if (isNowhere(desk, held)) return
  if (held.item !== undefined && held.where !== 'carried' && !itemsAt(desk).includes(held.item))
    return lacking(desk, held.what)
  const spot = (tool === undefined ? undefined : what) ?? where ?? whom
  if (held.where === 'carried') return yield* useOn(desk, deed, held, spot)
  yield* handle(desk, deed, held, { change: 'done', tone: 'curious', key: 'serves' })
}
