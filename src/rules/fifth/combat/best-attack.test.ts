import { expect, test } from 'vitest'
import type { Attack } from '../model/action.ts'
import { makeCreature } from '../model/make.ts'
import { emptyWorld, type FifthWorld } from '../model/world.ts'
import { bestAttack } from './best-attack.ts'

const weapon = (name: string, own: Partial<Attack>): Attack => ({
  name,
  kind: 'melee',
  bonus: 0,
  damage: [],
  reach: 5,
  materials: [],
  properties: [],
  ...own,
})

const longsword = weapon('Longsword', { bonus: 5, damage: [{ dice: '1d8+3', type: 'slashing' }] })
const crossbow = weapon('Light crossbow', {
  kind: 'ranged',
  bonus: 2,
  damage: [{ dice: '1d8', type: 'piercing' }],
  range: { normal: 80, long: 320 },
})

function worldWith(zone: 'near' | 'far') {
  const hero = makeCreature({ name: 'Maren', side: 'party', attacks: [crossbow, longsword] })
  const foe = makeCreature({ name: 'Goblin', zone })
  const world: FifthWorld = { ...emptyWorld, creatures: { [hero.id]: hero, [foe.id]: foe } }
  return { hero, foe, world }
}

test('17.7: a longsword +5 is drawn before a crossbow +2, whichever stands first, and not where only a bolt reaches', () => {
  const near = worldWith('near')
  expect(bestAttack(near.world, near.hero, near.foe)?.name).toBe('Longsword')
  const far = worldWith('far')
  expect(bestAttack(far.world, far.hero, far.foe)?.name).toBe('Light crossbow')
})
