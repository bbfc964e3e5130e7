/** The ways to the six endings of the bundled campaign, as somebody who has read its pages would walk them. */

/** Somewhere to go, or something to do until what is told says that it is done. */
export type Step = { readonly go: string } | { readonly say: string; readonly until?: RegExp; readonly most?: number }

const go = (...places: readonly string[]): readonly Step[] => places.map(place => ({ go: place }))

const intoTheHill = go('The Drove Road', 'The Old Tally House', 'The Hall of Spouts')
const down = go('The Drowned Steps', 'The Tally Cistern')

const nights: readonly Step[] = Array.from({ length: 20 }, () => [
  { say: 'take a long rest' },
  { say: 'wait until morning' },
]).flat()

export const routes = {
  'The True Measure': [
    ...go('The Counting House'),
    { say: 'quietly search the ledger wall', until: /Assay Key/, most: 12 },
    ...go('Well Square'),
    ...intoTheHill,
    ...go("The Clerks' Room", 'The Measure Vault'),
    { say: 'take the True Gallon', until: /True Gallon\.\*\*|take the True Gallon in both hands/, most: 8 },
    ...go("The Clerks' Room", 'The Hall of Spouts'),
    ...down,
    { say: 'use the True Gallon on the scales' },
  ],
  'The Long Carrying': [
    ...go('The Drove Road', 'The Pans'),
    ...[
      'talk to Teshka',
      'persuade Teshka to carry water with the town',
      'persuade Teshka: the townspeople would walk beside your rakers every morning',
      'persuade Teshka: your grandchildren could grow up here and never pack a wagon again',
      'persuade Teshka: Quillet owes you an apology, and would pay with labour and shoulders',
      'persuade Teshka: the lender below counts honest drops, not frightened bailiffs',
    ].map(say => ({ say })),
    ...go('The Old Tally House', 'The Hall of Spouts', "The Clerks' Room"),
    { say: 'quietly search the pigeonholes', until: /Water Deed/, most: 12 },
    ...go('The Hall of Spouts', 'The Old Tally House', 'The Drove Road', 'Well Square'),
    { say: 'use the Water Deed at the great well' },
  ],
  'A Keeper for the Count': [
    ...go('Chapel of the Cup'),
    { say: "search the founder's tomb", until: /Founder's Ring/, most: 12 },
    ...go('Well Square'),
    ...intoTheHill,
    ...down,
    { say: "give the Founder's Ring to Old Measure" },
  ],
  'Signed and Sealed': [
    ...go('The Counting House'),
    { say: "quietly search the reeve's desk", until: /False Survey/, most: 12 },
    ...go('Well Square'),
    ...intoTheHill,
    ...down,
    { say: 'give the False Survey to Old Measure' },
  ],
  'The Dead Spring': [
    ...intoTheHill,
    ...go('The Drowned Steps'),
    { say: 'take a short rest' },
    ...go('The Tally Cistern'),
    { say: 'attack Old Measure', most: 3 },
    { say: 'sleep' }, // who loses wakes elsewhere, and comes again
    ...go('The Tally Cistern'),
    { say: 'attack Old Measure', most: 6 },
  ],
  'The Term Falls Due': nights,
} satisfies Readonly<Record<string, readonly Step[]>>

export type EndingName = keyof typeof routes
export const endingNames = Object.keys(routes) as readonly EndingName[] // the keys of the record above
