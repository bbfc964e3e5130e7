import { expect, test } from 'vitest'
import { applyReplace } from './replace.ts'
import { itemOf, passage } from './scenario.ts'

test('a situation takes the place of the one before it', () => {
  expect(applyReplace(passage('Dusk.\n\nIt rains.'), itemOf('SITUATION', 'Night, é'))).toMatchObject({
    passage: { raw: 'Night, \xc3\xa9' },
    changes: [{ before: 'Dusk.\n\nIt rains.', after: 'Night, é' }],
  })
})

test('its nested lines stand on their own, one level further out', () => {
  const item = itemOf('SITUATION', 'Night', ['  - rain', '    - and wind'])
  expect(applyReplace(passage(''), item).changes).toEqual([{ before: null, after: 'Night\n- rain\n  - and wind' }])
})

test.each(['## NPCs', '```', '~~~ md', '<!-- hidden', '---', '* * *'])('%j stays words', text => {
  const { raw } = applyReplace(passage('Dusk'), itemOf('SITUATION', text)).passage
  expect(raw).toBe(`\\${text}`)
})

test('the same situation again is no change', () => {
  expect(applyReplace(passage('Dusk'), itemOf('SITUATION', 'Dusk')).changes).toEqual([])
})
