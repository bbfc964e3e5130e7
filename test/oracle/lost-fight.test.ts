/** A fight that is lost: where the party wakes it is, on its feet, and everything that shows where it is says so. */
import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown } from './sitting.ts'

const tower = 'locations/the-tower-foot.md'
const texts = {
  ...gullRock,
  [tower]: (gullRock[tower] ?? '').replace(
    '**Possible**: a giant crab comes out of the weed. (trivial)',
    '**Always**: 3 ogres come out of the weed.',
  ),
}

test.each([1, 3])('whoever is carried off the field wakes elsewhere (seed %i)', async seed => {
  const sitting = await sitDown({ texts, human: 'tilda-brannock', seed })
  await sitting.say('take the causeway')
  const world = (): FifthWorld => sitting.table.standing.world as unknown as FifthWorld
  let last = await sitting.say('attack the ogres')
  for (let turn = 0; turn < 40 && world().fight !== null; turn += 1) last = await sitting.say('dodge')
  expect(world().fight).toBeNull()
  expect(printAll(last)).toMatch(/\bthe Harbour\b/)
  expect(sitting.table.standing.state.scene.location).toBe('The Harbour')
  const party = Object.values(world().creatures).filter(({ isCharacter }) => isCharacter)
  expect(party.filter(one => one.life === 'alive' && one.conditions.length > 0)).toEqual([])
  expect(printAll(await sitting.say('look'))).toContain('Hanne Brock')
})
