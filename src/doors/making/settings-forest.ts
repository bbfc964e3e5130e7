/** A great wood. */
import type { Setting } from './setting.ts'

export const forest: Setting = {
  name: 'forest',
  about: 'A great wood with clearings, toll roads and old bargains',
  people: 'human-northern',
  towns: ['Hollin Ford', 'Ashlatch', 'Marten’s Rest', 'Alderby'],
  region: 'the Hollin Wood',
  country:
    '{town} stands in the only clearing for two days in any direction, on a ford, with a toll that pays for everything. The wood has let it be for as long as anyone knows, and nobody has liked to ask about the terms.',
  onTheWay: 'a giant wolf spider waits where the branches meet over the path',
  places: {
    hub: {
      names: ['The Ford Yard', 'The Toll Yard'],
      kind: 'Market yard',
      overview:
        '{here} is mud, straw and commerce. Every cart that crosses the wood stops here to pay, and stays to complain.',
      sights: 'Painted carts, a toll bar with a lamp on it, the trees standing round like an audience.',
      sounds: 'Geese, axles, bargaining.',
      smells: 'Horses, woodsmoke and river.',
      feeling: 'Everybody is on the way somewhere and nobody is leaving.',
      features: [
        [
          'The Toll Bar',
          'A pine trunk with a stone for a weight. The leaves on it are green, though it was cut forty years ago.',
        ],
        ['The Notice Oak', 'Papers are nailed to it, and every spring it swallows the nails.'],
      ],
      way: 'the cart track',
      hidden: [
        'A paper grown over',
        13,
        'Investigation',
        'Deep in the bark of the oak is an older notice: it lists what {town} promised. A purse of 6 gp is folded in it.',
      ],
    },
    inn: {
      names: ['The Nine Acorns', 'The Bark and Barrel'],
      kind: 'Inn',
      overview: '{here} was built around a tree, and the tree is still growing. It is a safe place to sleep.',
      sights: 'A trunk goes up through both floors. Coats hang on its stubs.',
      sounds: 'Fiddle, rain, the roof giving a little.',
      smells: 'Apples, damp and frying.',
      feeling: 'You keep looking up.',
      features: [
        [
          'The House Tree',
          'Lovers’ letters are cut in it up to the height of a man. Above that the bark has a pattern of its own.',
        ],
        ['The Carters’ Bench', 'They have seen every road there is and will tell you which is worst.'],
      ],
      way: 'the green door',
      hidden: [
        'Sap on the stair',
        12,
        'Perception',
        'The tree has been tapped, lately, by somebody in a hurry. Drops lead out at the back and towards {ruin}.',
      ],
    },
    works: {
      names: ['The Saw House', 'The Tanner’s Loft'],
      kind: 'Mill',
      overview:
        '{here} stands over the stream with its wheel tied up. There is a log on the carriage, cut half through.',
      sights: 'Sawdust in drifts, and one set of steps in it.',
      sounds: 'Water goes under the floor with nothing to do.',
      smells: 'Resin, sharp as a slap.',
      feeling: 'It is very quiet for a place with so many teeth.',
      features: [
        ['The Half-Cut Log', 'The rings stop being rings near the middle and become something like writing.'],
        [
          'The Tool Wall',
          'Every tool has its outline painted. One outline is empty, and it is shaped like nothing you know.',
        ],
      ],
      way: 'the mill path',
      hidden: [
        'Under the sawdust',
        13,
        'Investigation',
        'A box is nailed below the floor boards, and in it lies {proof}.',
      ],
    },
    wild: {
      names: ['The Lantern Ride', 'The Crooked Ride'],
      kind: 'Forest road',
      overview: '{here} was straight when it was cut. It has been having ideas since.',
      sights: 'Trunks close together, and ribbons tied on some of them, faded to one colour.',
      sounds: 'Your own steps, and now and then one more.',
      smells: 'Leaf mould and mushrooms.',
      feeling: 'The wood is not watching. It is making up its mind.',
      features: [
        ['The Ribbon Trees', 'One for everyone who went in and came out again. You are surprised how few.'],
        ['The Charcoal Mound', 'Cold, with a bed of bracken beside it and a kettle left upside down.'],
      ],
      way: 'the wood gate',
      hidden: [
        'A trail of drops',
        12,
        'Survival',
        'Amber drops, no bigger than seeds, lie on the left side of the road all the way to {ruin}.',
      ],
    },
    ruin: {
      names: ['The Root House', 'The Sunken Lodge'],
      kind: 'Ruined lodge',
      overview:
        '{here} was somebody’s hunting lodge before the wood took an interest. Roots hold its walls up now, and hold them shut.',
      sights: 'A fireplace with a sapling in it, antlers grown together into a hedge.',
      sounds: 'Slow wood, creaking like a ship.',
      smells: 'Earth and old velvet.',
      feeling: 'You would take your hat off, if you were sure that it was the right thing.',
      features: [
        [
          'The Antler Hedge',
          'A hundred trophies, grown into one. There is a way through if you do not mind being combed.',
        ],
        ['The Long Mirror', 'It shows the room as it was, with a fire lit, and one chair drawn out for you.'],
      ],
      way: 'the root arch',
      hidden: [
        'The huntsman’s chest',
        12,
        'Perception',
        'Under the window seat is a chest that the roots have not touched. In it lies the {item}, with 15 gp.',
      ],
    },
    heart: {
      names: ['The Listening Hall', 'The Green Hall'],
      kind: 'Hollow',
      overview: '{here} is a space under the oldest tree of all, as high as a church, lit by nothing you can point to.',
      sights: 'Pillars that are roots. In the middle is a stump, cut flat as a table.',
      sounds: 'When you speak, the leaves far above you repeat the last word.',
      smells: 'Rain that fell before you were born.',
      feeling: 'Whatever you meant to say here, you find yourself saying it more truthfully.',
      features: [
        ['The Table Stump', 'A hundred rings are ink-dark, and between them stand names. The last ring is blank.'],
        [
          'The Pillars',
          'Warm to the hand. One of them has been cut, and has bled, and has been bound with a woman’s scarf.',
        ],
      ],
      way: 'the earth stair',
      hidden: [
        'The terms',
        14,
        'Nature',
        'The names on the stump are signatures, and under the oldest stands: nothing taken that is not brought back.',
      ],
    },
  },
}
