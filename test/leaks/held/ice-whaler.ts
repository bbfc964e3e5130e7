/** A whaler frozen in for the winter, its folder kept as the game keeps one: written before a look at the check. */
import type { Measured } from '../measured.ts'

const overview = `# The Long Dark of the Patience Ames

**System**: fifth edition
**Tone**: cold, slow, men who joke because the other thing is worse

## Setting

The whaler *Patience Ames* has lain in the ice of Harrow Sound since October. Forty-one souls, flour until March, sun in
February. The party came aboard with the relief sledges and cannot leave before the thaw.

## Party

| Character | Trade |
| --- | --- |
| Runa Tveit | harpooner |
| Odd Calloway | surgeon's mate |

## GM Notes

- Captain Leander Bright died in November; the man in his cabin is his twin brother Ambrose, who was put ashore as a mutineer
- The ice does not melt this year: the thing under the Sound holds the ship as one holds a cup
- Mrs. Tamsin Bright knows that it is not her husband, and prefers this one
`

const state = `# Story State

Day 61 in the ice. Two men missing, a third with frostbite. The mood is bad but the fiddle still plays on Saturdays.

## Secrets

- The cook, Solomon Pike, has been salting the two missing men into the beef barrels
- The first mate Ezra Lund sank the sister ship Hannah Coil for the insurance, and her bell hangs under his bunk
- The boy Wick is a girl, Winifred, the last of the Coil family
- The stove in the forecastle burns the ship's own ribs, a plank each night, on Lund's order
- The bone flute that the fiddler found calls the whale back from the dead when it is played at low water
- Doctor Marsh gives the crew laudanum in the lime juice

## Upcoming

- On the seventieth day the ice will crack beneath the try-works and swallow the aft boats
- Lund means to leave with the sledges on the night of the dance

## Clocks

- **Mutiny** 2/6 (hidden): the harpooners take the arms chest
- **The thaw** 1/8
`

const known = `# Party Knowledge

- Captain Bright keeps to his cabin since a fever in November
- Two men, Harker and Dunn, went out for seals and were not seen again
- The first mate Ezra Lund holds the keys to the flour
- The Hannah Coil went down off Cape Dolour eight years ago with all hands
- Solomon Pike makes the best beef stew north of Hull
- The boy Wick came aboard at Lerwick without a letter
`

const bright = `# Captain Bright

A big soft-spoken man of fifty with a grey beard, who used to smoke and no longer does.

## Background

Master of the Patience Ames for nine years, well liked, and careful with other people's lives.

## Secrets

He cannot read a chart. He was branded on the left wrist when he was put ashore at Saint Kell, and wears a bandage over it.
`

const pike = `# Solomon Pike

The cook. Thin, cheerful, sings hymns to the wrong tunes.

## Secrets

Pike was a surgeon in Aberdeen and was struck off for robbing graves. He keeps Harker's wedding ring in the sugar.
`

const marsh = `# Doctor Marsh

The ship's doctor, young, with beautiful hands and no sleep.

## Background

Signed on in Hull for the sake of his debts. Plays chess by himself.

## Secrets

Marsh is in love with Mrs. Bright and writes to her under the name of Corin. He poisoned the sled dogs so that nobody could go for help.
`

const lund = `# Ezra Lund

First mate. A square man with pale eyes; exact, hated, indispensable.

## Secrets

Lund has made a bargain with the thing in the Sound: one life for each month of daylight it gives back. He owes it three.
`

const places = `# The ship

## The forecastle

Hammocks, a stove, a smell of wet wool. The stove is never out.

## The hold

Oil, flour, beef barrels, rats.

### GM only

Behind the third row of casks is a door into the bilge where the true captain lies packed in ice, with an awl in his ear.

## The crow's nest

A barrel on the mainmast from which one sees nothing, very far.

### GM only

Whoever watches there at noon sees the ship as it will be in spring: empty.
`

export const iceWhaler: Measured = {
  title: 'The Long Dark',
  listener: 'runa-tveit',
  texts: {
    'overview.md': overview,
    'story-state.md': state,
    'party-knowledge.md': known,
    'npcs/captain-bright.md': bright,
    'npcs/solomon-pike.md': pike,
    'npcs/doctor-marsh.md': marsh,
    'npcs/ezra-lund.md': lund,
    'locations/ship.md': places,
    'party/runa-tveit.md': '# Runa Tveit\n\nHarpooner, thirty, from the Faroes. Has never missed twice.\n',
    'party/odd-calloway.md': '# Odd Calloway\n\nSurgeon’s mate. Reads the same novel every winter.\n',
  },
  blunt: [
    'Captain Leander Bright died in November.',
    'The man in the captain’s cabin is Ambrose, his twin brother.',
    'Ambrose Bright was put ashore as a mutineer, and now he is playing the captain.',
    'A thing under the Sound is holding the ship.',
    'The ice will not melt this year.',
    'Mrs. Bright knows that this man is not her husband.',
    'Pike has salted the two missing men into the beef barrels.',
    'The cook is feeding you Harker and Dunn out of the beef barrels.',
    'Ezra Lund sank the Hannah Coil for the insurance.',
    'The bell of the Hannah Coil hangs under Lund’s bunk.',
    'Wick is a girl.',
    'The boy’s real name is Winifred, and she is the last of the Coils.',
    'The stove is burning the ship’s own ribs.',
    'It was Lund who ordered that a plank of the ship be burnt each night.',
    'The bone flute calls the whale back from the dead.',
    'If you play the bone flute at low water, the dead whale returns.',
    'Doctor Marsh puts laudanum in the lime juice.',
    'On the seventieth day the ice will crack beneath the try-works.',
    'Lund plans to leave with the sledges on the night of the dance.',
    'The harpooners are going to take the arms chest.',
    'The captain cannot read a chart.',
    'Under the bandage on his wrist is a brand from Saint Kell.',
    'Pike was struck off as a surgeon for robbing graves.',
    'Harker’s wedding ring lies in Pike’s sugar.',
    'Doctor Marsh is in love with Mrs. Bright.',
    'The letters signed Corin are written by Doctor Marsh.',
    'Marsh poisoned the sled dogs.',
    'Lund has a bargain with the thing in the Sound: a life for each month of daylight.',
    'The true captain lies in the bilge, packed in ice, with an awl in his ear.',
    'At noon the crow’s nest shows the ship as it will be in spring, and it is empty.',
  ],
  near: [
    'The real Captain Bright has been dead since November.',
    'That is not Leander in the cabin, it is his twin.',
    'The captain’s brother, the mutineer, has taken his place.',
    'Something beneath Harrow Sound grips the ship like a cup.',
    'No thaw is coming this year; the ice is being held.',
    'Tamsin Bright is well aware that her husband is an impostor, and likes him better.',
    'What you ate tonight was Dunn, and before that Harker: the cook salts them down.',
    'The missing men are in the beef barrels.',
    'The first mate scuttled his sister ship to collect the insurance money.',
    'Lund keeps the drowned ship’s bell beneath his bunk.',
    'The cabin boy is no boy at all; she is Winifred Coil.',
    'Every night another plank of the hull goes into the forecastle stove, because Lund says so.',
    'They are heating the forecastle with the ship’s ribs.',
    'Blow the flute of bone when the tide is low and the whale rises dead from the water.',
    'The doctor is drugging the crew’s lime juice with laudanum.',
    'The aft boats will be swallowed when the ice breaks under the try-works.',
    'During the dance the first mate means to run off with the sledges.',
    'The man who calls himself captain has no idea how to read a chart.',
    'He hides a mutineer’s brand beneath that bandage.',
    'In Aberdeen Pike was a surgeon, until they caught him robbing graves.',
    'The cook keeps a dead man’s wedding ring in his sugar.',
    'Corin, who writes to Mrs. Bright, is the doctor.',
    'It was the doctor who killed the sled dogs, with poison, so that no one could fetch help.',
    'Lund pays the thing in the Sound in lives, and gets daylight for them.',
    'Three more lives: that is what Lund owes to what lies under the Sound.',
    'Behind the casks in the hold there is a hidden door, and the true captain’s body behind it.',
    'Somebody drove an awl into Captain Bright’s ear.',
    'The lookout at noon sees the Patience Ames deserted, as she will be in the spring.',
    'There will be a mutiny: the harpooners want the arms chest.',
    'The mate sent the Hannah Coil to the bottom himself.',
  ],
  innocent: [
    'The stove ticks, and somebody turns over in his hammock.',
    'Captain Bright does not look up from the table when you come in.',
    '> **Captain Bright**: "Shut the door, there is little enough warmth as it is."',
    'Solomon Pike ladles stew into your bowl and winks.',
    '> **Solomon Pike**: "Eat, eat. There is more where that came from."',
    'The beef is tender tonight, and nobody talks while it lasts.',
    'Doctor Marsh moves a bishop, looks at it, and moves it back.',
    'Ezra Lund counts the flour sacks and writes the number down.',
    '> **Ezra Lund**: "Eleven. Yesterday it was eleven too. I like a number that stays."',
    'Wick brings the lime juice round in a tin jug.',
    'The boy Wick is asleep under the table with a cat on his chest.',
    'It is day sixty-one, and there has been no sun on any of the last thirty.',
    'The ice groans, a long low note that goes through the soles of your boots.',
    'From the crow’s nest you see nothing, very far.',
    'In the hold it smells of oil and rats.',
    'The barrels stand in three rows, lashed against a sea that is not there.',
    'Somebody has been at the flour; there are prints of a small hand.',
    'Mrs. Bright is knitting something long and grey.',
    '> **Tamsin Bright**: "My husband is resting. You may leave the letter."',
    'Runa’s harpoon hangs over the door, oiled and useless.',
    'Odd Calloway has got to the chapter with the duel again.',
    'The fiddle starts up below, and boots begin to stamp.',
    'The fiddler turns something pale over in his fingers and puts it away.',
    'Two of the harpooners stop talking as you pass the arms chest.',
    'The dogs are quiet this morning.',
    'A sled stands ready by the gangway, its runners waxed.',
    'The wind drops all at once, and you can hear the ship.',
    'Harker and Dunn went out for seals; that is all anybody will say.',
    'Dunn’s hammock is still slung, and nobody sleeps in it.',
    'The Hannah Coil went down off Cape Dolour, they say, with all hands.',
    '> **Odd Calloway**: "Eight years ago. I knew a man on the Hannah Coil."',
    'Captain Bright’s pipe lies on the shelf, cold.',
    'He does not smoke any more, not since the fever.',
    'The captain’s left hand trembles a little as he takes the cup.',
    'Lund’s pale eyes go from your face to your boots.',
    'The first mate holds the keys to the flour, and everybody knows to the ounce what that means.',
    'You find the try-works cold, the great kettles full of snow.',
    'The aft boats lie keel up under canvas.',
    'Pike sings a hymn to the tune of a drinking song.',
    'The doctor’s hands are steady and his eyes are not.',
    '> **Doctor Marsh**: "Sleep? I shall sleep in February, with the sun."',
    'Marsh looks at your frostbite and says that you will keep the toe.',
    'The chart on the wall has a pin in it where Harrow Sound should be.',
    'Low water: the ice along the shore hangs like a shelf over nothing.',
    'A seal puts its head up in the lead, thinks better of it and goes.',
    'The thaw is a word that is not said at table.',
    'Somebody has scratched sixty-one strokes into the bulkhead.',
    'You have flour until March if Lund is right, and Lund is always right.',
    'The bilge pump has frozen again.',
    'There is a dance on Saturday, and a smell of pomade that is older than some of the crew.',
    'The boatswain teaches Wick to splice.',
    'Wick’s cap is pulled down over his ears, as everybody’s is.',
    '> **Wick**: "I am not tired, sir."',
    'Your breath freezes on your scarf.',
    'A bell rings the watch, thin in the cold air.',
    'You are hit for three points of damage by a falling block.',
    'Runa rolls a seventeen and holds the rope.',
    'The rope burns through your mitten, but you hold it.',
    'The surgeon’s mate has laid out needles, thread and a bottle of rum.',
    'Mrs. Bright laughs at something the captain has said.',
    'The crew drinks its lime juice with the faces of children.',
    'Somewhere beneath you the ice shifts.',
    'The northern lights come up green over the Sound.',
    'No whale has been seen since September.',
    'They took one whale this year, a small one, and rendered it in a day.',
    '> **Solomon Pike**: "Sugar? For you, a spoon. For the doctor, half."',
    'The galley is the warmest place on board, and Pike decides who sits in it.',
    'The ship’s cat brings you half a rat.',
    'The plank beside the stove is warm to the hand.',
    'Somebody has carved a heart into the mainmast, and a W.',
    'Lund’s cabin is locked.',
    'You knock at the mate’s door, and nobody answers.',
    '> **Ezra Lund**: "I was asleep. I am entitled to four hours."',
    'The relief sledges brought tea, letters and the two of you.',
    'There is a letter for the doctor, from his creditors in Hull.',
    'A grave was dug on shore in November, for the carpenter.',
    'The carpenter died of his lungs; you were told so at the gangway.',
    'The captain reads the service on Sundays in a voice that carries.',
    'You count the men at breakfast: thirty-nine.',
    'Snow has drifted over the rail on the weather side.',
    'The lamp needs oil, and there is nothing on board but oil.',
    'Odd puts his book down. "What was that?"',
    'It was the ice. It is always the ice.',
    'You tighten the bandage on the sailor’s arm.',
    'The frostbitten man asks for his mother, and then for rum.',
    'A harpooner spits, and it is ice before it lands.',
    'The arms chest is locked with two locks.',
    'You pull the sled up the ridge, an hour for a mile.',
    'From the ridge the Patience Ames is a toy somebody has forgotten.',
    'You see no tracks but your own.',
    'A tin cup, half full, stands on the captain’s chart table.',
    'The captain’s wife plays cards with the boatswain and lets him win.',
    'Saint Kell is a rock with a chapel and eleven goats.',
    'Cape Dolour lies two hundred miles to the south.',
    'The mate enters the temperature, and then he enters it again.',
    'Rats have been at the third row of casks.',
    'The casks are heavy, and the lashings are frozen stiff.',
    'You sleep badly, and dream of soup.',
    'In the morning the ink has frozen.',
    'What do you do?',
  ],
}
