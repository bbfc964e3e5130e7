import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repairJson } from './repair.ts'

const meant = (text: string): unknown => {
  const read = repairJson(text)
  return read.ok ? read.value : `refused: ${read.refusal}`
}

describe('what a model writes when it means a record', () => {
  const dc = { skill: 'stealth', dc: 12 }
  test.each([
    ['a fence and words around it', 'Of course!\n```json\n{"skill": "stealth", "dc": 12}\n```\nGood luck.'],
    ['words before it', 'Here is the call: {"skill": "stealth", "dc": 12}'],
    ['words behind it', '{"skill": "stealth", "dc": 12}\n\nI hope this helps.'],
    ['a tag around it', '<call>{"skill": "stealth", "dc": 12}</call>'],
    ['a comma too many', '{"skill": "stealth", "dc": 12,}'],
    ['a comma too few', '{"skill": "stealth" "dc": 12}'],
    ['single quotes and bare keys', "{skill: 'stealth', dc: 12}"],
    ['typographic quotes', '{“skill”: “stealth”, “dc”: 12}'],
    ['doubled quotes', '{""skill"": ""stealth"", ""dc"": 12}'],
    ['a lost quote', '{"skill": stealth", "dc": 12"}'],
    ['comments', '{"skill": "stealth", // quietly\n "dc": 12 /* hard */}'],
    ['a remark between fields', '{"skill": "stealth", AND "dc": 12}'],
    ['no braces', '"skill": "stealth", "dc": 12'],
    ['braces twice', '{{"skill": "stealth", "dc": 12}}'],
    ['a brace too many', '{"skill": "stealth", "dc": 12}}}'],
    ['a record closed too early', '{"skill": "stealth"}, "dc": 12}'],
    ['an end that is missing', '{"skill": "stealth", "dc": 12'],
  ])('%s', (_, text) => {
    expect(repairJson(text)).toEqual({ ok: true, value: dc, how: 'mended' })
  })

  test('quotes inside of words', () => {
    expect(meant('{"says": "He said "no" and left", "to": "Wren"}')).toEqual({
      says: 'He said "no" and left',
      to: 'Wren',
    })
    expect(meant("{'says': 'it's late'}")).toEqual({ says: "it's late" })
    expect(meant('["one "two" three", "four"]')).toEqual(['one "two" three', 'four'])
  })

  test("Python's words, tuples and numbers", () => {
    expect(meant("{'a': True, 'b': None, 'at': (3, 4), 'coin': 1_200}")).toEqual({
      a: true,
      b: null,
      at: [3, 4],
      coin: 1200,
    })
  })

  test('brackets of the wrong kind', () => {
    expect(meant('{"who": ["Wren", "Ash"}, "dc": 9}')).toEqual({ who: ['Wren', 'Ash'], dc: 9 })
    expect(meant('["who": "Wren"]')).toEqual([{ who: 'Wren' }])
  })

  test('what was cut off loses only what was never said', () => {
    expect(meant('{"who": "Wren", "says": "I will n')).toEqual({ who: 'Wren', says: 'I will n' })
    expect(meant('[{"who": "Wren", "who')).toEqual([{ who: 'Wren' }])
  })
})

test.each(['', ' ', '"', '}', '{"a":2}foo', '{"a",', '{:2}', '{"a" ]', 'foo [', 'call {}', '{"a":"\u0000"}'])(
  'nobody can tell what %j means',
  text => {
    expect(repairJson(text).ok).toBe(false)
  },
)

describe('laws', () => {
  test('what is JSON is never touched', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(repairJson(text)).toEqual({ ok: true, value: JSON.parse(text), how: 'as-is' })
      }),
    )
  })

  test('a record that was cut anywhere is a record or a refusal, and its whole fields are kept', () => {
    const record = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.oneof(fc.stringMatching(/^[a-z ,.]{0,20}$/), fc.nat()),
      {
        minKeys: 1,
      },
    )
    fc.assert(
      fc.property(record, fc.nat(), (value, at) => {
        const text = JSON.stringify(value)
        const read = repairJson(text.slice(0, 1 + (at % text.length)))
        expect(read.ok && typeof read.value === 'object' && !Array.isArray(read.value)).toBe(true)
      }),
    )
  })

  test('nothing throws, whatever the bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map(some => Buffer.from(some).toString('latin1'))
    const marks = fc
      .array(fc.constantFrom(...'{}[]",:\\\'` \n/*#()-_.0aé“”'.split('')), { maxLength: 60 })
      .map(some => some.join(''))
    fc.assert(
      fc.property(fc.oneof(bytes, marks), text => {
        expect(typeof repairJson(text).ok).toBe('boolean')
      }),
      { numRuns: 2000 },
    )
  })

  test('nesting has an end, in JSON and in what is not', () => {
    for (const text of [
      '['.repeat(100_000),
      '['.repeat(5000) + ']'.repeat(5000),
      '{"a":'.repeat(5000),
      '[('.repeat(5000),
    ])
      expect(repairJson(text).ok).toBe(false)
  })

  test('a megabyte of garbage is refused at once', () => {
    const garbage = ['{"a": "b" ', '"x, ', '[{"a', ' ', '\\"', '```', 'w, ', '/*', '{"a":1 "b":2}']
    for (const piece of garbage) {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
      const start = performance.now()
      expect(repairJson(text).ok).toBe(false)
      expect(performance.now() - start).toBeLessThan(100 * slack)
    }
  })
})

/** A machine that does other work beside ours is not held against us. */
const slack = 5
