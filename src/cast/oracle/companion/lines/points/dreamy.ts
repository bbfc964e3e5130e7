/** What the thing itself seems to say. */
import type { PointLines } from './book.ts'

export const dreamy: PointLines = {
  written: [
    '"#Words#" Hear how quiet that is. It was written by somebody listening.',
    '"#Words#" So the silence here has a voice after all.',
  ],
  hidden: [
    '#What#, #where#, like an egg in the wrong nest.',
    'It has lain #where# in the dark, #what#, and waited for a hand.',
    'Somebody planted #what# #where#. I wonder what was to grow.',
  ],
  absent: [
    'The thread runs on from here, to #who#.',
    'I hear the name of #who# under all of it.',
    '#who# is at the other end of this, like a bell on a string.',
  ],
  present: [
    'And #who# stands in it up to the knees, and does not look down.',
    'It knows #who#, this thing. Does #who# know it?',
  ],
  place: ['It pulls towards #place#, as water does.', 'I have dreamed of somewhere like it. #Place#, then.'],
  evaded: [
    'At #topic# the birds stopped, in the voice of #who#.',
    '#who# walked round #topic# as one walks round a grave.',
  ],
  evasive: ['There is a room in #who# with the shutters closed.', '#who# answered with the mouth only.'],
  claimed: [
    '#who# casts the shadow, and #other# is in it. I would see #other# in the sun.',
    'That is #other# as #who# tells it. A pond shows a tree upside down.',
  ],
  denied: ['#who# said no, and the no had roots.', 'Clean hands cast a shadow too. I believe #who#, I think.'],
  named: ['#who# said #thing#, and it seemed to lift its head.', '#Thing# heard #who# say that.'],
  byWay: ['#Way# remembers feet. All of them.', 'It went by #way#, like a leaf in a gutter.'],
  admitted: [
    'It has left #who#, like a splinter. Let it bleed a little.',
    'The stone is off the well. I hear #who# breathe.',
  ],
  link: [
    '#Sign#. It has left its feather twice: here, and by #who#.',
    'The same note, #sign#; it rang by #who# before.',
  ],
  spoken: ['#who# said its name before we saw it: #sign#.', '#Sign#. So that was the song #who# knew a line of.'],
  span: ['#Span#: long enough for moss.', '#Span#. Things grow in the dark in less.'],
  key: [
    '#Thing# is half of something. The other half is shut, and waits.',
    'I can nearly hear the lock that #thing# is for.',
  ],
  paper: [
    'The words in #thing# lie very still. They know they were caught.',
    'Somebody put a piece of the world into #thing#, and not the whole piece.',
    'I would sooner smell #thing# than read it. Ink remembers.',
  ],
  bargain: ['#Thing# is a knot. I look for the loose end.', 'One feeds #thing#, or it feeds itself.'],
  remains: ['#Thing#. Somebody walked about in the sun once, for that.', 'It would like its name back, #thing#.'],
  tracks: [
    "#Thing#: somebody's haste, still lying here.",
    'The ground has kept #thing# for us. The ground is kind to those who look down.',
  ],
  token: [
    '#Thing# is lonely. It was one of several.',
    'A little piece of somebody, #thing#, that does not know it was left.',
  ],
  tool: [
    '#Thing# sleeps badly, wrapped up like that.',
    'It has bitten stone or wood, #thing#, and not because it wanted to.',
  ],
  fire: ['#Thing# still thinks of being warm.', 'Somebody told #thing# their troubles, and went.'],
  vessel: ['#Thing# listens. Vessels do.', 'What has #thing# held that it will not say?'],
  money: [
    '#Sum#. Cold little moons, and no night to hang them in.',
    'Somebody sold an hour of themselves for #sum#, and could not spend it.',
  ],
  way: ['The hill opens its mouth: #way#.', 'There was always a draught. Now we know its name.'],
  foes: [
    '#Foes#. They are hungry, or they are afraid. It comes to the same.',
    '#Foes#. They were here before us. Let us be polite, and quick.',
  ],
  hurt: ['The red is leaving #friend#. Let us sit, and keep it in.', '#friend# has gone pale as a birch.'],
  stolen: [
    '#Thing# is warm from another pocket. It will want to go home.',
    'We have moved #thing#, and somewhere a web trembles.',
  ],
  gained: [
    '#Thing# has come to us. I would not say that we found it.',
    'Lay #thing# on the ground a moment. Let it see who we are.',
  ],
  threatened: ['You have put frost on #who#. Nothing grows on that.', '#who# folded, like a leaf too near the fire.'],
  accused: [
    'It was a stone thrown into #who#. I watch the rings.',
    'The word is out of the cage, and it sits on #who#.',
  ],
  swayed: ['#who# has turned, as the vane does. Now we know the wind.', 'Something thawed in #who#. I heard it drip.'],
  joined: ['Walk with us, #who#. The road is kinder to more feet.', '#who# has left the old shell. Softly, now.'],
  sign: ['#Sign#. The weather in people is turning.', 'It has begun to show: #sign#.'],
  more: ['#Thing# is not asleep. It is pretending.', 'There is a second skin on #thing#.'],
  look: [
    '#Thing# has been waiting all this time to be looked at.',
    'Something in me leans towards #thing#.',
    'I would sit by #thing# a while, and see.',
  ],
}
