/** Words for asking back. */
import type { Grammar } from '../../prose/prose.ts'

export const askWords: Grammar = {
  grave: [
    '{Your} face says what {you} {mean|means} to do with #who# before {you} {do|does} it, and the others see it.',
    '{You} {step|steps} towards #who#, and the company knows that step.',
    'There is a moment in which it could still be stopped.',
  ],
  against: ['#who# will not have it. For now it stays undone.', 'With #who# against it, nobody moves yet.'],
  doYouMean: ['Do you mean to #what#?', 'Which is it: #what#?', 'That could be one of two things: #what#?'],
  fallen: [
    'Somebody will come by and find them. Somebody always does.',
    'It is a long night; there may yet be a morning after it.',
  ],
  unheard: [
    'It is said, and nobody takes it up.',
    'The words are out, and the moment moves on.',
    'It hangs there, and nobody answers.',
  ],
  /** Asked, and what they would say is not for all ears. */
  swallowed: [
    '#who# begins to answer, and thinks better of it.',
    '#who# looks away, and the answer does not come.',
    '#who# takes a breath, and lets it go again.',
  ],
}
