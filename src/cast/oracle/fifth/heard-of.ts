/** Who and what the party has heard of: names that stand in what was told to it, or in what lies open before it. */
import type { OracleWorld, Person, Place } from '../world/world.ts'
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import type { Desk } from './desk.ts'

type Mind = Pick<Desk, 'world' | 'memory'>

/** Everything the party was told or has read, as one text. */
function textOf({ world, memory }: Mind): string {
  const { visited, told, found } = memory
  const isTold = new Set(told)
  const places = world.places.filter(({ id }) => visited.includes(id))
  return foldWords(
    [
      ...world.hook,
      ...world.setting,
      ...world.quests.flatMap(({ name, objective }) => [name, objective]),
      ...places.flatMap(({ overview, features, exits }) => [
        ...overview,
        ...features.map(({ text }) => text),
        ...exits.filter(({ hidden }) => hidden === undefined).map(({ name, text }) => `${name} ${text}`),
      ]),
      ...places.flatMap(({ id, hidden }) =>
        hidden
          .filter(({ name }) => found.some(key => key.startsWith(`${id}/`) && key.includes(firstWord(name))))
          .map(({ text }) => text),
      ),
      ...world.people.flatMap(({ id, knows }) =>
        (['public', 'private', 'secret'] as const).flatMap(tier =>
          knows[tier].flatMap(({ text }, at) => (isTold.has(`${id}/${tier}/${at}`) ? [text] : [])),
        ),
      ),
    ].join(' '),
  )
}

const firstWord = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .split('-')[0] ?? ''

const bare = (name: string): string => foldWords(name).replace(/^the /, '')

type Heard = { readonly places: readonly Place[]; readonly people: readonly Person[] }

/** The last answer is kept: a beat asks several times, and little changes in it. */
const answers = new WeakMap<OracleWorld, { readonly key: string; readonly heard: Heard }>()

export function heardOf(desk: Mind): Heard {
  const { visited, told, found } = desk.memory
  const key = `${told.length} ${found.length} ${visited.join()}`
  const last = answers.get(desk.world)
  if (last?.key === key) return last.heard
  const text = textOf(desk)
  const isHeard = (name: string): boolean => holdsWords(text, bare(name))
  const heard: Heard = {
    places: desk.world.places.filter(({ name }) => isHeard(name)),
    people: desk.world.people.filter(
      ({ name }) => isHeard(name) || name.split(' ').some(part => part.length > 4 && isHeard(part)),
    ),
  }
  answers.set(desk.world, { key, heard })
  return heard
}
