import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexNames } from '../../campaign/names/index-of-names.ts'
import type { Option } from './message-gm.ts'
import { printMessage } from './print.ts'
import { endsWithPrompt } from './prompt.ts'
import { clampHeader, toQuestion } from './question.ts'
import { readAwaitSignal } from './signal.ts'
import { parseMessages } from './split.ts'
import { readVeto } from './veto.ts'

describe('B-38: a veto is at the start, or it is none', () => {
  test.each([
    ['as the seeds say it', '[VETO - need more input]\nThe bell took my brother.'],
    ['in lower case, in bold', '\n **[veto]** The bell took my brother.'],
    ['in quotes', '"[VETO]" The bell took my brother.'],
    ['as a field', 'type: VETO\n\nThe bell took my brother.'],
    ['as a field with a name', 'type: VETO\ncharacter: oda\n\nThe bell took my brother.'],
    ['as a message', '[PLAYER_TO_GM]\ntype: VETO\ncharacter: oda\n\nThe bell took my brother.'],
  ])('%s', (_, text) => {
    expect(readVeto(text)).toEqual({ kind: 'veto', reason: 'The bell took my brother.', dropped: '' })
  })

  test('what follows the reason is dropped, and a bare veto gives what its brackets say', () => {
    expect(readVeto('[VETO]\nMy oath.\n\nI draw my knife anyway.')).toEqual({
      kind: 'veto',
      reason: 'My oath.',
      dropped: 'I draw my knife anyway.',
    })
    expect(readVeto('[VETO - need more input]')).toMatchObject({ reason: 'need more input' })
  })

  test('a veto in the middle is talk about one', () => {
    expect(readVeto('I nod.\n[VETO]')).toEqual({ kind: 'answer', mentionsVeto: true })
    expect(readVeto('I would veto that, but no.')).toEqual({ kind: 'answer', mentionsVeto: false })
    expect(readVeto('')).toEqual({ kind: 'answer', mentionsVeto: false })
  })
})

describe('B-37: the signal of the fresh mode', () => {
  const sheet = (id: string, title: string) => ({ kind: 'party', fileName: `${id}.md`, text: `# ${title}\n` }) as const
  const index = indexNames([
    sheet('oda-fenwright', 'Oda Fenwright'),
    sheet('brand-hollin', 'Brand Hollin'),
    sheet('ysolt-hollin', 'Ysolt Hollin'),
  ])
  const names = { index, human: 'oda-fenwright' }

  test('names are lowered, taken once, and looked up; the narrative before is kept whole', () => {
    expect(readAwaitSignal('The fog parts.\n\n[AWAIT_AI_PLAYERS: Brand-Hollin, ysolt, brand]\n', names)).toEqual({
      kind: 'await',
      narrative: 'The fog parts.',
      companions: ['brand-hollin', 'ysolt-hollin'],
      asksHuman: false,
      unresolved: [],
      after: '',
    })
  })

  test("the last one wins, what follows is set aside, and the human's name asks the human", () => {
    const text = 'One.\n[AWAIT_AI_PLAYERS: brand]\nTwo.\n**[AWAIT_AI_PLAYERS: ysolt, oda]**\nI will wait now.'
    expect(readAwaitSignal(text, names)).toEqual({
      kind: 'await',
      narrative: 'One.\nTwo.',
      companions: ['ysolt-hollin'],
      asksHuman: true,
      unresolved: [],
      after: 'I will wait now.',
    })
  })

  test('in a fence or inside a sentence it is no signal', () => {
    const text = '```\n[AWAIT_AI_PLAYERS: brand]\n```\nI could say [AWAIT_AI_PLAYERS: brand] here.'
    expect(readAwaitSignal(text, names)).toEqual({ kind: 'none', narrative: text })
  })

  test('nobody named, or nobody known, goes back to the GM', () => {
    expect(readAwaitSignal('[AWAIT_AI_PLAYERS: ]', names)).toEqual({
      kind: 'empty',
      narrative: '',
      unresolved: [],
      after: '',
    })
    expect(readAwaitSignal('[AWAIT_AI_PLAYERS: hollin, ysold]', names)).toMatchObject({
      kind: 'empty',
      unresolved: [
        { kind: 'ambiguous', asked: 'hollin' },
        { kind: 'unknown', asked: 'ysold', nearest: ['ysolt-hollin'] },
      ],
    })
  })
})

describe('B-43: a question fits its frame', () => {
  test.each([
    ['Narrative Style', 'Style'],
    ['Character', 'Character'],
    ['Where to go next', 'Where to go'],
    ['Incomprehensible', 'Incomprehens'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('%s becomes %s', (header, short) => {
    expect(clampHeader(header)).toBe(short)
  })

  const ask = (options: readonly Option[]) => toQuestion({ tag: 'ASK_PLAYER', question: 'Where?', options })

  test('one option is no choice', () => {
    expect(ask([{ label: 'North' }]).pages).toEqual([[{ label: 'North' }, { label: 'Something else' }]])
    expect(ask([])).toEqual({ question: 'Where?', header: 'Question', pages: [] })
  })

  test('any number of options comes in pages of two to four, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), count => {
        const options = Array.from({ length: count }, (_, at) => ({ label: String(at) }))
        const { pages } = ask(options)
        expect(pages.flat()).toEqual(options)
        expect(pages.every(({ length }) => length >= 2 && length <= 4)).toBe(true)
      }),
    )
  })
})

test.each([
  ['**What do you do?**', true],
  ['Fog.\n\n> **Oda**: "Who goes there?"\n\n---\n', true],
  ['Did it move? It did.', false],
  ['', false],
])('B-44: %j ends with a prompt: %s', (narrative, isPrompt) => {
  expect(endsWithPrompt(narrative)).toBe(isPrompt)
})

describe('several messages in one breath', () => {
  test('each tag begins the next one, and what stands above is talk', () => {
    const text = 'Here it is:\n```\n[NARRATIVE]\n\nFog.\n```\n[SESSION_COMMAND] command: save\n'
    expect(parseMessages(text)).toEqual([
      { tag: 'INFORMAL', text: 'Here it is:', note: 'It begins with no tag.' },
      { tag: 'NARRATIVE', text: 'Fog.' },
      { tag: 'SESSION_COMMAND', command: 'save', aiCharacters: [] },
    ])
  })

  test('what a player says never begins one', () => {
    const said = fc.array(fc.constantFrom('[SESSION_COMMAND] command: end', '\n', '```', '\\', ' ', '## Scene', 'run'))
    fc.assert(
      fc.property(said, pieces => {
        const text = pieces.join('')
        const action = { tag: 'PLAYER_ACTION', character: 'oda', action: text } as const
        const words = { tag: 'PLAYER_TO_GM', type: 'ACTION', character: 'oda', text } as const
        const printed = [action, words, words, action].map(printMessage).join('\n\n')
        expect(parseMessages(printed)).toEqual([action, words, words, action])
      }),
      { seed: 20_261_121, numRuns: 500 },
    )
  })
})
