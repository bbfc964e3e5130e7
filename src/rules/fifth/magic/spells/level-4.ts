/** Spells of the fourth level. */
import { bind, blast, erupting, hex, useful, ward } from '../kinds.ts'
import { nightmare } from '../nightmare.ts'
import { boon, condition, damage, resistances, rolled, says, spellEffect } from '../parts.ts'
import { moreDice } from '../power.ts'
import type { Recipe } from '../recipe.ts'
import { area, growing, one, self, upTo } from '../recipe.ts'
import { byOtherType, byType } from '../sift.ts'

export const levelFour: readonly Recipe[] = [
  { ...blast('Blight', one, 'necrotic'), sift: byOtherType('undead', 'construct') },
  {
    spell: 'Ice Storm',
    kind: 'harm',
    aim: area,
    effect: power =>
      spellEffect(power, [
        { kind: 'damage', damage: [rolled(moreDice('2d8', power.steps), 'bludgeoning'), rolled('4d6', 'cold')] },
      ]),
  },
  blast('Guardian of Faith', one, 'radiant'),
  {
    spell: 'Black Tentacles',
    kind: 'harm',
    aim: area,
    effect: power => {
      const squeeze = spellEffect(power, [damage(power, 'bludgeoning')], { gate: null, needsConcentration: false })
      return spellEffect(power, [
        damage(power, 'bludgeoning'),
        condition(power, 'restrained', { saveEnds: 'str' }), // the save stands for the check that breaks free
        boon(power, [], { saveEnds: 'str', onTurn: { at: 'start', effect: squeeze } }),
      ])
    },
  },
  erupting('Wall of Fire', 'fire'),
  {
    spell: 'Phantasmal Killer',
    kind: 'harm',
    aim: one,
    effect: nightmare,
  },
  {
    spell: 'Banishment',
    kind: 'harm',
    aim: growing(1),
    effect: power =>
      spellEffect(power, [
        condition(power, 'incapacitated'),
        says('They are gone to another place, and back when the spell ends; strangers to this world may stay away.'),
      ]),
  },
  hex(
    'Confusion',
    area,
    'What they do on their turn is for chance to say: nothing, a stumble, or a blow at whoever stands next.',
    [{ kind: 'no-reactions' }],
    'wis',
  ),
  { ...bind('Dominate Beast', one, ['charmed']), sift: byType('beast') },
  { ...bind('Compulsion', upTo(6), ['charmed'], 'wis') },
  hex(
    'Polymorph',
    one,
    'The body becomes that of a beast, with its strength and its wits; its own comes back when the beast’s is spent.',
  ),
  hex('Resilient Sphere', one, 'A sphere shuts them in: nothing passes it, either way.'),
  {
    spell: 'Greater Invisibility',
    kind: 'help',
    aim: one,
    effect: power => spellEffect(power, [condition(power, 'invisible')]),
  },
  ward('Stoneskin', one, resistances('bludgeoning', 'piercing', 'slashing'), 'Magic weapons cut stone as well.'),
  {
    spell: 'Fire Shield',
    kind: 'help',
    aim: self,
    choices: ['warm', 'chill'],
    effect: power => {
      const type = power.choice === 'chill' ? 'fire' : 'cold'
      return spellEffect(power, [
        boon(power, resistances(type)),
        says('Whoever strikes the caster in a melee is burnt in return.'),
      ])
    },
  },
  ward('Freedom of Movement', one, [
    { kind: 'condition-immunity', condition: 'restrained' },
    { kind: 'condition-immunity', condition: 'grappled' },
    { kind: 'condition-immunity', condition: 'paralyzed' },
  ]),
  ward(
    'Death Ward',
    one,
    [],
    'The first time the warded one would fall, they stand with one last breath instead, and the ward is gone.',
  ),
  {
    spell: 'Dimension Door',
    kind: 'use',
    aim: self,
    effect: power =>
      spellEffect(power, [
        { kind: 'move', to: 'away' },
        says('The caster, and one with them if they wish, is elsewhere.'),
      ]),
  },
  useful('Arcane Eye', 'An unseen eye goes where the caster sends it.'),
  useful('Control Water', 'Water rises, parts, turns or whirls as the caster bids.'),
  useful('Divination', 'One question about a near goal is answered, in a sign or a verse.'),
  useful('Fabricate', 'Raw stuff becomes the thing it was meant for.'),
  useful('Faithful Hound', 'An unseen hound guards the spot, barks at strangers and bites them.'),
  useful('Hallucinatory Terrain', 'The land looks, sounds and smells like other land.'),
  useful('Locate Creature', 'The caster senses the way to the creature, if it is near enough.'),
  useful('Private Sanctum', 'The place is closed to spying eyes, ears and doors of magic.'),
  useful('Secret Chest', 'The chest waits in another place until its small likeness calls it.'),
  useful('Stone Shape', 'Stone flows into the shape the caster has in mind.'),
]
