/** Taking, putting down, putting on, eating: what passes through the hands. */
import { countDone, establishedOn, isNow } from '../done.ts'
import { rule, type Desk, type Play } from '../../desk/desk.ts'
import { obtain, trap } from '../../desk/discover.ts'
import { actorOf, holderOf, shortName } from '../../desk/heroes.ts'
import { likeness, placeName, sentence, theName, topicWords, upperFirst } from '../../../../english/naming.ts'
import { isItem, here, hiddenLeft, itemsAt, itemsOf, peopleAt } from '../../desk/place.ts'
import { learn, partyDid, phrase, tellTable, unsaid } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Change } from '../../desk/memory.ts'
import { slugOf } from '../../desk/slugs.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import type { Item } from '../../../../campaign/played/world.ts'
import { affordedBy } from './affords.ts'
import { noteDeed } from './deed-keys.ts'
import { stemsOf } from './effects.ts'
import { lookThrough } from './finding.ts'
import { foulnessOf, swallowFoul, tasteFoul } from './foul.ts'
import { isStopped } from './guarded.ts'
import { holdsKind, isKind, isLiving, isPortable } from './kinds.ts'
import { matterOf, openAt, type Matter } from './matter.ts'
import { leaveAt } from './left.ts'
import { askWhat, insteadHere, isNowhere } from './nowhere.ts'
import { doneText, keptText, retold, tellTry } from './retold.ts'
import { react } from './witness.ts'
import { thingWords } from './words.ts'
import { work } from './work.ts'
import { becomes, establish, seen } from './show.ts'

/** A thing of the campaign that lies here. */
async function* pickUp(desk: Desk, item: Item): Play {
  const place = here(desk)
  const what = theName(item.name)
  const [snare] = hiddenLeft(desk, place).filter(
    ({ harm, text }) => harm !== undefined && likeness(topicWords(item.name), text) > 0,
  )
  if (snare !== undefined) yield* trap(desk, place, snare)
  seen(desk, phrase(desk, thingWords, 'takes', { what }), ...unsaid(desk, item.text.map(sentence), 2))
  yield* obtain(desk, item.name)
  partyDid(desk, `took ${what}`)
  desk.moments.push({ weight: 2, what: `The company has ${what} now.` })
  desk.isSavePoint = true
}

/** What it is called in a pack: without its article, with a capital. */
const asPacked = (name: string): string =>
  upperFirst(
    name
      .split(' ')
      .filter((word, at) => at > 0 || !['the', 'a', 'an', 'some', 'my', 'one'].includes(word.toLowerCase()))
      .join(' '),
  ).slice(0, 60)

/** Something that stood in the text alone is in a pack from now on, and no longer where it was. */
async function* pocket(desk: Desk, matter: Matter, deed: Deed): Play<boolean> {
  const who = actorOf(desk)
  if (who === undefined) return false
  const name = asPacked(matter.feature?.name ?? matter.thing.name)
  const given = yield* rule(desk, 'give-item', { who: who.name, item: name })
  if (given.outcome !== 'ruled') return false
  becomes(desk, matter, 'taken', keptText(desk, deed))
  return true
}

/** Where it lay before, or who has it: nobody takes a thing twice. */
function isTakenAlready(desk: Desk, matter: Matter): boolean {
  const { held, what, slug } = matter
  if (held === undefined) {
    const [before] = establishedOn(desk, slug).filter(({ change }) => change === 'eaten' || change === 'burnt')
    if (before !== undefined) seen(desk, before.text)
    return before !== undefined
  }
  seen(desk, phrase(desk, thingWords, 'carriedBy', { what, who: shortName(held.who) }))
  if (matter.item !== undefined) seen(desk, ...unsaid(desk, matter.sentences, 1))
  return true
}

const gone: readonly Change[] = ['taken', 'broken', 'burnt', 'eaten']

/** The nearest thing that a hand could close around: `anything`, `the first thing I see`. */
function atHand(desk: Desk): Thing | undefined {
  return here(desk)
    .features.map(({ name, text }): Thing => ({
      kind: 'feature',
      id: slugOf(name),
      name,
      names: [],
      from: 'here',
      says: text,
    }))
    .find(thing => {
      const matter = matterOf(desk, thing)
      return isPortable(matter) && matter.held === undefined && !gone.some(change => isNow(desk, matter.slug, change))
    })
}

export async function* take(desk: Desk, deed: Deed): Play {
  const { what, with: tool, whom, where } = deed.roles
  const thing = what ?? tool ?? (whom?.kind === 'companion' ? where : whom)
  const lying = itemsAt(desk)
  if (thing === undefined) {
    const [only] = lying
    if (only !== undefined && lying.length === 1) return yield* pickUp(desk, only)
    if (lying.length > 0)
      return askWhat(
        desk,
        'Take',
        lying.map(({ name }) => name),
      )
    const near = atHand(desk)
    const named = deed.left.at(-1)
    if (named !== undefined && !isKind('vague', named)) {
      tellTable(desk, phrase(desk, thingWords, 'notHere', { what: theName(named) }))
      return insteadHere(desk)
    }
    if (near !== undefined && named !== undefined)
      return yield* take(desk, { ...deed, left: [], roles: { what: near } })
    seen(desk, phrase(desk, thingWords, 'takeWhat'))
    if (near !== undefined) desk.offered = [`Take ${theName(near.name)}`]
    return insteadHere(desk)
  }
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter) || isTakenAlready(desk, matter)) return
  const item = lying.find(one => one === matter.item || isItem(one, thing.name)) // what stands there may be what lies there
  if (item !== undefined) {
    noteDeed(desk, deed)
    return yield* pickUp(desk, item)
  }
  const owner = peopleAt(desk).find(one => itemsOf(desk, one).some(({ id }) => id === matter.item?.id))
  if (owner !== undefined) return heldBy(desk, owner.name, matter.what)
  if (yield* isStopped(desk, matter, deed)) return
  if (hiddenLeft(desk).some(({ items }) => items.some(item => likeness(matter.stems, item) >= matter.stems.length)))
    return yield* lookThrough(desk, matter, deed)
  yield* takeLoose(desk, matter, deed)
}

function heldBy(desk: Desk, who: string, what: string): void {
  seen(desk, phrase(desk, thingWords, 'holdsBack', { who, what }))
  desk.offered = [`Persuade ${who} to part with ${what}`, `Steal ${what} from ${who}`]
}

/** What only the text knows of: carried off where it can be, and let be where it cannot. */
async function* takeLoose(desk: Desk, matter: Matter, deed: Deed): Play {
  const times = countDone(desk, 'take', matter.slug)
  if (isLiving(matter)) return yield* takesNobody(desk, matter, deed)
  if (!isPortable(matter)) {
    tellTry(desk, deed)
    seen(desk, phrase(desk, thingWords, times === 0 ? 'fixed' : 'fixedAgain', { what: matter.what }))
    seen(desk, ...unsaid(desk, matter.sentences, 1))
    noteDeed(desk, deed)
    if (times === 0) becomes(desk, matter, 'done', keptText(desk, deed))
    return
  }
  tellTry(desk, deed, phrase(desk, thingWords, 'takes', { what: matter.what }))
  const told = affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), 'take')
  if (told !== undefined) seen(desk, ...unsaid(desk, [told.told], 1))
  if (yield* pocket(desk, matter, deed)) seen(desk, phrase(desk, thingWords, 'inPack', { what: matter.what }))
  noteDeed(desk, deed)
  if (hiddenLeft(desk).some(({ name }) => likeness(matter.stems, name) > 0)) yield* lookThrough(desk, matter, deed)
  else yield* react(desk, 'curious', retold(desk, deed), { matter, times })
}

async function* takesNobody(desk: Desk, matter: Matter, deed: Deed): Play {
  tellTry(desk, deed)
  seen(desk, phrase(desk, thingWords, 'aliveStays', { what: matter.what }), ...unsaid(desk, matter.sentences, 1))
  yield* react(desk, 'curious', retold(desk, deed), { matter })
}

/** What was made in this very beat is what `it` means. */
function lastMade(desk: Desk): Thing | undefined {
  const made = desk.memory.established.findLast(({ change, at }) => change === 'made' && at === desk.memory.placeId)
  if (made === undefined || desk.before.memory.established.includes(made)) return undefined
  return { kind: 'mention', id: made.thing, name: made.thing.replaceAll('-', ' '), names: [], from: 'carried' }
}

/** Put down here; it lies where it was put until somebody takes it. */
export async function* drop(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what ?? deed.roles.with ?? lastMade(desk)
  const unknown = desk.world.items.find(item => deed.left.some(words => isItem(item, words)))
  if (thing === undefined && unknown !== undefined)
    return seen(desk, phrase(desk, thingWords, 'notCarried', { what: theName(unknown.name) }))
  if (thing === undefined && deed.roles.where === undefined)
    return askWhat(
      desk,
      'Put down',
      (actorOf(desk)?.items ?? []).map(({ name }) => name),
    )
  if (thing === undefined || deed.roles.where !== undefined || deed.roles.whom !== undefined)
    return yield* work(desk, thing === undefined ? deed : { ...deed, roles: { ...deed.roles, what: thing } })
  const matter = matterOf(desk, thing)
  const held = matter.held ?? asHeld(holderOf(desk.game, thing.name))
  const isTheirs = matter.item !== undefined && !itemsAt(desk).includes(matter.item) // seen on somebody, or only heard of
  if (held === undefined && matter.where === 'here' && isPortable(matter) && !isTheirs) {
    const isWorn = deed.left.some(word => isKind('wearables', word))
    return yield* isWorn ? wear(desk, { ...deed, verb: 'wear' }) : work(desk, deed)
  }
  if (held === undefined && matter.where !== 'carried') {
    seen(desk, phrase(desk, thingWords, 'notCarried', { what: matter.what }))
    return insteadHere(desk)
  }
  const [before] = establishedOn(desk, matter.slug).filter(({ change }) => change === 'left')
  if (held === undefined && before !== undefined) return seen(desk, before.text)
  tellTry(desk, deed, phrase(desk, thingWords, 'drops', { what: matter.what }))
  const where = placeName(here(desk).name)
  seen(desk, yield* leaveAt(desk, { ...matter, ...(held && { held }) }, where))
  noteDeed(desk, deed)
  learn(desk, `${doneText(desk, deed)} (At ${placeName(here(desk).name)}.)`)
  yield* react(desk, 'curious', retold(desk, deed), {})
}

const asHeld = (held: ReturnType<typeof holderOf>): Matter['held'] =>
  held === undefined ? undefined : { who: held.who.name, name: held.name }

/** Put on, be it somebody else's. */
export async function* wear(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what
  if (thing === undefined && deed.missing !== undefined)
    return seen(desk, phrase(desk, thingWords, 'notCarried', { what: theName(deed.missing) }))
  if (thing === undefined)
    return askWhat(
      desk,
      'Put on',
      (actorOf(desk)?.items ?? []).map(({ name }) => name),
    )
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  if (isNow(desk, matter.slug, 'worn'))
    return seen(
      desk,
      phrase(desk, thingWords, 'wornAlready', { what: matter.what }),
      ...unsaid(desk, matter.sentences, 1),
    )
  if (matter.where !== 'carried' && !isPortable(matter)) return yield* takeLoose(desk, matter, deed)
  tellTry(desk, deed, phrase(desk, thingWords, 'wears', { what: matter.what }))
  const told =
    affordedBy(matter.sentences, matter.stems, stemsOf(deed.words), 'wear')?.told ?? matter.sentences[0] ?? ''
  const key = holdsKind('drawn', deed.words) ? 'drawn' : holdsKind('bared', deed.words) ? 'bared' : 'worn'
  seen(desk, told, phrase(desk, thingWords, key, { what: matter.what }))
  if (key !== 'worn') {
    establish(desk, { thing: matter.slug, change: 'done', text: keptText(desk, deed) })
    return void (yield* react(desk, 'curious', retold(desk, deed), { matter }))
  }
  if (matter.held === undefined && matter.where !== 'carried') yield* pocket(desk, matter, deed)
  becomes(desk, matter, 'worn', keptText(desk, deed))
  noteDeed(desk, deed)
  const hadOwner = matter.where !== 'carried'
  yield* react(desk, hadOwner ? 'amused' : 'curious', retold(desk, deed), { matter })
}

const isHealing = (name: string): boolean => topicWords(name).some(stem => stem === 'heal') // potions of healing

async function* quaff(desk: Desk, held: NonNullable<Matter['held']>, deed: Deed): Play {
  tellTry(desk, deed)
  const who = actorOf(desk)?.name ?? held.who
  const healed = yield* rule(desk, 'heal', { who, dice: '2d4+2', from: held.name.slice(0, 80) })
  if (healed.outcome !== 'ruled') return
  yield* rule(desk, 'use-up-item', { who: held.who, item: held.name })
  seen(desk, phrase(desk, thingWords, 'quaffs'))
}

/** Where somebody keeps a bar, a mug goes on the slate. */
async function* payFor(desk: Desk): Play {
  const seller = peopleAt(desk).find(({ wares }) => wares.length > 0)
  const who = actorOf(desk)
  if (seller === undefined || who === undefined) return
  const paid = yield* rule(desk, 'change-coins', { who: who.name, amount: '4 cp', pays: true, why: 'a drink' })
  seen(desk, phrase(desk, thingWords, paid.outcome === 'ruled' ? 'paysFor' : 'owesStake', { who: seller.name }))
}

/** What is eaten is gone; of a well or a river one only has a taste. */
export async function* eat(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.what ?? deed.roles.with ?? deed.roles.where
  const unknown = deed.left.at(-1)
  if (thing === undefined && unknown !== undefined && isHealing(unknown))
    return seen(desk, phrase(desk, thingWords, 'notCarried', { what: theName(unknown) }))
  if (thing === undefined) return yield* eatOwn(desk, deed)
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  if (matter.held !== undefined && isHealing(matter.held.name)) return yield* quaff(desk, matter.held, deed)
  if (isNow(desk, matter.slug, 'eaten') && !isKind('liquid', thing.name))
    return seen(desk, phrase(desk, thingWords, 'eatenAlready', { what: matter.what }))
  if (yield* isStopped(desk, matter, deed)) return
  const times = countDone(desk, 'eat', matter.slug)
  tellTry(desk, deed, phrase(desk, thingWords, 'eats', { what: matter.what }))
  const stems = stemsOf(deed.words)
  const around = isKind('liquid', thing.name) ? openAt(desk, here(desk)).filter(text => holdsKind('liquid', text)) : []
  const told =
    affordedBy(matter.sentences, matter.stems, stems, 'eat') ??
    affordedBy(around, matter.stems, [], 'eat') ??
    affordedBy(around, matter.stems, [], 'sense')
  const foul = foulnessOf(deed, matter)
  if (foul !== undefined) {
    tasteFoul(desk, deed, matter, foul)
    yield* swallowFoul(desk)
  } else {
    seen(
      desk,
      times === 0 && told !== undefined ? told.told : phrase(desk, thingWords, 'tastes', { what: matter.what }),
    )
    yield* passTime(desk, 5)
  }
  if (matter.held === undefined && isKind('drinks', thing.name)) yield* payFor(desk)
  if (matter.held !== undefined) yield* rule(desk, 'use-up-item', { who: matter.held.who, item: matter.held.name })
  becomes(
    desk,
    matter,
    isKind('liquid', thing.name) || matter.feature !== undefined ? 'done' : 'eaten',
    keptText(desk, deed),
  )
  noteDeed(desk, deed)
  yield* react(desk, matter.where === 'carried' ? 'curious' : 'amused', retold(desk, deed), { matter, times })
}

/** Out of the pack: rations, where there are any. */
async function* eatOwn(desk: Desk, deed: Deed): Play {
  const held = asHeld(holderOf(desk.game, 'rations')) ?? asHeld(holderOf(desk.game, 'waterskin'))
  if (held === undefined) {
    seen(desk, phrase(desk, thingWords, 'noFood'))
    const seller = peopleAt(desk).find(({ wares }) => wares.length > 0)
    if (seller !== undefined) desk.offered = [`Buy a meal from ${seller.name}`]
    return
  }
  const ration: Thing = { kind: 'item', id: held.name, name: held.name, names: [], from: 'carried' }
  yield* eat(desk, { ...deed, roles: { ...deed.roles, what: ration } })
}
