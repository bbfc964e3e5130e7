import { expect, test } from 'vitest'
import { inOwnVoice } from './own-voice.ts'

const hanne = { name: 'Hanne Brock', short: 'Hanne', pronoun: 'she' } as const
const corm = { name: 'Corm Vail', short: 'Corm', pronoun: 'he' } as const

test.each([
  ['She took the wick from the lamp herself.', 'I took the wick from the lamp myself.'],
  [
    'Hanne drew up the draft a year ago, without asking why he wanted it.',
    'I drew up the draft a year ago, without asking why he wanted it.',
  ],
  [
    'She knows who paid for it and keeps the receipt in her shoe.',
    'I know who paid for it and keep the receipt in my shoe.',
  ],
  ['Knows the way. The door is behind the cask.', 'I know the way. The door is behind the cask.'],
  [
    'Nobody asked her, and she is glad of it. It was Hanne’s doing.',
    'Nobody asked me, and I am glad of it. It was my doing.',
  ],
  ['The letter was written to Hanne.', 'The letter was written to me.'],
])('%s', (text, said) => {
  expect(inOwnVoice(text, hanne, ['Teshka'])).toBe(said)
})

test('his own is his own', () => {
  expect(inOwnVoice('He let the lamp go out, and his hands have not stopped shaking. It eats him.', corm, [])).toBe(
    'I let the lamp go out, and my hands have not stopped shaking. It eats me.',
  )
})

test('where she could be somebody else, nobody says it', () => {
  expect(inOwnVoice('She told her sister that she would come.', hanne, [])).toBeUndefined()
  expect(inOwnVoice('She saw Teshka hide her rake.', hanne, ['Teshka'])).toBeUndefined()
  expect(inOwnVoice('They hid it.', { ...hanne, pronoun: 'they' }, [])).toBeUndefined()
})
