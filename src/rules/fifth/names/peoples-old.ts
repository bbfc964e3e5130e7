/** The peoples of forest, mountain, hill and burrow. */
import type { Profile } from './profile.ts'
import { phrasesOf, wordsOf } from './profile.ts'

export const elf: Profile = {
  name: 'elf',
  aliases: ['elven', 'elvish', 'half-elf', 'drow'],
  about: 'flowing: long vowels, l, r, n and th, endings that fade',
  starts: wordsOf('ae ae li sy the cae il fae vae shae nai lue ra mi ny sae er ar thy quel ol ir yl el'),
  middles: wordsOf('la ri na lo the va si re mi lu ne ro li ra sa no'),
  ends: wordsOf('lith niel wen ras viel dris thir nor lan riel seth las nya rin lis thas myr ven'),
  lengths: [2, 3, 4],
  words: {
    family: [
      wordsOf('Dusk Silver Alder Dew Willow Moth Star Fern Rime Heron'),
      wordsOf('water song leaf fall bough mere wing light glade reed'),
    ],
  },
  shapes: ['{given}', '{given} {family}'],
  notes: phrasesOf(
    'reads as old and unhurried|soft in the mouth; suits somebody who listens|a name with a sigh at the end|bright vowels, for a quick wit|sounds like something carved in bark|good for a voice heard before it is seen',
  ),
}

export const dwarf: Profile = {
  name: 'dwarf',
  aliases: ['dwarven', 'dwarvish', 'duergar'],
  about: 'hard stops: k, d, g, b and r, closed syllables',
  starts: wordsOf('brok dur karg hed gund tor krag dag bel mord hak ild rug skan vig yar osk thrud fen jor'),
  middles: wordsOf('ga do ri ba ku da ro gi'),
  ends: wordsOf('rik din gar drun bek nod grim dis kar ga dra mund bor nar hild rid tog vek'),
  lengths: [2, 2, 3],
  words: {
    family: [
      wordsOf('Cinder Granite Copper Deep Hammer Salt Iron Ember Anvil Slate'),
      wordsOf('hand vein brow delve gate back tooth ledger kettle strike'),
    ],
  },
  shapes: ['{given} {family}', '{given} {family}', '{given}'],
  notes: phrasesOf(
    'two blows of a hammer|for somebody who keeps accounts and grudges|short enough to shout across a forge|sounds like a door being barred|a family name with a trade in it|solid, a little stubborn',
  ),
}

export const halfling: Profile = {
  name: 'halfling',
  aliases: ['hobling', 'half-folk'],
  about: 'homely: short given names, kitchens and hedges behind them',
  starts: wordsOf('pip mar tob wil ros hob mil dan bet lin per fin corm nel os pol jas tam ed hal'),
  middles: wordsOf('li ri ko da mi'),
  ends: wordsOf('by kin la wick ric low sy bo da nan mer ny ta do len fer'),
  lengths: [2, 2, 3],
  words: {
    family: [
      wordsOf('Butter Hedge Apple Kettle Thistle Barley Honey Button Clover Puddle'),
      wordsOf('foot bottom worth well patch loaf crock lane stile thorn'),
    ],
  },
  shapes: ['{given} {family}'],
  notes: phrasesOf(
    'smells of baking|a good neighbour, or wants to be thought one|easy to call in from the garden|cheerful, and harder to fool than it sounds|round and warm|the sort of name found on a jam jar',
  ),
}

export const gnome: Profile = {
  name: 'gnome',
  aliases: ['gnomish', 'svirfneblin'],
  about: 'long given names that nobody uses, and a nickname that everybody does',
  starts: wordsOf('fizz nim wor bim zan ell quil tock bod orr gim scheb pos log dim wid snib kel'),
  middles: wordsOf('ba le ni do ra wi ti mo ri ga fi'),
  ends: wordsOf('nock wick bert dle gus lin pen zel mop nick fry ster bin per'),
  lengths: [3, 4, 5],
  words: {
    nickname: [
      wordsOf('Spring Copper Button Sprocket Ink Half Spark Thimble Two Cog'),
      wordsOf('nose thumb pocket spoon hat toe whistle fuse mind boots'),
    ],
    family: [wordsOf('Tangle Bellows Pepper Lantern Gear Turnip'), wordsOf('wright spindle grove works hollow crank')],
  },
  shapes: ['{given} "{nickname}" {family}', '{given} "{nickname}"'],
  notes: phrasesOf(
    'the nickname is the one in use|long on paper, short at the bench|for an inventor, or a patient of one|a mouthful on purpose|everyone asks how the nickname came about|rattles pleasantly',
  ),
}
