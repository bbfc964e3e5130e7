/** Where in a text a value is being read, and what is open around it. */
import type { Json } from '../../../core/json.ts'
import type { Cursor } from './cursor.ts'
import type { Role } from './inside-text.ts'
import { giveUp } from './unreadable.ts'

/** Deeper than any move goes, and far from the end of the stack. */
export const deepest = 100

/** Nothing stood where a value was meant. */
export const nothing = Symbol('nothing')
export type Maybe = Json | typeof nothing

/** What is open around a value tells which brackets may end it. */
export type Place = {
  readonly cursor: Cursor
  /** Records and lists hold values of every kind, so they are handed the reader of all. */
  readonly read: (place: Place, role: Role) => Maybe
  readonly depth: number
  readonly within: 'record' | 'list' | 'nothing'
  readonly lists: number
}

export function deeper(place: Place, within: 'record' | 'list'): Place {
  if (place.depth >= deepest) giveUp('it is nested too deep')
  return { ...place, depth: place.depth + 1, within, lists: place.lists + (within === 'list' ? 1 : 0) }
}
