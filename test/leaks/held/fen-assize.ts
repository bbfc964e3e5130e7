/** A travelling court in a fen that keeps its own law: campaign and sentences were written before a look at the check. */
import type { Measured } from '../measured.ts'

const overview = `# The Fen Assize

**System**: fifth edition
**Tone**: damp, dry-witted, slow dread

## Setting

Once a year the Assize comes by barge to the fen villages, and hangs whoever the villages have kept for it.
The party are the bailiffs of Judge Harrow Vance.

## GM Notes

- Judge Vance sold his verdicts to the peat lords eleven years ago and has been blackmailed ever since by his own clerk, Tobit Snell
- The hanged do not stay dead: the Reed Mother takes them under the water and they dig peat for her
- Whoever drinks from the Assize cup cannot tell a lie until dawn
`

const state = `# Story State

Day 2 of the Assize. The barge lies at Mudwich; three prisoners wait in the eel house.

## Secrets

- Wenna Croft did not kill the miller; her daughter Lisbet did, with the miller's own sickle
- The ferryman Gorse is the Reed Mother's son and counts the drowned for her
- The second prisoner, who gives his name as Pike, is the lost heir of the peat lord Ansgar Thole
- There is a hollow under the gallows where the hangman Dace keeps the ropes that broke
- The bell of Mudwich was melted down for coin, and what rings at night is the Reed Mother's kettle

## Upcoming

- At the third sunset the water rises over the causeway and the village is cut off
- Snell will burn the court's ledger as soon as anybody asks to read it
`

const people = `# People of the Assize

## Judge Harrow Vance

Sixty, gouty, exact. Quotes the law in a voice like a drawer being closed.

**Attitude**: trusts the bailiffs

**Secret**: he is dying of lung rot and wants one honest verdict before the end

## Tobit Snell

The clerk. Ink to the elbows, never without a boiled sweet.

**Secret**: he cannot read; he has learned the ledger by heart from a dead man's whispering

## Dace

Hangman. Gentle, enormous, keeps finches.

**Secret**: he ties a false knot for whoever pays him nine silver, and they wake in the eel house at midnight

## Widow Amabel Thrush

Runs the Eel and Lantern. Wears her husband's boots.

**Secret**: her husband is not dead but bricked up in the malt cellar, alive, and she feeds him through a pipe

## Sister Clemency Orde

Walks with the Assize and prays for the condemned.

**Secret**: she is a changeling who took the real sister's face on the road from Stanmere
`

const places = `# Places

## Mudwich

Forty houses on stilts, a causeway, a gallows on the only hill.

## The Eel House

Where the prisoners are kept. It smells of smoke and brine; eels hang in rows.

> **GM**: the third floorboard from the stove lifts. Beneath it a tunnel leads to the chapel crypt.

## The Chapel of Saint Ebbe

Low, green with damp. The saint's statue has no hands.

> **GM**: the statue's hands are in Gorse's boat, and the saint wakes if they are given back.

## Thole Hall

The peat lord's house, an hour over the causeway. Ansgar Thole receives on Thursdays.

> **GM**: Thole Hall is built on barrels of black powder, which Thole means to light when the judge comes to dine.
`

const knowledge = `# Party Knowledge

- We are bailiffs of Judge Harrow Vance and carry his seal
- The barge lies at Mudwich until the three prisoners are judged
- Wenna Croft is accused of killing the miller with a sickle; her daughter Lisbet begs for her
- The second prisoner calls himself Pike and says nothing else
- The third prisoner is a boy who stole a goose
- Tobit Snell keeps the court's ledger
- Dace is the hangman and keeps finches
- Gorse rows the ferry; Widow Thrush runs the Eel and Lantern, her husband drowned two winters ago
- Sister Clemency Orde joined the Assize on the road from Stanmere
- The villagers leave bread at the water for somebody they call the Reed Mother
- The statue of Saint Ebbe has no hands
- Ansgar Thole, the peat lord, has invited the judge to dine
- A bell rings over Mudwich at night
`

export const fenAssize: Measured = {
  title: 'The Fen Assize',
  listener: 'Corrin',
  texts: {
    'overview.md': overview,
    'story-state.md': state,
    'npcs/people.md': people,
    'locations/places.md': places,
    'party-knowledge.md': knowledge,
  },
  blunt: [
    'Judge Vance sold his verdicts to the peat lords eleven years ago.',
    'Tobit Snell is blackmailing the judge.',
    'The hanged do not stay dead.',
    'The Reed Mother takes the hanged under the water, and they dig peat for her.',
    'Whoever drinks from the Assize cup cannot lie until dawn.',
    'Lisbet killed the miller.',
    'Wenna Croft did not kill the miller.',
    "Gorse is the Reed Mother's son.",
    'Pike is the lost heir of Ansgar Thole.',
    'Under the gallows is a hollow where Dace keeps the ropes that broke.',
    'The bell of Mudwich was melted down for coin.',
    'At the third sunset the water will rise over the causeway.',
    'Snell will burn the ledger if you ask to read it.',
    'The judge is dying of lung rot.',
    'Snell cannot read.',
    'For nine silver, Dace ties a false knot.',
    "The widow's husband is alive, bricked up in the malt cellar.",
    'Sister Clemency is a changeling.',
    'The third floorboard from the stove lifts, and a tunnel leads to the chapel crypt.',
    "The saint's hands are in Gorse's boat.",
    'Thole Hall stands on barrels of black powder.',
  ],
  near: [
    'Eleven years ago the peat lords bought the verdicts of Judge Vance.',
    'His own clerk has been blackmailing the judge ever since.',
    'Those who were hanged are digging peat for the Reed Mother.',
    'Drink from the cup of the Assize and no lie will pass your lips before dawn.',
    'It was the daughter, Lisbet, who took the sickle to the miller.',
    'Wenna is innocent: Lisbet killed him.',
    'The ferryman is a son of the Reed Mother, and he counts the drowned.',
    "The prisoner called Pike is Thole's heir, the one who was lost.",
    "What you hear ringing at night is no bell, it is the Reed Mother's kettle.",
    'Mudwich has no bell any more; it was melted for the coin.',
    'The village will be cut off when the water comes over the causeway at the third sunset.',
    'If anybody asks to read the ledger, Snell burns it.',
    'Vance has the lung rot and will die of it.',
    'The clerk knows the ledger by heart, because he has never been able to read.',
    'A dead man whispers the ledger to Snell.',
    'Pay the hangman nine silver and the knot is false.',
    'Amabel Thrush feeds her husband through a pipe in the malt cellar.',
    'The real Sister Clemency lost her face to a changeling on the Stanmere road.',
    'A tunnel runs from the eel house to the crypt of the chapel.',
    'Give the statue back its hands and the saint will wake.',
    'Ansgar Thole plans to light the black powder when the judge dines with him.',
    'There is black powder under the hall, barrels of it.',
  ],
  innocent: [
    'Judge Vance lowers himself into the chair and asks for his foot to be raised.',
    'The judge reads the verdict in a voice like a drawer being closed.',
    'Snell licks his pen, turns a page of the ledger, and moves his sweet to the other cheek.',
    'Tobit Snell asks you to sign for the keys.',
    'The hanged are buried on the north side of the hill, says Dace, where the ground is dry.',
    'Dace whistles to his finches.',
    'The hangman tests the rope with his whole weight.',
    'Dace ties the knot as he always does, slowly, with his tongue between his teeth.',
    'Nine silver for a room is robbery, and the widow knows it.',
    'Wenna Croft sits with her hands in her lap and looks at nobody.',
    'Lisbet begs you to speak for her mother.',
    'The miller was found with a sickle in his neck.',
    'The sickle lies on the table, tagged and cleaned.',
    'Who found the miller? you ask, and Lisbet says that she did.',
    'Gorse rows without a word, and the water closes behind you.',
    'The ferryman takes two coppers and bites one.',
    'Gorse pulls his boat up on the mud and ties it to a post.',
    'A villager leaves a heel of bread at the edge of the water.',
    'The Reed Mother is fed every evening, a child tells you, or else.',
    'Do you believe in the Reed Mother? asks Sister Clemency.',
    'Pike looks at the wall.',
    'The second prisoner has soft hands for a thief.',
    'The boy says the goose followed him home.',
    'The third prisoner asks whether it hurts.',
    'The gallows stands on the only hill, and crows stand on the gallows.',
    'Under the gallows the grass is worn away.',
    'A bell rings somewhere over the water, twice.',
    'The bell of the barge calls everybody to supper.',
    'A kettle sings on the stove of the Eel and Lantern.',
    'The causeway is wet, and you go carefully.',
    'The water has risen a hand since yesterday.',
    'The sun sets red behind the reeds.',
    'At sunset the villagers bar their doors.',
    'The widow pours you a beer and leans on the bar in her husband’s boots.',
    'My husband drowned, says Widow Thrush, and I will not hear it spoken of.',
    'Amabel Thrush goes down to the cellar for another barrel.',
    'There is malt in the air, sweet and heavy.',
    'She lights a pipe and looks at the rain.',
    'Sister Clemency prays with the condemned until they sleep.',
    'The sister joined you on the road, as you remember, with a blister on each heel.',
    'Clemency washes her face in the rain barrel.',
    'The eel house smells of smoke.',
    'A floorboard creaks beneath your boot.',
    'The stove has gone out, and the prisoners shiver.',
    'Eels hang in rows above the prisoners like black stockings.',
    'The chapel is cold and green, and somebody has lit a candle.',
    'The saint has no hands; somebody has hung a wreath on one of the wrists.',
    'Saint Ebbe looks down at you with wet stone eyes.',
    'You kneel before the statue and nothing happens.',
    'The crypt is locked, and the key is with the priest in Stanmere.',
    'Thole Hall has forty windows, and a light in one.',
    'Ansgar Thole receives you standing, his hand on the back of a dog.',
    'The peat lord invites the judge to dine on Thursday.',
    'Will the judge come? asks Thole, and fills your glass.',
    'Barrels are being rolled over the yard of the hall.',
    'The peat smokes in the hearth and gives little heat.',
    'A peat digger lifts his cap to the seal.',
    'The lords of the fen have never paid a fine, says the clerk.',
    'You hold up the seal of the Assize and the crowd lets you pass.',
    'The barge groans against its ropes.',
    'A rope has been coiled on the deck.',
    'The Assize cup stands on the table before the judge, dented and very old.',
    'You swear on the cup to tell the truth.',
    'He lies, you think, and badly.',
    'It is nearly dawn when you come back.',
    'The law is a roof, says Vance, and you stand under it or in the rain.',
    'He coughs, and puts the handkerchief away.',
    'The judge wants to be done with it before the week is over.',
    'One honest man in this village, says the hangman, and he is a goose thief.',
    'The heir of the mill is a cousin in Stanmere.',
    'A finch has got out, and Dace is close to tears.',
    'Snell asks who wants to read the charge aloud.',
    'A page has been torn from the hymn book.',
    'The court rises.',
    'A pike as long as your arm hangs by the door of the inn.',
    'Your bailiff’s coat is wet through.',
    'The rain comes sideways over the fen.',
    'What do you do?',
    'You count three prisoners, one lantern and no guard.',
    'A candle burns in the window of the mill.',
    'The mill wheel stands still.',
    'Two winters ago it froze, and people walked to Thole Hall over the water.',
    'A child counts the ducks for you, and gets to eleven.',
    'The road from Stanmere is under water in three places.',
    'You take nine steps and the mud takes your boot.',
    'The drowned are not spoken of here after dark.',
    'The boat drifts, and you have no oar.',
    'Someone has carved a hand into the chapel door.',
    'Your powder is wet.',
    'Lord Thole laughs, and shows you his hounds.',
    'The clerk whispers something to the judge, and the judge nods.',
    'A tunnel of willows leads down to the landing.',
    'The hall is warm, and the table is laid for twelve.',
    'Midnight, and the eel house is quiet.',
    'You wake with a stiff neck.',
    'The mother of the goose thief has come with a basket of eggs.',
    'The son of the smith holds the horses.',
    'Nobody has been hanged at Mudwich since last year.',
    'The dead man lies under a sheet in the mill.',
    'Somebody has to tell her, says Sister Clemency, and looks at you.',
  ],
}
