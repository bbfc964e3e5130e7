/** How lines are measured that may be for the table: `#matter`, `"how the words begin`, and either of `a / b`. */
import type { Horizon, Intent, Named } from '../intent.ts'
import { calm, fits, inTalk } from './evening.ts'

const beasts: readonly Named[] = [
  { kind: 'feature', id: 'goat', name: 'Goat', likeness: 1 },
  { kind: 'feature', id: 'hat', name: 'Straw Hat', likeness: 1 },
]
const withBeasts = (horizon: Horizon): Horizon => ({ ...horizon, named: [...horizon.named, ...beasts] })

/** With nobody, and while one speaks with the landlady: what is meant is the same. */
export const tables: readonly Horizon[] = [withBeasts(calm), withBeasts(inTalk)]

function fitsPart(intent: Intent | undefined, part: string): boolean {
  if (!intent) return false
  const [verbs = ''] = part.split(' ')
  const matters = verbs.split('|').flatMap(one => (one.startsWith('#') ? [one.slice(1)] : []))
  if (intent.matter !== undefined || matters.length === verbs.split('|').length)
    return matters.includes(intent.matter ?? '')
  return fits({ ...intent, next: [] }, part)
}

export function fitsAtTable(intent: Intent, expected: string): boolean {
  const [parts = '', said = ''] = expected.split(' "')
  const isSaid = intent.words.startsWith(said) && !/[()]/u.test(intent.words)
  return isSaid && parts.split(' & ').every((part, at) => fitsPart(at === 0 ? intent : intent.next[at - 1], part))
}

export const rowsOf = (lines: string): readonly (readonly [line: string, expected: string])[] =>
  lines
    .trim()
    .split('\n')
    .map(row => {
      const [line = '', expected = ''] = row.split(' => ')
      return [line, expected] as const
    })
