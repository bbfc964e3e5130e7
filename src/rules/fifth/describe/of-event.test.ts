import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import type { FifthEvent } from '../model/events.ts'
import { makeCreature } from '../model/make.ts'
import { emptyWorld } from '../model/world.ts'
import { callFor, describeEvents } from './of-event.ts'
import { vehicles } from './vehicle.ts'

const tilda = makeCreature({ name: 'Tilda', isCharacter: true })
const grub = makeCreature({ name: 'Grub' })
const world = { ...emptyWorld, creatures: { [tilda.id]: tilda, [grub.id]: grub } }
const wound = {
  type: 'damage-taken',
  who: grub.id,
  amount: 5,
  types: ['fire'],
  hitPoints: 1,
  temporary: 0,
  by: tilda.id,
} as const

test.each<[FifthEvent, string | undefined]>([
  [wound, 'hit-fire'],
  [{ ...wound, isCritical: true }, 'critical'],
  [{ ...wound, amount: 0 }, undefined],
  [
    { type: 'attack-made', who: tilda.id, target: grub.id, with: 'Axe', hit: false, critical: false, usesTurn: true },
    'miss',
  ],
  [{ type: 'died', who: grub.id, why: 'fire' }, 'death'],
  [{ type: 'died', who: tilda.id, why: 'fire' }, 'hero-death'],
  [
    {
      type: 'condition-gained',
      who: grub.id,
      held: { condition: 'prone', source: tilda.id, from: 'shove', until: 'removed' },
    },
    'prone',
  ],
  [{ type: 'rested', rest: 'long', who: [tilda.id] }, 'long-rest'],
  [{ type: 'item-gained', who: tilda.id, item: { name: 'Silver Key', count: 1 } }, 'loot'],
  [{ type: 'time-passed', minutes: 5 }, undefined],
])('%j is told as %s', (event, kind) => {
  const call = callFor(event, world)
  expect(call?.kind).toBe(kind)
  expect(call === undefined || Object.hasOwn(vehicles, call.kind)).toBe(true)
})

test('a round is told in its order, with no number in it and nothing twice in a row', () => {
  const told = describeEvents([wound, wound, wound, { type: 'died', who: grub.id, why: 'fire' }], world, {}, seedRng(2))
  expect(told.texts.length).toBe(4)
  told.texts.forEach((text, at) => expect(text === told.texts[at + 1] || /\d/.test(text)).toBe(false))
  expect(describeEvents([], world, {}, seedRng(2))).toEqual({ texts: [], memory: {}, rng: seedRng(2) })
})
