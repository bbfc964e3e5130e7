import * as fc from 'fast-check'
import { assert, expect, test } from 'vitest'
import { addItems, lastNamed, printJson, setMembers } from './json-edit.ts'
import { scanJson } from './json-scan.ts'
import { isJsonObject, type Json, sameJson } from './json-value.ts'

function set(text: string, changes: Readonly<Record<string, Json>>): string {
  const scanned = scanJson(text)
  assert(scanned.ok && scanned.value.root.kind === 'object')
  return setMembers(text, scanned.value.root, new Map(Object.entries(changes)))
}

function add(text: string, key: string, ...items: readonly Json[]): string {
  const scanned = scanJson(text)
  assert(scanned.ok && scanned.value.root.kind === 'object')
  const list = lastNamed(scanned.value.root, key)?.value
  assert(list?.kind === 'array')
  return addItems(text, scanned.value, list, items)
}

test('a value is changed where it stands, and numbers beside it keep their spelling', () => {
  expect(set('{\n  "ratio": 1.0,\n  "phase": 4,\n  "big": 12345678901234567890\n}\n', { phase: 5 })).toBe(
    '{\n  "ratio": 1.0,\n  "phase": 5,\n  "big": 12345678901234567890\n}\n',
  )
})

test('new keys come last, laid out like the rest', () => {
  expect(set('{\n\t"a": 1\n}', { b: { c: [1] } })).toBe('{\n\t"a": 1,\n\t"b": {\n\t\t"c": [\n\t\t\t1\n\t\t]\n\t}\n}')
  expect(set('{\r\n  "a": 1\r\n}\r\n', { b: [1] })).toBe('{\r\n  "a": 1,\r\n  "b": [\r\n    1\r\n  ]\r\n}\r\n')
  expect(set('{"a":1}', { b: [1, 2] })).toBe('{"a":1, "b":[1,2]}')
  expect(set('{ "a": 1 }', { b: 2 })).toBe('{ "a": 1, "b": 2 }')
  expect(set('{}\n', { a: 1, b: 2 })).toBe('{\n  "a": 1,\n  "b": 2\n}\n')
})

test('of a key that stands there twice, the last one is changed, because readers believe the last', () => {
  expect(set('{"a": 1, "a": 2}', { a: 3 })).toBe('{"a": 1, "a": 3}')
})

test('a key called __proto__ is a key', () => {
  const changes = JSON.parse('{"__proto__": {"polluted": true}}') as Readonly<Record<string, Json>>
  expect(set('{}\n', changes)).toBe('{\n  "__proto__": {\n    "polluted": true\n  }\n}\n')
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('items join a list in its own layout', () => {
  expect(add('{\n  "done": [\n    "01-01"\n  ]\n}\n', 'done', '01-02')).toBe(
    '{\n  "done": [\n    "01-01",\n    "01-02"\n  ]\n}\n',
  )
  expect(add('{\n  "done": ["01-01"]\n}\n', 'done', '01-02')).toBe('{\n  "done": ["01-01", "01-02"]\n}\n')
  expect(add('{\n  "done": []\n}\n', 'done', '01-02', '01-03')).toBe(
    '{\n  "done": [\n    "01-02",\n    "01-03"\n  ]\n}\n',
  )
  expect(add('{"done":[]}', 'done', '01-02')).toBe('{"done":["01-02"]}')
  expect(add('{\n  "done": []\n}\n', 'done', { id: 1 })).toBe('{\n  "done": [\n    {\n      "id": 1\n    }\n  ]\n}\n')
})

// An engine lists keys that look like numbers first, whatever the file says; the text keeps even those in their place.
const keys = fc.string().filter(key => !/^\d+$/.test(key))
const objects = fc.dictionary(keys, fc.jsonValue() as fc.Arbitrary<Json>)

test('setting keys is merging, and keys stay in their order', () => {
  fc.assert(
    fc.property(objects, objects, fc.constantFrom(0, 1, 2, 4, '\t'), (before, changes, indent) => {
      const after = JSON.parse(set(JSON.stringify(before, undefined, indent), changes)) as Json
      const merged = JSON.parse(JSON.stringify({ ...before, ...changes })) as Json
      expect(sameJson(after, merged)).toBe(true)
      assert(isJsonObject(after) && isJsonObject(merged))
      expect(Object.keys(after)).toEqual(Object.keys(merged))
    }),
  )
})

test('a file laid out as we lay files out stays laid out so, to the byte', () => {
  fc.assert(
    fc.property(objects, objects, (before, changes) => {
      const merged = JSON.parse(JSON.stringify({ ...before, ...changes })) as Json
      expect(set(printJson(before), changes)).toBe(printJson(merged))
    }),
  )
})
