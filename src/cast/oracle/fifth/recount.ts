/** What happened, looked back on: notes of single events as a few sentences somebody would say. */
import { listOf } from '../../../english/nouns.ts'

const met = /^The party met (.+)\.$/
const came = /^The party came to (.+)\.$/
const deed = /^The party (.+)\.$/
const light = /^At (.+?) something came to light: (.+)\.$/
const level = /^(\S+) reached level (\d+)\.$/
const goal = /^(.+): (done|answered)\.$/

const caught = (events: readonly string[], sign: RegExp): readonly string[] =>
  events.flatMap(text => sign.exec(text)?.[1] ?? [])

const isOther = (text: string): boolean => ![met, came, deed, light, level, goal].some(sign => sign.test(text))

/** Where they went and whom they met, in one breath. */
function wayOf(events: readonly string[]): string {
  const [places, people] = [caught(events, came), caught(events, met)]
  const way = places.length === 0 ? [] : [`came to ${listOf(places)}`]
  const company = people.length === 0 ? [] : [`met ${listOf(people)}`]
  const both = [...way, ...company]
  return both.length === 0 ? '' : `The party ${both.join(places.length > 1 ? ', and ' : ' and ')}.`
}

function goalsOf(events: readonly string[]): readonly string[] {
  const of = (state: string): readonly string[] =>
    events.flatMap(text => {
      const [, name = '', how] = goal.exec(text) ?? []
      return how === state ? [`*${name}*`] : []
    })
  return ['done', 'answered'].flatMap(state => {
    const names = of(state)
    return names.length === 0 ? [] : [`${listOf(names)} ${names.length === 1 ? 'is' : 'are'} ${state}.`]
  })
}

function levelsOf(events: readonly string[]): readonly string[] {
  const by = new Map<string, string[]>()
  for (const text of events) {
    const [, who, reached] = level.exec(text) ?? []
    if (who !== undefined && reached !== undefined) by.set(reached, [...(by.get(reached) ?? []), who])
  }
  return [...by].map(([reached, who]) => `${listOf(who)} reached level ${reached}.`)
}

/** The sentences in the order of a story: where it began, the way, deeds, what came to light, and how it came out. */
export function recounted(events: readonly string[]): readonly string[] {
  const way = wayOf(events)
  const deeds = events.filter(text => !met.test(text) && !came.test(text)).flatMap(text => deed.exec(text)?.[1] ?? [])
  const found = events.flatMap(text => light.exec(text)?.[2] ?? [])
  const others = events.filter(isOther)
  const isFirst = (text: string): boolean => text.startsWith('It began ')
  const isLast = (text: string): boolean => text.startsWith('It ended')
  return [
    ...others.filter(isFirst),
    way,
    ...others.filter(text => !isFirst(text) && !isLast(text)),
    ...(deeds.length === 0 ? [] : [`${way === '' ? 'The party' : 'They'} ${listOf(deeds)}.`]),
    ...(found.length === 0 ? [] : [`What came to light: ${listOf(found)}.`]),
    ...goalsOf(events),
    ...levelsOf(events),
    ...others.filter(isLast),
  ].filter(text => text !== '')
}
