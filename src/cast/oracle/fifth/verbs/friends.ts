/** Talk among the company: what is said to friends, asked of them and told to them. */
import type { Intent } from '../../understand/intent.ts'
import type { Desk } from '../desk.ts'
import { actorName, shortName } from '../heroes.ts'
import { leadsOf } from '../leads.ts'
import { asksWhat, plain, spoken, toldToYou } from '../plain.ts'
import { phrase, quote, tell } from '../tell.ts'
import { deedWords } from '../words/deeds.ts'
import { peopleWords } from '../words/people.ts'

const friends =
  /\b(?:the others|companions|everybody|everyone|my friends|the party|the company|all of you|you all|the rest|guys)\b/i

export const friendIn = ({ targets, about }: Intent): string | undefined =>
  [...targets, ...about].find(({ kind }) => kind === 'party')?.id

/** Meant for the company, not for whoever stands there. */
export const isToFriends = (intent: Intent): boolean => {
  const { targets, line } = intent
  if (friends.test(line)) return true
  const friend = [...targets, ...intent.about].find(({ kind }) => kind === 'party')
  const isNamedFirst =
    friend !== undefined && line.trim().toLowerCase().startsWith(shortName(friend.name).toLowerCase())
  return isNamedFirst || targets[0]?.kind === 'party'
}

/** What the company hears: nothing but the wish for an answer where that is all there is. */
export function toFriends(intent: Intent): string {
  const words = saidIn(intent).replace(/^(?:to\s+)?[\p{L}]+(?: [\p{L}]+)?\s+(?:that|how|whether)\s+/iu, '')
  return /^\W*(?:i\s+)?(?:ask|talk|speak|consult|turn)\b/i.test(intent.line) ? '' : spoken(words)
}

/** What is said aloud: in quotes, behind a colon, or all of it. */
export function saidIn({ line, words }: Intent): string {
  const quoted = /["“](.+?)["”]/u.exec(line)?.[1]
  if (quoted !== undefined) return quoted
  const said = words === '' ? line : words
  return line.trim().endsWith('?') && !said.endsWith('?') ? `${said}?` : said
}

/** Nobody here to talk to but friends: they answer. */
export function speakOut(desk: Desk, words: string, friend?: string): void {
  if (words === '') tell(desk, phrase(desk, deedWords, 'plan'))
  else quote(desk, actorName(desk), words)
  const leads = leadsOf(desk).slice(0, 3).join('; ')
  const what =
    words === '' ? `What lies open: ${leads === '' ? 'the road' : leads}.` : `${actorName(desk)} says: "${words}"`
  desk.moments.push({
    weight: 3,
    what,
    ...(words === '' && { isCounsel: true }),
    ...(friend !== undefined && { who: friend }),
  })
}

/** A friend is told to do something, or that something is so. */
export function tellFriend(desk: Desk, intent: Intent): boolean {
  const friend = desk.world.party.find(({ id }) => id === friendIn(intent))
  const what = plain(intent.words, 140).replace(/[?!.\s]+$/, '')
  if (friend === undefined || !/^(?:to|that)\s/i.test(what) || /["“]/u.test(intent.line)) return false
  const told = desk.isYou ? toldToYou(what) : what
  tell(desk, phrase(desk, peopleWords, 'tellsThat', { who: shortName(friend.name), what: told }))
  desk.moments.push({ weight: 3, what: `${actorName(desk)} tells you ${what}.`, who: friend.id })
  return true
}

/** A friend is asked whether, or what: told as it was asked, and theirs to answer. */
export function askFriend(desk: Desk, intent: Intent): boolean {
  const friend = desk.world.party.find(({ id }) => id === friendIn(intent))
  const what = asksWhat(intent.line)
  if (friend === undefined || what === undefined) return false
  if (/["“]/u.test(intent.line) || /^\W*\p{L}+,/u.test(intent.line)) return false
  const told = desk.isYou ? toldToYou(what) : what
  tell(desk, phrase(desk, peopleWords, 'asksFriend', { who: shortName(friend.name), what: told }))
  desk.moments.push({ weight: 3, what: `${actorName(desk)} asks you ${what}.`, who: friend.id })
  return true
}
