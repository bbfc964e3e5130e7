/** Spells of the fifth level. */
import { bind, blast, erupting, hex, lingering, mend, repeating, useful, ward } from '../kinds.ts'
import { boon, condition, damage, rolled, says, spellEffect } from '../parts.ts'
import { moreDice } from '../power.ts'
import type { Recipe } from '../recipe.ts'
import { area, corpse, growing, one, self, upTo } from '../recipe.ts'
import { byOtherType, byType } from '../sift.ts'

export const levelFive: readonly Recipe[] = [
  blast('Cone of Cold', area, 'cold'),
  {
    spell: 'Flame Strike',
    kind: 'harm',
    aim: area,
    effect: power =>
      spellEffect(power, [
        { kind: 'damage', damage: [rolled('4d6', 'fire'), rolled(moreDice('4d6', power.steps), 'radiant')] },
      ]),
  },
  lingering('Cloudkill', area, 'free', power => [damage(power, 'poison')]),
  erupting('Insect Plague', 'piercing'),
  repeating('Arcane Hand', one, 'bonus', power => [damage(power, 'force')]),
  bind('Hold Monster', growing(1), ['paralyzed'], 'wis'),
  { ...bind('Dominate Person', one, ['charmed']), sift: byType('humanoid') },
  {
    spell: 'Geas',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(power, [condition(power, 'charmed'), says('Going against the command hurts them, once a day.')]),
  },
  {
    spell: 'Contagion',
    kind: 'harm',
    aim: one,
    effect: power =>
      spellEffect(power, [
        boon(power, [], { saveEnds: 'con' }),
        says('If they do not throw it off, a disease takes root.'),
      ]),
  },
  hex('Modify Memory', one, 'What they remember of a short while is the caster’s to reshape.'),
  hex(
    'Telekinesis',
    one,
    'They are held and moved at the caster’s will, if their strength does not match the caster’s.',
  ),
  { ...mend('Mass Cure Wounds', upTo(6)), sift: byOtherType('undead', 'construct') },
  {
    spell: 'Greater Restoration',
    kind: 'help',
    aim: one,
    choices: ['exhaustion', 'charmed', 'petrified', 'curse'],
    effect: power => {
      if (power.choice === 'charmed' || power.choice === 'petrified')
        return spellEffect(power, [{ kind: 'end-condition', conditions: [power.choice] }])
      if (power.choice === 'curse') return spellEffect(power, [{ kind: 'end-lasting', from: ['Bestow Curse'] }])
      return spellEffect(power, [{ kind: 'exhaustion', by: -1 }])
    },
  },
  {
    spell: 'Raise Dead',
    kind: 'help',
    aim: corpse,
    effect: power =>
      spellEffect(power, [
        { kind: 'revive', hitPoints: 1 },
        says('The one who returns is weary of death for some days.'),
      ]),
  },
  {
    spell: 'Reincarnate',
    kind: 'help',
    aim: corpse,
    effect: power =>
      spellEffect(power, [{ kind: 'revive', hitPoints: 'all' }, says('A new body, and not of their choosing.')]),
  },
  {
    spell: 'Mislead',
    kind: 'help',
    aim: self,
    effect: power =>
      spellEffect(power, [condition(power, 'invisible'), says('A likeness of the caster walks where they stood.')]),
  },
  ward(
    'Dispel Evil and Good',
    self,
    [],
    'Strange beings strike at the caster with disadvantage; a touch can free or banish.',
  ),
  useful('Animate Objects', 'Things rise and fight at the caster’s word.'),
  useful('Antilife Shell', 'No living creature crosses the line around the caster.'),
  useful('Awaken', 'Beast or plant wakes to thought and speech, and is grateful.'),
  useful('Commune', 'The god or its servant answers three questions with yes, no or silence.'),
  useful('Commune with Nature', 'The land tells what lives on it, rules it and passes through it.'),
  useful('Contact Other Plane', 'A mind far off answers; the caster’s own may crack.'),
  useful('Creation', 'A thing of shadow-stuff comes to be, for a while.'),
  useful('Dream', 'The caster speaks in somebody’s dream, kindly or not.'),
  useful('Hallow', 'The place is hallowed, or unhallowed, and keeps a power bound to it.'),
  useful('Legend Lore', 'What is told of the person, place or thing comes to mind.'),
  useful('Passwall', 'A passage opens through the wall.'),
  useful('Planar Binding', 'The summoned being must serve.'),
  useful('Scrying', 'The caster sees and hears the one sought, if they do not resist.'),
  useful('Seeming', 'The company looks as the caster would have it look.'),
  useful('Telepathic Bond', 'A few minds are linked and speak without words, however far.'),
  useful('Teleportation Circle', 'A circle opens onto another that the caster knows.'),
  useful('Tree Stride', 'From tree to tree in a step.'),
  useful('Wall of Force', 'An unseen wall that nothing passes.'),
  useful('Wall of Stone', 'A wall of stone stands where there was none.'),
]
