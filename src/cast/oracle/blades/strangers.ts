/** Whoever has no page: the seamstress, the docker who is crying. They are there, and can be talked with. */
import type { Thing } from '../desk/wishes.ts'
import { putIn } from '../hear/put.ts'
import { noteTold, isTold, phrase, tell, type Desk } from './desk.ts'
import { tokensOf } from './hear/tokens.ts'
import { knownOf, toldLately, topicIn } from './lore.ts'
import { obstacleNow } from './running.ts'
import { nextRumour, placeNow, presentNow } from './scenes.ts'
import { capital, scene as words, verbs } from './words.ts'

/** `taller than a man`, `like guests`: nobody is there for that. */
const likened = /\b(?:than|like|as) (?:an?|the) \p{L}+/giu

const callings: Readonly<Record<string, readonly string[]>> = verbs.callings
const genders = new Map(Object.entries(callings).flatMap(([pronoun, nouns]) => nouns.map(noun => [noun, pronoun])))
const pronouns: Readonly<Record<string, string>> = { her: 'she', she: 'she', him: 'he', he: 'he', them: 'they', they: 'they' } // prettier-ignore

/** What goes on, what is in the way, what stands here: the nearest first. */
function textsHere(desk: Desk): readonly string[] {
  const obstacle = obstacleNow(desk)
  const place = placeNow(desk)
  return [
    ...(desk.memory.going ? [desk.memory.going.text] : []),
    ...(obstacle ? [`${obstacle.name} ${obstacle.prose}`] : []),
    ...(desk.memory.running ? [] : [...(place?.scenes ?? []).slice(0, 1), ...(place?.features ?? []).map(({ what }) => what), ...(place?.about ?? [])]), // prettier-ignore
  ]
}

/** Somebody who is here and has no page, by what they are, or by a pronoun that nobody else answers to. */
export function strangerIn(desk: Desk, said: string): Thing | undefined {
  const tokens = tokensOf(said)
  const texts = textsHere(desk)
  const named = tokens.find(
    word => genders.has(word) && texts.some(text => tokensOf(text.replaceAll(likened, '')).includes(word)),
  )
  const pronoun = tokens.map(word => pronouns[word]).find(word => word !== undefined)
  const meant = named ?? (pronoun === undefined ? undefined : calledSo(texts, pronoun))
  if (meant === undefined) return undefined
  const says = texts.find(text => tokensOf(text).includes(meant)) ?? ''
  return { kind: 'mention', id: `stranger/${meant}`, name: `the ${meant}`, names: [meant], from: 'here', says }
}

/** `Bribe the clerk`, where none was told of: the calling that nobody here has. */
export function missingFrom(desk: Desk, said: string): string | undefined {
  const tokens = tokensOf(said)
  const one = (word: string): string => word.replace(/s$/u, '')
  const isKnown = (noun: string): boolean =>
    [...textsHere(desk), ...toldLately(desk)].some(text => tokensOf(text).some(word => one(word) === one(noun))) ||
    desk.city.people.some(({ id, role }) => presentNow(desk).includes(id) && tokensOf(role).includes(noun))
  return tokens.find((word, at) => tokens[at - 1] === 'the' && (genders.has(word) || genders.has(one(word))) && !everywhere.has(word) && !isKnown(word)) // prettier-ignore
}
const everywhere = new Set(verbs.everywhere)

const calledSo = (texts: readonly string[], pronoun: string): string | undefined =>
  texts.flatMap(text => tokensOf(text.replaceAll(likened, '')).filter(word => genders.get(word) === pronoun))[0]

const mute = new Set(verbs.mute)

/** What is dead, or a picture, answers nobody. */
export const isMute = (who: string): boolean => mute.has(who.replace(/^the /u, ''))

export const isStranger = ({ id }: { readonly id: string }): boolean => id.startsWith('stranger/')

/** What a stranger says to a question, or makes of words: what anybody knows, what is talked of once, else as little as can be. */
export function strangerAnswers(desk: Desk, who: string, said: string, isAsked: boolean): void {
  const slots = { who, Who: capital(who) }
  const { stranger } = words
  if (isMute(who)) return tell(desk, phrase(desk, 'noAnswer', words.noAnswer, slots))
  if (putIn(said) === 'condition') return tell(desk, phrase(desk, 'stranger/moved', stranger.moved, slots))
  if (!isAsked) return tell(desk, phrase(desk, 'stranger/heard', stranger.heard, slots))
  const seen = (placeNow(desk)?.features ?? []).map(({ name, what }) => `${name}. ${what}`)
  const [lore] = knownOf(desk, said, { isPublic: true, told: seen })
  const key = `stranger/${placeNow(desk)?.id ?? ''}/${who}`
  if (lore !== undefined && !isTold(desk, `lore/${lore.slice(0, 40)}`)) {
    noteTold(desk, `lore/${lore.slice(0, 40)}`)
    return tell(desk, phrase(desk, 'stranger/knows', stranger.knows, { ...slots, lore }))
  }
  const rumour = isTold(desk, key) || topicIn(said.replace(who.split(' ').at(-1) ?? '', '')).length > 0 ? undefined : nextRumour(desk) // prettier-ignore
  noteTold(desk, key)
  if (rumour === undefined) return tell(desk, phrase(desk, 'stranger/shrugs', stranger.shrugs, slots))
  tell(desk, phrase(desk, 'stranger/asked', stranger.asked, { ...slots, rumour }))
}
