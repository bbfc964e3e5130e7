import { expect, test } from 'vitest'
import { parseMarkdown } from '../markdown/document.ts'
import { findSection } from './route.ts'
import { everyKeyword, knowledgeWriter, stateWriter } from './writers.ts'

test.each([stateWriter, knowledgeWriter])('the $name writer’s own template has a section for each keyword', writer => {
  const { blocks } = parseMarkdown(writer.template)
  const ours = new Set(['session', 'thread']) // the seed's template keeps neither: their sections come with them
  for (const route of Object.values(writer.routes).filter(({ behaviour }) => !ours.has(behaviour))) {
    const index = findSection(blocks, route, false)
    expect(index !== undefined && blocks[index]?.heading.title).toBe(route.headings[0])
  }
})

test('every keyword of either writer is known, and none that is nobody’s', () => {
  const routed = new Set([stateWriter, knowledgeWriter].flatMap(writer => Object.keys(writer.routes)))
  expect(new Set<string>(everyKeyword)).toEqual(routed)
})

test('the party’s file takes no secrets', () => {
  expect([stateWriter.isPublic, knowledgeWriter.isPublic]).toEqual([false, true])
  expect([knowledgeWriter.routes.SECRET, knowledgeWriter.routes.UPCOMING]).toEqual([undefined, undefined])
})
