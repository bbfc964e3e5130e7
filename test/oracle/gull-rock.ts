/** A campaign as small as one can be and still have an evening in it: three places, two people, a lock, a lamp, a tide. */
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { createCharacter } from '../../src/rules/fifth/creation/create.ts'
import type { Texts } from './sitting.ts'

const about = { race: 'Human', campaign: 'Gull Rock', method: 'array', background: 'Acolyte', level: 1 } as const

function sheetOf(name: string, className: string): string {
  const made = createCharacter({ ...about, name, className, player: 'ai' }, seedRng(name))
  assert(made.ok, `${className} can be made`)
  return made.value.sheet
}

/** Words that stand in secrets and nowhere else: whoever reads one of them before it was earned has found a leak. */
export const canaries = { private: 'quarterlight', secret: 'vermilion', hidden: 'oxbow', gm: 'palimpsest' } as const

const overview = `# Gull Rock

## Setting
A lighthouse on a rock, a harbour below it, and a storm that is late.

## The Hook
The light on Gull Rock has been dark for three nights. A boat has put you ashore with the promise of twenty gold.

## Campaign Arc (GM Eyes Only)
The keeper let the lamp go out on purpose, a ${canaries.gm} of an old shame.

### Clocks
- **The Late Storm** (4 segments, open): advances on each long rest. Signs: the gulls walk instead of flying; the harbour bell rings by itself; the sea goes the colour of slate. When full: the storm comes in over the mole.

### Endings
- **The Lamp Is Lit** (good): when the party uses the Spare Wick at The Lamp Room. The flame takes at the third try. Out on the water three boats turn their heads together, like cattle, and come home.
- **Too Late** (dark): when the clock The Late Storm fills. The storm comes in over the mole. In the morning there are planks on the beach, and nobody asks you for the story.
`

const harbour = `# The Harbour
**Type**: Harbour
**Region**: Gull Rock

## Overview
Six boats lie on the shingle with their oars inside. It is a safe place, and a dull one. Everybody looks at the tower and nobody at each other.

## Atmosphere
**Sights**: Nets hang out to dry that are dry already.
**Sounds**: A loose halyard taps on a mast.
**Smells**: Tar and old fish.

## Key Features
- **The Harbour Bell**: It is green with age and hangs from a gallows of driftwood.
- **The Upturned Boat**: Somebody has been sleeping under it. There is a blanket, folded.

## Exits
- **the causeway** to The Tower Foot: Wet stones lead out to the rock at low tide.

## Notable NPCs Here
- Hanne Brock mends a net by the boats.

## Secrets & Hidden Things
- **Under the blanket** (DC 8 Perception): A tin box with an ${canaries.hidden} painted on the lid holds the Tower Key and 5 gp.
`

const towerFoot = `# The Tower Foot
**Type**: Lighthouse
**Region**: Gull Rock

## Overview
The tower goes up white and blind above you. Its door is oak, and shut.

## Atmosphere
**Sounds**: The wind plays one note in the keyhole.

## Key Features
- **The Oak Door**: Salt has eaten the paint off it. The lock is new.

## Exits
- **the causeway** to The Harbour: The stones go back to the boats.
- **the oak door** to The Lamp Room (locked, DC 15 Thieves' Tools, opened by the Tower Key): Behind it a stair winds up.

## Encounters
**Possible**: a giant crab comes out of the weed. (trivial)
`

const lampRoom = `# The Lamp Room
**Type**: Lighthouse
**Region**: Gull Rock

## Overview
The great lamp stands in the middle like a person who has been told bad news. All around it is glass, and beyond the glass is weather.

## Key Features
- **The Great Lamp**: Brass and crystal, and cold. The burner is empty.
- **The Oil Jars**: Eleven of them are full. Nobody has run out of anything here.

## Exits
- **the stair** to The Tower Foot: Down, and round, and down.

## Notable NPCs Here
- Corm Vail sits on the floor with his back to the lamp.
`

const hanne = `# Hanne Brock
**Role**: Net-mender of the harbour
**Location**: The Harbour

## Appearance
She is broad and brown and has a needle in her mouth.

## Personality
**Demeanor**: Patient and sharp
**Motivation**: Get the boats home

## Voice & Mannerisms
**Mannerisms**: She bites off the thread.
**Sample Dialogue**:
- "Boats do not come home to a promise."

## What They Know
### Public Knowledge
- The keeper is called Corm Vail, and he has not come down for three days.
- Three boats are still out, and they steer by the lamp.
### Private Knowledge (requires trust/persuasion)
- My own brother is on the ${canaries.private}, and I have not told his wife.
### Secrets (GM only)
- She took the ${canaries.secret} wick from the lamp herself. (confesses if shown the Tower Key)

## Relationship to Party
**First Impression**: She looks at your boots before your faces.
**Current Disposition**: Friendly
`

const corm = `# Corm Vail
**Role**: Keeper of the light
**Location**: The Lamp Room

## Appearance
He is thin and has not shaved.

## What They Know
### Public Knowledge
- The lamp wants a wick. The old one is gone, and I did not lose it.

## Relationship to Party
**Current Disposition**: Neutral
`

const wick = `# Spare Wick
**Type**: Gear

## Quick Reference
**Current Owner**: The Tower Foot

## Description
A braid of cotton as thick as a thumb, dry as a bone.
`

const storyState = `# Story State

## Current Situation
**Location**: The Harbour

## Active Quests
### Primary Quest: The Dark Light
- **Objective**: Find out why the light is dark, and light it.
- **Done When**: the party reaches The Lamp Room
- **Reward**: 20 gp, 300 XP
`

export const gullRock: Texts = {
  'overview.md': overview,
  'story-state.md': storyState,
  'locations/the-harbour.md': harbour,
  'locations/the-tower-foot.md': towerFoot,
  'locations/the-lamp-room.md': lampRoom,
  'npcs/hanne-brock.md': hanne,
  'npcs/corm-vail.md': corm,
  'items/spare-wick.md': wick,
  'party/tilda-brannock.md': sheetOf('Tilda Brannock', 'Fighter'),
  'party/corin-ash.md': sheetOf('Corin Ash', 'Cleric'),
}
