/** Words that people put for each other when they tell the same thing again; the first of each line stands for all. */
const lines = `
murder kill slay slaughter assassinate slain assassin
hide conceal stash
dead die perish died deceased death late-lamented
sham pretend feign fake
forge counterfeit forgery false falsify
deceive deceit deception mislead dupe hoodwink
disguise masquerade impersonate imposter impostor
conspire conspiracy collude scheme plot
swindle defraud fraud cheat
blackmail extort extortion
kidnap abduct abduction
strangle throttle
torture torment
poison venom
steal rob thieve stole theft robber thief burglar
drown drowned
buy purchase bought
bribe bribery
choose pick select chosen choice
begin start begun
physician doctor healer
lawyer solicitor attorney
wizard mage sorcerer magician
ruffian thug bruiser
pupil apprentice student
teach taught tutor instruct train mentor teacher
lord lordship nobleman
lady ladyship noblewoman
king monarch sovereign
mother mum mam
father dad papa
child kid infant baby
marry wed marriage wedding wife husband spouse
merchant trader
sailor seaman mariner
innkeeper landlord landlady
cult sect
hire employ recruit
owe debt indebted
escape flee fled
attack assault raid ambush
hurt wound injure harm injury
heal cure remedy
ill sick ail unwell diseased sickness illness disease
plague pestilence
mad insane crazy madness insanity
weep sob
fear afraid scare frighten terrify terror dread
anger angry rage fury furious
hate loathe despise detest
oath vow pledge swear sworn
order command
rule govern reign
gather collect assemble
climb ascend
sink submerge sunk
dig excavate dug unearth
destroy demolish wreck
build construct erect built
find discover uncover
follow shadow tail
help aid assist
protect defend shield
throw hurl fling toss
pull drag haul tug
push shove
show reveal display
drug sedate
devour consume ate feed fed eat
imprison jail lock cell captive prisoner prison
smuggle smuggler contraband
replace swap substitute exchange change
wight revenant undead
traitor betray treason betrayal
spy informer informant
heir inherit inheritance heiress
ghost spirit spectre phantom apparition
demon fiend devil
curse hex
enchant bewitch spell
ritual rite ceremony
prophecy foretell predict
summon conjure
sacrifice offering
alive live living survive
burn fire
break shatter smash
wake awaken rouse awake
sleep asleep sleeper slumber
real true genuine
copy imitation replica
beneath under underneath below
know aware
write written wrote handwriting
paper sheet
letter missive
book tome volume
map chart
picture painting portrait
jewel gem gemstone
pendant amulet
knife dagger
rope cord
chain shackle manacle fetter
lamp lantern
chest coffer
bag sack pouch satchel
grave tomb crypt sepulchre
bury buried
corpse body cadaver carcass
cellar basement
tunnel passage passageway corridor
cave cavern
attic loft garret
ship vessel
cottage hut cabin shack
tavern inn alehouse
warehouse storehouse
chamber room
stair staircase stairway
forest wood woods
river stream
blind sightless
eyesight sight
birth born
grief mourn grieve
wager bet gamble gambler
priest priestess clergyman
judge magistrate
orphan foundling
hatch trapdoor
shout yell scream
rumour gossip hearsay
village hamlet
mend repair fix
mute dumb
old ancient aged elderly
big large huge great giant enormous vast
small little tiny
hot warm heat warmth
cold freeze frozen icy chill
dark gloom
bright shine glow gleam
quiet silent silence hush
strange odd weird peculiar
evil wicked vile
dusk sunset twilight nightfall
dawn sunrise daybreak
tonight night
seldom rarely
money gold coin cash
pay paid fee
rich wealthy
poor destitute penniless
bankrupt insolvent
soldier guard
rider horseman horsemen
close shut
shoot shot
enemy foe
friend ally
two twice second
three third thrice
four fourth
five fifth
six sixth
seven seventh
eight eighth
nine ninth
ten tenth
eleven eleventh
twelve twelfth dozen
thirteen thirteenth
twenty twentieth
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
