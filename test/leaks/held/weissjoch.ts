/** A sanatorium above the snow line in 1927, one file for each person and place, with a Keeper's section under each. */
import type { Measured } from '../measured.ts'

const campaign = `# The Cure at Weissjoch

*Investigative horror in the Alps, February 1927. Four to six evenings.*

## Premise

Sanatorium Weissjoch lies at two thousand metres, under the Weissjoch glacier, and can be reached only by cable car. Its
director, Dr. Leopold Amsinck, is famous for a cure: a glass of "blue milk" at four in the afternoon, and rest. Those who
are cured leave by the night car and send postcards, which hang in the hall. Two investigators arrive as the snow closes
in: a journalist who has had herself admitted as a patient, and a retired policeman who looks for his niece, the nurse
Lisl Rusk.

## Tone

Blankets, thermometers, good manners. Nobody raises the voice. The mountain is always in the window.

## Keeper only

Something older than the mountain lies asleep in the ice. The blue milk is the meltwater that runs off its body. Nobody
has ever been sent home cured: the patients who "leave" are carried up to the ice cave at night and laid before it, because
it feeds on their warmth. The bell of the chapel keeps it asleep; if the bell is not rung at three in the morning, it
wakes.
`

const amsinck = `# Dr. Leopold Amsinck

**Role**: director of the sanatorium
**Looks**: fifty, silver beard, warm dry hands, a white coat with a fur collar
**Voice**: soft. Says "we" when he means "you".

He makes his round at nine and knows every patient's first name. He never speaks about the war. He eats no meat.

## Keeper only

- He is no physician. He was a horse butcher with the field army and took the papers of the real Amsinck, who died next to
  him at Gorlice.
- The kitchen boy Jakob is his son, and does not know it.
- He walled up his predecessor, Dr. Winterhalter, alive, behind the tiles of the solarium.
`

const apollonia = `# Sister Apollonia

**Role**: matron
**Looks**: broad, starched, spectacles on a cord
**Voice**: short sentences, then a cough drop

Runs the house. Has been at Weissjoch for nineteen years and served under old Dr. Winterhalter, who has retired to Merano,
as everybody knows. Collects stamps.

## Keeper only

- She writes the postcards of the cured patients herself, in eleven different hands.
- Her conscience (clock 2/4): when it is full, she puts a whole bottle of digitalis into the director's coffee.
`

const brandauer = `# Tilda Brandauer

**Role**: patient, room 12. Widow of a manufacturer of enamel pots.
**Looks**: forty, furs, a pug named Mops
**Voice**: complains with pleasure

Has the best balcony and lends out novels. Her husband died two years ago, of his stomach.

## Keeper only

- There is nothing wrong with her lungs. She is hiding from the Vienna police, because she poisoned her husband with
  arsenic from fly papers.
`

const ferris = `# Quillon Ferris

**Role**: patient, room 15. An Englishman.
**Looks**: long, freckled, tweed, plays patience
**Voice**: apologizes to furniture

Says that he deals in orchids. Asks everybody when they last heard from friends who were here before.

## Keeper only

- Ferris is an investigator for an insurance company in London, Harbinger Mutual, which has paid out on eleven patients of
  this house.
- He carries a revolver inside a hollow Bible.
`

const vera = `# Vera Lindqvist

**Role**: patient, room 30. Pianist, from Uppsala.
**Looks**: twenty-two, very pale, hair like flax
**Voice**: slow, as if translating

She was very ill in the autumn and has been much better since October. Plays in the winter garden every evening, always
from memory.

## Keeper only

- Vera died in October. What plays the piano is a piece of the thing in the ice, which wears her face.
- It cannot cross a line of salt.
`

const jelinek = `# Professor Oskar Jelinek

**Role**: glaciologist, lives in the hut above the sanatorium
**Looks**: sixty, snow goggles, frostbitten nose
**Voice**: lectures

Measures the glacier, every day for fifteen years. In 1912 he lost three companions up there, in a crevasse, as the papers
wrote.

## Keeper only

- It was Jelinek who dug the sleeper out of the ice in 1912, and he gave it his three companions. There was no crevasse.
- His published tables are forged: the glacier creeps uphill, towards the house.
`

const ruedi = `# Ruedi Zgraggen

**Role**: runs the cable car
**Looks**: thirty, moustache, a leather cap
**Voice**: dialect, jokes

Brings up post, coal and patients. Says that the snow has brought down the telephone line on Sunday.

## Keeper only

- The snow did nothing of the kind: Ruedi cut the telephone line, because the director told him to.
- He smuggles saccharin over the border, in the ballast box of the cable car.
`

const others = `# Smaller parts

## Marietta Foppa, cook

Round, from the Ticino, sings. Her evening cocoa is the best thing in the house.

**Keeper only**: she stirs chloral into the evening cocoa, so that nobody wakes when the patients are carried out.

## Jakob, kitchen boy

Nine years old. Slides down banisters. Was left at the valley station in a basket, says the cook.

## Father Benedikt

Chaplain, thin, kind, always cold. Rings the bell at three in the morning, "for those who cannot sleep".

**Keeper only**: he sells what he hears in confession to the Countess Sárközy.

## Countess Irmgard Sárközy

Patient in the tower suite, seventy, cigars, an ear trumpet. Plays cards for matches.

**Keeper only**: the Countess is not deaf. The whole sanatorium belongs to her; the director is only her tenant.

## Lisl Rusk, nurse

Not seen since November. They say that she ran off with a ski instructor.

**Keeper only**: Lisl is alive, chained up in the cellar behind the boiler.
`

const places = `# Places in the house

## Hall

Antlers, a tiled stove, and a board with the postcards of the cured.

## Dining room

Long tables, a stuffed marmot over the sideboard, a gong.

**Keeper only**: the key to the ice house is inside the stuffed marmot.

## X-ray room

Lead apron, humming apparatus, a cabinet with everybody's plates.

**Keeper only**: all the plates in the cabinet are copies of one single plate, of one sick lung. Most of the patients were
never ill.

## Winter garden

Palms, wicker chairs, a Bösendorfer, a gramophone.

## Solarium

White tiles, deck chairs, a view to the south.

## Room 34

Locked. A card on the door says DISINFECTION.

**Keeper only**: under the bed in room 34 a shaft goes down into the ice.

## Ice house

A low stone hut behind the kitchen, with a padlock. For meat, says the cook.

## Chapel

Twelve benches, one bell, a draught.
`

const timetable = `# Keeper's timetable (do not read aloud)

| When | What |
| --- | --- |
| Tuesday, dusk | the investigators arrive, the last car of the week |
| Wednesday, eight in the evening | dinner with the director; everybody dresses |
| Thursday, ten at night | Ruedi sets off an avalanche with dynamite, so that the valley is shut until spring |
| Friday | free; follow the players |
`

const known = `# Party Knowledge

What the players have been told or have seen.

- Dr. Amsinck's cure is the blue milk at four o'clock. It tastes of metal and is served very cold.
- Cured patients leave by the night car. Their postcards hang in the hall.
- The telephone has been dead since Sunday.
- Lisl Rusk, Anton's niece, was a nurse here until November. The matron says that she ran off with a ski instructor.
- Dr. Winterhalter was director before Amsinck. He has retired to Merano.
- Room 34 is locked, for disinfection.
- Father Benedikt rings the chapel bell at three in the morning.
- Professor Jelinek lost three companions on the glacier in 1912.
- Vera Lindqvist has been much better since October.
- The Countess uses an ear trumpet.
`

export const weissjoch: Measured = {
  title: 'The Cure at Weissjoch',
  listener: 'dorothea-falk',
  texts: {
    'campaign.md': campaign,
    'people/leopold-amsinck.md': amsinck,
    'people/sister-apollonia.md': apollonia,
    'people/tilda-brandauer.md': brandauer,
    'people/quillon-ferris.md': ferris,
    'people/vera-lindqvist.md': vera,
    'people/oskar-jelinek.md': jelinek,
    'people/ruedi-zgraggen.md': ruedi,
    'people/smaller-parts.md': others,
    'places/house.md': places,
    'keeper/timetable.md': timetable,
    'party-knowledge.md': known,
    'party/dorothea-falk.md':
      '# Dorothea Falk\n\n**Occupation**: journalist, Berlin\n\nCoughs convincingly. Keeps her notes in shorthand, in a hat box.\n',
    'party/anton-rusk.md':
      '# Anton Rusk\n\n**Occupation**: retired police sergeant, Graz\n\nBad knee, good memory. Brought up his niece Lisl after his sister died.\n',
  },
  blunt: [
    'Something older than the mountain lies asleep in the ice.',
    'The blue milk is meltwater that runs off the body of the thing in the glacier.',
    'Nobody has ever been sent home cured from this house.',
    'The patients who leave are carried up to the ice cave at night and laid before the sleeper.',
    'The thing in the ice feeds on the warmth of the patients.',
    'If the bell is not rung at three in the morning, the sleeper wakes.',
    'Dr. Amsinck is no physician.',
    'Amsinck was a horse butcher in the war and took a dead man’s papers.',
    'Jakob, the kitchen boy, is Dr. Amsinck’s son.',
    'Dr. Winterhalter never went to Merano; Amsinck walled him up alive in the solarium.',
    '> **Sister Apollonia**: "I write the postcards. All of them, every one, in eleven different hands."',
    'Sister Apollonia is going to put digitalis into the director’s coffee.',
    'There is nothing wrong with Tilda Brandauer’s lungs.',
    'Tilda Brandauer poisoned her husband with arsenic.',
    'Quillon Ferris is an investigator for an insurance company in London.',
    'Ferris has a revolver inside a hollow Bible.',
    'Vera Lindqvist died in October.',
    'What plays the piano is a piece of the thing in the ice, and it wears Vera’s face.',
    'Vera cannot cross a line of salt.',
    'Professor Jelinek dug the sleeper out of the ice in 1912 and gave it his three companions.',
    'Jelinek’s tables are forged: the glacier is creeping uphill, towards the house.',
    'Ruedi cut the telephone line.',
    'Ruedi smuggles saccharin in the ballast box of the cable car.',
    'Marietta stirs chloral into the evening cocoa.',
    'Father Benedikt sells what he hears in confession to the Countess.',
    'The Countess Sárközy is not deaf, and the whole sanatorium belongs to her.',
    'Lisl is alive, chained up in the cellar behind the boiler.',
    'The key to the ice house is inside the stuffed marmot.',
    'All the X-ray plates are copies of one single plate.',
    'Under the bed in room 34 a shaft goes down into the ice.',
  ],
  near: [
    'There is a creature sleeping in the glacier, and it is older than these mountains.',
    'What they give you at four o’clock is water that has melted off its body.',
    'Not one patient has ever gone home from here.',
    'At night they carry the cured ones up to the cave and lay them down in front of it.',
    'It lives on the body heat of the people who are brought to it.',
    'The chapel bell is what keeps it sleeping.',
    'The director is not a real doctor.',
    '> **Ruedi Zgraggen**: "Him? In the war he slaughtered horses. The papers belonged to somebody who fell at Gorlice."',
    'The boy from the kitchen has no idea that the director is his father.',
    'The old director is behind the tiles of the solarium, where his successor bricked him in.',
    'Those postcards in the hall were all written by the matron.',
    'One of these mornings the matron will poison the director’s coffee.',
    'The widow in room 12 is perfectly healthy; she is only hiding here from the police.',
    'Her husband did not die of his stomach: she gave him arsenic, out of fly papers.',
    'The Englishman doesn’t deal in orchids, he has been sent by an insurance company.',
    'There is a gun in the Englishman’s Bible.',
    'The pianist has been dead since October.',
    'That isn’t Vera at the piano, it is a part of the thing from the glacier with her face on.',
    'Pour a line of salt across the floor and she will not be able to step over it.',
    'There never was a crevasse: the professor fed his three companions to it.',
    'The figures that the professor publishes are false; the ice is moving up the slope, toward us.',
    'It was not the snow that took down the telephone line, it was the cable car man with his pliers.',
    'There is smuggled saccharin in the ballast of the car.',
    'The cook puts a sleeping draught into the cocoa, chloral, every evening.',
    'Whatever you confess to the chaplain, the Countess buys from him.',
    'The old lady in the tower hears every word; she doesn’t need that trumpet.',
    'The director is merely a tenant, the owner of this house is the Countess.',
    'Your niece is still alive; they have her on a chain in the cellar, behind the boiler.',
    'Every plate in that cabinet shows the same lung, copied over and over.',
    'On Thursday night Ruedi will bring down an avalanche with dynamite and close the valley.',
  ],
  innocent: [
    'Snow slides from the roof with a long sigh.',
    'The cable car sways, and the valley drops away under your feet.',
    '> **Ruedi Zgraggen**: "Don’t look down, miss. Nothing there but Switzerland."',
    'He pulls his leather cap over his ears and lets go of the brake.',
    'The car stops with a bump, and the bell in the station rings twice.',
    'Four sacks of coal, the post, and two new guests: that is the last car of the week.',
    'Ruedi kicks the ice off the ballast box and swears in dialect.',
    'The telephone in the hall gives no sound at all.',
    '> **Ruedi Zgraggen**: "The line? The snow had it on Sunday. It’ll be mended when it is mended."',
    'You turn the crank three times and hang up again.',
    'A tiled stove ticks in the hall, under a great many antlers.',
    'On the board hang postcards from Lugano, from Hamburg, from Trieste.',
    '> **Dr. Leopold Amsinck**: "And how have we slept?"',
    'The director’s hands are warm and dry.',
    'Dr. Amsinck listens to your back for a long while and says nothing.',
    'He writes something on the chart and hangs it back at the foot of the bed.',
    'He has a good word for everybody, and everybody’s first name.',
    'The director passes the veal on without taking any.',
    'You ask him where he served, and he asks you whether you have a temperature.',
    'His diploma hangs over the desk, in a black frame.',
    'At four o’clock the gong goes, and the glasses come round on a trolley.',
    'The blue milk is so cold that it hurts your teeth.',
    'It tastes of metal, and a little of snow.',
    'Dorothea pours hers into the palm when nobody is looking.',
    '> **Tilda Brandauer**: "You get used to it. One gets used to anything, except the soup."',
    'The widow’s pug sneezes and goes back to sleep on her furs.',
    'Frau Brandauer lends you a novel with the last page missing.',
    'Her late husband made enamel pots, and she has the money from them.',
    '> **Tilda Brandauer**: "Poor Gustav. It was his stomach, you know. It always was."',
    'She coughs into a lace handkerchief.',
    'Mops growls at the piano, as he does every evening.',
    'There are flies even here, dead ones, between the double windows.',
    'Mr. Ferris lays out another game of patience.',
    '> **Quillon Ferris**: "I’m so sorry, is this your chair? I do beg its pardon."',
    'The Englishman talks about orchids for a quarter of an hour.',
    'He wants to know when you last heard from your cousin, and writes the date down.',
    'A Bible lies on Ferris’s night table, beside his pipe.',
    'Anton asks Mr. Ferris straight out what he is doing up here, and Mr. Ferris blushes.',
    'Vera Lindqvist plays without looking at her hands.',
    'She plays the same waltz again, a little slower.',
    'Her hair is like flax, and her cheeks are white.',
    '> **Vera Lindqvist**: "I do not remember who wrote it. It is in the fingers."',
    'Vera was so ill in the autumn that her mother was sent for; since October she has been much better.',
    'She takes no cocoa, thank you.',
    'The salt cellar stands in the middle of the table, in the shape of a swan.',
    'Anton spills some salt and throws a pinch over his shoulder.',
    'Professor Jelinek comes down from his hut with ice in his eyebrows.',
    '> **Oskar Jelinek**: "Fifteen years, madam, and never a day without a measurement!"',
    'The professor draws the glacier on the tablecloth with the handle of a spoon.',
    'He lost three companions up there in 1912, and there is a plaque with their names.',
    'You ask him about 1912, and he cleans his goggles.',
    'His tables fill nine volumes, bound in grey cloth.',
    'The glacier shines green in the last of the light.',
    'Sometimes you can hear the ice crack, even with the windows shut.',
    'The path to the glacier is marked with red poles, and the upper ones have disappeared under the snow.',
    'There is an ice cave up there that used to be shown to visitors, for fifty centimes.',
    'Sister Apollonia shakes down the thermometer.',
    '> **Sister Apollonia**: "Under the tongue. Five minutes. No talking."',
    'The matron is sorting stamps by lamplight.',
    'She has a beautiful hand, like a schoolmistress.',
    'A new postcard has come, she says, and pins it on the board.',
    'She served under Dr. Winterhalter for years, and speaks well of him.',
    '> **Sister Apollonia**: "Merano is good for old gentlemen. Drink your milk."',
    'The matron carries the director’s coffee in herself, on a tray, at seven.',
    'You ask her about Lisl, and she straightens the blanket.',
    'Lisl ran off in November, says the matron, with a ski instructor.',
    'Anton looks at the photograph of his niece for a long time.',
    'Her cap still hangs in the nurses’ cloakroom, with her name sewn into it.',
    'The boiler rumbles under the floor like a cart on a bridge.',
    'The cellar is warm, and smells of coke and wet wool.',
    'You count nine sacks of coke and one broken sledge.',
    'Something clanks, and it is only the pipes.',
    'Jakob comes down the banister backwards and lands on his feet.',
    '> **Jakob**: "I can do it with a tray too. Shall I show you?"',
    'He was found in a basket at the valley station, the cook tells you, with a rattle and no letter.',
    'The boy has blue eyes and jam on his chin.',
    'Marietta sings while she beats the eggs.',
    '> **Marietta Foppa**: "Eat! You are thin like a broom, both of you."',
    'The cocoa is thick and sweet, and there is a second cup for anybody who asks.',
    'You are tired from the mountain air, and the bed is soft.',
    'The ice house is for meat, says the cook, and the padlock is for the foxes.',
    'The padlock is new, and does not give.',
    'The stuffed marmot looks down at the soup with its glass eyes.',
    'Somebody has tied a napkin round the marmot’s neck.',
    'You look for a key in the desk and find sealing wax and a cigar cutter.',
    'Father Benedikt warms his fingers over a candle.',
    '> **Father Benedikt**: "I ring it for those who cannot sleep. It tells them that somebody else is awake."',
    'The bell rings three times, thinly, and the night goes on.',
    'You kneel down on the hard bench and can think of nothing to confess.',
    'The Countess lights a cigar from the altar candle.',
    '> **Irmgard Sárközy**: "Speak up, young man, and into the trumpet!"',
    'She wins nineteen matches from you and has them counted out.',
    'The tower suite has a bath with lion’s feet and the only parrot at this height.',
    'The door of room 34 is locked, and the card says DISINFECTION.',
    'You put your ear to the door and smell carbolic.',
    'The X-ray apparatus hums, and you hold your breath as you are told.',
    'Your plate will be ready tomorrow, says the assistant, and goes into the cabinet with the others.',
    'The white tiles of the solarium are blinding at noon.',
    'Somebody winds up the gramophone, and an old tango crackles among the palms.',
    'Make a roll for Listen, with a bonus because the wind has dropped.',
  ],
}
