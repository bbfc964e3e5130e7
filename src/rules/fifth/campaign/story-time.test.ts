import { describe, expect, test } from 'vitest'
import { timeText } from '../model/time.ts'
import { minuteIn } from './story-time.ts'

const at = (day: number, hour: number, minute = 0): number => (day - 1) * 1440 + hour * 60 + minute

const stateOf = (body: string): string => `# Story State\n\n## Current Situation\n\n${body}\n\n## Active Quests\n`

describe('what hour a story says it is', () => {
  test.each([
    ['**Time**: Day 1, late afternoon', at(1, 16)],
    ['- **Time**: Day 3, dusk', at(3, 18)],
    ['**Time of Day**: Noon\n**Day**: 4', at(4, 12)],
    ['**Date**: Day two\n**Time**: 9 pm', at(2, 21)],
    ['**Current Time**: 15:30, Day 2', at(2, 15, 30)],
    ['**Time**: Morning, the twentieth day of the dry month', at(1, 8)],
    ['**Time**: Night', at(1, 20)],
    ['**Time**: the third bell of Hollowtide', at(1, 8)],
    ['The party is at the Quay. Day 12, the small hours. It rained. Clocks: Flood 2/6. Session ended.', at(12, 0)],
  ])('%s', (body, minute) => {
    expect(minuteIn(stateOf(body))).toBe(minute)
  })

  test('a state that tells no time tells none', () => {
    expect(minuteIn('# Story State\n')).toBeUndefined()
    expect(minuteIn(stateOf('**Location**: The Quay. They had a good day there.'))).toBeUndefined()
    expect(minuteIn(`${stateOf('**Location**: The Quay')}\n- On day 5 the bell rings at dusk.\n`)).toBeUndefined()
  })

  test('the words a session leaves there lead back to the part of the day they name', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      const text = timeText({ minute: hour * 60 })
      const again = minuteIn(stateOf(`The party is at the Quay. ${text}. They met Hanne.`)) ?? -1
      expect([text, again <= hour * 60]).toEqual([timeText({ minute: again }), true])
    }
  })
})
