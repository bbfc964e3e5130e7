/** What the party was told and has learned, from its own book, and what was said last. */
import { deedWords, matterWords } from '../../content/phrases.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { isBase } from '../../../../english/verbs.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import { asOfTheDead, asTheyAre } from '../../desk/dead.ts'
import type { Desk } from '../../desk/desk.ts'
import { opening } from '../answers/body.ts'
import { knownLines, piecesTold } from '../answers/book.ts'
import { breath } from '../answers/notable.ts'
import { leadsOf, toldQuests } from '../../desk/leads.ts'
import { callName, likeness, lowerFirst, sentence, topicWords, trimStop } from '../../../../english/naming.ts'
import { ofPerson as ofWhom } from '../../../../english/prose/of-person.ts'
import { setOf } from '../../desk/memory.ts'
import { evadedKey } from '../../desk/say.ts'
import { peopleAt, personOf } from '../../desk/place.ts'
import { recounted } from '../../desk/recount.ts'
import { phrase, tellTable } from '../../desk/tell.ts'

export const bulleted = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')

export function leadsText(desk: Desk): string {
  const leads = leadsOf(desk)
  return leads.length === 0 ? '' : phrase(desk, deedWords, 'leads', { what: leads.slice(0, 3).join('; ') })
}

/** What came to pass, in a few sentences. */
function story(desk: Desk): void {
  const { events } = desk.memory
  tellTable(desk, ...recounted(events.slice(-8)))
  tellTable(desk, leadsText(desk))
}

/** What was read and seen: how it began, and what the places showed. */
const shown = ({ world, memory }: Desk): readonly string[] => [
  ...sentencesOf(world.hook.join(' ')),
  ...world.places
    .filter(({ id }) => memory.visited.includes(id))
    .flatMap(({ overview, features }) => [...overview, ...features.map(({ text }) => text)]),
]

/** What was seen of somebody and heard from them, and whether they kept something back. */
function ofPerson(desk: Desk, person: Person | undefined): readonly string[] {
  const happened = setOf(desk.memory.happened)
  if (person === undefined || !['seen', 'met'].some(how => happened.has(`${how}/${person.id}`))) return []
  const who = callName(person.name)
  return [
    ...person.looks.slice(0, 4).flatMap(text => asTheyAre(desk, person, ofWhom(who, sentence(text))) || []),
    ...piecesTold(desk, person).map(text => `${who}: "${text.replaceAll('"', "'")}"`),
    ...(happened.has(evadedKey(person)) ? [phrase(desk, matterWords, 'keptBack', { who })] : []),
  ]
}

/** Where one could go is no news. */
const isOfWays = ({ world }: Desk, line: string): boolean =>
  world.places.filter(({ name }) => line.includes(name)).length > 2

/** What is known of something; or all that was found out and done, the newest last. */
export function known(desk: Desk, question?: TableQuestion): void {
  const things = question?.about ?? []
  const about =
    things.length > 0 ? things.flatMap(({ name }) => topicWords(name)) : topicWords((question?.left ?? []).join(' '))
  const own = things.flatMap(({ id }) => ofPerson(desk, personOf(desk, id)))
  const told = knownLines(desk, about.length > 0).filter(line => !isOfWays(desk, line))
  const all = about.length === 0 ? told : [...desk.world.common.map(({ text }) => text), ...shown(desk), ...told]
  const lines = [...new Set([...all.filter(line => about.length === 0 || likeness(about, line) > 0), ...own])].slice(-9)
  const isNothing = lines.length === 0 && (about.length > 0 || desk.memory.events.length === 0)
  tellTable(desk, phrase(desk, deedWords, isNothing ? 'recallNone' : 'recall'))
  if (about.length === 0) tellTable(desk, ...recounted(desk.memory.events.slice(-5)))
  if (lines.length > 0) tellTable(desk, bulleted(lines.map(line => asOfTheDead(desk, line))))
  tellTable(desk, leadsText(desk))
}

/** `Find her` is something to do; `The Empty Stand: Iddo would give a great deal` only tells of it. */
const isTask = (objective: string): boolean =>
  !/^[^.!?]{0,60}:/.test(objective) && isBase(/^\p{L}+/u.exec(objective)?.[0].toLowerCase() ?? '')

export function errand(desk: Desk): void {
  const open = toldQuests(desk)
  if (open.length === 0)
    return tellTable(desk, phrase(desk, matterWords, 'noErrand'), breath(opening(desk.world).sentences.slice(-3), 3))
  const stems = open.map(({ objective }) => topicWords(objective).join(' '))
  const apart = open.filter((_, at) => stems[at] === '' || stems.indexOf(stems[at] ?? '') === at) // two hands wrote down the same
  const [first, ...others] = apart.map(({ name, objective }) =>
    objective === '' || !isTask(objective)
      ? `*${name}*`
      : `to ${lowerFirst(trimStop(objective.split(/(?<=[.!?])\s/)[0] ?? objective))}`,
  )
  tellTable(
    desk,
    phrase(desk, matterWords, 'errand', { what: first ?? '' }),
    others.length === 0 ? '' : sentence(`and ${listOf(others.slice(0, 3))}`),
  )
}

/** Whose words are meant: who is named, else who is spoken with, else who spoke last. */
function speaker(desk: Desk, about: TableQuestion['about']): Person | undefined {
  const named = about.find(({ kind }) => kind === 'person')
  const last = desk.memory.told.at(-1)?.split('/')[0]
  const talking = peopleAt(desk).find(({ id }) => id === desk.memory.talkingTo)
  return personOf(desk, named?.id) ?? talking ?? personOf(desk, last)
}

/** `how did we get here`: it is the party's own story that is asked for. */
const ours = new Set(['we', 'i', 'story', 'recap', 'far'])

/** What somebody said, again; where nobody is meant, what came to pass. */
export function said(desk: Desk, question: TableQuestion): void {
  const { about } = question
  if (about.some(({ kind }) => kind === 'crowd')) return known(desk, { ...question, about: about.filter(({ kind }) => kind !== 'crowd') }) // prettier-ignore
  const isOurs = about.length === 0 && wordsOf(question.words).some(word => ours.has(word))
  const person = isOurs ? undefined : speaker(desk, about)
  if (person === undefined && desk.memory.events.length > 0) return story(desk)
  if (isOurs) return tellTable(desk, ...sentencesOf(desk.world.hook.join(' ')).slice(0, 4))
  if (person === undefined) return tellTable(desk, phrase(desk, matterWords, 'nothingSaid'))
  const topics = about.filter(({ id }) => id !== person.id).flatMap(({ name }) => topicWords(name))
  const words = piecesTold(desk, person).filter(text => topics.length === 0 || likeness(topics, text) > 0)
  const none = topics.length > 0 ? 'nothingOfIt' : 'nothingSaidBy'
  if (words.length === 0) return tellTable(desk, phrase(desk, matterWords, none, { who: person.name }))
  tellTable(desk, phrase(desk, matterWords, 'saidAgain', { who: person.name }))
  tellTable(desk, bulleted(words.slice(-3)))
}
