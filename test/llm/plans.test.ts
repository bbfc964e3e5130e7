/** A Game Master that plans: its beat sheet is written, read again in the next session, and nobody else's; its notes reach the book. */
import { afterEach, expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { NarratorSees } from '../../src/table/ports.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { pageOf } from '../fresh/scenario.ts'
import { both } from './providers.ts'

import { startServer, type FakeServer } from './server.ts'
import { castAt, pier, sitAt, toldBy } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const sheet = '# Session 1 Beats\n\n## Opening State\n\nDusk.\n'
const plan = (beats: string) => ({ name: 'plan', takes: { beats } })
const offer = { name: 'suggest', takes: { options: ['Wait'] } }
const note = { name: 'note_for_book', takes: { note: 'Ada never looks at the water.' } }
const slip = { name: 'note_for_book', takes: { note: 'The ferryman Osk drowned the last warden.' } }

test.each(both)(
  '17.5 a Game Master plans, follows its plan, and tells the book what to dwell on, over %s',
  async provider => {
    const store = memoryStore({ ...pier, 'beats/session-1-beats.md': sheet })
    const seen: NarratorSees[] = []
    const narrator = async (sees: NarratorSees): Promise<readonly string[]> => {
      seen.push(sees)
      return sees.narratives
    }
    const end = { name: 'end_session', takes: { summary: 'They waited.', hook: 'A light.' } }
    server = await startServer([
      { text: 'The pier creaks.', calls: [plan('# Beat 1\nThe drowned warden rows home at dawn.'), offer] },
      { text: 'Osk counts his ropes.', calls: [note, offer] },
      { text: 'The drowned warden rows home at dawn.', calls: [plan('## Beat 2\nThe zqlantern goes out.')] },
      { text: 'A gull cries.', calls: [plan('## Beat 2\nThe zqlantern goes out.'), slip] },
      { text: 'It grows dark.', calls: [offer] },
      { text: 'The lamp goes out.', calls: [end] },
      { text: 'Here you are again.', calls: [offer] },
    ])
    const first = await sitAt(castAt(server, provider, { narrator }), pier, store)
    await first.table.say('I wait')
    await first.table.drain()
    expect(await pageOf(store, 'beats/session-1-beats.md')).toBe(
      `${sheet}\n## What the Game Master Plans\n\n### Beat 1\nThe drowned warden rows home at dawn.\n`,
    )
    expect(seen.flatMap(({ notes }) => notes)).toEqual(['Ada never looks at the water.'])
    await first.table.say('I look out')
    expect(toldBy(first.door).join()).not.toContain('rows home') // a plan is a secret until it comes true
    await first.table.end()
    const page = await pageOf(store, 'beats/session-1-beats.md')
    expect(page).toContain('Dusk.')
    expect(page).toContain('zqlantern')
    expect(page).not.toContain('rows home')
    const run = await readRun(store)
    assert(run.ok, run.ok ? '' : run.refusal)
    expect((await replayRun(store, run.value, coinRules)).faults).toEqual([])
    const second = await sitAt(castAt(server, provider, { narrator }), pier, store)
    expect(server.heard.at(-1)?.body).toContain('zqlantern')
    await second.table.close()
    expect(seen.flatMap(({ notes }) => notes)).toEqual(['Ada never looks at the water.'])
    expect(JSON.stringify(seen)).not.toContain('zqlantern')
  },
)
