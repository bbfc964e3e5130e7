/** A provider that miscounts, is cut off or will not: what was told stays told, and nobody waits for ever. */
import type { Counted } from '../script.ts'
import { row, type Row } from './row.ts'

const text = 'The rope creaks on its post.'
const counts = (name: string, usage: Counted | 'none'): Row => row(`wire: ${name}`, { text, usage }, { told: /rope/ })

export const wires: readonly Row[] = [
  counts('counts nothing', 'none'),
  counts('counts below nothing', { input: -50, output: -3 }),
  counts('counts a billion', { input: 1e12, output: 1e12 }),
  counts('counts more cached than sent', { input: 10, output: 2, cachedRead: 90_000 }),
  counts('counts in halves', { input: 10.5, output: 2.25 }),
  row('wire: is cut off at its length', { text: 'The rope creaks and', finish: 'length' }, { told: /rope/ }),
  row(
    'wire: is cut off in a call',
    { text, calls: [{ name: 'toss', takes: '{"who": "a' }], finish: 'length' },
    { told: /rope/ },
  ),
  row('wire: refuses', { text: '', finish: 'refusal' }, { why: /no words/ }),
  row('wire: refuses after a word', { text: 'The rope', finish: 'refusal' }),
  row('wire: says it calls and does not', { text, finish: 'tool-calls' }, { told: /rope/ }),
  row('wire: sends letter by letter', { text, piece: 1 }, { told: /rope/ }),
  row(
    'wire: sends its call letter by letter',
    { text, calls: [{ name: 'toss', takes: { who: 'ada' } }], argumentsPiece: 1 },
    { told: /rope/ },
  ),
]
