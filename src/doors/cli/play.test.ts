import { expect, test } from 'vitest'
import { gloam } from './scenario.ts'

test.each([['play'], ['play', 'ember-road']])('"gloam %s" says what works until the table is set', async (...words) => {
  const said = await gloam(...words)
  expect(said).toMatchObject({ err: '', code: 0 })
  for (const command of ['gloam roll', 'gloam merge', 'gloam state']) expect(said.out).toContain(command)
})
