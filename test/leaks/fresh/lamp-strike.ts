/** A town without lamps: made for this measure, pages and sentences at once. */
import type { Measured } from '../measured.ts'

const storyState = `# Story State

## Current Situation

The lamplighters of Quillon have been on strike for eight nights. The party was hired by the Chamber to end it.

## GM Notes (Secret)

### Hidden Information

- Alderman Josse Pell pays the strikers himself, so that his night barges can pass the dark quays unseen
- The barges carry children out of the foundling house to the salt pans at Ree
- Widow Clemency Hart, who leads the strike, is the sister of the hangman and lets condemned men slip away through her loft
- The light on the old beacon is no ghost: Doctor Ferrand lives up there and burns the archive for warmth
- The eel-women know the drowned road under the causeway, which is dry for one hour at the lowest tide

### Character Secrets

| Character | Secret |
|---|---|
| Nessa Crowe | Was a foundling herself, and remembers the barge |

### Upcoming Planned Events

- On the tenth night Pell's bailiffs will set fire to the lamp store and blame the strikers
`

const pell = `# Alderman Josse Pell

**Role**: Alderman
**Location**: The Chamber

## Appearance

A soft, scented man with a ring on each thumb.

## What They Know

### Public Knowledge

- The strike costs the town forty crowns a night.
- He has offered the lighters half a penny more, and they have refused it.

### Private Knowledge (requires trust/persuasion)

- He lost his own barge licence three years ago.

### Secrets (GM only)

- He owes nine thousand crowns to the salt lords of Ree, and his daughter stands as surety.
`

const hart = `# Widow Clemency Hart

**Role**: Leader of the strike
**Location**: The Wick House

## Appearance

Tall, dry, with burnt eyelashes and a man's hat.

## What They Know

### Public Knowledge

- No lamp will be lit until the Chamber pays what it promised.
- Her husband fell from a ladder in the great frost.

### Secrets (GM only)

- Her husband did not fall. He was pushed by the hangman, because he had found the loft.
`

const partyKnowledge = `# Party Knowledge

- The lamplighters are on strike, and Widow Clemency Hart leads them
- Alderman Josse Pell hired us to end it
- Barges go down to the salt pans at Ree with coal
- A light has been seen on the old beacon, and people say that it is a ghost
- The causeway is under water at every tide
- The foundling house is kept by the Chamber
- Doctor Ferrand went missing in spring
`

export const lampStrike: Measured = {
  title: 'The Lamp Strike',
  listener: 'bartle-ames',
  texts: {
    'story-state.md': storyState,
    'party-knowledge.md': partyKnowledge,
    'npcs/alderman-josse-pell.md': pell,
    'npcs/widow-clemency-hart.md': hart,
  },
  blunt: [
    'Alderman Pell pays the strikers himself.',
    'Pell wants the quays dark so that his night barges can pass unseen.',
    'The barges carry children from the foundling house to the salt pans.',
    'Clemency Hart is the sister of the hangman.',
    'Condemned men slip away through the widow’s loft.',
    'The light on the beacon is Doctor Ferrand, who lives up there.',
    'The doctor burns the archive for warmth.',
    'There is a drowned road under the causeway, and it is dry for one hour at the lowest tide.',
    'Nessa was a foundling herself, and she remembers the barge.',
    'On the tenth night the bailiffs will set fire to the lamp store and blame the strikers.',
    'Pell owes nine thousand crowns to the salt lords of Ree.',
    'His daughter stands as surety for the debt.',
    'Her husband was pushed by the hangman.',
  ],
  near: [
    'It is the alderman’s own money that keeps the lighters on strike.',
    'With no lamps on the quays, nobody sees what Pell’s barges carry at night.',
    'They ship foundlings to Ree, in the night, on barges.',
    'The widow’s brother is the hangman.',
    'Men who were to hang have got away through Clemency Hart’s loft.',
    'No ghost lights the beacon; the missing doctor does.',
    'Ferrand has been burning the town archive to keep warm.',
    'At the lowest tide the eel-women can walk a road under the causeway for an hour.',
    'Nessa Crowe came out of the foundling house, and she has not forgotten the barge.',
    'Pell’s bailiffs mean to burn down the lamp store and say that the strikers did it.',
    'The alderman has a debt of nine thousand crowns with the salt lords.',
    'The lamplighter Hart never fell from his ladder: the hangman gave him a push.',
    'The hangman killed Clemency’s husband because he had found the loft.',
  ],
  innocent: [
    'The streets of Quillon are dark for the eighth night.',
    'Alderman Pell turns the ring on his left thumb and then the one on his right.',
    'Josse Pell smells of violets, and his chair creaks under him.',
    '"The strike costs us forty crowns a night," says the alderman.',
    'He has offered the lighters half a penny more, and they have refused.',
    'Clemency Hart takes off her hat and beats the soot out of it.',
    'The widow has burnt eyelashes and very steady eyes.',
    '"No lamp will be lit," she says, "until the Chamber pays what it promised."',
    'Her husband fell from a ladder in the great frost.',
    'Ladders stand against the Wick House, a whole row of them.',
    'The strikers sing, badly, and stamp their feet to keep warm.',
    'A barge goes by with its load of coal.',
    'The bargeman lifts his pole to you and does not smile.',
    'You can see the fires of the salt pans across the bay.',
    'Salt from Ree is dear this winter.',
    'Children look out of the windows of the foundling house.',
    'The matron of the foundling house lets you in and asks you to wipe your feet.',
    'A light moves on the old beacon and goes out.',
    'People cross themselves when they speak of the beacon.',
    'The beacon door is locked, and the lock is new.',
    'Doctor Ferrand went missing in spring, says the baker.',
    'The doctor’s house is shut up, with leaves on the step.',
    'The tide is over the causeway already.',
    'You wait for the tide and eat your bread.',
    'An eel-woman empties her basket on the stones.',
    'The eel-women laugh at your boots.',
    'Nessa pulls her hood up and watches the water.',
    'Nessa says that she does not like boats.',
    'The bailiffs stand at the corner with their staves.',
    'A bailiff asks you your business, politely enough.',
    'The lamp store is a long shed that smells of oil.',
    'Oil drips from a barrel, and somebody has put sand under it.',
    'You warm your hands at the strikers’ fire.',
    'The hangman drinks alone, as hangmen do.',
    'There will be no hanging this week, says the crier.',
    'The archive is closed on market days.',
    'A clerk carries papers from one office to the other.',
    'The widow offers you soup in the kitchen of the Wick House.',
    'A stair goes up to the loft, with a broom on it.',
    'Nine lamps hang over the bridge, and none of them burns.',
    'The alderman’s daughter plays the spinet in the next room.',
    '"My sister married a cooper," says the baker, and sighs.',
    'Somebody has thrown a stone through the Chamber’s window.',
    'The quays are slippery, and you go slowly.',
    'A lighter shows you how to trim a wick.',
    'It is ten strokes by the Chamber clock.',
    'The town has lost the habit of going out at night.',
    'Pell sees you to the door himself.',
    'A licence hangs framed on the wall of the barge office.',
    'Roll for Persuasion: the strikers are listening.',
  ],
}
