/** What happened, looked back on: single events as a few sentences somebody would say. */
import { listOf } from '../../../english/nouns.ts'

/** What an event was, where several of its kind are one sentence; `what` is a name, a thing, or what the party did. */
export type Recalled =
  | { readonly kind: 'began' | 'ended' | 'met' | 'came' | 'did' | 'found'; readonly what: string }
  | { readonly kind: 'level'; readonly what: string; readonly reached: number }
  | { readonly kind: 'goal'; readonly what: string; readonly state: 'done' | 'answered' | 'failed' }

/** `as` is missing of what stands for itself. */
export type Event = { readonly text: string; readonly as?: Recalled }

type Kind = Recalled['kind']

const whatOf = (events: readonly Event[], kind: Kind): readonly string[] =>
  events.flatMap(({ as }) => (as?.kind === kind ? [as.what] : []))

/** Where they went and whom they met, in one breath. */
function wayOf(events: readonly Event[]): string {
  const [places, people] = [whatOf(events, 'came'), whatOf(events, 'met')]
  const way = places.length === 0 ? [] : [`came to ${listOf(places)}`]
  const company = people.length === 0 ? [] : [`met ${listOf(people)}`]
  const both = [...way, ...company]
  return both.length === 0 ? '' : `The party ${both.join(places.length > 1 ? ', and ' : ' and ')}.`
}

function goalsOf(events: readonly Event[]): readonly string[] {
  const goals = events.flatMap(({ as }) => (as?.kind === 'goal' ? [as] : []))
  return (['done', 'answered', 'failed'] as const).flatMap(state => {
    const names = goals.filter(goal => goal.state === state).map(({ what }) => `*${what}*`)
    return names.length === 0 ? [] : [`${listOf(names)} ${names.length === 1 ? 'is' : 'are'} ${state}.`]
  })
}

function levelsOf(events: readonly Event[]): readonly string[] {
  const by = new Map<number, string[]>()
  for (const { as } of events) if (as?.kind === 'level') by.set(as.reached, [...(by.get(as.reached) ?? []), as.what])
  return [...by].map(([reached, who]) => `${listOf(who)} reached level ${reached}.`)
}

/** One party is `it`, and several deeds of it are theirs. */
const ofThem = (deed: string): string => deed.replaceAll(' its ', ' their ').replaceAll(' itself', ' themselves')

function deedsOf(events: readonly Event[], hasWay: boolean): readonly string[] {
  const deeds = whatOf(events, 'did')
  if (deeds.length === 0) return []
  return [hasWay ? `They ${listOf(deeds.map(ofThem))}.` : `The party ${listOf(deeds)}.`]
}

const textsOf = (events: readonly Event[], kind: Kind | undefined): readonly string[] =>
  events.filter(({ as }) => as?.kind === kind).map(({ text }) => text)

/** The sentences in the order of a story: where it began, the way, deeds, what came to light, and how it came out. */
export function recounted(events: readonly Event[]): readonly string[] {
  const way = wayOf(events)
  const found = whatOf(events, 'found')
  return [
    ...textsOf(events, 'began'),
    way,
    ...textsOf(events, undefined),
    ...deedsOf(events, way !== ''),
    ...(found.length === 0 ? [] : [`What came to light: ${listOf(found)}.`]),
    ...goalsOf(events),
    ...levelsOf(events),
    ...textsOf(events, 'ended'),
  ].filter(text => text !== '')
}
