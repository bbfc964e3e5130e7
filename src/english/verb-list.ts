/** Verbs one meets at a table, in their plain form. The irregular ones stand in their own table. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/)

export const regularVerbs: readonly string[] = words(`
dip dab flex strut shoo doodle knead rifle frisk usher shepherd corral tether dangle scurry scamper swagger snoop chomp swig belch hiccup
spew retch barf holler bellow purr doff snip shear trim prune simmer huff renounce recant atone feign hoodwink peddle commandeer
deploy dispatch evict oust anoint dub christen expose unveil flaunt exhibit dazzle silence interrupt pout gawk gape peep gauge
destroy vandalise vandalize trample rip shred puncture hew inscribe hitch secure suspend balance deposit insert slosh squirt drizzle
submerge drench rinse launch wrench budge trundle upend jiggle wobble wiggle joggle scrunch scrumple conceal camouflage muffle swirl thump
thwack clobber clog bestride befriend scare spook frighten startle apply employ restore hone whet shovel drape mop graffiti cackle
catapult chuckle coil cram decorate gallop gargle goad graze groom hoot hurdle inflate lasso moonwalk moo oink pirouette plop plunge
quack screech scuff smooch sunbathe swat twerk unroll waddle waltz whip whirl yodel stack
propose dunk unearth rig clip plug
abandon abduct abseil absolve accept accompany accuse ache act activate add address adjust admire admit agree aim
allow ambush amuse angle announce answer apologise apologize appear applaud approach argue arrange arrest arrive
ascend ask assemble assume attach attack avenge avoid awake back bait bake bandage bang banish baptise bar bargain
barge bark barricade barter bash bathe batter bear beckon become beg begin behead believe belong bend berate besiege
bet betray bind bite blame blaze bless blink block blockade bloom blossom blow bludgeon bluff boast boil bolt boo
borrow bounce bow brace braid brandish brawl breach breathe brew bribe brighten browse brush buckle build bully burn
burp burrow bury butcher buy cajole call calm camp capsize care caress carry cartwheel carve cast catch cause
celebrate chain challenge change channel chant chaperone charge chart chase chatter cheat check cheer cherish chew
chisel choke chop chuck circle claim clamber clang clank clap clatter claw clean clear clench climb clobber close
club clutch coax coerce collapse collect comb comfort command compel complain compliment con conceal condemn confer
confess confiscate congratulate conjure consecrate consent consider console construct consult continue convince cook
copy correct cough count counter counterfeit cover cower crack crank crash crave crawl creak creep cremate cross
crouch crow crucify crumble crumple crunch crush cry cuddle curse curtsy cut dance dare darken dart dash daub dawdle
deactivate debate decapitate decay deceive decide decipher decline deduce deepen defend deliberate deliver demand
demolish denounce deny descend desecrate desert deserve despise detach devour die dig dim dine disable disappear
disarm discover discuss disembowel disguise dislike dismantle dismiss dismount disobey dispel dissolve distract
distrust ditch dive divide dodge donate doublecross doubt douse doze draft drag drain draw dread dream dress drift
drink drip drive drop drown drum duck duel dupe dust dye earn eat eavesdrop echo edge elude embrace empty enchant
encircle end engrave enjoy enter entomb entreat equip erase erect escape escort etch evade evaporate evoke examine
excavate exchange execute exercise exhale exhume exile expect explain explore extinguish extract eye face fade fail
faint fart fast fasten fear feast feed feel fetch fidget fight filch fill finger finish fire fish fix flank flare
flash flatten flatter flee flick flicker flinch fling flip flirt float flood flow flush fold follow fool forage
force ford forge forget forgive fortify frame free freshen frown fry fumble gag gain gamble gasp gather gaze gesture
giggle gladden glance glare gleam glimmer glint glow glower glue gnash gnaw gobble gouge grab grant grapple grasp
greet grieve grimace grin grind grip groan grovel growl grumble grunt guard guess guide gulp gush gut guzzle hack
haggle hail halt hammer hand handle hang happen harvest hate haul headbutt heal heap heave heckle heft help herd
hesitate hex hide hike hint hire hiss hoard hobble hoist hold honour hook hop hope hover howl hug hum hunt hurl
hurry hurt hurtle hush identify ignite ignore imagine imitate impale impersonate implore impress infer inhale ink
insist inspect insult interrogate intimidate intone introduce invest investigate invite itch jab jam jangle jeer
jerk jimmy jingle jog join joke jostle jot judge juggle jump keep kick kidnap kill kindle kiss kneel knit knock knot
know label ladle lament land lash latch laugh lead lean leap learn leave lecture leer lend lever lick lie lift light
lighten like limp linger listen live loan loathe lob lock loiter look loom loose loosen loot lose love lower lug
lunge lurch lure lurk lynch maintain manage map march mark mash matter mean measure meditate meet melt memorise
memorize menace mend mention meow milk mimic miss mix moan mock motion mount mourn move mug mumble munch murmur
mutiny mutter nab nag nail name nap narrate need negotiate nibble nod note notice nudge obey object offend offer
ogle open operate oppress order organise organize outflank outrun outwit overhear overturn owe own pace pack paddle
paint palm pardon parry pass pat patch patrol pause pawn pay pee peek peel peer pelt perch perform persuade peruse
pester pet pick pickpocket pierce pile pilfer pillage pinch piss pity pivot place plan plant play plead pledge plot
pluck plunder pocket point poison poke polish ponder pool pose possess pound pour practice practise praise pray
preach prefer prepare press pretend prick prise prod promise prop prostrate protect protest prove provoke pry puke
pull pump punch purchase pursue push put quarrel quench question quicken quiet quiz quote raise rake rally rap
rappel rattle reach react read ready rear reason rebel recall recite reckon recline recognise recognize recollect
reel refuse regard regret regroup rehearse rejoin relax release reload rely remain remember remind remove rename
rent repack repair repay repeat reply report reread research resent resist respect rest resume resurrect retaliate
retreat return reunite reveal revive ride ridicule ring rinse ripen rise risk roam roar roast rob rock roll rot
rotate rouse row rub ruin rummage run rush rust sabotage sacrifice sadden saddle sail salute sanctify saunter save
say scale scan scatter scavenge scheme scold scoop scorch scour scout scowl scramble scrape scratch scrawl
scream scribble scrub scrutinise scrutinize sculpt seal search season seduce see seem seize sell send sense separate
serve settle sew shadow shake share sharpen shatter shave sheathe shelter shield shift shimmer shine shiver shoot
shout shove show shrink shrivel shrug shudder shuffle shush shut sidestep sigh signal sing sink sip siphon sit
sketch skewer skid skim skin skip skulk slacken slam slap slash sleep slice slide sling slink slip slit slither
slouch slow slump slurp smack smash smear smell smelt smile smirk smoke smooth smother smoulder smuggle snag snap
snare snarl snatch sneak sneer sneeze sniff snooze snore snort snuff soak soar soften solve somersault soothe sort
spar spare sparkle speak spend spill spin spit splash splint splinter split spot sprawl spread sprinkle sprint
sprout spurt spy squash squat squeeze squint squirm stab stabilise stabilize stagger stalk stammer stamp stand stare
start starve stash state stay steady steal steer step stew stick stiffen still stir stitch stoke stomp stoop stop
storytell stow straddle straighten strangle strap strategise strategize stretch strew stride strike strip stroke
stroll strum study stumble submit suck suffer suggest sulk summon support suppose surface surrender surround survey
suspect swallow swap sway swear sweat sweep swell swim swindle swing swipe switch swivel swoop tackle tag tail take
talk tame tap taste taunt teach tear tease tell tempt tense test thank thaw thicken think thrash threaten throw
thrust tickle tidy tie tighten tilt tinker tip tiptoe tire toast toll topple torch torture toss touch tow toy trace
track trade trail train transcribe translate trap treat trek tremble trickle trigger trip trouble trudge trust try
tuck tug tumble tunnel turn tut twinkle twirl twist unbar unbind unbolt unbuckle unbutton unchain uncover underline
understand undo undress unfasten unfold unlatch unload unlock unpack unpick unscrew unshackle unsheathe untie unwrap
urge urinate use vanish vault vex volunteer vomit vow wade wager wait wake walk wallop wander want warm warn wash
waste watch water wave weave wedge weep weigh welcome whack whimper whine whirr whisper whistle whittle whoop wield
win wince wink wipe wish withdraw wither wonder work worry worship wrap wreck wrestle wriggle wring write writhe
yank yawn yell yelp yield`)

/** Their last letter is doubled before an ending: `stop`, `stopped`. */
export const doubling: ReadonlySet<string> = new Set(
  words(`
admit ban bar bat beg begin bet bid chat chop clap commit con cut dab dig dim dip drag drip drop drum equip fib fit
flap flip flit flop fret gab gag get grab grin grip gun gut hit hop hug hum jam jog jot knit knot lap let lug map
mop mug nab nag nap net nod pat peg permit pet pin pit plan pop pot prod put ram rap refer rid rig rip rob rub run
sag sap scan scrub set ship shop shrug shun shut signal sip sit skid skim skip slam slap slip slot snag snap sob
spar spin split stab step stir stop strip strum stun sum swap swat swim tag tan tap thin throb tip trap travel trek
trim trip trot tug wag wed wet whet whip win wrap zap zip`),
)

/** They end like a past and are none. */
export const notPast: ReadonlySet<string> = new Set(
  words(`need feed bleed breed speed heed seed weed shed indeed hundred naked wicked sacred bed red sled embed exceed succeed
proceed wed`),
)
