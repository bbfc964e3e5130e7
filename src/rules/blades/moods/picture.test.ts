import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawMoods } from './picture.fixture.ts'

test('15: the picture in the docs is drawn from the table', () => {
  const page = readFileSync(new URL('../../../../docs/blades.md', import.meta.url), 'utf8')
  const drawn = /```mermaid\n([^`]*)\n```/.exec(page)?.[1]
  expect(drawn).toBe(drawMoods())
})
