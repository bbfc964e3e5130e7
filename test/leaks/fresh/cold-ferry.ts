/** A ferry that freezes in: pages and sentences, written when the check had been mended by the other four. */
import type { Measured } from '../measured.ts'

const storyState = `# Story State

## Current Situation

The Margit lies frozen in between two shores. Eleven passengers, food for six days.

## GM Notes (Secret)

### Hidden Information

- The ferryman Tobiah Sloe steered into the ice on purpose, because the insurers pay double for a wreck
- The sealed crate in the hold contains the stolen crown jewels of Astrava, packed in sawdust
- Madam Ilse Varga is not a widow: her husband is the man in cabin four, travelling under the name of Professor Lund
- Something walks under the ice at night: a drowned giant who follows the bell
- The cook has been mixing laudanum into the evening soup to keep everyone quiet

### Upcoming Planned Events

- On the fourth night the ice breaks beside the stern, and the giant takes the lookout
- Corporal Denk will try to steal the only boat with the two sailors
`

const cook = `# Hanno Pfister

**Role**: Cook
**Location**: The Galley

## Appearance

A round man with flour to the elbows and a sad moustache.

## What They Know

### Public Knowledge

- There are beans, barley, one ham and a barrel of apples.
- He sleeps in the galley because it is warm.

### Secrets (GM only)

- He was a surgeon in the siege of Brode and let forty men die for want of a saw.
`

const corporal = `# Corporal Denk

**Role**: Soldier on leave
**Location**: The Saloon

## Appearance

Young, loud, with a bandaged ear.

## What They Know

### Public Knowledge

- He is going home to be married.

### Private Knowledge (requires trust/persuasion)

- He deserted, and nobody waits for him at home.

### Secrets (GM only)

- He shot his own captain at the bridge of Ulm.
`

const partyKnowledge = `# Party Knowledge

- The ferry Margit is frozen in, and the food lasts six days
- Tobiah Sloe is the ferryman
- A sealed crate lies in the hold; nobody has claimed it
- Madam Ilse Varga wears mourning, and Professor Lund keeps to cabin four
- A bell hangs in the bows and is rung in fog
- Hanno Pfister cooks, and Corporal Denk is going home to be married
- The crown jewels of Astrava were stolen in autumn
`

export const coldFerry: Measured = {
  title: 'The Cold Ferry',
  listener: 'lotte-brand',
  texts: {
    'story-state.md': storyState,
    'party-knowledge.md': partyKnowledge,
    'npcs/hanno-pfister.md': cook,
    'npcs/corporal-denk.md': corporal,
  },
  blunt: [
    'Tobiah Sloe steered into the ice on purpose.',
    'The insurers pay double for a wreck, and that is why the ferryman did it.',
    'The crate contains the stolen crown jewels.',
    'The jewels of Astrava are packed in sawdust in the hold.',
    'Madam Varga is not a widow.',
    'Her husband is the man in cabin four.',
    'Professor Lund is Ilse Varga’s husband under another name.',
    'A drowned giant walks under the ice at night.',
    'The giant follows the bell.',
    'The cook mixes laudanum into the soup.',
    'On the fourth night the ice breaks beside the stern and the giant takes the lookout.',
    'Denk will try to steal the boat with the two sailors.',
    'The cook was a surgeon in the siege of Brode.',
    'Denk deserted, and nobody waits for him at home.',
    'The corporal shot his own captain at the bridge of Ulm.',
  ],
  near: [
    'Sloe ran her into the ice deliberately, for the insurance on a wreck.',
    'It was no accident: the ferryman wanted the ice, since a wreck pays him double.',
    'What lies in the sawdust in that crate is the crown of Astrava, stolen in autumn.',
    'The husband Ilse Varga mourns is alive and sits in cabin four.',
    'Lund is no professor; he is married to Madam Varga.',
    'Beneath the ice a giant who drowned goes up and down at night.',
    'Do not ring the bell: the giant under the ice follows it.',
    'Hanno puts laudanum in everybody’s soup in the evening, so that they stay quiet.',
    'In four nights the ice will open at the stern, and the giant will have the lookout.',
    'The corporal means to take the only boat, and two sailors are in it with him.',
    'Pfister used to be a surgeon, and forty men died under him at Brode.',
    'The corporal is a deserter, and there is no bride at home.',
    'At Ulm, on the bridge, Denk shot his captain.',
    'There is a drug in the evening soup.',
  ],
  innocent: [
    'The Margit creaks, and the ice creaks back.',
    'Tobiah Sloe scrapes frost off the wheel with his thumbnail.',
    'The ferryman says that it will not thaw before Sunday.',
    'Eleven of you sit down to supper.',
    'The soup is barley with a little ham in it.',
    'Hanno ladles out the soup and wipes his moustache.',
    'The cook sleeps in the galley because it is warm.',
    'There are beans, barley, one ham and a barrel of apples.',
    'Madam Varga lifts her veil to drink, and lets it fall again.',
    'Ilse Varga plays patience with a pack that lacks a king.',
    'Professor Lund bows to the ladies and goes back to cabin four.',
    'The door of cabin four is locked.',
    'You hear somebody cough in cabin four.',
    'A sealed crate stands in the hold between two barrels.',
    'The crate has no label, and nobody has claimed it.',
    'Sawdust lies on the floor of the carpenter’s shop.',
    'The crown jewels of Astrava were stolen in autumn, says the newspaper.',
    'The bell in the bows is white with frost.',
    'Somebody rings the bell, once, and stops.',
    'Fog comes over the ice before it is dark.',
    'The ice is a foot thick at the stern.',
    'You walk out on the ice, and it holds.',
    'The lookout blows into his hands and waves to you.',
    'Nothing moves on the shore.',
    'Corporal Denk sings, and nobody joins in.',
    'The corporal is going home to be married.',
    'Denk scratches at the bandage on his ear.',
    'The boat hangs in its davits under a canvas.',
    'Two sailors play dice on the hatch.',
    'A sailor shows you how to walk on ice.',
    'The captain of the other ferry is a careful man, says Sloe.',
    'The saloon smells of wet wool.',
    'The stove in the saloon has gone out.',
    'Lotte counts the apples and says that there are forty.',
    'At night the cold comes up through the boards.',
    'You wake because the ship is so quiet.',
    'The professor asks for a candle and pays for it.',
    'A wreck lies on the eastern shore, an old one.',
    'The insurers have an office in every port, says the ferryman.',
    'A surgeon would be useful, says Lotte, looking at her foot.',
    'It is the third night.',
    'The giant in the story has a red beard, says the child.',
    'The widow of the lighthouse keeper waves from the shore.',
    'Hanno has a good saw, and he lends it to you.',
    'Somebody has drawn a ship on the frosted pane.',
    'You melt snow for water.',
    'The bridge at home is made of stone, says Denk.',
    'The passengers draw lots for the blankets.',
    'Sloe looks at the barometer and taps it.',
    'Roll for Perception: there is a light on the shore.',
  ],
}
