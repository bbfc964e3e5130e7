/** What was told once in the first session is in a model's prompt of the eighth when its person is spoken of. */
import { afterEach, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer, type FakeServer } from './server.ts'
import { castAt, pier, sitAt } from './sitting.ts'

let server: FakeServer
afterEach(() => server.close())

const offer = { name: 'suggest', takes: { options: ['Wait', 'Look'] } }
const telling = (text: string): ScriptedAnswer => ({ text, calls: [offer] })

/** Eight sessions of two beats; the prompt of the last beat, as far as it is made anew. */
async function lastNow(texts: Readonly<Record<string, string>>): Promise<string> {
  server = await startServer((_, turn) =>
    telling(turn === 1 ? 'Osk hides a green lantern under the third plank.' : `Gulls wheel over the water, ${turn}.`),
  )
  const store = memoryStore(texts)
  let last = ''
  for (let session = 1; session <= 8; session += 1) {
    const { table } = await sitAt(castAt(server, 'anthropic'), texts, store)
    await table.say(session === 1 || session === 8 ? 'I look for Osk' : 'I watch the gulls')
    last = server.heard.at(-1)?.body ?? ''
    await table.end()
  }
  return last.slice(last.lastIndexOf('# Now (made anew'))
}

test('16.5 a fact told once in session 1 is in the prompt of session 8, unasked, when its person is spoken of', async () => {
  const now = await lastNow(pier)
  expect(now).toContain('(session 1')
  expect(now).toContain('a green lantern under the third plank')
})

test('16.5 of somebody dead the prompt says so, wherever it speaks of them', async () => {
  const dead = (pier['npcs/osk.md'] ?? '').replace('**Role**', '**Status**: Dead\n**Role**')
  const now = await lastNow({ ...pier, 'npcs/osk.md': dead })
  expect(now).toMatch(/\(session 1[^)]*; Osk is dead by now\)[^)]*green lantern/)
  expect(now).not.toContain('Osk: ferryman')
})
