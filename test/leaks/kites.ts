/** A city of kites: its secrets are of people whom everybody talks about. */
import type { Measured } from './measured.ts'

const storyState = `# Story State

## Current Situation

The regatta is in five days, and the wind is wrong.

## GM Notes (Secret)

### Hidden Information

- Mayor Philippa Dray sold the wind rights of the lower city to the Glasswright Combine
- The weather vane on the exchange is rigged: a boy inside turns it by hand to move the markets
- Old Cassimer did not fall from the gantry; his line was cut by his apprentice, Emeline Tarn
- The ghost kite over the harbour is flown by smugglers to signal the customs boat's position
- The bell-founder Ruy Alcott casts the regatta medals from stolen church lead

### Character Secrets

| Character | Secret |
|---|---|
| Fennimore Lask | Spies for the Combine and reports every Sunday to a barber |

### Upcoming Planned Events

- During the regatta the Combine will close the wind gates, and forty kites will come down on the crowd
`

const mayor = `# Mayor Philippa Dray

**Role**: Mayor of Ossery
**Location**: The Exchange

## Appearance

A quick grey woman in a coat of kite silk, with a whistle on a ribbon.

## What They Know

### Public Knowledge

- The regatta brings ten thousand people to the city, and every one of them eats.
- The wind gates are opened at dawn and closed at night, as they have been for a century.
- Cassimer was a friend. He fell, and the whole city went to the burial.

### Private Knowledge (requires trust/persuasion)

- She has signed something that she would like to unsign.

### Secrets (GM only)

- Her daughter is held by the Combine in the sand quarry until the regatta is over.
`

const emeline = `# Emeline Tarn

**Role**: Kite-master
**Location**: The Line Loft

## Appearance

Tall, with burned fingers and a knife on a cord.

## What They Know

### Public Knowledge

- She learned everything from Cassimer, and took over the loft when he fell.
- No line parts by itself if it is waxed.
- The ghost kite is nobody's work that she knows.

### Secrets (GM only)

- She cut the line because Cassimer was going to marry her mother and sell the loft.
- The severed end is in a jar of wax on her shelf.
`

const exchange = `# The Exchange

**Type**: Market hall

## Overview

A round hall where grain, glass and wind are bought and sold by the turn of a gilded vane on the roof. When the vane swings the whole floor shouts.

## Key Features

- **The Vane**: A gilded heron, and it has been wrong twice this week.
- **The Barber's Chair**: Merchants are shaved here while they trade.
- **The Slate**: Prices, rubbed out and written again.

## Secrets & Hidden Things

- A ladder behind the barber's mirror leads up to the heron, where the boy has a stool and a lunch basket.
`

export const kites: Measured = {
  title: 'The city of kites',
  listener: 'odile-marr',
  texts: {
    'overview.md': `# Kites over Ossery

## Setting

Ossery stands on a cliff, and lives by its wind. Kites lift its grain, dry its fish and carry its letters. The lower city has the harbour; the upper city has the gantries, the loft and the exchange.

## Campaign Arc (GM Eyes Only)

The Combine means to own the air. With the wind rights sold and the loft ruined, every kite in Ossery will fly by its leave.
`,
    'story-state.md': storyState,
    'npcs/philippa-dray.md': mayor,
    'npcs/emeline-tarn.md': emeline,
    'npcs/ruy-alcott.md':
      '# Ruy Alcott\n\n**Role**: Bell-founder\n\n## Appearance\n\nA deaf man with a beautiful voice.\n\n## What They Know\n\n### Public Knowledge\n\n- The medals will be ready by the regatta. Lead and tin, gilded.\n- Somebody has been stripping church roofs, and it is a shame.\n',
    'locations/the-exchange.md': exchange,
    'factions/the-combine.md':
      '# The Glasswright Combine\n\n**Public Goal**: Better windows for everyone\n**True Goal**: To starve the upper city of wind until the gantries are sold for firewood\n',
    'party/odile-marr.md': '# Odile Marr\n\n**Bond**: The kite that my father flew.\n',
    'party/fennimore-lask.md':
      '# Fennimore Lask\n\n**Bond**: My debts.\n\n## Knowledge and Secrets\n\n- He tells the barber at the exchange what the party has found, and is paid in tonic bottles full of silver.\n',
    'world-primer.md':
      '# World Primer\n\nNobody owns the wind in Ossery; it is shared by rights as old as the wall. The regatta is flown once a year. A kite that comes down on somebody is a murder, by law. A ghost kite has been seen over the harbour at night.\n',
    'party-knowledge.md': `# Party Knowledge

- Mayor Philippa Dray asked us to find out why the wind is wrong
- Old Cassimer, the kite-master, fell from his gantry last month
- Emeline Tarn was his apprentice, and has the loft now
- A ghost kite flies over the harbour at night
- Smugglers come in by the harbour, and the customs boat never finds them
- The Glasswright Combine buys sand from the quarry
- Ruy Alcott, the bell-founder, makes the medals
- The vane on the exchange sets the prices
`,
  },
  blunt: [
    'Mayor Dray sold the wind rights of the lower city to the Glasswright Combine.',
    'The weather vane on the exchange is rigged.',
    'A boy inside turns the vane by hand to move the markets.',
    'Old Cassimer did not fall: his line was cut by his apprentice.',
    "Emeline Tarn cut Cassimer's line.",
    "The ghost kite is flown by smugglers to signal the customs boat's position.",
    'Ruy Alcott casts the regatta medals from stolen church lead.',
    'Fennimore spies for the Combine.',
    'He reports every Sunday to a barber, Fennimore does.',
    'During the regatta the Combine will close the wind gates.',
    'Forty kites will come down on the crowd.',
    "The mayor's daughter is held by the Combine in the sand quarry.",
    'She cut the line because Cassimer was going to marry her mother.',
    'The severed end is in a jar of wax on her shelf.',
    "A ladder behind the barber's mirror leads up to the heron.",
    'The Combine means to own the air.',
    'They want to starve the upper city of wind until the gantries are sold for firewood.',
    'Fennimore is paid in tonic bottles full of silver.',
    'Cassimer was going to marry her mother and sell the loft.',
    'Philippa Dray has signed something that she would like to unsign.',
    'Every kite in Ossery will fly by leave of the Combine.',
    'The boy in the heron has a stool and a lunch basket.',
  ],
  near: [
    'The wind rights have been sold to the Combine, and Philippa Dray signed for it.',
    'That vane is rigged, and so are the prices.',
    'There is a boy in the heron who turns the vane.',
    "Somebody cut Cassimer's line, and it was his own apprentice.",
    'It was Emeline who cut the line.',
    'Smugglers fly the ghost kite, to show where the customs boat is.',
    'The medals are cast of lead stolen from churches.',
    'Fennimore is a spy of the Combine.',
    'Every Sunday Fennimore tells the barber what he knows, and calls it a report.',
    'The wind gates will be closed in the middle of the regatta, by the Combine.',
    'The kites will come down on the crowd, forty of them.',
    'The Combine holds her daughter in a quarry; that is why the mayor signed.',
    'Cassimer meant to marry the mother of Emeline, and so she cut his line.',
    'In a jar of wax on the shelf is the end of the severed line.',
    'Behind the mirror of the barber there is a ladder to the vane.',
    'What the Combine wants is to own the air itself.',
    'The gantries are to be sold for firewood when the upper city has no wind.',
    'The barber pays Fennimore with silver in tonic bottles.',
    'The loft was to be sold, and she would not have it, so the line was cut.',
    'The mayor would like to unsign it.',
    'Nobody will fly a kite here without leave of the Combine.',
    'Up inside the heron you find a stool, and a boy with a lunch basket.',
  ],
  innocent: [
    'The mayor blows her whistle, and the gantry crew looks round.',
    'Philippa Dray walks with you along the cliff and talks about the regatta.',
    'The wind is wrong again, and the kites hang like washing.',
    'The vane swings, and the whole floor shouts.',
    'The gilded heron on the exchange points out to sea.',
    'Prices go up on the slate and are rubbed out again.',
    'A barber shaves a merchant, who buys grain with his chin in the air.',
    'Emeline Tarn waxes a line, hand over hand, and does not look up.',
    'Emeline cuts a length of cord and hands it to you.',
    'She learned it all from Cassimer, she says.',
    'Cassimer fell from the gantry last month, and flowers still lie there.',
    'The apprentice sweeps the loft.',
    'A ghost kite hangs over the harbour, pale and steady.',
    'The customs boat goes out with its lamps lit.',
    'Two smugglers are led past you in chains.',
    'Ruy Alcott sings while he pours the lead.',
    'The medals lie in a row to cool.',
    'The church roof has lost its lead again, and rain comes in.',
    'The Combine has bought another street of windows.',
    'Carts of sand come up from the quarry all day.',
    'Forty kites are entered for the regatta.',
    'The wind gates open at dawn with a groan.',
    'The crowd on the wall cheers for the red kite.',
    'Fennimore counts his debts aloud, and asks who is buying.',
    'Fennimore gets himself shaved, and comes back smelling of tonic.',
    'A bottle rolls across the floor of the loft.',
    'Odile thinks of the kite that her father flew.',
    'Your mother would have liked this city, somebody says.',
    'A boy sells lunch from a basket on the steps of the exchange.',
    'The ladder to the gantry is wet, and Odile slips.',
    'On Sunday the exchange is closed.',
    'There is a jar of wax on every bench here.',
    'Ask Emeline Tarn about the ghost kite',
    'Ask Mayor Dray about the wind rights',
    'Go to the Exchange',
    'Search the Line Loft',
    'The mayor has a daughter at school in the capital, she says, and looks away.',
    'They sell firewood by the bundle at the harbour.',
    'The rights are as old as the wall, and nobody has ever sold one.',
    'The mirror is cracked, and the barber apologises for it.',
    'The bell over the harbour rings for the evening boat.',
    'You smell glass, hot and sweet, from the works of the Combine.',
  ],
}
