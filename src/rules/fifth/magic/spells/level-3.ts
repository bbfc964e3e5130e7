/** Spells of the third level that hurt or bind. */
import { isAbility } from '../../model/abilities.ts'
import type { CreatureId } from '../../model/creature.ts'
import type { Modifier } from '../../model/lasting.ts'
import { bind, blast, hex, lingering, repeating } from '../kinds.ts'
import { boon, condition, damage, itsTurn, says, spellEffect } from '../parts.ts'
import type { Recipe } from '../recipe.ts'
import { area, one, upTo } from '../recipe.ts'

const slowed: readonly Modifier[] = [
  { kind: 'speed', times: 1 / 2 },
  { kind: 'armour-bonus', by: -2 },
  { kind: 'bonus', on: 'save', dice: '-2', ability: 'dex' },
  { kind: 'no-reactions' },
]

export const levelThree: readonly Recipe[] = [
  blast('Fireball', area, 'fire'),
  blast('Lightning Bolt', area, 'lightning'),
  blast('Wind Wall', area, 'bludgeoning'),
  repeating('Call Lightning', area, 'action', power => [damage(power, 'lightning')]),
  repeating('Vampiric Touch', one, 'action', power => [damage(power, 'necrotic'), { kind: 'drain' }]),
  {
    ...lingering('Spirit Guardians', upTo(6), 'free', power => [
      damage(power, power.choice === 'necrotic' ? 'necrotic' : 'radiant'),
      boon(power, [{ kind: 'speed', times: 1 / 2 }], { lasts: itsTurn, name: 'Spirit Guardians’ Drag' }),
    ]),
    choices: ['radiant', 'necrotic'],
  },
  lingering('Stinking Cloud', area, 'free', power => [condition(power, 'incapacitated', { lasts: itsTurn })]),
  lingering('Sleet Storm', area, 'free', power => [condition(power, 'prone', { lasts: 'until-removed' })]),
  {
    spell: 'Fear',
    kind: 'harm',
    aim: area,
    effect: power =>
      spellEffect(power, [
        condition(power, 'frightened', { saveEnds: 'wis' }),
        says('They drop what they hold and run from the caster while they can see them.'),
      ]),
  },
  bind('Hypnotic Pattern', area, ['charmed', 'incapacitated']),
  hex('Slow', upTo(6), 'One deed a turn is all they manage.', slowed, 'wis'),
  {
    spell: 'Bestow Curse',
    kind: 'harm',
    aim: one,
    choices: ['str', 'dex', 'con', 'int', 'wis', 'cha', 'attacks', 'sapped'],
    effect: power => spellEffect(power, [boon(power, curseOf(power.choice, power.caster))]),
  },
]

/** A failing ability, blows that miss the caster, or wounds that fester. */
function curseOf(choice: string | undefined, vs: CreatureId): readonly Modifier[] {
  if (choice === 'attacks') return [{ kind: 'disadvantage', on: 'attack', vs }]
  if (choice === 'sapped') return [{ kind: 'vulnerability', type: 'necrotic' }] // for the necrotic dice on every hit
  const ability = choice !== undefined && isAbility(choice) ? choice : 'str'
  return [
    { kind: 'disadvantage', on: 'check', ability },
    { kind: 'disadvantage', on: 'save', ability },
  ]
}
