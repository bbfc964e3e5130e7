/** Spells of the second level that guard, mend, or help in other ways. */
import type { Ability } from '../../model/abilities.ts'
import { damageTypes } from '../../model/damage.ts'
import type { Condition, Modifier } from '../../model/lasting.ts'
import { isCondition } from '../../model/lasting.ts'
import { mend, useful, ward } from '../kinds.ts'
import { boon, condition, resistances, says, spellEffect } from '../parts.ts'
import type { Recipe } from '../recipe.ts'
import { area, growing, one, self, upTo } from '../recipe.ts'
import { byOtherType } from '../sift.ts'

const animals: Readonly<Record<string, Ability>> = {
  bear: 'con',
  bull: 'str',
  cat: 'dex',
  eagle: 'cha',
  fox: 'int',
  owl: 'wis',
}
const cured: readonly Condition[] = ['blinded', 'deafened', 'paralyzed', 'poisoned']

/** How much of it a weapon holds: more from the fourth slot level on, most from the sixth. */
const enchantment = (slot: number): string => (slot >= 6 ? '3' : slot >= 4 ? '2' : '1')

const sized = (isLarger: boolean): readonly Modifier[] => {
  const kind = isLarger ? 'advantage' : 'disadvantage'
  return [
    { kind, on: 'check', ability: 'str' },
    { kind, on: 'save', ability: 'str' },
    { kind: 'bonus', on: 'damage', dice: isLarger ? '1d4' : '-1d4' },
  ]
}

export const levelTwoWards: readonly Recipe[] = [
  {
    spell: 'Aid',
    kind: 'help',
    aim: upTo(3),
    effect: power => {
      const by = Number(power.dice)
      return spellEffect(power, [boon(power, [{ kind: 'max-hit-points', by }]), { kind: 'heal', dice: power.dice }])
    },
  },
  { ...mend('Prayer of Healing', upTo(6)), sift: byOtherType('undead', 'construct') },
  {
    spell: 'Lesser Restoration',
    kind: 'help',
    aim: one,
    choices: cured,
    effect: power => {
      const chosen = power.choice !== undefined && isCondition(power.choice) ? [power.choice] : cured.slice(0, 1)
      return spellEffect(power, [{ kind: 'end-condition', conditions: chosen }])
    },
  },
  ward('Barkskin', one, [{ kind: 'armour-floor', least: 16 }]),
  ward('Blur', self, [{ kind: 'disadvantage-against' }]),
  ward('Magic Weapon', one, ({ slot }) => [
    { kind: 'bonus', on: 'attack', dice: enchantment(slot) },
    { kind: 'bonus', on: 'damage', dice: enchantment(slot) },
  ]),
  ward(
    'Warding Bond',
    one,
    [{ kind: 'armour-bonus', by: 1 }, { kind: 'bonus', on: 'save', dice: '1' }, ...resistances(...damageTypes)],
    'Whatever hurts the warded one hurts the caster as much.',
  ),
  ward('Pass without Trace', upTo(12), [{ kind: 'bonus', on: 'check', dice: '10', ability: 'dex', skill: 'stealth' }]),
  {
    spell: 'Protection from Poison',
    kind: 'help',
    aim: one,
    effect: power =>
      spellEffect(power, [{ kind: 'end-condition', conditions: ['poisoned'] }, boon(power, resistances('poison'))]),
  },
  {
    spell: 'Invisibility',
    kind: 'help',
    aim: growing(1),
    effect: power => spellEffect(power, [condition(power, 'invisible'), says('It ends for whoever attacks or casts.')]),
  },
  {
    spell: 'Enhance Ability',
    kind: 'help',
    aim: growing(1),
    choices: Object.keys(animals),
    effect: power => {
      const ability = animals[power.choice ?? 'bear'] ?? 'con'
      const gift = boon(power, [{ kind: 'advantage', on: 'check', ability }])
      return spellEffect(power, ability === 'con' ? [gift, { kind: 'temporary-hit-points', dice: '2d6' }] : [gift])
    },
  },
  {
    spell: 'Enlarge/Reduce',
    kind: 'use',
    aim: one,
    choices: ['enlarge', 'reduce'],
    effect: power =>
      spellEffect(
        power,
        [boon(power, sized(power.choice !== 'reduce'))],
        power.choice === 'reduce' ? {} : { gate: null },
      ),
  },
  {
    spell: 'Misty Step',
    kind: 'use',
    aim: self,
    effect: power =>
      spellEffect(power, [
        { kind: 'move', to: 'away' },
        says('The caster steps through silver mist to a place in sight.'),
      ]),
  },
  {
    spell: 'Silence',
    kind: 'harm',
    aim: area,
    effect: power => spellEffect(power, [boon(power, []), condition(power, 'deafened')]),
  },
  ward(
    'Mirror Image',
    self,
    [{ kind: 'disadvantage-against' }],
    'Three likenesses shift about the caster and draw blows.',
  ),
  useful('Alter Self', 'The caster’s body takes another shape: gills, claws, or another face.'),
  useful('Animal Messenger', 'A small beast carries a short message to a place it is told of.'),
  useful('Arcane Lock', 'Door, chest or gate stays shut for all but those it is meant for.'),
  useful("Arcanist's Magic Aura", 'The touched one shows a false aura to those who look for magic.'),
  useful('Augury', 'An omen tells whether the coming hour’s plan bodes well, ill, both or neither.'),
  useful('Continual Flame', 'A flame without heat burns on and needs no air.'),
  useful('Darkness', 'Magical darkness fills the place; plain light and plain eyes do not pierce it.'),
  useful('Darkvision', 'The touched one sees in the dark.', one),
  useful('Detect Thoughts', 'Surface thoughts close by are open to the caster; probing deeper is noticed.'),
  useful('Find Traps', 'The caster knows whether there is a trap in sight and what kind of harm it means.'),
  useful('Gentle Repose', 'The dead body does not decay, and time does not count against raising it.'),
  useful('Knock', 'One lock, bar or chain opens, with a knock that is heard far off.'),
  useful('Locate Animals or Plants', 'The caster knows the way to the nearest of that kind.'),
  useful('Locate Object', 'The caster senses the way to the thing, if it is near enough.'),
  useful('Magic Mouth', 'A mouth will speak the message when what it waits for happens.'),
  useful('Rope Trick', 'A rope leads up into a hidden space where a few can rest.'),
  useful('See Invisibility', 'What is invisible is plain to the caster.'),
  useful('Spider Climb', 'The touched one walks on walls and ceilings with free hands.', one),
]
