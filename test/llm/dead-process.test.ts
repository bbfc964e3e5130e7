/** A process that dies at any touch of the disk costs at most the answer it was hearing; whoever goes on pays for no other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mortal } from '../fresh/mortal.ts'
import { allModels } from './all-models.ts'
import { answersIn, ferry, filesOf, healthy, playOn, replayFaults, twiceIn } from './ferry.ts'
import { both } from './providers.ts'
import { startServer, type FakeServer } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer(healthy)
})
afterAll(() => server.close())

/** How often a whole evening touches its disk. */
async function touchesOf(provider: (typeof both)[number]): Promise<number> {
  const store = ferry()
  let touches = 0
  const count = <Words extends readonly unknown[], Answer>(act: (...words: Words) => Promise<Answer>) => {
    return (...words: Words): Promise<Answer> => {
      touches += 1
      return act(...words)
    }
  }
  const counting = {
    ...store,
    read: count(store.read),
    list: count(store.list),
    write: count(store.write),
    append: count(store.append),
    remove: count(store.remove),
    move: count(store.move),
  }
  await playOn(counting, allModels(server, provider))
  return touches
}

/** What is odd about an evening whose process died after so many touches; nothing is the promise. */
async function oddAfter(life: number, provider: (typeof both)[number], whole: string): Promise<readonly string[]> {
  const store = ferry()
  await playOn(mortal(store, life), allModels(server, provider)).catch(() => undefined)
  const [kept, paid] = [await answersIn(store), server.paid()]
  await playOn(store, allModels(server, provider))
  const files = await filesOf(store)
  const [asked, needed] = [server.paid() - paid, (await answersIn(store)) - kept]
  return [
    ...(asked === needed ? [] : [`paid for ${asked} answers, and ${needed} were missing`]),
    ...(await replayFaults(store)).map(one => `replay: ${JSON.stringify(one)}`),
    ...Object.values(files)
      .flatMap(twiceIn)
      .map(text => `written twice: ${text}`),
    ...(JSON.stringify(files) === whole ? [] : ['the files are other than those of an evening nobody died in']),
  ].map(one => `${life}: ${one}`)
}

/** Every touch in turn over one wire, every fifth over the other: the table below them is the same. */
const strides = { anthropic: 1, 'openai-compatible': 5 }

describe.each(['anthropic', 'openai-compatible'] as const)('over %s', provider => {
  test('a process may die at any touch of the disk', { timeout: 120_000 }, async () => {
    const store = ferry()
    await playOn(store, allModels(server, provider))
    const whole = JSON.stringify(await filesOf(store))
    const touches = await touchesOf(provider)
    const odd: string[] = []
    for (let life = 0; life <= touches; life += strides[provider]) odd.push(...(await oddAfter(life, provider, whole)))
    expect(touches).toBeGreaterThan(40)
    expect(odd).toEqual([])
  })
})
