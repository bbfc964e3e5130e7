import { expect, test } from 'vitest'
import { inVoice } from './voiced.ts'

const text = '{You} {kneel|kneels}, and {we} {go|goes} on with {your} lamp.'

test('one sentence is told to you, or of whoever acts', () => {
  expect(inVoice(text, { isYou: true, name: 'Tilda' })).toBe('You kneel, and you go on with your lamp.')
  expect(inVoice(text, { isYou: false, name: 'Tilda' })).toBe('Tilda kneels, and the party goes on with their lamp.')
})
