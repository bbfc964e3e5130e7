/** People: how they feel about the party, what they know, and how they say it. */
import { remembering } from '../../../core/memo.ts'
import type { AttitudeCause } from '../../../rules/fifth/checks/attitude.ts'
import type { Attitude } from '../../../rules/fifth/model/world.ts'
import { inOwnVoice } from '../../../english/prose/own-voice.ts'
import { areSpoken, isOfTeller, reported } from '../../../english/prose/reported.ts'
import type { Knowledge, Person } from '../../../campaign/played/world.ts'
import { isLucky } from './chance.ts'
import { asOfTheDead } from './dead.ts'
import { keep, rule, type Desk, type Play } from './desk.ts'
import { added, put, setOf } from './memory.ts'
import { isSentence } from '../../../english/prose/of-person.ts'
import { callName, likeness, lowerFirst, placeName, sentence, trimStop, upperFirst } from '../../../english/naming.ts'
import { here } from './place.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'
import { freshOf, knows, note } from './tell.ts'
import { slugOf } from '../../../core/id.ts'

export type Tier = 'public' | 'private' | 'secret'

export const attitudeOf = ({ game }: Pick<Desk, 'game'>, person: Person): Attitude => {
  const known = Object.hasOwn(game.attitudes, person.name) ? game.attitudes[person.name] : undefined
  return known?.attitude ?? person.disposition
}

export const trustOf = ({ memory }: Pick<Desk, 'memory'>, { id }: Person): number => memory.trust[id] ?? 0

export function changeTrust(desk: Desk, person: Person, by: number): void {
  const trust = Math.max(-5, Math.min(5, trustOf(desk, person) + by))
  keep(desk, { trust: put(desk.memory.trust, person.id, trust) })
}

/** The rules keep attitudes by name; one they have not heard of is told to them first. */
export async function* meet(desk: Desk, person: Person): Play {
  if (!Object.hasOwn(desk.game.attitudes, person.name) && person.disposition !== 'neutral')
    yield* rule(desk, 'change-attitude', { npc: person.name, set: person.disposition })
}

export async function* moveAttitude(desk: Desk, person: Person, because: AttitudeCause): Play {
  yield* meet(desk, person)
  const before = attitudeOf(desk, person)
  yield* rule(desk, 'change-attitude', { npc: person.name, because })
  const attitude = attitudeOf(desk, person)
  if (attitude !== before)
    note(desk, `NPC: ${person.name} - ${upperFirst(attitude)}; ${causes[because]} ${whenAndWhere(desk)}`)
}

/** Why somebody thinks otherwise of the party now, as the story's state keeps it. */
const causes: Readonly<Record<AttitudeCause, string>> = {
  'good-roleplay': 'won over by the party',
  'exceptional-deed': 'has the party to thank',
  insult: 'insulted by the party',
  betrayal: 'wronged by the party',
  slight: 'put out by the party',
}

const whenAndWhere = (desk: Desk): string => `at ${placeName(here(desk).name)}, ${lowerFirst(timeText(desk.game))}`

/** A piece of what somebody knows, and the key it is remembered by when it was told. */
export type Piece = { readonly tier: Tier; readonly key: string; readonly knowledge: Knowledge }

const pieces = remembering(({ id, knows: known }: Person): Readonly<Record<Tier, readonly Piece[]>> => {
  const of = (tier: Tier): readonly Piece[] =>
    known[tier].map((knowledge, at) => ({ tier, key: `${id}/${tier}/${at}`, knowledge }))
  return { public: of('public'), private: of('private'), secret: of('secret') }
})

export const piecesOf = (person: Person, tier: Tier): readonly Piece[] => pieces(person)[tier]

export const isTold = ({ memory }: Pick<Desk, 'memory'>, { key }: Piece): boolean => setOf(memory.told).has(key)

/** What of a tier was not told yet, as far as it is worth coming for. */
export const untold = (desk: Pick<Desk, 'memory'>, person: Person, tier: Tier): readonly Piece[] =>
  piecesOf(person, tier).filter(piece => piece.knowledge.isCommon !== true && !isTold(desk, piece))

/** How much a piece has to do with some words: its topics weigh more than its other words. */
export const bearing = (words: readonly string[], { text, topics }: Knowledge): number =>
  2 * likeness(words, topics.slice(0, 3).join(' ')) + likeness(words, topics.join(' ')) + likeness(words, text)

export function bestPiece(pieces: readonly Piece[], words: readonly string[]): Piece | undefined {
  const isShort = new Set(words).size <= 2
  const ranked = pieces
    .map(piece => ({ piece, fit: bearing(words, piece.knowledge) }))
    .filter(({ fit }) => fit > 1 || (fit === 1 && isShort))
    .sort((a, b) => b.fit - a.fit)
  return ranked[0]?.piece
}

const aside =
  /(?<!\s)\s*\((?=[^()]*\))(?:[^()]*\b(?:if|when|once|unless|DC|only|requires?|persuasion|trust)\b[^()]*)\)/gi

/** What the author wrote for the Game Master beside it: `(confesses if shown the ledger)`. */
export const proofFor = ({ text }: Knowledge): string | undefined =>
  /\((?:[^()]*?)\b(?:if|when|once)\b[^()]*?\b(?:shown|confronted with|faced with|sees|given|presented with|shows?)\s+(?:the |a |an |her |his |their )?([^(),.;]+)/i
    .exec(text)?.[1]
    ?.trim()

/** `Says Osric drank and fell`: that they say it is the author's word to the Game Master, and the rest is what they say. */
const saying =
  /^(?:(?:he|she|they)\s+)?(?:(?:knows|is aware|has heard|can tell you|believes) that|(?:(?:will|would|likes to|always|often|only|loudly|openly|freely)\s+)*(?:says?|claims?|insists?|maintains?|repeats?|swears?|tells? (?:anyone|anybody|everyone|everybody|you|people|strangers|them|all)(?: who (?:asks|will listen|listens))?)(?:\s+that)?[,:]?)\s+(?!to\b|nothing\b|little\b|so\b|no\b|about\b|of\b)(\S+\s+\S+\s+\S.*)$/isu

const withoutSaying = (text: string): string => saying.exec(text)?.[1] ?? text

/** What a piece says, without what its author says of it. */
export const bareWords = ({ text }: Knowledge): string =>
  withoutSaying(text.replaceAll(aside, '').replace(/^["“]|["”]$/gu, '')).replaceAll('"', "'")

export type Told = { readonly isReported: boolean; readonly text: string }

/** A piece of knowledge as they would say it; what their author says of them is told of them. */
export function inTheirWords(desk: Pick<Desk, 'world' | 'isYou' | 'memory'>, person: Person, piece: Knowledge): Told {
  const told = asWritten(desk, person, piece)
  return { ...told, text: asOfTheDead(desk, told.text) }
}

function asWritten(desk: Pick<Desk, 'world' | 'isYou'>, person: Person, { text }: Knowledge): Told {
  const bare = text.replaceAll(aside, '').trim()
  const quoted = /^["“](.+)["”]\.?$/su.exec(bare)?.[1]
  if (quoted !== undefined) return { isReported: false, text: quoted }
  const knew = withoutSaying(bare)
  const teller = { name: person.name, short: callName(person.name), pronoun: person.pronoun }
  if (isOfTeller(knew, teller) && !isWrittenAsSpeech(person, text)) {
    const own = inOwnVoice(knew, teller, alsoMeant(desk, person))
    if (own !== undefined) return { isReported: false, text: sentence(own.replaceAll('"', "'")) }
    return { isReported: true, text: reported(knew, teller, desk.isYou ? 'you' : 'the party') }
  }
  return { isReported: false, text: sentence(knew.replaceAll('"', "'")) }
}

/** Whom else `he` or `she` might mean: the names of those who go by the same. */
const alsoMeant = ({ world: { people } }: Pick<Desk, 'world'>, { id, pronoun }: Person): readonly string[] =>
  people.filter(one => one.id !== id && one.pronoun === pronoun).map(({ name }) => callName(name))

/** What stands beside it shows how its author writes: `I heard it` beside it, and `she` is somebody else. */
const isWrittenAsSpeech = ({ knows: { public: open, private: kept, secret } }: Person, text: string): boolean => {
  const tier = [open, kept, secret].find(pieces => pieces.some(piece => piece.text === text)) ?? []
  return areSpoken(tier.map(piece => piece.text))
}

/** Something they do while they talk, now and then. */
export function habit(desk: Desk, person: Person): string {
  if (!isLucky(desk, 45)) return ''
  const shown = freshOf(
    desk,
    person.mannerisms.flatMap(text => text.split(/(?<=[.!?])\s+/)),
  )
  const seen = shown.replace(/,?\s+(?:when|whenever|if)\s.*$/su, '') // that they do it is seen, not when they always do
  return seen === '' || seen.length > 90 ? '' : habitOf(person, trimStop(seen))
}

const subjects = { he: 'He', she: 'She' } as const

/** `ties the same knot` is a sentence once it is said who does it; what is no deed is not seen. */
export function habitOf({ name, pronoun }: Person, text: string): string {
  if (/^(?:he|she|they)\s/i.test(text) || isSentence(text)) return sentence(upperFirst(text))
  const [first = '', second = ''] = text.split(' ')
  const verb = first.endsWith('ly') || /^(?:always|never|often|seldom|rarely|sometimes)$/i.test(first) ? second : first
  const who = pronoun === 'they' ? callName(name) : subjects[pronoun]
  if (verb.endsWith('ing')) return sentence(`${who} is ${lowerFirst(text)}`)
  return /[^s]s$/.test(verb) ? sentence(`${who} ${lowerFirst(text)}`) : ''
}

/** Known to the party from now on. */
export function introduce(desk: Desk, person: Person): void {
  if (desk.memory.happened.includes(`met/${person.id}`)) return
  keep(desk, { happened: added(desk.memory.happened, `met/${person.id}`) })
  const met = `met ${whenAndWhere(desk)}`
  knows(desk, `NPC: ${person.name} - ${person.role === '' ? '' : `${trimStop(person.role)}; `}${met}`)
  note(desk, `NPC: ${person.name} - Talked with the party ${whenAndWhere(desk)}`)
}

/** `he`, `she` and `they` mean them now. */
export function speakOf(desk: Desk, person: Person): void {
  const named = { kind: 'person' as const, id: person.id, name: person.name, likeness: 1 }
  keep(desk, { pronouns: { ...desk.memory.pronouns, [person.pronoun]: named } })
}

export const persuadedKey = (person: Person): string => `persuaded/${slugOf(person.id)}`
