/** Words by what they say: some only hold a sentence together, and some are of every day. */

/** These say nothing by themselves, nor do those of the game: "roll for Religion" is no secret. */
export const grammarWords = `
a about above across after again against ago all almost alone along already also although always am among an and
another any anybody anyone anything anyway anywhere apart are around as aside at away be became because become been
before behind being below beneath beside between beyond both but by came can cannot come could did do does done down
during each either else enough even ever every everybody everyone everything everywhere far few first for from get
give go goes going gone got had has have he her here hers herself him himself his how however i if in indeed inside
instead into is it its itself just last least less let like little lot made make many may maybe me mean might mine
more most much must my myself near nearly neither never next no nobody none nor not nothing now nowhere of off often
on once one only onto or other others our ours out outside over own perhaps put quite rather really said same say says
see seem seen several shall she should since so some somebody someone something sometimes somewhere soon still such
sure take than that the their theirs them themselves then there these they thing things think this those though
through throughout thus till to together too took toward towards under unless until up upon us very was way we well
went were what whatever when whenever where wherever whether which whichever while who whoever whole whom whose why
will with within without would yes yet you your yours yourself probably actual apparent certain entire exact obvious possible
probable quickly real simple slight sudden usual easily want need know knew known tell told ask look gm npc note
session campaign character characters player players party scene dc gp xp hp ac acrobatics arcana athletics deception
history insight intimidation investigation medicine nature perception performance persuasion religion stealth survival
strength dexterity constitution intelligence wisdom charisma check roll save saving throw damage`

/** One of these alone says nothing about which secret is told. */
export const plainWords = `
able absence accept accident account ache act action add admit advantage adventure advice afford afraid age agree aim
air alarm alive amount ancient anger angry animal announce annoy apologise apology apple apply approach argue argument
arrange art ash ashamed asleep attend attention aunt avoid awake aware awkward baby bag bake balance ball band bank
bar bare bargain bark barn base basket bath beard beast beauty bee beef beer bell belly belong belt bench bend benefit
bet bill bird birth bite bitter blade blame bless block blood blow board boast boat bold bone book boot border bore
borrow boss bother bow bowl box boy brain brave bread breakfast breathe brick brief broad brush bucket bunch burden
busy butter cake calm camp cap card cargo cart carve cat cattle ceremony chain chair charge charm chase cheap check
cheek cheer cheese chest chew chief chin circle clay clean clerk clever climb cloak clock cloth clothes cloud club
coach coast coat coin collar collect comfort command company compare complain concern condition confess confuse
consider convince cook cool copper copy corner correct cost council courage court cousin cow crack craft crawl crazy
cream crime crop cruel cry cup cure curious curse custom customer damp dance danger dare date deaf dear debt deer
defend degree delay deliver demand depend desk destroy detail devil dig dinner dirt disappear dish dismiss distant
disturb ditch divide document dog donkey doubt draw dream dress drink drive drum drunk duck due dull duty eager eat
egg elbow elder empty enemy energy enjoy enormous envy equal error escape evidence evil exchange excite excuse
exercise exit explanation extra fade faint fair faith fame familiar fan farm fat fate fault favour feast feather feed
fellow fence fever fierce finish firm fish fist fit fix flag flame flat flesh float flow fly fold fool forgive fork
fort fortune forward fox frame fresh fright fruit fun funny fur gain game gap gaze giant gift girl glad glove goat god
goods goose gossip grain grand grant grass grateful greet grip guess guest guide guilt habit hall harm harvest hat
hate hay health heap heat heaven hell herb hero hire hole holy honey honour hood hook horn host hot hotel huge hum
hunger hunt hurry hurt ice ill impress inch inn innocent insist insult invite iron island jar jaw jealous jewel joke
joy judge jug juice jump justice kick kill king kiss knee kneel knife knight knock knot labour lack lake lamb lamp
lane lap lazy leaf leak lend lesson level lid lie limit lip liquid list load local lone loose loss loud luck lump
lunch lung mad magic maid mail mask mass match mate meal measure meat medicine melt mend mercy merry mess metal midday
mile milk mill mistake mix mock mood moon mountain mud mug mule muscle mystery nail narrow neat neck needle neighbour
nerve nest net nice noise noon north nose nurse oath obey object observe oil onion opinion ordinary oven owe owner
pack page pail pain paint pair pale pan pardon parent patch patience pattern peace pen pencil penny permit persuade
pig pile pin pipe pit pity plant plate pleasant please pleasure plenty poem polite pond pool port pot pour powder
praise pray pretty price pride print private prize profit proper proud public pump punish pure purpose purse puzzle
queue rage rail range rank rare rat raw read record red regret regular relief rent repair repeat reply respect rich
rid ring risk rival rope rose rotten rough row rub rude ruin rumour rush rust sack sad safe sail salt sand scale scar
scare scatter school score scrape scratch scream screw season seat seed selfish separate shade shake shame sharp shave
shed sheep sheet shelf shell shine shirt shock shoe shop shore shove shrug shy sick sigh sight signal silk silly sin
sink size skill skin skirt sleeve slice slide slope smart smooth snake soap soil sole solid song sore sorrow sorry
soul soup sour south spare spark spear speech speed spell spider spill split spoil spoon sport spot squeeze staff
stage stain stamp starve steady steam steel steep stick stiff sting stir stock stool store storm strain stretch string
strip struggle stuff stupid style succeed suffer sugar suit supper surface swallow sweat sweep sweet swell swim swing
tail tale tall tame tap task taste tax tea team tempt tender tent term terrible thirst thread threat thumb tick ticket
tide tidy tight tile tin tiny tip tired toe tone tool torch tower toy trace track trade trail train trap tray tremble
tribe trick trip truly trunk tune twist ugly uncle upset value vast view violence virtue vote voyage wage wagon waist
wander waste wave wax weak wealth west wheat wheel whip whistle wicked widow wild wing wipe wire wise wolf wool worry
worse wound wrap wreck yard yell yellow monday tuesday wednesday thursday friday saturday sunday hundred thirty forty
fifty sixty seventy eighty ninety seven eight nine eleven thirteen fourteen fifteen sixteen fourth fifth sixth seventh
eighth ninth tenth examine afternoon apprentice armour balcony banner barrel bedroom blanket bottle bracelet branch
bridge building button candle captain carriage carpet castle cellar ceiling century chamber chapel chimney church
cottage counter country courtyard creature crowd curtain daughter distance doorway dragon drawer entrance evening
fireplace flower forest fortress fountain garden gentleman hallway hammer harbour highway hospital husband innkeeper
jacket journey kitchen ladder lantern leather library market merchant message midnight mirror monastery monster
necklace officer painting palace parchment passage passenger pillow platform pocket portrait priest prince princess
prison prisoner promise quarter servant service shoulder sailor scholar sheriff shelter soldier spring stable
staircase station stomach stranger summer autumn winter tavern temple theatre throat thunder traveller treasure
trouble tunnel valley vegetable village visitor warehouse warrior weapon wedding window witness workshop`
