/** Quests and events as people write them who have never heard of `Done When`. */
import { describe, expect, test } from 'vitest'
import { worldFrom } from '../../../table/testing/worlds.ts'

const station = {
  'overview.md': '# Station Nine\n\n## The Threat\nSomebody turns the station off, one part at a time.\n',
  'locations/the-mess.md': '# The Mess\n\n## Overview\nOne long table.\n',
  'locations/the-ice-tunnel.md': '# The Ice Tunnel\n\n## Overview\nBlue and narrow.\n',
  'npcs/olav-rud.md':
    '# Olav Rud\n\n**Location**: The Mess\n\n### Public Knowledge\n- The cable of the mast was cut.\n',
  'npcs/pekka-lind.md': '# Pekka Lind\n\n**Location**: The Mess\n',
  'npcs/ansa-brekke.md':
    '# Doctor Ansa Brekke\n\n**Location**: The Mess\n\n### Secrets (GM only)\n- She sawed the cable with a knife.\n- She burned the log.\n',
  'items/spare-injector.md': '# Spare Injector\n\n## Acquisition\nIn The Ice Tunnel\n',
}

const state = (quests: string, upcoming = ''): string =>
  `# Story State\n\n## Active Quests\n\n${quests}\n\n## GM Notes (Secret)\n\n### Upcoming Planned Events\n${upcoming}\n`

const worldWith = (quests: string, upcoming = '') =>
  worldFrom({ ...station, 'story-state.md': state(quests, upcoming) })

describe('a quest without a word on when it is done', () => {
  test('is done when what it asks for is done, behind its name too', () => {
    const { quests } = worldWith(
      '### Secondary Quests\n- [ ] Keep the Lights On - bring the spare injector from the Ice Tunnel to Pekka in the Mess',
    )
    expect(quests[0]).toMatchObject({
      name: 'Keep the Lights On',
      done: { kind: 'gave', item: 'spare-injector', person: 'pekka-lind' },
    })
  })

  test('that asks a question is done with the answer that nobody gives unasked, and the story with it', () => {
    const { quests, endings } = worldWith(
      '### Primary Quest: Who Cut the Mast\n- **Objective**: Find out who sawed through the cable of the mast',
    )
    const answer = { kind: 'learned', topic: 'she-sawed-the-cable-with-a-knife', isWhole: true }
    expect(quests[0]?.done).toEqual({ kind: 'any', of: [answer] })
    expect(endings[0]?.when).toEqual({ kind: 'any', of: [answer] })
  })

  test('that nothing in the campaign answers stays open', () => {
    const { quests } = worldWith('### Primary Quest: The Song\n- **Objective**: Find out who wrote the song')
    expect(quests[0]?.done).toBeUndefined()
  })

  test('is not done by what somebody else would give for it', () => {
    const { quests } = worldWith(
      '### Secondary Quests\n- [ ] The Cold Engine - Pekka would give a spare injector to Olav for a smile',
    )
    expect(quests[0]?.done).toBeUndefined()
  })
})

describe('an event with a date', () => {
  test.each([
    ['The generator stops on the second night', 'The generator stops', { kind: 'day', day: 2, isNight: true }],
    ['On day 3, a light is seen on the ice.', 'a light is seen on the ice.', { kind: 'day', day: 3 }],
    ['The relief ship turns back by the 4th day.', 'The relief ship turns back.', { kind: 'day', day: 4 }],
  ])('%s', (written, whenFull, tick) => {
    const { threats } = worldWith('- [ ] Wait', `- ${written}`)
    expect(threats.at(-1)).toMatchObject({ whenFull, ticks: [tick], segments: 1 })
  })

  test('and one without are told apart', () => {
    const { threats } = worldWith('- [ ] Wait', '- The ice opens\n- The lamp fails on the second night')
    expect(threats.map(({ whenFull }) => whenFull)).toEqual(['', 'The lamp fails']) // what has no date is only the Game Master's
  })
})
