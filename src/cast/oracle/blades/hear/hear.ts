/**
 * The one reader of a player's line in this game. What was offered is known by its words; else the line is held against
 * who and what is here, and against the table of verbs. What nothing covers is an idea, and ideas are answered too.
 */
import { actions, type Action } from '../../../../rules/blades/model/crew.ts'
import type { Offer } from '../memory.ts'
import { help, verbs } from '../words.ts'
import { firstOf, namedIn, placeOf, says, tokensOf, weighty, type Tokens } from './tokens.ts'
import type { Tone, Wish } from './wish.ts'

type Named = { readonly id: string; readonly name: string }

/** What can be meant here. */
export type Ears = {
  readonly offers: readonly Offer[]
  readonly places: readonly Named[]
  readonly people: readonly Named[]
  /** Who is here, by id. */
  readonly present: readonly string[]
  readonly crew: readonly Named[]
  readonly jobs: readonly Named[]
  readonly features: readonly Named[]
  readonly isOnScore: boolean
  readonly isGoingOn: boolean
  /** Whom one talked with last, and the job that was last told of. */
  readonly with: string
  readonly lastJob: string
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

/** The action whose verb stands first, the longer phrase before the shorter where two begin together. */
export function actionIn(tokens: Tokens): { readonly action: Action; readonly at: number } | undefined {
  let best: { readonly action: Action; readonly at: number; readonly size: number } | undefined
  for (const action of actions) {
    for (const phrase of verbs.actions[action]) {
      const at = placeOf(tokens, phrase)
      if (at === undefined) continue
      const size = phrase.length
      if (!best || at < best.at || (at === best.at && size > best.size)) best = { action, at, size }
    }
  }
  return best
}

const isQuestion = (line: string, tokens: Tokens): boolean =>
  line.trimEnd().endsWith('?') || verbs.questions.includes(tokens[0] ?? '')

function tableQuestion(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const isAsking = isQuestion(line, tokens) || says(tokens, ['explain', 'rules', 'help'])
  if (!isAsking || namedIn(tokens, ears.people) || namedIn(tokens, ears.crew)) return undefined
  if (!says(tokens, ['how', 'explain', 'rules', 'help', 'mean', 'work', 'what are', 'what is'])) return undefined
  const topic = help.topics.find(({ words }) => words.some(word => tokens.includes(word)))
  return topic && { kind: 'table', text: topic.text }
}

/** What the table says where somebody asks how something works, in the middle of a choice too. */
export function helpOn(line: string): string | undefined {
  const tokens = tokensOf(line)
  if (!isQuestion(line, tokens)) return undefined
  return help.topics.find(({ words }) => words.some(word => tokens.includes(word)))?.text
}

function onScore(line: string, tokens: Tokens, { isOnScore }: Ears): Wish | undefined {
  if (!isOnScore) return undefined
  if (says(tokens, wishes.flashback)) return { kind: 'flashback', words: line.trim() }
  if (says(tokens, wishes.leave)) return { kind: 'leave' }
  const at = firstOf(tokens, wishes.item)
  if (at === undefined || actionIn(tokens.slice(at + 2))) return undefined
  const item = weighty(tokens.slice(at))
    .filter(word => !['have', 'brought', 'use', 'take', 'pull', 'produce', 'bag', 'pocket'].includes(word))
    .slice(0, 4)
    .join(' ')
  return item === '' ? undefined : { kind: 'item', item }
}

function toneOf(tokens: Tokens): Tone {
  const tones = ['pay', 'thanks', 'farewell', 'insult'] as const
  return tones.find(tone => says(tokens, wishes[tone])) ?? 'plain'
}

const without = (tokens: Tokens, name: string): string => {
  const gone = new Set(tokensOf(name))
  const verbsOfAsking = new Set([...wishes.ask, ...wishes.pay, ...verbs.questions])
  return weighty(tokens)
    .filter(word => !gone.has(word) && !verbsOfAsking.has(word))
    .join(' ')
}

function toCrew(line: string, tokens: Tokens, { crew, isOnScore }: Ears): Wish | undefined {
  const one = namedIn(tokens, crew)
  if (!one) return undefined
  const isTalk = says(tokens, wishes.ask) || isQuestion(line, tokens)
  if (!isTalk && actionIn(tokens)) return undefined
  if (says(tokens, ['secret', 'hide', 'hiding', 'truth', 'lie', 'past', 'really']))
    return { kind: 'crew', who: one.id, about: 'secret' }
  if (!isTalk && tokens.length > 3 && isOnScore) return undefined
  return {
    kind: 'crew',
    who: one.id,
    about: tokens.length <= 2 || says(tokens, ['hello', 'hi', 'greet']) ? 'greet' : 'opinion',
  }
}

/** Somebody is spoken to: by name, or whoever is here and was last spoken with. */
function toPerson(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const named = namedIn(tokens, ears.people)
  const isTalk =
    says(tokens, wishes.ask) || isQuestion(line, tokens) || line.includes('"') || toneOf(tokens) !== 'plain'
  if (!isTalk && (named === undefined || actionIn(tokens))) return undefined
  const near = ears.present.includes(ears.with) ? ears.with : ears.present[0]
  const person = named?.id ?? near
  if (person === undefined) return undefined
  return { kind: 'ask', person, about: without(tokens, named?.name ?? ''), tone: toneOf(tokens) }
}

function aboutWork(line: string, tokens: Tokens, { jobs, people, lastJob, isOnScore }: Ears): Wish | undefined {
  if (isOnScore) return undefined
  const job = namedIn(tokens, jobs)
  if (says(tokens, wishes.take)) {
    const meant = job?.id ?? lastJob
    return meant === '' ? { kind: 'jobs' } : { kind: 'take', job: meant }
  }
  if (namedIn(tokens, people) && !job) return undefined // whoever is asked by name answers
  if (job) return { kind: 'job', job: job.id }
  return says(tokens, wishes.jobs) &&
    (isQuestion(line, tokens) || says(tokens, wishes.ask) || tokens.length <= 5 || says(tokens, wishes.look))
    ? { kind: 'jobs' }
    : undefined
}

function byRest(tokens: Tokens, { isOnScore }: Ears): Wish | undefined {
  if (says(tokens, wishes.end)) return { kind: 'end' }
  if (isOnScore || actionIn(tokens)) return undefined
  if (says(tokens, ['lie low', 'lay low', 'keep out of sight'])) return { kind: 'lay-low' }
  return says(tokens, wishes.rest) ? { kind: 'rest' } : undefined
}

function going(tokens: Tokens, { places, isOnScore }: Ears): Wish | undefined {
  if (isOnScore) return undefined
  const place = namedIn(tokens, places)
  const isWay = says(tokens, wishes.go)
  if (place && (isWay || weighty(tokens).length <= 3)) return { kind: 'go', place: place.id }
  return undefined
}

function looking(tokens: Tokens, { features, isOnScore }: Ears): Wish | undefined {
  const isPlain =
    says(tokens, ['look around', 'describe', 'what do i see', 'where am i', 'look about']) ||
    (says(tokens, ['look']) && weighty(tokens).length <= 1)
  if (isPlain) return { kind: 'look', feature: '' }
  if (isOnScore) return undefined
  const feature = namedIn(tokens, features)
  if (feature) return { kind: 'look', feature: feature.id }
  return says(tokens, wishes.look) && !actionIn(tokens) ? { kind: 'look', feature: '' } : undefined
}

function deed(line: string, tokens: Tokens, { crew }: Ears): Wish | undefined {
  const found = actionIn(tokens)
  if (!found) return undefined
  const by = namedIn(tokens, crew)?.id
  return {
    kind: 'deed',
    action: found.action,
    isLethal: says(tokens, verbs.lethal),
    isTogether: says(tokens, wishes.together),
    words: line.trim(),
    ...(by === undefined ? {} : { by }),
  }
}

function small(tokens: Tokens, ears: Ears): Wish | undefined {
  if (says(tokens, wishes.recap)) return { kind: 'recap' }
  if (!ears.isOnScore && says(tokens, wishes.listen)) return { kind: 'listen' }
  if (ears.isGoingOn && says(tokens, ['join', 'help', 'step in', 'see what', 'go over'])) return { kind: 'join' }
  return undefined
}

export function hear(line: string, ears: Ears): Wish {
  const tokens = tokensOf(line)
  const readers: readonly (() => Wish | undefined)[] = [
    () => offered(line, ears),
    () => tableQuestion(line, tokens, ears),
    () => onScore(line, tokens, ears),
    () => small(tokens, ears),
    () => byRest(tokens, ears),
    () => aboutWork(line, tokens, ears),
    () => toCrew(line, tokens, ears),
    () => going(tokens, ears),
    () => looking(tokens, ears),
    () => (ears.isOnScore ? deed(line, tokens, ears) : undefined),
    () => toPerson(line, tokens, ears),
    () => deed(line, tokens, ears),
    () => (says(tokens, wishes.wait) ? { kind: 'wait' } : undefined),
  ]
  for (const read of readers) {
    const wish = read()
    if (wish) return wish
  }
  return { kind: 'idea', words: line.trim() }
}
