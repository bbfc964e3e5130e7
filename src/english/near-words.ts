/** Words that people put for each other when they tell the same thing again; the first of each line stands for all. */
const lines = `
murder kill slay slaughter assassinate
hide conceal stash
dead die perish died deceased
sham pretend feign fake
forge counterfeit forgery false
poison venom
steal rob thieve stole theft
drown drowned
buy purchase bought
bribe bribery
choose pick select chosen
begin start begun
physician doctor
child kid
imprison jail lock cell captive prisoner
smuggle smuggler contraband
replace swap substitute exchange change
wight revenant undead
traitor betray treason betrayal
spy informer informant
heir inherit inheritance heiress
ghost spirit spectre
summon conjure
sacrifice offering
alive live living
burn fire
break shatter smash
wake awaken rouse awake
sleep asleep sleeper
real true genuine
copy imitation replica
beneath under underneath below
know aware
write written wrote
paper sheet
grave tomb
bury buried
money gold coin
pay paid
rich wealthy
soldier guard
`

const stood = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap(line => {
      const [first = '', ...others] = line.split(' ')
      return others.map(word => [word, first] as const)
    }),
)

/** The word that stands for a word and those near to it. */
export const nearWord = (word: string): string => stood.get(word) ?? word
