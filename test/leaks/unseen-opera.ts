/** Secrets, sentences that tell one and sentences that tell none, written before looking at what the rules make of them. */
import type { Unseen } from './unseen.ts'

export const opera: Unseen = {
  title: 'The opera',
  texts: {
    'story-state.md': `# Story State

## GM Notes (Secret)

- The clockmaker Ansel Brandt built the duchess: she is an automaton and winds herself each midnight with a key on her necklace
- The harbour master sells the sailing times of treasure ships to the pirate queen Isaura
- Under the opera house lies the entrance to the catacombs where the vampire court meets
- Doctor Helmine Voss steals corpses from the hospital to rebuild her dead husband
- The beggar at the bridge is the exiled king in disguise
- The river spirit is angry because the dye works poison the water

### Upcoming Planned Events

- A masked assassin will strike during the second act of the opera
- The beggar is arrested, and the bridge collapses behind the party
`,
    'npcs/inspector-lowe.md': `# Inspector Lowe

### Secrets (GM only)

Lowe is a werewolf, and chains himself in the old brewery at full moon.
`,
    'party-knowledge.md': `# Party Knowledge

- The duchess invited us to the opera
- Ansel Brandt is a clockmaker with a shop by the bridge
- The harbour master keeps the list of ships
- Pirates under Isaura raid the coast
- Doctor Helmine Voss runs the hospital; her husband is dead
- A beggar sits at the bridge every day
- The king was exiled nine years ago
- The river runs red some mornings
- Inspector Lowe leads the hunt for the killer
- The brewery has been closed since the fire
`,
  },
  leaking: [
    'The duchess is an automaton.',
    'Ansel Brandt built her: the duchess is clockwork and winds herself with a key.',
    'At midnight the duchess takes the key from her necklace and winds herself.',
    'The harbour master sells sailing times to Isaura.',
    'Somebody tells the pirate queen when treasure ships sail: the harbour master sells her the times.',
    'The entrance to the catacombs is under the opera house.',
    'Beneath the opera a vampire court meets.',
    'Voss steals corpses.',
    'The doctor is rebuilding her husband from stolen corpses of the hospital.',
    'The beggar is the exiled king.',
    'The beggar at the bridge is a king in disguise.',
    'The dye works are poisoning the river, and the spirit is angry.',
    'An assassin will strike during the opera.',
    'The inspector is a werewolf.',
    'At full moon Lowe chains himself in the brewery.',
    'You hear that the assassin is to strike in the second act.',
  ],
  innocent: [
    'The duchess offers you her hand, gloved in grey silk, and asks whether you like the opera. Behind her a clock strikes eleven.',
    'Ansel Brandt bends over a watch with a glass in his eye. "Come back on Thursday," he says. "I have a key to cut for the bridge toll."',
    'The harbour master runs a finger down his list. Three ships are due before the storm, he says, and one of them is late.',
    'Word from the coast: Isaura has burned two villages, and her ships were seen at the river mouth.',
    'The opera house is lit from cellar to roof. Carriages stand in a row, and a boy sells oranges on the steps.',
    'The curtain falls on the first act, and the duchess fans herself. Nobody in the box speaks.',
    'Doctor Voss leads you through the ward. Every bed is full, and the floor has been scrubbed white.',
    'A portrait of her husband hangs in the office of the doctor, with black cloth over one corner.',
    'The beggar rattles his cup as you cross the bridge. You have seen him every day this week.',
    'The coins still show the head of the exiled king, though somebody has scratched out the eyes.',
    'The river runs red again this morning, and the washerwomen stand on the bank and swear.',
    'Inspector Lowe lights a pipe and looks at the body for a long time. "The third this month," he says.',
    'The brewery gate is chained, and the chain is rusty.',
    'A full moon hangs over the roofs, and dogs are barking on both sides of the river.',
    'The court meets on Mondays, says the clerk; you may bring your complaint then.',
    'You find a necklace in the gutter, cheap glass on a string.',
    'The masks for the carnival are already in the shop windows.',
    'The dye sellers hang their cloth over the street, blue and yellow and red.',
    'Roll initiative! Two pirates come over the rail, and a third has a lantern.',
    'The spirit level says that the floor is crooked, and Ansel laughs about it.',
    'At midnight the bells of the hospital chapel ring, and you count them: twelve.',
    'The bridge groans under the carriage of the duchess.',
    'You wind the watch and it begins to tick.',
    'The catacombs are closed to visitors since the flood, a sign says.',
  ],
}
