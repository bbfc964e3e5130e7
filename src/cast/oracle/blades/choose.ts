/**
 * A choice that stays open until one of its options is named. Whatever else is said is answered or asked back: words never
 * choose, and never cost anything.
 */
import { moodOf } from '../../../rules/blades/model/world.ts'
import { ask, draw, note, phrase, tell, type Choice, type Desk, type Play } from './desk.ts'
import { listenTo } from './hear/listen.ts'
import { optionIn } from './hear/option.ts'
import { says, tokensOf } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { addressed, noticed, tellAbout, tellKnown } from './knowing.ts'
import { retold } from './retold.ts'
import { askPerson } from './people.ts'
import { answerTable, reckon } from './reckoning.ts'
import { obstacleNow } from './running.ts'
import { knownOf } from './lore.ts'
import { lookAt, nextRumour, tellJob, tellJobs } from './scenes.ts'
import { recap } from './session.ts'
import { askCrew, bid } from './talk.ts'
import { putOff } from './errands.ts'
import { weigh } from './weigh.ts'
import { capital, clause, scene as words, sentence, verbs } from './words.ts'

/** Talk that costs nothing. */
const isFree = (wish: Extract<Wish, { kind: 'ask' }>): boolean =>
  wish.tone !== 'pay' && wish.tone !== 'insult' && wish.tone !== 'gift'

/** What one may ask, say or look at while a choice is open. */
export async function* aside(desk: Desk, wish: Wish): Play<boolean> {
  if (wish.kind === 'table') answerTable(desk, wish)
  else if (wish.kind === 'known') yield* tellKnown(desk, wish)
  else if (wish.kind === 'about') yield* tellAbout(desk, wish)
  else if (wish.kind === 'address') yield* addressed(desk, wish)
  else if (wish.kind === 'bid') yield* bid(desk, wish)
  else if (wish.kind === 'glance') reckon(desk, wish.at, wish.words)
  else if (wish.kind === 'weigh') weigh(desk, wish.deed)
  else if (wish.kind === 'look') lookHere(desk, wish.feature)
  else if (wish.kind === 'crew') yield* askCrew(desk, wish)
  else if (wish.kind === 'ask' && isFree(wish)) yield* askPerson(desk, wish)
  else if (wish.kind === 'recap') recap(desk)
  else if (wish.kind === 'jobs') tellJobs(desk)
  else if (wish.kind === 'job') tellJob(desk, wish.job)
  else if (wish.kind === 'idea') yield* fancied(desk, wish.words)
  else if (wish.kind === 'later') putOff(desk, wish.words)
  else if (wish.kind === 'several') return yield* asides(desk, wish.wishes)
  else return false
  return true
}

/** A small thing that nothing hangs on is done, and somebody has a word about it. */
async function* fancied(desk: Desk, said: string): Play {
  tell(desk, retold(said))
  yield* noticed(desk, said)
}

/** Of several things none is done where one of them is more than words. */
async function* asides(desk: Desk, wishes: readonly Wish[]): Play<boolean> {
  if (!wishes.every(({ kind }) => talks.has(kind))) return false
  for (const wish of wishes) yield* aside(desk, wish)
  return true
}

const talks: ReadonlySet<Wish['kind']> = new Set([
  'about',
  'address',
  'bid',
  'table',
  'known',
  'glance',
  'look',
  'crew',
  'recap',
  'jobs',
  'job',
])

/** On a job one sees what is in the way; else the place. */
export function lookHere(desk: Desk, feature: string): void {
  const obstacle = obstacleNow(desk)
  if (!desk.memory.running || !obstacle) return lookAt(desk, feature)
  tell(desk, `**${obstacle.name}.**`, sentence(obstacle.prose))
}

/** Whoever says more than this and chooses nothing finds the choice where it was when they next do something. */
const mostSaid = 12

export type Chosen = { readonly at: number } | { readonly words: string }

/** What a way of one's own would be, in a few words; nothing where it is none. */
export type Own = (line: string, wish: Wish) => string | undefined

/** Any plan at all is a way of one's own. */
export const anyWay: Own = (line, wish) => (isOfOnesOwn(wish, line) ? words.ownWay : undefined)

/**
 * The place of what was chosen; nothing where nobody answers. Where something of one's own will do (`ownAs`), it is laid
 * beside the options first, and is taken only when it is named again, or by an answer to what is asked next (`next`).
 */
export async function* choose(
  desk: Desk,
  question: string,
  header: string,
  choices: readonly Choice[],
  ownAs: Own = () => undefined,
  next: readonly Choice[] = [],
): Play<Chosen | undefined> {
  let own: { readonly words: string; readonly hint: string } | undefined
  for (let count = 0; count < mostSaid; count += 1) {
    const options = own === undefined ? choices : [...choices, { label: capital(clause(planned(own.words))), hint: own.hint, said: verbs.thatOne }] // prettier-ignore
    const asked = count === 0 ? question : own === undefined ? `${question} ${words.askAgain}` : words.askOwn
    const chosen = yield* ask(desk, asked, header, options)
    if (chosen === undefined) return undefined
    if ('at' in chosen) return own !== undefined && chosen.at === choices.length ? { words: planned(own.words) } : chosen // prettier-ignore
    if (tokensOf(chosen.words).every(word => assents.has(word))) continue // to what, nobody can say
    const wish = listenTo(desk, chosen.words)
    const isNext = optionIn(chosen.words, next) !== undefined
    if (own !== undefined && isNext) {
      desk.answer = chosen.words
      return { words: planned(own.words) }
    }
    const isAnother = own === undefined || says(tokensOf(chosen.words).slice(0, 4), verbs.replans)
    const hint = isAnother && !isNext ? ownAs(chosen.words, wish) : undefined
    if (hint !== undefined) {
      own = { words: chosen.words.slice(0, 280), hint }
      tell(desk, phrase(desk, 'taken', words.ownTaken))
      continue
    }
    if (!isCurt(wish, chosen.words) && (yield* aside(desk, wish))) continue
    if (moodOf(desk.world) === 'downtime' && wish.kind === 'rest') reckon(desk, 'options')
    else if (moodOf(desk.world) === 'downtime' && wish.kind === 'listen') askAround(desk, chosen.words)
    else if (moodOf(desk.world) === 'downtime' && isSmall.has(wish.kind)) yield* fancied(desk, chosen.words)
    else note(desk, draw(desk, 'stillOpen', words.stillOpen))
  }
  desk.hasLeft = true
  return undefined
}

/** What is talked of, where it is about what was asked; else the next rumour there is. */
function askAround(desk: Desk, said: string): void {
  const known = knownOf(desk, said)
  const rumour = known.length > 0 ? known.join(' ') : nextRumour(desk)
  tell(desk, rumour === undefined ? draw(desk, 'noRumour', words.noRumour) : phrase(desk, 'rumour', words.rumour, { rumour: sentence(rumour) })) // prettier-ignore
}

/** What takes an evening and no more, in days of rest. */
const isSmall: ReadonlySet<Wish['kind']> = new Set(['deed', 'listen', 'ask'])

/** A word that names no option, and is no question, was meant for one. */
const isCurt = ({ kind }: Wish, line: string): boolean =>
  (kind === 'idea' || kind === 'about') && tokensOf(line).length === 1

const assents: ReadonlySet<string> = new Set(verbs.assent)

/** `I want to go in by the chute` is `go in by the chute`: a plan is what is done, without who wishes it. */
export const planned = (line: string): string =>
  line
    .trim()
    .replace(/^(?:(?:ok|okay|yes|well|so|then|maybe|perhaps)\b[,\s]*)*(?:(?:i|we|let'?s|let us)(?:['’](?:ll|d))?\s+)?(?:(?:want to|would like to|'?d like to|like to (?:start |begin )?|should|could|will|would|can|try to)\s+)?/iu, '') || line // prettier-ignore

/** What asks nothing, and is more than a word, is a way of one's own. */
const isOfOnesOwn = ({ kind }: Wish, line: string): boolean =>
  !line.trimEnd().endsWith('?') && !isPut.has(kind) && tokensOf(line).length > 2

const isPut: ReadonlySet<Wish['kind']> = new Set(['known', 'glance', 'table', 'recap', 'jobs', 'look', 'weigh'])
