/** Talk among the company: what is said to friends, asked of them and told to them. */
import type { Intent } from '../../understand/intent.ts'
import type { Desk } from '../desk.ts'
import { actorName, companionsOf, nameOf, shortName } from '../heroes.ts'
import { leadsOf } from '../leads.ts'
import { upperFirst } from '../nouns.ts'
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

const isLedUpTo =
  /^\W*(?:(?:i|we|then|and|please|let['’]?s|let us)\s+)*(?:ask|talk|speak|consult|turn|discuss|confer)\b/iu

/** What the company hears: nothing but the wish for an answer where that is all there is. */
export function toFriends(intent: Intent): string {
  const words = saidIn(intent).replace(/^(?:to\s+)?[\p{L}]+(?: [\p{L}]+)?\s+(?:that|how|whether)\s+/iu, '')
  return isLedUpTo.test(intent.line) && !/["“]/u.test(intent.line) ? '' : spoken(words)
}

/** What they are asked, where it is told at second hand: `ask the others who keeps the key`, `talk to Korda about the hat`. */
export function putIn({ line, about }: Intent): string | undefined {
  const asked = asksWhat(line)
  if (asked !== undefined && !/^(?:for|to)\s/i.test(asked)) return `${asYourself(asked)}?`
  const [, topic] = /\b(?:about|regarding|concerning|over)\s+(\S.*?)[.!?\s]*$/iu.exec(plain(line, 160)) ?? []
  if (topic === undefined) return undefined
  const person = about.find(({ kind, name }) => kind === 'person' && name.toLowerCase().includes(topic.toLowerCase()))
  return `What do you think of ${person?.name ?? plain(topic, 80)}?`
}

/** Whom `he` means in what is asked of him: `what she believes in` is `what you believe in`. */
const asYourself = (asked: string): string =>
  asked
    .replaceAll(/\b(?:he|she) is\b/gi, 'you are')
    .replaceAll(/\b(?:he|she|they) (?:has|have)\b/gi, 'you have')
    .replaceAll(/\b(?:he|she|they) (would|will|could|can|should|did|had|might)\b/giu, 'you $1')
    .replaceAll(/\b(?:he|she) (\p{L}{2,}[^s])s\b/giu, 'you $1')
    .replace(/^\p{Ll}/u, letter => letter.toUpperCase())

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
export function speakOut(desk: Desk, words: string, friend?: string, asked?: string): void {
  const alone = friend === undefined ? undefined : shortName(nameOf(desk, friend))
  if (words !== '') quote(desk, actorName(desk), words)
  else if (alone !== undefined)
    tell(desk, phrase(desk, peopleWords, 'asksFriend', { who: alone, what: atSecondHand(asked ?? 'What to do next?') }))
  else tell(desk, phrase(desk, deedWords, 'plan'))
  const put = words === '' ? asked : words
  desk.moments.push({
    weight: 3,
    what: openLeads(desk),
    ...(put === undefined ? { isCounsel: true } : { put }),
    ...(friend !== undefined && { who: friend }),
  })
}

/** `What do you think of the hat?` is asked about the hat. */
const atSecondHand = (asked: string): string =>
  asked
    .replace(/^What do you think of (.+)\?$/u, 'about $1')
    .replace(/\?$/, '')
    .replace(/^\p{Lu}/u, letter => letter.toLowerCase())

/** What the company could turn to, for whoever is asked what to do. */
export function openLeads(desk: Desk): string {
  const leads = leadsOf(desk).slice(0, 4).join('; ')
  return `What lies open: ${leads === '' ? 'the road' : leads}.`
}

const isAsking = /^(?:(?:please|do)\s+)?(?:tell|remind) (?:me|us)\b|^(?:who|what|where|when|why|how)\b/iu

/** Verbs a question to a friend may be mistaken for. */
const misread: ReadonlySet<Intent['verb']> = new Set([
  'recall',
  'question',
  'plan',
  'act',
  'nothing',
  'look',
  'go',
  'ask',
  'tell',
  'say',
  'talk',
])

/** A friend is called by name and asked something: it is theirs to answer, whatever else it sounds like. */
export function askedByName(desk: Desk, { line, verb, matter }: Intent): boolean {
  if ((matter === undefined && !misread.has(verb)) || /\b(?:see|look|notice|hear|come|go with)\b/i.test(line))
    return false
  const [, called = '', words = ''] = /^\W*([\p{L}'’-]+(?: [\p{L}'’-]+)?)\s*[,:]\s*(\S.*)$/su.exec(line) ?? []
  const friend = companionsOf(desk).find(id =>
    [nameOf(desk, id), shortName(nameOf(desk, id))].some(name => name.toLowerCase() === called.toLowerCase()),
  )
  if (friend === undefined || !(words.includes('?') || isAsking.test(words))) return false
  speakOut(desk, spoken(line), friend)
  return true
}

/** A friend is told to do something, or that something is so. */
export function tellFriend(desk: Desk, intent: Intent): boolean {
  const friend = desk.world.party.find(({ id }) => id === friendIn(intent))
  const what = plain(intent.words, 140).replace(/[?!.\s]+$/, '')
  if (friend === undefined) return tellAll(desk, intent)
  if (!/^(?:to|that)\s/i.test(what) || /["“]/u.test(intent.line)) return false
  const told = desk.isYou ? toldToYou(what) : what
  tell(desk, phrase(desk, peopleWords, 'tellsThat', { who: shortName(friend.name), what: told }))
  desk.moments.push({
    weight: 3,
    what: openLeads(desk),
    who: friend.id,
    put: `${upperFirst(what.replace(/^that\s+/i, ''))}.`,
  })
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
  desk.moments.push({ weight: 3, what: openLeads(desk), who: friend.id, put: `${asYourself(what)}?` })
  return true
}
