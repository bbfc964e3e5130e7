import { describe, expect, test } from 'vitest'
import { colours, noColours } from '../outlet/ink.ts'
import { layOut } from './lay-out.ts'
import { spansOf, withoutMarks } from './markup.ts'
import { asAscii } from './plain.ts'
import { widthOf } from './width.ts'

const page = { width: 20, ink: noColours, bar: '| ' }

describe('marks', () => {
  test.each([
    ['**Orsa**: "Go. *Now.*"', 'Orsa: "Go. Now."'],
    ['`1d20+3 = [14]+3 = 17`', '1d20+3 = [14]+3 = 17'],
    ['**bold *and slanted* too**', 'bold and slanted too'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name and __init__', 'snake_case_name and init'],
    ['an * open mark', 'an * open mark'],
    ['***', '***'],
  ])('%s', (text, plain) => {
    expect(withoutMarks(text)).toBe(plain)
  })

  test('a mark within a mark has both', () => {
    expect(spansOf('**a *b***')).toEqual([
      { text: 'a ', marks: ['bold'] },
      { text: 'b', marks: ['bold', 'italic'] },
    ])
  })
})

describe('lines that fit', () => {
  test('words are kept whole, and a quote keeps its bar', () => {
    expect(layOut('> **Orsa**: "Nobody rings it, nobody alive."', page)).toEqual([
      '| Orsa: "Nobody',
      '| rings it, nobody',
      '| alive."',
    ])
  })

  test('a list hangs under its first word; what fits keeps its columns', () => {
    expect(layOut('- a way down to the water\n/map     where', page)).toEqual([
      '- a way down to the',
      '  water',
      '/map     where',
    ])
  })

  test('a word longer than a line is cut', () => {
    expect(layOut('x'.repeat(45), page)).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)])
  })

  test.each([1, 2, 3, 5, 8, 13])('no line is wider than it may be, whatever is in it (%i)', seed => {
    const words = ['**Orsa**:', '水の中で', '🦀', 'naïve', '`1d20`', '*so*', 'a', 'everlasting', 'x'.repeat(30)]
    const text = Array.from({ length: 60 }, (_, at) => words[(at * seed + seed) % words.length]).join(' ')
    for (const width of [20, 40, 199]) {
      for (const line of layOut(text, { ...page, width })) expect(widthOf(line)).toBeLessThanOrEqual(width)
    }
  })

  test('a line carries the codes of its own marks and closes them', () => {
    expect(layOut('a **b c** d', { ...page, ink: colours })).toEqual(['a \uFDD0b c\uFDD1 d'])
  })
})

test('plain signs for those that are not', () => {
  expect(asAscii('“Ready…” — it’s ═══')).toBe('"Ready..." - it\'s ===')
})
