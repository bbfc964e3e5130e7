/** A river port on the eve of its boat race, its folder kept as one page a person: written before a look at the check. */
import type { Measured } from '../measured.ts'

const state = `# Story State

## Now

Eve of the Regatta at Calder Quay. The crew has a boat, no cox and a bet it cannot pay.

## Secrets

- The Regatta is fixed: the harbourmaster Odile Brandt drugs the rowers of the Heron with poppy milk
- Dowager Pell's sugar is cut with ground bone from the plague pits
- The masked cox of the Black Swan is the governor's daughter, Philippa
- Captain Rosso's wooden leg is hollow and carries the customs keys
- The river god was killed forty years ago by the first sugar barons, and its heart still beats in the refinery boiler

## Clocks

- **The boiler bursts** 2/6 (secret): the refinery goes up and takes the lower town with it
- **Regatta day** 3/4 (open)

## If the party does nothing

- Brandt sells the customs house to the Corsairs on the night of the race
- Jory hangs for the theft of the cup
`

const brandt = `# Odile Brandt

Harbourmaster of Calder Quay. Fifty, brass telescope, counts everything twice.

## What everyone knows

She has run the Regatta for twenty years and has never smiled at the winner.

## GM only

She owes four thousand marks to the Corsair Anselm Drey. Her telescope shows what will happen an hour from now, but
only bad things.
`

const pell = `# Dowager Pell

Owner of the refinery. Eighty, in white lace; eats nothing in public.

## GM only

She has not aged since the plague because she drinks from the boiler. She had her son Emeric declared mad when he found
out, and he sits in the asylum at Low Ferrant under the name of Mister Grey.
`

const rosso = `# Captain Rosso

Old salt with a wooden leg, a parrot and a thirst.

## GM only

Rosso was never a captain; he was the cook of the Marigold and the only one to survive the mutiny he started. The parrot
knows the name of the murdered captain, and says it when it hears a fiddle.
`

const jory = `# Jory Finch

Pickpocket of eleven, quick, always hungry. Accused of stealing the Regatta cup.

## GM only

The boy is innocent. The cup was taken by Constable Hobb, who has hidden it in the font of Saint Brine's.
`

const hobb = `# Constable Hobb

Red face, loud whistle, kind to dogs.

## GM only

He takes two marks a week from the Corsairs and leaves the water gate open on Sundays.
`

const places = `# Places

## The refinery

Three chimneys, sweet smoke, a hundred workers at every shift.

GM: the night shift does not breathe. They are the plague dead, and salt on the tongue sends them back to sleep.

## Saint Brine's

A sailors' church with a whale's jaw for a door.

## The water gate

An iron grille where the canal leaves the town. Locked at dusk.

## The Drowned Rat

Tavern under the bridge. Everybody bets here.

GM: the landlady, Mother Tansy, keeps both books: she is the banker of the Corsairs.
`

const knowledge = `# Party Knowledge

- The Regatta of Calder Quay is rowed tomorrow; Odile Brandt the harbourmaster runs it
- We row the Kingfisher and have bet fifty marks we do not have
- The favourites are the Heron and the Black Swan, whose cox wears a mask
- Dowager Pell owns the sugar refinery and gives the prize
- The Regatta cup was stolen; Constable Hobb has arrested Jory Finch for it
- Captain Rosso has a wooden leg and a parrot, and would be our cox for rum
- Forty years ago there was a plague, and the dead were put into pits by the river
- The Corsairs lie off the coast; their leader is Anselm Drey
- People used to leave offerings to the river god
- Dowager Pell's son Emeric has not been seen for years
- Mother Tansy is landlady of the Drowned Rat and takes bets
- Governor Lisle has a daughter, Philippa, who is never let out
`

export const sugarRegatta: Measured = {
  title: 'The Sugar Regatta',
  listener: 'Bess',
  texts: {
    'story-state.md': state,
    'npcs/odile-brandt.md': brandt,
    'npcs/dowager-pell.md': pell,
    'npcs/captain-rosso.md': rosso,
    'npcs/jory-finch.md': jory,
    'npcs/constable-hobb.md': hobb,
    'locations/places.md': places,
    'party-knowledge.md': knowledge,
  },
  blunt: [
    'The Regatta is fixed.',
    'Odile Brandt drugs the rowers of the Heron with poppy milk.',
    "The Dowager's sugar is cut with ground bone.",
    "There is bone from the plague pits in Pell's sugar.",
    "The masked cox of the Black Swan is the governor's daughter.",
    'Philippa is the cox of the Black Swan.',
    "Rosso's wooden leg is hollow.",
    'The customs keys are in Captain Rosso’s leg.',
    'The sugar barons killed the river god.',
    "The river god's heart still beats in the refinery boiler.",
    'If the boiler bursts, the refinery takes the lower town with it.',
    'Brandt will sell the customs house to the Corsairs on the night of the race.',
    'Brandt owes Anselm Drey four thousand marks.',
    'Her telescope shows what will happen an hour from now.',
    'The Dowager has not aged since the plague.',
    'She drinks from the boiler, the Dowager.',
    'Emeric Pell sits in the asylum at Low Ferrant.',
    'Mister Grey is Emeric.',
    'Rosso was never a captain.',
    'Rosso was the cook of the Marigold.',
    'The parrot knows the name of the murdered captain.',
    'Constable Hobb took the cup.',
    "The cup is hidden in the font of Saint Brine's.",
    'Hobb takes two marks a week from the Corsairs.',
    'The water gate is left open on Sundays.',
    'The night shift does not breathe.',
    'The workers of the night shift are the plague dead.',
    'Salt on the tongue sends the night shift back to sleep.',
    'Mother Tansy is the banker of the Corsairs.',
    'Jory is innocent.',
  ],
  near: [
    'The race is rigged, and the harbourmaster rigs it.',
    'Poppy milk: that is what the harbourmaster puts into the rowers of the Heron.',
    'They grind bones from the plague pits into the sugar.',
    'Behind the mask of the Black Swan’s cox is Philippa Lisle.',
    'It is the daughter of the governor who steers the Black Swan.',
    'In the hollow of his leg Rosso carries the keys of the customs house.',
    'Forty years ago the barons murdered the god of the river.',
    'In the boiler of the refinery a god’s heart is still beating.',
    'When the boiler goes, so does the lower town.',
    'On race night the harbourmaster hands the customs house to the Corsairs, for money.',
    'The harbourmaster is four thousand marks in debt to Drey.',
    'Through the telescope Brandt sees the bad things of the coming hour.',
    'What keeps the Dowager young is a drink from the boiler.',
    'The Dowager had her own son declared mad.',
    'Under the name of Grey, Emeric is kept in an asylum.',
    'Captain Rosso is no captain but a ship’s cook.',
    'Rosso himself began the mutiny on the Marigold, and he alone survived it.',
    'Play the fiddle, and the parrot will name the captain who was murdered.',
    'Jory never stole the cup; the constable did.',
    'Hobb hid the cup in a font.',
    'The constable is in the pay of the Corsairs.',
    'Every Sunday Hobb leaves the water gate unlocked.',
    'Those who work the night shift died in the plague.',
    'A little salt on their tongues and the night workers fall asleep again.',
    'Mother Tansy keeps the books of the Corsairs.',
    'The boy will hang for the cup if you do nothing.',
    'The sugar barons killed a god here.',
    'Drey holds a debt of the harbourmaster’s, four thousand marks.',
    'The landlady of the Drowned Rat banks for the Corsairs.',
    'Everyone aboard the Marigold died in a mutiny except the cook, Rosso.',
  ],
  innocent: [
    'Odile Brandt puts the telescope to her eye and counts the boats twice.',
    'The harbourmaster reads the rules of the Regatta aloud, all forty of them.',
    'Brandt does not smile.',
    'Brandt enters the Kingfisher in her book and asks for the fee.',
    'The rowers of the Heron drink their milk and slap each other on the back.',
    'The Heron slides past with eight oars in one stroke.',
    'Poppies grow along the towpath.',
    'The favourites are cheered from the bridge.',
    'The cox of the Black Swan lifts a hand to the crowd.',
    'Who is behind that mask? asks Bess, and nobody knows.',
    'The mask is white, with a black beak.',
    'The governor opens the Regatta with a short speech.',
    'Governor Lisle sits alone in the box with an empty chair beside him.',
    'My daughter has a cold, says the governor.',
    'Philippa waves from a window, and the curtain falls.',
    'Dowager Pell lifts her veil and looks you over.',
    'The Dowager gives the prize, as she does every year.',
    'You are too thin, says the Dowager, and has cake brought to you.',
    'The Dowager eats nothing.',
    'She is eighty, they say, and looks it.',
    'Pell’s sugar is the whitest on the river.',
    'A sack of sugar has burst on the quay, and children are on their knees.',
    'You put a lump of sugar on your tongue.',
    'The dog buries a bone behind the chandler’s.',
    'The pits by the river are overgrown with nettles.',
    'My grandmother died in the plague, says the boatman.',
    'Forty years ago you could drink this water, says Rosso.',
    'Captain Rosso bangs his wooden leg on the deck for silence.',
    'Rosso asks for rum before he asks for anything else.',
    'The captain has the voice for it: he can be heard on the other bank.',
    'The parrot says a word you would not say in church.',
    'The parrot steals your bread.',
    'Somebody plays a fiddle on the bridge.',
    'A marigold is pinned to the captain’s hat.',
    'The keys hang on a nail behind the bar.',
    'The customs house is closed until Monday.',
    'A customs officer pokes about in your basket.',
    'Jory Finch grins at you through the bars with a tooth missing.',
    'I never, says Jory.',
    'The boy is eleven and eats like three.',
    'Your purse is gone, and so is the boy.',
    'Constable Hobb blows his whistle.',
    'Hobb scratches the dog behind the ears and tells you to move along.',
    'The constable has the boy by the collar.',
    'The cup stood here, says the verger, and now there is a ring in the dust.',
    'Where was the cup kept? you ask.',
    'The cup was silver, with two handles and a dent.',
    'Saint Brine’s is full tonight; the sailors sing flat.',
    'You dip your fingers into the font and cross yourself.',
    'The jaw of the whale creaks in the wind.',
    'The water gate is down, and the lock is new.',
    'At dusk the gate is locked, and a lamp is hung on it.',
    'On Sundays the town sleeps late.',
    'The refinery hums, and the air tastes of caramel.',
    'The shift changes, and a hundred people come out blinking.',
    'The night shift goes in without a word.',
    'A worker wipes the sweat from his face and asks what you want.',
    'The foreman says the boiler was mended in spring.',
    'The three chimneys smoke day and night.',
    'The lower town lies in the smoke.',
    'You hold your breath and duck under the bridge.',
    'The Drowned Rat is loud, and your boots stick to the floor.',
    'Mother Tansy takes your bet and writes it down.',
    'Tansy wipes the bar and asks who is to pay for the window.',
    'Two marks on the Heron, says a man with no hat.',
    'Fifty marks, says Mother Tansy, by tomorrow night.',
    'The odds on the Kingfisher are forty to one.',
    'You owe her fifty marks and she knows your names.',
    'The Corsairs have been seen off the point again.',
    'Anselm Drey has a reward of a thousand marks on his head.',
    'A Corsair sail, thin as a fingernail, stands on the horizon.',
    'An old woman drops a bun into the river for the god.',
    'Nobody believes in the river god any more.',
    'The river is high and brown.',
    'Your heart beats in your ears as the gun goes off.',
    'The Kingfisher leaks at the third plank.',
    'You bail, and Bess swears.',
    'The race begins at the tenth bell.',
    'The night of the race there are always fireworks.',
    'Emeric Pell’s portrait hangs in the hall, a boy with a hoop.',
    'What became of your son? you ask, and the Dowager looks at the window.',
    'A man in grey steps out of your way.',
    'Mister, have you got a penny? says the child.',
    'It is a day’s ride to Low Ferrant, over bad roads.',
    'The winner gets the cup, if there is a cup.',
    'The old cook of the Heron has made dumplings.',
    'A mad dog was shot on the quay this morning.',
    'The crew of the Black Swan rows without a sound.',
    'An hour from now it will be dark.',
    'The tide turns at four.',
    'You pull until your hands bleed.',
    'Hang him, shouts somebody, and others laugh.',
    'A constable who is kind to dogs cannot be all bad, says Bess.',
    'Salt pork and beans, says the landlady, or nothing.',
    'You sleep badly, and wake before the gulls.',
    'The race was won by the Heron last year and the year before.',
    'What do you do?',
    'The sun comes up behind the refinery.',
    'The hollow sound of an oar on wood comes over the water.',
    'The Black Swan is painted fresh, and still smells of tar.',
  ],
}
