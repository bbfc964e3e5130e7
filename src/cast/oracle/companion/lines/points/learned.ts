/** What it proves, and what it does not. */
import type { PointLines } from './book.ts'

export const learned: PointLines = {
  written: [
    '"#Words#" Note the order of the words. It is an instruction.',
    '"#Words#" Short, and not meant for a stranger. Interesting.',
  ],
  hidden: [
    '#What#, #where#: the place is chosen. That tells us about the chooser.',
    'Why #where#, of all places? And why #what#?',
    'One observes #what# #where#. One asks who had access.',
  ],
  absent: [
    'That leads to #who#, whichever way one reads it.',
    'The obvious next witness is #who#.',
    'Either #who# knows this, or #who# is the only one who ought to.',
  ],
  present: [
    'We have #who# here. It would be negligent not to ask.',
    'I should value the opinion of #who# on this, and on why it was here.',
  ],
  place: ['It follows that we want #place#.', 'Everything so far can be drawn as lines, and they cross at #place#.'],
  evaded: [
    'The question was #topic#. The answer of #who# was about something else entirely.',
    'I have underlined #topic#. It is what #who# would not discuss.',
  ],
  evasive: [
    'What #who# left out had a shape. One could nearly draw it.',
    'I distinguish between not knowing and not saying. That was #who# not saying.',
  ],
  claimed: [
    'Source: #who#. Subject: #other#. Confirmation: none, as yet.',
    'On #other# we now have one account, by #who#. One would like two.',
  ],
  denied: [
    'A denial by #who#. Consistent, which proves nothing, and plausible, which proves less.',
    'If #who# is right, the cause lies elsewhere. That is useful, if it is so.',
  ],
  named: [
    '#who# mentions #thing#. That, at least, can be checked.',
    'The account of #who# can be tested against #thing#.',
  ],
  byWay: ['By #way#: that fixes a direction.', '#Way# can be paced out. I should like to know how long it takes.'],
  admitted: [
    'So #who# did know. That settles one line of my notes and opens four.',
    'A confession is a source like any other. I would still check #who# against the rest.',
  ],
  link: [
    '#Sign#. I have that down already, beside the name of #who#.',
    'Compare: #sign# here, #sign# with #who#. Two points make a line.',
  ],
  spoken: ['#Sign#. I have a note of it, in the words of #who#.', 'That agrees with #who#, who spoke of #sign#.'],
  span: ['#Span#. Let me set that against the other dates.', 'If it is #span#, then we know where to begin counting.'],
  key: [
    'From the make of #thing# one could tell the lock. I cannot, from here.',
    '#Thing# presupposes a lock. Where have we seen one?',
  ],
  paper: [
    'Compare the hand in #thing# with the signature. They are not always the same person.',
    'I should like an hour with #thing#, a lamp, and nobody talking.',
    'What #thing# leaves out will be as instructive as what is in it.',
  ],
  bargain: [
    '#Thing# has terms. Has anybody read them to the end?',
    'One asks who drew up #thing#, and who was merely told.',
  ],
  remains: [
    '#Thing#. How long, and of what? Those are answerable questions.',
    'With respect: #thing# can still tell us a good deal.',
  ],
  tracks: [
    '#Thing#: depth, direction, number. Do not walk there yet.',
    'From #thing# one can say how many, and whether they came back.',
  ],
  token: [
    '#Thing# comes from one particular person. That is rarer than it sounds.',
    'We look for somebody with #thing# missing. That is a finite list.',
  ],
  tool: [
    '#Thing#. Compare what is on it with what we have seen elsewhere.',
    'The wear on #thing# would tell us how often.',
  ],
  fire: [
    'The state of #thing# gives us an hour, or near it.',
    'Somebody was at #thing# lately. One can tell how lately, if nobody stirs it.',
  ],
  vessel: [
    'I should like a sample from #thing#. In something clean.',
    'How much does #thing# hold, and how fast does it go? It is only a sum.',
  ],
  money: ['#Sum# is a precise amount. What costs precisely that?', 'Somebody was paid #sum#, or was to be. Which?'],
  way: ['It is on no plan that I have seen: #way#.', 'That explains how one gets from there to here unseen.'],
  foes: [
    '#Foes#. I could describe their habits. I would rather do it from further off.',
    '#Foes#. One can go round most things, if one has noticed them in time.',
  ],
  hurt: [
    '#friend# is losing blood at a rate that I do not like.',
    'The condition of #friend# comes first. I have checked the order twice.',
  ],
  stolen: [
    'I merely observe that #thing# had an owner a minute ago.',
    'The absence of #thing# will be noticed. We should decide when.',
  ],
  gained: [
    'We have #thing#. I should like to know what it was made for.',
    '#Thing#, at last something that one can measure.',
  ],
  threatened: [
    'Under threat #who# will confirm anything. As evidence it is poor.',
    'I would not cite what #who# says now.',
  ],
  accused: [
    'A hypothesis, put to #who# with some force. We have yet to support it.',
    'Strictly, we have shown nothing against #who# yet.',
  ],
  swayed: [
    '#who# was open to argument. I had not expected that.',
    'Then #who# can be reasoned with. I shall amend my notes.',
  ],
  joined: [
    '#who# may know the ground better than we do. I have questions.',
    'A witness who walks along. Most convenient, #who#.',
  ],
  sign: ['#Sign#. I make that a change, and not the first.', 'Observe: #sign#. Something is proceeding without us.'],
  more: [
    'The examination of #thing# was, if I may say so, superficial.',
    'There is more in #thing#. A second look costs nothing.',
  ],
  look: [
    'We have not examined #thing#. I only mention it.',
    'I should begin with #thing#, and go round from there.',
    'Would somebody hold the light to #thing#?',
  ],
}
