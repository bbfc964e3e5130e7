/** The ways a compass, a stair or a memory of the way can name. */
import { own } from '../../../core/own.ts'
import type { Named, Verb } from './intent.ts'
import type { Token } from '../../../english/tokens.ts'

const compass: Readonly<Record<string, string>> = {
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
  northeast: 'northeast',
  northwest: 'northwest',
  southeast: 'southeast',
  southwest: 'southwest',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
  northward: 'north',
  northwards: 'north',
  southward: 'south',
  southwards: 'south',
  eastward: 'east',
  eastwards: 'east',
  westward: 'west',
  westwards: 'west',
  back: 'back',
  upstairs: 'up',
  downstairs: 'down',
  up: 'up',
  down: 'down',
  upward: 'up',
  downward: 'down',
  left: 'left',
  right: 'right',
  forward: 'forward',
  forwards: 'forward',
  ahead: 'forward',
  onward: 'forward',
  outside: 'out',
  inside: 'in',
  out: 'out',
  return: 'back',
  backtrack: 'back',
}
const letters: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west', u: 'up', d: 'down' }
const moving: ReadonlySet<Verb> = new Set(['go', 'sneak', 'climb', 'flee', 'swim', 'look'])

/** The direction in which somebody moves or looks; a single letter only where it stands nearly alone. */
export function directionIn(verb: Verb, tokens: readonly Token[]): Named | undefined {
  if (!moving.has(verb)) return undefined
  const word = tokens.map(({ text }) => own(compass, text) ?? (tokens.length < 3 ? own(letters, text) : undefined))
  const id = word.find(one => one !== undefined)
  if (id === undefined || (verb === 'look' && ['out', 'in', 'back'].includes(id))) return undefined
  return { kind: 'direction', id, name: id, likeness: 1 }
}
