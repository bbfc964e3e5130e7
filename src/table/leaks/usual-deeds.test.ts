import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'
import { usualDeedsIn } from './usual-deeds.ts'

const usualIn = (said: string): readonly string[] => [...usualDeedsIn(said.split(' ').map(stemOf))]

test('17.4: what a thing does anyway says nothing beside it', () => {
  expect(usualIn('the church bell rings for prayer')).toEqual([stemOf('rings')])
})

test('17.4: the same deed of something else is news, and so is what somebody does to a thing', () => {
  expect(usualIn('a dead man rings for prayer')).toEqual([])
  expect(usualIn('the smith closed the door from within')).toEqual([])
})
