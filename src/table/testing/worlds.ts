/** Worlds from texts and from folders, for tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { toCampaign } from '../../campaign/folder/files.ts'
import { viewFor } from '../views/view-for.ts'
import type { View } from '../views/view.ts'
import { lore } from '../../rules/fifth/lore.ts'
import { readPlayed } from '../../campaign/played/read-world.ts'
import type { Condition, OracleWorld, Person, Place } from '../../campaign/played/world.ts'

export type Texts = Readonly<Record<string, string>>

export const viewOf = (texts: Texts): View<'gm'> =>
  viewFor({ kind: 'gm' }, toCampaign(texts), { presence: [], heard: [], whispers: [], constraints: () => [] })

export const worldFrom = (texts: Texts): OracleWorld => readPlayed(viewOf(texts).files, lore)

const root = new URL('../../../', import.meta.url)

/** Every text of a folder of this repository, by path. */
export function textsIn(folder: string): Texts {
  const base = new URL(`${folder}/`, root)
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))
  return Object.fromEntries(
    names.map(name => [name.replaceAll('\\', '/'), readFileSync(new URL(name.replaceAll('\\', '/'), base), 'utf8')]),
  )
}

/** The folders in a folder of this repository. */
export const foldersIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)

export function placeIn({ places }: OracleWorld, id: string): Place {
  const place = places.find(one => one.id === id)
  if (!place) throw new Error(`no place ${id} among ${places.map(one => one.id).join(', ')}`)
  return place
}

export function personIn({ people }: OracleWorld, id: string): Person {
  const person = people.find(one => one.id === id)
  if (!person) throw new Error(`nobody is ${id} among ${people.map(one => one.id).join(', ')}`)
  return person
}

/** Every place that can be walked to, hidden and locked ways included. */
export function reached({ places, startId }: OracleWorld): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [startId]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    queue.push(...(places.find(place => place.id === id)?.exits.map(({ to }) => to) ?? []))
  }
  return seen
}

/** The single conditions that a condition is made of. */
export function* leaves(condition: Condition): Generator<Condition, void> {
  if (condition.kind === 'all' || condition.kind === 'any') for (const one of condition.of) yield* leaves(one)
  else if (condition.kind === 'not') yield* leaves(condition.of)
  else yield condition
}
