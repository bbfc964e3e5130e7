import { expect, test } from 'vitest'
import { applyAppend, applyAppends } from './append.ts'
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

test.each([
  '',
  '- [None yet]',
  '- The reeve lies\n  - to Orsa\n\n```\n- The lamp is hollow\n```',
  '* secret 3\nwords\n\n',
])('many at once come out as one by one would, in %j', start => {
  const items = Array.from({ length: 60 }, (_, at) =>
    itemOf('SECRET', at % 7 === 0 ? 'The reeve lies' : `Secret ${at % 23}`, at % 5 === 0 ? [`  - told ${at % 3}`] : []),
  )
  let one = passage(start)
  const changes = items.map(item => {
    const edited = applyAppend(one, item, contextOf())
    one = edited.passage
    return edited.changes
  })
  const all = applyAppends(passage(start), items, contextOf())
  expect(all.at(-1)?.passage.raw).toBe(one.raw)
  expect(all.map(edited => edited.changes)).toEqual(changes)
})
