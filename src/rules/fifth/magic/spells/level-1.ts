/** Spells of the first level that hurt, bind or mend. */
import { happen } from '../../model/deed.ts'
import type { Modifier } from '../../model/lasting.ts'
import { bind, blast, hex, mend } from '../kinds.ts'
import { aRound, boon, condition, says, spellEffect } from '../parts.ts'
import { moreDice } from '../power.ts'
import type { Recipe } from '../recipe.ts'
import { area, growing, one, self } from '../recipe.ts'
import { byOtherType, byPool, byType, isSleepless } from '../sift.ts'

const lessRolls: readonly Modifier[] = [
  { kind: 'bonus', on: 'attack', dice: '-1d4' },
  { kind: 'bonus', on: 'save', dice: '-1d4' },
]

export const levelOne: readonly Recipe[] = [
  blast('Burning Hands', area, 'fire'),
  blast('Guiding Bolt', one, 'radiant', power => [
    boon(power, [{ kind: 'advantage-against' }], { lasts: aRound('end') }),
  ]),
  blast('Hellish Rebuke', one, 'fire'),
  blast('Inflict Wounds', one, 'necrotic'),
  blast('Thunderwave', area, 'thunder', () => [{ kind: 'move', to: 'away' }]),
  {
    spell: 'Magic Missile',
    kind: 'harm',
    aim: { at: 'darts', count: 3, perSlot: 1 },
    effect: power => spellEffect(power, [{ kind: 'damage', damage: [{ dice: '1d4+1', type: 'force' }], each: true }]),
  },
  { ...mend('Cure Wounds', one), sift: byOtherType('undead', 'construct') },
  { ...mend('Healing Word', one), sift: byOtherType('undead', 'construct') },
  {
    spell: 'Goodberry',
    kind: 'use',
    aim: self,
    effect: power =>
      spellEffect(power, [says('Ten berries lie in the caster’s hand; each feeds for a day and mends a scratch.')]),
    after: (deed, { caster }) =>
      happen(deed, { type: 'item-gained', who: caster, item: { name: 'Goodberry', count: 10 } }),
  },
  {
    spell: 'False Life',
    kind: 'help',
    aim: self,
    effect: power => spellEffect(power, [{ kind: 'temporary-hit-points', dice: power.dice }]),
  },
  {
    spell: 'Sleep',
    kind: 'harm',
    aim: area,
    sift: byPool(power => power.dice, isSleepless),
    effect: power =>
      spellEffect(power, [condition(power, 'unconscious'), says('A blow or a shaking hand wakes a sleeper.')]),
  },
  {
    spell: 'Color Spray',
    kind: 'harm',
    aim: area,
    sift: byPool(power => moreDice('6d10', 2 * power.steps)),
    effect: power => spellEffect(power, [condition(power, 'blinded')]),
  },
  { ...bind('Animal Friendship', growing(1), ['charmed']), sift: byType('beast') },
  { ...bind('Charm Person', growing(1), ['charmed']), sift: byType('humanoid') },
  bind('Entangle', area, ['restrained'], 'str'), // the save stands for the check that breaks free
  {
    spell: 'Hideous Laughter',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(power, [
        condition(power, 'prone', { saveEnds: 'wis' }),
        condition(power, 'incapacitated', { saveEnds: 'wis' }),
      ]),
  },
  {
    spell: 'Grease',
    kind: 'harm',
    aim: area,
    effect: power => spellEffect(power, [condition(power, 'prone', { lasts: 'until-removed' })]),
  },
  hex('Bane', growing(3), 'Their hands and hearts falter.', lessRolls),
  hex('Faerie Fire', area, 'An outline of light clings to them; nothing hides them now.', [
    { kind: 'advantage-against' },
  ]),
  hex('Command', growing(1), 'They must obey the one word on their next turn.'),
  {
    spell: "Hunter's Mark",
    kind: 'harm',
    aim: one,
    onto: 'caster',
    effect: power =>
      spellEffect(power, [
        boon(
          power,
          power.targets.map(vs => ({ kind: 'extra-damage', dice: power.dice, type: 'piercing', vs })),
        ),
      ]),
  },
  {
    spell: 'Divine Favor',
    kind: 'help',
    aim: self,
    effect: power => spellEffect(power, [boon(power, [{ kind: 'extra-damage', dice: power.dice, type: 'radiant' }])]),
  },
  {
    spell: 'Fog Cloud',
    kind: 'use',
    aim: self,
    effect: power =>
      spellEffect(power, [boon(power, []), says('A bank of fog hides everything within it.')], { gate: null }),
  },
]
