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
  follow: ['{You} {fall|falls} in behind #who#.', '{You} {keep|keeps} #who# in sight.'],
  followNot: ['#who# is going nowhere.', '#who# stays put, and so {do|does} {you}.'],
  flee: ['{We} {turn|turns} and {run|runs}.', 'Out, and no looking back.'],
  fleeNot: ['There is nothing to run from but {your} own footsteps.', 'Nobody is chasing {them}.'],
  perform: [
    '{You} {clear|clears} {your} throat and {begin|begins}.',
    '{You} {give|gives} them something to listen to.',
  ],
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
  leads: ['What lies open: #what#.', 'As things stand, there is still this: #what#.', 'The threads in hand: #what#.'],
  recall: [
    '{You} {go|goes} over what {we} {know|knows}.',
    'What was it again? {You} {count|counts} it off on {your} fingers.',
  ],
  recallNone: ['Of that {we} {know|knows} nothing yet.', 'Nobody has told {them} anything about that so far.'],
  drop: ['{You} {leave|leaves} #what# where it is.'],
}
