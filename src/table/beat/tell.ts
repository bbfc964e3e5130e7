/** Showing something to those who perceive it: the human through the door, other people in their seats. */
import type { TableState } from '../chronicle/entry.ts'
import type { TableEvent } from '../ports.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'

/** A human sees what their character is there for; a spectator of a table without one sees everything. */
export function tell({ ports, human }: BeatContext, event: TableEvent, audience: readonly string[]): void {
  if (human === null || audience.includes(human)) ports.door.show(event)
  ports.people?.show(event, audience)
}

/** Those who are with somebody now; everybody, around somebody who is in no group. */
export function around({ groups }: TableState, who: string): readonly string[] {
  const theirs = Object.values(groups).filter(group => group.includes(who))
  return [...new Set((theirs.length > 0 ? theirs : Object.values(groups)).flat())]
}

/** Whoever began the beat, by the character they play. */
export const actorIn = ({ incoming }: BeatInPlay, { human }: BeatContext): string =>
  incoming.tag === 'PLAYER_ACTION' ? incoming.character : (human ?? '')
