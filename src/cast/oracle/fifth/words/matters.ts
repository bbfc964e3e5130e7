/** Words for what the table is asked: short, and in the same breath as the story. */
import type { Grammar } from '../../prose/prose.ts'

export const matterWords: Grammar = {
  nobodyHere: ['Nobody is here but the company.', 'Apart from the company there is nobody here.'],
  nobodyKnown: ['Nobody {we} {know|knows} by name is here.', 'Strangers, and none of them known to {them}.'],
  here: ['Here with {them}: #who#.', 'In sight: #who#.', '{We} {have|has} #who# here.'],
  spokenWith: ['{We} {have|has} spoken with #who#.', 'So far {we} {have|has} had a word with #who#.'],
  notYet: ['Not yet with #who#.', 'Nobody has had a word with #who# so far.'],
  noneLeft: ['{We} {know|knows} of nobody else to ask.', 'Nobody is left of whom {we} {have|has} heard.'],
  placed: ['This is #place#; it is #time#.', '{We} {are|is} at #place#, and it is #time#.'],
  further: ['Further off {we} {know|knows} of #what#.', '{We} also {know|knows} the way to #what#.'],
  wayThere: ['The way to #place# goes by #by#.', 'To get to #place#: #by#.'],
  wayNext: ['#place.cap# is the next place from here, by #by#.', 'It is only #by# to #place#.'],
  wayDirect: ['#place.cap# is the next place from here.', '#place.cap# is right beside this.'],
  atGoal: ['This is #place#.'],
  noWayKnown: ['How to get there, nobody has told {them} yet.', 'No way there is known to {them} so far.'],
  carry: ['{You} {carry|carries} #what#.', 'On {your} back and belt: #what#.'],
  carryNothing: ['{You} {carry|carries} nothing worth a name.'],
  othersCarry: ['And #who# #has# #what#.'],
  purse: ['{Your} purse holds #coins#.', '{You} {have|has} #coins#.'],
  emptyPurse: ['{Your} purse is empty.'],
  allPurses: ['All of {them} together: #coins#.', 'The whole company has #coins#.'],
  noSpells: ['{You} {cast|casts} no spells.', 'Magic is for others; {you} {have|has} none.'],
  alone: ['{You} {are|is} alone.'],
  hour: ['It is #time#, on day #day#.', 'Day #day#, #time#.'],
  nothingSaid: ['Nobody has told {them} anything yet.', 'Nothing has been said so far that needs saying again.'],
  nothingSaidBy: ['#who# has told {them} nothing yet.'],
  nothingOfIt: ['#who# has said nothing of that.', 'Of that #who# has not spoken yet.'],
  saidAgain: ['#who# said:', 'As #who# put it:', 'The words of #who# were these:'],
  noErrand: ['Nobody has asked anything of {them} yet.', 'There is no errand but curiosity.'],
  errand: ['What {we} came for: #what#.', 'The task is #what#.'],
  could: ['For one thing, {you} could #what#.', 'Just now {you} could #what#.'],
  hasIt: ['#who# has #what#.', '#what.cap# is with #who#.'],
  withYou: ['#who# is here, with {them}.', '#who# walks with {them}.'],
  thingHere: ['#what.cap# is here, where it was.'],
  notSeen: ['Where #what# is, {we} {have|has} not found out.', 'Nobody has told {them} where #what# is.'],
  fellAt: ['#who# is dead, and fell at #place#.', '#who# lies dead; it was at #place#.'],
  personHere: ['#who# is right here.'],
  lastSeenAt: ['#who# was last seen at #place#.', 'As far as {we} {know|knows}, #who# is at #place#.'],
  allWell: ['Nobody of the company is hurt.', 'All of {them} are well.'],
  hurt: ['Hurt: #what#.', 'How they stand: #what#.'],
  anything: [
    'Anything else can be tried too: say it in your own words.',
    'Or anything else you can put into words; there is no list of what is allowed.',
  ],
}

/** What a sky does that changes nothing else: a campaign's own droughts and floods are its own. */
export const weatherWords: readonly string[] = [
  'The sky is clear, and the light is hard and plain.',
  'High thin cloud takes the edge off the light.',
  'A steady breeze is blowing, neither warm nor cold.',
  'It is still and close, and sounds carry.',
  'Grey, and dry, with no wind to speak of.',
  'There is haze over everything further than a stone\u2019s throw.',
]

/** How the game is played, in a sentence or two each; the first that fits is told. */
export const rulesHelp: readonly (readonly [readonly string[], string])[] = [
  [
    ['attack', 'fight', 'combat', 'initiative'],
    'To fight, say whom you go for and with what: "attack the crab with my hammer". The dice decide, everybody has a turn in each round, and you may also dodge, help, hide, shove, talk or flee.',
  ],
  [
    ['cast', 'spell', 'magic'],
    'To cast, name the spell and whom it is for: "cast bless on Korda". Cantrips are free; the others use up a slot until you rest.',
  ],
  [
    ['rest', 'heal'],
    'A short rest is an hour and spends hit dice; a long rest is a night in a safe place, once a day, and the world does not stand still meanwhile.',
  ],
  [
    ['clock', 'dots', 'bars', 'segments', 'numbers'],
    'The rows of segments count how near a danger is. Nights, failures and lost time fill them; when one is full, what it counts comes to pass.',
  ],
  [['ac', 'armour'], 'AC is what an attack has to reach to hit you.'],
  [
    ['hp', 'hit points'],
    'HP is how much you can take. At 0 you fall, and at the start of each turn the dice say whether you hold on.',
  ],
  [
    ['dc', 'check', 'dice', 'roll', 'advantage'],
    'Where failing would matter, a d20 and your bonus have to reach the DC. With advantage two dice are thrown and the better counts; with disadvantage the worse.',
  ],
  [
    ['stealth', 'sneak', 'hide', 'hidden'],
    'To go unseen, say so: "sneak past the guard", "hide behind the cart". Stealth is rolled against what others would notice; a party sneaks together, and half of it has to succeed.',
  ],
  [
    ['persua', 'intimidat', 'decei', 'decept', 'insight', 'attitude', 'convince'],
    'To win somebody over, give a reason: the better their mood and your reason, the lower the DC. Persuasion, Deception or Intimidation is rolled; a refusal stands until there is something new.',
  ],
  [['level'], 'Levels come with what the party lives through; the table tells you when.'],
  [
    ['talk', 'buy', 'search', 'sneak', 'move', 'item', 'skill'],
    'Say it as you would at a table: "talk to the innkeeper", "search the hearth", "buy a rope", "sneak past the guard", "go to the mill".',
  ],
  [['save', 'quit'], 'Everything is saved all the time. Leave whenever you like, and go on where you were.'],
]

export const rulesAtAll =
  'Say in your own words what your character does or says. Where failing would matter the dice decide; everything else simply happens. `/help` lists the commands of the table.'
