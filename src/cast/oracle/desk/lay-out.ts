/** What lies open on the table: places the party knows, clocks it can see. */
import type { Board } from '../../../table/board.ts'
import { filledOf, isShown } from './clocks.ts'
import type { Desk, Play } from './desk.ts'
import { wayText } from './describe.ts'
import { setOf } from './memory.ts'
import { exitsSeen, facesAt, here, placesKnown } from './place.ts'
import { mayTell } from './tell.ts'

export function boardOf(desk: Desk): Board {
  const visited = setOf(desk.memory.visited)
  const { id: hereId } = here(desk)
  return {
    places: placesKnown(desk).map(place => ({
      name: place.name,
      exits: visited.has(place.id) ? exitsSeen(desk, place).map(exit => wayText(desk, exit)) : [],
      isHere: place.id === hereId,
      wasVisited: visited.has(place.id),
      ...(place.id === hereId ? { people: facesAt(desk, place).map(({ name }) => name) } : {}),
    })),
    clocks: desk.world.threats
      .filter(threat => isShown(desk, threat))
      .map(threat => ({ name: threat.name, filled: filledOf(desk, threat), segments: threat.segments })),
  }
}

/** Laid out again only when something on it has changed. */
export async function* layOut(desk: Desk): Play {
  const board = boardOf(desk)
  if (!mayTell(desk) || JSON.stringify(board) === JSON.stringify(desk.sees.state.board)) return
  const outcome = yield { tag: 'BOARD', board }
  if (outcome.outcome !== 'withheld') return
  const bare = withoutPeople(board)
  if (JSON.stringify(bare) === JSON.stringify(desk.sees.state.board)) return
  const again = yield { tag: 'BOARD', board: bare }
  if (again.outcome === 'withheld') desk.withheld += 1
}

/** Who is in a place may be a secret where the place is none. */
const withoutPeople = ({ places, clocks }: Board): Board => ({
  places: places.map(({ name, exits, isHere, wasVisited }) => ({ name, exits, isHere, wasVisited })),
  clocks,
})
