/**
 * What an ability does, where it says so at its end: `[practice prowl 1: fall, roof]` is one more try of the worst die when
 * somebody prowls and a fall or a roof is spoken of. An ability that says nothing of the kind is a story.
 */
import type { Scoundrel } from './crew.ts'
import { leadOf, sceneOf, type BladesWorld } from './world.ts'

export const edgeKinds = [
  'practice', // tries of the worst die, by action
  'engagement', // dice, by plan; anybody's of the crew
  'resist', // dice, by attribute
  'flashback', // stress less
  'gather', // dice
  'acquire', // levels of the result
  'recover', // segments, for somebody else of the crew
  'effect', // steps, by action
  'load', // things
] as const
export type EdgeKind = (typeof edgeKinds)[number]

export type Edge = {
  readonly kind: EdgeKind
  /** Actions, plans or attributes; none is all of them. */
  readonly on: readonly string[]
  readonly by: number
  /** Words of which one has to be spoken of; none is always. */
  readonly when: readonly string[]
}

const most = 3

function edgeOf(ability: string): Edge | undefined {
  const [, what = '', when = ''] = /\[([^\]:]+)(?::([^\]]*))?\]\s*$/u.exec(ability) ?? []
  const [named, ...rest] = what
    .trim()
    .toLowerCase()
    .split(/[\s,]+/u)
  const kind = edgeKinds.find(one => one === named)
  const by = Math.min(most, Math.max(0, Math.trunc(Number(rest.at(-1) ?? 1)) || 0))
  if (kind === undefined || by === 0) return undefined
  const on = rest.filter(word => !/^\d+$/u.test(word))
  return { kind, on, by, when: when.split(',').map(word => word.trim().toLowerCase()).filter(Boolean) } // prettier-ignore
}

export const printEdge = ({ kind, on, by, when }: Edge): string =>
  `[${[kind, ...on, by].join(' ')}${when.length > 0 ? `: ${when.join(', ')}` : ''}]`

/** What somebody's abilities add to it. */
export function edgeFor({ abilities }: Scoundrel, kind: EdgeKind, on: string, spoken: string): number {
  const said = spoken.toLowerCase()
  return abilities
    .flatMap(ability => edgeOf(ability) ?? [])
    .filter(edge => edge.kind === kind && (edge.on.length === 0 || edge.on.includes(on)))
    .filter(({ when }) => when.length === 0 || when.some(word => said.includes(word)))
    .reduce((sum, { by }) => sum + by, 0)
}

/** The same for all who are of the crew; `but` leaves one out. */
export const crewEdge = ({ scoundrels }: BladesWorld, kind: EdgeKind, on: string, spoken: string, but = ''): number =>
  Object.entries(scoundrels)
    .filter(([id, { fate }]) => id !== but && fate === 'playing')
    .reduce((sum, [, one]) => sum + edgeFor(one, kind, on, spoken), 0)

export const leadEdge = (world: BladesWorld, kind: EdgeKind, on: string, spoken: string): number => {
  const lead = leadOf(world)
  return lead ? edgeFor(lead, kind, on, spoken) : 0
}

const latest = 6

/** What is spoken of now: where it is, what is tried, and what was told last. */
export function spokenOf(world: BladesWorld): string {
  const scene = sceneOf(world)
  const { phase } = world
  const attempt = phase.kind === 'playing' && phase.mood.kind === 'action' ? phase.mood.attempt : undefined
  const place = world.places[scene?.place ?? '']
  return [
    place?.name,
    place?.description,
    attempt?.intent,
    attempt?.threat,
    attempt?.opportunity,
    ...(scene?.beats.slice(-latest).map(beat => JSON.stringify(beat)) ?? []),
  ].join(' ')
}
