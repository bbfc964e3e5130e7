import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainJson, scanJson } from './json-scan.ts'

const faultOf = (text: string) => {
  const scanned = scanJson(text)
  return scanned.ok ? 'none' : explainJson(scanned.refusal)
}

const parses = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('a value is found with the place where it stands', () => {
  const scanned = scanJson('{ "phase": 5, "done": ["01-01"] }')
  expect(scanned).toMatchObject({
    ok: true,
    value: {
      value: { phase: 5, done: ['01-01'] },
      root: {
        members: [
          { key: 'phase', value: { start: 11, end: 12 } },
          { key: 'done', value: { kind: 'array' } },
        ],
      },
    },
  })
})

test.each([
  ['{"a":}', 'a value was expected, and "}" came at line 1, column 6'],
  ['{"a":1,}', 'a name in double quotes was expected, and "}" came at line 1, column 8'],
  ['{\n  "a" 1\n}', 'a colon was expected, and "1" came at line 2, column 7'],
  ['[1 2]', 'a comma or "]" was expected, and "2" came at line 1, column 4'],
  ['{"a":1} x', '"x" after the end of the value at line 1, column 9'],
  ['', 'a value was expected, and the end of the text came at line 1, column 1'],
  ['"abc', 'a string was not ended before the end of the text at line 1, column 5'],
  ['"a\\q"', 'this escape means nothing in JSON at line 1, column 3'],
  ['\uFEFF{a:1}', 'a name in double quotes was expected, and "a" came at line 1, column 2'],
])('%j is refused where it stops being JSON', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

test('a tower of brackets is refused instead of toppling the stack', () => {
  expect(faultOf('['.repeat(100_000))).toContain('nested more than 200 deep')
})

test('a string of megabytes is read', () => {
  expect(scanJson(JSON.stringify('\n'.repeat(2_000_000))).ok).toBe(true)
})

test('what JSON.parse takes is taken, to the same value', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2, '\t'), (text, indent) => {
      const spaced = JSON.stringify(JSON.parse(text), undefined, indent)
      expect(scanJson(spaced)).toMatchObject({ ok: true, value: { value: JSON.parse(text) as unknown } })
    }),
  )
})

test('what JSON.parse does not take is not taken', () => {
  const pieces = fc.array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '01', '-', 'null', ' ', '"\\u12"', '"'),
  )
  fc.assert(
    fc.property(pieces, all => {
      const text = all.join('')
      expect(scanJson(text).ok).toBe(parses(text))
    }),
    { numRuns: 2000 },
  )
})
