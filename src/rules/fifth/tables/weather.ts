/** The sky over the day's road. */
import type { RandomTable } from './table.ts'
import { row } from './table.ts'

const dramatic: RandomTable = {
  name: 'dramatic-weather',
  title: 'Dramatic weather',
  die: 6,
  rows: [
    row(
      [1, 1],
      'Blinding fog',
      [
        'Fog rolls in so thick that the far end of a rope is out of sight.',
        'A white wall of fog swallows the path, then the trees, then the lantern at the back of the line.',
        'The world shrinks to a grey room that walks along with whoever stands in it.',
      ],
      { kind: 'sight', feet: 30 },
    ),
    row(
      [2, 2],
      'Hail',
      [
        'Hailstones the size of knuckles hammer down and bounce knee-high.',
        'The first stones crack on a shield like thrown gravel, and then the whole sky lets go.',
        'Ice drums on every roof and every head that has none.',
      ],
      { kind: 'damage', dice: '1d4', type: 'bludgeoning', every: 'minute' },
    ),
    row(
      [3, 3],
      'Tremor',
      [
        'The ground shrugs, once, like a beast bothered by a fly.',
        'Pebbles begin to dance; a breath later the earth itself lurches sideways.',
        'A low growl climbs out of the rock and takes the legs from under everything that stands.',
      ],
      { kind: 'save', ability: 'dex', dc: 12, every: 'once', onFailure: 'prone' },
    ),
    row(
      [4, 4],
      'Unnatural silence',
      [
        'Sound dies a few steps from every mouth; shouting helps nobody.',
        'The wind still bends the grass, but it has stopped making any noise.',
        'All at once each of them hears only their own heartbeat.',
      ],
      { kind: 'hearing', feet: 10 },
    ),
    row(
      [5, 5],
      'Lights in the sky',
      [
        'Ribbons of green and copper light uncoil from one horizon to the other.',
        'Long after dusk the clouds go on glowing, as though lit by a town that is not there.',
        'Sparks drift upward across the stars, slow as lanterns on a river.',
      ],
      { kind: 'light', level: 'bright' },
    ),
    row(
      [6, 6],
      'Impossible change',
      [
        'Within a hundred heartbeats the season turns, and turns back, and leaves frost on summer leaves.',
        'Rain falls upward from the puddles and gathers in the branches.',
        'The wind arrives warm, smelling of a sea that lies weeks away.',
      ],
      { kind: 'plot' },
    ),
  ],
}

export const weather: RandomTable = {
  name: 'weather',
  title: 'Weather',
  die: 20,
  rows: [
    row(
      [1, 2],
      'Severe storm',
      [
        'A storm leans on the land until fences walk and old trees lie down.',
        'Thunder comes in before the last thunder has left, and the rain flies sideways.',
        'The sky goes the colour of slate and then comes apart.',
        'Gusts snatch words and hats alike; every step forward has to be argued for.',
      ],
      { kind: 'disadvantage', on: 'perception' },
      { kind: 'speed', factor: 0.5 },
    ),
    row(
      [3, 5],
      'Heavy rain',
      [
        'Rain comes down like a curtain that nobody draws back.',
        'Every rut is a stream, every stream a small river, and bowstrings hang slack.',
        'It pours; footprints fill and are gone before the heel is lifted.',
      ],
      { kind: 'disadvantage', on: 'ranged-attacks' },
      { kind: 'tracks-gone' },
    ),
    row(
      [6, 8],
      'Light rain',
      [
        'A thin rain whispers over everything and turns the distance to smoke.',
        'Drizzle beads on wool and eyelashes; the light never quite gets up.',
        'Soft rain hides small sounds and smudges the edges of things.',
      ],
      { kind: 'light', level: 'dim' },
      { kind: 'bonus', on: 'stealth', by: 2 },
    ),
    row([9, 14], 'Pleasant', [
      'A mild day with a few clouds that have nowhere to be.',
      'The weather keeps out of the way, as good weather does.',
      'Cool in the shade, warm in the open, and a breeze that smells of cut grass.',
      'An ordinary sky; somebody will complain about it all the same.',
    ]),
    row(
      [15, 17],
      'Clear',
      [
        'The air is so clean that the hills on the horizon look like something you could pick up.',
        'Not a cloud; every landmark stands where the stories put it.',
        'Bright and still, a day for long views and straight roads.',
      ],
      { kind: 'bonus', on: 'navigation', by: 2 },
    ),
    row(
      [18, 19],
      'Extreme temperature',
      [
        'The heat has a weight; metal cannot be touched and water is gone before it is missed.',
        'Cold bites through wool and leather and then begins on the bone.',
        'The season has lost its temper, and the body pays for every hour outdoors.',
      ],
      { kind: 'save', ability: 'con', dc: 10, every: 'hour', onFailure: 'exhaustion' },
    ),
    {
      ...row([20, 20], 'Dramatic', [
        'Old hands stop what they are doing and look up.',
        'The animals know first: birds drop out of the air and sit close together.',
        'Something in the weather has made up its mind.',
      ]),
      further: dramatic,
    },
  ],
}
