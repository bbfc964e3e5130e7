/** Two small campaigns in habits of their own, each with phrases that players may read and phrases they may not. */
export type OwnCampaign = {
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
  readonly open: readonly string[]
  readonly secret: readonly string[]
  readonly opening: string
  readonly ways: readonly (readonly [string, string, 'players' | 'gm'])[]
  readonly where: Readonly<Record<string, string | undefined>>
}

const wiki: OwnCampaign = {
  name: 'a wiki with admonitions and folded details',
  texts: {
    'Home.md': `# The Harrow Light

Welcome. This wiki has two doors: the *Player Guide* for you lot, and everything else for me.

## The Big Picture (DM)

The keeper has been dead for a year. What tends the lamp wears his coat.
`,
    'Player Guide.md': `# Player Guide

Harrow is a fishing town under a white lighthouse. The herring have not come for two winters.

## What you have heard

- The keeper, Osric Pell, has not been seen at market since the thaw.
- A ship's bell was found in a field, four miles from the sea.

## Getting started

You meet on the quay at low tide, each with a letter from the harbour board.
`,
    'Locations/The Quay.md': `# The Quay

**Status:** visited

## First Look

> Tar and gulls. A row of boats sits upside down like sleeping dogs, and nobody is mending nets.

## Exits

- The Lamp Stair (up, two hundred steps)
- The Board House (across the cobbles)
- The Undercroft (behind the fish racks, hidden)

## Under the Surface

The third boat is sound. Someone rows out in it at night.
`,
    'Locations/The Lamp Stair.md': `# The Lamp Stair

## First Look

> Wet granite, and a rope for a rail. The light goes round overhead without a sound.

<details><summary>DM only</summary>
The last forty steps are warm. They were poured from candle fat.
</details>

## Exits

- The Quay (down)
- The Lantern Room (up; the door is locked)
`,
    'Locations/The Board House.md': `# The Board House

## First Look

> Brown panelling, brown soup, and seven portraits with the same nose.

## Exits

- The Quay
`,
    'Locations/The Undercroft.md': `---
visibility: dm
---
# The Undercroft

A chapel of upturned hulls where the drowned are kept.

## Exits

- The Quay
`,
    'Locations/The Lantern Room.md': `# The Lantern Room

## First Look

> Glass on every side, and in the middle a flame the colour of milk.

:::secret
The flame is the keeper's last breath. Putting it out ends him.
:::
`,
    'NPCs/Warden Ilse Marrow.md': `# Warden Ilse Marrow

**Found:** The Board House
**Public face:** chair of the harbour board, brisk and generous
**Private face:** she sold the herring to the thing in the coat

## Appearance

Sixty, upright, a grey plait and a pencil behind the ear.

## If Pressed

She breaks when shown the bell, and names the night it was paid for.
`,
    'NPCs/Tam Oyle.md': `# Tam Oyle

## Appearance

A boy of ten with a crab pot on his head.

[//]: # (Tam is the one who rows out. He brings it lamp oil.)
`,
    'Characters/PCs/Bram Sallow.md':
      '# Bram Sallow\n\nHP 11, AC 14\n\nLevel 1 fighter\n\nStr 15, Dex 13, Con 14, Int 8, Wis 12, Cha 10\n',
  },
  open: [
    'herring have not come',
    'not been seen at market',
    'Tar and gulls',
    'Wet granite',
    'a grey plait',
    'crab pot on his head',
    'seven portraits',
    'the colour of milk',
  ],
  secret: [
    'wears his coat',
    'third boat is sound',
    'poured from candle fat',
    'drowned are kept',
    "keeper's last breath",
    'sold the herring',
    'names the night',
    'brings it lamp oil',
  ],
  opening: 'low tide',
  ways: [
    ['The Quay', 'The Lamp Stair', 'players'],
    ['The Quay', 'The Board House', 'players'],
    ['The Quay', 'The Undercroft', 'gm'],
    ['The Lamp Stair', 'The Lantern Room', 'players'],
    ['The Lantern Room', 'The Lamp Stair', 'players'],
  ],
  where: { 'Warden Ilse Marrow': 'The Board House', 'Tam Oyle': undefined },
}

const nodes: OwnCampaign = {
  name: 'one document of nodes',
  texts: {
    'The Copper Wedding.md': `# The Copper Wedding

A mystery in four nodes for three characters of 2nd level.

## What's Going On

The bride died on Tuesday. The groom's mother had a likeness cast in copper, and it does not know.

## Player Background

The village of Sill has been invited to a wedding at the mill. So have you; the card has a smear of verdigris on it.

## Timeline

- Noon: the copper bride is wound for the last time.
- Dusk: if nobody stops it, the vows are said and the village is bound.

## Node 1: The Millyard

*Opening scene.* The characters arrive an hour early.

> Trestles, bunting, a pig on a spit. The mill wheel turns the wrong way, and no one seems to mind.

Clues: green fingerprints on the pump (DC 12 Investigation) lead to Node 3.

Connections: Node 2 (through the house), Node 3 (the foundry path).

## Node 2: The Bride's Room

> A dress on a stand, and a girl at the window who turns her whole body to look at you.

The girl is the copper bride. Her pulse is a ratchet.

Connections: Node 1.

## Node 3: The Foundry

> Cold hearth. A row of plaster hands on a shelf, all left ones.

The real bride lies under the casting sand.

Connections: Node 1 (the foundry path), Node 4 (a trapdoor under the bellows).

## Node 4: The Winding Room

Three **clockwork hounds** attack whoever touches the key.

## Cast

| Name | Node | Impression | GM |
|---|---|---|---|
| Dame Orla Finch | Node 1 | Laughs first and loudest | had the likeness cast |
| Piet Finch | Node 2 | Pale, polite, no appetite | believes she is cured |

## Resolutions

If the key is pulled at dusk the bride stops, and Piet has to be told.
`,
    'heroes/anselm.md':
      'Name: Anselm Roe\nClass: Cleric 2\nHP: 17\nAC: 16\nSTR: 13\nDEX: 10\nCON: 14\nINT: 10\nWIS: 16\nCHA: 12\n',
  },
  open: ['invited to a wedding', 'Trestles, bunting', 'A dress on a stand', 'Cold hearth', 'Laughs first and loudest'],
  secret: [
    'died on Tuesday',
    'wound for the last time',
    'green fingerprints',
    'pulse is a ratchet',
    'under the casting sand',
    'had the likeness cast',
    'believes she is cured',
    'Piet has to be told',
    'clockwork hounds',
  ],
  opening: 'Trestles, bunting',
  ways: [
    ['Node 1: The Millyard', "Node 2: The Bride's Room", 'players'],
    ['Node 1: The Millyard', 'Node 3: The Foundry', 'players'],
    ['Node 3: The Foundry', 'Node 4: The Winding Room', 'gm'],
  ],
  where: { 'Dame Orla Finch': 'Node 1: The Millyard', 'Piet Finch': "Node 2: The Bride's Room" },
}

export const ownCampaigns: readonly OwnCampaign[] = [wiki, nodes]
