import { expect, test } from 'vitest'
import { passage } from './scenario.ts'
import { blocksIn, tableIn } from './structure.ts'

test('blocks are what stands below deeper headings, in places of the passage', () => {
  const section = passage('lead é\n### Rook\n\n- clerk\n#### Habits\n- hums\n')
  const blocks = blocksIn(section)
  expect(blocks.map(({ heading, from, to }) => [heading.title, section.raw.slice(from, to)])).toEqual([
    ['Rook', '\n- clerk\n'],
    ['Habits', '- hums\n'],
  ])
  expect(blocks.map(({ hasBlankLine }) => hasBlankLine)).toEqual([true, false])
  expect(blocks.map(({ start }) => section.raw.slice(start, start + 4))).toEqual(['### ', '####'])
})

test('a section of bullets has no blocks and no table', () => {
  expect(blocksIn(passage('- Rook'))).toEqual([])
  expect(tableIn(passage('- Rook | clerk'))).toBeUndefined()
})

test('a table is the rows below its line of dashes, up to the first line that is none', () => {
  const table = tableIn(passage('| A | B |\n|---|---|\n| Rook | clerk |\nOdo | hums\n\n| Pim | late |'))
  expect(table?.delimiter.text).toBe('|---|---|')
  expect(table?.rows.map(({ text }) => text)).toEqual(['| Rook | clerk |', 'Odo | hums'])
})

test('a table that is only drawn in a fence is none', () => {
  expect(tableIn(passage('```\n| A |\n|---|\n```'))).toBeUndefined()
})
