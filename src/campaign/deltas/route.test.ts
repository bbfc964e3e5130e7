import { expect, test } from 'vitest'
import { parseMarkdown } from '../markdown/document.ts'
import { findSection, isTemplateShaped } from './route.ts'
import type { Keyword, Writer } from './types.ts'
import { knowledgeWriter, stateWriter } from './writers.ts'

const section = (text: string, keyword: Keyword, writer: Writer = stateWriter): string | undefined => {
  const { blocks } = parseMarkdown(text)
  const route = writer.routes[keyword]
  const index = route && findSection(blocks, route, isTemplateShaped(blocks, writer))
  return index === undefined ? undefined : blocks[index]?.line.trim()
}

test('the first heading of the route that is there is meant', () => {
  expect(section('## Key NPCs\n## NPC Status\n', 'NPC')).toBe('## NPC Status')
  expect(section('## **npcs**:\n', 'NPC')).toBe('## **npcs**:')
  expect(section('## People We’ve Met\n', 'NPC', knowledgeWriter)).toBe('## People We’ve Met')
})

test('a heading of another level is not it', () => {
  expect(section('# NPCs\n### NPCs\n', 'NPC')).toBeUndefined()
})

test('a file made from the template is known by two of its headings', () => {
  const two = '## Unresolved Threads\n## GM Notes (Secret)\n### Hidden Information\n## NPC Relationships\n'
  expect(isTemplateShaped(parseMarkdown(two).blocks, stateWriter)).toBe(true)
  expect(isTemplateShaped(parseMarkdown('## GM Notes\n').blocks, stateWriter)).toBe(false)
  expect(section(two, 'SECRET')).toBe('### Hidden Information')
  expect(section(two, 'NPC')).toBe('## NPC Relationships')
  expect(section('## GM Notes\n### Hidden Information\n', 'SECRET')).toBeUndefined()
})

test('a block of that name elsewhere in the template is not the GM’s', () => {
  expect(section('## Unresolved Threads\n### Hidden Information\n## GM Notes\n', 'SECRET')).toBeUndefined()
})
