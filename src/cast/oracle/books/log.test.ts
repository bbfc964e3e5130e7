import { expect, test } from 'vitest'
import { prose, type Part } from '../../../table/parts.ts'
import { log } from './testing/keeping.ts'

const give: Part = { kind: 'lost', who: 'Moss Wenlow', what: 'the waxed letter', to: 'Reeve Harl', text: 'You hand the waxed letter to the reeve.' } // prettier-ignore

test('talk, looks and prose are no decision', async () => {
  const talk: Part = { kind: 'said', who: 'Pippa Quill', act: 'say', text: 'Lovely. Company.' }
  const look: Part = { kind: 'deed', who: 'Moss Wenlow', verb: 'look', text: 'You look around.' }
  expect(await log([prose('The rain goes on.'), talk, look])).toBeNull()
})

test('14.6 what was done is kept as it came out, with what was learned and what it set going', async () => {
  const entry = await log([
    give,
    { kind: 'attitude', who: 'Reeve Harl', direction: 'warmer', text: '' },
    { kind: 'said', who: 'Reeve Harl', act: 'tell', text: 'The miller was paid to open the sluice.' },
    { kind: 'said', who: 'Dame Orsolya Venn', act: 'refuse', text: 'I must refuse you in this.' },
    { kind: 'said', who: 'Hale Brack', act: 'tell', text: 'The reeve is dead and gone.' },
    { kind: 'table', text: 'You cannot do that here.' },
  ], { 'dame-orsolya-venn': '"I must refuse you in this."', 'hale-brack': '"Hm."' }) // prettier-ignore
  expect(entry).toEqual({
    title: 'The waxed letter',
    context: 'Moss Wenlow hands the waxed letter to the reeve.',
    decisions: [
      { character: 'Moss Wenlow', decision: 'Gave the waxed letter to Reeve Harl.', significance: 'It is in other hands now.' },
      { character: 'Dame Orsolya Venn', decision: 'Refused: "I must refuse you in this."', significance: 'The others know now where the line is.' },
    ],
    learned: ['Reeve Harl: "The miller was paid to open the sluice."'],
    consequences: ['Reeve Harl thinks better of them.'],
  }) // prettier-ignore
})

test('14.6 a deed stands with its degree, and a cure that was never cast is in no log', async () => {
  const tried: Part = { kind: 'deed', who: 'Moss Wenlow', verb: 'open', on: 'the strongbox', degree: 'failure', text: 'You work at the lock, and it holds.' } // prettier-ignore
  const entry = await log([tried, { kind: 'table', text: 'You have no spell left to cure anybody with.' }])
  expect(entry?.title).toBe('The strongbox')
  expect(entry?.decisions).toEqual([
    { character: 'Moss Wenlow', decision: 'Moss Wenlow works at the lock, and it holds.', significance: 'It was tried, and it went wrong.' },
  ]) // prettier-ignore
  expect(JSON.stringify(entry)).not.toContain('cure')
})

test('14.6 promises, fights, deaths, threads and endings are in it', async () => {
  const entry = await log([
    { kind: 'said', who: 'Moss Wenlow', act: 'promise', text: 'I will bring her home.' },
    { kind: 'promise', by: 'Moss Wenlow', to: 'Widow Elspet', what: 'I will bring her home.', text: '' },
    { kind: 'fight', stage: 'begins', foes: ['Corin Vash'], text: 'You go for Corin Vash.' },
    { kind: 'fell', who: 'Corin Vash', how: 'dead', text: 'Corin Vash falls.', salience: 3 },
    { kind: 'fight', stage: 'ends', end: 'won', foes: ['Corin Vash'], text: 'It is over.' },
    { kind: 'goal', name: 'A Face for the Lamb', state: 'done', text: '' },
  ]) // prettier-ignore
  expect(entry?.title).toBe('The death of Corin Vash')
  expect(entry?.decisions.map(({ decision }) => decision)).toEqual([
    'Gave Widow Elspet a promise: "I will bring her home."',
    'Went to blows with Corin Vash.',
    'Corin Vash died.',
    'Fought Corin Vash, and won.',
    'Saw "A Face for the Lamb" through to its end.',
  ])
  const end = await log([{ kind: 'ending', name: 'The Long Quiet', text: 'The water goes down.' }])
  expect([end?.title, end?.decisions.at(-1)?.decision]).toEqual([
    'The Long Quiet',
    'Brought it to its end: The Long Quiet.',
  ])
})

test('somebody who stops the table has decided something', async () => {
  const entry = await log([], { 'hale-brack': '[VETO] Tam would never forgive it.' })
  expect(entry?.decisions).toEqual([
    { character: 'Hale Brack', decision: 'Stopped the others: Tam would never forgive it.', significance: expect.any(String) },
  ]) // prettier-ignore
})
