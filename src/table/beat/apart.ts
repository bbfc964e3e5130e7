/**
 * A party that is divided: what is told is told to one group, and what a group learns is its own until it meets the
 * others. Until then it is the Game Master's secret for everybody else, so nothing that is said to them may tell it.
 */
import { partyMember } from '../../campaign/names/party-member.ts'
import type { TableState } from '../chronicle/entry.ts'
import type { Move, Narrate } from '../moves.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { actorIn } from './tell.ts'

/** What some of the party know and the others do not. */
export type Apart = {
  readonly members: readonly string[]
  /** What they learned, as delta lines. */
  readonly lines: readonly string[]
  /** What they lived through: whoever meets them hears of it. */
  readonly told?: string
  /** One of them keeps it, though they are together. */
  readonly isKept?: true
}

type Groups = TableState['groups']
type Recorded = Extract<Move, { tag: 'RECORD' }>

const groupsOf = ({ groups }: Pick<TableState, 'groups'>): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(groups).filter(([, members]) => members.length > 0)

export const isDivided = (state: Pick<TableState, 'groups'>): boolean => groupsOf(state).length > 1

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The group that is meant: by its name, or that of whoever acts; where nobody does, the one that was told last, or the first. */
function meant(context: BeatContext, beat: BeatInPlay, group: string | undefined): string | undefined {
  const all = groupsOf(beat.now.state)
  if (group !== undefined) return all.find(([name]) => isSameName(name, group))?.[0]
  const actor = actorIn(beat, context)
  return all.find(([, members]) => members.includes(actor))?.[0] ?? beat.narrated.at(-1)?.group ?? all[0]?.[0]
}

export type Hearing =
  | { readonly group?: string; readonly why?: undefined }
  /** Nobody can tell whom it is for. */
  | { readonly why: string; readonly allowed: readonly string[] }

/** Which group hears a telling; everybody does while the party is together, whatever the group is called. */
export function hearing(context: BeatContext, beat: BeatInPlay, { group }: Pick<Narrate, 'group'>): Hearing {
  const { state } = beat.now
  if (!isDivided(state)) return {}
  const found = meant(context, beat, group)
  if (found !== undefined) return { group: found }
  const names = groupsOf(state).map(([name, members]) => `${name} (${members.join(', ')})`)
  return {
    why: `There is no group "${group}". The groups are: ${names.join('; ')}.`,
    allowed: groupsOf(state).map(([name]) => `group: ${name}`),
  }
}

/** What one group learns: kept for when they meet the others, and until then a secret of theirs. */
export function learnedApart(
  context: BeatContext,
  beat: BeatInPlay,
  { tag, state, knowledge, group }: Recorded,
): Recorded {
  const last = beat.narrated.at(-1)?.group
  const name = meant(context, beat, group ?? last)
  const members = name === undefined ? [] : (beat.now.state.groups[name] ?? [])
  const lines = knowledge.filter(line => !/^\W*SITUATION:/.test(line)) // where they are now is not where they will meet
  if (lines.length > 0) beat.apart.push({ members, lines })
  const secrets = lines.map(line => `SECRET: ${bare(line)} (not yet known to all)`)
  return { tag, state: [...state, ...secrets], knowledge: [] }
}

/** What one of them learns though they are together: it is theirs until the party is said to have learned it. */
export function learnedByOne(context: BeatContext, beat: BeatInPlay, move: Recorded): Recorded | undefined {
  const { tag, state, knowledge, group = '' } = move
  if (groupsOf(beat.now.state).some(([name]) => isSameName(name, group))) return undefined
  const found = partyMember(context.names(), group)
  if (found.kind !== 'one') return undefined
  const { id } = found.name
  const lines = knowledge.filter(line => !/^\W*SITUATION:/.test(line))
  if (lines.length > 0) beat.apart.push({ members: [id], lines, isKept: true })
  const who = context.titleOf(id)
  return { tag, state: [...state, ...lines.map(line => `SECRET: ${who} alone knows: ${bare(line)}`)], knowledge: [] }
}

/** Without its keyword. */
const bare = (line: string): string => line.replace(/^\s*[-*]?\s*[A-Z]+:\s*/, '')

/** Whoever meets somebody who knows is told. */
const toldBy = (one: Apart, groups: Groups): Apart => (one.isKept ? one : { ...one, members: met(one.members, groups) })

const met = (members: readonly string[], groups: Groups): readonly string[] => [
  ...new Set([
    ...members,
    ...Object.values(groups)
      .filter(group => group.some(one => members.includes(one)))
      .flat(),
  ]),
]

const apartIn = ({ apart, now }: Pick<BeatInPlay, 'apart' | 'now'>): readonly Apart[] =>
  [...(now.state.apart ?? []), ...apart].map(one => toldBy(one, now.state.groups))

/** What all of these know, though not everybody does. */
export const knownTo = (beat: Pick<BeatInPlay, 'apart' | 'now'>, audience: readonly string[]): readonly string[] =>
  apartIn(beat).flatMap(({ members, lines, told = '' }) =>
    audience.every(one => members.includes(one)) ? [...lines, told] : [],
  )

/** What all of these have heard said aloud in this beat, or from those they have met since. */
export const saidTo = (
  { aloud, now }: Pick<BeatInPlay, 'aloud' | 'now'>,
  audience: readonly string[],
): readonly string[] =>
  aloud.flatMap(({ hearers, text }) => {
    const all = met(hearers, now.state.groups)
    return audience.every(one => all.includes(one)) ? [text] : []
  })

/** So much of what a group lived through is told when it meets the others; all that it learned is. */
const mostTold = 12

/** What everybody knows by now, and what is still some of them's alone. When a session ends, they tell each other. */
export function meeting(
  beat: Pick<BeatInPlay, 'apart' | 'now'>,
  party: readonly string[],
  isEnded: boolean,
): { readonly learned: readonly string[]; readonly apart: readonly Apart[] } {
  const all = apartIn(beat)
  const isOpen = ({ members, isKept }: Apart): boolean =>
    (isEnded && !isKept) || party.every(one => members.includes(one))
  const apart = all.filter(one => !isOpen(one))
  const isLate = (one: Apart): boolean => one.lines.length > 0 || apart.indexOf(one) >= apart.length - mostTold
  return { learned: all.filter(isOpen).flatMap(({ lines }) => lines), apart: apart.filter(isLate) }
}
