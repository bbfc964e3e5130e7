import { expect, test } from 'vitest'
import { seenDoing } from './seen-doing.ts'

const ilvane = { short: 'Ilvane', pronoun: 'he' } as const
const wren = { short: 'Wren', pronoun: 'they' } as const

test.each([
  ['I push my sleeve back and bend over it.', '*Ilvane pushes his sleeve back and bends over it.*'],
  ['I start to correct that, and for once do not.', '*Ilvane starts to correct that, and for once does not.*'],
  [
    'I take two steps back, which I had measured beforehand.',
    '*Ilvane takes two steps back, which he had measured beforehand.*',
  ],
  ['I went pale and said nothing.', '*Ilvane went pale and said nothing.*'],
  ["I'm listening.", '*Ilvane is listening.*'],
  ['"No." I wash my hands.', '"No." *Ilvane washes his hands.*'],
  ['*I nod.* "As you like."', '*Ilvane nods.* "As you like."'],
])('%s', (said, seen) => {
  expect(seenDoing(said, ilvane)).toBe(seen)
})

test('after the name a pronoun, with the verb it takes', () => {
  expect(seenDoing('I wait while I count to nine.', wren)).toBe('*Wren waits while they count to nine.*')
})

test('speech alone stays as it is', () => {
  expect(seenDoing('"I never said so."', ilvane)).toBe('"I never said so."')
})
