/** How things stand, as events: for a page that comes when nothing new is being told. */
import { around } from '../../table/beat/tell.ts'
import { emptyBoard } from '../../table/board.ts'
import type { Opened } from '../terminal/session.ts'
import type { Member } from '../terminal/party.ts'
import type { WebEvent } from './protocol.ts'
import type { Viewer } from './recount.ts'

export function standingEvents(
  { table, ruleset }: Opened,
  members: readonly Member[],
  { id, sees }: Viewer,
  human: string | null,
): readonly WebEvent[] {
  const { standing, beat } = table
  const { state, world } = standing
  const company = id === null ? members.map(member => member.id) : around(state, id)
  /** What is kept of what lies open is what whoever plays here has before them, with those who are with them. */
  const isBeforeBoard = id === null || human === null || company.includes(human)
  const near = members.filter(member => company.includes(member.id))
  const bout = ruleset.bout?.(world)
  const { glimpse } = ruleset
  return [
    { type: 'board', board: isBeforeBoard ? state.board : emptyBoard, beat },
    {
      type: 'status',
      beat,
      lines: Object.fromEntries(near.map(({ id: one, title }) => [one, ruleset.status(world, title)])),
      ...(glimpse
        ? { glimpses: Object.fromEntries(near.map(({ id: one, title }) => [one, glimpse(world, title)])) }
        : {}),
      ...(bout ? { bout } : {}),
    },
    ...(sees(company)
      ? [{ type: 'here' as const, location: state.scene.location, time: state.scene.time, company }]
      : []),
  ]
}
