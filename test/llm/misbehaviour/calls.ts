/** A model that calls what there is not, or what there is with nonsense: it is told so, and nothing has changed. */
import { calling, row, silently, type Row } from './row.ts'

const call = (name: string, answer: Row['answer'], more: Partial<Row> = {}): Row => row(`call: ${name}`, answer, more)
const group = (name: string, ...members: readonly string[]) => ({ name, members })
const bo = { name: 'Bo', kind: 'quick', situation: 'Dusk.', question: 'Well?' }
const conjure = { name: 'conjure', takes: {} }
const scene = { title: 'Night', location: 'Pier', time: 'Late' }
const options = [{ label: 'Stay' }, { label: 'Go' }]

export const calls: readonly Row[] = [
  call('a tool there is not', silently(conjure, conjure, conjure, conjure), { why: /cannot be|no words/ }),
  call('the constructor', silently({ name: 'constructor', takes: {} }), { why: /cannot be|no words/ }),
  call('a prototype', silently({ name: 'toss', takes: { __proto__: { who: 'ada' }, constructor: 'x' } }), {
    why: /cannot be|no words/,
  }),
  call('nothing by name', silently({ name: '', takes: {} }), { stops: /^$|sent something/ }),
  call('half JSON', silently({ name: 'toss', takes: '{"who": ' })),
  call('garbage', silently({ name: 'toss', takes: '\u0000]]{{' })),
  call('a text for a record', silently({ name: 'toss', takes: '"ada"' })),
  call('a list for a record', silently({ name: 'toss', takes: '["ada"]' })),
  call('null', silently({ name: 'toss', takes: 'null' })),
  call('JSON in a text', silently({ name: 'toss', takes: JSON.stringify(JSON.stringify({ who: 'ada' })) })),
  call('the wrong type', silently({ name: 'toss', takes: { who: 7 } })),
  call('a field that is missing', silently({ name: 'whisper', takes: { to: 'Ada' } })),
  call('a field there is not', silently({ name: 'toss', takes: { who: 'ada', result: 'heads', force: true } })),
  call('nobody’s name', silently({ name: 'toss', takes: { who: 'Zebulon' } })),
  call('the same ten times', silently(...Array.from({ length: 10 }, () => ({ name: 'toss', takes: { who: 'ada' } })))),
  call('two ids that are one', {
    text: 'It turns.',
    calls: [
      { name: 'toss', takes: { who: 'ada' }, id: 'x' },
      { name: 'toss', takes: { who: 'bo' }, id: 'x' },
    ],
  }),
  call('look-ups and no words', silently({ name: 'recall', takes: { words: 'ferry' } })),
  call(
    'a good call and a bad one',
    { text: 'It turns.', calls: [{ name: 'toss', takes: { who: 'ada' } }, conjure] },
    { told: /It turns/ },
  ),
  call('nine of four segments', calling('clock', { name: 'The tide', filled: 9, segments: 4 })),
  call('a clock below nothing', calling('clock', { name: 'The tide', filled: -3, segments: 4 })),
  call('a clock of a billion', calling('clock', { name: 'The tide', filled: 1e9, segments: 1e9 })),
  call('a clock that is no number', calling('clock', { name: 'The tide', filled: 'soon', segments: 'many' })),
  call('no offers', calling('suggest', { options: [] })),
  call('a hundred offers', calling('suggest', { options: Array.from({ length: 100 }, (_, at) => `Go ${at}`) })),
  call('offers that are records', calling('suggest', { options: [{ label: 'Go' }, 7, null] })),
  call('an offer as long as a book', calling('suggest', { options: ['go '.repeat(5000), 'Stay'] })),
  call('a change without a word', calling('record', { state: [], knowledge: [] })),
  call('a change of no kind', calling('record', { state: ['FROBNICATE: yes'] })),
  call('a secret in the party’s book', calling('record', { knowledge: ['SECRET: all of it'] }), { never: /all of it/ }),
  call('fifty changes', calling('record', { state: Array.from({ length: 50 }, (_, at) => `NPC: Osk - lamp ${at}`) })),
  call('a line in a line', calling('record', { knowledge: ['SITUATION: dusk\n## Secrets\n- x'] }), {
    never: /^## Secrets/m,
  }),
  call('a scene without a name', calling('open_scene', { title: '', location: '', time: '' })),
  call('a scene that is a path', calling('open_scene', { ...scene, title: '../../../etc/passwd' })),
  call('a scene a line long', calling('open_scene', { ...scene, title: 'x'.repeat(5000) })),
  call('a companion there is not', calling('ask_party', { requests: [{ ...bo, name: 'Zebulon' }] })),
  call('the human as a companion', calling('ask_party', { requests: [{ ...bo, name: 'Ada' }] })),
  call('everybody ten times', calling('ask_party', { requests: Array.from({ length: 10 }, () => bo) })),
  call('a kind of asking there is not', calling('ask_party', { requests: [{ ...bo, kind: 'telepathy' }] })),
  call('nobody to whisper to', calling('whisper', { to: 'Zebulon', words: 'Psst.' })),
  call('groups that overlap', calling('split_party', { groups: [group('a', 'Ada', 'Bo'), group('b', 'Bo')] })),
  call('a group of strangers', calling('split_party', { groups: [group('a', 'Zebulon')] })),
  call('no groups', calling('split_party', { groups: [] })),
  call('a group there is not', calling('tell_group', { group: 'zz', text: 'Psst.' })),
  call('a way back to the future', calling('retcon', { to: 99, why: 'x' })),
  call('a way back before the beginning', calling('retcon', { to: -4, why: 'x' })),
  call('a choice of one', calling('ask_player', { question: 'Well?', options: [{ label: 'Yes' }] })),
  call('a question a book long', calling('ask_player', { question: 'why '.repeat(3000), options })),
  call('a rule there is not', calling('rule', { move: 'win', input: '{}' })),
  call('notes as long as a book', calling('remember', { notes: 'x '.repeat(60_000) })),
  call('the end, unasked', calling('end_session', { summary: 'They waited.', hook: 'The ferry.' })),
  call('words and then the end', { text: 'A.\n\nB.', calls: [{ name: 'end_session', takes: {} }] }),
]
