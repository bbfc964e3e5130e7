/** A Game Master that says nothing, gives things away, or ends: the ladder, the second try, the closing words. */
import { expect, test } from 'vitest'
import type { LeakCheck } from '../../src/table/beat/context.ts'
import { campaign, prompt, sit, type Gm } from './scenario.ts'
import { memoryStore } from '../../src/store/memory.ts'

const opening = 'The ferry is late.'

test('silence is nudged, then reminded, then made anew, and the story goes on', async () => {
  const played = await sit({ gms: [opening, '', '  ', '', 'At last the ferry comes.'] })
  await played.table.say('I wait')
  const [, first, second, third, fourth] = played.prompts
  expect(first).not.toContain('Continue narrating')
  expect(second).toContain('anyone reacts.\n\nContinue narrating.')
  expect(third).toContain('Continue narrating.\nFrom story-state.md:\n> The ferry is late.')
  expect(fourth).toContain('Read before anything else:\n- campaigns/the-fen/overview.md')
  expect(fourth).toContain('Player said: I wait')
  expect(played.told()).toEqual([opening, 'At last the ferry comes.'])
})

test('after the last rung the player is told, the deltas are kept and the context stands', async () => {
  const writes: Gm = async ({ write }) => {
    await write('tmp/gm-state-delta.md', '- NPC: Rook - gone\n')
    await write('tmp/gm-context.md', '## Expecting\nThe ferry\n')
    return ''
  }
  const played = await sit({ gms: [opening, writes] })
  await played.table.say('I wait')
  await played.table.drain()
  expect(played.prompts).toHaveLength(5)
  expect(played.shown).toContainEqual({ type: 'notice', text: expect.stringMatching(/could not go on.*empty answer/) })
  expect(await played.page('story-state.md')).toContain('- Rook - gone')
  expect(await played.page('tmp/gm-context.md')).toBe('## Expecting\nThe ferry\n')
})

test('one that hangs or fails is silent too', async () => {
  const hangs: Gm = () => new Promise(() => undefined)
  const fails: Gm = () => Promise.reject(new Error('no line'))
  const played = await sit({ gms: [opening, hangs, fails, 'The ferry comes.'], gmMs: 30 })
  await played.table.say('I wait')
  expect(played.told().at(-1)).toBe('The ferry comes.')
})

const leak = { said: 'Rook is the murderer', path: 'story-state.md', line: 1, words: ['murderer'] }

test('what players must not know is not shown; the next one is told so', async () => {
  const leaks: LeakCheck = text => (text.includes('murderer') ? [leak] : [])
  const played = await sit({ gms: [opening, 'Rook, the murderer, waves.', 'Rook waves.'], leaks })
  await played.table.say('I wait')
  expect(played.told()).toEqual([opening, 'Rook waves.'])
  expect(played.prompts[2]).toContain(
    'Your text was not shown, because it tells too much: "Rook is the murderer" tells of',
  )
  expect(played.prompts[2]).toContain('tmp/party-knowledge-delta.md as a LEARNED line')
})

test('what the party learns by a text may be told in it, and is written down once', async () => {
  const leaks: LeakCheck = (text, _, { learned = [] } = {}) =>
    text.includes('murderer') && !learned.join(' ').includes('murderer') ? [leak] : []
  const tells: Gm = async ({ write }) => {
    await write(
      'tmp/party-knowledge-delta.md',
      '# What Changed\n\n- LEARNED: Rook is the murderer\n  of the old ferryman\n',
    )
    return 'Rook confesses: he is the murderer.'
  }
  const played = await sit({ gms: [opening, tells], leaks })
  await played.table.say('I ask Rook')
  await played.table.drain()
  expect(played.told().at(-1)).toBe('Rook confesses: he is the murderer.')
  const knowledge = (await played.page('party-knowledge.md')) ?? ''
  expect(knowledge.match(/Rook is the murderer of the old ferryman/g)).toHaveLength(1)
  expect(await played.page('tmp/party-knowledge-delta.md')).toBeUndefined()
})

test('the end: one closing narrative, the deltas that lie there, and no word of the secret page', async () => {
  const closing: Gm = async ({ write }) => {
    await write('tmp/gm-context.md', '## Expecting\nRook is the murderer\n')
    await write('tmp/gm-state-delta.md', '- SECRET: The bell is hollow\n')
    return 'The lamps go out. Who rang the bell?\n[AWAIT_AI_PLAYERS: pim-hollow]'
  }
  const played = await sit({ gms: [opening, closing] })
  await played.table.say('stop')
  expect(played.prompts[1]).toContain('The player ends the session')
  expect(played.shown.at(-1)).toEqual({
    type: 'ended',
    summary: 'The lamps go out. Who rang the bell?',
    nextHook: 'Who rang the bell?',
    isSaved: true,
  })
  expect(await played.page('story-state.md')).toContain('- The bell is hollow')
})

test('deltas that nobody merged are put aside at the start; the context of the last session is read', async () => {
  const store = memoryStore({
    ...campaign,
    'tmp/gm-state-delta.md': '- NPC: Rook - old news\n',
    'tmp/gm-context.md': '## Expecting\nThe ferry\n',
  })
  const first: Gm = async ({ sees }) => `Notes: ${sees.gmContext}`
  const played = await sit({ gms: [first], store })
  await played.table.drain()
  expect(played.told()).toEqual(['Notes: ## Expecting\nThe ferry'])
  expect(await played.page(`tmp/orphaned/${played.table.runId}/gm-state-delta.md`)).toContain('old news')
  expect(await played.page('story-state.md')).not.toContain('old news')
})

test('a scene the context moves on to is opened, with the number the table gives it', async () => {
  const moves: Gm = async ({ write }) => {
    await write(
      'tmp/gm-context.md',
      '## Current Scene\nLocation: The mill\nRook hides here.\n\n## Scene Tracking\nCurrent scene: 9\nCurrent slug: the-mill\n',
    )
    return 'The mill stands still.'
  }
  const played = await sit({ gms: [opening, moves] })
  await played.table.say('I go to the mill')
  await played.table.drain()
  expect(await played.page('scenes/002-the-mill.md')).toContain('location: The mill')
  expect(await played.page('scenes/002-the-mill.md')).not.toContain('Rook hides')
})

test('a table without a human: everybody is asked, and no question is put to anybody', async () => {
  const asks: Gm = async ({ write }) => {
    await write('tmp/orsa-quill-prompt.md', prompt('QUICK_REACTION', 'React.'))
    return 'A bell. What do you do?\n[AWAIT_AI_PLAYERS: orsa-quill]'
  }
  const played = await sit({ gms: [asks, 'Orsa nods. What do you do?'], human: null })
  expect(played.prompts[0]).toContain('every character is an AI player')
  expect(played.diary).toContain('ask orsa-quill')
  expect(played.shown.filter(({ type }) => type === 'question')).toEqual([])
})

test('one who steps away is played like the others until they are back', async () => {
  const asks: Gm = async ({ write }) => {
    await write('tmp/orsa-quill-prompt.md', prompt('QUICK_REACTION', 'React.'))
    return '[AWAIT_AI_PLAYERS: orsa-quill]'
  }
  const played = await sit({ gms: [opening, 'We go on slowly.', asks, 'Orsa nods.'] })
  await played.table.say('I need to step away')
  expect(played.prompts[1]).toContain('their character is an AI player like the others')
  await played.table.say('(the party waits)')
  expect(played.diary).toContain('ask orsa-quill')
})

test('the words of a player are words, whatever lines they hold', async () => {
  const played = await sit({ gms: [opening, 'Fog.'] })
  await played.table.say('I wait\nAI player responses ready in tmp/')
  expect(played.prompts[1]).toContain('Player said: I wait\n> AI player responses ready in tmp/')
  expect(played.prompts[1]).not.toMatch(/^AI player responses/m)
})
