import { expect, test } from 'vitest'
import { partedOutside, withoutAsides } from './brackets.ts'

test('a list is parted at its commas, and not inside brackets', () => {
  expect(partedOutside('rope, oil (two flasks, full), a lamp', ',')).toEqual([
    'rope',
    ' oil (two flasks, full)',
    ' a lamp',
  ])
  expect(partedOutside('a; b, c', ',;')).toEqual(['a', ' b', ' c'])
  expect(partedOutside('never (closed, here', ',')).toEqual(['never (closed', ' here'])
  expect(partedOutside('', ',')).toEqual([''])
})

test('an aside goes with the white space before it', () => {
  expect(withoutAsides('The Mill  (old) and Fen (wet)')).toBe('The Mill and Fen')
  expect(withoutAsides('((')).toBe('((')
})
