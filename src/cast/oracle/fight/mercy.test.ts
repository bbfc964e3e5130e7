import { expect, test } from 'vitest'
import type { Wish } from '../desk/wishes.ts'
import { asksMercy } from './mercy.ts'

const said = (words: string): Wish => ({
  kind: 'speech',
  act: 'request',
  about: [],
  said: words,
  words,
  left: [],
  manner: [],
})

test.each([
  ['nobody kill anyone!', true],
  ['take them alive', true],
  ["don't kill him, Dabney", true],
  ['no killing today', true],
  ['kill them all', false],
  ['nobody moves', false],
])('14.4 who asks that nobody dies is heard: %s', (words, isMercy) => {
  expect(asksMercy([said(words)])).toBe(isMercy)
})
