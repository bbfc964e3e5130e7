/** What the party could do next, as far as it can know: for hints, for plans, for a table that plays by itself. */
import type { Quest } from '../../../campaign/played/world.ts'
import { pick } from './chance.ts'
import type { Desk } from './desk.ts'
import { wayText } from './describe.ts'
import { setOf } from './memory.ts'
import { lowerFirst, placeName, sentence, theName, trimStop, upperFirst } from '../../../english/naming.ts'
import { untold } from './people.ts'
import { exitsSeen, facesAt, here, isGone, personOf, placesKnown } from './place.ts'
import { unsaid } from './tell.ts'

/** Finished, or lost for good: nobody need think of it any more. */
export const isDone = ({ memory }: Pick<Desk, 'memory'>, { id, isSettled }: Quest): boolean =>
  isSettled === true || setOf(memory.happened).has(`quest/${id}`) || setOf(memory.happened).has(`failed/${id}`)

export const openQuests = (desk: Desk): readonly Quest[] => desk.world.quests.filter(quest => !isDone(desk, quest))

const isWritten = ({ sees }: Desk, { name }: Quest): boolean =>
  sees.view.files['party-knowledge'].some(({ text }) => text.toLowerCase().includes(name.toLowerCase()))

/** Those of them that the party has been told of: what it set out for, and what its own book names. */
export const toldQuests = (desk: Desk): readonly Quest[] =>
  openQuests(desk).filter(quest => quest.isPrimary || isWritten(desk, quest))

/** What it sets out for and its book does not name yet: what somebody wrote of it there stays theirs. */
export const unwrittenQuests = (desk: Desk): readonly Quest[] =>
  openQuests(desk).filter(quest => quest.isPrimary && quest.objective !== '' && !isWritten(desk, quest))

/** Finished, and nothing paid for it yet. */
export const owedFor = ({ world, memory }: Pick<Desk, 'world' | 'memory'>): readonly Quest[] =>
  world.quests.filter(({ id }) => memory.happened.includes(`owed/${id}`) && !memory.happened.includes(`paid/${id}`))

/** Leads in a few words each, nearest first. */
export function leadsOf(desk: Desk): readonly string[] {
  const people = facesAt(desk)
    .filter(person => untold(desk, person, 'public').length > 0)
    .map(({ name }) => `to hear what else ${name} has to say`)
  const ways = exitsSeen(desk)
    .filter(({ to }) => !desk.memory.visited.includes(to))
    .map(exit => `to try ${wayText(desk, exit)}`)
  const goals = openQuests(desk).map(({ name, objective }) =>
    objective === '' || objective === name
      ? `*${name}*`
      : `to ${lowerFirst(trimStop(objective.split(/(?<=[.!?])\s/)[0] ?? objective))}`,
  )
  const debts = owedFor(desk)
    .flatMap(({ givenBy }) => personOf(desk, givenBy) ?? [])
    .filter(giver => !isGone(desk, giver))
    .map(({ name }) => `to ask ${name} for what was promised`)
  return [...debts.slice(0, 1), ...goals.slice(0, 2), ...people.slice(0, 2), ...ways.slice(0, 2)]
}

/** A sentence that leans on its heading gets it back: `It is old` is `The Stone Cup: it is old`. */
function standingAlone(name: string, text: string): string {
  const leans = /^(?:It|Its|They|Their|He|She|His|Her|This|These|One|Some|Each|Most|Both|There)\b/.test(text)
  const isNamed = text.toLowerCase().includes((name.split(' ').at(-1) ?? name).toLowerCase())
  return leans && !isNamed ? `${upperFirst(theName(name))}: ${lowerFirst(text)}` : text
}

/** One true thing that points onward, of what anybody here can see; empty when there is none that was not said. */
export function hintFor(desk: Desk): string {
  const place = here(desk)
  const features = place.features
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => standingAlone(name, text.trim().split(/(?<=[.!?])\s/)[0] ?? ''))
  const ways = exitsSeen(desk)
    .map(({ text }) => text)
    .filter(text => text.trim() !== '')
  const found = unsaid(desk, [...features, ...ways].map(sentence), 1)[0]
  if (found !== undefined) return found
  const unseen = placesKnown(desk).filter(({ id }) => !desk.memory.visited.includes(id))
  const next = pick(desk, unseen)
  return next === undefined ? '' : (unsaid(desk, [`Nobody has been to ${placeName(next.name)} yet.`], 1)[0] ?? '')
}
