/** A castle in the snow: much is told of it in the open, in the words its secrets are made of. */
import type { Measured } from './measured.ts'

const storyState = `# Story State

## Current Situation

**Location**: The Great Hall
The pass is closed, and forty guests sit down to supper.

## GM Notes (Secret)

### Hidden Information

- Lord Edric Vane has been dead since the first snow; his steward props the body at the window each evening
- The physician Ottar Brandel keeps the old queen asleep with poppy in her honey
- The avalanche on the pass was set off by the miners, on the steward's orders, so that no guest could leave
- The choirboy Wat is the only witness, and has been hidden in the organ loft by the cook
- Lady Sunniva carries the heir, and the father is the huntsman

### Upcoming Planned Events

- On the third night the steward will burn the will in the chapel stove
- The wolves come through the breach in the kitchen garden
`

const steward = `# Gisle Mork

**Role**: Steward of Brannoch
**Location**: The Great Hall

## Appearance

A narrow man with a ring of keys and a cold. He carries a candle even at noon.

## What They Know

### Public Knowledge

- His lordship is unwell and receives nobody. He waves from his window at dusk.
- The pass will not be open before the thaw.
- There is venison for nine days.

### Private Knowledge (requires trust/persuasion)

- The estate has been bankrupt for six years, and the silver on the table is plate.

### Secrets (GM only)

- Mork forged his master's hand on the new will and left everything to himself.
- He sleeps in the crypt, beside the money, with a crossbow.
`

const cook = `# Berit Aune

**Role**: Cook
**Location**: The Kitchens

## Appearance

She is wide and red and has flour to the elbows.

## What They Know

### Public Knowledge

- Supper is at six, and no later for anybody.
- The steward takes a tray up to his lordship himself.
- A boy from the choir has gone missing, poor lamb.

### Private Knowledge (requires trust/persuasion)

- The trays come back untouched, and she feeds them to the dogs.

### Secrets (GM only)

- Berit poisoned the wolves' meat, and one of the kennel boys ate of it and died.
`

const tower = `# The Window Tower

**Type**: Tower

## Overview

A square tower with one lit window. Every evening at dusk his lordship can be seen there, in his high chair, and the guests lift their glasses to him.

## Key Features

- **The Stair**: Sixty steps, swept clean of snow.
- **The Oak Door**: Locked. A tray stands before it.

## Secrets & Hidden Things

- Behind the tapestry a rope runs over a pulley to the arm of the chair: whoever pulls it makes his lordship wave.
- The body is packed in ice from the fish cellar.
`

const hall = `# The Great Hall

**Type**: Hall

## Overview

A long hall with a fire at each end and wolf skins on the walls. Forty guests sit at two tables. The organ stands in the gallery, with its loft above it.

## Key Features

- **The Organ**: It wheezes, and one pipe is stopped with wax.
- **The High Table**: Set for his lordship, whose place is always empty.
- **The Portrait**: The old queen, at twenty, with a falcon.

## Secrets & Hidden Things

- The wax in the organ pipe was put there so that the boy's cough should not be heard.
`

export const castle: Measured = {
  title: 'The castle in the snow',
  listener: 'ansa-rook',
  texts: {
    'overview.md': `# The Winter Court

## Setting

Castle Brannoch stands above a pass that closes with the first snow. Miners, huntsmen and priests live under its wall, and wolves live under the trees.

## Campaign Arc (GM Eyes Only)

The steward waits for the thaw, when the lawyers come. If the party shows the guests the body before then, the castle turns on him. If not, he is lord of Brannoch by law.
`,
    'story-state.md': storyState,
    'npcs/gisle-mork.md': steward,
    'npcs/berit-aune.md': cook,
    'locations/the-window-tower.md': tower,
    'locations/the-great-hall.md': hall,
    'party/ansa-rook.md': '# Ansa Rook\n\n**Bond**: My brother, who went up this pass and came down again a priest.\n',
    'party/jory-pike.md':
      '# Jory Pike\n\n**Bond**: The cards.\n\n## Backstory\n\nI cheated a magistrate at cards and let my partner drown for it in the millrace.\n',
    'world-primer.md':
      '# World Primer\n\nThe old queen has slept for a year, and nobody can wake her. Her physician never leaves her. The miners below the pass dig silver. The law says that a will must be read aloud in a chapel.\n',
    'party-knowledge.md': `# Party Knowledge

- An avalanche closed the pass on the night we arrived
- Lord Edric Vane is ill, and waves to his guests from a window
- Gisle Mork, the steward, has all the keys
- Ottar Brandel is physician to the old queen, who sleeps
- Lady Sunniva dines alone
- The huntsman, Tore, lost two hounds to the wolves
- Wat, a choirboy, is missing
- Berit Aune is the cook
`,
  },
  blunt: [
    'Lord Edric Vane has been dead since the first snow.',
    'The steward props the body at the window each evening.',
    'Ottar Brandel keeps the old queen asleep with poppy in her honey.',
    "The avalanche was set off by the miners, on the steward's orders.",
    'Wat is hidden in the organ loft.',
    'The cook has hidden the choirboy in the organ loft.',
    'Lady Sunniva carries the heir, and the father is the huntsman.',
    'On the third night the steward will burn the will in the chapel stove.',
    'The wolves will come through the breach in the kitchen garden.',
    'The estate has been bankrupt for six years.',
    "Mork forged his master's hand on the new will and left everything to himself.",
    'The steward sleeps in the crypt, beside the money.',
    'The trays come back untouched, and Berit feeds them to the dogs.',
    'One of the kennel boys ate the poisoned meat and died.',
    'A rope runs over a pulley to the arm of the chair, and makes his lordship wave.',
    'The body is packed in ice from the fish cellar.',
    "The wax in the organ pipe is there so that the boy's cough should not be heard.",
    'Jory cheated a magistrate at cards and let his partner drown.',
    'The steward waits for the thaw, when the lawyers come.',
    'The silver on the table is only plate.',
    'Lady Sunniva is carrying the heir of Brannoch.',
    'The choirboy is the only witness.',
  ],
  near: [
    'His lordship is dead, and has been since the snow came.',
    'What waves from the window is a body that the steward props up.',
    'There is poppy in the honey: the physician keeps the queen asleep.',
    'The miners made that avalanche, and it was Mork who ordered it.',
    'The boy you look for is up in the organ loft.',
    'Berit hid Wat above the organ, because he is a witness.',
    'The child of Lady Sunniva is the heir, and the huntsman is its father.',
    'The will is to be burned in the stove of the chapel, by the steward.',
    'There is a breach in the kitchen garden, and the wolves know it.',
    'They are bankrupt here, and have been for years.',
    'The new will is forged in the hand of the master; Mork wrote it.',
    'He has his money in the crypt, and sleeps there with a crossbow.',
    'Nobody touches those trays. The cook gives them to the dogs.',
    'The meat for the wolves was poisoned, and a boy from the kennels died of it.',
    'Somebody pulls a rope behind the tapestry, and the arm of the dead man waves.',
    'They keep the body in ice from the cellar.',
    'The pipe was stopped with wax to hide the coughing of the boy.',
    'Jory let his partner drown in a millrace, over a game of cards.',
    'When the lawyers come with the thaw, the steward will be lord here by law.',
    'That is not silver on the table, it is plate.',
    'Sunniva and the huntsman are to have a child, the heir.',
    'Only the choirboy saw it: he is the witness.',
  ],
  innocent: [
    'His lordship waves from his window, and the guests lift their glasses.',
    'The steward goes by with a candle and a ring of keys.',
    'Gisle Mork sneezes and begs your pardon.',
    'The old queen sleeps, says the priest, and nobody can wake her.',
    'Ottar Brandel stirs honey into his own tea.',
    'The physician asks you to lower your voice.',
    'Snow has filled the pass from wall to wall.',
    'You hear the avalanche before you see it, far off, like carts.',
    'Two miners play dice by the fire and complain about the silver.',
    'The choir sings, and there is a gap in the second row.',
    'The organ wheezes, and somebody laughs.',
    'You look up at the loft, and dust comes down.',
    'Lady Sunniva eats alone, with a book against the salt.',
    'Tore the huntsman whistles for his hounds.',
    'Wolves howl below the kitchen garden.',
    'The cook slaps dough on the table and points you to a stool.',
    'Berit has flour to the elbows and no time for questions.',
    'A tray stands before the oak door, with a cloth over it.',
    'The stair has sixty steps, and you feel every one.',
    'The portrait shows the queen at twenty with a falcon on her wrist.',
    'There is venison again.',
    'The chapel is cold, and its stove is out.',
    'A will must be read aloud, the priest explains, or it is only paper.',
    'The dogs under the table fight over a bone.',
    'A kennel boy carries a bucket of meat across the yard.',
    'The crypt is closed in winter, because of the ice on the steps.',
    'You play cards with a magistrate and lose two silver.',
    'Jory shuffles with one hand and looks at nobody.',
    'The fish cellar smells of brine and cold stone.',
    'Somebody has swept the snow from the tower stair.',
    'The window is dark now, and the guests go in.',
    'Ask Gisle Mork about the keys',
    'Ask Berit Aune about the choirboy',
    'Go to the Window Tower',
    'Search the Great Hall',
    'The wax on the candles has run down over the silver.',
    'A wolf skin hangs beside the fire, with its glass eyes in.',
    'The thaw is a month away, if it comes at all.',
    'The lord of Brannoch built this hall for his bride, the herald says.',
    'Roll for Perception: there is a draught behind the tapestry.',
    'He waves you away without looking up.',
    'The honey is from the castle bees, and very good.',
  ],
}
