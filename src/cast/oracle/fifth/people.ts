/** People: how they feel about the party, what they know, and how they say it. */
import type { AttitudeCause } from '../../../rules/fifth/checks/attitude.ts'
import type { Attitude } from '../../../rules/fifth/model/world.ts'
import { mine } from '../voice/person.ts'
import { baseOf } from '../voice/verbs.ts'
import type { Knowledge, Person } from '../world/world.ts'
import { isLucky } from './chance.ts'
import { keep, rule, type Desk, type Play } from './desk.ts'
import { added, put } from './memory.ts'
import { likeness, lowerFirst, sentence, topicWords, trimStop } from './nouns.ts'
import { placeOfPerson, placesKnown } from './place.ts'
import { event, freshOf, knows, learn, quote } from './tell.ts'
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
  yield* rule(desk, 'change-attitude', { npc: person.name, because })
}

export const toldKey = (person: Person, tier: Tier, at: number): string => `${person.id}/${tier}/${at}`

export type Piece = { readonly tier: Tier; readonly at: number; readonly knowledge: Knowledge }

export const piecesOf = (person: Person, tier: Tier): readonly Piece[] =>
  person.knows[tier].map((knowledge, at) => ({ tier, at, knowledge }))

export const isTold = ({ memory }: Pick<Desk, 'memory'>, person: Person, { tier, at }: Piece): boolean =>
  memory.told.includes(toldKey(person, tier, at))

/** What of a tier was not told yet. */
export const untold = (desk: Pick<Desk, 'memory'>, person: Person, tier: Tier): readonly Piece[] =>
  piecesOf(person, tier).filter(piece => !isTold(desk, person, piece))

/** How much a piece has to do with some words: its topics weigh more than its other words. */
export const bearing = (words: readonly string[], { text, topics }: Knowledge): number =>
  2 * likeness(words, topics.slice(0, 3).join(' ')) + likeness(words, topics.join(' ')) + likeness(words, text)

export function bestPiece(pieces: readonly Piece[], words: readonly string[]): Piece | undefined {
  const ranked = pieces
    .map(piece => ({ piece, fit: bearing(words, piece.knowledge) }))
    .filter(({ fit }) => fit > 1 || (fit === 1 && words.length <= 2))
    .sort((a, b) => b.fit - a.fit)
  return ranked[0]?.piece
}

const aside = /\s*\((?:[^()]*\b(?:if|when|once|unless|DC|only|requires?|persuasion|trust)\b[^()]*)\)/gi

/** What the author wrote for the Game Master beside it: `(confesses if shown the ledger)`. */
export const proofFor = ({ text }: Knowledge): string | undefined =>
  /\((?:[^()]*?)\b(?:if|when|once)\b[^()]*?\b(?:shown|confronted with|faced with|sees|given|presented with|shows?)\s+(?:the |a |an |her |his |their )?([^(),.;]+)/i
    .exec(text)?.[1]
    ?.trim()

/** A piece of knowledge as they would say it. */
export function inTheirWords(person: Person, { text }: Knowledge): string {
  const bare = text.replaceAll(aside, '').trim()
  const quoted = /^["“](.+)["”]\.?$/su.exec(bare)?.[1]
  if (quoted !== undefined) return quoted
  const knew = /^(?:knows|is aware|has heard|can tell you|believes|says) that (.+)$/is.exec(bare)?.[1]
  if (knew !== undefined) return sentence(knew)
  return sentence((isOfThem(person, bare) ? mine(bare, whoOf(person)) : bare).replaceAll('"', "'"))
}

const whoOf = ({
  name,
  pronoun,
}: Person): { readonly name: string; readonly short: string; readonly pronoun: Person['pronoun'] } => ({
  name,
  short: name.split(' ')[0] ?? name,
  pronoun,
})

/** Whether the author speaks of them (`She saw it`, `Knows the way`), rather than for them (`I saw it`). */
function isOfThem({ name, pronoun }: Person, text: string): boolean {
  if (/\b(?:I|my|me|I'm|I've)\b/.test(text)) return false
  const [first = ''] = text.split(/\s+/)
  const word = first.toLowerCase().replaceAll(/[^a-z]/g, '')
  return word === pronoun || name.split(' ').includes(first) || baseOf(word) !== undefined
}

/** Something they do while they talk, now and then. */
export function habit(desk: Desk, person: Person): string {
  if (!isLucky(desk, 45)) return ''
  const shown = freshOf(
    desk,
    person.mannerisms.flatMap(text => text.split(/(?<=[.!?])\s+/)),
  )
  return shown === '' || shown.length > 90 ? '' : lowerFirst(trimStop(shown))
}

/** They tell it: it is recorded as learned, remembered as told, and said. */
export function share(desk: Desk, person: Person, piece: Piece): void {
  const { tier, at, knowledge } = piece
  const words = inTheirWords(person, knowledge)
  learn(desk, `${person.name} says, ${knowledge.text.replaceAll(aside, '').replace(/^["“]|["”]$/gu, '')}`)
  if (tier !== 'public') learn(desk, words)
  quote(desk, person.name, words, habit(desk, person))
  keep(desk, {
    told: added(desk.memory.told, toldKey(person, tier, at)),
  })
  if (tier === 'public') return
  event(desk, `${person.name} confided in the party.`)
  desk.moments.push({ weight: tier === 'secret' ? 3 : 2, what: `${person.name} says: ${words}` })
  desk.isSavePoint = true
}

/** Known to the party from now on. */
export function introduce(desk: Desk, person: Person): void {
  if (desk.memory.happened.includes(`met/${person.id}`)) return
  keep(desk, { happened: added(desk.memory.happened, `met/${person.id}`) })
  knows(desk, `NPC: ${person.name} - ${person.role === '' ? 'somebody we met' : trimStop(person.role)}`)
}

/** `he`, `she` and `they` mean them now. */
export function speakOf(desk: Desk, person: Person): void {
  const named = { kind: 'person' as const, id: person.id, name: person.name, likeness: 1 }
  keep(desk, { pronouns: { ...desk.memory.pronouns, [person.pronoun]: named } })
}

/** Somebody who could answer, if anybody, where the party knows the way: nobody sends it to what is still to be found. */
export function whoKnows(desk: Desk, words: readonly string[], but: Person): Person | undefined {
  const near = new Set(placesKnown(desk).map(({ id }) => id))
  return desk.world.people.find(
    person =>
      person.id !== but.id &&
      desk.memory.moved[person.id] !== 'gone' &&
      near.has(placeOfPerson(desk, person)?.id ?? '') &&
      bestPiece(piecesOf(person, 'public'), words) !== undefined,
  )
}

export const wordsAbout = (person: Person, ...texts: readonly string[]): readonly string[] => {
  const own = new Set(topicWords(person.name))
  return topicWords(texts.join(' ')).filter(word => !own.has(word))
}

export const persuadedKey = (person: Person): string => `persuaded/${slugOf(person.id)}`
