import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { beginFight } from '../combat/begin.ts'
import { creatureOfMonster } from '../combat/monster.ts'
import { playTurn } from '../combat/tactics.ts'
import { monsterNamed } from '../data/monsters.ts'
import type { Creature } from '../model/creature.ts'
import { beginDeed } from '../model/deed.ts'
import { fold } from '../model/fold.ts'
import { makeCreature } from '../model/make.ts'
import type { FifthWorld } from '../model/world.ts'
import { emptyWorld } from '../model/world.ts'
import { averageOf } from '../model/average.ts'
import { slotLevels } from './slots.ts'
import { castByTactics } from './tactics.ts'

const wizard = makeCreature({
  name: 'Mira',
  side: 'party',
  isCharacter: true,
  level: 7,
  maxHitPoints: 40,
  armour: 15,
  spellcasting: {
    ability: 'int',
    saveDc: 15,
    attackBonus: 7,
    slots: { 1: { max: 4, used: 0 }, 2: { max: 3, used: 0 }, 3: { max: 3, used: 0 }, 4: { max: 1, used: 0 } },
    cantrips: ['fire-bolt'],
    prepared: ['fireball', 'magic-missile', 'scorching-ray', 'ice-storm', 'hold-person', 'healing-word', 'moonbeam'],
    known: [],
  },
})
const ogres = [1, 2, 3].flatMap(number => {
  const monster = monsterNamed('ogre')
  return monster === undefined ? [] : [creatureOfMonster(monster, `Ogre ${number}`)]
})
const worldOf = (...creatures: readonly Creature[]): FifthWorld => ({
  ...emptyWorld,
  creatures: Object.fromEntries(creatures.map(one => [one.id, one])),
})

test.each([
  ['8d6', 28],
  ['4d6+40', 54],
  ['2d8+4d6', 23],
  ['20', 20],
])('%s come to %i on average', (dice, average) => {
  expect(averageOf(dice)).toBe(average)
})

test('fights with casters end, spend only what is there, and replay to the same log', () => {
  let casts = 0
  for (let seed = 0; seed < 40; seed += 1) {
    const start = worldOf(wizard, { ...wizard, id: makeCreature({ name: 'Orsa' }).id, name: 'Orsa' }, ...ogres)
    const deed = beginDeed(start, seedRng(seed))
    beginFight(deed, {
      tier: 'standard',
      who: Object.values(start.creatures).map(({ id }) => id),
      surprised: [],
      far: [],
    })
    for (let turn = 0; turn < 400 && deed.world.fight !== null; turn += 1) playTurn(deed, castByTactics)
    expect(deed.world.fight).toBeNull()
    for (const { spellcasting } of Object.values(deed.world.creatures))
      for (const level of slotLevels) {
        const slot = spellcasting?.slots[level]
        expect(slot === undefined || (slot.used >= 0 && slot.used <= slot.max)).toBe(true)
      }
    casts += deed.events.filter(({ type }) => type === 'slot-spent').length
    expect(deed.events.reduce(fold, start)).toEqual(deed.world)
  }
  expect(casts).toBeGreaterThan(80)
})
