import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromRaw, toRaw } from '../text/raw.ts'
import { foldTitle, parseMarkdown, printBlocks, printMarkdown, sectionEnd, toHeading } from './document.ts'

const titles = (text: string): readonly string[] => parseMarkdown(text).blocks.map(({ heading }) => heading.title)

describe('print(parse(text)) is text', () => {
  const holds = (text: string): void => {
    expect(printMarkdown(parseMarkdown(text))).toBe(text)
    expect(fromRaw(printMarkdown(parseMarkdown(toRaw(text), fromRaw)))).toBe(text)
  }

  test('for any string there is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), holds), { numRuns: 2000 })
  })

  test('for a soup of everything markdown means something by', () => {
    const marks = ['# ', '## ', '##', '####### ', '#', '- ', '---', '...', '```', '````', '~~~', '`', '<!--', '-->']
    const rest = [
      '\n',
      '\r\n',
      '\r',
      ' ',
      '\t',
      '\ufeff',
      'NPCs',
      '| a |',
      '|-|',
      'title: Fen',
      '\\',
      '\u2028',
      '\ud800',
      '🜂',
    ]
    const scrap = fc.constantFrom(...marks, ...rest)
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 40 }), parts => holds(parts.join(''))),
      { numRuns: 3000 },
    )
  })

  test('for files in the shapes people keep', () => {
    const eol = fc.constantFrom('\n', '\r\n')
    const lead = fc.constantFrom(
      '',
      '\ufeff',
      '---\ntitle: Fen\n# no heading\n---\n',
      '\ufeff---\r\ntitle: Fen\r\n...\r\n',
      '\n \n',
    )
    const part = fc.constantFrom<readonly string[]>(
      ['# Story State', ''],
      ['## Current Situation', 'The tide is out.   ', ''],
      ['##NPCs ##', '- Rook - clerk', '  - owes 3/8 of a boat', '', '', '\t'],
      ['## Party Status:', '', '| Who | HP |', '|:--|--:|', '| Orsa | 3/8 |', '| a \\| b |'],
      ['```md', '## drawn, not meant', '```'],
      ['~~~', '# never closed'],
      ['<!--', '## hidden', '-->'],
      ['   ### Indented', '> ## quoted', '1. one', '* * *'],
      ['#tag at the start', '####### seven marks', '##', ''],
    )
    const file = fc
      .tuple(lead, fc.array(part, { maxLength: 8 }), eol, fc.boolean())
      .map(([start, parts, end, isCut]) => {
        const text =
          start +
          parts
            .flat()
            .map(line => line + end)
            .join('')
        return isCut ? text.replace(/\r?\n$/, '') : text
      })
    fc.assert(fc.property(file, holds), { numRuns: 1000 })
  })

  test.each(['ashen-stair', 'lantern-fen'])('for the files of %s', campaign => {
    for (const name of ['story-state.md', 'party-knowledge.md']) {
      const text = readFileSync(new URL(`../../../test/fixtures/${campaign}/${name}`, import.meta.url), 'utf8')
      expect(parseMarkdown(text).blocks.length).toBeGreaterThan(5)
      holds(text)
      holds(text.replaceAll('\n', '\r\n'))
    }
  })
})

test.each([
  ['## NPCs', 2, 'NPCs'],
  ['##NPCs', 2, 'NPCs'],
  ['## NPCs ##', 2, 'NPCs'],
  ['   # Fen', 1, 'Fen'],
  ['###### Deep', 6, 'Deep'],
  ['##', 2, ''],
  ['## C#', 2, 'C#'],
])('%j is a heading', (line, level, title) => {
  expect(toHeading(line)).toEqual({ level, title })
})

test.each(['#tag', '    # code', '####### seven', 'NPCs', '##!', ''])('%j is none', line => {
  expect(toHeading(line)).toBeUndefined()
})

test('headings are compared by their words', () => {
  expect(foldTitle('**People We’ve Met**: ##')).toBe(foldTitle("people  we've met"))
})

test('headings in fences, comments and front matter only look like it', () => {
  expect(titles('---\ntitle: Fen\n## a\n---\n# Fen\n```\n## b\n```\n<!--\n## c\n-->\n## NPCs\n')).toEqual([
    'Fen',
    'NPCs',
  ])
})

test('a fence that nobody closed hides nothing', () => {
  expect(titles('# Fen\n```\n## NPCs\n')).toEqual(['Fen', 'NPCs'])
})

test('a byte order mark stands before the first heading, not in it', () => {
  const { lead, blocks } = parseMarkdown('\ufeff# Fen\r\ntext')
  expect([lead, blocks]).toEqual(['\ufeff', [{ heading: { level: 1, title: 'Fen' }, line: '# Fen\r\n', body: 'text' }]])
})

test('a section ends at the next heading of its level or above it', () => {
  const { blocks } = parseMarkdown('# Fen\n## NPCs\n### Rook\n#### Habits\n## Quests\n# Marsh\n')
  expect(blocks.map((_, index) => sectionEnd(blocks, index))).toEqual([5, 4, 4, 4, 5, 6])
  expect(printBlocks(blocks.slice(1, sectionEnd(blocks, 1)))).toBe('## NPCs\n### Rook\n#### Habits\n')
})

test('ten thousand headings are read in the time of one look', () => {
  const text = '## NPCs\n- Rook\n```\n## no\n```\n'.repeat(10_000)
  const start = performance.now()
  expect(parseMarkdown(text).blocks).toHaveLength(10_000)
  expect(performance.now() - start).toBeLessThan(2000)
})
