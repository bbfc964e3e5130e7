import { expect, test } from 'vitest'
import { creatureOfMonster } from '../../../../../rules/fifth/combat/monster.ts'
import { monsterNamed } from '../../../../../rules/fifth/data/monsters.ts'
import { makeCreature } from '../../../../../rules/fifth/model/make.ts'
import { emptyWorld } from '../../../../../rules/fifth/model/world.ts'
import type { Attack } from '../../../../../rules/fifth/model/action.ts'
import type { Creature } from '../../../../../rules/fifth/model/creature.ts'
import type { Order } from '../orders.ts'
import { readOrders } from './orders.ts'
import type { Field } from './targets.ts'

const weapon = (name: string, kind: Attack['kind']): Attack => ({
  name,
  kind,
  bonus: 5,
  damage: [{ dice: '1d8+3', type: 'slashing' }],
  reach: 5,
  properties: [],
  materials: [],
})

const spellcasting = {
  ability: 'wis',
  saveDc: 13,
  attackBonus: 5,
  slots: { 1: { max: 2, used: 0 } },
  cantrips: ['sacred-flame'],
  prepared: ['cure-wounds', 'bless', 'guiding-bolt'],
  known: [],
} as const

const hero = (name: string, more: Partial<Creature> = {}): Creature =>
  makeCreature({ name, side: 'party', isCharacter: true, maxHitPoints: 12, ...more })

const foe = (monster: string, name: string, more: Partial<Creature> = {}): Creature => {
  const known = monsterNamed(monster)
  if (known === undefined) throw new Error(monster)
  return { ...creatureOfMonster(known, name), ...more }
}

const tilda = hero('Tilda Brannock', {
  className: 'fighter',
  attacks: [weapon('Longsword', 'melee'), weapon('Light crossbow', 'ranged')],
  spellcasting,
  items: [{ name: 'Potion of Healing', count: 1 }],
})
const corin = hero('Corin Ash')
const rats = [foe('Giant Rat', 'Giant Rat 3'), foe('Giant Rat', 'Giant Rat 4', { hitPoints: 2 })]
const ghoul = foe('Ghoul', 'Ghoul 1')
const aske = foe('Priest', 'Brother Aske')
const creatures = [tilda, corin, ...rats, ghoul, aske]

const field: Field = {
  world: { ...emptyWorld, creatures: Object.fromEntries(creatures.map(creature => [creature.id, creature])) },
  who: tilda.id,
  foes: [...rats, ghoul, aske],
  friends: [tilda, corin],
  names: {
    'giant-rat-3': 'the first giant rat',
    'giant-rat-4': 'the second giant rat',
    'ghoul-1': 'the ghoul',
    'brother-aske': 'Brother Aske',
    'tilda-brannock': 'you',
    'corin-ash': 'Corin',
  },
}

/** `attack ghoul-1 with Longsword`: what an order says, in its own order. */
const told = (order: Order): string =>
  Object.entries(order)
    .flatMap(([field, value]): readonly string[] => {
      if (field === 'weapon') return [`with ${String(value)}`]
      if (field === 'isMerciful' && value === true) return ['mercifully']
      if (typeof value === 'boolean' || field === 'words' || field === 'what') return []
      return Array.isArray(value) ? value.map(String) : [field === 'kind' ? String(value) : String(value).toLowerCase()]
    })
    .map(word => (word === 'feature' ? 'use' : word))
    .join(' ')

test.each([
  ['attack the ghoul', 'attack ghoul-1'],
  ['I shoot the second rat', 'attack giant-rat-4 with Light crossbow'],
  ['hit the ghoul with my longsword', 'attack ghoul-1 with Longsword'],
  ['attack both rats', 'attack giant-rat-3 giant-rat-4'],
  ['I take aim and shoot at brother aske', 'attack brother-aske with Light crossbow'],
  ['fihgt teh goul', 'attack ghoul-1'],
  ['attack the wounded one', 'attack giant-rat-4'],
  ['attack', 'attack'],
  ['knock Aske out', 'attack brother-aske mercifully'],
  ['I stab the ghoul and then retreat', 'attack ghoul-1 | retreat'],
  ['second wind, then attack the ghoul', 'use second-wind | attack ghoul-1'],
  ['cure wounds on corin', 'cast cure wounds corin-ash'],
  ['cast bless on everyone', 'cast bless giant-rat-3 giant-rat-4 ghoul-1 brother-aske tilda-brannock corin-ash'],
  ['guiding bolt at aske!', 'cast guiding bolt brother-aske'],
  ['cast fireball at the rats', 'cast fireball giant-rat-3 giant-rat-4'],
  ['drink potion', 'item potion of healing'],
  ['use the healing potion on corin', 'item potion of healing corin-ash'],
  ['dodge', 'dodge'],
  ['I defend myself', 'dodge'],
  ['raise my guard', 'dodge'],
  ['run away', 'flee'],
  ['hide behind the bar', 'hide'],
  ['disengage and move back', 'disengage | retreat'],
  ['help corin', 'help corin-ash'],
  ['bandage Corin', 'tend corin-ash'],
  ['grapple aske', 'grapple brother-aske'],
  ['shove the ghoul into the hearth', 'shove ghoul-1 away'],
  ['trip the ghoul', 'shove ghoul-1 prone'],
  ['get up', 'stand'],
  ['"Aske, this need not end in blood!"', 'parley persuade'],
  ['persuade aske to stop', 'parley persuade'],
  ['intimidate the ghoul', 'parley threaten'],
  ['call for a truce', 'parley persuade'],
  ['tell them to yield', 'parley threaten'],
  ['I surrender', 'surrender'],
  ['throw sand in their eyes', 'improvise sleight-of-hand blinded'],
  ['kick the table over', 'improvise athletics opening'],
  ['how hurt is aske?', 'look'],
  ['look around', 'look'],
  ['end turn', 'hold'],
  ['make short work of them', 'quick'],
  ['zxcv', 'nothing'],
  ['', 'nothing'],
])('%j is read as %s', (line, orders) => {
  expect(readOrders(line, field).map(told).join(' | ')).toBe(orders)
})
