/** A high dry country. */
import type { Setting } from './setting.ts'

export const hills: Setting = {
  name: 'hills',
  about: 'A high country of sheep, mines and weather',
  people: 'human-highland',
  towns: ['Thornby', 'Upper Marl', 'Cold Ashford', 'Wether Cross'],
  region: 'the Marl Hills',
  country:
    '{town} is a mining town in the Marl Hills with more sheep than people and more chapels than either needs. The seam ran thin in their grandparents’ time, and they stayed out of stubbornness and for the view.',
  onTheWay: 'a wolf that should not be so far down the hill keeps pace, and then turns',
  places: {
    hub: {
      names: ['Wether Green', 'The Upper Green'],
      kind: 'Village green',
      overview:
        '{here} is a square of good grass with a pump, a cross without arms and every door in {town} looking on.',
      sights: 'Sheep lie on the warm stones of the cross. The pump has a bow tied to it.',
      sounds: 'A dog barks twice at everything, as a matter of form.',
      smells: 'Grass, wool and bread.',
      feeling: 'You are being looked at by people who would be hurt if you said so.',
      features: [
        ['The Armless Cross', 'Names are cut on three of its sides. The fourth has been smoothed and waits.'],
        ['The Parish Pump', 'Good water, slow to come. A notice asks you to say thank you.'],
      ],
      way: 'the cart road',
      hidden: [
        'A name too many',
        13,
        'Investigation',
        'The newest name on the cross belongs to somebody who is alive. Behind the stone are 6 gp in a tin.',
      ],
    },
    inn: {
      names: ['The Tup and Lantern', 'The Last Shift'],
      kind: 'Inn',
      overview: '{here} is one room and an argument, in its third generation. It is a safe place to sleep.',
      sights: 'Miners’ lamps stand on every shelf, all trimmed, none lit.',
      sounds: 'Boots under tables, and the argument.',
      smells: 'Mutton, wet dog and polish.',
      feeling: 'They have made room for you before you asked.',
      features: [
        [
          'The Shelf of Lamps',
          'One for each who went down and did not come up. Lately one of them has been warm in the mornings.',
        ],
        ['The Slate', 'What everyone owes, in a hand that forgives nothing.'],
      ],
      way: 'the low door',
      hidden: [
        'Ash in a cold lamp',
        12,
        'Perception',
        'The warm lamp has been carried about at night. The mud on its foot is the red of {ruin}.',
      ],
    },
    works: {
      names: ['The Assay House', 'The Winding House'],
      kind: 'Mine office',
      overview: '{here} weighed the ore when there was ore. The scales still work and are very bored.',
      sights: 'Ledgers to the ceiling, and a window that looks at the hill.',
      sounds: 'A clock that has been wound by somebody who is not here.',
      smells: 'Ink, iron and mouse.',
      feeling: 'Everything is in order, and that is what is wrong with it.',
      features: [
        ['The Great Scale', 'It stands a hair off true, as if it weighed something nobody can see.'],
        ['The Ledgers', 'A hundred years of weights. This year’s has had a page cut out.'],
      ],
      way: 'the mine lane',
      hidden: [
        'Behind the ledgers',
        13,
        'Investigation',
        'A folded paper has been pushed in where the page is missing. It is {proof}.',
      ],
    },
    wild: {
      names: ['The Sheep Stair', 'The Windy Gate'],
      kind: 'Hill path',
      overview: '{here} climbs by steps that sheep have made and people have only agreed with.',
      sights: 'Heather, stones that look like sitting men, and the weather coming.',
      sounds: 'Larks, until they stop.',
      smells: 'Peat, and rain an hour off.',
      feeling: 'The hill is not against you. It is thinking of something else.',
      features: [
        ['The Sitting Stones', 'Seven in a half ring. Shepherds nod to them and do not say why.'],
        ['The Shepherd’s Hut', 'Turf roof, dry straw, a bolt on the inside.'],
      ],
      way: 'the upper stile',
      hidden: [
        'An eighth stone',
        12,
        'Survival',
        'There is a hollow where an eighth stone sat until lately. Drag marks go up towards {ruin}.',
      ],
    },
    ruin: {
      names: ['The Old Level', 'Pity Mine'],
      kind: 'Abandoned mine',
      overview:
        '{here} was shut because it was empty. The boards over the mouth have been taken down and stacked with care.',
      sights: 'Props like a row of doors, and a rail that shines where it should be rust.',
      sounds: 'Somewhere a cart rolls a little way, and stops.',
      smells: 'Red mud, cold stone, lamp smoke that is not a hundred years old.',
      feeling: 'Somebody has been tidying.',
      features: [
        ['The Stacked Boards', 'Each has a number in chalk, so that they could be put back as they were.'],
        ['The Ore Cart', 'Oiled, empty, and braked with a clean stone.'],
      ],
      way: 'the mine mouth',
      hidden: [
        'The blind cutting',
        12,
        'Perception',
        'Behind a curtain of sacking a niche has been cut, and in it lies the {item}. Beside it are 15 gp in old coin.',
      ],
    },
    heart: {
      names: ['The Silver Chapel', 'The Under Chapel'],
      kind: 'Chamber',
      overview: '{here} is a cave that the first miners found, and left alone, and made a floor for.',
      sights: 'The walls give back your light in a thousand small pieces. In the middle is an anvil of plain rock.',
      sounds: 'It hums when you stop talking.',
      smells: 'Nothing at all, which is worse.',
      feeling: 'It is the most beautiful place in the county, and it would rather be alone.',
      features: [
        ['The Rock Anvil', 'Worn in the middle, as a step is worn. Something was beaten thin here, and often.'],
        ['The Bright Walls', 'Not silver. Nobody who took a piece home kept it for a second night.'],
      ],
      way: 'the deep ladder',
      hidden: [
        'The first miners’ mark',
        14,
        'History',
        'Low on the anvil a rhyme is cut: lay it here, say it clear, let it lie another year.',
      ],
    },
  },
}
