/** The clock at the table: what the state says, what the status shows, and what a night in between leaves of it. */
import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

const minuteOf = ({ table }: Sitting): number => (table.standing.world as unknown as FifthWorld).minute

const sceneTime = ({ table }: Sitting): string => table.standing.state.scene.time

test('waiting moves the clock that is shown, in the place one waits in', async () => {
  const sitting = await sitDown({ texts: gullRock, human: 'tilda-brannock', seed: 2 })
  expect(sceneTime(sitting)).toBe('Day 1, morning')
  await sitting.say('wait until night')
  expect(sceneTime(sitting)).toBe('Day 1, night')
  await sitting.say('look')
  expect(sceneTime(sitting)).toBe('Day 1, night')
})

test('the next session goes on in the hour the last one ended in', async () => {
  const store = memoryStore(gullRock)
  const first = await sitDown({ store, human: 'tilda-brannock', seed: 2 })
  await first.say('wait until night')
  await first.say('wait')
  await first.say('end')
  const second = await sitDown({ store, human: 'tilda-brannock', seed: 2 })
  expect(printAll(second.shown)).toContain('day 1, night')
  expect(minuteOf(second)).toBe(minuteOf(first))
  expect(sceneTime(second)).toBe('Day 1, night')
})

test('a campaign that begins in the afternoon is not begun in the morning', async () => {
  const state = gullRock['story-state.md'] ?? ''
  const texts = {
    ...gullRock,
    'story-state.md': state.replace('## Active', '**Time**: Day 1, late afternoon\n\n## Active'),
  }
  const sitting = await sitDown({ texts, human: 'tilda-brannock', seed: 2 })
  expect(sceneTime(sitting)).toBe('Day 1, afternoon')
  expect(minuteOf(sitting)).toBe(16 * 60)
})
