/** A circus that winters in a mountain town: pages and sentences, written when the abbey and the tram had mended the check. */
import type { Measured } from '../measured.ts'

const secrets = `# GM notes

## Secrets

- The ringmaster, Corvin Ashgrove, has made a pact with the winter: one performer each year for a road that stays open
- The bear is a man. He was the town's judge, and Zelda the tattooed lady wrote the change into her own skin
- Mayor Pim Holloway invited the circus so that its strongman can be blamed for the bank robbery
- Under the ice rink lies the old town, drowned when the dam was opened on purpose
- The twins Ilo and Ada are one child and a mirror; if the mirror breaks, one of them is gone

## What happens next

- On the third night the rink cracks and the church bell of the drowned town rings
- If nobody stops them, the mayor's men hide the stolen money in the strongman's wagon
`

const cast = `# The company

| Name | Act | Seen | What is so (GM) |
| --- | --- | --- | --- |
| Corvin Ashgrove | ringmaster | a top hat, a cough | he has not cast a shadow since the pact |
| Zelda Marsh | tattooed lady | inks a new line every night | she loves the judge she changed |
| Bruno Stahl | strongman | gentle, reads newspapers | he cannot read; he looks for his daughter's picture |
| Ilo and Ada | acrobats | nine years old | only one of them was born |
`

const knowledge = `# Party Knowledge

- The circus of Corvin Ashgrove winters in Hohenried for the first time
- Each winter one performer has left the circus without a word
- The pass has stayed open in spite of the snow
- Mayor Pim Holloway invited the circus himself
- The bank of Hohenried was robbed last week
- Judge Anselm Rott has been missing since autumn
- The ice rink was laid over the lake
- Bruno Stahl is the strongman; Zelda Marsh is the tattooed lady; Ilo and Ada are twins
`

export const snowCircus: Measured = {
  title: 'The Winter Circus',
  listener: 'Mirela',
  texts: {
    'gm-notes.md': secrets,
    'company.md': cast,
    'party-knowledge.md': knowledge,
    'party/mirela.md':
      '# Mirela\n\n**Race**: Gnome | **Class**: Bard | **Level**: 1\n\n## Personality\n\nNosy and kind.\n',
  },
  blunt: [
    'Corvin Ashgrove has made a pact with the winter.',
    'The ringmaster gives the winter one performer each year, and the road stays open.',
    'The bear is a man.',
    "The bear was the town's judge.",
    'Zelda wrote the change into her own skin.',
    'The tattooed lady changed the judge into a bear.',
    'The mayor invited the circus so that the strongman can be blamed for the robbery.',
    'Mayor Holloway wants the strongman blamed for the bank robbery.',
    'Under the ice rink lies the old town, drowned when the dam was opened.',
    'The dam was opened on purpose.',
    'The twins are one child and a mirror.',
    'If the mirror breaks, one of the twins is gone.',
    'On the third night the rink will crack, and the bell of the drowned town rings.',
    "The mayor's men hide the stolen money in the strongman's wagon.",
    'Corvin Ashgrove has not cast a shadow since the pact.',
    'Zelda loves the judge she changed.',
    'Bruno Stahl cannot read.',
    "Bruno looks for his daughter's picture in the newspapers.",
    'Only one of the twins was born.',
    'Ilo and Ada are one child and a mirror.',
  ],
  near: [
    'Ashgrove has a bargain with the winter: a performer for every year.',
    'The road stays open because he gives the winter one of his performers.',
    'Inside the bear there is a man, and that man was a judge.',
    'Judge Rott is the bear.',
    'It was Zelda who turned him into a bear, with a line in her own skin.',
    'Holloway brought the circus here so that somebody can be blamed for the bank.',
    'The mayor means to put the robbery on the strongman.',
    'A whole town lies drowned beneath the rink.',
    'Somebody opened the dam on purpose, and the old town drowned.',
    'One of the twins is nothing but a mirror.',
    'Break the mirror, and one of the children is gone.',
    'In the third night the church bell of the drowned town will ring.',
    'They will hide the stolen money in the wagon of the strongman.',
    'The ringmaster casts no shadow.',
    'She is in love with the judge whom she changed.',
    'Bruno never learned to read; he looks for a picture of his daughter.',
    'There was only one child born, not two.',
    'The winter takes one performer a year; that is the pact.',
    'The old town under the ice was drowned on purpose.',
    'The judge did not run away: Zelda changed him.',
  ],
  innocent: [
    'Corvin Ashgrove lifts his top hat and coughs into it.',
    'The ringmaster counts the tickets twice.',
    'The winter is hard this year, says the ringmaster.',
    'Each winter one performer has left the circus without a word.',
    'The pass is still open, and nobody can say why.',
    'The road into Hohenried is swept by the wind.',
    'The bear sits in its cage and looks at the snow.',
    'The bear takes an apple from your hand, very gently.',
    'The bear will not dance tonight.',
    'Zelda inks a new line on her wrist.',
    'The tattooed lady shows you a ship, a rose and a city.',
    'Her skin is a whole library, people say.',
    'Judge Anselm Rott has been missing since autumn.',
    "The judge's house is dark, and the snow before it has no tracks.",
    'The new judge comes in spring, if the pass allows.',
    'Mayor Pim Holloway shakes every hand in the tent.',
    'The mayor invited the circus himself, and paid in advance.',
    'The mayor laughs a little too long.',
    'The bank was robbed last week, and the door is still nailed up.',
    'The clerk at the bank has a bandage round his head.',
    'A robbery, in Hohenried, the baker says, and shakes her head.',
    'Bruno Stahl lifts a pony and sets it down again.',
    'The strongman reads his newspaper by the stove.',
    'Bruno folds the paper with great care.',
    'The strongman has a soft voice.',
    "The strongman's wagon is painted green.",
    'Somebody has left muddy boots under the wagon.',
    'Ilo and Ada walk on their hands round the ring.',
    'The twins are nine, and they finish each other’s sentences.',
    'Ada winks; Ilo winks a moment later.',
    'A tall mirror stands in the dressing tent.',
    'There is a crack in the mirror, thin as a hair.',
    'You see your own face in the mirror, tired and cold.',
    'The ice rink was laid over the lake in one night of frost.',
    'Children skate on the rink until the lamps go out.',
    'The ice groans, as ice does.',
    'An old man fishes through a hole in the ice.',
    'The church bell rings for evening prayer.',
    'The dam above the town is hung with icicles.',
    'The dam keeper drinks with the clowns.',
    'The old part of town has crooked roofs.',
    'The snow drowns every sound.',
    'The show begins on the third day after new moon.',
    'Tonight is the third night of the show.',
    'Men of the mayor carry benches into the tent.',
    'Money changes hands behind the tent.',
    'Your shadow is long on the snow.',
    'The lamps throw shadows of the trapeze on the canvas.',
    'A picture of a girl is pinned above the stove.',
    'My daughter is about your age, the cook says.',
    'The newspaper is four days old.',
    'Nobody can read the sign under all that snow.',
    'A child was born in the wagon last night, and everybody has cake.',
    'Only one of them can go first.',
    'You could follow the tracks, or ask at the bank.',
    'The lion is old and has a cold.',
    'A clown weeps real tears, for the second time today.',
    'The performers eat together at one long table.',
    'One performer is missing at breakfast.',
    'The rope holds, and the crowd breathes out.',
    'You miss the ring and land in the sawdust.',
    'Mirela tunes her lute with stiff fingers.',
    'The constable asks where you were on the night of the robbery.',
    'Who would want the circus blamed?',
    'The wagon creaks over the frozen ruts.',
    'Somebody sings behind the green door.',
    'The judge was a hard man, says the widow.',
    'He loved his dogs, and they loved him.',
    'The tattoo on her neck is still red.',
    'Nobody has opened this trunk for years.',
    'He did it on purpose, shouts the smaller clown.',
    'A pact is a pact, says the card player and pays.',
    'The bear turns its back on you.',
    'What do you do about the cold?',
    'The knife hits the board a hand from her ear.',
    'It costs two coppers to see the tattooed lady.',
    'The ringmaster cracks his whip, and the ponies turn.',
    'The mayor has a picture of the old town on his wall.',
    'Zelda and the bear sit side by side in the sun.',
    'The frost has drawn ferns on every window.',
  ],
}
