/** What the company has is divided among them, and nothing is lost by it. */
import { expect, test } from 'vitest'
import { copperOf } from '../../src/rules/fifth/economy/coins.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

const purses = ({ table }: Sitting): readonly number[] =>
  Object.values((table.standing.world as unknown as FifthWorld).creatures)
    .filter(({ isCharacter }) => isCharacter)
    .map(({ coins }) => copperOf(coins))

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

test.each(['we split the loot', 'lets divide the coins', 'I say we share out the gold'])(
  '14.4: %s: nobody has a copper more than another, and it is the same money',
  async line => {
    const sitting = await sitDown({ texts: gullRock, human: 'tilda-brannock', seed: 2 })
    const before = purses(sitting)
    await sitting.say(line)
    const after = purses(sitting)
    expect(sum(after)).toBe(sum(before))
    expect(Math.max(...after) - Math.min(...after)).toBeLessThanOrEqual(1)
    expect(printAll(sitting.shown)).toContain('has')
  },
)
