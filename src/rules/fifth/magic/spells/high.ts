/** Spells of the seventh level and above. */
import { breakConcentration } from '../../combat/concentration.ts'
import { bind, blast, erupting, hex, repeating, useful, ward } from '../kinds.ts'
import { nightmare } from '../nightmare.ts'
import { boon, condition, damage, rolled, says, spellEffect } from '../parts.ts'
import type { Modifier } from '../../model/lasting.ts'
import type { Recipe } from '../recipe.ts'
import { area, corpse, one, self, upTo } from '../recipe.ts'
import { byHitPoints, byOtherType } from '../sift.ts'

const sacred: readonly Modifier[] = [{ kind: 'advantage', on: 'save' }, { kind: 'disadvantage-against' }]
const foreseen: readonly Modifier[] = [
  { kind: 'advantage', on: 'attack' },
  { kind: 'advantage', on: 'check' },
  { kind: 'advantage', on: 'save' },
  { kind: 'disadvantage-against' },
]

export const levelSeven: readonly Recipe[] = [
  {
    ...blast('Delayed Blast Fireball', area, 'fire'),
    after: (deed, { caster }) => breakConcentration(deed, caster, 'ended'), // it bursts at once; waiting is the GM's to tell
  },
  blast('Finger of Death', one, 'necrotic', () => [says('A humanoid it kills rises as the caster’s zombie.')]),
  blast('Fire Storm', area, 'fire'),
  repeating('Arcane Sword', one, 'bonus', power => [damage(power, 'force')]),
  {
    spell: 'Regenerate',
    kind: 'help',
    aim: one,
    effect: power => {
      const growth = spellEffect(power, [{ kind: 'heal', dice: '1' }])
      return spellEffect(power, [
        { kind: 'heal', dice: power.dice },
        boon(power, [], { onTurn: { at: 'start', effect: growth } }),
        says('What was cut off grows back.'),
      ])
    },
  },
  {
    spell: 'Resurrection',
    kind: 'help',
    aim: corpse,
    effect: power =>
      spellEffect(power, [
        { kind: 'revive', hitPoints: 'all' },
        says('The one who returns is weary of death for some days.'),
      ]),
  },
  hex('Plane Shift', one, 'They are elsewhere: another plane, far from here.'),
  useful('Etherealness', 'The caster walks the border of the world, unseen and untouched.'),
  useful('Forcecage', 'A cage of force holds whoever stands there.'),
  useful('Magnificent Mansion', 'A door opens on a house with servants and supper.'),
  useful('Mirage Arcane', 'A mile of land is something else, to the touch as well.'),
  useful('Project Image', 'The caster’s likeness speaks and looks far away.'),
  useful('Reverse Gravity', 'Down is up; whoever holds on to nothing falls.'),
  useful('Teleport', 'The company is there, or near there, or somewhere.'),
]

export const levelEight: readonly Recipe[] = [
  blast('Sunburst', area, 'radiant', power => [
    condition(power, 'blinded', { lasts: { minutes: 1 }, saveEnds: 'con' }),
  ]),
  erupting('Incendiary Cloud', 'fire'),
  {
    spell: 'Power Word Stun',
    kind: 'harm',
    aim: one,
    sift: byHitPoints(150),
    effect: power => spellEffect(power, [condition(power, 'stunned', { saveEnds: 'con' })], { gate: null }),
  },
  bind('Dominate Monster', one, ['charmed']),
  {
    spell: 'Feeblemind',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(power, [
        damage(power, 'psychic'),
        boon(power, []),
        says('Wits and charm are gone: no spells, no speech, no plans.'),
      ]),
  },
  ward('Holy Aura', upTo(12), sacred),
  ward('Mind Blank', one, [
    { kind: 'immunity', type: 'psychic' },
    { kind: 'condition-immunity', condition: 'charmed' },
  ]),
  useful('Antimagic Field', 'No magic works around the caster.'),
  useful('Control Weather', 'The sky turns as the caster bids.'),
  useful('Demiplane', 'A door of shadow opens on an empty room.'),
  useful('Earthquake', 'The ground splits and walls come down.'),
  useful('Glibness', 'Whatever the caster says sounds true and goes well.'),
  useful('Maze', 'They are lost in a maze outside the world until they find the way.'),
]

export const levelNine: readonly Recipe[] = [
  {
    spell: 'Meteor Swarm',
    kind: 'harm',
    aim: area,
    effect: power =>
      spellEffect(power, [{ kind: 'damage', damage: [rolled('20d6', 'fire'), rolled('20d6', 'bludgeoning')] }]),
  },
  {
    spell: 'Power Word Kill',
    kind: 'harm',
    aim: one,
    effect: power => spellEffect(power, [{ kind: 'slay', atMost: 100 }]),
  },
  {
    spell: 'Mass Heal',
    kind: 'help',
    aim: upTo(12),
    sift: byOtherType('undead', 'construct'),
    effect: power =>
      spellEffect(power, [
        { kind: 'heal', dice: String(Math.floor(700 / Math.max(1, power.targets.length))) },
        { kind: 'end-condition', conditions: ['blinded', 'deafened'] },
      ]),
  },
  {
    spell: 'Weird',
    kind: 'harm',
    aim: area,
    effect: nightmare,
  },
  {
    spell: 'True Resurrection',
    kind: 'help',
    aim: corpse,
    effect: power => spellEffect(power, [{ kind: 'revive', hitPoints: 'all' }]),
  },
  ward('Foresight', one, foreseen),
  useful('Gate', 'A gate stands open between two worlds.'),
  useful('Shapechange', 'The caster takes on the body of another being.', self),
  useful('Time Stop', 'For a few breaths only the caster moves.'),
  useful('Wish', 'Whatever is wished for, as it is worded.'),
]
