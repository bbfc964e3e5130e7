/**
 * The lines of a whole evening, for docs/transcripts: somebody sensible who looks, asks, gets out of what comes up on
 * the way, and tries again what did not come off. `npx tsx test/oracle/transcript.ts 3` prints them.
 */
import { playSteps } from './players/goal-player.ts'
import type { Step } from './players/routes.ts'
import { textsUnder } from './sitting.ts'

const evening: readonly Step[] = [
  ...['look around', 'talk to Cobb', 'ask him about Lisbet', 'examine the mule'].map(say => ({ say })),
  { say: 'search the square', most: 2 },
  { go: 'The Full Pail' },
  ...['talk to the landlady', 'ask her about Lisbet', 'talk to Ruddock', 'ask Ruddock about the stones'].map(say => ({
    say,
  })),
  ...['persuade Ruddock to tell us what he moved', 'search the Full Pail', 'what is the plan, everybody?'].map(say => ({
    say,
  })),
  { go: 'The Weighhouse' },
  ...['talk to Iddo', 'ask Iddo about the True Gallon', 'persuade Iddo to help us', 'buy a rope'].map(say => ({ say })),
  { go: 'Well Square' },
  { go: 'Chapel of the Cup' },
  ...['talk to Brother Luth', 'ask Brother Luth about the founder', 'examine the naming book'].map(say => ({ say })),
  { say: "search the founder's tomb", until: /Founder's Ring/, most: 4 },
  { go: 'Well Square' },
  { go: 'The Counting House' },
  ...['talk to Tamsel', '"Reeve, where is Lisbet Farrow?"', 'examine the muddy boots', 'examine the bounds map'].map(
    say => ({ say }),
  ),
  { say: 'search the ledger wall' },
  { say: 'quietly go through the ledger wall', until: /Assay Key/, most: 6 },
  ...['what do we know so far?', 'inventory', 'talk it over with the others'].map(say => ({ say })),
  { go: 'Well Square' },
  { go: 'The Drove Road' },
  { say: 'examine the cart ruts' },
  { go: 'The Pans' },
  ...['talk to Teshka', 'ask Teshka about the well'].map(say => ({ say })),
  { go: 'The Old Tally House' },
  { say: 'search the cold hearth', most: 2 },
  { say: 'take a short rest' },
  { go: 'The Hall of Spouts' },
  { say: 'examine the nine faces' },
  { go: "The Clerks' Room" },
  ...['talk to the Under-Clerk', 'ask the Under-Clerk about the loan'].map(say => ({ say })),
  { say: 'search the pigeonholes', until: /Water Deed/, most: 6 },
  { go: 'The Measure Vault' },
  { say: 'take the True Gallon', until: /True Gallon\.\*\*/, most: 6 },
  { go: "The Clerks' Room" },
  { go: 'The Hall of Spouts' },
  { go: 'The Drowned Steps' },
  { say: 'examine the sweet water' },
  { go: 'The Tally Cistern' },
  ...['talk to Old Measure', '"Old Measure, your cup is short."'].map(say => ({ say })),
  { say: 'use the True Gallon on the scales' },
]

const [seed = '3'] = process.argv.slice(2)
const { lines } = await playSteps(textsUnder('content/campaigns/borrowed-water'), evening, seed)
process.stdout.write(`${lines.join('\n')}\n`)
