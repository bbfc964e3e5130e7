/** A walk through a town. */
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

export const city: RandomTable = {
  name: 'city',
  title: 'In the city',
  die: 20,
  rows: [
    row(
      [1, 1],
      'Pickpocket',
      [
        'A bump, an apology, and a hand that was somewhere else.',
        'A barrow spills its onions at exactly the right moment for somebody.',
        'Small fingers, quick feet, a gap in a fence.',
      ],
      { kind: 'check', skill: 'perception', dc: 14 },
    ),
    row(
      [2, 3],
      'The watch',
      [
        'Four tabards and a clerk would like to see what is in the bags.',
        'A sergeant compares their faces with a very bad drawing.',
        'Weapons are to be tied in this quarter, since this morning.',
      ],
      { kind: 'encounter', how: 'wary' },
    ),
    row([4, 5], 'Festival', [
      'Paper fish on poles, a brass band, and no way across the square.',
      'It is the day on which masters serve and servants complain.',
      'Every window has a candle, every candle a name.',
    ]),
    row([6, 7], 'A rare merchant', [
      'A stall that sells only left-hand tools, and one box that is not for sale until asked about twice.',
      'A woman with a cart of bottled weathers, most of them fakes.',
      'A bookbinder clears out a dead man’s shelf, by weight.',
    ]),
    row([8, 10], 'Performers or protest', [
      'Weavers stand in front of the guildhall, silent, holding up their empty hands.',
      'A troupe plays the fall of a tyrant; the audience has begun to supply names.',
      'A preacher and a puppeteer have claimed the same corner, and the crowd is choosing.',
    ]),
    row([11, 14], 'An ordinary day', [
      'Carts, bells, bread, and somebody emptying a bucket without looking.',
      'The city goes about its business and steps around them.',
      'Washing overhead, gossip below, cats in between.',
    ]),
    row(
      [15, 16],
      'Useful talk',
      [
        'A barber knows everyone’s affairs and charges only for the shave.',
        'A porter resting on the steps has seen who goes in, and when.',
        'Two clerks complain about work, in detail, over one bowl of noodles.',
      ],
      { kind: 'rumour' },
    ),
    row(
      [17, 18],
      "Somebody's past",
      [
        'A voice across the fountain calls a childhood name.',
        'A shop sign bears a family name that one of them had thought was lost.',
        'An old teacher, an old rival, or an old flame: one of them stops dead in the crowd.',
      ],
      { kind: 'plot' },
    ),
    row([19, 19], 'Incident', [
      'A scaffold gives way, slowly enough for somebody to do something.',
      'Smoke comes out of an upper window, and a hand.',
      'A carriage without a driver takes the corner on two wheels.',
    ]),
    row(
      [20, 20],
      'Major event',
      [
        'All the bells begin together, and they are not ringing an hour.',
        'The gates are being closed at noon, and nobody on them will say for whom.',
        'Heralds at each crossroads unroll the same black-edged page.',
      ],
      { kind: 'plot' },
    ),
  ],
}
