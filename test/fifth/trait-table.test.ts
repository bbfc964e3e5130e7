import { expect, test } from 'vitest'
import { strayNotes, traitTable } from './trait-table.ts'

test('13.13 the page of monsters’ traits is what the data and the rules say', async () => {
  expect(strayNotes()).toEqual([])
  await expect(traitTable()).toMatchFileSnapshot('../../docs/traits.md')
})
