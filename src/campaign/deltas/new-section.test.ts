import { expect, test } from 'vitest'
import { parseMarkdown, printMarkdown } from '../markdown/document.ts'
import { leavesLineFree, withNewSection } from './new-section.ts'

const grown = (text: string, isLineFree = false): string =>
  printMarkdown(withNewSection(parseMarkdown(text), 'Secrets', '- The reeve lies', isLineFree, '\n'))

test.each([
  ['## NPCs\n- Rook\n', '## NPCs\n- Rook\n\n## Secrets\n- The reeve lies\n'],
  ['## NPCs\n- Rook', '## NPCs\n- Rook\n\n## Secrets\n- The reeve lies'],
  ['## NPCs\n- Rook\n\n\n', '## NPCs\n- Rook\n\n\n## Secrets\n- The reeve lies\n'],
  ['', '## Secrets\n- The reeve lies\n'],
  ['prose\n', 'prose\n\n## Secrets\n- The reeve lies\n'],
  ['---\ntitle: Fen\n---\n', '---\ntitle: Fen\n---\n\n## Secrets\n- The reeve lies\n'],
  ['## NPCs\n- Rook\n\n---\n*fin*\n', '## NPCs\n- Rook\n\n## Secrets\n- The reeve lies\n\n---\n*fin*\n'],
])('at the end of %j', (before, after) => {
  expect(grown(before)).toBe(after)
})

test('a free line stands under the heading where that is the file’s habit', () => {
  expect(grown('## NPCs\n\n- Rook\n', true)).toBe('## NPCs\n\n- Rook\n\n## Secrets\n\n- The reeve lies\n')
})

test('a habit is what most of the sections do', () => {
  expect(leavesLineFree(parseMarkdown('## A\n\nx\n## B\n\nx\n## C\nx\n').blocks)).toBe(true)
  expect(leavesLineFree(parseMarkdown('## A\n\nx\n## B\nx\n## C\n\n').blocks)).toBe(false)
  expect(leavesLineFree([])).toBe(false)
})
