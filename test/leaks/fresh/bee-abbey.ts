/** An abbey of beekeepers in a dry summer: pages and sentences, written before a look at the check. */
import type { Measured } from '../measured.ts'

const storyState = `# Story State

## Current Situation

The third week of drought. The party are guests of Saint Orrin's Abbey, hired to find out why the hives die.

## Active Quests

- **The dying hives** - Abbot Leofric pays 40 gold for the cause

## NPC Status

| NPC | Location | Attitude | Notes |
| --- | --- | --- | --- |
| Abbot Leofric | Abbot's house | friendly | will not let anybody into the crypt |
| Sister Amabel | Infirmary | helpful | limps |
| Gorse | Hives | sullen | the beekeeper |

## GM Notes (Secret)

### Hidden Information

- Abbot Leofric sold the abbey's spring to Lord Castellan Brume, whose men have dammed it above the falls
- The hives die because Gorse feeds them honey from the crypt, where a dead saint weeps black nectar
- Saint Orrin never died: he lies in the crypt, chained with silver, and dreams the drought
- Sister Amabel is a deserter from Brume's guard who killed her sergeant
- The reliquary on the altar is a copy; the true one was pawned in Wendlebury for grain
- The orchard well is dry because a stone door at the bottom was shut from the inside
- The pilgrim who calls himself Father Pell is a spy of the Ember Court and carries a forged writ

### Upcoming Planned Events

- On the feast of the harvest the chains break, and the saint walks out at noon
- Lord Brume's riders come in two days to arrest the abbot and burn the ledgers
`

const gorse = `# Gorse

**Role**: Beekeeper
**Location**: The Hives

## Appearance

A broad, silent woman in a veil, her forearms swollen with old stings.

## What They Know

### Public Knowledge

- The hives have died one by one since midsummer.
- Smoke calms bees, and so does singing.

### Private Knowledge

- She has a key to the crypt, hidden under the seventh hive.

### Secrets (GM only)

- Gorse is the abbot's daughter, and neither of them has ever said it aloud.
`

const amabel = `# Sister Amabel

**Role**: Infirmarian
**Location**: The Infirmary

## Appearance

Thirty, quick hands, a limp in the left leg.

## What They Know

### Public Knowledge

- Four brothers lie sick with a sweet-smelling fever.
- Willow bark helps a little.

### Secrets (GM only)

- The limp is from a crossbow bolt of the guard who chased her.
- She gives the dying poppy to hurry them along, out of mercy.
`

const sheet = `# Wystan Ferrow

**Race**: Human | **Class**: Ranger | **Level**: 2

## Secret (GM and player only)

Wystan set the fire that burned his own village's mill.

## Personality

Careful, dry, fond of dogs.
`

const knowledge = `# Party Knowledge

## What We Know

- The hives of Saint Orrin's Abbey die one by one since midsummer
- Abbot Leofric hired us for 40 gold and keeps the crypt locked
- Lord Castellan Brume rules the valley from Falls Keep
- Sister Amabel runs the infirmary; four brothers have a sweet-smelling fever
- Father Pell is a pilgrim from the south
- Saint Orrin founded the abbey and tamed the first bees, three hundred years ago
- The orchard well has been dry for two weeks
- The reliquary of the saint stands on the altar
`

export const beeAbbey: Measured = {
  title: 'The Bees of Saint Orrin',
  listener: 'Elswith',
  texts: {
    'story-state.md': storyState,
    'npcs/gorse.md': gorse,
    'npcs/sister-amabel.md': amabel,
    'party/wystan-ferrow.md': sheet,
    'party/elswith.md':
      '# Elswith\n\n**Race**: Elf | **Class**: Cleric | **Level**: 2\n\n## Personality\n\nWarm and blunt.\n',
    'party-knowledge.md': knowledge,
  },
  blunt: [
    "The abbot sold the abbey's spring to Lord Castellan Brume.",
    "Brume's men have dammed the spring above the falls.",
    'Abbot Leofric sold the spring, she says, and the men of Lord Brume dammed it.',
    'The hives die because Gorse feeds them honey from the crypt.',
    'A dead saint in the crypt weeps black nectar.',
    'Gorse has been feeding the bees the black nectar that the saint weeps.',
    'Saint Orrin never died.',
    'The saint lies in the crypt, chained with silver.',
    'Saint Orrin, chained in the crypt, dreams the drought.',
    "Sister Amabel is a deserter from Brume's guard.",
    'Sister Amabel killed her sergeant.',
    'The reliquary on the altar is a copy.',
    'The true reliquary was pawned in Wendlebury for grain.',
    'There is a stone door at the bottom of the orchard well, and it was shut from the inside.',
    'The well is dry because somebody shut the stone door at the bottom.',
    'Father Pell is a spy of the Ember Court.',
    'The pilgrim carries a forged writ.',
    'At the feast of the harvest the chains will break and the saint will walk out.',
    "Lord Brume's riders are coming in two days to arrest the abbot.",
    'Riders will come to burn the ledgers and arrest Leofric.',
    'The key to the crypt is hidden under the seventh hive.',
    'Gorse has a key to the crypt.',
    "Gorse is the abbot's daughter.",
    'Her limp is from a crossbow bolt of the guard who chased her.',
    'Sister Amabel gives the dying poppy to hurry them along.',
    "Wystan set the fire that burned his village's mill.",
    'It was Wystan who burned the mill of his own village.',
    'Father Pell calls himself a pilgrim, but he spies for the Ember Court.',
    'They pawned the true reliquary in Wendlebury.',
    'Lord Brume bought the spring from Abbot Leofric.',
  ],
  near: [
    'Leofric took money from Brume for the water, and the spring was dammed higher up.',
    'The water no longer comes because the castellan has built a dam above the falls.',
    'Your abbot has sold the spring to the castellan, the boy mutters.',
    'The honey Gorse gives to the bees comes out of the crypt.',
    'It is the crypt honey that kills the bees.',
    'Black nectar drips from the eyes of the dead saint below.',
    'The saint is alive down there, bound in silver chains.',
    'Orrin is not dead at all; he has lain chained beneath you for three hundred years.',
    'The drought is a dream of the saint.',
    'She deserted from the guard of Lord Brume after she had killed a sergeant.',
    "Amabel once wore Brume's colours and ran, with her sergeant's blood on her hands.",
    'What stands on the altar is only a copy of the reliquary.',
    'The real reliquary lies in a pawnshop in Wendlebury.',
    'The abbey pawned its reliquary to buy grain.',
    'Somebody closed the stone door in the well from within.',
    'Down at the bottom of the well there is a door of stone.',
    'Pell works as a spy for the Ember Court.',
    'The writ that Father Pell shows is forged.',
    'When the harvest feast comes, the silver chains will snap and the saint walks at noon.',
    "In two days Brume's horsemen will be here for the abbot.",
    'Under the seventh hive you would find the key of the crypt.',
    'The beekeeper hides a crypt key beneath a hive.',
    'Leofric is the father of Gorse, though neither has ever said so.',
    'Gorse looks like him because she is the daughter of the abbot.',
    'A guard shot her in the leg with a crossbow when she fled.',
    'The sister hurries the dying along with poppy, out of mercy.',
    'Wystan is the one who set fire to the mill at home.',
    'The mill of his village burned because Wystan lit it.',
    'They will burn the ledgers, and they will arrest the abbot, two days from now.',
    'The founder of the abbey sleeps in the crypt in chains of silver.',
  ],
  innocent: [
    'Abbot Leofric pours you water from a jug that is only half full.',
    'The crypt is locked, and the abbot keeps the key on his belt.',
    'Forty gold for the cause, says the abbot, and not a copper for guesses.',
    'Gorse lifts the lid of the seventh hive; the bees inside lie dead in heaps.',
    'The beekeeper hums to her bees and does not look at you.',
    'Saint Orrin looks down from the window with a bee on each finger.',
    'They say Saint Orrin tamed the first bees three hundred years ago.',
    'The falls are a thin white thread this summer.',
    'Lord Castellan Brume rules the valley, and the valley does not love him.',
    'Two of his riders water their horses at the ford.',
    'Sister Amabel limps between the beds with a basin.',
    'The fever smells sweet, like fruit that has been left too long.',
    'Four brothers lie sick, and one of them is singing.',
    'Willow bark helps a little, she says, and sleep helps more.',
    'The reliquary on the altar shines in the light of three candles.',
    'An old brother polishes the reliquary with his sleeve.',
    'The orchard well is dry, and somebody has laid planks across it.',
    'You drop a pebble into the well and hear it click on stone.',
    'Father Pell is on his knees before the altar.',
    'The pilgrim asks you the way to Wendlebury.',
    'Father Pell has walked from the south, and his boots show it.',
    'What does the abbot fear so much about the crypt?',
    'Perhaps the well can be climbed, if one of you has rope.',
    'The feast of the harvest is in nine days, and nobody speaks of it gladly.',
    'There will be little harvest to feast on this year.',
    'The ledgers of the abbey fill a whole wall.',
    'The cellarer complains that grain is dearer than wine.',
    'Bread is short; each brother gets one slice at noon.',
    'At noon the bell rings, and everybody leaves the fields.',
    'The gate creaks, and a boy with a donkey asks for water.',
    'Wystan kneels beside a dog and scratches its ears.',
    'Wystan says little when the talk turns to home.',
    'There was a mill here once; only its wheel stands.',
    'A fire burns in the kitchen in spite of the heat.',
    'Gorse wears her veil even at table.',
    'Her forearms are swollen with old stings.',
    'She speaks of the bees as others speak of their children.',
    'The abbot has no family, he says; the abbey is his family.',
    'The abbot calls the novices his sons and daughters.',
    'A silver bee hangs on a chain round his neck.',
    'Silver candlesticks stand in a row along the wall.',
    'You dream of bees that night, and of rain.',
    'The drought has cracked the ground between the vines.',
    'In the third week of the drought the stream is a row of puddles.',
    'Honey from this abbey was sold as far as the coast.',
    'The honey in the storeroom is dark this year, nearly brown.',
    'Somebody has drawn a bee in chalk on the crypt door.',
    'The crypt door is oak, banded with iron, and cold to the touch.',
    'Behind the crypt door it is quiet.',
    'The stairs to the crypt are swept clean.',
    'You hear the bees before you see them.',
    'Smoke calms them, and so does singing, Gorse says.',
    'A soldier from Falls Keep buys a jar of honey and leaves without a word.',
    "The sergeant of Brume's guard is called Hask, and he drinks.",
    'The guard at the ford wears a crossbow on his back.',
    'A crossbow bolt sticks in the old target on the green.',
    'The castellan wants his taxes, drought or no drought.',
    'The spring is an hour uphill from here, the boy says.',
    'Nobody has been up at the spring since the heat began.',
    'The way to the falls is steep, and there is no shade.',
    'Somebody should ask Gorse what the bees are fed on.',
    'Nothing grows in the infirmary garden but poppies and rue.',
    'A jar of poppy heads stands on the shelf above the beds.',
    'The sick brother dies at dawn, with Sister Amabel holding his hand.',
    'Sister Amabel closes his eyes and says nothing for a while.',
    'Her hands are quick, and they do not shake.',
    'The abbot blesses you and tells you to drink sparingly.',
    'A letter with a red seal lies open on the table.',
    'Father Pell carries his papers in a leather tube.',
    'The Ember Court is far away, says the abbot, and thank the saint for it.',
    'People in Wendlebury talk of nothing but the price of grain.',
    'The pawnbroker in Wendlebury is an honest man, for a pawnbroker.',
    'Elswith prays, and for a moment the air smells of thyme.',
    'Your spell shows no magic on the hives.',
    'The arrow goes wide and sticks in a beam.',
    'You find nothing under the straw but more straw.',
    'The floor of the chapel is worn by three hundred years of knees.',
    'A novice drops a tray and begins to cry.',
    'Under the altar there is dust, and a dead bee.',
    'The bee is black to the wings, as if dipped in ink.',
    'Something sweet has dried on the step, dark and sticky.',
    'The statue of the saint has lost two fingers.',
    'The wind turns, and for the first time it smells of rain.',
    'The abbot shuts the door from the inside and turns to you.',
    'At the bottom of the garden stands a stone bench.',
    'You reach the bottom of the ladder and step onto dry leaves.',
    'He tells you a story of a spy who drowned in wine.',
    'A copy of the rule of the house hangs in each cell.',
    'Chains rattle at the gate as the porter lets you in.',
    'The porter has been awake since the night office.',
    'Riders, two of them, far off on the road; then dust.',
    'A key turns somewhere below.',
    'You have the feeling that Gorse would like to say something.',
    'The abbot looks older than yesterday.',
    'Nobody here remembers such a summer.',
    'They sold the mule last week, the cook says.',
    'The dogs will not go near the chapel.',
    'The hives stand in three rows of seven.',
    'You count the hives: twenty-one, and nine of them silent.',
    'What do you do?',
  ],
}
