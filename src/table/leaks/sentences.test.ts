import { expect, test } from 'vitest'
import { isBareLabel, toSentence } from './sentences.ts'

const isBare = (text: string): boolean => isBareLabel(toSentence(text, 'threads.md', 1))

test.each(['Sister Loveday, Mother Tace, Dorcas Imms', 'Osk and Ada Quill', 'The Pans, The Weir and Cobb'])(
  '17.4: who has to do with each other says not a word of what: %s',
  text => expect(isBare(text)).toBe(true),
)

test.each(['Osk, a murderer', 'Ada Quill and Osk drowned him', 'Osk.', 'The sweatband, the saddlebag'])(
  '17.4: a statement is one: %s',
  text => expect(isBare(text)).toBe(false),
)
