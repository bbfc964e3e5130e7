import { describe, expect, test } from 'vitest'
import { worldFrom } from '../../../table/testing/worlds.ts'

const overview = `# The Drowned Bell

## Setting

A fen, a pier and a bell.

## The Hook

The bell has rung twice this week. Report to Ottoline at the Old Light.

## The Threat

The water rises. Nobody speaks of it.

## Campaign Arc (GM Eyes Only)

### Clocks

- **The drowned bell** (6 segments, open): advances on each long rest, and when the party fails at the Old Light. Signs: a low note at dusk; fish on the quay stones. When full: the bell rings, and the pier goes under.

### Endings

- **The Light Rekindled** (good): when the party uses the ember lens at the Old Light. The lamp wakes. Ships turn.
- **Silence** (dark): when the clock The drowned bell fills. Nobody is left to hear it.
`

const files = {
  'overview.md': overview,
  'locations/old-light.md': '# Old Light\n',
  'locations/pier.md': '# Gannet Pier\n',
  'items/ember-lens.md': '# Ember Lens\n\n## Acquisition\n\nIn the mud under Gannet Pier.\n',
  'npcs/ottoline.md': '# Ottoline Marsh\n',
  'story-state.md': `# Story State: X

## Active Quests

### Primary Quest: The Drowned Bell

- **Objective**: Find out who rings it - and why (secretly it is Ottoline)
- **Given By**: Ottoline Marsh
- **Done When**: the party reaches Old Light and learns of the bell
- **Reward**: 50 gp, 100 XP and the ember lens

### Secondary Quests

- [ ] Give the ember lens to Ottoline - she lent it
- [x] Old news
`,
  'party-knowledge.md':
    '# Party Knowledge\n\n## Active Quests\n\n### The Drowned Bell\n\n**Objective**: Find out who rings it\n',
}

describe('a story', () => {
  const world = worldFrom(files)

  test('has a title, a setting, a hook and a place to begin', () => {
    expect(world).toMatchObject({
      title: 'The Drowned Bell',
      setting: ['A fen, a pier and a bell.'],
      startId: 'old-light',
    })
    expect(world.hook).toHaveLength(2)
  })

  test('has its clocks with signs and what moves them', () => {
    expect(world.threats).toEqual([
      {
        id: 'the-drowned-bell',
        name: 'The drowned bell',
        segments: 6,
        isOpen: true,
        ticks: [{ kind: 'rested' }, { kind: 'did', verb: 'fail', target: 'old-light' }],
        signs: ['a low note at dusk', 'fish on the quay stones'],
        whenFull: 'the bell rings, and the pier goes under.',
      },
    ])
  })

  test('has its endings with what brings them about', () => {
    expect(world.endings).toEqual([
      {
        id: 'the-light-rekindled',
        name: 'The Light Rekindled',
        when: { kind: 'used', item: 'ember-lens', target: 'old-light' },
        text: ['The lamp wakes.', 'Ships turn.'],
        isGood: true,
      },
      expect.objectContaining({ when: { kind: 'clock', threat: 'the-drowned-bell' }, isGood: false }),
    ])
  })

  test('has its quests as the players know them, with what the story adds', () => {
    expect(world.quests.filter(({ isSettled }) => isSettled !== true)).toEqual([
      {
        id: 'the-drowned-bell',
        name: 'The Drowned Bell',
        objective: 'Find out who rings it',
        givenBy: 'ottoline',
        isPrimary: true,
        done: {
          kind: 'all',
          of: [
            { kind: 'at', place: 'old-light' },
            { kind: 'learned', topic: 'bell' },
          ],
        },
        reward: { gold: 50, experience: 100, items: ['ember-lens'] },
      },
      expect.objectContaining({
        name: 'Give the ember lens to Ottoline',
        isPrimary: false,
        done: { kind: 'gave', item: 'ember-lens', person: 'ottoline' },
      }),
    ])
    expect(world.items).toMatchObject([{ id: 'ember-lens', placeId: 'pier' }])
  })
})

describe('a story with next to nothing written', () => {
  test('of no files at all is still one place', () => {
    const { places, startId, endings } = worldFrom({})
    expect([places.map(({ id }) => id), startId, endings]).toEqual([['here'], 'here', []])
  })

  test('takes its place from where the party is', () => {
    const { places } = worldFrom({
      'story-state.md': '# S\n\n## Current Situation\n\n**Location**: A ditch, in rain\n',
    })
    expect(places).toMatchObject([{ id: 'a-ditch', name: 'A ditch' }])
  })

  test('14.2 ends with its first quest, and what its author calls the threat is told by nobody', () => {
    const world = worldFrom({
      'overview.md': '# X\n\n## The Threat\n\nWolves come nearer.\n\n## GM Notes\n\nThey are men.\n',
      'story-state.md':
        '# S\n\n## Active Quests\n\n- **The Pelt**: Bring the grey pelt home\n\n## Upcoming Events\n\n- Wolves take a child\n',
    })
    expect(world.endings).toMatchObject([{ name: 'The Pelt', isGood: true }])
    expect(world.threats).toMatchObject([{ signs: [], ticks: [{ kind: 'rested' }] }])
  })
})
