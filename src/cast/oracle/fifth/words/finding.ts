/** Words for looking closely, searching, listening, and for what turns up. */
import type { Grammar } from '../../prose/prose.ts'

export const findingWords: Grammar = {
  search: [
    '{You} {go|goes} over #what# by hand, inch by inch.',
    '{You} {search|searches} #what#, the obvious places first and then the rest of it.',
    '{You} {take|takes} #what# apart with {your} eyes, and then with {your} fingers.',
    '{You} {start|starts} at one end of #what# and {work|works} to the other.',
    '{You} {give|gives} #what# the time it needs: edges, shadows, whatever has been moved.',
  ],
  together: [
    '#who# takes the other side of it, and has the better eyes.',
    '#who# works beside {them}, without being asked.',
    '#who# kneels down next to {them}; two see more than one.',
  ],
  quick: ['{You} {run|runs} a quick eye and a quicker hand over #what#.', '{You} {search|searches} #what# in haste.'],
  found: [
    'And there it is.',
    'It pays.',
    'There, where nobody looks twice.',
    '{Your} fingers find it before {your} eyes do.',
    'Something does not fit, and then it does.',
  ],
  nothing: [
    'Whatever #what# had to show, it has shown.',
    '{You} {find|finds} dust, and the marks of {your} own fingers.',
    'Nothing is hidden here; {you} would put money on it.',
    'It is what it seems to be, all the way down.',
  ],
  noSuch: [
    'There is no #what# here.',
    '{You} {look|looks} for that, and there is no #what# to be seen.',
    'No #what# that {you} can see.',
  ],
  elsewhere: ['Nothing like that is to be seen from here.', 'From here there is nothing of the kind to look at.'],
  farOff: ['That would have to be done at #what#.', '#what.cap# #what.is# not here.'],
  leaveIt: [
    '{You} {leave|leaves} it where it is; it would only be one more thing to carry.',
    'It is of no use in a pack, and stays where it is.',
  ],
  insteadOf: ['There #what.is# #what#, though.', 'What there is: #what#.'],
  nothingLocked: ['Nothing here is locked.', '{You} {find|finds} no lock here that is not open already.'],
  opens: [
    '{You} {open|opens} #what#.',
    '#what.cap# #what.comes# open.',
    '{You} {get|gets} #what# open, and {look|looks}.',
  ],
  holdsNothing: [
    'There is nothing in it that anybody would hide.',
    'What it holds is what such things hold.',
    'It is as empty as it is quiet.',
  ],
  missed: [
    'If there is something to find, it stays where it is for now.',
    'Nothing. And still the feeling does not go away that {you} {have|has} missed something.',
    '{You} {come|comes} up with empty hands, not quite convinced.',
    'It keeps what it has, for the moment.',
  ],
  closer: [
    '{You} {step|steps} closer to #what#.',
    '{You} {bend|bends} over #what#.',
    '{You} {take|takes} a long look at #what#.',
    '{You} {walk|walks} around #what# once before {you} {touch|touches} anything.',
  ],
  plainThing: [
    '#what.cap#, well used and honest about it.',
    'There is no more to #what# than meets the eye.',
    '#what.cap#: sound, ordinary, and older than anybody here.',
  ],
  hunch: [
    'Something about it invites a longer look.',
    'There is more to it than a glance shows.',
    'Somebody has taken an interest in it, and not long ago.',
    'It is not a thing to be done with in one look.',
    'It would repay a proper search.',
  ],
  listen: [
    '{You} {hold|holds} {your} breath and {listen|listens}.',
    '{You} {keep|keeps} quite still, head to one side.',
    '{You} {close|closes} {your} eyes to hear better.',
  ],
  quiet: [
    'Nothing moves but what should.',
    'There is only {your} own blood, going round.',
    'For a long moment there is nothing to hear at all.',
  ],
  hear: [
    'There is something: #what#.',
    'Under the other sounds, one that does not belong: #what#.',
    'Faint, but {you} {are|is} sure of it: #what#.',
  ],
  take: [
    '{You} {take|takes} #what#.',
    '{You} {pick|picks} up #what#, heavier than {you} thought.',
    '#what.cap# #what.goes# into {your} pack.',
    '{You} {close|closes} {your} hand around #what#.',
  ],
  haveIt: ['#what.cap# #what.is# in the pack of #who# already.', 'No need: #who# carries #what#.'],
  coins: [
    'There is money with it: #gold#, to be shared.',
    'And coin: #gold#. It is counted out at once.',
    '#gold.cap# come to light with it, and are divided on the spot.',
  ],
  fixed: [
    '#what.cap# #what.is# nothing that one carries off.',
    '#what.cap# #what.stays# where #what.it# #what.is#.',
    'It is part of the place, and means to remain so.',
  ],
  read: [
    '{You} {read|reads}.',
    '{You} {hold|holds} it to the light and {read|reads}.',
    '{You} {follow|follows} the lines with a finger.',
  ],
  noText: [
    'There is nothing written on it.',
    'No words on it, in any script.',
    'Whatever it says, it does not say it in letters.',
  ],
  notHere: [
    'There is no such thing here that {you} can see.',
    '{You} {look|looks} about for it. Not here, it seems.',
    'Nothing of the kind is in sight.',
  ],
}
