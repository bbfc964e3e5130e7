/** Words for deeds of all kinds: bold, quiet, clever, foolish. */
import type { Grammar } from '../../prose/prose.ts'

export const deedWords: Grammar = {
  charge: [
    '{You} {draw|draws} and {go|goes} in.',
    'No more creeping about: {you} {attack|attacks}.',
    '{You} {give|gives} the word, and the company goes forward.',
  ],
  dodgeNothing: ['Nothing is coming at {you}.', '{You} {keep|keeps} {your} guard up. Nothing tries it.'],
  noFoe: [
    'There is nobody here to fight, unless it is the weather.',
    '{Your} hand goes to {your} weapon, and finds no use for it.',
    'Steel out, and nothing to meet it.',
  ],
  noFoeNamed: [
    '{You} {look|looks} for #what#, and {find|finds} nothing of the kind here.',
    'No such enemy stands before {them}.',
  ],
  strikeFirst: ['{You} {go|goes} for #who# without another word.', 'Talk is over: {you} {strike|strikes} at #who#.'],
  sneak: [
    'One behind the other, weight on the outside of the foot, {we} {move|moves} up.',
    '{You} {signal|signals} the others low, and {we} {go|goes} quietly.',
    'Buckles are muffled, breath is held; {we} {keep|keeps} to the dark side.',
  ],
  unseen: [
    'Nobody turns a head.',
    'Not a sound that should not be there.',
    '{We} might be shadows, for all anyone notices.',
  ],
  seen: [
    'A boot finds the one loose board. Nobody comes; but anybody could have heard.',
    'It is not as quiet as {we} hoped.',
  ],
  caught: [
    'Then somebody’s scabbard knocks on stone.',
    'A face turns at exactly the wrong moment.',
    'Almost. Then a pebble rolls, and they are awake.',
  ],
  slipPast: [
    'One after the other {we} {slip|slips} by, and the danger stays behind, none the wiser.',
    'A long minute later it is behind {them}.',
  ],
  pressOn: [
    '{We} {go|goes} on regardless, and that settles it: they come.',
    'There is no going on without being seen. They come.',
  ],
  noticed: ['{We} {have|has} stood here too long. They come.', 'Whatever {we} {are|is} at, it has been noticed.'],
  turnedAway: ['{We} {draw|draws} back as far as the place allows, and {are|is} not followed.'],
  soothe: [
    '{You} {hold|holds} it out, low and slow, and {look|looks} elsewhere.',
    '{You} {talk|talks} softly and {make|makes} no sudden move.',
  ],
  soothed: [
    'Teeth go back behind lips. What was a threat is only hungry, and then not even that.',
    'It thinks about it, takes what it is given, and lets {them} be.',
  ],
  parley: [
    '{You} {step|steps} into the open with empty hands.',
    '{You} {call|calls} out before anybody can do anything foolish.',
  ],
  parleyYes: [
    'They look at each other. Then, slowly, weapons come down.',
    'It works: they want no more trouble than {we} {do|does}.',
    'Something in it reaches them. They back off and let {them} pass.',
  ],
  parleyNo: ['They answer with steel.', 'It buys a breath, and no more than that.'],
  beasts: ['They have no ears for words.', 'Whatever they are, they do not bargain.'],
  tries: ['So #deed#.', '#deed.cap#.', 'No sooner said than tried: #deed#.'],
  easy: [
    'Nothing stops {them}, and nothing is different for it.',
    'That much is soon done. It changes nothing that {you} can see.',
    '{You} {do|does} so, and the world goes on.',
    'It goes by without an answer.',
  ],
  idle: [
    'It does no harm, and nobody minds.',
    'The world takes note of it and goes on as before.',
    'Stranger things have been done here, though not many.',
    'Nothing comes of it but a moment of being oneself.',
    'Somebody raises an eyebrow. That is all that happens.',
  ],
  success: [
    'It works.',
    'It comes off better than {you} had any right to hope.',
    'For once things do as they are told.',
    'Clean, quick, done.',
    'And it holds.',
  ],
  great: ['It could not have gone better.', 'Even those who know {them} are impressed.'],
  failure: [
    'It does not work.',
    'It goes wrong at the last moment.',
    'So close; and then not.',
    'That was not how it went in {your} head.',
  ],
  gain: [
    'It leaves {them} in a better place for what comes next.',
    'That will be worth something in a moment.',
    '{We} {have|has} the upper hand for now.',
  ],
  notice: [
    'And from there {you} {notice|notices} something else. #what.cap#',
    'In passing, one thing comes clear. #what.cap#',
  ],
  climbYes: [
    'Hand over hand {you} {go|goes} up, and the whole of #place# lies below.',
    '{You} {make|makes} the climb. From above, #place# shows how it is put together.',
  ],
  strikeThing: [
    '{You} {go|goes} at #what#. It is a poor sort of fight, and nothing comes of it.',
    'A blow or two at #what#, and {you} {feel|feels} no better for it.',
  ],
  climbDownYes: [
    'Hand under hand {you} {go|goes} down, as far as there is anything to hold, and {come|comes} up again.',
    '{You} {let|lets} {yourself|themselves} down until the light is a coin overhead. There {you} {turn|turns} back.',
  ],
  climbDownNo: [
    'The hold gives, and {you} {are|is} up again faster than {you} went down.',
    'Half way down {your} arms give out.',
  ],
  climbNo: ['A hold breaks out of the wall.', 'Half way up {your} arms give out.'],
  swimYes: [
    'The cold takes {your} breath, and gives it back on the far side.',
    '{You} {come|comes} up spluttering, where {you} meant to.',
  ],
  swimNo: ['The current has other plans.', 'The water is stronger than it looked.'],
  noWater: ['There is no water here worth the name.', '{You} would need a river for that.'],
  help: [
    '{You} {put|puts} {your} hands to it beside #who#.',
    '{You} {lend|lends} #who# a hand.',
    '{You} {do|does} what #who# cannot do alone.',
  ],
  helped: ['With two at it, the next thing will go easier.', '#who# nods. Together, then.'],
  follow: ['{You} {fall|falls} in behind #who#.', '{You} {keep|keeps} #who# in sight.'],
  followNot: ['#who# is going nowhere.', '#who# stays put, and so {do|does} {you}.'],
  flee: ['{We} {turn|turns} and {run|runs}.', 'Out, and no looking back.'],
  fleeNot: ['There is nothing to run from but {your} own footsteps.', 'Nobody is chasing {them}.'],
  steal: [
    '{You} {wait|waits} until nobody looks, and {let|lets} {your} hand do the rest.',
    'A bump, an apology, two fingers.',
  ],
  stealYes: ['Nobody notices.', 'It is up {your} sleeve before anybody blinks.'],
  purse: ['It comes to #what#.', '#what.cap#, and a button.'],
  stealNo: ['A hand closes on {your} wrist.', '"I would put that back," says a voice.'],
  nothingToSteal: ['There is nothing worth the risk.', 'Empty pockets, locked drawers: nothing to be had.'],
  pray: [
    '{You} {kneel|kneels} and {say|says} the old words.',
    '{You} {bow|bows} {your} head for a while.',
    '{You} {ask|asks} whoever listens.',
  ],
  prayYes: ['A stillness comes, and stays. It feels like an answer.', 'Something loosens in {your} chest.'],
  prayNo: ['Nobody answers that {you} can hear.', 'The silence is only silence.'],
  omen: [
    'And with it, unasked, something catches the eye. #what.cap#',
    'When {you} {look|looks} up, one thing stands out. #what.cap#',
  ],
  perform: [
    '{You} {clear|clears} {your} throat and {begin|begins}.',
    '{You} {give|gives} them something to listen to.',
  ],
  performYes: [
    'Somebody stamps the beat. Somebody else smiles in spite of a bad day.',
    'By the end of it faces have turned this way, and they are kinder.',
  ],
  performNo: ['It falls flat.', 'A polite silence.'],
  performAlone: ['Nobody hears it but friends and walls.'],
  wait: [
    '{We} {wait|waits}.',
    'Time goes by: talk, a bite to eat, boots off for a while.',
    '{You} {find|finds} a place to sit, and {let|lets} the hour pass.',
  ],
  waited: ['It is #time# now.', 'The light says #time#.'],
  nudge: [
    'A moment passes.',
    'Nobody says anything for a while.',
    'The world does not wait for an answer, but it gives {them} a breath.',
  ],
  plan: [
    '{You} {draw|draws} the others together.',
    '{We} {put|puts} heads together.',
    '{You} {ask|asks} the company what they make of it.',
  ],
  leads: ['What lies open: #what#.', 'As things stand, there is still this: #what#.', 'The threads in hand: #what#.'],
  recall: [
    '{You} {go|goes} over what {we} {know|knows}.',
    'What was it again? {You} {count|counts} it off on {your} fingers.',
  ],
  recallNone: ['Of that {we} {know|knows} nothing yet.', 'Nobody has told {them} anything about that so far.'],
  castPlain: [
    'The words are said, the sign is made, and *#spell#* is cast.',
    '{You} {speak|speaks} *#spell#* into being.',
    'A breath, a gesture: *#spell#*.',
  ],
  castNobody: [
    'There is nobody here to send that at; {you} {keep|keeps} the spell for when there is.',
    '{You} {lower|lowers} {your} hand again. It wants somebody to be thrown at, and nobody is.',
  ],
  castNot: ['The spell does not come.', '{You} {reach|reaches} for the spell, and it is not there.'],
  magicHere: ['There is magic here, and it lies #where#.', 'Something answers, and not faintly: #where#.'],
  noMagic: ['Nothing answers. If there is magic here it is no business of this spell.'],
  charmed: ['#who# looks at {you} as at an old friend.'],
  useItem: ['{You} {take|takes} out #what#.', '{You} {put|puts} #what# to use.', '#what.cap#, then.'],
  useOn: ['{You} {use|uses} #what# on #target#.', '{You} {put|puts} #what# to #target#.'],
  drink: [
    'It tastes of copper and cloves, and warmth goes to the ends of {your} fingers.',
    'Down in one. The worst of it fades.',
  ],
  noUse: ['Nothing comes of it, here and now.', 'It does what such things do, and no more.'],
  light: ['Light jumps up the walls.', 'The dark draws back by a few paces.'],
  haveNo: [
    '{You} {have|has} no #what#.',
    'Nobody in the company has #what.a#.',
    '{You} {go|goes} through the packs: no #what#.',
  ],
  dented: [
    '{You} {leave|leaves} a mark on #what#, and no more than that.',
    '#what.cap# #what.keeps# the mark of it, and #what.stays# where #what.it# #what.is#.',
  ],
  spared: [
    '{Your} hand is up already. But #what# #what.has# done nobody any harm, and {you} {let|lets} it sink again.',
    'Nobody would thank {them} for that, least of all #what#. {You} {leave|leaves} it be.',
  ],
  notYours: ['Nobody in the company has that.', '{You} {go|goes} through the packs. Nobody has it.'],
  distracted: ['It works: nobody is looking this way now.', 'Heads turn, and stay turned.'],
  lacks: [
    'It is the right thing to want; but something it takes is not in anybody’s pack.',
    '{You} {get|gets} as far as wanting to. Something is missing for it.',
  ],
  drop: ['{You} {leave|leaves} #what# where it is.'],
}
