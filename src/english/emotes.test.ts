import { expect, test } from 'vitest'
import { emotesTold } from './emotes.ts'

test.each([
  [
    "fine. 'your loss' *shrugs and walks off toward the yard*",
    "fine. 'your loss'. I shrug and walk off toward the yard.",
  ],
  ["i'll hold you to that *winks*", "i'll hold you to that. I wink."],
  ['*Sits down next to him* rough day?', 'I sit down next to him. rough day?'],
  ['look. *I grin and show it to them*', 'look. I grin and show it to them.'],
  ['you *really* mean it', 'you *really* mean it'],
  ['I read the *Waves of Orrow* aloud', 'I read the *Waves of Orrow* aloud'],
  ['**stop**', '**stop**'],
])('14.3 what is done between words is told by whoever does it: %s', (typed, told) => {
  expect(emotesTold(typed)).toBe(told)
})
