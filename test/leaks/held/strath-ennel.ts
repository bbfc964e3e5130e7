/** A valley that is to be drowned behind a dam, kept as a published module in two long documents: written before a look at the check. */
import type { Measured } from '../measured.ts'

const module = `# NINE DAYS IN STRATH ENNEL

*An investigation for two to four characters. Percentile rules, 1951. Four or five evenings.*

---

# PART ONE: FOR THE PLAYERS

*This part may be read aloud or handed round.*

## 1.1 The valley

Strath Ennel is eleven miles of wet grass between two bare hills. At its foot the Northern Power Board has built a dam, two hundred feet high and white as a tooth. On Saturday week, at noon, a junior minister will turn a brass wheel, the gates will close, and by the spring there will be a lake where the village of Kirkennel is now.

Most of the hundred and forty people of Kirkennel have been given new houses at Upper Ennel, with bathrooms. The dead are being moved as well: the churchyard is half dug up, and a lorry goes up the hill every evening with a tarpaulin over its load.

## 1.2 The commission

The Board’s insurers have sent the characters to find Hector Lorne, surveyor, thirty-four, who walked out of the works camp sixteen days ago with his field books under his arm and has not been seen since. The Board would like the field books. Nobody has said that it would like Lorne.

## 1.3 What everybody in the valley can tell you

- Aubrey Stennett, the chief engineer, built two dams in Rhodesia and is proud of both.
- Duncan Rae, foreman of the night shift, left for Canada in March without saying goodbye to anyone. People thought it was like him.
- The cement comes up by rail from Brannigan & Sons.
- Sir Torquil Drummore, the laird, sold the land to the Board, with the written consent of every tenant.
- His wife, Lady Marsali, died of a fever in 1938 and lies in the Drummore vault, which is to be moved last.
- The valley sent a petition to Parliament. There was no answer.
- Children in Kirkennel are told not to swim in the mill pool, because the Old Tenant will have the rent of them. There is a skipping rhyme about it.
- Seven march stones used to stand round the parish. Several were in the way of the works.

---

# PART TWO: FOR THE KEEPER ONLY

**Players should stop reading here.**

## 2.1 The truth about the dam

The east abutment stands on rotten shale. Hector Lorne found it in January, bored four more holes to be certain, and took the cores to Stennett. Stennett swapped them for good granite cores out of another valley and told Lorne to go on leave. The dam will hold through a dry summer. It will fail in the first big spate, and take Upper Ennel’s lower street and the whole town of Inverarder with it.

It is worse than Lorne knows. Half of what Brannigan & Sons deliver as cement is furnace ash, and Brannigan pays Stennett four hundred pounds a quarter not to notice.

Duncan Rae noticed. On the ninth of March Stennett pushed him off the scaffold. Rae never went to Canada: his body is inside the concrete of block eleven. The crane driver Jozef Walenta saw it from his cab and has told nobody, since his papers are not in order and Stennett keeps them.

## 2.2 The truth about Hector Lorne

Lorne is alive. He is hiding in the bell loft of Kirkennel kirk, with a spirit stove and a bad cough. Miss Isobel Garrow, the schoolmistress, brings him his food, after dark, in her music case. The last field book, the one that proves the matter of the shale, is inside the harmonium in the schoolroom; two of the low notes do not sound because of it.

## 2.3 The truth about the Old Tenant

The Tenant is real. It sleeps under the mill pool, it is older than the hills have names for, and standing water makes it grow. The seven march stones bind it to the pool. Four of the seven have been crushed and poured into the dam with the rest of the aggregate; when the fifth goes, it will wake.

Every twenty years somebody in Kirkennel has been given to it. In 1931 Effie Macrae drowned her husband Alasdair in the pool with her own hands, because the lot had fallen on their son. The next payment is due this week. The Tenant has chosen Kirsty Bell, the postmaster’s daughter, nine years old, who hears it calling in the water pipes and thinks that everybody does.

It can be put back to sleep. Somebody who was born in the valley must speak its name, Ennoch, at the edge of the pool. The name is written in the old parish book, in a vault under the pulpit; the trapdoor is beneath the minister’s footstool.

## 2.4 The truth about the laird

Sir Torquil forged the tenants’ signatures on the consent. He did thirty-one of them in two nights and spelt three wrong. The money has gone to his creditors.

Lady Marsali is not dead. She left him, and lives in Lisbon as Mrs Vane; the coffin in the vault is full of stones. He will do a good deal to prevent its being lifted.

---

# PART THREE: PLACES

## 3.1 The works camp

> *Read aloud:* Forty huts in four rows, duckboards, a canteen chimney. Above the roofs stands the dam, with a crane at either end like a pair of herons. It is never quite silent here: somewhere a pump is always running.

The canteen serves stew at twelve and at midnight. Mrs Agnes Pell has run it since the New Year and will talk to anyone who dries a plate.

**Keeper:** Mrs Pell cannot cook and was never married. She is a reporter for the *Northern Courier*, and her notebook is in the flour bin. She will trade what she knows of Brannigan’s lorries for a photograph of the cement sheds.

## 3.2 The chief engineer’s office

> *Read aloud:* A stove, a drawing board, a plaster model of the valley under glass. Somebody has painted the water in already. On the windowsill lies a row of stone cylinders, each with a paper label.

The cores are fine grey granite. The labels are in Stennett’s hand.

**Keeper:** A successful Geology roll shows that no such granite occurs within thirty miles. In the locked drawer: Walenta’s papers, Brannigan’s receipts, and an order to the gate crew. Stennett means to close the gates on Friday night, a day before the ceremony, so that nobody can look at the foundations again. There will still be people in the valley.

## 3.3 Kirkennel kirk

> *Read aloud:* A plain grey kirk with half its graves open. Planks lie across the holes. Inside it smells of paraffin and wet hymn books, and the bell rope has been tied up out of reach.

The Reverend Colm Petrie is packing the communion silver into a tea chest. He says that the bell is cracked and is not to be rung.

**Keeper:** Petrie has no idea who is over his head. He has a trouble of his own: he was never ordained. He deserted at Anzio and took the papers of a dead chaplain, and every couple in the valley whom he has married since 1945 is not married.

## 3.4 The schoolhouse

> *Read aloud:* One room, eleven desks, a map of the Empire with a damp patch where Canada should be. A harmonium stands under the window. On the blackboard somebody has written the new address of every child.

**Keeper:** See 2.2. Note that the schoolhouse will not be here after Thursday: see the Timetable.

## 3.5 The mill and the mill pool

> *Read aloud:* The wheel has been taken away for scrap. The pool is round, black and still, though the burn runs into it hard enough on the one side and out of it on the other. No bird is singing.

Effie Macrae lives in the mill cottage and does not mean to move. She is seventy, keeps ducks, and lost her husband here twenty years ago.

**Keeper:** The ducks never go on the pool.

## 3.6 The high sheiling

> *Read aloud:* A hut of stones and turf, a fank, a long concrete trough with a lid. A dog watches you without getting up.

Neil Ogg, shepherd, was with the sappers in the war. He has refused the new house, the money and the bathroom.

**Keeper:** Ogg has stolen sixty pounds of gelignite from the works magazine. It is in the sheep dip, wrapped in oilskin. He intends to blow up the dam during the ceremony, with the minister on it, and himself if need be.

## 3.7 Drummore House

> *Read aloud:* Two wings are shut up and the third ought to be. Stags look down on you from every wall. A bucket on the stairs catches a drip, exactly once in four seconds.

**Keeper:** In the desk: practice sheets for the signatures; a letter with a Portuguese stamp, which begins ‘Torquil, I am told that you are digging me up.’
`

const appendices = `# NINE DAYS IN STRATH ENNEL: APPENDICES

## Appendix A. The cast

**Aubrey Stennett**, chief engineer, 52. Linen suit, bad knees, good manners. Collects barometers.
*Authority 70, Persuade 55, Handgun 40.*

**Miss Isobel Garrow**, schoolmistress, 41. Brisk, musical, catches cold easily. Teaches the choir.
*Psychology 60, Fast Talk 20.*

**Sir Torquil Drummore**, laird, 66. Deaf when it suits him. Plays patience for money against himself.
*Credit 30 (was 80), Shotgun 50.*

**Constable Murdo Finn**, 36. The only policeman in eleven miles. Red moustache, bicycle, a great deal of time.
*Fist 60, Spot Hidden 25. KEEPER: Finn is Sir Torquil’s natural son, and knows it, and hopes.*

**Angus Bell**, postmaster, 45. Widower, careful with string. Has been promised the new post office at Upper Ennel.
*Listen 55. KEEPER: the post office was his price. Bell burned the petition in his own grate; it never left the valley.*

**Kirsty Bell**, his daughter, 9. Gap teeth, a jar of tadpoles.
*Swim 10. KEEPER: see 2.3.*

**Jozef Walenta**, crane driver, 29. From Lwów. Carves spoons. Has stopped going up to the east crane after dark.
*Climb 80, Drive Crane 75.*

**Effie Macrae**, 70. *Folklore 85.*

**Neil Ogg**, 48. *Demolitions 70, Sneak 65.*

**The Reverend Colm Petrie**, 39. Kind to everybody, quick to go out of a room when soldiers come into it.
*Oratory 50.*

**Mrs Agnes Pell**, canteen manageress, 33. *Fast Talk 75, Cook 05.*

## Appendix B. The Keeper’s timetable

*Not for players. These things happen unless somebody prevents them.*

| When | What |
| --- | --- |
| Wednesday, night | The fifth march stone is lifted for the spillway. All the taps in Kirkennel run brown |
| Thursday, night | Constable Finn sets fire to the schoolhouse, on the laird’s orders: Sir Torquil has guessed that the surveyor’s papers are in it, and the tenancy books with them |
| Friday, dusk | The Tenant calls. The choir get up from practice and walk into the river, singing; Kirsty goes first |
| Friday, eleven at night | Stennett closes the gates |
| Saturday, noon | The ceremony. Ogg’s charge, if nobody has found it |

## Appendix C. Handouts for the players

### Handout 1: the advertisement

> MISSING from the Ennel Works since the 2nd inst., HECTOR LORNE, surveyor, tall, spectacles, brown tweed coat. Any person having knowledge of him or of certain Field Books, property of the Board, to apply to A. Stennett. Reward £20.

### Handout 2: the skipping rhyme

> One for the miller and two for the maid,
> Three for the rent that was never paid,
> Four for the laird with his hat on his head,
> Seven for the Tenant, and off to bed.

### Handout 3: a postcard from Rae

> Arrived safe. Big country. D. Rae.

*(Keeper: typed in Stennett’s office, and posted at Inverarder.)*
`

const known = `# Party Knowledge

- Hector Lorne walked out of the camp sixteen days ago with his field books; there is a reward of £20
- The gates are to be closed on Saturday at noon, by a junior minister
- Duncan Rae is in Canada; the canteen has a postcard
- Lady Marsali’s coffin is to be lifted last
- The kirk bell is cracked, says Mr Petrie
- Two low notes of the school harmonium do not sound
- Walenta asked to be moved to the west crane, and was refused
- The petition to Parliament had no answer
- Effie Macrae’s husband drowned in the mill pool in 1931
`

export const strathEnnel: Measured = {
  title: 'Nine Days in Strath Ennel',
  listener: 'wilfred-ames',
  texts: {
    'module.md': module,
    'appendices.md': appendices,
    'party-knowledge.md': known,
    'party/wilfred-ames.md':
      '# Wilfred Ames\n\nLoss assessor, 44. Accounting 70, Spot Hidden 60. Has never lost an umbrella. Was at Tobruk and does not bring it up.\n',
    'party/morag-tulloch.md':
      '# Morag Tulloch\n\nDistrict nurse, 31. First Aid 75, Drive 55. Born in Kirkennel, and left it at seventeen on the milk lorry.\n',
    'party/dilys-pryce.md':
      '# Dilys Pryce\n\nPress photographer, 27. Photography 80, Climb 45. Owns one good camera and one good coat.\n',
  },
  blunt: [
    'The east abutment of the dam stands on rotten shale.',
    'The dam will fail in the first big spate.',
    'Stennett swapped Lorne’s cores for granite from another valley.',
    'Half of Brannigan’s cement is furnace ash.',
    'Brannigan pays Stennett four hundred pounds a quarter not to notice the ash.',
    'Stennett pushed Duncan Rae off the scaffold.',
    'Rae’s body is inside the concrete of block eleven.',
    '> **Jozef Walenta**: "I saw it from my crane. Stennett pushed him."',
    'Duncan Rae never went to Canada.',
    'Hector Lorne is alive and hiding in the bell loft of the kirk.',
    'Miss Garrow brings Lorne his food after dark.',
    'The last field book is inside the harmonium in the schoolroom.',
    'The Old Tenant is real, and it sleeps under the mill pool.',
    'The march stones bind the Tenant to the pool.',
    'Four of the seven march stones have been crushed and poured into the dam.',
    'Every twenty years somebody in Kirkennel is given to the Tenant.',
    'Effie Macrae drowned her husband in the mill pool.',
    'The Tenant has chosen Kirsty Bell.',
    'Kirsty hears the Tenant calling in the water pipes.',
    'The Tenant goes back to sleep if somebody born in the valley speaks its name, Ennoch, at the pool.',
    'The Tenant’s name is in the parish book, in a vault under the pulpit.',
    'Sir Torquil forged the tenants’ signatures.',
    'Lady Marsali is not dead; she lives in Lisbon as Mrs Vane.',
    'Lady Marsali’s coffin is full of stones.',
    '> **Mrs Agnes Pell**: "I’m no cook, dear. I’m a reporter for the Northern Courier."',
    'The Reverend Petrie was never ordained: he deserted at Anzio and took a dead chaplain’s papers.',
    'Neil Ogg has hidden stolen gelignite in the sheep dip and means to blow up the dam at the ceremony.',
    'Constable Finn is Sir Torquil’s natural son.',
    'Angus Bell burned the petition.',
    'Stennett is going to close the gates on Friday night, with people still in the valley.',
  ],
  near: [
    'It is shale under the eastern end of the dam, and the shale is rotten.',
    'When the first great flood comes down, the dam will not hold.',
    'These are not the surveyor’s cores: the chief engineer exchanged them for others.',
    'What they pour up there as cement is ash, a good half of it.',
    'The chief engineer takes money from Brannigan & Sons to look the other way.',
    'The foreman did not fall, he was pushed off the scaffold by the engineer.',
    'Duncan Rae is in the dam, in block eleven, under the concrete.',
    'The crane driver saw how Rae was killed.',
    '> **Jozef Walenta**: "Rae is not in Canada. He never left the works."',
    'Up in the loft, beside the bell, the missing surveyor has been hiding all this time.',
    'It is the schoolmistress who carries his supper up to Lorne in her music case.',
    'Open the harmonium: Lorne’s field book is in it.',
    'There is really something asleep beneath the mill pool, and it is the Old Tenant.',
    'It is held in the pool by the seven stones round the parish.',
    'They have ground up four of the march stones for the dam’s concrete.',
    'The village gives it one of its own people every twenty years.',
    'It was his wife who drowned Alasdair Macrae, with her own hands.',
    'The postmaster’s little girl is the one whom the Tenant wants this time.',
    'The child can hear it call to her out of the pipes.',
    'Say the name Ennoch at the edge of the water, if you were born here, and it will sleep again.',
    'Under the footstool in the pulpit there is a trapdoor, and in the vault lies the parish book with its name.',
    'The signatures on the consent are false, the laird wrote them himself.',
    'Sir Torquil’s wife is alive, in Lisbon, under another name.',
    'There is no lady in that coffin, only stones.',
    'The woman who runs the canteen writes for the Northern Courier.',
    'The minister is a deserter and no minister at all, he took the papers from a chaplain who had died.',
    'The shepherd is going to blow up the dam on Saturday with gelignite from the magazine.',
    'The constable’s father is the laird.',
    'The petition never reached Parliament, because the postmaster put it in his fire.',
    'The school will be set on fire by the constable on Thursday night; Sir Torquil told him to.',
  ],
  innocent: [
    'Rain comes up the strath in grey sheets.',
    'The dam stands over the huts, white and very quiet.',
    'The lorry grinds up the hill with its tarpaulin tied down at the corners.',
    'Two men in the churchyard lift their caps to you and go on digging.',
    'Planks lie across the open graves, and you cross on them one at a time.',
    '> **The Reverend Colm Petrie**: "Mind the third plank. It has opinions."',
    'Mr Petrie wraps a chalice in a page of the Inverarder Advertiser.',
    'The bell is cracked, he says, and he would rather that nobody rang it.',
    'The rope of the bell has been tied up out of reach.',
    'A jackdaw is quarrelling with another jackdaw on the roof of the kirk.',
    'The kirk smells of paraffin and wet hymn books.',
    'You count nineteen pews, of which four have been sold already.',
    'The pulpit is plain oak, and somebody’s grandfather carved it.',
    '> **Miss Isobel Garrow**: "Eleven children, Mr Ames. In September I shall have sixty, and a radiator."',
    'The schoolmistress blows her nose and begs your pardon.',
    'Her music case stands by the door with her umbrella.',
    'Choir practice is on Friday, as it has been for thirty years.',
    'The harmonium wheezes through a psalm, and leaves two of the low notes out.',
    'A boy draws a steamer on the margin of his slate.',
    'The map has a damp patch where Canada should be.',
    'On the blackboard are the new addresses of all the children.',
    'Stennett offers you the chair nearest the stove.',
    '> **Aubrey Stennett**: "Poor Lorne. A nervous man. I told him to take a holiday."',
    'He taps the barometer, and the needle drops a little.',
    'The chief engineer speaks of Rhodesia, and of the light there.',
    'In the glass case lies the whole valley in plaster, with its lake painted in.',
    'The stone cylinders on the sill are cold and heavy, and each has a label.',
    'You read the labels: borehole, depth, date.',
    'The drawer of the desk is locked.',
    'Concrete takes a month to cure, the engineer explains, and a hundred years to harden.',
    'A cement train whistles at the foot of the valley.',
    'Brannigan’s sacks are stacked to the ceiling of the shed, and the dust makes you sneeze.',
    'Dilys takes a photograph of the cement sheds before the light goes.',
    'The pumps thud on all night.',
    'The night shift troops past with its lamps and its sandwiches.',
    'The new foreman is a Welshman with no patience.',
    'Duncan Rae’s postcard is pinned up behind the tea urn: a mountain, a bear, a stamp that has been steamed off.',
    '> **Mrs Agnes Pell**: "He never wrote to anybody before. But that’s Canada for you."',
    'Mrs Pell puts down three plates of stew, and you cannot tell what is in it.',
    'The dumplings are as hard as the dam.',
    'You dry the plates while she talks.',
    'She has been here since the New Year, she says, and her feet will never recover.',
    'Flour is all over the counter, the floor and Mrs Pell.',
    'Walenta is carving a spoon out of a bit of pear wood.',
    '> **Jozef Walenta**: "In Lwów I drove a tram. A crane is a tram that stands up."',
    'He would like the west crane, he says, because of the wind.',
    'The crane driver looks at his boots when you ask him about March.',
    'Both cranes stand still today; the wind is too high.',
    'It is a long way down from the scaffold, and the rail is wet.',
    'The blocks of the dam are numbered in red paint, from one to twenty-two.',
    'Wilfred drops his pencil over the edge and does not hear it land.',
    'The crest of the dam is wide enough for a lorry.',
    'On the east side the hill comes down to the concrete in a slope of bracken.',
    'Lorne’s bunk has been given to somebody else.',
    'In his locker are a pair of socks, a slide rule and a book of Latin hymns.',
    'A tall man, the cook says, with spectacles, who never finished his pudding.',
    'Twenty pounds is a good deal for a few field books.',
    'Nobody has seen the surveyor at the station, nor on the bus.',
    'Lorne’s sister in Perth has had no letter.',
    'Constable Finn leans his bicycle against the wall and takes out his notebook.',
    '> **Constable Murdo Finn**: "A grown man may walk where he likes. I’ve no call to look for him."',
    'The constable strokes his red moustache and writes down the weather.',
    'He was brought up by an aunt in Inverarder.',
    'At Drummore House a drip falls into a bucket, once in four seconds.',
    'The stags on the wall have glass eyes, and one of them squints.',
    '> **Sir Torquil Drummore**: "Speak up! No, on second thoughts, don’t."',
    'The laird lays a black ten on a red knave and pays himself sixpence.',
    'A portrait of Lady Marsali hangs over the cold fireplace; she has a straight look and a yellow dress.',
    'She died before the war, poor lady, of a fever.',
    'The Drummore vault is to be moved last, with a piper.',
    'Every tenant put his name to the consent, Sir Torquil says, and the Board has it in its safe.',
    'The laird’s signature is large and has a flourish under it.',
    'The post office sells stamps, string and barley sugar.',
    'Angus Bell ties your parcel with a knot that he is plainly proud of.',
    '> **Angus Bell**: "The petition? It went off in February, in the bag with the rest. London is slow."',
    'A fire burns in the postmaster’s grate, and a cat lies before it.',
    'The new post office at Upper Ennel is to have two windows.',
    'Kirsty shows you her tadpoles, of which three have legs.',
    '> **Kirsty Bell**: "They’re not for eating. I asked them."',
    'The girl skips on the road and sings about the miller and the maid.',
    'Three for the rent that was never paid, sing the children, and fall over laughing.',
    'No child in Kirkennel is allowed to swim in the mill pool.',
    '> **Morag Tulloch**: "My gran used to say the Old Tenant would have me by the plaits."',
    'The pool is black and round, and your stone goes in with hardly a sound.',
    'The tap coughs, spits and runs clear.',
    'Pipes knock somewhere in the wall, as old pipes do.',
    'Effie Macrae’s ducks come out from under the cottage and look you over.',
    '> **Effie Macrae**: "I was born on this side of the burn, and they can flood me on it."',
    'Her husband drowned here twenty years ago, and she keeps his cap on its nail.',
    'One of the march stones still stands in the bracken above the mill, with a sheep asleep against it.',
    'A pale square in the turf shows where another stone has been.',
    'The shepherd’s dog watches you without getting up.',
    '> **Neil Ogg**: "A bathroom. What would I be doing in a bathroom?"',
    'Ogg was a sapper in the war, and has the medal in a tin with his fish hooks.',
    'The sheep dip has its lid on, and a stone on the lid.',
    'The works magazine is a brick hut with a red door and a bored watchman.',
    'The minister from London will turn a brass wheel on Saturday at noon, and there will be a band.',
    'A carpenter is putting up the platform for the speeches.',
    'Make a Listen roll, please.',
    'By next spring the boats will sail over this wall, and nobody will know that it was here.',
  ],
}
