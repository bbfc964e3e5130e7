/**
 * A player's line in this game. What was offered is known by its words; what only this game has (jobs, rest, what was
 * seen to beforehand) is looked for first; the rest is heard by the ear that all games share.
 */
import { hear as hearLine } from '../../hear/hear.ts'
import type { Hearing } from '../../desk/wishes.ts'
import type { Offer } from '../memory.ts'
import { help, verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { meant, type Moment } from './meant.ts'
import { namedIn, says, tokensOf, weighty, type Tokens } from './tokens.ts'
import { glances, type Glance, type Wish } from './wish.ts'

type Named = { readonly id: string; readonly name: string }

/** What can be meant here. */
export type Ears = Moment & {
  readonly offers: readonly Offer[]
  readonly people: readonly Named[]
  readonly jobs: readonly Named[]
  readonly isGoingOn: boolean
  /** Clocks that anybody can see. */
  readonly clocks: readonly string[]
  /** The job that was last told of. */
  readonly lastJob: string
  readonly hearing: Hearing
}

const { wishes } = verbs

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!?]+$/g, '')

function offered(line: string, { offers }: Ears): Wish | undefined {
  return offers.find(({ text }) => folded(text) === folded(line))?.wish
}

const isQuestion = (line: string, tokens: Tokens): boolean =>
  line.trimEnd().endsWith('?') || verbs.questions.includes(tokens[0] ?? '')

const asksOfRules = [
  'how',
  'explain',
  'rules',
  'help',
  'mean',
  'work',
  'what are',
  'what is',
  'what does',
  'what happens',
]

/** How something of the game works: a question of few words that names it, and nobody and nothing else. */
export function helpOn(line: string): string | undefined {
  const tokens = tokensOf(line)
  if (!isQuestion(line, tokens) && !says(tokens, ['explain', 'rules', 'help'])) return undefined
  if (!says(tokens, asksOfRules) || tokens.length > 12) return undefined
  return help.topics.find(({ words }) => words.some(word => tokens.includes(word)))?.text
}

function tableQuestion(line: string, tokens: Tokens, { hearing }: Ears): Wish | undefined {
  const people = hearing.things.filter(({ kind }) => kind === 'person' || kind === 'companion')
  const text = namedIn(tokens, people) ? undefined : helpOn(line)
  return text === undefined ? undefined : { kind: 'table', text }
}

function onScore(line: string, tokens: Tokens, { isOnScore }: Ears): Wish | undefined {
  if (!isOnScore) return undefined
  if (says(tokens, wishes.flashback)) return { kind: 'flashback', words: line.trim() }
  if (says(tokens, wishes.leave)) return { kind: 'leave' }
  return says(tokens, wishes.item) ? ofItem(line) : undefined
}

/** `I have a mirror in my bag, I flash it at them`: what it is ends where something is said of it; the rest is done with it. */
function ofItem(line: string): Wish | undefined {
  const [, item = '', rest = ''] =
    /\b(?:have|brought|use|take out|pull out|produce|out)\s+(?:a|an|my|the|some|our)\s+([\p{L}' -]+?)(?=\s+(?:in|from|to|and|with|that|so|out|for|at|on|which)\b|[,.;!]|$)(.*)$/iu.exec(line) ?? [] // prettier-ignore
  if (item === '') return undefined
  const then = rest.replace(/^\s*(?:in|from|out of) my \p{L}+/iu, '').replace(/^[\s,.;!]+(?:and )?/u, '')
  const declared = { kind: 'item', item: item.trim().slice(0, 60) } as const
  const found = then === '' ? undefined : actionIn(tokensOf(then))
  if (then === '') return declared
  const deed = { kind: 'deed', action: found?.action ?? 'finesse', isLethal: says(tokensOf(then), verbs.lethal), isTogether: false, words: line.trim() } as const // prettier-ignore
  return { kind: 'several', wishes: [declared, deed] }
}

function aboutWork(
  line: string,
  tokens: Tokens,
  { jobs, people, present, lastJob, isOnScore }: Ears,
): Wish | undefined {
  if (isOnScore) return undefined
  const job = namedIn(tokens, jobs)
  const plan = says(tokens.slice(0, 4), wishes.plan) && !isQuestion(line, tokens) ? (job?.id ?? lastJob) : ''
  if (plan !== '') return { kind: 'take', job: plan, plan: line.trim() }
  if (job && says(tokens.slice(0, 4), wishes.takeOn) && !isQuestion(line, tokens)) return { kind: 'take', job: job.id }
  if (says(tokens, wishes.take)) {
    const meantJob = job?.id ?? lastJob
    return meantJob === '' ? { kind: 'jobs' } : { kind: 'take', job: meantJob }
  }
  if (namedIn(tokens, people) || (present.length > 0 && tokens.includes('you'))) return undefined // whoever is asked answers
  if (job && weighty(tokensOf(job.name)).every(word => tokens.includes(word))) return { kind: 'job', job: job.id }
  return says(tokens, wishes.jobs) &&
    (isQuestion(line, tokens) || says(tokens, wishes.ask) || tokens.length <= 5 || says(tokens, wishes.look))
    ? { kind: 'jobs' }
    : undefined
}

function byRest(line: string, tokens: Tokens, { isOnScore }: Ears): Wish | undefined {
  if (says(tokens, wishes.end)) return { kind: 'end' }
  if (isOnScore || isQuestion(line, tokens) || tokens.length > 9 || actionIn(tokens)) return undefined
  if (says(tokens, ['lie low', 'lay low', 'keep out of sight'])) return { kind: 'lay-low' }
  return says(tokens, wishes.rest) ? { kind: 'rest' } : undefined
}

const glancesOf: Readonly<Partial<Record<Glance, readonly string[]>>> = verbs.glances

/** What the sheets and the board tell; of two things asked in one breath both. */
function reckoned(line: string, tokens: Tokens, { clocks }: Ears): Wish | undefined {
  if (!isQuestion(line, tokens)) return undefined
  const isOfClock =
    says(tokens, verbs.ofClock) && clocks.some(name => weighty(tokensOf(name)).every(word => tokens.includes(word)))
  if (isOfClock) return { kind: 'glance', at: 'clocks', words: line }
  const found = glances.filter(one => says(tokens, glancesOf[one] ?? []))
  const wished = found.map(at => ({ kind: 'glance', at, words: line }) as const)
  const [only] = wished
  return wished.length > 1 ? { kind: 'several', wishes: wished } : only
}

function small(tokens: Tokens, ears: Ears): Wish | undefined {
  if (tokens.length <= 6 && says(tokens, wishes.recap)) return { kind: 'recap' }
  if (!ears.isOnScore && tokens.length <= 8 && !tokens.includes('you') && says(tokens, wishes.listen))
    return { kind: 'listen' }
  if (ears.isGoingOn && says(tokens, ['join', 'step in', 'see what', 'go over'])) return { kind: 'join' }
  return undefined
}

export function hear(line: string, ears: Ears): Wish {
  const tokens = tokensOf(line)
  return (
    offered(line, ears) ??
    reckoned(line, tokens, ears) ??
    tableQuestion(line, tokens, ears) ??
    onScore(line, tokens, ears) ??
    small(tokens, ears) ??
    byRest(line, tokens, ears) ??
    aboutWork(line, tokens, ears) ??
    meant(line, hearLine(line, ears.hearing), ears)
  )
}
