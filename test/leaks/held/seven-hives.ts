/** A mountain republic of beekeepers, kept as a folder of small notes with tags and tables: written before a look at the check. */
import type { Measured } from '../measured.ts'

const readme = `# Ombrel (home game)

Bees that remember, stairs that never end. House rules, dice pools of d6.

PCs: **Mirelle Ott** (advocate), **Corin Dask** (rope-walker), **Zeb Uldry** (mite-doctor)

## Pitch (players have this)

Ombrel is a republic on the side of a mountain: nine terraces, seven great hives. The bees take up what happens near them and put it in the honey. Eat a spoonful and you remember it as if you had been there. Courts use it (witness honey), families use it, so do the lonely.

Ten days ago the Fourth Hive went silent. Twelve days from now is First Smoke, the feast where the whole city stands in the smoke of the great tower and the Combwarden opens the year.

The council has asked the PCs to find out why the Fourth Hive died.

## Folder

- people/ places/ factions/: one note each
- rumours.md: roll a d10
- gm-plans.md: mine
`

const teresh = `# Teresh Ambaly

Combwarden, in his third term. Sixty, handsome, tired. Has been ill since the spring and shows himself on the balcony on market days. Likes candied ginger.

## Secrets

- He remembers nothing. Everything before the spring is gone, down to his own name; he nods when his sister touches his sleeve.
- Odessine had his memories drawn off into a jar. She keeps the jar under her bed.
`

const odessine = `# Odessine Ambaly

The Combwarden’s younger sister and secretary. Grey silk, ink on her cuff, very polite. Runs the house, founded the Mite-Sweepers, gives to the poor on rest days.

## Secrets

- All decrees since the spring are hers; she signs them in her brother’s hand.
- See gm-plans for what she wants from First Smoke.
`

const jarrow = `# Jarrow Quill

Keeper of the Fourth Hive, as his mother was. Big, slow, weeps easily, has not shaved since the hive died. Widower with one daughter, Pell.

## Secrets

- He killed the Fourth Hive himself. Brimstone, at night, every comb.
- He did it because the bees had seen Pell: she pushed Judge Okonnedo off the Ninth Terrace, and it was in the honey.
`

const pell = `# Pell Quill

Nineteen, plays the bone flute, engaged to a ropemaker. Walks on the inside of every stair these days.

Old Judge Okonnedo, who fell to his death a month ago, was her godfather.

## Secrets

- Okonnedo had found out that she was not Jarrow’s child but his own, and wanted to say so in court. (Nobody else knows this.)
`

const sabeth = `# Mother Sabeth

Wax-chandler on the Third Terrace. Tiny, cheerful, smells of cloves. Everybody in Ombrel goes to sleep by one of her candles. Six apprentices.

## Secrets

- Spy for the Duke of Carrow these fifteen years.
- There is a herb in the bedroom candles that makes people talk in their sleep. The apprentices sit under the windows and write it down.
`

const ikko = `# Ikko Bramante

Porter on the lower stairs. Carries anything for anybody, knows every dog. Sells walking sticks to travellers.

## Secrets

- Smuggler. The walking sticks are hollow and there is a live queen bee in each; he takes them down to the lowlands. (Penalty: the Long Step.)
`

const thorne = `# Judge Vessaly Thorne

First judge since Okonnedo’s death. Dry, exact, wears spectacles on a ribbon. Condemned Dov Harrable for the granary fire.

## Secrets

- She thins the witness honey with sugar syrup, so that the court remembers only what suits her.
`

const dov = `# Dov Harrable

Lamplighter. In the Stair Prison, cell nine, for burning the granary. Hums. Is to take the Long Step after First Smoke.

## Secrets

- Innocent. See factions/cloud-company.
`

const tamsin = `# Tamsin Oye

Mapmaker from the coast, in lodgings on the Fifth Terrace. Freckles, sensible boots, asks the way of everyone and writes down the answer.

## Secrets

- Real name Tamsin Castellan: daughter of Ruy Castellan, the Combwarden who was driven into exile.
- Has come to kill Odessine. The knife is in the tripod.
`

const hollis = `# Brother Hollis

Monk of the Silent, tends their vegetable garden. Broad hands, slate on a string, beautiful chalk writing. Has not spoken a word in six years.

## Secrets

- Can speak perfectly well and does so to the beans.
- He is the Fox of Lorn, the highwayman, with a price on his head in three duchies.
`

const wren = `# Wren-Anne

Orphan, about eight, sleeps in the basket house. Never once stung. Has a tin drum that she will not let out of her arms and never beats.

## Secrets

- The queen of the Fourth Hive is alive. She is in the drum, with a handful of nurse bees.
`

const firstHive = `# The First Hive

The oldest of the seven, on the Ninth Terrace behind a silver grille. As tall as a church. Pilgrims put an ear to the grille and hear the hum. Only the Combwarden’s household may go in.

## Secrets

- Empty. There has been no bee in it for ten years. A water organ in the cistern makes the hum.
`

const larder = `# The Cold Larder

Ice cave under the Second Terrace. Shelf upon shelf of numbered jars: the public memory of Ombrel for four hundred years. Librarian: Mistress Hob, deaf, knits.

The Founding jars (200 to 211) are served to schoolchildren by the drop. They show the founders climbing the bare mountain.

## Secrets

- Jar 212, walled up behind the others. The mountain was not bare: the founders invited its people, the Aurun, to a feast and poisoned them all.
- At the back the ice goes on. There is a tunnel right through to the Carrow side.
`

const windlass = `# The Windlass

Basket lift from the First Terrace to the Ninth. Forty minutes, two oxen, one hymn. The council rides in it together on sitting days, as the law requires.

## Secrets

- The great rope has been sawn half through, up under the wheel, where one doesn’t see it. Bastian the greaser did it, for the Cloud Company.
`

const tower = `# The Smoke Tower

Round, black, on the Eighth Terrace. A furnace below, bellows as big as a cottage, a copper crown on top. On the feast the smoke comes down over the terraces and everyone breathes it in.

## Secrets

- Behind the bellows is a stair which goes up to Odessine’s bedroom.
`

const prison = `# The Stair Prison

Cells cut into the risers of the Great Stair, so that the whole city walks over the prisoners. Eleven cells. Warder: Gumm, sixty, gout, fair.

## Secrets

- In cell nine the stone under the bench is loose. Crawlway to the cisterns.
`

const cloud = `# The Cloud Company

Merchants. They buy honey at the top and sell sugar, salt and news at the bottom. Sky-blue sashes. Head of house: Madam Yvette Sorrel-Kane, who laughs a lot and pays on the day.

The granary that burned last autumn belonged to them. They were insured.

## Secrets

- They burned it themselves, for the insurance.
- The mites came up with their cheap lowland syrup, and they know it.
- Sorrel-Kane has sold the whole winter’s honey to the Duke. The terraces will go hungry.
`

const silent = `# The Silent

Monks. On entering, each gives all the words he has ever spoken to the bees, and the jar is sealed. People come to whisper their troubles to them, since they can tell nobody. Abbot: Crispin Lune, stout, rosy, a gardener of dahlias.

## Secrets

- Abbot Lune eats the sealed honey. There is not a confession in the city that he doesn’t know.
`

const sweepers = `# The Mite-Sweepers

Young people in yellow scarves who go from hive to hive with brushes and little carts, and sing. Founded by Odessine Ambaly last summer. About two hundred of them. Very popular with grandmothers.

## Secrets

- There are crossbows under the brushes in the carts. At First Smoke they are to arrest the council.
`

const rumours = `# Rumours (d10)

Truth column is mine!

| d10 | They say | True? |
| --- | --- | --- |
| 1 | The Combwarden drinks | false |
| 2 | The Fourth Hive died of grief for old Okonnedo | false |
| 3 | There is gold in the Cold Larder | false |
| 4 | A monk has been heard singing in the bean rows | true (Hollis) |
| 5 | Wren-Anne’s father was a bear | false |
| 6 | Lowland sugar brought the mites | true |
| 7 | Dov Harrable has confessed | false |
| 8 | Nobody has seen a bee go into the First Hive | true |
| 9 | The mapmaker is looking for a husband | false |
| 10 | Gumm lets the prisoners out on their birthdays | false, sadly |
`

const plans = `# Plans and clocks (GM)

**Odessine.** On the feast she puts lethe-root in the furnace. Everyone who breathes the smoke forgets the whole year. Then she reads out who she is: the Combwarden, elected.

**The Duke.** Thirty of his soldiers come up through the ice tunnel into the Cold Larder on day seven. Mother Sabeth leaves a candle burning for them.

**Cloud Company.** On day three the rope breaks with the council in the basket.

| Clock | Size | Full means |
| --- | --- | --- |
| Mites | 6 | the Second Hive dies as well |
| Lune talks | 4 | he begins to blackmail Thorne |
| Tamsin’s patience | 4 | she strikes, ready or not |
`

const known = `# Party knowledge

- The Fourth Hive is dead, every comb of it. Jarrow Quill found it at sunrise, he says
- Judge Okonnedo fell from the Ninth Terrace a month ago. The rail was icy
- Okonnedo was Pell Quill’s godfather
- Dov Harrable was condemned on witness honey; Mirelle was his advocate and lost
- The Combwarden is ill, and his sister speaks for him
- There are mites in five of the hives
- First Smoke is in twelve days
- Children under ten are let into the Cold Larder free
`

export const sevenHives: Measured = {
  title: 'Ombrel',
  listener: 'mirelle-ott',
  texts: {
    'README.md': readme,
    'people/teresh-ambaly.md': teresh,
    'people/odessine-ambaly.md': odessine,
    'people/jarrow-quill.md': jarrow,
    'people/pell-quill.md': pell,
    'people/mother-sabeth.md': sabeth,
    'people/ikko-bramante.md': ikko,
    'people/judge-thorne.md': thorne,
    'people/dov-harrable.md': dov,
    'people/tamsin-oye.md': tamsin,
    'people/brother-hollis.md': hollis,
    'people/wren-anne.md': wren,
    'places/first-hive.md': firstHive,
    'places/cold-larder.md': larder,
    'places/windlass.md': windlass,
    'places/smoke-tower.md': tower,
    'places/stair-prison.md': prison,
    'factions/cloud-company.md': cloud,
    'factions/the-silent.md': silent,
    'factions/mite-sweepers.md': sweepers,
    'rumours.md': rumours,
    'gm-plans.md': plans,
    'party-knowledge.md': known,
    'party/mirelle-ott.md':
      '# Mirelle Ott\n\nAdvocate. Argue 4, Read 3, Run 1. Has lost one case in her life and visits him on Thursdays.\n',
    'party/corin-dask.md':
      '# Corin Dask\n\nRope-walker. Climb 5, Charm 2. Grew up in the basket house; afraid of bees and says that he isn’t.\n',
    'party/zeb-uldry.md':
      '# Zeb Uldry\n\nMite-doctor. Bees 4, Brew 3. Talks to the hives more politely than to people.\n',
  },
  blunt: [
    'The Combwarden remembers nothing, not even his own name.',
    'Odessine had her brother’s memories drawn off into a jar.',
    'The jar with Teresh’s memories is under Odessine’s bed.',
    'Odessine signs the decrees in her brother’s hand.',
    'Jarrow Quill killed the Fourth Hive himself, with brimstone.',
    'Pell pushed Judge Okonnedo off the Ninth Terrace.',
    'Jarrow killed the hive because the honey showed that his daughter had murdered Okonnedo.',
    'Pell is not Jarrow’s daughter but Okonnedo’s.',
    'Mother Sabeth is a spy for the Duke of Carrow.',
    'There is a herb in Sabeth’s candles that makes people talk in their sleep.',
    'Sabeth’s apprentices sit under the windows and write down what the sleepers say.',
    'Ikko smuggles queen bees down to the lowlands in hollow walking sticks.',
    'Judge Thorne thins the witness honey with sugar syrup.',
    'Dov Harrable is innocent.',
    'The Cloud Company burned its own granary for the insurance.',
    '> **Tamsin Oye**: "My name is Castellan. Ruy Castellan was my father."',
    'Tamsin has come to Ombrel to kill Odessine.',
    'Brother Hollis can speak.',
    'Brother Hollis is the Fox of Lorn.',
    'The queen of the Fourth Hive is alive, in Wren-Anne’s drum.',
    'The First Hive is empty, and a water organ makes the hum.',
    'The founders poisoned the Aurun at a feast; it is all in jar 212.',
    'There is a tunnel at the back of the Cold Larder, through to the Carrow side.',
    'The rope of the Windlass has been sawn half through by Bastian.',
    'Behind the bellows of the Smoke Tower a stair goes up to Odessine’s bedroom.',
    'Abbot Lune eats the sealed honey and knows every confession in the city.',
    'There are crossbows in the Mite-Sweepers’ carts, and at First Smoke they will arrest the council.',
    'Madam Sorrel-Kane has sold the whole winter’s honey to the Duke.',
    'Odessine will put lethe-root in the furnace, and everyone who breathes the smoke will forget the year.',
    'The mites came up with the Cloud Company’s syrup.',
  ],
  near: [
    'Ask the Combwarden who he is: he cannot tell you, all his memory is gone.',
    'It was his own sister who took Teresh’s memories from him.',
    'Everything the Combwarden once knew is in a jar, and his sister keeps it underneath her bed.',
    'The signature on the decrees is Odessine’s work, not the Combwarden’s.',
    'The Fourth Hive was killed by its own keeper.',
    'Brimstone killed the bees, and Jarrow was the one who lit it.',
    'The old judge did not slip on the ice, his goddaughter pushed him.',
    'The keeper did it for his daughter: the bees had seen her push the judge.',
    'Pell’s real father was Judge Okonnedo.',
    'The little wax-chandler has been spying for Carrow for fifteen years.',
    'It is her candles that make the whole city talk in its sleep.',
    'There are queens in those walking sticks, and the porter carries them down to the lowlands.',
    'The honey in the court is mixed with syrup, and it is the judge who mixes it.',
    'The lamplighter never set fire to the granary.',
    'The granary was set alight by the Cloud Company, which wanted the insurance money.',
    'The mapmaker is the daughter of the exiled Combwarden.',
    'She has a knife in her tripod, and it is meant for Odessine.',
    'That monk is not mute at all: he talks when he is alone with his beans.',
    'The highwayman they call the Fox of Lorn is tending the monks’ garden.',
    'The queen from the Fourth Hive did not die; the orphan carries her about in her tin drum.',
    'There are no bees behind the silver grille, and have not been for ten years.',
    'What you hear humming in the First Hive is an organ, driven by water.',
    'The people who lived on the mountain before us were poisoned by the founders at a feast.',
    'You can walk through the ice from the larder to Carrow.',
    'The Duke’s soldiers will come up by way of the Cold Larder on the seventh day.',
    'Somebody from the Cloud Company has sawn into the great rope, and it will break with the council in the basket.',
    'The abbot has been eating the monks’ sealed jars, so he knows what everybody has confessed.',
    'Under their brushes the Mite-Sweepers carry crossbows.',
    'This winter’s honey already belongs to the Duke: Sorrel-Kane sold it to him, all of it.',
    'The smoke of the feast will make the city forget the last twelve months, and that is what Odessine wants.',
  ],
  innocent: [
    'The Great Stair is wet, and the city comes down it under umbrellas.',
    'You climb to the Fifth Terrace and have to sit down.',
    'Bells ring on the terrace below you, and a moment later on the one above.',
    'The air smells of thyme, wax and wet stone.',
    'A bee settles on your cuff, thinks about it and goes on.',
    'The Fourth Hive is silent.',
    'Nobody has swept up the dead bees yet, and they crunch under your boots.',
    'The combs are black along the edges and break when you touch them.',
    'Zeb kneels in front of the hive for a while before he opens his bag.',
    '> **Zeb Uldry**: "Good evening, ladies. I’m sorry to be late."',
    '> **Jarrow Quill**: "I came up at sunrise, same as always. And there was no sound."',
    'The keeper wipes his eyes with the back of a hand like a shovel.',
    'His mother kept this hive before him, and her mother before her.',
    'He has not shaved for ten days.',
    'Pell plays something slow on the bone flute.',
    '> **Pell Quill**: "He taught me to read. He was a good godfather."',
    'Pell walks on the inside of the stair, close to the wall.',
    'Her ropemaker has brought her a ribbon and does not know what to do with it.',
    'The rail on the Ninth Terrace was icy on the night when the old judge fell.',
    'Somebody has laid snowdrops where Okonnedo fell.',
    'There is a new rail up here now, with a lantern at either end.',
    'From the Ninth Terrace you can see as far as the lowlands, on a clear day.',
    'You put your ear to the silver grille and hear the hum of the First Hive.',
    'A pilgrim next to you is in tears.',
    'Only the Combwarden’s household has the key of the grille.',
    'The grille is polished every morning with ashes and vinegar.',
    'It is market day, and the Combwarden shows himself on the balcony.',
    'Teresh Ambaly lifts one hand, and the crowd cheers.',
    'He looks thinner than in the spring.',
    'His sister stands half a pace behind him, in grey.',
    '> **Odessine Ambaly**: "My brother thanks you, and asks you to excuse him. He tires quickly."',
    'There is ink on Odessine’s cuff.',
    'She pours you a glass of cold tea and forgets nobody’s name.',
    'A dish of candied ginger stands at the Combwarden’s elbow.',
    'The new decree has been nailed up at the foot of the stair: no fires after ten.',
    'The decree bears the Combwarden’s name and the green seal.',
    'His doctors say rest, and mountain air, of which there is enough.',
    'Some people say that the Combwarden drinks.',
    'Mother Sabeth has to stand on a box to see over her counter.',
    '> **Mother Sabeth**: "For you, dear? Cloves. You look like somebody who sleeps badly."',
    'Six apprentices are dipping wicks, and none of them looks up.',
    'You buy two candles and are given a third.',
    'You light the candle beside your bed and are asleep before it has burned a finger’s breadth.',
    'In the morning there is a puddle of wax on the sill.',
    'Her shop is the warmest room on the Third Terrace.',
    'Ikko passes you with a wardrobe on his back and wishes you a good day.',
    '> **Ikko Bramante**: "A stick, sir? You’ve got nine hundred steps to go, and I’ve only got the one back."',
    'The walking sticks are of ash wood, with a brass ring.',
    'Three dogs follow the porter up the stair.',
    'Whoever takes a queen out of Ombrel has to take the Long Step; that is the oldest law there is.',
    'Judge Thorne lets her spectacles drop on their ribbon.',
    '> **Judge Vessaly Thorne**: "The court has tasted, Advocate. The court remembers."',
    'The usher carries in the witness honey on a white cloth.',
    'You take the spoon, shut your eyes, and smell smoke and straw.',
    'For a moment you stand in front of the granary, and it is burning.',
    'The honey is sweet, and then it is somebody else’s autumn.',
    'You hand back the spoon.',
    'Sugar costs half of what it did last year.',
    'It is Thursday, and Mirelle goes down to cell nine with a loaf.',
    '> **Dov Harrable**: "You’ll never guess who walked over me today. The bishop of somewhere."',
    'The lamplighter hums while you talk.',
    'Overhead you hear feet, hundreds of feet, going up to supper.',
    'Dov sits on the bench with his knees drawn up and asks about his lamps.',
    'Gumm has gout, and lets you carry the keys.',
    'The warder counts you in and counts you out again.',
    'They say that Gumm lets the prisoners out on their birthdays.',
    'The mapmaker has set up her tripod in the middle of the stair, and everybody has to walk round it.',
    '> **Tamsin Oye**: "Is that the Seventh Terrace or the Eighth? Nobody here agrees."',
    'Tamsin writes down your answer and thanks you.',
    'Her boots have seen a good many roads.',
    'There was a Combwarden Castellan once, who left the city in a hurry.',
    'Brother Hollis is tying up the beans.',
    'The monk holds out his slate: *Mind the seedlings.*',
    'He rubs out the words with his sleeve and goes back to his hoe.',
    'You tell your trouble to the monk, and he nods, and you feel a little better.',
    'The Silent have taken their vow before the bees, and nobody has heard their voices since.',
    'The sealed jars of the Silent stand in a row above the altar, one for each brother.',
    'Abbot Lune shows you a dahlia as large as your head.',
    'The abbot is rosy and out of breath, and presses your hand.',
    'On the road to Lorn there used to be robbers, but that was years ago.',
    'Wren-Anne sits on a coil of rope with her drum in her arms.',
    '> **Wren-Anne**: "I don’t play it. It’s mine, that’s all."',
    'A dozen bees walk over the child’s bare arm, and not one of them stings.',
    'You give her half of your bun, and she eats all of it.',
    'The basket house smells of oxen and apples.',
    'The oxen lean into the yoke, and the Windlass begins to turn.',
    'The basket sways, everybody takes hold of something, and somebody starts the hymn.',
    'Corin looks up at the rope, along the whole length of it, and whistles.',
    'A greaser climbs up to the wheel with a pot of tallow.',
    'On sitting days the councillors all ride up together, because the law says so.',
    'Mistress Hob looks up from her knitting and points to the sign: *Do not lick the shelves.*',
    'Your breath smokes in the Cold Larder.',
    'The jars go back farther than your lantern reaches.',
    'On your tongue is one drop from jar 204, and you are climbing a bare mountain behind a man with a beehive on his back.',
    'Madam Sorrel-Kane laughs and pays you, in coin, on the spot.',
    'Two clerks in sky-blue sashes are weighing honey in the yard of the Cloud Company.',
    'Where the granary stood there is a black square with nettles in it.',
    'The Mite-Sweepers come up the stair with their little carts, singing, in yellow scarves.',
    'They are stacking wood at the foot of the Smoke Tower for the feast, and a boy is asleep on the bellows.',
    'Zeb finds mites in the Second Hive, forty to the frame, and writes the number down.',
  ],
}
