/** A small campaign with things to keep quiet about, for the tests: in its words all of this is our own. */

export const texts: Readonly<Record<string, string>> = {
  'overview.md': `# The Lantern Fen

## Setting

A cold marsh of piers and lanterns, where ferries cross by day and nobody puts out a light.

## The Threat

The Hollow Tide returns each hundredth winter and takes a town in payment.

## Campaign Arc (GM Eyes Only)

Ottoline Marsh bargained with the Hollow Tide to spare Gannet Pier. The price was the village of Sallowmere.
`,
  'story-state.md': `# Story State

## Current Situation

The party stands on Gannet Pier at dusk, first frost on the boards.

## GM Notes (Secret)

### Hidden Information

- The chapel never sank: it was lowered on iron chains by the eel-wives
- The bell has no clapper
- Quillon forges his maps, and sells the true ones to smugglers in Wick Harbour
- The ferryman drowned nine years ago and has not noticed
- Ottoline rings the bell herself to warn the drowned
- The green seal on the letter belongs to Vessarine Thole, who is believed executed
- The lighthouse lamp burns bottled memories instead of oil

### Upcoming Planned Events

- At the feast of candles the eel-wives will cut the chains and flood the granary
- Brother Aumery poisons the well on the third night
`,
  'party-knowledge.md': `# Party Knowledge

## Current Situation

We stand on Gannet Pier. Ottoline Marsh, the reeve, wrote us a letter with a green seal.

## NPCs We've Met

| NPC | Who They Are |
|---|---|
| Ottoline Marsh | Reeve of the pier |
| Quillon | Sells maps of the drowned street |
| The ferryman | Took us across, never spoke |
| Brother Aumery | Tends the shrine by the well |

## What We Know

- A bell rings under the water at low tide
- The chapel sank long ago
- The eel-wives burn something after dark
- The lighthouse was never put out in living memory
- The granary holds the winter grain
- Sallowmere is a village across the fen
`,
  'npcs/quillon.md': `# Quillon

## Appearance

A thin man with ink on every finger and a coat of many pockets.

## What They Know

### Public Knowledge

The drowned street runs north from the pier.

### Private Knowledge (requires trust)

He owes three hundred crowns to the moneylender Hesk Varrow.

### Secrets (GM only)

He murdered the old cartographer and buried him beneath the boathouse.
`,
  'npcs/brother-aumery.md': `# Brother Aumery

## What They Know

### Public Knowledge

The shrine is older than the pier.

### Secrets (GM only)

Aumery serves the Hollow Tide and wears its brand under his left sleeve.
The relic in the shrine is a counterfeit; he pawned the original in Wick Harbour.
`,
  'locations/lighthouse.md': `# The Lighthouse

## Overview

A white tower on the last rock, lit day and night.

## Secrets & Hidden Things

A staircase behind the oil vats leads down to a flooded laboratory.
The keeper's daughter is imprisoned in the lens.
`,
  'factions/eel-wives.md': `# The Eel-Wives

**Public Goal**: Keep the fishing rights of the fen
**True Goal**: Wake the leviathan that sleeps under the granary
`,
  'party/orsa-tallow.md': `---
player_hidden:
  - moonglass
---
# Orsa Tallow

**Bond**: The lantern my mother carried

**What She Doesn't Know**: Her mother is alive and rules the eel-wives.

Her eyes are moonglass.

## Backstory

I set fire to the customs house and let my cousin hang for it.
`,
  'party/pim-hask.md': `# Pim Hask

**Bond**: The ferryman's pole

## Backstory

I deserted the river garrison during the siege of Ambry.
`,
  'beats/session-1-beats.md': `# Beats

A second ferry arrives empty, its oars still warm. The passengers were taken by herons made of smoke.
`,
}
