/** Broken JSON that other projects collected, as a model's answer. Only the development half is here to be looked at. */
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { repairJson } from '../../src/cast/llm/repair/repair.ts'

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
    expect(brought.length / wanted.length).toBeGreaterThan(0.93)
  })

  test('what means nothing is refused, unless it is JSON', () => {
    const nothing = cases.repair.filter(({ hasWant, validJson }) => !hasWant && !validJson)
    expect(nothing.filter(({ in: text }) => repairJson(text).ok)).toEqual([])
  })

  test('only JSON is ever read as it is', () => {
    const text = (b64: string): string => Buffer.from(b64, 'base64').toString('utf8')
    const asIs = (b64: string): boolean => {
      const read = repairJson(text(b64))
      return read.ok && read.how === 'as-is'
    }
    const strict = cases.parsing.filter(one => one.expect !== 'either')
    expect(strict.filter(one => asIs(one.b64) !== (one.expect === 'accept')).map(({ name }) => name)).toEqual([])
  })
})
