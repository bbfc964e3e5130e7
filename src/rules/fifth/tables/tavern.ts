/** An evening under a roof with other people in it. */
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

export const tavern: RandomTable = {
  name: 'tavern',
  title: 'In the tavern',
  die: 20,
  rows: [
    row(
      [1, 1],
      'Brawl',
      [
        'A stool goes over, then a table, then an opinion about somebody’s sister.',
        'Two crews discover that they were promised the same room.',
        'The first mug misses its man and finds one with friends.',
      ],
      { kind: 'encounter', how: 'hostile' },
    ),
    row([2, 3], 'A drunk', [
      'A large man with a small grievance has chosen them to hear it.',
      'Somebody weeps on the nearest shoulder about a goat.',
      'An unsteady stranger insists that they have met, and begins to prove it.',
    ]),
    row([4, 5], 'A show', [
      'A fiddler with three strings makes do, brilliantly.',
      'A woman tells a tale with shadows of her hands on the wall, and the room goes quiet.',
      'A juggler drops nothing but hints.',
    ]),
    row(
      [6, 7],
      'Somebody wants to talk',
      [
        'A girl in a good cloak puts three drinks on their table and sits down as the fourth.',
        'The keeper leans in: there is a gentleman in the corner who would pay for a word.',
        'A hand on the sleeve, and a voice that would rather not be overheard.',
      ],
      { kind: 'encounter', how: 'friendly' },
    ),
    row(
      [8, 9],
      'Overheard',
      [
        'The partition is thin, and the next booth has been drinking.',
        'Two carters argue over whether to tell anyone, a little too loudly.',
        'The kitchen door swings, and each time it does a sentence comes out.',
      ],
      { kind: 'rumour' },
    ),
    row([10, 14], 'An ordinary night', [
      'Stew, smoke, dice on wood, and the rain kept outside.',
      'The usual faces at the usual tables, and room for a few more.',
      'Somebody sings badly and is forgiven.',
    ]),
    row([15, 16], 'Recognised', [
      'The keeper looks twice, then takes down the good bottle.',
      'A boy at the door says a name to his friend, and it is one of theirs.',
      'Heads turn; the talk drops a little and starts again, lower.',
    ]),
    row(
      [17, 18],
      'A game',
      [
        'Cards, low stakes, and a chair left free on purpose.',
        'They throw knives at a painted mayor; the record is chalked beneath him.',
        'An old woman takes all comers at draughts and has not paid for a drink in years.',
      ],
      { kind: 'check', skill: 'deception', dc: 13 },
    ),
    row(
      [19, 19],
      'A watcher',
      [
        'Someone by the stair has been on the same half pint since they came in.',
        'A face in the dark window, and then only the window.',
        'The man who reads by the fire has not turned a page.',
      ],
      { kind: 'check', skill: 'perception', dc: 14 },
    ),
    row(
      [20, 20],
      'The story walks in',
      [
        'The door opens, and the room makes way for somebody they had hoped to meet much later.',
        'A parcel waits behind the bar, addressed in a hand that one of them knows.',
        'A stranger sets down a token on the table, turns it over once, and waits.',
      ],
      { kind: 'plot' },
    ),
  ],
}
