/** A cold coast. */
import type { Setting } from './setting.ts'

export const coast: Setting = {
  name: 'coast',
  about: 'A cold coast with small harbours and long tides',
  people: 'human-coastal',
  towns: ['Gannet Stair', 'Saltreach', 'Low Haven', 'Pikewater'],
  region: 'the Grey Reach',
  country:
    '{town} is a fishing town on the Grey Reach, forty houses and one good harbour, where the tide goes out so far that people walk on the sea bed and are rude about those who do not hurry back.',
  onTheWay: '2 giant crabs come out of the weed where the path is narrow',
  places: {
    hub: {
      names: ['The Net Quay', 'The Long Quay'],
      kind: 'Harbour',
      overview:
        '{here} is where {town} works, talks and waits for weather. Boats lie in two rows, and the nets hang between them like washing.',
      sights: 'Wet rope, tarred hulls, a row of gulls on a rail.',
      sounds: 'Blocks knock against masts, and somebody is always hammering.',
      smells: 'Tar, fish, and smoke from the drying sheds.',
      feeling: 'Everyone here is doing something and listening to everyone else.',
      features: [
        [
          'The Tide Board',
          'A painted board gives the hours of the tide. Beside today somebody has written a question mark.',
        ],
        ['The Lost Bell', 'A ship’s bell hangs on a post for those who did not come home. Its rope is new.'],
      ],
      way: 'the quay stones',
      hidden: [
        'Writing under the paint',
        13,
        'Investigation',
        'Under the fresh paint of the tide board an older hand has written: do not ring it twice. Behind the board are 6 gp.',
      ],
    },
    inn: {
      names: ['The Dry Oar', 'The Patient Cod'],
      kind: 'Inn',
      overview: '{here} has a stove, nine chairs and a landlady who has heard it before. It is a safe place to sleep.',
      sights: 'Oars hang on the walls with names burned into them.',
      sounds: 'The stove ticks, and cards are dealt without talk.',
      smells: 'Chowder, wool and pipe smoke.',
      feeling: 'It is warmer than it need be, on purpose.',
      features: [
        ['The Wall of Oars', 'One oar for each boat. Two of the hooks are empty, and nobody sits below them.'],
        ['The Back Table', 'Four old sailors play a game whose rules they no longer agree on.'],
      ],
      way: 'the blue door',
      hidden: [
        'A marked card',
        12,
        'Perception',
        'One of the cards on the back table is a page of a log book cut to size. It gives a bearing, towards {ruin}.',
      ],
    },
    works: {
      names: ['The Rope Walk', 'The Lamp Store'],
      kind: 'Workshop',
      overview:
        '{here} is a shed as long as a street and no wider than a cart. Work stopped here in the middle of a day.',
      sights: 'A half-made rope runs the whole length of it and ends in the air.',
      sounds: 'Wind comes through the boards in one long note.',
      smells: 'Hemp dust and lamp oil.',
      feeling: 'As if whoever left meant to be back directly.',
      features: [
        ['The Unfinished Rope', 'Three strands, well laid, and then a knot tied by somebody in a fright.'],
        ['The Locked Desk', 'A clerk’s desk with an honest lock and a dishonest key under the blotter.'],
      ],
      way: 'the tarred lane',
      hidden: ['The desk’s false bottom', 13, 'Investigation', 'Under a tray of pens lies {proof}.'],
    },
    wild: {
      names: ['The Wrack Path', 'The Mile of Stones'],
      kind: 'Shore path',
      overview: '{here} runs along the foot of the cliffs and is a path for five hours at a time.',
      sights: 'Weed, black stones, and the town growing small behind.',
      sounds: 'The sea turns pebbles over, like somebody looking for something.',
      smells: 'Iodine and cold.',
      feeling: 'You keep count of how far it is to go back.',
      features: [
        ['The Wreck’s Ribs', 'A hull so old that the limpets have limpets. Children have hung it with cork.'],
        ['The High Ledge', 'A shelf above the tide line with dry wood stacked on it, for those who came too late.'],
      ],
      way: 'the shore gate',
      hidden: [
        'Footprints on the ledge',
        12,
        'Survival',
        'One person has waited on the ledge, more than once, and has carried something heavy on the way back.',
      ],
    },
    ruin: {
      names: ['The Drowned Light', 'The Fallen Light'],
      kind: 'Ruined lighthouse',
      overview: '{here} was a lighthouse until the cliff moved. It leans over the water with its door half under sand.',
      sights: 'A stair goes up to nothing, and another goes down.',
      sounds: 'Water breathes in and out below the floor.',
      smells: 'Wet lime and something burnt, long ago.',
      feeling: 'The lamp is dark, but you have the sense of standing in its beam.',
      features: [
        [
          'The Keeper’s Log',
          'A swollen book chained to a shelf. The last pages are all one sentence, in better and better handwriting.',
        ],
        ['The Lower Stair', 'Steps cut in the rock, slick and steep, with a rope that is not old.'],
      ],
      way: 'the broken causeway',
      hidden: [
        'The lamp room cache',
        12,
        'Perception',
        'In the cold lamp, wrapped in oilcloth, lies the {item}. With it are 15 gp.',
      ],
    },
    heart: {
      names: ['The Tide Vault', 'The Sea Cellar'],
      kind: 'Sea cave',
      overview:
        '{here} is a cave that somebody squared off and made into a room. The sea comes into it by a grate, and goes out again without being asked.',
      sights: 'Green light moves on the roof. In the middle stands a stone basin.',
      sounds: 'Every drop is answered by another, a little later than an echo would be.',
      smells: 'Deep water, which has no smell until it is indoors.',
      feeling: 'It is a room that has been waiting, and has good manners about it.',
      features: [
        [
          'The Stone Basin',
          'Dry inside, though everything around it is wet. Something stood in it once and left a ring.',
        ],
        ['The Grate', 'Bronze bars as thick as a wrist, bent outwards.'],
      ],
      way: 'the lower stair',
      hidden: [
        'Words in the basin',
        14,
        'Religion',
        'Letters run round the inside of the basin: what is put back is forgiven.',
      ],
    },
  },
}
