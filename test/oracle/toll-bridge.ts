/** Two small regions, a threat with signs that can be seen in one of them, and people who know more than the hook. */
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { createCharacter } from '../../src/rules/fifth/creation/create.ts'
import type { Texts } from './sitting.ts'

const about = { race: 'Human', campaign: 'The Toll Bridge', method: 'array', background: 'Acolyte', level: 3 } as const

function sheetOf(name: string, className: string): string {
  const made = createCharacter({ ...about, name, className, player: 'ai' }, seedRng(name))
  assert(made.ok, `${className} can be made`)
  return made.value.sheet
}

const overview = `# The Toll Bridge

## Premise
The bridge at Aldergate takes a toll of its own.

## The Hook
The bell of Aldergate has been stolen, and the bailiff pays for its return.

## Campaign Arc (GM Eyes Only)
### Clocks
- **The Grey Toll** (4 segments): advances on each long rest, and when the party searches the reeds. Signs: the candles in the Toll House burn blue; a grey hand is chalked on the doors of the town; the lane dogs will not come out; nobody answers when the watch is called. When full: the bridge takes the whole town for its toll.
`

const lane = `# Aldergate Lane

**Type**: Street
**Region**: Aldergate

## Overview
A lane of shut doors runs down to a stone bridge. Market folk crowd between the stalls. Old Wenna sits on the mounting block and knits.

## Key Features
- **Proclamation**: FORTY SILVER for the bell, it says, and nothing else.
- **Mounting Block**: Worn hollow by a hundred years of boots.

## Exits
- **the low door** to The Toll House: A door with a brass slot in it.
- **the towpath** to House of Reeds: Mud, and planks over the worst of it.

## Notable NPCs Here
- Old Wenna
`

const toll = `# The Toll House

**Type**: Office
**Region**: Aldergate

## Overview
One room, one desk, and a candle that is never let go out.

## Key Features
- **Ledger Desk**: Columns of names, and a sum against each.

## Exits
- **the low door** to Aldergate Lane: Back out into the lane.
`

const reeds = `# House of Reeds

**Type**: Hut
**Region**: The Fen

## Overview
A hut on stilts with nobody in it. The water is the colour of tea.

## Key Features
- **Fish Traps**: Six of them, and all of them empty.
- **Rush Bed**: It was slept in last night.

## Exits
- **the towpath** to Aldergate Lane: Back to the town.
- **the punt** to Gallows Eyot: Across the black water.

## Secrets & Hidden Things
- **Bell rope** (DC 5 Perception): a frayed end of bell rope is tied under the floor.
`

const eyot = `# Gallows Eyot

**Type**: Island
**Region**: The Fen

## Overview
A bare island with one post.

## Exits
- **the punt** to House of Reeds: Back across the water.

## Encounters
**Always**: 2 bandits wait by the post and attack whoever will not pay.
`

const wenna = `# Old Wenna

**Role**: A knitter
**Location**: Aldergate Lane
**Pronouns**: she/her

## Appearance
She is very old and very quick.

## Knowledge
### Public Knowledge
- They say the bell went down the towpath on a barrow.
- Nobody goes to Gallows Eyot since the hanging.
- I knit for the whole lane.

## Combat Stats (if needed)
**Use Stat Block**: commoner
`

const clapper = `# Bell Clapper

## Quick Reference
**Current Owner**: Old Wenna

## Description
An iron clapper, wrapped in wool.
`

const state = `# Story State

**Current Location**: Aldergate Lane

## Active Quests
### Primary Quest: The Bell
- **Objective**: Bring back the bell of Aldergate.
`

export const tollBridge: Texts = {
  'overview.md': overview,
  'story-state.md': state,
  'party-knowledge.md': '# Party Knowledge\n',
  'locations/aldergate-lane.md': lane,
  'locations/toll-house.md': toll,
  'locations/house-of-reeds.md': reeds,
  'locations/gallows-eyot.md': eyot,
  'npcs/old-wenna.md': wenna,
  'items/bell-clapper.md': clapper,
  'party/hob-carter.md': sheetOf('Hob Carter', 'Fighter'),
  'party/sela-wick.md': sheetOf('Sela Wick', 'Rogue'),
}
