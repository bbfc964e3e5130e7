/** Looking around, looking closely, reading: what is there for anybody to see, and what was done to it. */
import { troubleWords } from '../../content/phrases.ts'
import { establishedAt, countDone, isNow, timesDone } from '../done.ts'
import { deadAt } from '../../desk/dead.ts'
import { describeFully } from '../../desk/describe.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { foesText, loomingAt } from '../../desk/encounter.ts'
import { heroOf, shortName } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, likeness, sentence, topicWords, upperFirst } from '../../../../english/naming.ts'
import { here, hiddenExits, hiddenLeft, keyAt, peopleAt } from '../../desk/place.ts'
import { flush, freshOf, phrase, unsaid } from '../../desk/tell.ts'
import { ofPerson } from '../../../../english/prose/of-person.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { affordedBy } from './affords.ts'
import { stemsOf } from './effects.ts'
import { foundIn, lookThrough, searchFallen } from './finding.ts'
import { holdsKind } from './kinds.ts'
import { matterOf, openAt, type Matter } from './matter.ts'
import { isNowhere, notFound } from './nowhere.ts'
import { noteDeed } from './deed-keys.ts'
import { check } from '../../desk/rolls.ts'
import { edgesOf } from './stakes.ts'
import { doneText, tellTry } from './retold.ts'
import { thingWords } from './words.ts'
import { seen } from './show.ts'

/** All that can be seen, with what the party itself has changed. */
export async function* look(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  describeFully(desk, place)
  const left = establishedAt(desk)
    .filter(({ change }) => change !== 'done' && change !== 'seen')
    .slice(-3)
  seen(desk, ...left.map(({ text }) => text))
  const looming = loomingAt(desk, place)
  if (looming !== undefined) seen(desk, phrase(desk, troubleWords, 'stillThere', { foes: foesText(looming) }))
  countDone(desk, deed.verb, 'around')
  yield* flush(desk)
}

/** Somebody, as far as looks go. */
function lookAtPerson(desk: Desk, person: Person): void {
  seen(desk, phrase(desk, thingWords, 'eyes', { who: person.name }))
  const looks = unsaid(desk, person.looks.map(sentence), 3)
  const [first = '', ...rest] = looks.length > 0 ? looks : person.looks.slice(0, 2).map(sentence)
  seen(
    desk,
    ofPerson(callName(person.name), first),
    ...rest,
    person.demeanour === '' ? '' : sentence(upperFirst(person.demeanour)),
    freshOf(desk, person.mannerisms.map(sentence)),
  )
  desk.moments.push({ weight: 1, what: `${person.name} is looked over.` })
}

/** Those who stand about, as far as the place tells of them. */
async function* lookAtCrowd(desk: Desk, deed: Deed): Play {
  const place = here(desk)
  const told = openAt(desk, place).filter(text => holdsKind('people', text))
  const who = listOf(peopleAt(desk).map(({ name }) => name))
  const times = countDone(desk, deed.verb, 'crowd')
  tellTry(desk, deed)
  seen(desk, ...told.slice(times, times + 3), who === '' ? '' : phrase(desk, thingWords, 'amongThem', { who }))
  if (told.length === 0 && who === '') seen(desk, phrase(desk, thingWords, 'nobodyAbout'))
  yield* flush(desk)
}

function lookAtFriend(desk: Desk, id: string, name: string): void {
  const hero = heroOf(desk, id)
  const share = (hero?.hitPoints ?? 1) / Math.max(1, hero?.maxHitPoints ?? 1)
  const how = hero?.life !== 'alive' ? 'down' : share > 0.9 ? 'hale' : share > 0.5 ? 'worn' : 'hurt'
  seen(desk, phrase(desk, thingWords, how, { who: shortName(hero?.name ?? name) }))
  desk.moments.push({ weight: 1, what: 'You are looked over, to see how you are.', who: id })
}

/** Something hidden that is called by its name: the hat's sweatband is in the hat. */
const isNamedIn = (desk: Desk, { stems }: Matter): boolean =>
  hiddenLeft(desk).some(({ name }) => likeness(stems, name) > 0)

/** What is still to be found there, as far as its words have to do with these. */
const isMore = (desk: Desk, stems: readonly string[]): boolean =>
  [...hiddenLeft(desk), ...hiddenExits(desk)].some(({ name, text }) => likeness(stems, `${name} ${text}`) > 0)

const holdsAll = (stems: readonly string[], text: string): boolean =>
  stems.length > 0 && likeness(stems, text) >= stems.length

/** What was done to it, and to whatever it is said to hold. */
const changesOf = (desk: Desk, slug: string, told: readonly string[]): readonly string[] =>
  establishedAt(desk)
    .filter(
      ({ thing, change }) =>
        thing === slug ||
        (change !== 'done' && told.some(text => holdsAll(topicWords(thing.replaceAll('-', ' ')), text))),
    )
    .map(({ text }) => text)

/** What the thing is like, what was done to it, and what was found in it. */
function describe(desk: Desk, matter: Matter, deed: Deed): void {
  const { what, slug, stems } = matter
  const sentences = isNow(desk, slug, 'burnt', 'eaten') ? [] : matter.sentences
  const pointed = affordedBy(sentences, stems, stemsOf(deed.words))
  const isWhole = matter.feature !== undefined || matter.item !== undefined || matter.exit !== undefined
  const isPointed = pointed !== undefined && (!isWhole || pointed.fit >= 4)
  const shown = isPointed ? [pointed.sentence, ...sentences].slice(0, isWhole ? 4 : 3) : sentences
  const told = [...new Set(shown)].slice(0, 4)
  const [found] = foundIn(desk, matter)
  const isBare = told.length === 0 && found === undefined && changesOf(desk, slug, []).length === 0
  seen(desk, ...(isBare ? [phrase(desk, thingWords, 'plainThing', { what })] : told))
  seen(desk, ...changesOf(desk, slug, told))
  if (found !== undefined) seen(desk, phrase(desk, thingWords, 'foundThere', { what: sentence(found.text) }))
}

/** Of what is named the first that is here; where nothing is, the first. */
function bestOf(desk: Desk, { roles: { what, whom, where, about } }: Deed): Thing | undefined {
  const named = [what, whom, where, about].filter(one => one !== undefined)
  return named.find(one => matterOf(desk, one).where !== 'away') ?? named[0]
}

/** `check the door for traps`: what it is looked over for shows, does not, or cannot be told by looking. */
async function* lookFor(desk: Desk, { words, manner }: Deed, { sentences }: Matter): Play {
  const [, sought = ''] = /\bfor (?:any |a |an |some |signs? of |traces? of |hidden |possible )*([\p{L}' -]{3,40}?)(?=$|[.,;!?]| before | while | and then )/iu.exec(words) ?? [] // prettier-ignore
  if (sought === '' || likeness(topicWords(sought), sentences.join(' ')) > 0) return
  const { isSuccess } = yield* check(desk, { skill: 'investigation', dc: 10, ...edgesOf({ manner }) })
  seen(desk, phrase(desk, thingWords, isSuccess ? 'noSignOf' : 'cannotTell', { what: sought }))
}

/** A closer look at one thing. What is hidden in a small thing is found by looking; a big one gives a hint of itself. */
export async function* examine(desk: Desk, deed: Deed): Play {
  const thing = bestOf(desk, deed)
  if (thing === undefined && deed.left.length > 0) return notFound(desk, deed)
  if (thing === undefined) return yield* look(desk, deed)
  if (thing.kind === 'crowd' || thing.kind === 'company') return yield* lookAtCrowd(desk, deed)
  if (thing.kind === 'place' && thing.id === here(desk).id) return yield* look(desk, deed)
  const matter = matterOf(desk, thing)
  if (thing.kind === 'companion') return lookAtFriend(desk, thing.id, thing.name)
  if (thing.kind === 'body' || deadAt(desk, here(desk)).some(({ id }) => id === thing.id))
    return yield* searchFallen(desk, thing)
  if (isNowhere(desk, matter)) return
  if (matter.person !== undefined && thing.kind === 'person') return lookAtPerson(desk, matter.person)
  tellTry(desk, deed, phrase(desk, thingWords, 'closer', { what: matter.what }))
  describe(desk, matter, deed)
  noteDeed(desk, deed)
  const place = here(desk)
  keep(desk, { happened: added(desk.memory.happened, `seen/${keyAt(place, thing.name)}`) })
  const times = countDone(desk, deed.verb, matter.slug)
  if (thing.kind === 'mention' && isNamedIn(desk, matter)) return yield* lookThrough(desk, matter, deed)
  yield* lookFor(desk, deed, matter)
  const more = isMore(desk, stemsOf(thing.name, ...matter.sentences))
  if (more && foundIn(desk, matter).length === 0)
    seen(desk, phrase(desk, thingWords, times === 0 ? 'hunch' : 'hunchAgain', { what: matter.what }))
  desk.moments.push({ weight: 1, what: `Looked at ${matter.what}: ${matter.sentences.slice(0, 2).join(' ')}` })
}

/** To be read is what has words on it; whatever else is there is looked at. */
export async function* read(desk: Desk, deed: Deed): Play {
  const thing = bestOf(desk, deed) ?? deed.roles.with
  if (thing === undefined) return yield* look(desk, deed)
  const matter = matterOf(desk, thing)
  if (isNowhere(desk, matter)) return
  const times = timesDone(desk, 'read', matter.slug)
  tellTry(desk, deed, phrase(desk, thingWords, 'reads', { what: matter.what }))
  if (matter.sentences.length === 0) seen(desk, phrase(desk, thingWords, 'plainText', { what: matter.what }))
  else describe(desk, matter, deed)
  countDone(desk, 'read', matter.slug)
  const owner = desk.world.party.find(({ id, name }) => id !== desk.actor && name === matter.held?.who)
  if (owner !== undefined) desk.moments.push({ weight: 2, what: doneText(desk, deed), who: owner.id })
  noteDeed(desk, deed)
  const id = matter.item?.id ?? matter.slug
  keep(desk, { happened: added(desk.memory.happened, `did/read/${id}`, `seen/${keyAt(here(desk), thing.name)}`) })
  if (isNamedIn(desk, matter)) return yield* lookThrough(desk, matter, deed)
  if (times > 0) seen(desk, phrase(desk, thingWords, 'readAgain', { what: matter.what }))
  desk.moments.push({
    weight: 1,
    what: `${upperFirst(matter.what)} was read: ${matter.sentences.slice(0, 2).join(' ')}`,
  })
}
