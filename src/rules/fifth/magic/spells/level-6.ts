/** Spells of the sixth level. */
import type { EffectPart } from '../../model/effect.ts'
import type { Modifier } from '../../model/lasting.ts'
import { blast, erupting, hex, lingering, useful, ward } from '../kinds.ts'
import { aRound, boon, condition, damage, says, spellEffect } from '../parts.ts'
import type { Power } from '../power.ts'
import type { Recipe } from '../recipe.ts'
import { area, growing, one, self, upTo } from '../recipe.ts'
import { byOtherType } from '../sift.ts'

const sickness: readonly Modifier[] = [
  { kind: 'disadvantage', on: 'attack' },
  { kind: 'disadvantage', on: 'check' },
]

/** What the eye does: sleep, panic, or sickness. */
function stare(power: Power): EffectPart {
  if (power.choice === 'sickened') return boon(power, sickness, { saveEnds: 'wis' })
  return condition(power, power.choice === 'panicked' ? 'frightened' : 'unconscious')
}

export const levelSix: readonly Recipe[] = [
  blast('Chain Lightning', growing(4), 'lightning'),
  blast('Circle of Death', area, 'necrotic'),
  blast('Disintegrate', one, 'force', () => [says('Whoever falls to it is dust.')]),
  blast('Freezing Sphere', area, 'cold'),
  blast('Harm', one, 'necrotic', () => [
    says(
      'It does not take the last breath: somebody at nothing stands at one, and cannot heal above what is left for an hour.',
    ),
  ]),
  {
    spell: 'Sunbeam',
    kind: 'harm',
    aim: area,
    effect: power =>
      spellEffect(power, [damage(power, 'radiant'), condition(power, 'blinded', { lasts: aRound('start') })]),
    again: {
      cost: 'action',
      effect: power =>
        spellEffect(power, [damage(power, 'radiant'), condition(power, 'blinded', { lasts: aRound('start') })], {
          needsConcentration: false,
        }),
    },
  },
  lingering('Blade Barrier', area, 'free', power => [damage(power, 'slashing')]),
  blast('Wall of Ice', area, 'cold'),
  erupting('Wall of Thorns', 'piercing', 'slashing'),
  {
    spell: 'Eyebite',
    kind: 'harm',
    aim: one,
    choices: ['asleep', 'panicked', 'sickened'],
    effect: power => spellEffect(power, [stare(power)]),
  },
  {
    spell: 'Flesh to Stone',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(power, [
        condition(power, 'restrained', { saveEnds: 'con' }),
        says('Three failures before three successes, and they are stone.'),
      ]),
  },
  {
    spell: 'Irresistible Dance',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(
        power,
        [
          boon(
            power,
            [
              { kind: 'disadvantage', on: 'save', ability: 'dex' },
              { kind: 'disadvantage', on: 'attack' },
              { kind: 'advantage-against' },
              { kind: 'speed', times: 0 },
            ],
            { saveEnds: 'wis' },
          ),
        ],
        { gate: null },
      ),
  },
  hex('Mass Suggestion', upTo(12), 'They follow the reasonable course that was suggested.'),
  {
    spell: 'Heal',
    kind: 'help',
    aim: one,
    sift: byOtherType('undead', 'construct'),
    effect: power =>
      spellEffect(power, [
        { kind: 'heal', dice: power.dice },
        { kind: 'end-condition', conditions: ['blinded', 'deafened'] },
      ]),
  },
  {
    spell: "Heroes' Feast",
    kind: 'help',
    aim: upTo(12),
    effect: power =>
      spellEffect(power, [
        { kind: 'end-condition', conditions: ['poisoned'] },
        boon(
          power,
          [
            { kind: 'immunity', type: 'poison' },
            { kind: 'condition-immunity', condition: 'frightened' },
            { kind: 'condition-immunity', condition: 'poisoned' },
            { kind: 'advantage', on: 'save', ability: 'wis' },
          ],
          { lasts: { minutes: 1440 } },
        ),
        says('Each who ate is also heartier by 2d10 hit points for the day.'),
      ]),
  },
  ward('True Seeing', one, [], 'They see things as they are: the hidden, the changed, the dark.'),
  ward(
    'Globe of Invulnerability',
    self,
    [],
    'Spells of the fifth level and below do not reach into the globe from outside.',
  ),
  ward('Wind Walk', upTo(10), [], 'They are cloud, and cross the land like weather.'),
  useful('Contingency', 'Another spell waits for the moment it was told of.'),
  useful('Find the Path', 'The caster knows the shortest way there.'),
  useful('Forbiddance', 'No door of magic opens here, and the chosen kinds of beings are burnt.'),
  useful('Guards and Wards', 'The house guards itself: fog, locks, confusion.'),
  useful('Instant Summons', 'The thing comes to hand at a word.'),
  useful('Move Earth', 'Earth, sand and clay move slowly as the caster bids.'),
  useful('Planar Ally', 'A being comes, and names its price.'),
  useful('Programmed Illusion', 'An illusion plays when what it waits for happens.'),
  useful('Transport via Plants', 'From one great plant to another, anywhere.'),
  useful('Word of Recall', 'The company stands in the sanctuary it thought of.'),
]
