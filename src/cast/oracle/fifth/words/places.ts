/** Words for places: coming, looking, going. */
import type { Grammar } from '../../prose/prose.ts'

export const placeWords: Grammar = {
  leave: [
    '{You} {take|takes} #way#.',
    '{We} {set|sets} off by #way#.',
    '{We} {leave|leaves} #from# behind and {follow|follows} #way#.',
    '{We} {turn|turns} to #way# and {keep|keeps} a steady pace.',
    '#way.cap# it is; {we} {go|goes}.',
  ],
  leaveOn: [
    '{We} {make|makes} {our} way to #to#.',
    '{We} {walk|walks} to #to#.',
    'It is not far to #to#.',
    '{We} {set|sets} out for #to#.',
    '{We} {head|heads} for #to# without losing time.',
  ],
  through: [
    'The way leads through #by#, and nobody stops {them}.',
    '{We} {pass|passes} through #by#.',
    '{We} {go|goes} by way of #by#.',
  ],
  again: [
    '#to.cap# again.',
    '{We} {know|knows} #to# by now.',
    '{We} {are|is} back at #to#.',
    '#to.cap#, just as before.',
    'Once more #to#.',
  ],
  oneAmong: ['There is #who#.', 'One face stands out, that of #who#.', '{We} {are|is} watched by #who#.'],
  oneHere: ['There is #who#.', 'Here is #who#.', 'Nobody else is about but #who#.', '{We} {are|is} watched by #who#.'],
  manyHere: ['{We} {see|sees} #who#.', 'Here are #who#.', 'Not alone: here are #who#.'],
  stillHere: ['#who.cap# is still here.', '#who.cap# has not gone anywhere.'],
  nods: ['#who.cap# looks up and nods.', '#who.cap# looks up.'],
  stillMany: ['#who.cap# are still here.', '#who.cap# are where they were.'],
  nobody: ['Nobody is about.', 'There is no one here to ask.', 'The place is left to itself.'],
  features: [
    'What draws the eye: #what#.',
    'Worth a closer look: #what#.',
    '{We} {notice|notices} #what#.',
    'There #what.is# #what# to look at.',
  ],
  oneExit: ['One way leads on: #ways#.', 'The only way from here is #ways#.', 'From here it goes by #ways#.'],
  exits: ['Ways lead on: #ways#.', 'From here one can take #ways#.', 'Open to {them}: #ways#.'],
  noExit: ['No way leads on that {we} can see.', '{We} {see|sees} no way on but back.'],
  things: [
    'Within reach #what.lies# #what#.',
    '#what.cap# #what.lies# here, in plain sight.',
    'Nobody has put away #what#.',
  ],
  lookAgain: [
    '{You} {look|looks} again, slowly this time.',
    '{You} {take|takes} another long look around.',
    '{You} {let|lets} {your} eyes go over #place# once more.',
    '{You} {go|goes} over #place# again, corner by corner.',
  ],
  look: [
    '{You} {take|takes} it in.',
    '{You} {look|looks} around.',
    '{You} {stand|stands} still and {look|looks}.',
    '{You} {turn|turns} once on {your} heel, taking stock.',
  ],
  fledTo: [
    '{We} {do|does} not stop before #to#.',
    '{We} {run|runs} as far as #to#.',
    'At #to# {we} {stop|stops} for breath.',
  ],
  noWay: [
    '{We} {know|knows} of no way there from here.',
    'No way that {we} {know|knows} leads there.',
    'How to get there, nobody has told {them} yet.',
  ],
  alreadyHere: [
    '{We} {are|is} there already: this is #to#.',
    'This is #to#; there is no need to go anywhere.',
    '{We} {stand|stands} in the middle of it: #to#.',
  ],
  which: ['Which way: #ways#?', 'There is #ways#. Which is it to be?', '{We} could take #ways#. Which?'],
  lockedOut: [
    '#way.cap# is locked.',
    '#way.cap# does not give: somebody has locked it.',
    '{You} {put|puts} a shoulder to #way#. Locked.',
  ],
  turnBack: [
    '{We} {step|steps} back the way {we} came.',
    '{We} {leave|leaves} whatever it is to itself, and {go|goes} back.',
    'Not today: {we} {turn|turns} around.',
  ],
}
