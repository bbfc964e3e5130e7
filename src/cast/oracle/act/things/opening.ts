/** Opening, shutting, unlocking: a key, a pick, a shoulder, or a hand on the latch. */
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { isNow } from '../done.ts'
import { suffer } from '../../desk/consequence.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { wayName } from '../../desk/describe.ts'
import { actorOf, holderOf, shortName, standing } from '../../desk/heroes.ts'
import { added, put } from '../../desk/memory.ts'
import { placeName, topicWords } from '../../../../english/naming.ts'
import { exitsSeen, here, isFound, isLocked, keyAt, placeOf } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { partyDid, phrase, unsaid } from '../../desk/tell.ts'
import { isBarred } from '../../../../campaign/played/read/exits.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { Exit, Locked, Place } from '../../../../campaign/played/world.ts'
import { affordedBy } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { stemsOf } from './effects.ts'
import { lookThrough } from './finding.ts'
import { isStopped } from './guarded.ts'
import { isKind } from './kinds.ts'
import { matterOf, type Matter } from './matter.ts'
import { askWhat, isNowhere } from './nowhere.ts'
import { keptText, retold, tellTry } from './retold.ts'
import { react } from './witness.ts'
import { thingWords } from './words.ts'
import { becomes, seen } from './show.ts'

export type Shut = { readonly name: string; readonly what: string; readonly locked?: Locked }

const usualLock = { dc: 13, skill: 'thieves-tools' } as const

/** What keeps it shut, by its page or by what its sentences say. */
function shutOf({ feature, exit, sentences, thing, what }: Matter): Shut {
  const locked = feature?.locked ?? exit?.locked ?? (sentences.some(isBarred) ? usualLock : undefined)
  return { name: feature?.name ?? exit?.name ?? thing.name, what, ...(locked !== undefined && { locked }) }
}

const isOpen = (desk: Desk, place: Place, { name, locked }: Shut): boolean =>
  locked === undefined || isFound(desk, place, `${name} open`)

/** Open from here on, from both sides. */
function opened(desk: Desk, place: Place, { name, what }: Shut): void {
  const beyond = place.exits.filter(exit => exit.name === name).flatMap(({ to }) => placeOf(desk, to) ?? [])
  const backs = beyond.flatMap(there =>
    there.exits.filter(({ to, locked }) => to === place.id && locked).map(back => keyAt(there, `${back.name} open`)),
  )
  keep(desk, { found: added(desk.memory.found, keyAt(place, `${name} open`), ...backs) })
  partyDid(desk, `opened ${what} at ${placeName(place.name)}`)
}

const hasTools = ({ items }: Creature): boolean => items.some(({ name }) => topicWords(name).includes('thiev'))

/** True when it is open afterwards: by its key, by a pick, or by force. */
export async function* unlockIt(desk: Desk, place: Place, shut: Shut, deed: Deed): Play<boolean> {
  const { locked } = shut
  if (locked === undefined) return true
  const key = locked.key === undefined ? undefined : holderOf(desk.game, locked.key)
  if (key !== undefined) {
    seen(desk, phrase(desk, thingWords, 'byKey', { key: key.name.toLowerCase(), what: shut.what }))
    opened(desk, place, shut)
    return true
  }
  seen(desk, phrase(desk, thingWords, 'lockedOut', { what: shut.what }))
  return yield* pickOrForce(desk, place, shut, deed, locked)
}

async function* pickOrForce(desk: Desk, place: Place, shut: Shut, deed: Deed, { dc, skill }: Locked): Play<boolean> {
  const triesKey = `lock/${keyAt(place, shut.name)}`
  const tries = desk.memory.tries[triesKey] ?? 0
  const own = actorOf(desk)
  const picker = [own, ...standing(desk.game)].find(one => one !== undefined && hasTools(one))
  const isByForce = deed.manner.includes('forceful') || deed.verb === 'break' || picker === undefined
  const best = isByForce ? own : picker
  const by = best?.id === own?.id ? undefined : best // somebody else of the company, who has the tools
  const who = shortName(best?.name ?? '')
  if (by !== undefined) seen(desk, phrase(desk, thingWords, 'stepsUp', { who }))
  const wanted = isByForce ? { skill: 'athletics', dc: dc + 1 } : { skill, dc }
  const { isSuccess, degree } = yield* check(desk, { ...wanted, ...(best !== undefined && { who: best.name }) })
  const isIn = isSuccess || degree === 'partial' || tries >= 2
  const how = isByForce ? 'force' : by === undefined ? 'pick' : 'pickOther'
  if (!isIn) {
    keep(desk, { tries: put(desk.memory.tries, triesKey, tries + 1) })
    seen(desk, phrase(desk, thingWords, `${how}No`, { who, what: shut.what }))
    yield* suffer(desk, ['noise', 'threat', 'time', 'hurt'], by)
    desk.offered = isByForce ? [] : [`Force ${shut.what} open`]
    return false
  }
  if (!isSuccess) seen(desk, phrase(desk, thingWords, 'atCost'))
  seen(desk, phrase(desk, thingWords, `${how}Yes`, { who, what: shut.what }))
  opened(desk, place, shut)
  if (!isSuccess) yield* suffer(desk, ['noise', 'threat', 'hurt'], by)
  return true
}

/** Whatever is locked here, for one who names nothing. */
function anyShut(desk: Desk, place: Place): readonly (Exit | Shut)[] {
  const ways = exitsSeen(desk, place).filter(one => isLocked(desk, place, one))
  const chests = place.features.filter(
    ({ locked, name }) => locked !== undefined && !isFound(desk, place, `${name} open`),
  )
  return [...ways, ...chests.map(one => ({ ...one, what: one.name }))]
}

export async function* open(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const thing = deed.roles.what ?? deed.roles.where
  if (thing === undefined || thing.id === place.id) return yield* openAny(desk, deed)
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  const shut = shutOf(matter)
  const wasOpen = isOpen(desk, place, shut)
  if (wasOpen && matter.exit === undefined && (yield* isStopped(desk, matter, deed))) return
  tellTry(desk, deed, phrase(desk, thingWords, 'opens', { what: matter.what }))
  noteDeed(desk, deed)
  if (!wasOpen && !(yield* unlockIt(desk, place, shut, deed))) return
  if (matter.exit !== undefined) return openWay(desk, matter.exit)
  yield* within(desk, matter, deed)
}

function openWay(desk: Desk, exit: Exit): void {
  seen(desk, phrase(desk, thingWords, 'standsOpen', { what: wayName(exit) }), ...unsaid(desk, [exit.text], 1))
}

/** What has just been opened: whatever it holds is looked for at once. */
async function* within(desk: Desk, matter: Matter, deed: Deed): Play {
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), 'open')
  const wasOpen = isNow(desk, matter.slug, 'opened')
  if (told !== undefined && !wasOpen) seen(desk, ...unsaid(desk, [told.told], 1))
  becomes(desk, matter, 'opened', keptText(desk, deed))
  yield* lookThrough(desk, matter, deed)
  if (!wasOpen) yield* react(desk, 'curious', retold(desk, deed), { matter })
}

async function* openAny(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const [one, ...others] = anyShut(desk, place)
  if (one === undefined) {
    seen(desk, phrase(desk, thingWords, 'nothingLocked'))
    const names = [...place.features.map(({ name }) => name), ...exitsSeen(desk).map(wayName)]
    const shuttable = names.filter(name => isKind('openable', name))
    return shuttable.length === 0 ? undefined : askWhat(desk, 'Open', shuttable)
  }
  if (others.length > 0)
    return askWhat(
      desk,
      'Open',
      [one, ...others].map(({ name }) => name),
    )
  const kind = 'to' in one ? 'way' : 'feature'
  const what = { kind, id: one.name, name: one.name, names: [], from: 'here' } as const
  yield* open(desk, { ...deed, roles: { ...deed.roles, what } })
}

/** Shut again: it can be told of later, and it takes a breath. */
export async function* close(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what ?? deed.roles.where
  if (thing === undefined) return askWhat(desk, 'Close', exitsSeen(desk).map(wayName))
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  if (isNow(desk, matter.slug, 'shut'))
    return seen(desk, phrase(desk, thingWords, 'shutAlready', { what: matter.what }))
  tellTry(desk, deed, phrase(desk, thingWords, 'shuts', { what: matter.what }))
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), 'close')
  seen(desk, told?.told ?? phrase(desk, thingWords, 'isShut', { what: matter.what }))
  becomes(desk, matter, 'shut', keptText(desk, deed))
  noteDeed(desk, deed)
  yield* react(desk, 'curious', retold(desk, deed), { matter })
}
