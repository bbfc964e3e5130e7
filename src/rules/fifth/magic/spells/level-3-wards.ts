/** Spells of the third level that guard, mend, or help in other ways. */
import type { DamageType } from '../../model/damage.ts'
import { damageTypes } from '../../model/damage.ts'
import type { Modifier } from '../../model/lasting.ts'
import { dispelFrom, tryToCounter } from '../dispel.ts'
import { mend, useful, ward } from '../kinds.ts'
import { boon, resistances, says, spellEffect } from '../parts.ts'
import type { Recipe } from '../recipe.ts'
import { corpse, growing, one, self, upTo } from '../recipe.ts'
import { byOtherType } from '../sift.ts'

const hastened: readonly Modifier[] = [
  { kind: 'speed', times: 2 },
  { kind: 'armour-bonus', by: 2 },
  { kind: 'advantage', on: 'save', ability: 'dex' },
  { kind: 'extra-attack' },
]
const energies: readonly DamageType[] = ['acid', 'cold', 'fire', 'lightning', 'thunder']

export const levelThreeWards: readonly Recipe[] = [
  { ...mend('Mass Healing Word', upTo(6)), sift: byOtherType('undead', 'construct') },
  {
    spell: 'Revivify',
    kind: 'help',
    aim: corpse,
    effect: power =>
      spellEffect(power, [
        { kind: 'revive', hitPoints: 1 },
        says('It works within a minute of death, and not on the old.'),
      ]),
  },
  ward('Haste', one, hastened, 'When it ends, a wave of weariness costs the hastened one a turn.'),
  ward(
    'Beacon of Hope',
    upTo(12),
    [{ kind: 'advantage', on: 'save', ability: 'wis' }],
    'Healing does all it can for them, and death is held off more easily.',
  ),
  ward(
    'Gaseous Form',
    one,
    resistances('bludgeoning', 'piercing', 'slashing'),
    'A drifting cloud has no hands, no voice and no walls.',
  ),
  {
    spell: 'Protection from Energy',
    kind: 'help',
    aim: one,
    choices: energies,
    effect: power => {
      const type = damageTypes.find(name => name === power.choice && energies.includes(name)) ?? 'acid'
      return spellEffect(power, [boon(power, resistances(type))])
    },
  },
  {
    spell: 'Remove Curse',
    kind: 'help',
    aim: one,
    effect: power =>
      spellEffect(power, [
        { kind: 'end-lasting', from: ['Bestow Curse'] },
        says('Curses let go; a cursed thing can be laid down.'),
      ]),
  },
  {
    spell: 'Dispel Magic',
    kind: 'use',
    aim: one,
    effect: power => spellEffect(power, []),
    after: dispelFrom,
  },
  {
    spell: 'Counterspell',
    kind: 'use',
    aim: one,
    effect: power => spellEffect(power, []),
    after: tryToCounter,
  },
  ward('Fly', growing(1), [], 'The touched one flies, as fast as a good horse.'),
  ward('Blink', self, [], 'Between turns the caster may be gone: on a high roll nobody can reach them.'),
  ward('Nondetection', one, [], 'No divination finds the touched one.'),
  ward('Tongues', one, [], 'They understand every tongue, and all who know one understand them.'),
  ward('Water Breathing', upTo(10), [], 'They breathe water as well as air.'),
  ward('Water Walk', upTo(10), [], 'They walk on water, mud, snow or lava as on a floor.'),
  useful('Clairvoyance', 'A sensor shows or sounds out a place the caster knows of.'),
  useful('Create Food and Water', 'Plain food and water for a company lie ready.'),
  useful('Daylight', 'Daylight fills the place and drives weak darkness out.'),
  useful('Glyph of Warding', 'A glyph waits for whoever does what it was told to wait for.'),
  useful('Magic Circle', 'Beings of the chosen kind cannot pass the circle, or cannot leave it.'),
  useful('Major Image', 'An image with sound, smell and warmth moves as the caster wishes.'),
  useful('Meld into Stone', 'The caster steps into the stone and hears what passes outside.'),
  useful('Phantom Steed', 'A horse of mist stands saddled and runs faster than any other.'),
  useful('Plant Growth', 'Plants close the way at once, or fields bear twice for a year.'),
  useful('Sending', 'A short message reaches its one, anywhere, and a short answer comes back.'),
  useful('Speak with Dead', 'The dead answers a few questions, as it pleases and as it knew.'),
  useful('Speak with Plants', 'Plants tell what passed here, and make way.'),
  useful('Tiny Hut', 'A dome stands against weather and strangers until morning.'),
]
