/**
 * A choice that stays open until one of its options is named. Whatever else is said is answered or asked back: words never
 * choose, and never cost anything.
 */
import { ask, draw, note, phrase, tell, type Choice, type Desk, type Play } from './desk.ts'
import { listenTo } from './hear/listen.ts'
import { tokensOf } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { addressed, tellAbout, tellKnown } from './knowing.ts'
import { askPerson } from './people.ts'
import { answerTable, reckon } from './reckoning.ts'
import { obstacleNow } from './running.ts'
import { lookAt, tellJob, tellJobs } from './scenes.ts'
import { recap } from './session.ts'
import { askCrew, bid } from './talk.ts'
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
  else if (wish.kind === 'several') return yield* asides(desk, wish.wishes)
  else return false
  return true
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

/**
 * The place of what was chosen; nothing where nobody answers. Where something of one's own will do (`isOpen`), it is laid
 * beside the options first, and is taken only when it is named again.
 */
export async function* choose(
  desk: Desk,
  question: string,
  header: string,
  choices: readonly Choice[],
  isOpen = false,
): Play<Chosen | undefined> {
  let own: string | undefined
  for (let count = 0; count < mostSaid; count += 1) {
    const options = own === undefined ? choices : [...choices, { label: capital(clause(own)), hint: words.ownWay, said: verbs.thatOne }] // prettier-ignore
    const asked = count === 0 ? question : own === undefined ? `${question} ${words.askAgain}` : words.askOwn
    const chosen = yield* ask(desk, asked, header, options)
    if (chosen === undefined) return undefined
    if ('at' in chosen) return own !== undefined && chosen.at === choices.length ? { words: own } : chosen
    const wish = listenTo(desk, chosen.words)
    if (isOpen && isOfOnesOwn(wish, chosen.words)) {
      own = chosen.words.slice(0, 280)
      tell(desk, phrase(desk, 'taken', words.ownTaken))
      continue
    }
    if (yield* aside(desk, wish)) continue
    note(desk, draw(desk, 'stillOpen', words.stillOpen))
  }
  desk.hasLeft = true
  return undefined
}

/** What asks nothing, and is more than a word, is a way of one's own. */
const isOfOnesOwn = ({ kind }: Wish, line: string): boolean =>
  !line.trimEnd().endsWith('?') && !isPut.has(kind) && tokensOf(line).length > 2

const isPut: ReadonlySet<Wish['kind']> = new Set(['known', 'glance', 'table', 'recap', 'jobs', 'look', 'weigh'])
