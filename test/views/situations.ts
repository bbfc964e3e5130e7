/** Random evenings: who is where, what was told to whom, with a canary in every word that was said. */
import { seal } from '../../src/campaign/secrets/secret.ts'
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import type { Group, World } from '../../src/table/views/world.ts'
import { type Canary, markOf, party, people } from './canaries.ts'

export type Situation = { readonly world: World; readonly canaries: readonly Canary[] }

const everybody: readonly string[] = [...party, ...people]

const some = (stream: Stream, names: readonly string[]): readonly string[] => names.filter(() => below(stream, 2) === 0)

/** One or two or three groups; somebody may be in none. */
function split(stream: Stream): readonly Group[] {
  const groups = Array.from({ length: 1 + below(stream, 3) }, (_, index) => ({
    name: String.fromCharCode(65 + index),
    members: [] as string[],
  }))
  for (const name of everybody) groups[below(stream, groups.length + 1)]?.members.push(name)
  return groups
}

const seatsOf = (name: string): readonly string[] => {
  if (name === 'narrator') return ['narrator']
  return people.some(person => person === name) ? [`npc:${name}`] : [`companion:${name}`, `journal-keeper:${name}`]
}

/** Canaries of what is said begin where no file's canary is. */
const firstSaid = 500_000
const firstConstraint = 900_000

export function situationOf(seed: number): Situation {
  const stream = streamOf(seedRng(`views ${seed}`))
  const presence = split(stream)
  const canaries: Canary[] = []
  const say = (
    path: string,
    holders: readonly string[],
  ): { readonly path: string; readonly text: ReturnType<typeof seal> } => {
    const mark = markOf(firstSaid + canaries.length)
    canaries.push({ mark, path, holders })
    return { path, text: seal(`The water rose, ${mark}, and fell.`) }
  }
  const heard = Array.from({ length: below(stream, 6) }, (_, index) => {
    const witnesses =
      below(stream, 4) === 0 ? some(stream, everybody) : (presence[below(stream, presence.length)]?.members ?? [])
    return { ...say(`heard/${index}`, ['gm', 'narrator', 'decision-log', ...witnesses.flatMap(seatsOf)]), witnesses }
  })
  const whispers = Array.from({ length: below(stream, 4) }, (_, index) => {
    const to = some(stream, [...everybody, 'narrator'])
    return { ...say(`whisper/${index}`, ['gm', ...to.flatMap(seatsOf)]), to }
  })
  const bound = party.map((name, index) => ({ name, mark: markOf(firstConstraint + index) }))
  for (const { name, mark } of bound) canaries.push({ mark, path: 'constraints', holders: [`companion:${name}`] })
  const constraints = (name: string): readonly string[] =>
    bound.filter(one => one.name === name).map(({ mark }) => mark)
  return { world: { presence, heard, whispers, constraints }, canaries }
}
