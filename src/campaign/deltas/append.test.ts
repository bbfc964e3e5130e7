import { expect, test } from 'vitest'
import { applyAppend } from './append.ts'
import { contextOf, itemOf, passage } from './scenario.ts'

test('a secret stands below the others', () => {
  const edited = applyAppend(passage('- The lamp is hollow'), itemOf('SECRET', 'The reeve lies'), contextOf())
  expect(edited.passage.raw).toBe('- The lamp is hollow\n- The reeve lies')
  expect(edited.changes).toEqual([{ before: null, after: '- The reeve lies' }])
})

test('the first secret takes the place of what held it', () => {
  const edited = applyAppend(passage('- [None yet]'), itemOf('SECRET', 'The reeve lies'), contextOf())
  expect(edited.passage.raw).toBe('- The reeve lies')
  expect(edited.changes).toEqual([{ before: '- [None yet]', after: '- The reeve lies' }])
})

test('a secret told twice, in whatever case and box, is one secret', () => {
  const told = passage('* [ ] the  REEVE lies')
  expect(applyAppend(told, itemOf('SECRET', '[ ] The reeve lies'), contextOf())).toEqual({
    passage: told,
    changes: [],
    notes: [],
  })
})

test('a detail that is new goes below the secret it belongs to', () => {
  const told = passage('- The reeve lies\n  - to Orsa\n- The lamp is hollow')
  const edited = applyAppend(told, itemOf('SECRET', 'The reeve lies', ['  - to Orsa', '  - to Pim']), contextOf())
  expect(edited.passage.raw).toBe('- The reeve lies\n  - to Orsa\n  - to Pim\n- The lamp is hollow')
})
