/** Cantrips. They grow with the caster's level, as the book's dice say. */
import { aRound, boon, damage, itsTurn, says, spellEffect } from '../parts.ts'
import { blast, useful, ward } from '../kinds.ts'
import type { Recipe } from '../recipe.ts'
import { one, self, upTo } from '../recipe.ts'

export const cantrips: readonly Recipe[] = [
  blast('Acid Splash', upTo(2), 'acid'),
  blast('Chill Touch', one, 'necrotic', power => [boon(power, [{ kind: 'no-healing' }], { lasts: aRound('start') })]),
  {
    spell: 'Eldritch Blast',
    kind: 'harm',
    aim: { at: 'darts', count: 1, perTier: 1 },
    effect: power => spellEffect(power, [damage(power, 'force')]),
  },
  blast('Fire Bolt', one, 'fire'),
  blast('Poison Spray', one, 'poison'),
  blast('Produce Flame', one, 'fire'),
  blast('Ray of Frost', one, 'cold', power => [
    boon(power, [{ kind: 'speed', times: 2 / 3 }], { lasts: aRound('start') }), // ten feet of thirty
  ]),
  blast('Sacred Flame', one, 'radiant'),
  blast('Shocking Grasp', one, 'lightning', power => [
    boon(power, [{ kind: 'no-reactions' }], { lasts: { rounds: 1, at: 'start', of: 'target' } }),
  ]),
  blast('Vicious Mockery', one, 'psychic', power => [
    boon(power, [{ kind: 'disadvantage', on: 'attack' }], { lasts: itsTurn, isOnce: true }),
  ]),
  {
    spell: 'True Strike',
    kind: 'help',
    aim: one,
    onto: 'caster',
    effect: power =>
      spellEffect(power, [
        boon(
          power,
          power.targets.map(vs => ({ kind: 'advantage', on: 'attack', vs })),
          { isOnce: true },
        ),
      ]),
  },
  {
    spell: 'Guidance',
    kind: 'help',
    aim: one,
    effect: power => spellEffect(power, [boon(power, [{ kind: 'bonus', on: 'check', dice: '1d4' }], { isOnce: true })]),
  },
  {
    spell: 'Resistance',
    kind: 'help',
    aim: one,
    effect: power => spellEffect(power, [boon(power, [{ kind: 'bonus', on: 'save', dice: '1d4' }], { isOnce: true })]),
  },
  {
    spell: 'Spare the Dying',
    kind: 'help',
    aim: one,
    effect: power => spellEffect(power, [{ kind: 'stabilise' }]),
  },
  ward('Shillelagh', self, [], 'The staff or club strikes as magic, with the caster’s own skill behind it.'),
  {
    spell: 'Light',
    kind: 'use',
    aim: self,
    effect: power =>
      spellEffect(power, [boon(power, []), says('The touched thing shines like a torch.')], { gate: null }),
  },
  useful('Dancing Lights', 'Small lights hover where the caster sends them.'),
  useful('Druidcraft', 'A small sign of nature answers: a bloom, a scent, tomorrow’s weather.'),
  useful('Mage Hand', 'A floating hand can carry, open and fetch light things nearby.'),
  useful('Mending', 'One break in one thing is whole again.'),
  useful('Message', 'A whisper reaches one creature, who can whisper back.'),
  useful('Minor Illusion', 'A sound or a still image stands where nothing is; a closer look can find it out.'),
  useful('Prestidigitation', 'A harmless trick: a spark, a smell, a stain gone or made.'),
  useful('Thaumaturgy', 'A small wonder that makes others look: a voice, a tremor, a flame that bows.'),
]
