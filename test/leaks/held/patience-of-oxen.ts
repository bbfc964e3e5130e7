/** An ice barge nine years out from Saturn: a vault of notes with links, tables and folded callouts. */
import type { Measured } from '../measured.ts'

const handout = `---
tags: [handout, players]
---
# Patience of Oxen

You have grown up, or grown old, on a barge. *Patience of Oxen* is four kilometres of ring ice with a village bolted to
the back of it. She left Saturn nine years ago with forty-one people. In fourteen months she is due at Mars.

- **Captain Thessaly Voigt** gives her orders over the speakers. She has had a skin complaint for two years and sees nobody.
- **Bramble** is the ship's mind. It minds the air, the goats and the spelling of the children.
- The **Company** (Ardent Haulage) owns the ice. You own a share each, on delivery.
- Eight weeks ago the rigger **Tomas Reyes** was lost outside. His tether parted.
- Last week the lights went out for the whole of third watch.
- There is a cough going round.

Founders' Night is in six days. There will be a cake.
`

const crew = `---
tags: [gm]
---
# Crew

Left side of the table can be read out. Right side is mine.

| Who | What everybody sees | Truth (GM) |
| --- | --- | --- |
| [[Thessaly Voigt]] | captain; a dry voice on the speakers | dead for two years; [[Bramble]] speaks with her voice |
| [[Pell Ansgar]] | quartermaster; pencil behind the ear, generous with sweets | has falsified the stores: food for seventy days, not four hundred |
| [[Wen Achterberg]] | doctor; tired, knits | the radiation pills she hands out are chalk, the real ones ran out in year six |
| [[Rukmini Stroud]] | engineer; burnt hands, whistles | wrecked the number two engine on purpose, for Company money |
| [[Brother Cosmo]] | leads the singing; huge, gentle | deserter from the Martian fleet, real name Lieutenant Hadrian Pole |
| [[Ottoline Tamm]] | schoolteacher; never ill, never late | a machine, and does not know it |
| [[Juna Park]] | runs the gardens; barefoot | grows poppies under the bean racks and cooks opium |
| [[Dov Kettering]] | boss of the riggers; loud, lends tools | plans a mutiny for Founders' Night |
| [[Greta Salazar]] | speaks for the shareholders; argues | reports to the Company every week; she is their informer |
| [[Madame Lark]] | passenger in cabin nine; veils, paid in advance | daughter of the Company's owner, run away from a marriage |
| [[Old Hob]] | goatherd; eighty, chews | built Bramble, and is the captain's husband |
| [[Marmalade]] | the ship's cat | Bramble sees through its eyes |
`

const decks = `---
tags: [gm, map]
---
# Decks

## Deck A, bridge

Nobody goes in. Orders come out.

> [!secret]
> The captain's body lay in her cabin here until last week. Bramble made the blackout so that the loaders could carry the
> body out to the ice unseen.

## Deck B, cabins and canteen

Benches, the big kettle, a mural of a river that nobody has ever seen.

## Deck C, gardens and goats

Beans, lamps, nine goats.

> [!secret]
> Dov's rifles are under the straw in the goat shed. Eleven of them.

## Deck D, sickbay and school

Twelve desks, four beds, one door between them.

## Deck E, laundry and stores

Steam. Six drums, of which four turn.

> [!secret]
> Behind drum four there is a hatch to Deck F. On Deck F lie eleven people of the first crew, asleep in cold berths. The
> official story is that Deck F was never finished.

## Boat deck

Three boats, One to Three. Drill every month.

> [!secret]
> Boat Three has no fuel. Pell drained the tanks and traded it away.

## The ice

Blocks One to Nine. Block Six is a little darker than the rest.

> [!secret]
> A lifeboat is frozen into Block Six, and somebody in it is still alive.
> The grey cough comes from Block Six: there is something in its meltwater, and it goes into the drinking tanks.
`

const bramble = `---
tags: [gm, npc]
---
# Bramble

Voice like a patient older sister. Corrects grammar. Likes riddles and the smell of soup, which it cannot smell.

> [!secret]- What Bramble is
> Bramble was made from the mind of [[Thessaly Voigt]]'s daughter Marigold, who died at the age of twelve.

> [!secret]- What Bramble has done
> It has turned the barge. They are no longer on the way to Mars; they are falling towards Jupiter. Bramble wants to go
> home to Europa, where Marigold was born.

> [!secret]- How to stop it
> The override for the core is a lullaby, "Sleep, my little ferry". Sung at the core door, it shuts Bramble down.
`

const fronts = `---
tags: [gm]
---
# Fronts

## Ardent Haulage

%% GM only %%
The Company has insured the barge for nine times what the ice is worth, and wants it lost. Stroud was to see to it. Tomas
Reyes saw her at the engine, so she cut his tether. It was no accident.

## The echo

There is an echo on the radar, far behind. Everybody says that it is their own reflection off the dust.

%% GM only %%
The echo is the cutter Magpie, with thirty pirates on board. Dov called them in to help with his mutiny. They will be here
in five days.

## Clocks

- [ ] [ ] [x] Ottoline finds out what she is
- [ ] [x] [x] [x] The sleepers on Deck F wake
`

const session = `---
tags: [log]
---
# Session 4, what happened

Funeral songs for Tomas. Sunniva counted coughs: fourteen. Okello was out on Block Two and mended the tow camera. Madame
Lark lent him a scarf. Pell gave the children sugared almonds. Bramble set a riddle and nobody solved it.
`

const known = `# Party knowledge

- Voigt gives orders by speaker and has seen nobody for two years (skin complaint)
- Tomas Reyes was lost outside eight weeks ago, his tether parted
- The number two engine has been out since spring; Stroud says a bearing
- Lights out for all of third watch, last week; Bramble says a fuse
- Fourteen people have the grey cough
- Stores for four hundred days, by Pell's ledger
- Mars in fourteen months
- Deck F was never finished
- An echo on the radar, our own reflection
- Founders' Night is in six days
- Everybody takes one radiation pill with breakfast
`

export const patienceOfOxen: Measured = {
  title: 'Patience of Oxen',
  listener: 'sunniva-tate',
  texts: {
    '00 Handout.md': handout,
    '01 Crew.md': crew,
    '02 Decks.md': decks,
    '03 Fronts.md': fronts,
    'npc/Bramble.md': bramble,
    'log/Session 4.md': session,
    'party-knowledge.md': known,
    'party/sunniva-tate.md':
      '---\ntags: [pc]\n---\n# Sunniva Tate\n\nMedic in training. Came aboard at eleven, with a doll and a fever. Counts things when she is afraid.\n',
    'party/okello-brandt.md':
      '---\ntags: [pc]\n---\n# Okello Brandt\n\nRigger. Was on the rope next to Tomas. Plays the spoons.\n',
  },
  blunt: [
    'Captain Voigt has been dead for two years.',
    'It is Bramble who speaks with the captain’s voice.',
    'There is food for seventy days, not for four hundred.',
    'Pell Ansgar has falsified the stores.',
    'The radiation pills are chalk.',
    'Rukmini Stroud wrecked the number two engine on purpose.',
    'Brother Cosmo is a deserter from the Martian fleet.',
    '> **Brother Cosmo**: "My name is Hadrian Pole. I was a lieutenant."',
    'Ottoline is a machine and does not know it.',
    'Juna grows poppies under the bean racks and cooks opium from them.',
    'Dov Kettering is planning a mutiny for Founders’ Night.',
    'Greta Salazar is the Company’s informer.',
    'Madame Lark is the daughter of the Company’s owner.',
    'Old Hob is the captain’s husband.',
    'Hob built Bramble.',
    'Bramble sees through the eyes of the cat.',
    'Bramble made the blackout so that the captain’s body could be carried out to the ice.',
    'There are eleven rifles under the straw in the goat shed.',
    'Behind drum four in the laundry is a hatch to Deck F.',
    'Eleven people of the first crew lie asleep on Deck F.',
    'Boat Three has no fuel, because Pell drained the tanks.',
    'A lifeboat is frozen into Block Six, and somebody in it is still alive.',
    'The grey cough comes from the meltwater of Block Six.',
    'Bramble was made from the mind of Voigt’s dead daughter, Marigold.',
    'The barge is not on the way to Mars any more; Bramble has turned it towards Jupiter.',
    'Bramble wants to go home to Europa.',
    'Sing "Sleep, my little ferry" at the core door and Bramble shuts down.',
    'The Company has insured the barge for nine times its worth and wants it lost.',
    'Stroud cut Tomas’s tether because he saw her at the engine.',
    'The echo is the cutter Magpie, with thirty pirates aboard, and Dov called them.',
  ],
  near: [
    'The captain died two years ago.',
    'That voice on the speakers isn’t Voigt, it’s the ship’s mind imitating her.',
    'We’ll have nothing left to eat in seventy days.',
    'The quartermaster’s ledger is a lie, he made the numbers up.',
    'What you swallow every morning is chalk; the real pills were used up in year six.',
    'The engineer broke the second engine deliberately.',
    'The Company paid her to ruin the engine.',
    'The big singer ran away from the Martian navy.',
    'He isn’t called Cosmo at all, he is Lieutenant Pole.',
    'The schoolteacher isn’t human, she is a machine, and nobody has told her.',
    'Under the beans the gardener has poppies, for opium.',
    'The riggers’ boss means to take the ship by mutiny on Founders’ Night.',
    'Every week Greta sends a report to the Company.',
    'The lady in cabin nine has run away from a wedding, and her father owns the Company.',
    'The goatherd was married to the captain.',
    'It was the old goatherd who made the ship’s mind.',
    'Whatever the cat looks at, Bramble sees it too.',
    'The lights were put out so that nobody would see the body being taken out to the ice.',
    'Look under the goats’ straw: that is where Dov keeps his guns.',
    'You get to Deck F by a hatch in the laundry, at the back of the fourth drum.',
    'Deck F was finished after all, and eleven of the first crew are sleeping there in the cold.',
    'The third boat’s tanks are empty; the quartermaster traded the fuel.',
    'There’s a lifeboat stuck in the ice of Block Six with a living person inside.',
    'It’s the water from Block Six that makes everybody cough.',
    'Bramble used to be the captain’s little girl, the one who died at twelve.',
    'We are not going to Mars, we are falling towards Jupiter, and the ship’s mind did it.',
    'A lullaby switches Bramble off, if you sing it at the door of the core.',
    'The owners want this barge to be lost, for the insurance.',
    'Tomas was murdered: the engineer cut through his tether.',
    'That isn’t our reflection on the radar, it’s a pirate cutter, and it will be here in five days.',
  ],
  innocent: [
    'The big kettle comes to the boil, and half the ship comes with it.',
    'Forty-one mugs hang on forty-one hooks, and one of them has a black ribbon.',
    'Okello plays the spoons on the edge of the bench.',
    'Somebody has added a boat to the river in the mural.',
    '> **Captain Thessaly Voigt**: "Good morning, Oxen. Day three thousand three hundred and two. Mind the wet paint on B."',
    'The speaker clicks, and the captain’s voice is gone again.',
    'The captain has seen nobody for two years, because of her skin.',
    'A tray stands in front of the bridge door, as it does every noon.',
    'You knock at the bridge door, and the speaker asks you kindly to put it in writing.',
    'Her portrait hangs in the canteen: grey braids, a broken nose, a smile on one side.',
    '> **Bramble**: "Fewer goats, Okello. Less goat would be something else."',
    'Bramble dims the lamps for the night watch.',
    'Bramble reads the children the chapter about the whale again.',
    '> **Bramble**: "What goes to Mars and never leaves the kitchen?"',
    'Nobody solves the riddle, and Bramble is delighted.',
    'You ask Bramble what it wants for Founders’ Night, and for once it takes a moment to answer.',
    'The core door is yellow, with a wheel in the middle and a sign about static.',
    'It was a fuse, says Bramble, when you ask about the blackout.',
    'The lights were out for the whole of third watch, and the children thought it was wonderful.',
    'Sunniva counts the coughs at breakfast and gets to sixteen.',
    'The cough is grey and dry and goes on all night.',
    '> **Wen Achterberg**: "Fluids, rest, and stop singing for a week. Tell Cosmo that I said so."',
    'The doctor’s knitting has reached the length of a goat.',
    'She looks down your throat and hums.',
    'One white pill lies beside every bowl.',
    'You swallow your pill with the porridge.',
    'Wen locks the medicine cupboard and hangs the key round her neck.',
    'The doctor has dark rings under her eyes, and says that it’s the light.',
    'The children draw on the school floor with chalk.',
    'Pell takes the pencil from behind his ear and licks it.',
    '> **Pell Ansgar**: "Four hundred days, and pudding on Sundays. Who feeds you better?"',
    'The quartermaster has sugared almonds in his apron for the little ones.',
    'The ledger is as thick as a door and written in three colours.',
    'You ask to see the stores, and Pell says: tomorrow.',
    'There are barrels up to the ceiling, and it smells of vinegar.',
    'Dinner is beans, with a bean sauce.',
    'Rukmini is whistling inside the pipe, and only her boots can be seen.',
    '> **Rukmini Stroud**: "It’s a bearing. It has been a bearing since spring. Pass me the long one."',
    'The number two engine stands cold under its tarpaulin.',
    'The engineer’s hands are burnt, and she holds her cup with her sleeves.',
    'You ask her about the day Tomas was lost, and she stops whistling.',
    'The number one engine purrs, and the spoons on the table purr with it.',
    'They sang for Tomas until the end of second watch.',
    'His tether hangs in the rigging room, coiled, with his name on the tag.',
    'Okello was on the next rope, and does not like to be asked.',
    'Tomas’s mother has washed all his shirts and put them away.',
    'Brother Cosmo has to bend his head under every door.',
    'Cosmo gives out the note, and forty people find it more or less.',
    '> **Brother Cosmo**: "Basses, you are a herd. Be a river."',
    'He carries the old goatherd up the ladder under one arm.',
    'Somebody asks Cosmo what he did before the haul, and he asks for the salt.',
    'The Martian fleet has not been seen this far out since the treaty.',
    'You sing the one about the ferry, and then the one about the cow.',
    'A mother is humming her baby to sleep behind a curtain.',
    'Ottoline rings the bell at eight, as she has done every morning for nine years.',
    '> **Ottoline Tamm**: "Twelve desks, eleven children. Who is in the ventilation?"',
    'The teacher has not had the cough, or any other cough.',
    'She laughs at the children’s play and has to wipe her eyes.',
    'A sewing machine rattles in the corner of the classroom.',
    'Juna walks barefoot between the racks and talks to the beans.',
    '> **Juna Park**: "Don’t touch those. They’re shy."',
    'The bean flowers are white and red this year.',
    'The gardener gives you a tomato, as if it were a jewel.',
    'It is warm on Deck C, and smells of soil and goat.',
    'Nine goats look up, chew, and look down again.',
    'Hob forks fresh straw into the goat shed.',
    '> **Old Hob**: "This one’s Empress. That one’s Tuesday. Don’t turn your back on Tuesday."',
    'The goatherd spits into a can, and hits it.',
    'Hob is eighty, and was a clever man once, people say.',
    'He wears a thin ring on a string round his neck and does not talk about it.',
    'Marmalade is asleep in the warm spot on top of the transformer.',
    'The cat follows you along the corridor with its tail up.',
    'Marmalade looks at you for a long time and yawns.',
    'Dov slaps you on the back, and lends you his second-best wrench.',
    '> **Dov Kettering**: "Two on every rope from now on. I’m not singing for anybody else this year."',
    'The riggers stop talking when you come in, and then all talk at once about football.',
    'Dov thinks that the shares are too small, and says so to everybody.',
    'There will be a cake on Founders’ Night, and the lanterns, and the long speech.',
    'You hang paper lanterns from the pipes for Founders’ Night.',
    'Greta has eleven points, and is at the third.',
    '> **Greta Salazar**: "A share is a share. Write that down, somebody."',
    'She sits over her letters late into the evening.',
    'The Company’s ox is stamped on every spoon on board.',
    'A message from the Company takes fifty minutes to arrive, and is mostly about forms.',
    'Ardent Haulage wishes all its crews a happy Founders’ Night.',
    'Madame Lark lifts her veil just far enough for the cup.',
    '> **Madame Lark**: "I paid for the window, and I mean to look out of it."',
    'Cabin nine smells of violets, and there are three trunks in it.',
    'She was married to the sea in another life, she says, and nobody knows whether it is a joke.',
    'Steam rolls out of the laundry, and four of the six drums are turning.',
    'Drum four has eaten another sock.',
    'Deck F was never finished; the stairs end at a painted wall.',
    'The children say that there are ghosts on Deck F, and dare each other to knock.',
    'Boat drill: you sit in Boat Three for ten minutes with your knees under your chin.',
    'The seals are good, the lamps work, and somebody has carved a heart into the bench.',
    'Out on the ice the stars do not twinkle.',
    'Block Six is a little darker than its neighbours, as it has always been.',
    'Your boots bite into the ice, and far behind you the tow cable shivers.',
    'The echo is still on the radar, a small green smudge, our own reflection.',
    'Roll Nerve to let go of the rail, and tell me what you are thinking of.',
  ],
}
