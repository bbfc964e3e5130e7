/** When a quest is done: as its author says, or as its objective does, or once the question it asks is answered. */
import { slugOf } from '../../../core/id.ts'
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { isCertain } from '../condition/certain.ts'
import type { Lexicon } from '../condition/lexicon.ts'
import { readCondition } from '../condition/read-condition.ts'
import { kindOf } from '../condition/verbs.ts'
import type { Condition, Person, Place } from '../world.ts'
import type { QuestDraft } from './quests.ts'

/** What nobody says unasked, and whoever hears or finds it has learned something. */
export const unspokenIn = (
  people: readonly Pick<Person, 'knows'>[],
  places: readonly Pick<Place, 'hidden'>[],
): readonly string[] => [
  ...people.flatMap(({ knows }) => [...knows.private, ...knows.secret].map(({ text }) => text)),
  ...places.flatMap(({ hidden }) => hidden.map(({ name, text }) => `${name} ${text}`)),
]

export function doneOf(
  { doneText, objective }: QuestDraft,
  lexicon: Lexicon,
  unspoken: readonly string[],
): Condition | undefined {
  if (doneText !== undefined) return readCondition(doneText, lexicon)
  const [first = '', ...rest] = objective.split(/[:.;]\s/)
  const tasks = [first, ...rest.filter(isTask)].map(part => readCondition(part, lexicon))
  return tasks.find(done => isCertain(done, lexicon.names)) ?? answered(tasks, unspoken)
}

/** `bring it to Pekka`, and not `Pekka would give much for it`. */
const isTask = (part: string): boolean => kindOf(part.split(' ')[0]?.toLowerCase() ?? '') !== undefined

/** How many of a question's words an answer takes up. */
const mostAlike = 2

/** `Find out who cut the mast` is done with any of the unspoken sentences that speak of it most. */
function answered(tasks: readonly Condition[], unspoken: readonly string[]): Condition | undefined {
  const asked = tasks.find(({ kind }) => kind === 'learned')
  if (asked?.kind !== 'learned') return undefined
  const topic = contentOf(asked.topic.replaceAll('-', ' '))
  const alike = unspoken.map(text => ({ text, shared: sharedWords(topic, new Set(contentOf(text))) }))
  const best = Math.max(mostAlike, ...alike.map(({ shared }) => shared))
  const answers = alike.filter(({ shared }) => shared === best).map(({ text }) => slugOf(text))
  if (answers.length === 0) return undefined
  return { kind: 'any', of: answers.map(topic => ({ kind: 'learned', topic, isWhole: true })) }
}
