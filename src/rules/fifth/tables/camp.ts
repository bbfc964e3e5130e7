/** A night in the open. */
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

export const camp: RandomTable = {
  name: 'camp',
  title: 'At camp',
  die: 20,
  rows: [
    row(
      [1, 1],
      'Attack',
      [
        'The watch hears a twig, then no twig, then far too many.',
        'Shapes come in low, from the side where the fire blinds.',
        'A rope is cut, the mules scream, and the dark stands up.',
      ],
      { kind: 'encounter', how: 'hostile' },
    ),
    row(
      [2, 3],
      'Curious creature',
      [
        'Something small and bold has got its head stuck in the cooking pot.',
        'Two green points sit just outside the light and blink, one at a time.',
        'In the morning every pack has been opened, neatly, and nothing but the cheese is gone.',
      ],
      { kind: 'encounter', how: 'wary' },
    ),
    row(
      [4, 5],
      'The place itself',
      [
        'The wind turns at midnight and puts the smoke where the sleepers are.',
        'A dead branch lets go above the tents.',
        'Water creeps up out of the moss and into the blankets.',
      ],
      { kind: 'check', skill: 'survival', dc: 11 },
    ),
    row([6, 8], 'Distant signs', [
      'Far off, a single light, which moves when it is looked at.',
      'Drums, or a heart, or a mill; too far to say.',
      'Smoke stands against the stars two valleys away.',
    ]),
    row([9, 14], 'Calm', [
      'The fire settles, the watch changes, and nothing else does.',
      'A plain night, with plain sleep in it.',
      'Owls, embers, somebody snoring like a saw.',
    ]),
    row([15, 16], 'Serene', [
      'Mist lies in the hollow like milk, and a fox crosses it on tiptoe.',
      'The stars come down to the very edge of the hill; nobody wants to be the first to sleep.',
      'Fireflies take up the tune that somebody hums.',
    ]),
    row(
      [17, 18],
      'A find',
      [
        'Clearing stones for the hearth, they lift one that has writing underneath.',
        'A knife is stuck high in the trunk they tied the horses to, and has been there for years.',
        'Somebody buried a jar here and meant to come back.',
      ],
      { kind: 'check', skill: 'investigation', dc: 12 },
    ),
    row([19, 19], 'A dream', [
      'Two of them dream of the same staircase from opposite ends.',
      'One wakes with the taste of salt, and a name on the tongue.',
      'A dream asks a question, politely, and waits to be answered.',
    ]),
    row(
      [20, 20],
      'A visitor',
      [
        'An old man asks leave to sit by the fire, and the fire leans towards him.',
        'Someone calls out from the dark, properly, as travellers should, and gives a name that means something.',
        'At the hour before dawn a rider leads a lame horse into the light and says: at last.',
      ],
      { kind: 'plot' },
    ),
  ],
}
