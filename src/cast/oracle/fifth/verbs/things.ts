/** Things: taking, using, giving, reading. */
import { slugOf } from '../../../../core/id.ts'
import type { Intent, Named } from '../../understand/intent.ts'
import type { Exit, Item, Person } from '../../world/world.ts'
import { keep, rule, type Desk, type Play } from '../desk.ts'
import { obtain, trap } from '../discover.ts'
import { actorOf, holderOf, shortName } from '../heroes.ts'
import { added } from '../memory.ts'
import { likeness, placeName, sentence, theName, topicWords } from '../nouns.ts'
import { changeTrust, moveAttitude } from '../people.ts'
import { exitsSeen, featureAt, here, hiddenLeft, isFound, isItem, itemsAt, itemsOf, keyAt, peopleAt } from '../place.ts'
import { event, knows, phrase, tell, unsaid } from '../tell.ts'
import { factsNow, isTrue, type Facts } from '../facts.ts'
import { waitedFor } from '../wanted.ts'
import { deedWords } from '../words/deeds.ts'
import { findingWords } from '../words/finding.ts'
import { peopleWords } from '../words/people.ts'
import { attempt, deedDone } from './act.ts'
import { isElsewhere } from './elsewhere.ts'
import { confront, provable } from './confess.ts'
import { search } from './search.ts'
import { showFound } from './show.ts'
import { takeExit } from './go.ts'
import { absent, listener } from './listener.ts'
import { bribe, holdUp } from './leverage.ts'
import { isMissing } from './missing.ts'
import { reached, turnTo } from './talk.ts'

const all = ({ targets, about }: Intent): readonly Named[] => [...targets, ...about]

export async function* take(desk: Desk, intent: Intent): Play {
  const way = wayIn(desk, intent)
  if (way !== undefined) return yield* takeExit(desk, way, intent)
  if (isMissing(desk, intent)) return
  const place = here(desk)
  const lying = itemsAt(desk, place)
  const [target] = intent.targets
  const words = topicWords(target?.name ?? intent.words)
  const item = lying.find(({ id, name }) => id === target?.id || likeness(words, name) > 0)
  if (item !== undefined) return yield* pickUp(desk, item)
  if (intent.targets.length === 0 && lying.length === 1 && lying[0] !== undefined) return yield* pickUp(desk, lying[0])
  const ours = target === undefined ? undefined : holderOf(desk.game, target.name)
  if (ours !== undefined) {
    return tell(desk, phrase(desk, findingWords, 'haveIt', { what: theName(ours.name), who: shortName(ours.who.name) }))
  }
  const owner = peopleAt(desk).find(person => itemsOf(desk, person).some(({ name }) => likeness(words, name) > 0))
  if (owner !== undefined) {
    tell(desk, phrase(desk, peopleWords, 'holdsBack', { who: owner.name }))
    desk.offered = [
      `Persuade ${owner.name} to part with ${theName(target?.name ?? 'it')}`,
      `Steal it from ${owner.name}`,
    ]
    return
  }
  if (hiddenLeft(desk, place).some(({ name, text }) => words.length > 0 && likeness(words, `${name} ${text}`) > 0)) {
    return yield* search(desk, intent)
  }
  const feature = target === undefined ? undefined : featureAt(place, target.name)
  if (target === undefined && isElsewhere(desk, words)) return
  if (target === undefined && isSpokenOf(desk, words)) return tell(desk, phrase(desk, findingWords, 'leaveIt'))
  tell(
    desk,
    phrase(desk, findingWords, feature === undefined ? 'notHere' : 'fixed', { what: theName(target?.name ?? 'it') }),
  )
}

/** Something that what lies open here speaks of, or what was found here. */
const isSpokenOf = (desk: Desk, words: readonly string[]): boolean => {
  const place = here(desk)
  const { overview, features, hidden, atmosphere } = place
  const found = hidden.filter(({ name }) => isFound(desk, place, name)).map(({ name, text }) => `${name} ${text}`)
  const open = [...overview, ...Object.values(atmosphere).flat(), ...features.map(({ text }) => text), ...found]
  return words.length > 0 && likeness(words, open.join(' ')) >= new Set(words).size
}

/** An exit whose whole name stands in the words: one takes the stair as one takes a hat. */
const wayIn = (desk: Desk, { line }: Intent): Exit | undefined => {
  const words = topicWords(line)
  return exitsSeen(desk).find(
    ({ name }) => topicWords(name).length > 0 && likeness(words, name) >= topicWords(name).length,
  )
}

async function* pickUp(desk: Desk, item: Item): Play {
  const place = here(desk)
  const [snare] = hiddenLeft(desk, place).filter(
    ({ harm, text }) => harm !== undefined && likeness(topicWords(item.name), text) > 0,
  )
  if (snare !== undefined) yield* trap(desk, place, snare)
  tell(
    desk,
    phrase(desk, findingWords, 'take', { what: theName(item.name) }),
    ...unsaid(desk, item.text.map(sentence), 2),
  )
  yield* obtain(desk, item.name)
  event(desk, `The party took ${theName(item.name)}.`)
  desk.moments.push({ weight: 2, what: `The company has ${theName(item.name)} now.` })
  desk.isSavePoint = true
}

/** What of the packs is meant. */
function carried(desk: Desk, intent: Intent): { readonly who: string; readonly name: string } | undefined {
  for (const { kind, name } of all(intent)) {
    const held = kind === 'item' ? holderOf(desk.game, name) : undefined
    if (held !== undefined) return { who: held.who.name, name: held.name }
  }
  return undefined
}

/** The id a story knows a thing by. */
const itemId = ({ world }: Desk, name: string): string =>
  world.items.find(item => isItem(item, name))?.id ?? slugOf(name)

export async function* use(desk: Desk, intent: Intent): Play {
  if (isMissing(desk, intent)) return
  const held = carried(desk, intent)
  if (held === undefined) {
    const [target] = intent.targets
    if (target?.kind === 'item') return tell(desk, phrase(desk, deedWords, 'notYours'))
    if (yield* showFound(desk, intent)) return
    return yield* attempt(desk, intent)
  }
  const target = all(intent).find(({ name, kind }) => slugOf(name) !== slugOf(held.name) && kind !== 'topic')
  if (target?.kind === 'person') return yield* show(desk, intent, held.name)
  if (/\bpotion\b/i.test(held.name) && /heal/i.test(held.name)) return yield* drink(desk, held)
  const what = theName(held.name)
  if (target?.kind === 'place' && target.id !== here(desk).id)
    return tell(desk, phrase(desk, findingWords, 'farOff', { what: placeName(target.name) }))
  tell(
    desk,
    phrase(desk, deedWords, target === undefined ? 'useItem' : 'useOn', { what, target: theName(target?.name ?? '') }),
  )
  const before = factsNow(desk)
  usedNow(desk, held.name, target)
  deedDone(desk, intent)
  if (hasCounted(desk, before)) {
    tell(desk, phrase(desk, deedWords, 'success'))
    return event(desk, `The party used ${what}${target === undefined ? '' : ` on ${theName(target.name)}`}.`)
  }
  if (/\b(?:torch|lantern|candle|lamp)\b/i.test(held.name)) return tell(desk, phrase(desk, deedWords, 'light'))
  const item = desk.world.items.find(one => isItem(one, held.name))
  const more = item === undefined ? [] : unsaid(desk, item.text.map(sentence), 1)
  tell(desk, more[0] ?? phrase(desk, deedWords, 'noUse'))
}

/** Something the story waited for has come true by it. */
function hasCounted(desk: Desk, before: Facts): boolean {
  const now = factsNow(desk)
  return [...waitedFor(desk)].some(condition => isTrue(condition, now) && !isTrue(condition, before))
}

/** Used: at this place, and on what was named. */
function usedNow(desk: Desk, name: string, target: Named | undefined): void {
  const id = itemId(desk, name)
  const on = target === undefined ? [] : [target.id, slugOf(target.name)]
  const at = here(desk).id
  const keys = [at, ...on, ''].map(one => `used/${id}/${one}@${at}`)
  keep(desk, { happened: added(desk.memory.happened, ...new Set(keys)) })
}

async function* drink(desk: Desk, { who, name }: { readonly who: string; readonly name: string }): Play {
  tell(desk, phrase(desk, deedWords, 'useItem', { what: theName(name) }), phrase(desk, deedWords, 'drink'))
  const hurt = actorOf(desk)?.name ?? who
  const healed = yield* rule(desk, 'heal', { who: hurt, dice: '2d4+2', from: name.slice(0, 80) })
  if (healed.outcome === 'ruled') yield* rule(desk, 'use-up-item', { who, item: name })
}

export async function* give(desk: Desk, intent: Intent): Play {
  const from = here(desk).id
  const person = yield* reached(desk, intent)
  if (person === undefined) return from === here(desk).id ? absent(desk, intent) : undefined
  const held = carried(desk, intent)
  if (held === undefined) {
    yield* turnTo(desk, person)
    return (yield* bribe(desk, person, intent.line)) ? undefined : tell(desk, phrase(desk, deedWords, 'notYours'))
  }
  if (/\b(?:show|confront|hold up|present)\w*\b/i.test(intent.line)) return yield* show(desk, intent, held.name)
  yield* handOver(desk, person, held)
}

async function* handOver(
  desk: Desk,
  person: Person,
  { who, name }: { readonly who: string; readonly name: string },
): Play {
  yield* turnTo(desk, person)
  const gone = yield* rule(desk, 'use-up-item', { who, item: name })
  if (gone.outcome !== 'ruled') return tell(desk, phrase(desk, deedWords, 'notYours'))
  const what = theName(name)
  tell(desk, phrase(desk, peopleWords, 'gives', { who: person.name, what }))
  tell(desk, phrase(desk, peopleWords, 'receives', { who: person.name }))
  const isDear = desk.world.items.some(item => isItem(item, name))
  keep(desk, { happened: added(desk.memory.happened, `gave/${itemId(desk, name)}/${person.id}`) })
  changeTrust(desk, person, isDear ? 3 : 1)
  if (isDear) yield* moveAttitude(desk, person, 'exceptional-deed')
  knows(desk, `NPC: ${person.name} - has ${what} from us`)
  event(desk, `The party gave ${what} to ${person.name}.`)
  desk.moments.push({ weight: isDear ? 3 : 1, what: `${what} now belongs to ${person.name}.` })
  desk.isSavePoint = true
}

/** Held up, not handed over: whoever has something to hide may not bear to see it. */
export async function* show(desk: Desk, intent: Intent, name: string): Play {
  const person = listener(desk, intent)
  if (person === undefined) return absent(desk, intent)
  yield* turnTo(desk, person)
  keep(desk, { happened: added(desk.memory.happened, `used/${itemId(desk, name)}/${person.id}`) })
  const proven = provable(desk, person)
  if (proven !== undefined) return confront(desk, person, proven.piece, proven.proof)
  tell(desk, phrase(desk, peopleWords, 'shows', { who: person.name, what: theName(name) }))
  yield* holdUp(desk, person, name)
}

/** To read something out to others is to use it. */
const aloud = /\baloud\b|\bout loud\b|\bto (?:the|every|all|them|those|anyone)/i

export function read(desk: Desk, intent: Intent): void {
  const [target] = intent.targets
  const item = desk.world.items.find(
    ({ id, name }) => id === target?.id || (target !== undefined && slugOf(name) === slugOf(target.name)),
  )
  const isAtHand = item !== undefined && (holderOf(desk.game, item.name) !== undefined || itemsAt(desk).includes(item))
  if (item !== undefined && isAtHand) {
    tell(desk, phrase(desk, findingWords, 'read'), ...item.text.slice(0, 4).map(sentence))
    keep(desk, { happened: added(desk.memory.happened, `did/read/${item.id}`) })
    if (aloud.test(intent.line)) usedNow(desk, item.name, undefined)
    return
  }
  const feature = target === undefined ? undefined : featureAt(here(desk), target.name)
  if (feature !== undefined && feature.text !== '') {
    keep(desk, { happened: added(desk.memory.happened, `seen/${keyAt(here(desk), feature.name)}`) })
    return tell(desk, phrase(desk, findingWords, 'read'), sentence(feature.text))
  }
  if (target === undefined && isElsewhere(desk, topicWords(intent.words))) return
  tell(desk, phrase(desk, findingWords, target === undefined ? 'notHere' : 'noText'))
}
