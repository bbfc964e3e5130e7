/** Telling: words from grammars and from the campaign, gathered through the beat and told in as few narratives as read well. */
import { ourWords } from '../../../english/our-words.ts'
import { askWords } from '../content/phrases.ts'
import { ownerOf } from '../../../campaign/folder/kind.ts'
import { remembering } from '../../../core/memo.ts'
import { rngOf, streamOf } from '../../../core/random.ts'
import type { FoundLeak } from '../../../table/beat/context.ts'
import { prose, textOf, type Part, type PartOf } from '../../../table/parts.ts'
import { compose } from '../../../english/prose/compose.ts'
import type { Grammar, Words } from '../../../english/prose/prose.ts'
import { saying, sayOnce, wasSaid } from '../../../english/prose/say-once.ts'
import type { Desk, Play } from './desk.ts'
import { keep } from './desk.ts'
import { divide, toldTo } from './divide.ts'
import { actorName, nameOf, shortName } from './heroes.ts'
import { toldOnce } from './once.ts'
import type { OracleWorld } from '../../../campaign/played/world.ts'
import { setOf } from './memory.ts'
import { exitsSeen, placeOf } from './place.ts'
import { callName, theName } from '../../../english/naming.ts'
import type { Recalled } from './recount.ts'
import { voiced } from './voiced.ts'

function spokenNow(desk: Desk, { text, said, rng }: Words): string {
  keep(desk, { said })
  Object.assign(desk.chance, streamOf(rng))
  return text
}

/** `The Under-Clerk` is `the Under-Clerk` within a sentence; at the start of one its capital comes back. */
const inSentence = (given: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, text.replace(/^The (?=\p{L}+(?:[ -]\p{L}+){0,4}$)/u, 'the ')]),
  )

const byName = remembering(({ people }: OracleWorld) => new Map(people.map(one => [one.name, one])))

/** In full when they are met, and as one calls them afterwards. */
function asCalled(desk: Desk, given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const person = given['who'] === undefined ? undefined : byName(desk.world).get(given['who'])
  const isKnown = person !== undefined && setOf(desk.before.memory.happened).has(`met/${person.id}`)
  return isKnown ? { ...given, who: callName(person.name) } : given
}

/** A fresh text of a grammar, in the voice of the table: `you`, or whoever acts by name. */
export const phrase = (
  desk: Desk,
  grammar: Grammar,
  start: string,
  given: Readonly<Record<string, string>> = {},
): string =>
  spokenNow(
    desk,
    compose(
      voiced(grammar, { isYou: desk.isYou, name: actorName(desk) }),
      start,
      inSentence(asCalled(desk, given)),
      desk.memory.said,
      rngOf(desk.chance),
    ),
  )

/** One of these that was not told yet; empty when all of them were told. */
export function freshOf(desk: Desk, texts: readonly string[]): string {
  const fresh = texts.filter(text => !wasSaid(text, desk.memory.said))
  return fresh.length === 0 ? '' : spokenNow(desk, sayOnce(fresh, desk.memory.said, rngOf(desk.chance)))
}

/** Those of these sentences that were not told yet, in their order, at most so many. */
export function unsaid(desk: Desk, texts: readonly string[], most = 3): readonly string[] {
  const fresh = texts.filter(text => text.trim() !== '' && !wasSaid(text, desk.memory.said)).slice(0, most)
  for (const text of fresh) keep(desk, { said: saying(text, desk.memory.said) })
  return fresh
}

/** A part of this beat's telling, in its place. A fact without words is one all the same. */
export const show = (desk: Desk, part: Part): void => void desk.telling.push(part)

/** A paragraph whose facts are told elsewhere. What is empty is not told. */
export function tell(desk: Desk, ...texts: readonly string[]): void {
  const text = texts.filter(one => one.trim() !== '').join(' ')
  if (text !== '') desk.telling.push(prose(text))
}

/** Said to whoever plays, outside of the story: it stands in no book. */
export function tellTable(desk: Desk, ...texts: readonly string[]): void {
  const text = texts.filter(one => one.trim() !== '').join(' ')
  if (text !== '') show(desk, { kind: 'table', text })
}

type Speaking = Partial<Omit<PartOf<'said'>, 'kind' | 'who' | 'text' | 'manner'>>

/** Somebody says it; `manner` is what they do with their hands. */
export const quote = (desk: Desk, who: string, words: string, manner = '', how: Speaking = {}): void =>
  show(desk, { kind: 'said', act: 'say', who, text: words, ...(manner !== '' && { manner }), ...how })

/** The party's book is written by the party: `behind you` is `behind us` there, and what was said stays as it was said. */
const asOurs = (text: string): string =>
  text
    .split(/("[^"]*")/)
    .map(part => (part.startsWith('"') ? part : ourWords(part)))
    .join('')

/** The party learns something; what is recorded may be told, so this comes before the telling. */
export function learn(desk: Desk, text: string): void {
  const line = `LEARNED: ${asOurs(text.replaceAll(/\s+/g, ' ').trim())}`
  if (!desk.learned.includes(line)) desk.learned.push(line)
}

/** A line of another kind for what the party knows (`NPC: Maren - …`), or for the Game Master's own state. */
export const knows = (desk: Desk, line: string): void => void desk.learned.push(line)
export const note = (desk: Desk, line: string): void => void desk.noted.push(line)

/** Something worth telling again when the session is looked back on, unless it is between the player and the table. */
const mostEvents = 14

const isWhispered = ({ sees: { incoming } }: Desk): boolean =>
  incoming.tag === 'PLAYER_ACTION' && incoming.whisperTo !== undefined
export function event(desk: Desk, text: string, as?: Recalled): void {
  const { beat, events } = desk.memory
  if (events.some(one => one.text === text) || isWhispered(desk)) return
  keep(desk, { events: [...events, { beat, text, ...(as && { as }) }].slice(-mostEvents), quiet: 0 })
}

/** What the party did together: `opened the stair`. */
export const partyDid = (desk: Desk, what: string): void => event(desk, `The party ${what}.`, { kind: 'did', what })

/** Hands over what was learned and noted. */
export async function* record(desk: Desk): Play {
  if (desk.learned.length === 0 && desk.noted.length === 0) return
  yield { tag: 'RECORD', state: notes(desk), knowledge: desk.learned.splice(0) }
}

export const notes = ({ noted }: Desk): readonly string[] => noted.splice(0)

/** More than this and the table ends the beat before anything is remembered. */
const mostWithheld = 2

/**
 * Tells what was gathered. All of it is earned, or anybody's to see: where the table still knows better, what it names
 * is written down as learned and told again. Words of the party's own that say too much are left out.
 */
export async function* flush(desk: Desk, tellers: readonly string[] = [], isAnswer = false): Play {
  if (textOf(desk.telling) === '') return // facts without words wait for those that are told next
  yield* record(desk)
  yield* divide(desk)
  const parts = toldOnce(desk.telling.splice(0), desk.told)
  if (textOf(parts) === '') return void desk.told.push(...parts)
  const outcome = yield { tag: 'NARRATIVE', ...toldTo(desk), text: textOf(parts), parts }
  if (outcome.outcome !== 'withheld') return void desk.told.push(...parts)
  desk.withheld += 1
  const objections = outcome.leaks
  const objected = objections.map(({ said }) => said)
  const rest = parts.flatMap((part): readonly Part[] => {
    if (!isOurs(desk, part) || !holdsAny(part.text, objected)) return [part]
    const teller = tellers.find(id => nameOf(desk, id) === part.who)
    const isOwn = part.who === actorName(desk) || part.who === shortName(actorName(desk))
    if (isOwn && part.to !== undefined) return [putPlainly(desk, part, part.to)]
    if (teller === undefined) return []
    const isTheirs = isOfTheirLife(
      desk,
      teller,
      objections.filter(({ said }) => holdsAny(part.text, [said])),
    )
    if (!isTheirs && !isAnswer) return []
    const who = nameOf(desk, teller)
    const swallowed = phrase(desk, askWords, 'swallowed', { who: shortName(who) })
    return [isTheirs ? part : { kind: 'kept-back', who, about: part.about ?? '', text: swallowed }]
  })
  if (rest.length === 0 && desk.told.length === 0) tell(desk, phrase(desk, askWords, 'unheard')) // never a silence
  if (desk.withheld >= mostWithheld || rest.length === 0) return
  yield { tag: 'RECORD', state: [], knowledge: learnedFrom(desk, rest, objected) }
  const again = yield { tag: 'NARRATIVE', ...toldTo(desk), text: textOf(rest), parts: rest }
  if (again.outcome === 'withheld') desk.withheld += 1
  else desk.told.push(...rest)
}

/** What was asked comes too near to be told: that it was asked is, and whoever is asked knows what they were asked. */
function putPlainly(desk: Desk, { who }: PartOf<'said'>, to: string): Part {
  const [asked] = hiddenThing
  for (const [at, call] of desk.calls.entries())
    desk.calls[at] = { ...call, beside: call.beside.map(one => (one.kind === 'said' && one.who === who ? { ...one, text: asked, about: '' } : one)) } // prettier-ignore
  return prose(phrase(desk, askWords, 'asked', { who: shortName(to) }))
}
const hiddenThing = ['What are you hiding from us?'] as const

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/**
 * Somebody of the company may tell of their own life, though not what their sheet calls a secret. A companion knows only
 * what it was shown, so a sentence of its own story is that, whatever else it reminds the table of.
 */
function isOfTheirLife({ sees }: Desk, teller: string, objections: readonly FoundLeak[]): boolean {
  const own = sees.view.files.sheet.find(one => ownerOf(one.path) === teller)
  const sheet = own?.text.split('\n') ?? []
  const isOpen = ({ line }: FoundLeak): boolean =>
    /\b(?:backstory|background|personality|voice|history|biography|bonds?)\b/i.test(
      sheet.slice(0, line).findLast(text => text.startsWith('## ')) ?? '',
    )
  const ofSheet = objections.filter(one => one.path === own?.path)
  return ofSheet.every(isOpen) && objections.every(({ said }) => ofSheet.some(one => one.said === said))
}

const holdsAny = (paragraph: string, said: readonly string[]): boolean => {
  const plain = letters(paragraph)
  return said.some(one => letters(one) !== '' && (plain.includes(letters(one)) || letters(one).includes(plain)))
}

/** Spoken by somebody of the party: what they give away is theirs to keep. */
const isOurs = ({ world }: Desk, part: Part): part is PartOf<'said'> =>
  part.kind === 'said' && world.party.some(({ name }) => part.who === name || part.who === shortName(name))

/** Where one could go is no news: the places are in the book, by name. */
const waysIn = (desk: Desk, said: string): readonly string[] =>
  exitsSeen(desk).flatMap(exit => {
    const to = placeOf(desk, exit.to)
    return to === undefined || !holdsAny(said, [to.name]) ? [] : [`LOCATION: ${to.name} - by ${theName(exit.name)}`]
  })

/** The sentences themselves, as the book keeps them: what is only told by two of them together is kept as one. */
const learnedFrom = (desk: Desk, parts: readonly Part[], objected: readonly string[]): readonly string[] =>
  objected.flatMap(said => {
    const part = parts.find(one => holdsAny(one.text, [said]))
    if (part === undefined) return []
    const ways = part.kind === 'table' ? waysIn(desk, said) : []
    if (ways.length > 0) return ways
    const speaker = part.kind === 'said' ? part.who : undefined
    const words = said
      .replaceAll(/[*>_`"]/g, '')
      .replace(speaker === undefined ? '' : `${speaker}:`, '')
      .replaceAll(/[:;]|[.!?](?=\s)/g, ',')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return [`LEARNED: ${speaker === undefined ? words : `${speaker} says, "${words}"`}`]
  })

/** Whether anything may still be said to players in this beat without risking all of it. */
export const mayTell = ({ withheld }: Desk): boolean => withheld < mostWithheld
