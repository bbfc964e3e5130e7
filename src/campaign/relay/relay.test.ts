import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gmContextFile, notesFile, promptFile, responseFile } from './files.ts'
import { parseGmContext, printGmContext } from './gm-context.ts'
import { narrativeWritten, parseNarrative, printNarrative } from './narrative-file.ts'
import { parseNotes, printNotes } from './notes-file.ts'
import { askedSections, printPrompt, promptRequest, promptScene, readPrompt } from './prompt-file.ts'
import { relayStory } from './relay.ts'
import { parseResponse, printResponse } from './response-file.ts'

const mark = { number: '003', slug: 'the-mill' }
const runs = { seed: 20_261_121, numRuns: 300 }

/** Words as they stand in a section: with headings, rules and marks in them, and no space around them. */
const words = fc
  .oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('## Request', '\n', '\\', '# x', '---', 'I row', ' ', '- If a: b', '```'))
      .map(all => all.join('')),
  )
  .map(text => text.replaceAll('\r', '').trim())
  .filter(text => text !== '')
const maybe = fc.option(words, { nil: undefined })
describe('facts 5.6: the relay shows everything', () => {
  test('speech quoted, actions in italics, dice in code, rulings in brackets', () => {
    expect(
      relayStory([
        { kind: 'narration', text: 'The mill is quiet. *Too quiet.*' },
        { kind: 'speech', name: 'Oda', words: 'Shall we?', manner: 'low' },
        { kind: 'speech', name: 'Brand', words: 'Once.\nTwice.' },
        { kind: 'action', text: 'Oda lifts the oar.' },
        { kind: 'dice', purpose: 'Perception check', roll: '14 + 3 = 17' },
        { kind: 'mechanics', text: 'DC 15 - Success' },
        { kind: 'combat-start', title: 'The landing', order: [{ name: 'Oda', initiative: 17 }] },
        { kind: 'turn', name: 'Oda' },
        { kind: 'danger', text: 'The wight falls.' },
        { kind: 'round-end', round: 1, status: ['Oda: 5/9'] },
        { kind: 'combat-end', aftermath: [] },
        { kind: 'scene', number: '004', title: 'The Mill' },
        { kind: 'scene-break' },
      ]),
    ).toBe(`The mill is quiet. *Too quiet.*

> **Oda**: *low* "Shall we?"

> **Brand**: "Once.
> Twice."

*Oda lifts the oar.*

\`Perception check: 14 + 3 = 17\`

(DC 15 - Success)

**Combat: The landing**

- Oda (17)

**Oda's turn**

*The wight falls.*

**End of round 1**

- Oda: 5/9

**Combat complete**

**Scene 004: The Mill**

---`)
  })
})

describe('facts 3.9: gm-context.md', () => {
  const page = `## Current Scene
The mill, at night.

## Expecting
An answer from Oda.

## Contingencies
- If they run: the tide turns
- The bell rings

## Scene Tracking
Current scene: 003
Current slug: the-mill
`

  test('is what one Game Master leaves for the next', () => {
    const context = parseGmContext(page)
    expect(context).toEqual({
      currentScene: 'The mill, at night.',
      expecting: 'An answer from Oda.',
      contingencies: [
        { when: 'they run', outcome: 'the tide turns' },
        { when: '', outcome: 'The bell rings' },
      ],
      sceneTracking: mark,
      others: [],
    })
    expect(printGmContext(context)).toBe(page)
  })

  test('keeps what a Game Master adds of its own', () => {
    expect(parseGmContext('# Notes\nHurry.\n\n## Moon\nFull.\n').others).toEqual([
      { title: 'Notes', text: 'Hurry.' },
      { title: 'Moon', text: 'Full.' },
    ])
    expect(parseGmContext('')).toEqual({ contingencies: [], others: [] })
  })

  test('comes back as it was', () => {
    const line = fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5}){0,3}$/).filter(text => !text.startsWith('if '))
    const contingency = fc.record({ when: fc.oneof(line, fc.constant('')), outcome: line })
    const context = fc.record(
      { currentScene: words, expecting: words, npcReactions: words, contingencies: fc.array(contingency) },
      { requiredKeys: ['contingencies'] },
    )
    fc.assert(
      fc.property(context, words, (context, moon) => {
        const whole = { ...context, sceneTracking: mark, others: [{ title: 'Moon', text: moon }] }
        expect(parseGmContext(printGmContext(whole))).toEqual(whole)
      }),
      runs,
    )
  })
})

describe('facts 3.9 and 5.8: prompt files', () => {
  const page = `---
request_type: QUICK_REACTION
---

## Current Scene
Scene: 003 - the-mill

## Scene
Dark.

## Just Happened
A knock.

## Request
React.
`
  const path = 'tmp/oda-prompt.md'

  test('ask one companion', () => {
    const prompt = {
      requestType: 'QUICK_REACTION',
      scene: mark,
      sections: askedSections({ scene: 'Dark.', justHappened: 'A knock.', request: 'React.' }),
    }
    expect(printPrompt(prompt)).toBe(page)
    expect(readPrompt(page, path)).toEqual({ ok: true, value: prompt })
  })

  test('of a fight have other headings', () => {
    const read = readPrompt(
      '---\nrequest_type: combat_action\n---\n## Combat Situation\nMud.\n## Your Turn\nAct.',
      path,
    )
    expect(read.ok && [read.value.requestType, promptScene(read.value), promptRequest(read.value)]).toEqual([
      'COMBAT_ACTION',
      'Mud.',
      'Act.',
    ])
  })

  test.each([
    [undefined, '[ERROR: Prompt file not found]\nExpected: tmp/oda-prompt.md\n'],
    [' \n', '[ERROR: Corrupted or empty prompt file]\n'],
    ['## Scene\nDark.\n', '[ERROR: Malformed prompt file - missing request_type]\n'],
    [
      '---\nrequest_type: REFLECTION\n---\n## Request\nGo.\n',
      '[ERROR: Malformed prompt file - missing scene context]\n',
    ],
    [
      '---\nrequest_type: REFLECTION\n---\n## Scene\nDark.\n',
      '[ERROR: Malformed prompt]\nMissing required section: Request\n',
    ],
  ])('that cannot be read are answered with an error, never with a guess', (page, answer) => {
    const read = readPrompt(page, path)
    expect(read.ok ? '' : printResponse(read.refusal)).toBe(answer)
  })

  test('come back as they were', () => {
    fc.assert(
      fc.property(words, maybe, words, (scene, justHappened, request) => {
        const sections = askedSections({ scene, request, ...(justHappened !== undefined && { justHappened }) })
        const prompt = { requestType: 'FULL_CONTEXT', scene: mark, sections }
        expect(readPrompt(printPrompt(prompt), path)).toEqual({ ok: true, value: prompt })
      }),
      runs,
    )
  })
})

describe('facts 3.9: response files', () => {
  test.each([
    ['I hold the door. (Shove, +2)\n', { kind: 'answer', text: 'I hold the door. (Shove, +2)' }],
    ['[VETO - need more input]\nMy oath.\n', { kind: 'veto', reason: 'My oath.', dropped: '' }],
    ['[ERROR: Malformed prompt]\nMissing: x\n', { kind: 'error', reason: 'Malformed prompt', detail: 'Missing: x' }],
    ['[ERROR: Prompt file not found]\n', { kind: 'error', reason: 'Prompt file not found', detail: '' }],
  ] as const)('%j', (page, response) => {
    expect(parseResponse(page)).toEqual(response)
    expect(printResponse(response)).toBe(page)
  })
})

describe('facts 3.9: notes and narrative for the journal', () => {
  test('notes say which scene they were taken in', () => {
    const page = '## Scene\nScene 007: the-quay\n\n## Internal Thoughts\nHe lies.\n\n## For Later\nAsk.\n'
    const notes = { scene: { number: '007', slug: 'the-quay' }, internalThoughts: 'He lies.', forLater: 'Ask.' }
    expect(parseNotes(page)).toEqual(notes)
    expect(printNotes(notes)).toBe(page)
  })

  test('notes come back as they were', () => {
    const section = { internalThoughts: words, observations: words, feelings: words, forLater: words }
    const notes = fc.record(section, { requiredKeys: [] })
    fc.assert(
      fc.property(notes, notes => {
        const whole = { ...notes, scene: mark }
        expect(parseNotes(printNotes(whole))).toEqual(whole)
      }),
      runs,
    )
  })

  test('B-40: every narrative since the last journaling is told, in order', () => {
    expect(printNarrative(['Fog.\n', ' ', 'A bell.'])).toBe('Fog.\n\nA bell.\n')
    expect(parseNarrative('Fog.\r\n\r\nA bell.\r\n')).toBe('Fog.\n\nA bell.')
    expect(narrativeWritten('fen')).toBe('Narrative written to campaigns/fen/tmp/narrative-for-journal.md')
  })

  test('the files have their names', () => {
    expect([gmContextFile, promptFile('oda'), responseFile('oda'), notesFile('oda')]).toEqual([
      'gm-context.md',
      'oda-prompt.md',
      'oda-response.md',
      'oda-notes-for-journal.md',
    ])
  })
})
