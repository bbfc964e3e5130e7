import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../core/json.ts'
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
    expect(meant('[{"who": "Wren"}, {"wh')).toEqual([{ who: 'Wren' }, { wh: null }])
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

  test('zero has no sign, for it would lose it when it is saved', () => {
    expect(meant('{"by": -0}')).toStrictEqual({ by: 0 })
    expect(meant('{by: -0}')).toStrictEqual({ by: 0 })
  })

  test('what was cut anywhere is the beginning of what was meant', () => {
    fc.assert(
      fc.property(oddValue, fc.nat(), fc.constantFrom(0, 2), (value, at, space) => {
        const text = JSON.stringify(value, null, space)
        const cut = text.slice(0, 1 + (at % text.length))
        fc.pre(!isAfterBracketInText(cut)) // there a forgotten quote is as likely as a cut
        const read = repairJson(cut)
        expect(read.ok && isBeginning(read.value, value)).toBe(true)
      }),
      { numRuns: 1000 },
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
      '{"a": "b": '.repeat(5000),
    ])
      expect(repairJson(text).ok).toBe(false)
  })

  test('a megabyte of garbage is refused at once', () => {
    const garbage = ['{"a": "b" ', '"x, ', '[{"a', ' ', '\\"', '```', 'w, ', '/*', '{"a":1 "b":2}']
    for (const piece of garbage) expect(msToRead(piece, 1_000_000)).toBeLessThan(100 * slack)
  })

  test.each([
    '"',
    "'",
    '[',
    '"a',
    '"}, {"',
    '"],["',
    '"/*',
    '"\n',
    '{"a":1,"a":',
    'a("x" ',
    '["a, ',
    '{"a": ["], ',
    '""a',
  ])('as much of %j as is read at all takes no time', piece => {
    for (const before of ['', '{"k": "', '[']) expect(msToRead(before + piece, 65_000)).toBeLessThan(400 * slack)
  })

  test('what is read twice is not read twice again inside of itself', () => {
    for (const piece of ['[{"a":1,"a":', 'a([[z],', '[a("x", a(', '{{', '["a": '])
      expect(msToRead(piece, 49 * piece.length)).toBeLessThan(100 * slack)
  })
})

/** A machine that does other work beside ours is not held against us. */
const slack = 5

function msToRead(piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const start = performance.now()
  expect(typeof repairJson(text).ok).toBe('boolean')
  return performance.now() - start
}

/** Words that look like structure to whoever does not count the quotes. */
const oddWords = fc
  .array(
    fc.constantFrom('a', 'b c', '"', '\\', ', ', ': ', '{', '}', '[', ']', '\n', "'", 'x"', '“', '//', '#', 'true'),
    {
      maxLength: 8,
    },
  )
  .map(some => some.join(''))

const { oddTree } = fc.letrec<{ oddTree: Json }>(tie => ({
  oddTree: fc.oneof(
    { depthSize: 'small' },
    oddWords,
    fc.integer(),
    fc.boolean(),
    fc.array(tie('oddTree'), { maxLength: 4 }),
    fc.dictionary(oddWords, tie('oddTree'), { maxKeys: 4 }),
  ),
}))
const oddValue = fc.oneof(fc.array(oddTree, { maxLength: 4 }), fc.dictionary(oddWords, oddTree, { maxKeys: 4 }))

const isAfterBracketInText = (cut: string): boolean =>
  /[}\]]\s*$/.test(cut) && (cut.replaceAll(/\\./g, '').split('"').length - 1) % 2 === 1

/** Whether one value could be the first part of another. What is not known yet is null. */
function isBeginning(part: unknown, whole: unknown): boolean {
  if (part === null) return true
  if (typeof part === 'string') return typeof whole === 'string' && whole.startsWith(part)
  if (typeof part !== 'object') return typeof part === typeof whole
  if (typeof whole !== 'object' || whole === null || Array.isArray(part) !== Array.isArray(whole)) return false
  const names = Object.keys(whole)
  return Object.entries(part).every(([name, held]: [string, unknown]) =>
    Object.hasOwn(whole, name)
      ? isBeginning(held, whole[name as keyof typeof whole])
      : held === null && names.some(known => known.startsWith(name)),
  )
}
