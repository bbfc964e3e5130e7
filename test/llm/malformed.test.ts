/** Broken JSON that other projects collected, as a model's answer. Only the development half is here to be looked at. */
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { repairJson } from '../../src/cast/llm/repair/repair.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { startServer } from './server.ts'
import { castAt, sitAt } from './sitting.ts'

const path = new URL('../../../shared/bench/malformed-json-dev.json', import.meta.url)

type Cases = {
  readonly repair: readonly {
    readonly in: string
    readonly want: unknown
    readonly hasWant: boolean
    readonly validJson: boolean
  }[]
  readonly parsing: readonly { readonly name: string; readonly expect: string; readonly b64: string }[]
}

describe.skipIf(!existsSync(path))('../shared/bench/malformed-json-dev.json', () => {
  const cases = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Cases) : { repair: [], parsing: [] }

  test('nine of ten are brought to what was meant', () => {
    const wanted = cases.repair.filter(({ hasWant }) => hasWant)
    const brought = wanted.filter(({ in: text, want }) => {
      const read = repairJson(text)
      return read.ok && isDeepStrictEqual(read.value, want)
    })
    expect(brought.length / wanted.length).toBeGreaterThan(0.95)
  })

  test('what means nothing is refused, unless it is JSON', () => {
    const nothing = cases.repair.filter(({ hasWant, validJson }) => !hasWant && !validJson)
    expect(nothing.filter(({ in: text }) => repairJson(text).ok)).toEqual([])
  })

  const textOf = (b64: string): string => Buffer.from(b64, 'base64').toString('utf8')

  test('only JSON is ever read as it is', () => {
    const asIs = (b64: string): boolean => {
      const read = repairJson(textOf(b64))
      return read.ok && read.how === 'as-is'
    }
    const strict = cases.parsing.filter(one => one.expect !== 'either')
    expect(strict.filter(one => asIs(one.b64) !== (one.expect === 'accept')).map(({ name }) => name)).toEqual([])
  })

  // None of them is a call that the rules could follow, so none may change anything, however it was read.
  test.each(both)('as the calls of a model over %s, they change nothing and break nothing', async provider => {
    const all = [...cases.repair.map(({ in: text }) => text), ...cases.parsing.map(({ b64 }) => textOf(b64))]
    const answers = batchesOf(all, 40).map((some): ScriptedAnswer => ({
      calls: some.map(text => ({ name: 'toss', takes: text })),
      argumentsPiece: 5000,
    }))
    const end: ScriptedAnswer = { text: 'The coin stays where it is.' }
    const server = await startServer([{ text: 'The pier creaks.' }, ...answers.flatMap(answer => [answer, end])])
    const { table, door } = await sitAt(castAt(server, provider))
    const before = table.standing.world
    for (const _ of answers) await table.say('I toss a coin')
    expect(server.paid()).toBe(1 + 2 * answers.length)
    expect(table.standing.world).toEqual(before)
    expect(door.shown.filter(({ type }) => type === 'rolled')).toEqual([])
    await table.close()
    await server.close()
  })
})

function batchesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
