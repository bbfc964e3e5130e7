/** The joke is on what lies there. */
import type { PointLines } from './book.ts'

export const wry: PointLines = {
  written: [
    '"#Words#" I have had worse invitations.',
    '"#Words#" Somebody has a fine sense of drama and very little paper.',
  ],
  hidden: [
    '#What#, #where#. The first place I would look, and the last I would use.',
    'Who hides #what# #where#? Somebody who hides things for the first time.',
    'I keep all sorts of things #where#. Never #what#.',
  ],
  absent: [
    'I should love to see the face of #who# when this is laid on the table.',
    'Does #who# know? I only ask because I would have run.',
    'And there is #who# in it, up to the ears.',
  ],
  present: [
    'Nobody look at #who#. Oh, well done, everybody.',
    'I wonder what #who# makes of this, standing so close to it.',
  ],
  place: [
    'Which means #place#. And my feet had plans.',
    'All roads lead to #place#, it seems, and all of them uphill.',
  ],
  evaded: [
    'We asked about #topic# and #who# gave us a lovely answer to something else.',
    'Notice how #who# steps round #topic#? I step round creditors like that.',
  ],
  evasive: [
    '#who# has a door shut somewhere in there. I do like a shut door.',
    'That was the answer of somebody who has another one ready. Eh, #who#?',
  ],
  claimed: [
    'So says #who# of #other#. I should like to hear what #other# says of #who#.',
    'Everything we have on #other# comes from #who#. I have bought horses on better word.',
  ],
  denied: [
    '#who# did not do it. I love it when they begin with that.',
    'If I had a copper for everybody like #who# who had nothing to do with it.',
  ],
  named: [
    'There is #thing#, and there is what #who# says of it. Let us see whether they have met.',
    'Shall we ask #thing#? It has no reason to lie to us. I make no promise for #who#.',
  ],
  byWay: [
    '#Way#, was it? I can see it from here. So could anybody.',
    'If it went by #way#, somebody stood about and watched it go.',
  ],
  admitted: [
    'Well. #who# said it out loud, and the roof is still on.',
    'I thought it would take longer. #who# has been wanting to say that.',
  ],
  link: [
    '#Sign#. Now who had that? Ah, yes. #who#.',
    'Twice in one story: #sign#, here and with #who#. I charge for coincidences.',
  ],
  spoken: [
    '#Sign#! #who# let that word fall, and thought nobody picked it up.',
    'Did not #who# say something of #sign#? I listen when people think I do not.',
  ],
  span: ['#Span#. And I had hoped it was news.', '#Span#! I cannot keep anything to myself past supper.'],
  key: [
    '#Thing#. There is a lock somewhere pining for it.',
    'Somebody is patting their pockets for #thing# this very moment.',
  ],
  paper: [
    'Look at the hand in #thing#, not at the name. Anybody can write a name.',
    'If #thing# is genuine I shall be quite disappointed in everybody.',
    'Somebody went to trouble over #thing#. People only lie at length when it pays.',
  ],
  bargain: [
    '#Thing#, is it? And which of them read the small letters?',
    'It takes two to make #thing#. We have met one and a half.',
  ],
  remains: [
    '#Thing#. I had a remark ready, and I have put it away.',
    'Let us learn whose #thing# that is before we step over it.',
  ],
  tracks: [
    '#Thing#, and going somewhere. I am told that is what they do.',
    'Whoever left #thing# was not trying very hard, or very much in a hurry.',
  ],
  token: [
    'Somebody is walking about without #thing#. I shall be counting.',
    '#Thing#. One of a set, and I should like to meet the rest.',
  ],
  tool: [
    '#Thing#, wrapped and put away. Honest work is left lying about.',
    'Nobody hides #thing# for having mended a fence.',
  ],
  fire: [
    '#Thing#: somebody was comfortable here. I resent it.',
    'Warm or cold, #thing#? I will not put my hand in it, I only ask.',
  ],
  vessel: [
    'I will drink from #thing# when you have, and you look well.',
    'Who goes thirsty while #thing# stands here?',
  ],
  money: [
    '#Sum#, lying about. That is either a trap or a wage.',
    '#Sum#. For that somebody did something they do not talk of.',
  ],
  way: [
    'A way nobody mentions. My favourite sort.',
    'So that is how one leaves without being asked where one goes: #way#.',
  ],
  foes: [
    '#Foes#. I count, I subtract us, and I do not like what is left.',
    '#Foes#. Is anybody else suddenly fond of the way back?',
  ],
  hurt: [
    '#friend# is leaking. I mention it because #friend# will not.',
    'Before we go on: does #friend# look that colour on purpose?',
  ],
  stolen: [
    '#Thing# is ours, in the sense that nobody has asked for it yet.',
    'Walk, do not run. People with #thing# in their coat always run.',
  ],
  gained: ['#Thing#. It is bigger in stories.', 'Well, we have #thing#. Now somebody tell me why I am nervous.'],
  threatened: [
    '#who# will say anything now. That is what is wrong with it.',
    'I liked #who# better before, and I did not like #who#.',
  ],
  accused: [
    'Right to the face of #who#. I would have waited until we had proof, but I am old-fashioned.',
    'If we are wrong about #who#, I suggest we are wrong quickly and leave.',
  ],
  swayed: [
    'You have #who# eating out of your hand. Count the fingers.',
    'I did not think #who# would turn. I have lost money to myself.',
  ],
  joined: [
    'Welcome, #who#. The pay is bad and so is the company.',
    '#who# comes along? Then I am no longer the one who eats most.',
  ],
  sign: ['#Sign#. Am I alone in not caring for that?', 'Yesterday I would have laughed. #Sign#.'],
  more: ['#Thing# is holding out on us. I know the look.', 'Turn #thing# over. It is always underneath.'],
  look: [
    'Nobody has so much as winked at #thing# yet.',
    'I should begin with #thing#, if anybody wants an expert.',
    'And #thing#? It looks as if it wants to be asked.',
  ],
}
