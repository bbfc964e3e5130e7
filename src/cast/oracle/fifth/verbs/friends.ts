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
  const said = words === '' || isSaidWhole(line) ? line.trim() : words
  const mark = /[?!…]$/u.exec(line.trim())?.[0] ?? ''
  return mark === '' || /[?!….]$/u.test(said) ? said : `${said}${mark}`
}

/** Words that are what one says, verb and all: `Tell me about it`, `Have you been there?`, `I want to know what it is`. */
export const isSaidWhole = (line: string): boolean =>
  /^\W*(?:please\s+)?(?:tell|show|give|explain|describe)\s+(?:to\s+)?(?:me|us)\b/iu.test(line) ||
  /^\W*(?:i|we)(?:\s+(?:only|just|really))?(?:['’]d|\s+would)?\s+(?:want|like|wish|need)\s+to\s+(?:know|hear|learn)\b/iu.test(
    line,
  ) ||
  (line.trim().endsWith('?') &&
    /^\W*(?:have|has|had|do|does|did|are|is|was|were|can|could|will|would|should|may|might)\s+(?:you|he|she|they|it|there|any\p{L}*|some\p{L}*|the|your)\b/iu.test(
      line,
    ))

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
  if (friend === undefined) return tellAll(desk, intent)
  if (!/^(?:to|that)\s/i.test(what) || /["“]/u.test(intent.line)) return false
  const told = desk.isYou ? toldToYou(what) : what
  tell(desk, phrase(desk, peopleWords, 'tellsThat', { who: shortName(friend.name), what: told }))
  desk.moments.push({ weight: 3, what: `${actorName(desk)} tells you ${what}.`, who: friend.id })
  return true
}

/** `tell the others to stay behind me`: told to all of them. */
function tellAll(desk: Desk, { line }: Intent): boolean {
  const [, who, what] =
    /\b(?:tell|order|warn|ask|instruct|command|remind)\s+(the others|the rest|everyone|everybody|the party|the company|my (?:friends|companions)|them all)\s+((?:to|that)\s.+)$/iu.exec(
      plain(line, 160),
    ) ?? []
  if (who === undefined || what === undefined || /["“]/u.test(line)) return false
  const told = what.replace(/[?!.\s]+$/, '')
  tell(desk, phrase(desk, peopleWords, 'tellsThat', { who: 'the others', what: desk.isYou ? toldToYou(told) : told }))
  desk.moments.push({ weight: 3, what: `${actorName(desk)} tells you ${told}.` })
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
