/** Secrets, sentences that tell one and sentences that tell none, written before looking at what the rules make of them. */
import type { Unseen } from './unseen.ts'

export const pass: Unseen = {
  title: 'The monastery on the pass',
  texts: {
    'story-state.md': `# Story State

## Secrets

- Sister Ellowyn died in the avalanche; the woman at the monastery is her twin, Ruvenna, who wants the relic
- The dwarven bank is empty: the vault was robbed through the sewers before the siege began
- The dragon Kessith is blind and depends on the goatherd boy to describe who approaches
- Prince Aldous hired the brigands who ambushed the caravan, to be rid of his bride
- The innkeeper's stew contains a slow sedative that the cult supplies
- The map leads to a prison, not to a treasure
- Old Nan can speak with ravens and reports to the queen
- The healer Bryn cannot heal: he bargains away years of his patients' lives to a demon in the mirror

## Upcoming Events

- The comet will pass in nine days and open the tomb at Karrow Deep
`,
    'party-knowledge.md': `# Party Knowledge

- Sister Ellowyn runs the monastery on the pass
- The avalanche buried the lower chapel last winter
- The dwarven bank has never been robbed
- A dragon called Kessith lives above the tree line
- A goatherd boy showed us the way up
- Prince Aldous is to marry a lady from the coast
- Brigands ambushed the caravan of the bride
- The innkeeper serves a famous stew
- We have a map to a treasure
- Old Nan feeds the ravens
- Bryn is the healer of the village
- A comet stands in the evening sky
`,
  },
  leaking: [
    'Sister Ellowyn died in the avalanche.',
    'The woman you know as Ellowyn is her twin.',
    'Her twin wants the relic, and has taken her place at the monastery.',
    'Her name is Ruvenna.',
    'The vault of the dwarven bank is empty.',
    'Thieves robbed the vault by way of the sewers, before the siege.',
    'Kessith is blind, you realise.',
    'The dragon cannot see: the goatherd boy describes whoever approaches.',
    'It was Prince Aldous who hired the brigands.',
    'The prince had the caravan ambushed to be rid of his bride.',
    'There is a sedative in the stew.',
    'The cult supplies the innkeeper with something slow and sedating for his stews.',
    'The map leads to a prison.',
    'Old Nan reports to the queen.',
    'She speaks to ravens, old Nan, and what they say goes to the queen.',
    'Bryn does not heal anyone; he bargains with a demon.',
    'The demon in the mirror takes years from the lives of the healer’s patients.',
    'In nine days the comet passes, and the tomb at Karrow Deep will open.',
    'The comet will open the tomb.',
    'Karrow Deep is where you must go.',
  ],
  innocent: [
    'Sister Ellowyn rings the supper bell and counts heads.',
    'Ellowyn shows you the chapel that the avalanche buried.',
    'Twin fires burn on either side of the monastery door.',
    'The dwarven bank rises over the square like a cliff.',
    'A dwarven clerk asks for your signature and the number of your vault.',
    'The sewers stink in this heat.',
    'The siege engines from the last war rust in a field.',
    'Kessith circles once above the ridge and is gone.',
    'A shadow passes over you: the dragon is hunting.',
    'The goatherd boy whistles, and the goats come down.',
    'The boy describes the path: left at the cairn, then up.',
    'Prince Aldous bows over the hand of his bride.',
    'The prince laughs a little too loudly at the joke.',
    'The brigands have left tracks that a child could follow.',
    'You reach what is left of the caravan: two carts and a dead mule.',
    'The stew is as good as they say, with juniper and hare.',
    'The innkeeper ladles more stew into your bowl.',
    'You unfold the map; the treasure is marked with a small red cross.',
    'A debtors’ prison stands across the square from the bank.',
    'Old Nan scatters crumbs, and the ravens come.',
    'A raven lands on the sill and looks at you with one eye.',
    'The queen’s portrait hangs crooked over the fireplace.',
    'Bryn washes the wound and binds it with clean linen.',
    'The healer has many patients today, and waves you to a bench.',
    'There is a mirror in the hall, covered with a cloth.',
    'The comet stands over the pass, its tail to the north.',
    'Nine days ago you were warm, and you think about that.',
    'The tomb of the founders is open to visitors until sunset.',
    'A demon mask grins from the wall of the theatre.',
    'The cult of the harvest leaves sheaves at every door.',
  ],
}
