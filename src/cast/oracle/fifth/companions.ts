/** The company has a word: asked when something matters, not every beat, and whomever it touches before the others. */
import { wordsOf, type Part } from '../../../table/parts.ts'
import { pronounOf as pronounOn, type Pronoun } from '../../../campaign/pronoun.ts'
import type { CharacterRequest } from '../../../table/protocol/message-gm.ts'
import { isObjection } from '../companion/lines/books.ts'
import { deedOf, isRisky } from '../companion/order.ts'
import { near, touchOf } from '../companion/touch.ts'
import { hitIn } from '../companion/veto.ts'
import { voiceOn } from '../voice/sheet.ts'
import { isLucky, shuffled } from './chance.ts'
import { ownFacts } from './company/own-facts.ts'
import { keep, type Desk, type Moment, type Play } from './desk.ts'
import { actorName, companionsOf, heroOf, nameOf, packs, shortName, standing } from './heroes.ts'
import { put } from './memory.ts'
import { placeName, theName } from './nouns.ts'
import { wayName } from './describe.ts'
import { exitsSeen, facesAt, here, itemsAt, keyAt } from './place.ts'
import { ownerOf } from '../../../campaign/folder/kind.ts'
import { plain, shortened } from './plain.ts'
import { seenDoing } from './seen-doing.ts'
import { slugOf } from './slugs.ts'
import { flush, mayTell, show } from './tell.ts'
import { partOfDay } from '../../../rules/fifth/model/time.ts'

/** `Lisbet's Field Book`, but `the Founder's Ring`: nobody is called Founder. */
function called(desk: Desk, name: string): string {
  const owner = /^(\p{Lu}[\p{L}]*)['’]s\s/u.exec(name)?.[1]
  const isSomebody = [...desk.world.people, ...desk.world.party].some(one => one.name.split(' ').includes(owner ?? ''))
  return owner === undefined || isSomebody ? theName(name) : `the ${name}`
}

const listOfThings = (desk: Desk, label: string, names: readonly string[]): string =>
  names.length === 0
    ? ''
    : ` ${label}: ${names
        .slice(0, 6)
        .map(name => called(desk, name))
        .join(', ')}.`

/** What the party carries of what the story is about, the latest last. */
const inHand = (desk: Desk): readonly string[] => {
  const carried = new Set(packs(desk.game).map(slugOf))
  return desk.world.items.filter(({ name }) => carried.has(slugOf(name))).map(({ name }) => name)
}

/** Those who bleed, as anybody sees it. */
const hurt = ({ game }: Desk): readonly string[] =>
  standing(game)
    .filter(({ hitPoints, maxHitPoints }) => hitPoints * 3 <= maxHitPoints)
    .map(({ name }) => shortName(name))

/** Where everybody stands, as anyone there sees it: who and what is there, what is in hand, who is hurt. */
function sceneOf(desk: Desk): string {
  const place = here(desk)
  const people = facesAt(desk, place).map(({ name }) => name)
  const sight = [...place.features, ...itemsAt(desk, place)].map(({ name }) => name)
  const unseen = sight.filter(name => !desk.memory.happened.includes(`seen/${keyAt(place, name)}`))
  const bleeding = hurt(desk)
  return [
    `${placeName(place.name)}, ${partOfDay(desk.game)}.`,
    people.length === 0 ? '' : ` Here: ${people.join(', ')}.`,
    listOfThings(desk, 'In sight', sight),
    listOfThings(desk, 'Not looked at yet', unseen),
    listOfThings(desk, 'Ways', exitsSeen(desk, place).map(wayName)),
    listOfThings(desk, 'In hand', inHand(desk)),
    bleeding.length === 0 ? '' : ` Hurt: ${bleeding.join(', ')}.`,
  ].join('')
}

/** What was just told, without its marks, short enough to answer. */
const lately = (desk: Desk): string =>
  shortened(
    desk.told
      .slice(-4)
      .map(wordsOf)
      .map(text => text.replaceAll(/(?<=^>[^"]*)\*[^*]+\*(?=\s*")|[*>_`]/g, '').trim()) // a habit is nothing to speak of
      .join(' '),
    700,
  )

const lastAsked = ({ memory }: Desk, id: string): number => memory.asked[id] ?? -1

/** How near it comes to somebody, by their sheet; whoever has just had a word has had it. */
function nearnessOf(desk: Desk, id: string, about: string): number {
  const sheet = desk.sees.view.files.sheet.find(({ path }) => ownerOf(path) === id)
  const friends = desk.world.party.map(({ name }) => shortName(name))
  const touch = sheet === undefined ? 0 : touchOf(voiceOn(sheet.text), about, friends)
  return touch < near ? 0 : touch - (desk.memory.beat - lastAsked(desk, id) <= 3 ? near : 0)
}

/** Whom it touches most comes first, and of equals whoever has been silent longest. */
function byTouch(desk: Desk, ids: readonly string[], about: string): readonly string[] {
  const nearness = new Map(ids.map(id => [id, nearnessOf(desk, id, about)]))
  const of = (id: string): number => nearness.get(id) ?? 0
  return [...shuffled(desk, ids)].sort((a, b) => of(b) - of(a) || lastAsked(desk, a) - lastAsked(desk, b))
}

const isPulseDue = ({ sees }: Desk): boolean => sees.hints.some(hint => /pulse check is due|ask them now/.test(hint))

const sinceAnybody = (desk: Desk): number =>
  desk.memory.beat - Math.max(-5, ...Object.values(desk.memory.asked), desk.memory.sessionBeat)

/** What is wanted of them: a word in passing, a stand on something, or an idea of what comes next. */
type Mood = 'passing' | 'stand' | 'counsel'

const asking: Readonly<Record<Mood, string>> = {
  passing: 'A word or a gesture, as it strikes you.',
  stand: 'It is not done yet. What do you say?',
  counsel: 'Speak your mind: which way would you have the company turn next?',
}

type Asking = { readonly who: readonly string[]; readonly about: string; readonly mood: Mood } & Pick<
  Moment,
  'put' | 'bar'
>

/** Who is asked about what; nobody, most of the time. */
function whoIsAsked(desk: Desk): Asking | undefined {
  const all = companionsOf(desk)
  if (all.length === 0) return undefined
  const moment = desk.moments.reduce<Moment | undefined>(
    (best, one) => (best === undefined || one.weight > best.weight ? one : best),
    undefined,
  )
  const quiet = sinceAnybody(desk)
  const about = moment?.what ?? ''
  const turn = byTouch(desk, all, about === '' ? lately(desk) : about)
  const put = {
    ...(moment?.put !== undefined && { put: moment.put }),
    ...(moment?.bar !== undefined && { bar: moment.bar }),
  }
  if (moment?.who !== undefined && all.includes(moment.who))
    return { who: [moment.who, ...(moment.also ?? [])], about, mood: 'passing', ...put }
  if (moment?.weight === 3)
    return { who: turn.slice(0, 3), about, mood: moment.isCounsel === true ? 'counsel' : 'passing', ...put }
  const first = turn.slice(0, 1)
  const isTheirs = first.some(id => nearnessOf(desk, id, about === '' ? lately(desk) : about) >= near)
  if (moment?.weight === 2 && (quiet >= 2 || isTheirs))
    return { who: turn.slice(0, isLucky(desk, 40) ? 2 : 1), about, mood: 'passing' }
  if (isTheirs && quiet >= 3) return { who: first, about, mood: 'passing' }
  if (isPulseDue(desk) && quiet >= 5) return { who: turn.slice(0, 2), about, mood: 'passing' }
  return undefined
}

/** How they are, as they would feel it. */
function bodyOf(desk: Desk, id: string): string {
  const hero = heroOf(desk, id)
  if (hero === undefined || hero.maxHitPoints === 0) return ''
  const share = hero.hitPoints / hero.maxHitPoints
  return ` You are ${share > 0.8 ? 'unhurt' : share > 0.35 ? 'hurt' : share > 0.15 ? 'badly hurt' : 'barely on your feet'}.`
}

/** What was said to them, word for word: theirs to answer. */
const putTo = (desk: Desk, { who, put = '' }: Asking): string => {
  const how = /\?\W*$/.test(put) ? 'asks' : 'says to'
  return `${actorName(desk)} ${how} ${who.length > 1 ? 'all of you' : 'you'}: "${plain(put, 240)}"`
}

const requestFor = (desk: Desk, id: string, asked: Asking): CharacterRequest => ({
  name: id,
  requestType: 'QUICK_REACTION',
  sceneContext:
    asked.put === undefined ? sceneOf(desk) : `${sceneOf(desk)}${bodyOf(desk, id)}${ownFacts(desk, id, asked)}`,
  justHappened: asked.about === '' ? lately(desk) : shortened(asked.about, 500),
  request: asked.put === undefined ? asking[asked.mood] : putTo(desk, asked),
})

/** Asks whoever should be asked, and weaves what they say into the story. */
export async function* involve(desk: Desk): Play {
  if (desk.hasAsked || desk.game.fight !== null || !mayTell(desk)) return
  const chosen = whoIsAsked(desk)
  if (chosen !== undefined && chosen.who.length > 0) yield* askAll(desk, chosen)
}

/**
 * Before something that cannot be taken back: somebody may object, and is heard out. Answers who objected, for whoever
 * means to do it to stop on. Asked for by the player, it is asked however lately somebody spoke.
 */
export async function* consult(desk: Desk, what: string, isWanted = false): Play<readonly string[]> {
  const all = companionsOf(desk)
  if (all.length === 0 || desk.hasAsked || (!isWanted && sinceAnybody(desk) < 1) || !mayTell(desk)) return []
  yield* flush(desk)
  return yield* askAll(desk, { who: byTouch(desk, all, what).slice(0, 2), about: what, mood: 'stand' })
}

/** Answers who would not have it. */
async function* askAll(desk: Desk, chosen: Asking): Play<readonly string[]> {
  desk.hasAsked = true
  keep(desk, { asked: chosen.who.reduce((asked, id) => put(asked, id, desk.memory.beat), desk.memory.asked) })
  const characters = chosen.who.map(id => requestFor(desk, id, chosen))
  const outcome = yield { tag: 'AWAIT_PLAYERS', characters }
  if (outcome.outcome === 'withheld') desk.withheld += 1
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return []
  const { responses, vetoes } = outcome.message
  const said = new Set<string>()
  for (const { character, response } of responses) weave(desk, character, unlike(response, said))
  for (const { character, reason } of vetoes) yield* hearOut(desk, character, reason)
  yield* flush(desk, chosen.who, chosen.put !== undefined)
  const refusals = responses.filter(({ response }) => isObjection(response))
  return [...vetoes, ...refusals].map(({ character }) => character)
}

/** It goes against somebody, by their sheet, or could cost them dearly: then it is theirs to refuse. */
function isWeighty(desk: Desk, id: string, order: string): boolean {
  const sheet = desk.sees.view.files.sheet.find(({ path }) => ownerOf(path) === id)
  return isRisky(order) || (sheet !== undefined && hitIn(voiceOn(sheet.text), deedOf(order)) !== undefined)
}

/** Whether a companion will not do what it is told: asked only where there is something to refuse. */
export async function* isRefused(desk: Desk, id: string, order: string): Play<boolean> {
  if (desk.hasAsked || !companionsOf(desk).includes(id) || !isWeighty(desk, id, order) || !mayTell(desk)) return false
  yield* flush(desk)
  desk.hasAsked = true
  keep(desk, { asked: put(desk.memory.asked, id, desk.memory.beat) })
  const outcome = yield {
    tag: 'AWAIT_PLAYERS',
    characters: [
      {
        name: id,
        requestType: 'QUICK_REACTION',
        sceneContext: `${sceneOf(desk)}${bodyOf(desk, id)}`,
        justHappened: lately(desk),
        request: `${actorName(desk)} orders you: "${plain(order, 240)}" Do it, or veto it and say why.`,
      },
    ],
  }
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return false
  const { responses, vetoes } = outcome.message
  for (const { character, response } of responses) weave(desk, character, response)
  for (const { character, reason } of vetoes) weave(desk, character, reason)
  yield* flush(desk, [id])
  return vetoes.length > 0
}

/** A veto stops the table for one voice: asked again, alone, with all there is to say. */
async function* hearOut(desk: Desk, character: string, reason: string): Play {
  weave(desk, character, reason)
  const outcome = yield {
    tag: 'AWAIT_PLAYERS',
    characters: [
      {
        name: character,
        requestType: 'FULL_CONTEXT',
        sceneContext: sceneOf(desk),
        justHappened: lately(desk),
        request: `You said: ${plain(reason, 200)} Say what you need to say, and what you will do. The others are listening.`,
      },
    ],
  }
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return
  for (const { response } of outcome.message.responses) weave(desk, character, response)
}

const sentenceParts = /["“”]|[^.!?…"“”]+[.!?…]*/gu

const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** Two of a kind may think of the same words at once: whoever comes second is silent there, and where they began with them, altogether. */
function unlike(response: string, said: Set<string>): string {
  const sentences = response.replaceAll(/\s+/g, ' ').match(sentenceParts) ?? []
  const isNew = (sentence: string): boolean => keyOf(sentence) === '' || !said.has(keyOf(sentence))
  const kept = sentences.filter(isNew)
  const [first = ''] = sentences.filter(one => keyOf(one) !== '')
  const isBegun = isNew(first)
  for (const one of sentences) said.add(keyOf(one))
  if (kept.length === sentences.length) return response
  return isBegun
    ? kept
        .join('')
        .replaceAll(/["“]\s*["”]/gu, '')
        .trim()
    : ''
}

/** What a mind has written for somebody, as a part: what stands in quotes is said, the rest is what they do beside it. */
function saidIn(who: string, told: string): Part {
  const words = told.split('"')
  const said = words
    .filter((_, at) => at % 2 === 1)
    .join(' ')
    .trim()
  const manner = words
    .filter((_, at) => at % 2 === 0)
    .join(' ')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return said === ''
    ? { kind: 'deed', who, verb: 'gesture', text: `> **${who}**: *${manner}*` }
    : { kind: 'said', who, act: 'say', text: said, ...(manner !== '' && { manner }) }
}

/** Their words as they said them; what they do beside it, as the others see it. */
function weave(desk: Desk, character: string, response: string): void {
  const words = response.replaceAll(/\s+/g, ' ').trim()
  if (words === '' || heroOf(desk, character)?.life === 'dead') return
  const name = nameOf(desk, character)
  const said = shortened(words, 600)
  const isPlainTalk = !/["“”*]/.test(said) && !/\bI\b/.test(said)
  const told = isPlainTalk
    ? `"${said}"`
    : seenDoing(said, { short: shortName(name), pronoun: pronounOf(desk, character) })
  show(desk, saidIn(name, told))
}

function pronounOf({ sees }: Desk, character: string): Pronoun {
  const sheet = sees.view.files.sheet.find(({ path }) => ownerOf(path) === character)
  return sheet === undefined ? 'they' : pronounOn(sheet.text)
}
