/** Forty lines as a sensible stranger types them, slips and all. */
export const fortyLines: readonly string[] = [
  'look around', 'talk to Cobb', 'ask him about Lisbet', 'examine the mule', 'look in the great well', 'search the square',
  'go to the Full Pail', 'talk to the innkeeper', 'ask about the knocking', '2', 'listen at the pipe', 'what do we know so far?',
  'go to the weighhouse', 'talk to Iddo', 'ask Iddo about the empty stand', 'persuade Iddo to lend us his key', 'buy a rope',
  'go to the chapel', "search the founder's tomb", 'ask Brother Luth about the ring', 'read the naming book', '/party',
  'go back to the square', 'go to the counting house', 'talk to the reeve', 'I ask him where Lisbet is', 'accuse the reeve', 'leave',
  'head for the drove road', 'sneak past', 'attack', 'attack', 'attack', 'take a short rest', 'go to the old tally house',
  'sneak past', 'attack', 'search', 'what is the plan, everybody?', '/journal',
] // prettier-ignore
