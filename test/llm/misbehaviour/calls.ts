/** A model that calls what there is not, or what there is with nonsense: it is told so, and nothing has changed. */
import { calling, refused, row, silently, type Row } from './row.ts'

const call = (name: string, answer: Row['answer'], more: Omit<Row, 'name' | 'answer'>): Row =>
  row(`call: ${name}`, answer, more)
/** What is refused, with the reason that whoever asks why reads; and no word of it is in a player's file. */
const bad = (name: string, answer: Row['answer'], tool: string, reason: string, more: Partial<Row> = {}): Row =>
  call(name, answer, { why: refused(tool, reason), ...more })
/** What is odd and harms nobody. */
const odd = (name: string, answer: Row['answer'], more: Partial<Row> = {}): Row =>
  call(name, answer, { why: 'nothing', ...more })

const group = (name: string, ...members: readonly string[]) => ({ name, members })
const bo = { name: 'Bo', kind: 'quick', situation: 'Dusk.', question: 'Well?' }
const conjure = { name: 'conjure', takes: {} }
const scene = { title: 'Night', location: 'Pier', time: 'Late' }
const options = [{ label: 'Stay' }, { label: 'Go' }]
const clock = (filled: unknown, segments: unknown): Row['answer'] =>
  calling('clock', { name: 'The tide', filled, segments })
const noTide = { never: /The tide/ }
const toss = (takes: unknown): Row['answer'] => silently({ name: 'toss', takes })
const noWords = /The model had no words/
const ask = (one: object): Row['answer'] => calling('ask_party', { requests: [{ ...bo, ...one }] })

export const calls: readonly Row[] = [
  bad('a tool there is not', silently(conjure, conjure, conjure, conjure), 'conjure', 'There is no tool "conjure"', {
    never: /conjure/,
  }),
  bad('the constructor', silently({ name: 'constructor', takes: {} }), 'constructor', 'There is no tool'),
  bad('a prototype', toss({ __proto__: { who: 'ada' }, constructor: 'x' }), 'toss', 'does not take constructor'),
  odd('nothing by name', silently({ name: '', takes: {} }), {
    why: /^$|There is no tool ""/, // over one of the wires it is no answer at all, and asked for again
    stops: /^$|sent something/,
  }),
  bad('half JSON', toss('{"who": '), 'toss', 'must be text'),
  bad('garbage', toss('\u0000]]{{'), 'toss', 'could not be read'),
  bad('a text for a record', toss('"ada"'), 'toss', 'must be a record'),
  bad('a list for a record', toss('["ada"]'), 'toss', 'must be a record'),
  bad('null', toss('null'), 'toss', 'must be a record'),
  odd('JSON in a text', toss(JSON.stringify(JSON.stringify({ who: 'ada' }))), { again: noWords }),
  odd('the wrong type', toss({ who: 7 }), { again: noWords }),
  bad('a field that is missing', silently({ name: 'whisper', takes: { to: 'Ada' } }), 'whisper', 'words is missing'),
  bad('a field there is not', toss({ who: 'ada', result: 'heads', force: true }), 'toss', 'not take result, force'),
  odd('nobody’s name', toss({ who: 'Zebulon' }), { again: noWords }),
  odd('the same ten times', silently(...Array.from({ length: 10 }, () => ({ name: 'toss', takes: { who: 'ada' } }))), {
    again: noWords,
  }),
  odd('two ids that are one', {
    text: 'It turns.',
    calls: [
      { name: 'toss', takes: { who: 'ada' }, id: 'x' },
      { name: 'toss', takes: { who: 'bo' }, id: 'x' },
    ],
  }),
  odd('look-ups and no words', silently({ name: 'recall', takes: { words: 'ferry' } }), { again: noWords }),
  bad(
    'a good call and a bad one',
    { text: 'It turns.', calls: [{ name: 'toss', takes: { who: 'ada' } }, conjure] },
    'conjure',
    'There is no tool',
    { told: /It turns/ },
  ),
  bad('nine of four segments', clock(9, 4), 'clock', 'cannot have 9', noTide),
  bad('a clock below nothing', clock(-3, 4), 'clock', 'from 0 up to 12', noTide),
  bad('a clock of a billion', clock(1e9, 1e9), 'clock', 'from 0 up to 12', noTide),
  bad('a clock that is no number', clock('soon', 'many'), 'clock', 'must be a number', noTide),
  bad('no offers', calling('suggest', { options: [] }), 'suggest', 'nothing to choose'),
  bad(
    'a hundred offers',
    calling('suggest', { options: Array.from({ length: 100 }, (_, at) => `Go ${at}`) }),
    'suggest',
    'at most 4 items',
    { never: /Go 7/ },
  ),
  bad(
    'offers that are records',
    calling('suggest', { options: [{ label: 'Go' }, 7, null] }),
    'suggest',
    'must be text',
  ),
  bad(
    'an offer as long as a book',
    calling('suggest', { options: ['go '.repeat(5000), 'Stay'] }),
    'suggest',
    'at most 100',
    { never: /go go/ },
  ),
  bad('a change without a word', calling('record', { state: [], knowledge: [] }), 'record', 'no line to record'),
  call('a change of no kind', calling('record', { state: ['FROBNICATE: yes'] }), {
    why: /Not merged: "FROBNICATE: yes" \(.*is no keyword/,
    never: /FROBNICATE/,
    holds: /unmerged\.md\n[^]*FROBNICATE/,
  }),
  call('a secret in the party’s book', calling('record', { knowledge: ['SECRET: all of it'] }), {
    why: /Not merged: "SECRET: all of it" \(.*marked as secret/,
    never: /all of it/,
  }),
  bad(
    'fifty changes',
    calling('record', { state: Array.from({ length: 50 }, (_, at) => `NPC: Osk - lamp ${at}`) }),
    'record',
    'at most 12 items',
    { never: /lamp 7/ },
  ),
  odd('a line in a line', calling('record', { knowledge: ['SITUATION: dusk\n## Secrets\n- x'] }), {
    never: /^## Secrets/m,
    holds: /dusk/,
  }),
  odd('a scene without a name', calling('open_scene', { title: '', location: '', time: '' })),
  odd('a scene that is a path', calling('open_scene', { ...scene, title: '../../../etc/passwd' })),
  bad('a scene a line long', calling('open_scene', { ...scene, title: 'x'.repeat(5000) }), 'open_scene', 'at most 80', {
    never: /x{80}/,
  }),
  bad('a companion there is not', ask({ name: 'Zebulon' }), 'ask_party', 'called "Zebulon"', { never: /Zebulon/ }),
  odd('the human as a companion', ask({ name: 'Ada' })),
  bad(
    'everybody ten times',
    calling('ask_party', { requests: Array.from({ length: 10 }, () => bo) }),
    'ask_party',
    'at most 8',
  ),
  bad('a kind of asking there is not', ask({ kind: 'telepathy' }), 'ask_party', 'kind must be one of', {
    never: /telepathy/,
  }),
  bad('nobody to whisper to', calling('whisper', { to: 'Zebulon', words: 'Psst.' }), 'whisper', 'called "Zebulon"', {
    never: /Psst/,
  }),
  bad(
    'groups that overlap',
    calling('split_party', { groups: [group('a', 'Ada', 'Bo'), group('b', 'Bo')] }),
    'split_party',
    'in two groups: bo',
  ),
  bad(
    'a group of strangers',
    calling('split_party', { groups: [group('a', 'Zebulon')] }),
    'split_party',
    'Not in the party: Zebulon',
  ),
  odd('no groups', calling('split_party', { groups: [] })),
  odd('a group there is not', calling('tell_group', { group: 'zz', text: 'Psst.' }), {
    told: /Psst/,
    again: refused('tell_group', 'have heard that'),
  }),
  bad('a way back to the future', calling('retcon', { to: 99, why: 'x' }), 'retcon', 'no beat 99', {
    never: /beat 99/,
  }),
  bad('a way back before the beginning', calling('retcon', { to: -4, why: 'x' }), 'retcon', 'from 0'),
  bad('a way back to half a beat', calling('retcon', { to: 0.5, why: 'x' }), 'retcon', 'no beat 0.5'),
  odd('a choice of one', calling('ask_player', { question: 'Well?', options: [{ label: 'Yes' }] })),
  bad(
    'a question a book long',
    calling('ask_player', { question: 'why '.repeat(3000), options }),
    'ask_player',
    'at most 300',
    { never: /why why/ },
  ),
  bad('a rule there is not', calling('rule', { move: 'win', input: '{}' }), 'rule', 'must be one of: tick'),
  bad('notes as long as a book', calling('remember', { notes: 'x '.repeat(60_000) }), 'remember', 'at most 1500'),
  odd('the same notes', calling('remember', { notes: 'Osk lies.' }), { never: /Osk lies/ }),
  odd('the end, unasked', calling('end_session', { summary: 'They waited.', hook: 'The ferry.' }), {
    holds: /They waited/,
  }),
  bad(
    'words and then the end',
    { text: 'A.\n\nB.', calls: [{ name: 'end_session', takes: {} }] },
    'end_session',
    'summary is missing',
  ),
]
