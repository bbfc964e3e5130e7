/** A model as the Game Master that is new at each hand-off, over real HTTP: it knows its files and nothing else. */
import { afterEach, expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { gmSpeaker } from '../../src/cast/llm/gm/speaker.ts'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import { recallIn } from '../../src/cast/llm/context/recall.ts'
import { freshModelGm } from '../../src/cast/llm/fresh/gm.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { freshCast } from '../../src/table/fresh/cast.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits, type CompanionSees } from '../../src/table/ports.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../src/table/testing/scripted.ts'
import { both, modelAt, restless } from '../llm/providers.ts'
import { startServer, type FakeServer } from '../llm/server.ts'
import { coinWords, pier, toldBy } from '../llm/sitting.ts'
import { pageOf } from './scenario.ts'

let server: FakeServer
afterEach(() => server.close())

/** How much the model holds and how long an answer may be, in tokens. */
const usual = { window: 32_000, maxOutputTokens: 1500, hasSmallWindow: false }

async function sit(
  provider: (typeof both)[number],
  companion: (sees: CompanionSees) => string = () => 'Bo nods.',
  { hasSmallWindow, ...size } = usual,
  pages: Readonly<Record<string, string>> = pier,
) {
  const store = memoryStore(pages)
  const door = scriptedDoor()
  const mind = freshModelGm(
    {
      asking: { model: modelAt(server, provider), patience: restless() },
      game: coinWords,
      human: 'Ada',
      purse: new Purse(),
      speaker: gmSpeaker({ game: coinWords, human: 'Ada', ...size }),
      hasSmallWindow,
      recall: recallIn,
      maxOutputTokens: size.maxOutputTokens,
    },
    store,
  )
  const own = scriptedCast({ beats: [[]], companions: companion })
  const about = { store, campaign: 'pier', folder: 'campaigns/pier', game: 'coin', human: 'ada', show: door.show }
  const cast = freshCast(own, mind, about)
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'pier', human: 'ada', seed: '7', mode: 'fresh' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return { table: opened.value, door, page: (path: string) => pageOf(store, path) }
}

const write = (path: string, text: string) => ({ name: 'write_file', takes: { path, text } })

const context =
  '## Expecting\nBo at the rail; the zqplan lamp\n\n## Scene Tracking\nCurrent scene: 001\nCurrent slug: the-pier'
const prompt = '---\nrequest_type: QUICK_REACTION\n---\n\n## Scene\nThe rail is wet.\n\n## Request\nReact.'

test.each(both)('17.5: a new Game Master at each hand-off, with nothing but its files, over %s', async provider => {
  server = await startServer([
    { text: 'The pier creaks. What do you do?' },
    {
      text: 'Ada leans out over the zqrail.',
      calls: [
        { name: 'toss', takes: { who: 'ada' } },
        write('tmp/bo-prompt.md', prompt),
        write('campaigns/pier/tmp/gm-context.md', context),
        write('story-state.md', 'mine now'),
      ],
    },
    { text: 'Something moves below.\n\n[AWAIT_AI_PLAYERS: bo]' },
    {
      calls: [
        write('tmp/gm-state-delta.md', '- NPC: Osk - watches Ada'),
        write('tmp/party-knowledge-delta.md', '- LEARNED: The rail is loose'),
        write('beats/session-1-beats.md', '# Plan\n- The ferry comes at dawn'),
      ],
    },
    { text: '> **Bo**: "Careful."\n\nWhat do you do?' },
  ])
  const asked: CompanionSees[] = []
  const { table, door, page } = await sit(provider, sees => {
    asked.push(sees)
    return 'Careful.\n\n## Feelings\nUneasy.'
  })
  await table.say('I lean out as my zqwords say')
  await table.drain()
  expect(toldBy(door)).toEqual([
    'The pier creaks. What do you do?',
    'Ada leans out over the zqrail.\n\nSomething moves below.',
    '> **Bo**: "Careful."\n\nWhat do you do?',
  ])
  const bodies = server.heard.map(({ body }) => body)
  expect(bodies).toHaveLength(5)
  expect(bodies[0]).toContain('The ferryman Osk drowned the last warden') // the first reads the campaign
  expect(bodies[1]).toContain('zqwords')
  expect(bodies[2]).toContain('Not written: you write tmp/gm-context.md') // the state files are not its own to write
  const third = bodies[3] ?? ''
  expect(third).toContain('zqplan') // what the one before it left
  expect(third).toContain('Careful.')
  expect(third).toContain('zqrail') // what was told last, for continuity
  for (const gone of ['zqwords', 'The rail is wet.']) expect(third).not.toContain(gone)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.memory).toEqual([])
  expect(asked[0]?.view.files['tmp-prompt'][0]?.text).toContain('The rail is wet.')
  expect(await page('story-state.md')).toContain('Osk - watches Ada')
  expect(await page('party-knowledge.md')).toContain('The rail is loose')
  expect(await page('beats/session-1-beats.md')).toBe('# Plan\n- The ferry comes at dawn\n')
  expect(await page('tmp/narrative-for-journal.md')).toContain('Careful.')
  expect(await page('party/bo-journal.md')).toBeDefined()
  expect(await page('party/ada-journal.md')).toBeDefined()
  expect(await page('decision-log.md')).toContain('bo')
  expect(await page('tmp/bo-response.md')).toBeUndefined()
  await table.close()
})

test('17.5: a model that says nothing is nudged, reminded, made anew, and then the player is told', async () => {
  const silent = { text: '' }
  server = await startServer([{ text: 'The pier creaks.' }, silent, silent, silent, silent, { text: 'Fog.' }])
  const { table, door } = await sit('anthropic')
  await table.say('I wait')
  const bodies = server.heard.map(({ body }) => body)
  expect(bodies[2]).toContain('Continue narrating.')
  expect(bodies[3]).toContain('From story-state.md:')
  expect(bodies[4]).toContain('Read the campaign again')
  const notices = door.shown.flatMap(event => (event.type === 'notice' ? [event.text] : []))
  expect(notices.join()).toContain('could not go on after 4 tries (an empty answer)')
  await table.say('I wait on')
  expect(toldBy(door).at(-1)).toBe('Fog.')
  await table.close()
})

test('17.5: what it tells against the facts is sent back once, and nothing of it was told', async () => {
  server = await startServer([{ text: 'The pier creaks.' }, { text: 'Ada flies away.' }, { text: 'Ada stays.' }])
  const { table, door } = await sit('anthropic')
  await table.say('I jump')
  expect(toldBy(door)).toEqual(['The pier creaks.', 'Ada stays.'])
  expect(server.heard[2]?.body).toContain('Nobody can fly.')
  await table.close()
})

test('17.1: in this mode too a model that holds 8,000 tokens plays, and is never sent more than it holds', async () => {
  const open = { name: 'read_file', takes: { path: 'overview.md' } }
  server = await startServer((_, turn) => (turn % 5 === 4 ? { text: `The tide turns, ${turn}.` } : { calls: [open] }))
  const long = '# Pier\n\n## Setting\n' + 'All about the pier and its lamps. '.repeat(900)
  const small = { window: 8000, maxOutputTokens: 800, hasSmallWindow: true }
  const { table, door } = await sit('openai-compatible', undefined, small, { ...pier, 'overview.md': long })
  await table.say('I look out')
  await table.close()
  expect(toldBy(door)).toEqual(['The tide turns, 4.', 'The tide turns, 9.'])
  for (const { body } of server.heard) expect(body.length / 4 + 800).toBeLessThan(8000)
  expect(server.heard[0]?.body).toContain('All about the pier')
  expect(server.heard[0]?.body).toContain('The ferryman Osk drowned the last warden') // cut, and not left out
})
