/** Spells of the first level that guard, or that help in other ways than with numbers. */
import type { Modifier } from '../../model/lasting.ts'
import { useful, ward } from '../kinds.ts'
import { aRound, boon, says, spellEffect } from '../parts.ts'
import type { Recipe } from '../recipe.ts'
import { growing, one, self, upTo } from '../recipe.ts'

const moreRolls: readonly Modifier[] = [
  { kind: 'bonus', on: 'attack', dice: '1d4' },
  { kind: 'bonus', on: 'save', dice: '1d4' },
]

export const levelOneWards: readonly Recipe[] = [
  ward('Bless', growing(3), moreRolls),
  ward('Shield of Faith', one, [{ kind: 'armour-bonus', by: 2 }]),
  ward('Mage Armor', one, [{ kind: 'armour-base', base: 13 }]),
  {
    spell: 'Shield',
    kind: 'help',
    aim: self,
    effect: power =>
      spellEffect(power, [
        boon(power, [{ kind: 'armour-bonus', by: 5 }], { lasts: aRound('start') }),
        says('It holds against the attack that called it, and against magic missiles.'),
      ]),
  },
  {
    spell: 'Heroism',
    kind: 'help',
    aim: growing(1),
    effect: power => {
      const courage = spellEffect(
        power,
        [{ kind: 'temporary-hit-points', dice: String(Math.max(0, power.modifier)) }],
        {
          needsConcentration: false,
        },
      )
      const immunity: Modifier = { kind: 'condition-immunity', condition: 'frightened' }
      return spellEffect(power, [boon(power, [immunity], { onTurn: { at: 'start', effect: courage } })])
    },
  },
  ward('Longstrider', growing(1), [{ kind: 'speed', times: 4 / 3 }]), // ten feet more than thirty
  ward('Expeditious Retreat', self, [{ kind: 'speed', times: 2 }]),
  ward(
    'Protection from Evil and Good',
    one,
    [],
    'Aberrations, celestials, elementals, fey, fiends and undead strike at the protected one with disadvantage, and cannot charm, frighten or possess them.',
  ),
  ward(
    'Sanctuary',
    one,
    [],
    'Whoever would harm the warded one must first master themselves with a WIS save, or turn elsewhere. It ends if the warded one attacks.',
  ),
  ward('Feather Fall', upTo(5), [], 'Those falling drift down and land softly.'),
  ward('Jump', one, [], 'The touched one leaps three times as far.'),
  useful('Alarm', 'A ward stands on the place and warns when anyone steps in.'),
  useful('Comprehend Languages', 'Every tongue heard or touched on the page is plain to the caster.'),
  useful('Create or Destroy Water', 'Clean water fills a vessel or falls as rain, or a pool or a fog is gone.'),
  useful('Detect Evil and Good', 'The caster knows where strange beings and hallowed places are, close by.'),
  useful('Detect Magic', 'The caster feels magic close by and can tell its school by its aura.'),
  useful('Detect Poison and Disease', 'The caster knows of poisons, venomous creatures and diseases close by.'),
  useful('Disguise Self', 'The caster looks like somebody else to everyone who does not touch or study them.'),
  useful('Floating Disk', 'A disk of force follows the caster and carries what is laid on it.'),
  useful('Identify', 'What the touched thing does, how it is used and what is cast on it is known.'),
  useful('Illusory Script', 'Only those it is meant for read what is really written there.'),
  useful('Purify Food and Drink', 'Food and drink are clean of rot, poison and disease.'),
  useful('Silent Image', 'An image that makes no sound moves as the caster wishes; a closer look can find it out.'),
  useful('Speak with Animals', 'Beasts understand the caster and can answer, as far as beasts know things.'),
  useful('Unseen Servant', 'An unseen hand fetches, opens, cleans and pours at the caster’s word.'),
]
