/** A provider that miscounts, is cut off or will not: what was told stays told, and nobody waits for ever. */
import type { Counted } from '../script.ts'
import { cutOff, noWords, refused, row, type Row } from './row.ts'

const text = 'The rope creaks on its post.'
const told = { told: /rope/, why: 'nothing' } as const
const counts = (name: string, usage: Counted | 'none'): Row => row(`wire: ${name}`, { text, usage }, told)
const wouldNot = /The model would not go on\./

export const wires: readonly Row[] = [
  counts('counts nothing', 'none'),
  counts('counts below nothing', { input: -50, output: -3 }),
  counts('counts a billion', { input: 1e12, output: 1e12 }),
  counts('counts more cached than sent', { input: 10, output: 2, cachedRead: 90_000 }),
  counts('counts in halves', { input: 10.5, output: 2.25 }),
  row(
    'wire: is cut off at its length',
    { text: 'The rope creaks and', finish: 'length' },
    { told: /rope/, why: cutOff },
  ),
  row(
    'wire: is cut off in a call',
    { text, calls: [{ name: 'toss', takes: '{"who": "a' }], finish: 'length' },
    { told: /rope/, why: refused('toss', 'you were cut off in this call') },
  ),
  row('wire: refuses', { text: '', finish: 'refusal' }, { why: wouldNot, again: noWords }),
  row('wire: refuses after a word', { text: 'The rope', finish: 'refusal' }, { told: /rope/i, why: wouldNot }),
  row('wire: says it calls and does not', { text, finish: 'tool-calls' }, told),
  row('wire: sends letter by letter', { text, piece: 1 }, told),
  row(
    'wire: sends its call letter by letter',
    { text, calls: [{ name: 'toss', takes: { who: 'ada' } }], argumentsPiece: 1 },
    told,
  ),
]
