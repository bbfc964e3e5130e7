/** Secrets, sentences that tell one and sentences that tell none, written before looking at what the rules make of them. */
import type { Unseen } from './unseen.ts'

export const mine: Unseen = {
  title: 'The silver mine',
  texts: {
    'story-state.md': `# Story State

## GM Notes (Secret)

### Hidden Information

- Governor Pashel Rourke has been replaced by a doppelganger since the spring election, and only his wife suspects
- The silver mine under Thornhill closed because the miners dug into a buried temple and woke what slept there
- Captain Dessa Wynn takes bribes from the Ashen Hand to leave the north gate unguarded on moonless nights
- The plague is spread through the communion wine, which Bishop Orlan dilutes with grave water
- The blacksmith's apprentice Tam is the lost heir of House Merrow, smuggled out as an infant
- The amulet Sera wears is slowly turning her into the next vessel of the Weaver

### Upcoming Planned Events

- On midsummer eve the Ashen Hand will burn the archive to destroy the birth records
`,
    'npcs/marta-quill.md': `# Marta Quill

## Appearance

A stout innkeeper with a burned hand.

### Private Knowledge

She hid the survivors of the mine in her cellar for a month.

### Secrets (GM only)

Marta was an assassin for the crown, and poisoned the old duke with nightshade in his soup.
`,
    'npcs/captain-dessa-wynn.md': '# Captain Dessa Wynn\n\nCommands the watch.\n',
    'party-knowledge.md': `# Party Knowledge

- Governor Pashel Rourke won the election in spring
- The silver mine under Thornhill is closed
- Captain Dessa Wynn commands the town watch
- A plague spreads in the lower town; Bishop Orlan tends the sick
- Tam is apprentice to the blacksmith
- House Merrow died out twenty years ago
- Sera found an amulet in the ruins
- The Ashen Hand are thieves who mark their doors with soot
- Marta Quill keeps the Burned Hand inn
- The old duke died of a fever
- The archive holds the records of every birth in the town
`,
  },
  leaking: [
    'The governor is a doppelganger.',
    'Rourke was replaced by a doppelganger in spring, she whispers, and his wife suspects it.',
    'That man is not Governor Rourke: he was replaced, since the election, by a doppelganger.',
    'The miners dug into a buried temple, and something that slept there woke.',
    'They closed the mine at Thornhill because the miners woke what slept in the buried temple.',
    'Dessa Wynn is bribed by the Ashen Hand.',
    'On moonless nights Captain Wynn leaves the north gate unguarded, and is paid for it in bribes.',
    'The Ashen Hand bribes the captain, so the north gate stands unguarded.',
    'The plague is in the communion wine.',
    'Bishop Orlan has been diluting the communion wine with water from graves.',
    'Tam is the lost heir of House Merrow.',
    'The heir of Merrow was smuggled out as an infant, and now he is a blacksmith’s apprentice.',
    'The amulet is turning Sera into a vessel.',
    'You feel it, Sera: the amulet makes you the next vessel of the Weaver.',
    'The Weaver is pleased with you.',
    'The Ashen Hand means to burn the archive on midsummer eve.',
    'They will destroy the birth records by burning the archive.',
    'Marta hid survivors of the mine in her cellar.',
    'Marta poisoned the old duke.',
    'It was nightshade in the soup that poisoned the duke; Marta, assassin of the crown, put it there.',
  ],
  innocent: [
    'Governor Pashel Rourke greets you at the top of the stairs with his wife on his arm.',
    'The governor signs the warrant and blots it with sand.',
    'Election banners from the spring still hang over the market.',
    'His wife pours the tea and says very little.',
    'The mine entrance is boarded up, and a sign warns you away.',
    'Two old miners play dice under the Thornhill sign.',
    'A temple bell rings noon over the lower town.',
    'The temple steps are crowded with the sick.',
    'Captain Dessa Wynn folds her arms and blocks the gate.',
    'The north gate closes at dusk, as it always does.',
    'The watch walks the wall in pairs, even on moonless nights.',
    'A soot handprint marks the door: the Ashen Hand has been here.',
    'Somebody from the Ashen Hand has left a knife in your pillow.',
    'Bishop Orlan washes his hands between patients.',
    'The bishop offers you wine, and you notice how thin his wrists are.',
    'The plague has taken eleven more since Sunday.',
    'Grave diggers rest on their spades as you pass.',
    'Tam pumps the bellows while the blacksmith shouts at him.',
    'The apprentice is perhaps nineteen, with a burn on his chin.',
    'The crest of House Merrow is still carved above the well.',
    'House Merrow died out twenty years ago, the herald reminds you.',
    'Sera turns the amulet over in her fingers; it is warm.',
    'The amulet catches the light, and Sera tucks it away.',
    'A spider weaves in the corner of the cell.',
    'The weaver in the market sells you a grey cloak for two silver.',
    'Marta Quill wipes the counter with her burned hand and asks what you will have.',
    'Marta brings soup and bread, and waves away your coins.',
    'The soup is good, with barley and a little lamb.',
    'The cellar of the inn is full of barrels.',
    'Survivors of the flood have camped by the road.',
    'The old duke looks down at you from a portrait over the hearth.',
    'The duke died of a fever, says the herald, and the crown sent flowers.',
    'The archive is a long hall smelling of dust and mice.',
    'You find the birth records of the year you asked for, but a page is missing.',
    'Midsummer is three weeks off, and children are gathering wood for the fires.',
    'Someone has burned papers in this grate, not long ago.',
    'The infant cries until its mother sings.',
    'A smuggler’s lantern blinks twice on the river.',
    'Roll for Insight: the captain seems tired rather than angry.',
    'The blacksmith says the apprentice came to him as a foundling.',
  ],
}
