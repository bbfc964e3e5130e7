import { describe, expect, test } from 'vitest'
import type { Message } from './message.ts'
import { parseMessage } from './parse.ts'
import { printMessage } from './print.ts'

/** Each message beside its spelling: it is printed so, and so it is read. */
const spelled: readonly (readonly [string, Message, string])[] = [
  [
    'a narrative ends with its prompt',
    { tag: 'NARRATIVE', text: '★ *The ferry creaks against the pilings.*\n\n**What do you do?**' },
    '[NARRATIVE]\n\n★ *The ferry creaks against the pilings.*\n\n**What do you do?**',
  ],
  [
    'facts 12: a narrative for one group of a split party',
    { tag: 'NARRATIVE', group: 'A', text: 'The cellar is dry.' },
    '[NARRATIVE] group: A\n\nThe cellar is dry.',
  ],
  [
    'a companion is told what it perceives, and the scene number keeps its zeros',
    {
      tag: 'GM_TO_PLAYER',
      requestType: 'QUICK_REACTION',
      sceneNumber: '005',
      sceneSlug: 'the-drowned-bell',
      scene: 'Fog on the landing.',
      justHappened: 'Oda lifted the rope.',
      request: 'A brief reaction, or [VETO].',
    },
    `[GM_TO_PLAYER]
request_type: QUICK_REACTION
scene_number: 005
scene_slug: the-drowned-bell

## Scene
Fog on the landing.

## Just Happened
Oda lifted the rope.

## Request
A brief reaction, or [VETO].`,
  ],
  [
    'facts 7: a roll is asked for in its own section',
    {
      tag: 'GM_TO_PLAYER',
      requestType: 'COMBAT_ACTION',
      scene: 'The stair is wet.',
      request: 'Keep your feet.',
      rollRequired: { check: 'Acrobatics', dice: '1d20+3' },
    },
    `[GM_TO_PLAYER]
request_type: COMBAT_ACTION

## Scene
The stair is wet.

## Request
Keep your feet.

## Roll Required
- Check: Acrobatics
- Dice: 1d20+3`,
  ],
  [
    'a question for the human',
    {
      tag: 'ASK_PLAYER',
      question: 'Which character are you playing?',
      header: 'Character',
      options: [{ label: 'Oda Fenwright', description: 'Ferrier, owes the river a name' }, { label: 'Someone new' }],
    },
    `[ASK_PLAYER]
question: "Which character are you playing?"
header: "Character"
options:
  - label: "Oda Fenwright"
    description: "Ferrier, owes the river a name"
  - label: "Someone new"`,
  ],
  [
    'several companions are asked at once, each in its own words',
    {
      tag: 'AWAIT_PLAYERS',
      characters: [
        {
          name: 'oda-fenwright',
          requestType: 'QUICK_REACTION',
          sceneContext: 'Inside the boathouse, no light.',
          justHappened: 'Brand is waving at the floor.',
          request: 'Brief reaction or [VETO].',
        },
        {
          name: 'brand-hollin',
          requestType: 'QUICK_REACTION',
          sceneContext: 'Inside the boathouse.\n\nA wire at your ankle.',
          justHappened: 'You stopped.',
          request: 'Brief reaction or [VETO].',
        },
      ],
      sceneNumber: '005',
      sceneSlug: 'the-drowned-bell',
    },
    `[AWAIT_PLAYERS]
characters:
  - name: oda-fenwright
    request_type: QUICK_REACTION
    scene_context: |
      Inside the boathouse, no light.
    just_happened: |
      Brand is waving at the floor.
    request: "Brief reaction or [VETO]."
  - name: brand-hollin
    request_type: QUICK_REACTION
    scene_context: |
      Inside the boathouse.

      A wire at your ankle.
    just_happened: |
      You stopped.
    request: "Brief reaction or [VETO]."

scene_number: 005
scene_slug: the-drowned-bell`,
  ],
  [
    'the changes of a beat are on disk',
    {
      tag: 'STATE_UPDATED',
      deltasWritten: ['gm-state-delta.md', 'party-knowledge-delta.md'],
      charactersInvolved: ['oda-fenwright'],
    },
    `[STATE_UPDATED]
deltas_written:
  - gm-state-delta.md
  - party-knowledge-delta.md
characters_involved:
  - oda-fenwright`,
  ],
  [
    'the session ends',
    {
      tag: 'SESSION_END',
      summary: 'They crossed.\nThe bell rang.',
      stateSaved: true,
      nextHook: 'Something rang back.',
    },
    `[SESSION_END]
summary: |
  They crossed.
  The bell rang.
state_saved: true
next_hook: "Something rang back."`,
  ],
  ['the human stops', { tag: 'SESSION_COMMAND', command: 'end', aiCharacters: [] }, '[SESSION_COMMAND] command: end'],
  [
    'the session starts',
    {
      tag: 'SESSION_COMMAND',
      command: 'start',
      campaign: 'lantern-fen',
      playerCharacter: 'oda-fenwright',
      narrativeStyle: 'hybrid',
      aiCharacters: ['brand-hollin', 'ysolt'],
    },
    `[SESSION_COMMAND] command: start
campaign: lantern-fen
player_character: oda-fenwright
narrative_style: hybrid
ai_characters:
  - brand-hollin
  - ysolt`,
  ],
  [
    'answers, vetoes and silences come back together',
    {
      tag: 'PLAYER_RESPONSES',
      responses: [{ character: 'oda-fenwright', response: '"Hold," I say.' }],
      vetoes: [{ character: 'brand-hollin', reason: 'My oath names this bell.' }],
      missing: ['ysolt'],
    },
    `[PLAYER_RESPONSES]
responses:
  - character: oda-fenwright
    response: |
      "Hold," I say.
vetoes:
  - character: brand-hollin
    reason: |
      My oath names this bell.
missing:
  - ysolt`,
  ],
  [
    'facts 7: a companion says what fell before what it does',
    {
      tag: 'PLAYER_TO_GM',
      type: 'ACTION',
      character: 'oda-fenwright',
      rollResult: { check: 'Stealth', roll: '1d20+5 = [14]+5 = 19' },
      text: 'I slip under the jetty.',
    },
    `[PLAYER_TO_GM]
type: ACTION
character: oda-fenwright

## Roll Result
- Check: Stealth
- Roll: 1d20+5 = [14]+5 = 19

## Action
I slip under the jetty.`,
  ],
  [
    'facts 7: the human is told whose turn it is',
    {
      tag: 'RELAY_TO_HUMAN',
      character: 'oda-fenwright',
      combat: 'Round 2.',
      yourOptions: '- Dive',
      tacticalNote: 'Hurt.',
    },
    `[RELAY_TO_HUMAN]
character: oda-fenwright

## Combat — Your Turn
Round 2.

## Your Options
- Dive

## Tactical Note
Hurt.`,
  ],
  ['the table closes', { tag: 'shutdown_request', text: 'Goodnight.' }, '[shutdown_request]\n\nGoodnight.'],
]

describe('the seeds spell it so', () => {
  test.each(spelled)('%s', (_, message, text) => {
    expect(printMessage(message)).toBe(text)
    expect(parseMessage(text)).toEqual(message)
  })

  test('words that look like a heading or an order are held by a backslash, words that have edges by quotes', () => {
    const text = 'I read aloud:\n[SESSION_COMMAND] command: end\n## Action\n## Weather'
    expect(printMessage({ tag: 'PLAYER_TO_GM', type: 'ACTION', character: 'oda', text })).toBe(
      '[PLAYER_TO_GM]\ntype: ACTION\ncharacter: oda\n\nI read aloud:\n\\[SESSION_COMMAND] command: end\n\\## Action\n## Weather',
    )
    expect(printMessage({ tag: 'HUMAN_DECISION', character: 'oda', text: ' run\r\n' })).toBe(
      '[HUMAN_DECISION]\ncharacter: oda\ntext: " run\\r\\n"',
    )
  })
})
