/** How somebody feels today: seven grades, which stand for five attitudes when a social DC is set. */
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

export const mood: RandomTable = {
  name: 'mood',
  title: 'Mood of somebody met',
  die: 20,
  rows: [
    row(
      [1, 2],
      'Hostile',
      [
        'They have been waiting for somebody to be angry at.',
        'A look that counts the exits and stands in front of them.',
        'Nothing said here will be taken well.',
      ],
      { kind: 'attitude', attitude: 'hostile' },
    ),
    row(
      [3, 5],
      'Unfriendly',
      [
        'Short answers, and the door kept half shut.',
        'They would rather be doing anything else.',
        'A smile with no invitation in it.',
      ],
      { kind: 'attitude', attitude: 'unfriendly' },
    ),
    row(
      [6, 8],
      'Indifferent',
      ['They look up, and down again.', 'One more stranger among many.', 'They listen the way people listen to rain.'],
      { kind: 'attitude', attitude: 'neutral' },
    ),
    row(
      [9, 14],
      'Professional',
      [
        'Polite, brisk, and out for a fair bargain.',
        'They know their trade and assume everyone else knows theirs.',
        'Business first; the rest can be talked about.',
      ],
      { kind: 'attitude', attitude: 'neutral' },
    ),
    row(
      [15, 17],
      'Friendly',
      [
        'They pull up a second chair without being asked.',
        'A good day, and they do not mind sharing it.',
        'Quick to laugh, and curious about the road.',
      ],
      { kind: 'attitude', attitude: 'friendly' },
    ),
    row(
      [18, 19],
      'Very helpful',
      [
        'They put down their work and ask what is needed.',
        'They know somebody who knows, and offer to walk along.',
        'Something about these strangers has won them over.',
      ],
      { kind: 'attitude', attitude: 'helpful' },
    ),
    row(
      [20, 20],
      'Exceptional',
      [
        'They have been hoping for just such people, and it shows.',
        'Whatever they have is on the table, and a story with it.',
        'A friend for life, if nobody spoils it.',
      ],
      { kind: 'attitude', attitude: 'helpful' },
    ),
  ],
}
