/** A campaign as people write them for themselves: checks within sentences, fragments, people without a page, ways in passing. */
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { createCharacter } from '../../src/rules/fifth/creation/create.ts'
import type { Texts } from './sitting.ts'

const about = { race: 'Human', campaign: 'The Cold Mill', method: 'array', background: 'Acolyte', level: 1 } as const

function sheetOf(name: string, className: string): string {
  const made = createCharacter({ ...about, name, className, player: 'ai' }, seedRng(name))
  assert(made.ok, `${className} can be made`)
  return made.value.sheet
}

const overview = `# The Cold Mill

The wheel stopped in the night, and the miller with it.

## The Hook
The Millers' Guild pays thirty gold to whoever makes the wheel turn again.

## Key Locations
- Thornwick
- The Cold Mill
- The Undercroft
`

const thornwick = `# Thornwick

**Type**: Village
**Region**: The Vale

## Overview
Twelve houses and a pond. A notice on the pump promises thirty gold.

## Key Features
- **The Pump**: Its handle is tied up with string.
- A stone trough stands under the elm, full of leaves
- Two geese guard the pond

## Points of Interest
- A cart track runs down through the alders to The Cold Mill

## Notable NPCs Here
- Bettany Cole, who keeps the shop
- A blind fiddler, who plays for pennies
- Children playing at soldiers

## Secrets & Hidden Things
- At the bottom of the trough, under the leaves, lies a brass button of the miller's coat (DC 10 Perception)
- A DC 16 Investigation check reveals that somebody has sawn half through the pump handle.

## Encounters
**Possible**: A stray dog barks at strangers
`

const mill = `# The Cold Mill

**Type**: Mill
**Region**: The Vale

## Overview
The wheel hangs still over a race that has not run dry. The way down is a trapdoor in the floor with a rusty padlock on it.

## Key Features
- **The Millstone**: Warm to the hand, though nothing has turned it.
- **The Flour Chest**: Oak, iron-bound and locked (DC 12 thieves' tools).

## Exits
- **the ladder** to The Undercroft: It goes down into the dark.
- **the cart track** to Thornwick: Up through the alders.

## Notable NPCs Here
- Garrick Sloe, the miller's man

## Secrets & Hidden Things
- In the flour chest is a ledger with one page cut out (DC 12 Investigation)
`

const undercroft = `# The Undercroft

**Type**: Cellar
**Region**: The Vale

## Overview
Black water to the knee, and a light under it.

## Encounters
**Always**: 2 giant rats come off the beams. (trivial)
`

const bettany = `# Bettany Cole
**Role**: Shopkeeper
**Location**: Thornwick

| | |
|---|---|
| **Occupation** | Shopkeeper, unless somebody is dying |

## Appearance
Tall and freckled, in a leather apron. She squints.

## What They Know
### Public Knowledge
- Claims the wheel stopped at midnight, to the minute
- A bed in her loft is four silver a night, and soup is two copper
- She has never liked Garrick
### Private Knowledge (requires trust/persuasion)
- She saw a lantern in the mill the night it stopped

## For Sale
- Rope, hempen (1 gp)
- Potion of healing (50 gp)
- Lantern (5 gp)

## Relationship to Party
**First Impression**: Customers, at last
**Current Disposition**: Friendly
`

const garrick = `# Garrick Sloe
**Role**: The miller's man
**Location**: The Cold Mill

## Appearance
A long man with flour in his beard.

## What They Know
### Public Knowledge
- Tells anyone who asks that the miller went to his sister in the north
### Secrets (GM only)
- He drowned the miller in the race

## Relationship to Party
**First Impression**: Snoopers
**Current Disposition**: Neutral
`

const storyState = `# Story State

## Current Situation
**Location**: Thornwick

## Active Quests
### Primary Quest: The Still Wheel
- **Objective**: Make the wheel turn again
- **Given By**: The Millers' Guild
`

export const coldMill: Texts = {
  'overview.md': overview,
  'story-state.md': storyState,
  'locations/thornwick.md': thornwick,
  'locations/the-cold-mill.md': mill,
  'locations/the-undercroft.md': undercroft,
  'npcs/bettany-cole.md': bettany,
  'npcs/garrick-sloe.md': garrick,
  'party/tam-rook.md': sheetOf('Tam Rook', 'Fighter'),
  'party/sister-ondine.md': sheetOf('Sister Ondine', 'Cleric'),
  'party/pip-lark.md': sheetOf('Pip Lark', 'Rogue'),
}
