/**
 * The map the players have. A model tells where things are and draws nothing, so the places it opens scenes in are laid out
 * for it: with the ways that anybody can see, as the campaign's own pages tell them.
 */
import { keyOf } from '../../../campaign/world/names.ts'
import { readWorld } from '../../../campaign/world/read-world.ts'
import type { World } from '../../../campaign/world/types.ts'
import { remembering } from '../../../core/memo.ts'
import type { Board } from '../../../table/board.ts'
import type { View } from '../../../table/views/view.ts'
import type { Play, Talk } from './talk.ts'

/** Pages of places change seldom; those that are about other things are not needed for a map. */
const placesIn = remembering(
  (pages: View<'gm'>['files']['location']): World['places'] =>
    readWorld(Object.fromEntries(pages.map(({ path, text }) => [path, text]))).places,
)

const placeNamed = (places: World['places'], name: string): World['places'][number] | undefined =>
  places.find(place => [place.name, ...place.aliases].some(called => keyOf(called) === keyOf(name)))

/** The board with the party at a place. */
export function boardAt(board: Board, where: string, pages: View<'gm'>['files']['location']): Board {
  const known = placeNamed(placesIn(pages), where)
  const name = known?.name ?? where
  const exits = (known?.exits ?? []).filter(({ who }) => who === 'players').map(({ to }) => to)
  const isThere = (other: string): boolean => keyOf(other) === keyOf(name)
  const before = board.places.find(place => isThere(place.name))
  const here = { name, exits: before?.exits.length ? before.exits : exits, isHere: true, wasVisited: true }
  const others = board.places.filter(place => !isThere(place.name)).map(place => ({ ...place, isHere: false }))
  return { ...board, places: [...others, here] }
}

/** Where the story stands is where they are, until a scene is opened elsewhere. */
export async function* layMap(talk: Talk, where: string): Play {
  const { view } = talk.sees
  const isThere = talk.board.places.some(({ name, isHere }) => isHere && keyOf(name) === keyOf(where))
  if (where.trim() === '' || isThere) return
  const board = boardAt(talk.board, where.trim(), view.files.location)
  const outcome = yield { tag: 'BOARD', board }
  if (outcome.outcome === 'done') talk.board = board
}

/** What the party's own book, else the state of the story, says of where they are. */
export function whereabouts({ files }: View<'gm'>): string {
  const pages = [...files['party-knowledge'], ...files['story-state']].map(({ text }) => text.slice(0, 20_000))
  for (const page of pages) {
    const [, said] = /^\s*(?:[-*]\s+)?\*\*Location:?\*\*:?[ \t]*([^\n(,.;]{2,80})/imu.exec(page) ?? []
    if (said !== undefined && !/^[[_<{]/.test(said.trim())) return said.trim()
  }
  return ''
}
