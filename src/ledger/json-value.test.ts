import { expect, test } from 'vitest'
import { brief, isJson, isJsonObject, type Json, sameJson } from './json-value.ts'

const parse = (text: string) => JSON.parse(text) as Json

test('JSON is what comes back from a file as it went in', () => {
  expect(isJson({ a: [1, 'x', null, true] })).toBe(true)
  for (const other of [undefined, Infinity, NaN, () => 1, 1n, { a: undefined }]) expect(isJson(other)).toBe(false)
})

test('a value that holds itself is not JSON, and looking at it ends', () => {
  const loop: Record<string, unknown> = {}
  loop['self'] = loop
  expect(isJson(loop)).toBe(false)
})

test('a list is no object', () => {
  expect([isJsonObject([]), isJsonObject(null), isJsonObject({})]).toEqual([false, false, true])
})

test('two values are the same whatever the order of their keys, and only own keys count', () => {
  expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(sameJson([1, 2], [2, 1])).toBe(false)
  expect(sameJson({}, parse('{"__proto__": {}}'))).toBe(false)
  expect(sameJson(parse('{"constructor": 1}'), parse('{"__proto__": 1}'))).toBe(false)
  expect(sameJson([], {})).toBe(false)
  expect(sameJson(null, {})).toBe(false)
})

test('a proof shows a value in half a line', () => {
  expect([brief('02-03'), brief(5), brief(undefined)]).toEqual(['02-03', '5', '(absent)'])
  expect(brief('x'.repeat(500))).toHaveLength(81)
})
