import { expect, test } from 'vitest'
import { dropLines, isPlaceholderRow, placeholdersIn } from './placeholder.ts'
import { passage } from './scenario.ts'

const held = (text: string, isTemplate = false): readonly string[] =>
  placeholdersIn(passage(text), 0, text.length, isTemplate).map(line => line.text)

test('a bracketed phrase holds a place', () => {
  expect(held('- [None yet]\n- [Nothing]')).toEqual(['- [None yet]', '- [Nothing]'])
})

test.each(['- [ ] Find Odo', '- [Odo](odo.md)', '- [[Odo]]', '- Rook\n- [None yet]', 'prose'])(
  '%j holds none',
  text => {
    expect(held(text)).toEqual([])
  },
)

test('plain phrases hold a place only in files made from the template', () => {
  expect(held('- None yet')).toEqual([])
  expect(held('- None yet\n- Party not yet established.', true)).toEqual(['- None yet', '- Party not yet established.'])
})

test('a row of a table may hold a place too', () => {
  expect(isPlaceholderRow('| None yet | | |')).toBe(true)
  expect(isPlaceholderRow('| Rook | none | |')).toBe(false)
})

test('lines are dropped whole, wherever they stand', () => {
  const list = passage('- a\n- b\n- c\n')
  const lines = placeholdersIn(passage('- [a]\n- b\n'), 0, 10, false)
  expect(dropLines(list, lines)).toEqual(list)
  const both = placeholdersIn(passage('- [a]\n- [b]\nx'), 0, 12, false)
  expect(dropLines(passage('- [a]\n- [b]\nx'), both).raw).toBe('x')
})
