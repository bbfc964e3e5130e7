/** Spells of the second level that hurt or bind. */
import { applyEffect } from '../../combat/apply-effect.ts'
import type { Condition } from '../../model/lasting.ts'
import { bind, blast, hex, lingering, repeating } from '../kinds.ts'
import { aRound, boon, condition, damage, itsTurn, rolled, says, spellEffect } from '../parts.ts'
import { moreDice } from '../power.ts'
import type { Recipe } from '../recipe.ts'
import { area, growing, one, self } from '../recipe.ts'
import { byType } from '../sift.ts'

export const levelTwo: readonly Recipe[] = [
  blast('Shatter', area, 'thunder'),
  {
    spell: 'Scorching Ray',
    kind: 'harm',
    aim: { at: 'darts', count: 3, perSlot: 1 },
    effect: power => spellEffect(power, [damage(power, 'fire')], { gate: { kind: 'attack', reach: 'ranged' } }),
  },
  {
    spell: 'Acid Arrow',
    kind: 'harm',
    aim: one,
    effect: power => {
      const later = spellEffect(power, [damage(power, 'acid', moreDice('2d4', power.steps))], { gate: null })
      return spellEffect(power, [
        damage(power, 'acid'),
        boon(power, [], { lasts: itsTurn, onTurn: { at: 'end', effect: later } }),
      ])
    },
    after: (deed, power, outcomes) => {
      const missed = outcomes.filter(({ passed }) => !passed).map(({ target }) => target)
      if (missed.length === 0) return
      const splash = spellEffect(power, [damage(power, 'acid', `floor(${power.dice}/2)`)], { gate: null })
      applyEffect(deed, { effect: splash, source: power.caster, targets: missed })
    },
  },
  lingering('Moonbeam', area, 'action', power => [damage(power, 'radiant')]),
  repeating('Flaming Sphere', one, 'bonus', power => [damage(power, 'fire')]),
  {
    spell: 'Flame Blade',
    kind: 'harm',
    aim: self,
    effect: power =>
      spellEffect(power, [boon(power, []), says('A blade of fire burns in the caster’s hand.')], { gate: null }),
    again: {
      cost: 'action',
      aim: one,
      effect: power => spellEffect(power, [damage(power, 'fire')], { needsConcentration: false }),
    },
  },
  repeating('Spiritual Weapon', one, 'bonus', power => [damage(power, 'force')]),
  {
    spell: 'Heat Metal',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(
        power,
        [
          damage(power, 'fire'),
          says('Whoever holds the metal drops it after a failed CON save, or suffers for holding on.'),
        ],
        {
          gate: null,
        },
      ),
    again: {
      cost: 'bonus',
      effect: power => spellEffect(power, [damage(power, 'fire')], { gate: null, needsConcentration: false }),
    },
  },
  {
    spell: 'Branding Smite',
    kind: 'help',
    aim: self,
    effect: power =>
      spellEffect(power, [
        boon(power, [{ kind: 'extra-damage', dice: power.dice, type: 'radiant' }], { lasts: aRound('end') }),
        says('Whatever the weapon strikes glows and cannot be unseen.'),
      ]),
  },
  { ...bind('Hold Person', growing(1), ['paralyzed'], 'wis'), sift: byType('humanoid') },
  {
    spell: 'Blindness/Deafness',
    kind: 'harm',
    aim: growing(1),
    choices: ['blinded', 'deafened'],
    effect: power => {
      const chosen: Condition = power.choice === 'deafened' ? 'deafened' : 'blinded'
      return spellEffect(power, [condition(power, chosen, { saveEnds: 'con' })])
    },
  },
  bind('Web', area, ['restrained'], 'str'), // the save stands for the check that breaks free
  {
    spell: 'Gust of Wind',
    kind: 'harm',
    aim: area,
    effect: power => spellEffect(power, [{ kind: 'move', to: 'away' }]),
    again: {
      cost: 'free',
      effect: power => spellEffect(power, [{ kind: 'move', to: 'away' }], { needsConcentration: false }),
    },
  },
  {
    spell: 'Calm Emotions',
    kind: 'use',
    aim: area,
    effect: power =>
      spellEffect(power, [
        { kind: 'end-condition', conditions: ['charmed', 'frightened'] },
        boon(power, []),
        says('Rage and fear go quiet for a while.'),
      ]),
  },
  {
    spell: 'Spike Growth',
    kind: 'harm',
    aim: area,
    effect: power =>
      spellEffect(power, [
        { kind: 'damage', damage: [rolled(power.dice, 'piercing')] },
        boon(power, [{ kind: 'speed', times: 1 / 2 }], { lasts: itsTurn }),
        says('Every further step through the thorns hurts again.'),
      ]),
  },
  {
    spell: 'Ray of Enfeeblement',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(power, [
        boon(power, [], { saveEnds: 'con' }),
        says('Their blows with strength behind them do half the harm.'),
      ]),
  },
  hex('Suggestion', one, 'They follow the reasonable course that was suggested, until it is done.'),
  hex('Enthrall', area, 'They have ears for the caster alone, and notice little else.'),
  hex('Levitate', one, 'They hang in the air, and rise and sink as the caster wishes.'),
  hex('Zone of Truth', area, 'No deliberate lie passes their lips here, and the caster knows who is bound.'),
]
