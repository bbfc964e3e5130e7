/** The loop of the fresh mode, from the words of the player to the page, in the order it is asked for. */
import { expect, test } from 'vitest'
import { promptWithPages } from '../../src/table/fresh/render.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { pageOf, prompt, sit, type Desk } from './scenario.ts'

const context =
  '## Expecting\nPim and Tace at the rail\n\n## Scene Tracking\nCurrent scene: 001\nCurrent slug: the-pier\n'

const cycle = [
  'You left off at the ferry. What do you do?',
  async ({ write }) => {
    await write('tmp/gm-context.md', context)
    await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'How do you react?'))
    await write('tmp/tace-ember-prompt.md', prompt('QUICK_REACTION', 'How do you react?'))
    return 'The planks groan.\n\n> **Rook**: "Mind the third one."\n\n[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]'
  },
  async ({ sees, write, read }) => {
    expect(sees.gmContext).toBe(context)
    expect(sees.responses.map(({ path }) => path)).toEqual(['tmp/pim-hollow-response.md', 'tmp/tace-ember-response.md'])
    expect(await read('tmp/pim-hollow-response.md')).toBe('pim-hollow steps back.\n')
    await write('tmp/gm-state-delta.md', '- NPC: Rook - on the pier\n')
    await write('tmp/party-knowledge-delta.md', '- LEARNED: The third plank is loose\n')
    return 'Pim steps back; Tace laughs. What do you do?'
  },
] satisfies Parameters<typeof sit>[0]['gms']

const companions = ({ request }: { request: { name: string } }): string =>
  `${request.name} steps back.\n\n## Internal Thoughts\nI hate water.\n\n## Feelings\nUneasy.`

test('one cycle, in the order the orchestrator owes it', async () => {
  const played = await sit({ gms: cycle, companions })
  await played.table.say('I walk out onto the pier')
  await played.table.drain()
  const foreground = [
    'gm',
    'write tmp/gm-context.md', // none was left, so one is made
    'gm',
    'write tmp/gm-context.md',
    'write tmp/pim-hollow-prompt.md', // prompts before anybody is asked
    'write tmp/tace-ember-prompt.md',
    'ask pim-hollow',
    'ask tace-ember',
    'write tmp/pim-hollow-response.md', // responses before the next Game Master
    'write tmp/tace-ember-response.md',
    'write tmp/pim-hollow-notes-for-journal.md',
    'write tmp/tace-ember-notes-for-journal.md',
    'remove tmp/pim-hollow-prompt.md',
    'remove tmp/tace-ember-prompt.md',
    'gm',
    'write tmp/gm-state-delta.md',
    'write tmp/party-knowledge-delta.md',
    'remove tmp/pim-hollow-response.md',
    'remove tmp/tace-ember-response.md',
    'write tmp/gm-context.md', // left as it was found, so it is brought up to date
    'write tmp/narrative-for-journal.md', // before any journal
  ]
  const diary = played.diary.filter(line => !line.startsWith('write scenes/'))
  expect(diary.slice(0, foreground.length)).toEqual(foreground)
  expect(diary.slice(foreground.length).toSorted()).toEqual([
    'decisions of pim-hollow, tace-ember', // once for the cycle
    'journal of orsa-quill', // the human's too
    'journal of pim-hollow',
    'journal of tace-ember',
    'remove tmp/gm-state-delta.claimed.md',
    'remove tmp/party-knowledge-delta.claimed.md',
    'write decision-log.md',
    'write party-knowledge.md',
    'write party/orsa-quill-journal.md',
    'write party/pim-hollow-journal.md',
    'write party/tace-ember-journal.md',
    'write story-state.md',
    'write tmp/gm-state-delta.md', // as it was, with its proof, so that a replay finds it
    'write tmp/party-knowledge-delta.md',
  ])
})

test('files before and after: deltas are merged and gone, the context stays, everybody has a journal', async () => {
  const played = await sit({ gms: cycle, companions })
  await played.table.say('I walk out onto the pier')
  await played.table.drain()
  expect(await played.page('story-state.md')).toContain('- Rook - on the pier')
  expect(await played.page('party-knowledge.md')).toContain('- The third plank is loose')
  expect(await played.page('tmp/gm-state-delta.md')).toBeUndefined()
  expect(await played.page('tmp/party-knowledge-delta.md')).toBeUndefined()
  const left = await played.page('tmp/gm-context.md')
  expect(left).toContain('## What Just Happened\nPim steps back; Tace laughs.')
  expect(left).toContain('Current slug: the-pier')
  expect(left).not.toContain('Pim and Tace at the rail') // that is over
  for (const name of ['orsa-quill', 'pim-hollow', 'tace-ember']) {
    expect(await played.page(`party/${name}-journal.md`)).toContain('The planks groan.')
  }
  expect(await played.page('tmp/narrative-for-journal.md')).toBe(
    'You left off at the ferry. What do you do?\n\nThe planks groan.\n\n> **Rook**: "Mind the third one."\n\nPim steps back; Tace laughs. What do you do?\n',
  )
  expect((await played.page('decision-log.md'))?.match(/^## /gm)).toHaveLength(1)
  expect(await played.page('scenes/001-opening.md')).toContain('You left off')
  expect(await played.page('scenes/002-the-pier.md')).toContain('The planks groan.')
})

test('what the player sees is all of it, without the signal', async () => {
  const played = await sit({ gms: cycle, companions })
  await played.table.say('I walk out onto the pier')
  expect(played.told()).toEqual([
    'You left off at the ferry. What do you do?',
    'The planks groan.\n\n> **Rook**: "Mind the third one."',
    'Pim steps back; Tace laughs. What do you do?',
  ])
  const question = played.shown.findLast(event => event.type === 'question')
  expect(question).toMatchObject({ question: 'What do you do?', header: 'Action' })
  expect(question?.options.map(({ label }) => label)).toEqual(['Investigate', 'Talk', 'Attack', 'Move'])
})

test('each Game Master is a new one, told what happened in the words of the loop', async () => {
  const played = await sit({ gms: cycle, companions })
  await played.table.say('I walk out onto the pier')
  const [first = '', second = '', third = ''] = played.prompts
  expect(first).toContain('session of the-fen (D&D).\n\nTell it in the novel style')
  expect(first).toContain('The human plays orsa-quill.')
  expect(first).toContain('- campaigns/the-fen/story-state.md')
  expect(first).toContain('2. Make [AWAIT_AI_PLAYERS: char1, char2] your last line, and stop')
  expect(second).toContain('The session of the-fen goes on, and you run it.\n\nBegin with ')
  expect(second).toContain('Player said: I walk out onto the pier')
  expect(third).toContain('AI player responses ready in tmp/\n- tmp/pim-hollow-response.md')
})

test('a companion keeps its thoughts: they reach its own notes, and neither the response nor the log', async () => {
  const played = await sit({ gms: cycle.slice(0, 2), companions })
  await played.table.say('I walk out onto the pier')
  await played.table.drain()
  expect(await played.page('tmp/pim-hollow-notes-for-journal.read.md')).toContain('## Internal Thoughts\nI hate water.')
  expect(await played.page('tmp/pim-hollow-notes-for-journal.read.md')).toContain('Scene 001: the-pier')
  expect(await played.page('decision-log.md')).not.toContain('I hate water')
})

test('one that leaves no context gets a page made of what was told', async () => {
  const played = await sit({ gms: ['The tide turns. What do you do?'] })
  expect(await played.page('tmp/gm-context.md')).toBe(
    '## What Just Happened\nThe tide turns. What do you do?\n\n## Expecting\nWhat the player says to this\n\n## Scene Tracking\nCurrent scene: 001\nCurrent slug: opening\n',
  )
})

test('the session replays to the same bytes with nobody there, the deltas of the Game Master included', async () => {
  const played = await sit({ gms: cycle, companions })
  await played.table.say('I walk out onto the pier')
  await played.table.close()
  const run = await readRun(played.store)
  if (!run.ok) throw new Error(run.refusal)
  const replayed = await replayRun(played.store, run.value, coinRules)
  expect(replayed.faults).toEqual([])
  expect(replayed.beats).toBe(2)
  expect(await pageOf(replayed.store, 'story-state.md')).toBe(await played.page('story-state.md'))
  expect(replayed.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : []))).toEqual(played.told())
})

test('a companion reads its own prompt, and nothing of the page in tmp/, the others or the state', async () => {
  const seen = new Map<string, string>()
  const secretive = async ({ write }: Desk): Promise<string> => {
    await write('tmp/gm-context.md', '## Expecting\nCANARY-CONTEXT\n')
    await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'CANARY-PIM'))
    await write('tmp/tace-ember-prompt.md', prompt('QUICK_REACTION', 'CANARY-TACE'))
    return 'The planks groan.\n[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]'
  }
  const played = await sit({
    gms: ['The ferry is late.', secretive, 'They nod.'],
    companions: sees => {
      seen.set(sees.request.name, JSON.stringify(sees))
      return 'I nod.\n\n## Internal Thoughts\nCANARY-THOUGHT'
    },
  })
  await played.table.say('I walk out')
  await played.table.drain()
  expect(seen.get('pim-hollow')).toContain('CANARY-PIM')
  expect(seen.get('pim-hollow')).not.toMatch(/CANARY-(?:CONTEXT|TACE|THOUGHT)|The ferry is late\.\\n\\n## NPCs/)
  expect(seen.get('tace-ember')).not.toMatch(/CANARY-(?:CONTEXT|PIM)/)
  const run = await readRun(played.store)
  const steps = run.ok ? run.value.entries.filter(({ type }) => type === 'step') : []
  expect(steps.length).toBeGreaterThan(0)
  expect(JSON.stringify(steps)).not.toContain('CANARY-THOUGHT') // thoughts are in the notes alone
})

test('for a mind that cannot open files, the pages stand behind the prompt in the order they are read', async () => {
  let whole = ''
  const played = await sit({
    gms: [
      ...cycle.slice(0, 2),
      async ({ sees }) => {
        whole = promptWithPages(sees)
        return 'They nod.'
      },
    ],
  })
  await played.table.say('I walk out')
  expect([...whole.matchAll(/^<page path="([^"]+)">$/gm)].map(([, path]) => path)).toEqual([
    'tmp/gm-context.md',
    'tmp/pim-hollow-response.md',
    'tmp/tace-ember-response.md',
    'overview.md',
    'story-state.md',
    'party/orsa-quill.md',
    'party/pim-hollow.md',
    'party/tace-ember.md',
  ])
})

test('17.6: a word to the Game Master, a whisper and a wish to go on are told as what they are', async () => {
  const played = await sit({ gms: ['The ferry is late.', 'Gladly.', 'A bell rings.', 'It is done.'] })
  const lines = ['/gm Shorter, please', '/continue', 'I whisper to the GM: I pocket it']
  for (const line of lines) await played.table.say(line)
  await played.table.close()
  const [, aside, goOn, secret] = played.prompts
  expect(aside).toContain('Player said: Shorter, please')
  expect(aside).toContain('said to you as a person, outside of the story')
  expect(goOn).toContain('The player has nothing to add')
  expect(secret).toContain('whispered to you')
  for (const said of [aside, goOn, secret]) expect(said).not.toContain('before anyone reacts')
})
