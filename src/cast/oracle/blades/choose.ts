/**
 * A choice that stays open until one of its options is named. Whatever else is said is answered or asked back: words never
 * choose, and never cost anything.
 */
import { ask, draw, note, tell, type Choice, type Desk, type Play } from './desk.ts'
import { listenTo } from './hear/listen.ts'
import type { Wish } from './hear/wish.ts'
import { answerTable, glance, tellAbout } from './knowing.ts'
import { askCrew, askPerson } from './people.ts'
import { obstacleNow } from './running.ts'
import { lookAt, tellJob, tellJobs } from './scenes.ts'
import { recap } from './session.ts'
import { capital, clause, scene as words, sentence } from './words.ts'

/** Talk that costs nothing. */
const isFree = (wish: Extract<Wish, { kind: 'ask' }>): boolean => wish.tone !== 'pay' && wish.tone !== 'insult'

/** What one may ask, say or look at while a choice is open. */
export async function* aside(desk: Desk, wish: Wish): Play<boolean> {
  if (wish.kind === 'table') answerTable(desk, wish)
  else if (wish.kind === 'about') tellAbout(desk, wish)
  else if (wish.kind === 'glance') glance(desk, wish.at)
  else if (wish.kind === 'look') lookHere(desk, wish.feature)
  else if (wish.kind === 'crew') yield* askCrew(desk, wish)
  else if (wish.kind === 'ask' && isFree(wish)) yield* askPerson(desk, wish)
  else if (wish.kind === 'recap') recap(desk)
  else if (wish.kind === 'jobs') tellJobs(desk)
  else if (wish.kind === 'job') tellJob(desk, wish.job)
  else return false
  return true
}

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
    const options = own === undefined ? choices : [...choices, { label: capital(clause(own)), hint: words.ownWay }]
    const asked = count === 0 ? question : `${question} ${words.askAgain}`
    const chosen = yield* ask(desk, asked, header, options)
    if (chosen === undefined) return undefined
    if ('at' in chosen) return own !== undefined && chosen.at === choices.length ? { words: own } : chosen
    if (yield* aside(desk, listenTo(desk, chosen.words))) continue
    if (isOpen) own = chosen.words.slice(0, 280)
    note(desk, draw(desk, 'stillOpen', words.stillOpen))
  }
  desk.hasLeft = true
  return undefined
}
