import { describe, expect, test } from 'vitest'
import { parseMessage } from './parse.ts'

describe('B-48: tags and fields as people write them', () => {
  test.each([
    ['on one line', '[SESSION_COMMAND] command: end'],
    ['on several', '[SESSION_COMMAND]\ncommand: end'],
    ['after blank lines', '\n\n[SESSION_COMMAND]\n\ncommand: end\n'],
    ['in lower case', '[session_command]\nCommand: END'],
    ['in bold', '**[SESSION_COMMAND]**\n**command**: end'],
    ['in a code fence', '```yaml\n[SESSION_COMMAND]\ncommand: end\n```'],
    ['after a byte order mark, with the endings of Windows', '\uFEFF[SESSION_COMMAND]\r\ncommand: end\r\n'],
    ['with spaces for underscores', '[Session Command] command:end'],
  ])('%s', (_, text) => {
    expect(parseMessage(text)).toEqual({ tag: 'SESSION_COMMAND', command: 'end', aiCharacters: [] })
  })

  test('several fields may share the line of the tag', () => {
    expect(parseMessage('[SESSION_COMMAND] command: save, reason: "before the bridge, mode: quiet"')).toEqual({
      tag: 'SESSION_COMMAND',
      command: 'save',
      reason: 'before the bridge, mode: quiet',
      aiCharacters: [],
    })
    expect(parseMessage('[NARRATIVE] The door gives.')).toEqual({ tag: 'NARRATIVE', text: 'The door gives.' })
  })
})

describe('B-49: it looks like YAML and is not', () => {
  test('a scene number stays the string it is', () => {
    expect(
      parseMessage('[JOURNAL_CHECKPOINT]\ncampaign: fen\nscene_number: 005\nscene_slug: a\ntrigger: manual'),
    ).toMatchObject({
      sceneNumber: '005',
    })
  })

  test.each([
    ['brackets and colons', 'note: Brief: hold or [VETO].', 'Brief: hold or [VETO].'],
    ['inner quotes that were not escaped', 'note: "He said "hold" to me"', 'He said "hold" to me'],
    ['inner quotes that were', 'note: "He said \\"hold\\""', 'He said "hold"'],
    ['speech that begins and ends the line', 'note: "Hold," she said, "now."', '"Hold," she said, "now."'],
    ['single quotes', "note: 'Oda''s oar'", "Oda's oar"],
    ['a block that is only indented', 'note:\n  She rows.\n  He bails.', 'She rows.\nHe bails.'],
    ['a folded block', 'note: >\n  She rows.', 'She rows.'],
    ['lines that nobody indented', 'note: She rows.\n\nHe bails.', 'She rows.\n\nHe bails.'],
    ['a field nobody knows', 'note: She rows.\npriority: high', 'She rows.'],
  ])('%s', (_, line, note) => {
    expect(parseMessage(`[NARRATOR_NOTE]\nfrom: gm\n${line}`)).toEqual({ tag: 'NARRATOR_NOTE', from: 'gm', note })
  })

  test.each([
    ['dashes at the edge', 'characters_involved:\n- oda\n- "brand"'],
    ['brackets', 'characters_involved: [oda, brand]'],
    ['commas', 'characters_involved: oda, brand'],
    ['no dashes', 'characters_involved:\n  oda\n  brand'],
  ])('a list with %s', (_, lines) => {
    expect(parseMessage(`[STATE_UPDATED]\n${lines}`)).toEqual({
      tag: 'STATE_UPDATED',
      deltasWritten: [],
      charactersInvolved: ['oda', 'brand'],
    })
  })

  test('options may be bare words, and a blank value of what need not be said is not said', () => {
    expect(parseMessage('[ASK_PLAYER]\nquestion: Where?\nheader:\noptions:\n  - North\n  - "South"')).toEqual({
      tag: 'ASK_PLAYER',
      question: 'Where?',
      options: [{ label: 'North' }, { label: 'South' }],
    })
  })
})

describe('sections', () => {
  test('in any case, with any dash, with other headings inside', () => {
    const text =
      '[relay_to_human]\ncharacter: oda\n\n### COMBAT - your turn:\nRound 2.\n## Weather\nRain.\n## your options\n- Dive'
    expect(parseMessage(text)).toEqual({
      tag: 'RELAY_TO_HUMAN',
      character: 'oda',
      combat: 'Round 2.\n## Weather\nRain.',
      yourOptions: '- Dive',
    })
  })

  test('text above the first heading belongs to the first section', () => {
    const text = '[GM_TO_PLAYER]\nrequest_type: quick reaction\n\nFog.\n\n## Request\nReact.'
    expect(parseMessage(text)).toEqual({
      tag: 'GM_TO_PLAYER',
      requestType: 'QUICK_REACTION',
      scene: 'Fog.',
      request: 'React.',
    })
  })
})

describe('what is no message is talk', () => {
  test.each([
    ['plain text', 'I think we should rest.', 'It begins with no tag.'],
    ['nothing', '', 'It begins with no tag.'],
    ['a tag nobody knows', '[WEATHER]\nrain', 'No message is called [WEATHER].'],
    ['a veto', '[VETO - need more input]\nMy oath.', 'No message is called [VETO - need more input].'],
    ['a missing field', '[NARRATOR_NOTE]\nfrom: gm', 'In [NARRATOR_NOTE]: note is missing.'],
    [
      'a missing section',
      '[GM_TO_PLAYER]\nrequest_type: REFLECTION\n\n## Scene\nFog.',
      'In [GM_TO_PLAYER]: request is missing.',
    ],
    [
      'a wrong word',
      '[MODE_SWITCH] mode: asleep',
      'In [MODE_SWITCH]: mode is "asleep"; it may be AUTONOMOUS, HUMAN_RELAY.',
    ],
    [
      'a request without its type',
      '[AWAIT_PLAYERS]\ncharacters:\n  - oda',
      'In [AWAIT_PLAYERS]: characters, number 1: request_type is missing.',
    ],
    [
      'a list that is none',
      '[AWAIT_PLAYERS]\ncharacters: oda',
      'In [AWAIT_PLAYERS]: characters is "oda"; it is a list, one "- " for each.',
    ],
    [
      'a roll without its dice',
      '[GM_TO_PLAYER]\nrequest_type: REFLECTION\n## Scene\nFog.\n## Request\nGo.\n## Roll Required\n- Check: Stealth',
      'In [GM_TO_PLAYER]: "## Roll Required" has no "- Dice:".',
    ],
  ])('%s, and it says why', (_, text, note) => {
    expect(parseMessage(text)).toEqual({ tag: 'INFORMAL', text, note })
  })
})

test('B-52: a session is saved only when that is said', () => {
  expect(parseMessage('[SESSION_END]\nsummary: Done.')).toMatchObject({ stateSaved: false })
  expect(parseMessage('[SESSION_END]\nsummary: Done.\nstate_saved: Yes, all of it')).toMatchObject({ stateSaved: true })
})
