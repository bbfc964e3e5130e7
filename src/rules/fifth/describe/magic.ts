/** Spells by school, in the moment of casting. */
import type { Sentences } from './sentences.ts'

export const magic: Sentences = {
  'spell-abjuration': [
    '{who} draws a line in the air that means: no further.',
    'A sheen settles over them, thin as soap and hard as vows.',
    'Old words of keeping, and the air stands to attention.',
    'A shield nobody forged turns softly into place.',
    '{who} closes a hand, and something unseen closes with it.',
  ],
  'spell-conjuration': [
    '{who} asks the empty air, and the air obliges.',
    'A seam opens where there was no cloth, and something is handed through.',
    'What was elsewhere is here, blinking.',
    'The smell of another place comes first.',
    '{who} makes the gesture of setting down a heavy thing, and there it is.',
  ],
  'spell-divination': [
    '{who}’s eyes look past what everyone else is looking at.',
    'For a breath the world is made of glass, and {who} reads it.',
    'A question goes out like a stone into a well; {who} waits for the sound.',
    'Threads show, briefly, between this and that.',
    '{who} tilts the head, as though somebody had whispered.',
  ],
  'spell-enchantment': [
    '{who} speaks softly, and it is suddenly a good idea.',
    'The words are plain. It is what lies under them that smiles.',
    'A hum at the edge of hearing, sweet as honey on a knife.',
    '{who} looks, and goes on looking, and a will slides sideways.',
    'Something in the voice has fingers.',
  ],
  'spell-evocation': [
    '{who} opens a hand, and the air remembers that it can burn.',
    'Power leaps out, glad to be let go.',
    'There is a word, and then there is light, and then there is noise.',
    '{who} throws what no hand could hold.',
    'Shadows jump back from {who} as from a forge door.',
  ],
  'spell-illusion': [
    'The eye is told a story, and believes it.',
    '{who} folds the light like a letter.',
    'There is something there now, or there seems to be, which will do.',
    'A shimmer, a hush, and truth takes a step back.',
    '{who} paints on nothing, with nothing, quickly.',
  ],
  'spell-necromancy': [
    'The air turns cellar-cold around {who}’s fingers.',
    '{who} says a name that should have been let lie.',
    'Candles lean away.',
    'Life is a coin, and {who} turns it over.',
    'A smell of earth after rain, and no rain.',
  ],
  'spell-transmutation': [
    '{who} reminds the world that it could be otherwise.',
    'Shape loosens, wavers, and is persuaded.',
    'Like wax under a thumb, the thing gives way to another thing.',
    'A small wrongness runs through matter and comes out as a change.',
    '{who} makes a turning motion, and something turns.',
  ],
  'spell-fails': [
    'The words are right, the moment is not; the power goes nowhere.',
    'It gutters in {who}’s hand like a wet match.',
    'Something swallows the spell before it has a shape.',
    'A taste of metal, and nothing else.',
  ],
}
