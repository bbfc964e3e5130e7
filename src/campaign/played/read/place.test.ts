import { describe, expect, test } from 'vitest'
import { placeIn, reached, worldFrom } from '../../../table/testing/worlds.ts'

const pier = `# Gannet Pier

**Type**: Pier
**Region**: The Fen

## Overview

Boards over black water. Lanterns hang from every post.

> **GM Note**: the lanterns are eyes.

## Atmosphere

**Sights**: Lantern smoke. Wet rope.
**Sounds**:
- gulls
- a bell, once

## Key Features

- **The Bell Post**: worn smooth (GM only: it is hollow)
- a stack of eel pots

## Exits

- **the causeway** to Old Light: Stones slick with weed.
- North: [The Drowned Street](drowned-street.md) (hidden, DC 14 Perception)
- **Iron door** to the Cellar (locked, DC 13 Thieves' Tools, opened by the brass key): It sweats.

## Notable NPCs Here

- [Ottoline Marsh](../npcs/ottoline-marsh.md), reeve of the pier

## Encounters

**Always**: 2 giant rats under the boards (trivial)
**Likely**: 1d4 stirges
**When the party rings the bell**: a ghoul (Brother Aske) climbs out (critical)

## Secrets & Hidden Things

- **Loose flagstone** (DC 13 Investigation): Under it lie the brass key and 12 gp.
- **Tripline** (DC 14 Perception; DEX save DC 12, 1d6 piercing): Fine as hair.
- GM only: Ottoline cut the rope herself.

## GM Notes

Ottoline is lying.
`

const world = worldFrom({
  'locations/gannet-pier.md': pier,
  'locations/old-light.md': '# Old Light\n\nA dead lamp on a rock.\n',
  'locations/drowned-street.md': '# The Drowned Street\n',
  'locations/cellar.md': '# The Cellar\n',
  'npcs/ottoline-marsh.md': '# Ottoline Marsh\n',
  'story-state.md': '# Story State\n\n## Current Situation\n\n**Location**: Gannet Pier, at the far end\n',
})
const place = placeIn(world, 'gannet-pier')

describe('a place', () => {
  test('tells a newcomer what is open, and nothing that is the Game Master’s', () => {
    expect(place.overview).toEqual(['Boards over black water.', 'Lanterns hang from every post.'])
    expect(place.features).toEqual([
      { name: 'The Bell Post', text: 'worn smooth' },
      { name: 'stack of eel pots', text: 'a stack of eel pots' },
    ])
    expect(place.atmosphere).toEqual({
      sights: ['Lantern smoke.', 'Wet rope.'],
      sounds: ['gulls', 'a bell, once'],
      smells: [],
      feeling: [],
    })
    expect(place.people).toEqual(['ottoline-marsh'])
  })

  test('has its exits by name, hidden and locked ones with what they ask for', () => {
    expect(place.exits).toEqual([
      { name: 'the causeway', to: 'old-light', text: 'Stones slick with weed.' },
      expect.objectContaining({ name: 'North', to: 'drowned-street', hidden: { dc: 14, skill: 'perception' } }),
      {
        name: 'Iron door',
        to: 'cellar',
        text: 'It sweats.',
        locked: { dc: 13, skill: 'thieves-tools', key: 'brass key' },
      },
    ])
    expect(placeIn(world, 'cellar').exits).toEqual([{ name: 'Gannet Pier', to: 'gannet-pier', text: '' }])
  })

  test('has its encounters by chance and by trigger', () => {
    expect(place.encounters).toMatchObject([
      { name: '2 giant rats', foes: [{ monster: 'Giant Rat', count: 2 }], chance: 'always', tier: 'trivial' },
      { name: '3 stirges', foes: [{ monster: 'Stirge', count: 3 }], chance: 'likely', tier: 'standard' },
      {
        name: 'Brother Aske',
        foes: [{ monster: 'Ghoul', count: 1, name: 'Brother Aske' }],
        chance: 'trigger',
        tier: 'critical',
        when: { kind: 'did', verb: 'ring', target: 'bell' },
      },
    ])
    expect(place.isSafe).toBe(false)
  })

  test('hides what lies there, and no words to the Game Master', () => {
    expect(place.hidden).toEqual([
      {
        name: 'Loose flagstone',
        text: 'Under it lie the brass key and 12 gp.',
        dc: 13,
        skill: 'investigation',
        items: ['brass key'],
        gold: 12,
      },
      {
        name: 'Tripline',
        text: 'Fine as hair.',
        dc: 14,
        skill: 'perception',
        harm: { dice: '1d6', type: 'piercing', save: 'dex', dc: 12 },
        items: [],
        gold: 0,
      },
    ])
  })
})

describe('places without exits', () => {
  test('of one region are next to each other, and one that mentions another leads to it', () => {
    const { places, startId } = worldFrom({
      'locations/inn.md': '# The Reed Inn\n\n**Region**: Fen\n\nThe window looks out on the Tide Mill.\n',
      'locations/shop.md': '# Rope Shop\n\n**Region**: Fen\n',
      'locations/mill.md': '# The Tide Mill\n\n**Region**: Far\n',
    })
    const ways = Object.fromEntries(places.map(({ id, exits }) => [id, exits.map(({ to }) => to)]))
    expect(ways).toEqual({ inn: ['mill', 'shop'], shop: ['inn'], mill: ['inn'] })
    expect(startId).toBe('inn')
  })

  test('that nothing names are joined to the start', () => {
    const world = worldFrom({ 'locations/a.md': '# Aum\n', 'locations/b.md': '# Bel\n', 'locations/c.md': '# Cor\n' })
    expect(reached(world).size).toBe(3)
  })

  test('an item lies where it is at home, not wherever it is spoken of', () => {
    const world = worldFrom({
      'locations/mill.md': '# Mill\n\n## Secrets\n\n- **A bill** (DC 12 Investigation): It speaks of the Jade Cup.\n',
      'locations/vault.md': '# Vault\n\n## Secrets\n\n- **A niche**: It holds the Jade Cup.\n',
      'items/jade-cup.md': '# Jade Cup\n\n| | |\n|---|---|\n| **Current Owner** | The Vault |\n',
    })
    expect(world.places.map(({ hidden }) => hidden.map(({ items }) => items))).toEqual([[[]], [['jade-cup']]])
  })
})
