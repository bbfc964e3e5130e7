/** A caravanserai in the dry season, kept in pages as their author likes them: written before a look at the check. */
import type { Measured } from '../measured.ts'

const overview = `# The House on the Almond Road

Heat, hospitality, old grudges. Five rooms, one well, and a sandstorm that will last a week.

**System**: fifth edition
**Player characters**: Yusra al-Tamir (cleric), Benno of Aske (fighter)

## What the players know

The caravan of Master Farouk Adeleke has taken shelter in the House of Nine Lamps. Somebody has stolen the dowry of the
bride Safiye, whom the caravan takes to her wedding in Kharsum.

## What is really going on

Safiye hid the dowry herself, in the camel saddle of the muleteer Idris, with whom she means to run away. The innkeeper
Madame Oriel is a ghul who has eaten no traveller for forty years and is losing patience. The storm is called by the
bridegroom's sorcerer, Hakim Zoltan, so that nobody arrives before he has changed the marriage contract.
`

const state = `# Story State

**Day**: first day of the storm
**Where**: the court of the House of Nine Lamps

## Secrets and Mysteries

| Secret | Who knows |
| --- | --- |
| The ninth lamp holds the djinn Marid Sefu, who grants one wish to whoever puts the lamp out | Oriel |
| Master Farouk is bankrupt; there is nothing but sand in his bales | Farouk |
| The pilgrim Anselm is a tax inspector of the Sultan | Anselm |
| The well was poisoned by the guard Teodor, on Zoltan's pay | Teodor |

## Hidden clocks

- Oriel's hunger 1/4: at the end she eats the smallest traveller
- The contract 2/6: Zoltan rewrites it in his own name

## Coming up

1. Tonight the lamps go out one after the other
2. Tomorrow Teodor opens the gate to the raiders of the Red Kettle
`

const people = `# Who is in the house

| Name | Looks | Wants | GM |
| --- | --- | --- | --- |
| Madame Oriel | tall, veiled, rings on every finger | quiet guests | casts no reflection in water |
| Master Farouk Adeleke | round, sweating, generous | to be in Kharsum by Friday | means to burn his own bales and blame the raiders |
| Idris | young, limps, sings to the mules | a patch of land | was a prince of Mer and killed his uncle |
| Anselm | barefoot, sunburnt, counts beads | a corner to sleep in | the beads are a cipher of everybody's debts |
| Teodor | scarred, polite | his pay | his brother leads the Red Kettle |
| Old Nene | bent, one eye, tells fortunes | tobacco | is Safiye's true grandmother |

## Safiye

The bride, nineteen, in red. She says little and watches the gate.

*GM only: she is with child, and the child is not the bridegroom's.*

## Hakim Zoltan

Not here. The players know him as the learned friend of the bridegroom.

*GM only: Zoltan has drowned two earlier brides of the same bridegroom in the baths of Kharsum.*
`

const house = `# The House of Nine Lamps

## The court

> Nine brass lamps hang on chains around a well. Eight of them burn.

## The stable

> Dung, straw, eleven camels and a smell of almonds.

DM note: the almond smell is the poison, kept in a feed sack by the door.

## The tower room

> Carpets, a brass bed, a window to the east.

DM note: behind the carpet on the north wall hangs the skin that Madame Oriel takes off at night.

## The cellar

> Jars, each as tall as a man.

DM note: in the seventh jar sits the real innkeeper, Oriel's husband Balthasar, turned to salt.
`

const known = `# Party Knowledge

- The dowry was a casket of blue pearls, and it was gone on the second morning
- Farouk pays double for anybody who finds it
- The well water tastes bitter since the storm began
- Teodor and his men guard the gate
- Eight of the nine lamps burn; the ninth is never lit, says Madame Oriel
- Hakim Zoltan drew up the marriage contract
`

export const almondRoad: Measured = {
  title: 'The House on the Almond Road',
  listener: 'yusra-al-tamir',
  texts: {
    'overview.md': overview,
    'story-state.md': state,
    'npcs.md': people,
    'house.md': house,
    'party-knowledge.md': known,
    'party/yusra-al-tamir.md': '# Yusra al-Tamir\n\nCleric of the noon sun. Forgives quickly, forgets nothing.\n',
    'party/benno-of-aske.md': '# Benno of Aske\n\nFighter. Owes Farouk his left boot and says so.\n',
  },
  blunt: [
    'Safiye hid the dowry herself.',
    'The dowry is in the camel saddle of Idris.',
    'Safiye means to run away with the muleteer.',
    'Madame Oriel is a ghul.',
    'Zoltan’s sorcery is what called the storm.',
    'The bridegroom’s sorcerer wants to change the marriage contract before anybody arrives.',
    'The ninth lamp holds a djinn, Marid Sefu.',
    'Whoever puts out the ninth lamp gets one wish from the djinn.',
    'Master Farouk is bankrupt.',
    'There is nothing but sand in Farouk’s bales.',
    'The pilgrim Anselm is a tax inspector of the Sultan.',
    'Teodor poisoned the well.',
    'Zoltan paid the guard to poison the well.',
    'Oriel is going to eat the smallest traveller.',
    'Zoltan is rewriting the contract in his own name.',
    'Tonight the lamps go out, one after the other.',
    'Tomorrow Teodor will open the gate to the raiders of the Red Kettle.',
    'Madame Oriel casts no reflection in water.',
    'Farouk means to burn his own bales and blame the raiders.',
    'Idris was a prince of Mer.',
    'Idris killed his uncle.',
    'Anselm’s beads are a cipher of everybody’s debts.',
    'Teodor’s brother leads the Red Kettle.',
    'Old Nene is Safiye’s true grandmother.',
    'Safiye is with child, and it is not the bridegroom’s.',
    'Zoltan drowned two earlier brides in the baths of Kharsum.',
    'The poison is in a feed sack by the stable door.',
    'Madame Oriel takes off her skin at night and hangs it behind the carpet in the tower room.',
    'The real innkeeper sits in the seventh jar, turned to salt.',
    'Balthasar is Oriel’s husband, and he is in the cellar, in a jar.',
  ],
  near: [
    'It was the bride herself who hid her dowry.',
    'Look inside the muleteer’s saddle and you will find the casket.',
    'The bride and the muleteer are going to run off together.',
    'The innkeeper is a ghul, and she has not eaten a traveller in forty years.',
    'This storm was sent by Hakim Zoltan.',
    'A djinn lives in the lamp that is never lit.',
    'Put the lamp out and Marid Sefu owes you a wish.',
    'Farouk’s bales are full of sand, he has no money left.',
    'The barefoot pilgrim collects taxes for the Sultan.',
    'The guard put poison into the well, and the sorcerer paid him.',
    'She is hungry, and will eat whoever of the travellers is smallest.',
    'The learned friend means to put his own name into the marriage contract.',
    'The raiders will come in tomorrow, because Teodor lets them in by the gate.',
    'Look at the water: the innkeeper has no reflection.',
    'Master Farouk wants to set his bales on fire and say that the raiders did it.',
    'The muleteer is a prince, of Mer.',
    'The muleteer has his uncle’s blood on his hands: he killed him.',
    'With those beads the pilgrim keeps count of everybody’s debts in cipher.',
    'The raiders are led by the brother of the guard Teodor.',
    'The fortune teller is the bride’s own grandmother.',
    'The bride is pregnant, and not by the bridegroom.',
    'Two brides before her were drowned in the baths by Zoltan.',
    'That smell of almonds in the stable is poison.',
    'Behind the carpet on the tower’s north wall hangs a skin, which is hers.',
    'In one of the jars in the cellar there is a man of salt, the true innkeeper.',
    'Oriel’s husband has been turned to salt.',
    'The dowry never left the caravan: it is sewn into a camel saddle.',
    'There is a djinn in this house, bound into a lamp.',
    'Anselm works for the Sultan.',
    'The Red Kettle will be let in by one of our own guards.',
  ],
  innocent: [
    'Sand hisses against the shutters.',
    'Eight lamps burn over the well, and the ninth hangs dark.',
    'Madame Oriel pours the tea from a great height and spills nothing.',
    '> **Madame Oriel**: "You are my guests until the wind says otherwise."',
    'Her rings click on the brass tray.',
    'Master Farouk wipes his neck and orders another dish of lamb.',
    '> **Master Farouk Adeleke**: "Double! I said double, and I say it again."',
    'The casket of blue pearls was there on the first evening; on the second morning it was gone.',
    'Safiye sits by the gate in her red dress.',
    'The bride does not touch her plate.',
    '> **Safiye**: "How long does such a storm last?"',
    'Idris limps along the row of mules with a bucket.',
    'The muleteer is singing to the oldest of the mules.',
    'Anselm counts his beads in a corner.',
    '> **Anselm**: "A dry floor is all I ask of any house."',
    'Teodor bows, and does not take his hand from his sword.',
    'The guards play dice at the gate.',
    'Old Nene holds out her hand for tobacco.',
    '> **Old Nene**: "Left hand, child. The right one lies."',
    'She looks at the lines in your palm for a long time and asks for more tobacco.',
    'The well rope is wet, and the water tastes bitter.',
    'You smell almonds, dung and warm straw.',
    'Eleven camels look at you as if you had come to borrow money.',
    'One of the camels has got loose and is eating a carpet.',
    'You mend a saddle strap.',
    'The jars in the cellar are as tall as you are.',
    'It is cool down here, and quiet.',
    'You count the jars: there are twelve.',
    'The tower room looks east, into brown air.',
    'The carpets in the tower room are older than the house.',
    'A brass bed, neatly made.',
    'The storm is louder towards evening.',
    'Nobody can see the Almond Road from the roof.',
    'Kharsum is three days off, in good weather.',
    'The wedding is on Friday, if there is a wedding.',
    'Hakim Zoltan drew up the marriage contract, and his seal is on it.',
    '> **Master Farouk Adeleke**: "A learned man, Zoltan. He corrected my spelling."',
    'The contract lies in Farouk’s strongbox.',
    'Farouk’s bales stand along the wall of the court, roped and sealed.',
    'A porter sits down on one of the bales and is told to get up.',
    'Benno tries the water and makes a face.',
    'Yusra lights a candle to the noon sun.',
    'The candle goes out, and you light it again.',
    'A gust blows one of the lamps out; Madame Oriel has it lit again before anybody speaks.',
    'The raiders of the Red Kettle have not been on this road for a year.',
    'They say that the Red Kettle boil their prisoners, but then they say that of everybody.',
    'The gate is barred, and there is sand up to the bar.',
    'Four men hold the gate against the wind.',
    'Something scratches at the door: a hen.',
    'The hens have been brought into the hall.',
    'A child cries for its mother.',
    'The smallest of the porters is asleep on a coil of rope.',
    'The cook says that there is rice for nine days.',
    'You take three damage from the flying sand.',
    'Roll a wisdom check to keep the road.',
    'Benno rolls a four and swears.',
    'You may rest until midnight.',
    'The moon is a stain.',
    'Madame Oriel’s veil does not move when she breathes.',
    'She has kept this house for longer than anybody remembers.',
    'There was an innkeeper before her, people say, and a good one.',
    '> **Madame Oriel**: "My husband? He is not a man for company."',
    'The salt dish is passed from hand to hand.',
    'Salt is dear on this road.',
    'You eat bread and salt with the innkeeper, and are her guest.',
    'The Sultan’s road ends at Kharsum.',
    'The Sultan’s taxes are a tenth of everything, and a fifth of pearls.',
    'Farouk has paid his taxes, he says, twice.',
    'The pilgrim has been walking for two years.',
    'His feet are like roots.',
    'Idris says that he has never owned anything but a comb.',
    '> **Idris**: "Land. A fig tree. What does anybody want?"',
    'The mule bites him, and he apologizes to it.',
    'The prince of Mer died last year without an heir, or so the traders tell it.',
    'Your uncle in Aske would have liked this house.',
    'Safiye laughs once, at something the muleteer has said to a mule.',
    'The bride’s red dress has sand in every seam.',
    'The women of the house have given her a room of her own.',
    'The bridegroom has sent a letter and a melon.',
    'He has been married before, poor man, and was widowed.',
    '> **Old Nene**: "A bride in a storm. Well. I have seen worse."',
    'The baths of Kharsum are famous for their blue tiles.',
    'You wash your face in the basin, and the basin in the court is brown with sand.',
    'The water in the basin shows you your own tired face.',
    'Behind the stable is a heap of feed sacks.',
    'A sack has burst, and the mice are grateful.',
    'You find a blue thread on the floor of the hall.',
    'The thread could be from anybody’s sleeve.',
    'Somebody has swept the threshold very carefully.',
    'You search the bride’s room and find a comb, a prayer book and a knife.',
    'You ask about the dowry, and everybody looks at somebody else.',
    'Teodor says that nobody has left by the gate.',
    '> **Teodor**: "My men were awake. I see to it that they are awake."',
    'He has a scar from his ear to his chin.',
    'Teodor has a brother somewhere, and does not care to speak of him.',
    'In the morning there is a drift as high as the well.',
    'You dig, and are warm for the first time since dawn.',
    'A lamp chain creaks over your head.',
    'The ninth lamp is never lit, says Madame Oriel, and says no more.',
    'What do you do?',
  ],
}
