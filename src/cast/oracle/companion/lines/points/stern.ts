/** Who answers for it. */
import type { PointLines } from './book.ts'

export const stern: PointLines = {
  written: ['"#Words#" It is in writing. It binds us to act.', '"#Words#" I take that as addressed to us.'],
  hidden: [
    '#What#, #where#. That was done with intent.',
    'Let whoever put #what# #where# come forward and say why.',
    'An honest hand does not keep #what# #where#.',
  ],
  absent: [
    '#who# must be heard on this, and soon.',
    'We lay this before #who#, and we do it openly.',
    'If #who# knew, #who# will answer for it.',
  ],
  present: ['#who#, you are named in this. Speak to it.', 'I would have #who# look at this now, before us all.'],
  place: ['Our duty lies at #place#, then.', 'To #place#. In order, and without delay.'],
  evaded: [
    'We asked #who# about #topic#. We were not answered. I note it.',
    '#who# owes us a plain answer about #topic#.',
  ],
  evasive: [
    '#who# has not told us all of it. I will not call that a lie yet.',
    'I ask nothing of #who# that I would not say under oath myself. Let it be said.',
  ],
  claimed: [
    'That is the word of #who# about #other#. One witness is not proof.',
    'Let #other# answer what #who# has said. That is only just.',
  ],
  denied: [
    '#who# denies it. Then let us prove it, for #who# or against.',
    'I take the word of #who# until I have cause not to.',
  ],
  named: ['#who# has named #thing#. We verify it.', 'Let #thing# bear witness for #who#, or against.'],
  byWay: ['#Way#. Then somebody had the watch there, and can be asked.', 'We go by #way# and ask everyone we meet.'],
  admitted: [
    '#who# has confessed it before witnesses. Let that count for something.',
    'It took courage. It does not undo what #who# did.',
  ],
  link: [
    '#Sign#. The same was on #who#. I want that explained.',
    'I accuse nobody. But #sign# was there with #who# as well.',
  ],
  spoken: ['#who# spoke of #sign# unasked. I remember the words.', '#Sign#. #who# told us of it; so much was true.'],
  span: ['#Span#. Set that down with the rest.', '#Span#. Somebody had a duty to speak in that time.'],
  key: [
    '#Thing# was entrusted to someone. I want to know to whom.',
    'We open nothing with #thing# in secret. We go to the door and use it.',
  ],
  paper: [
    'Under whose name does #thing# stand? Let that person say so aloud.',
    '#Thing# will be read out before those it concerns.',
    'No page of #thing# is to be lost. It is evidence.',
  ],
  bargain: [
    '#Thing# binds those who made it. Did they ask those who pay for it?',
    'Who swore to #thing#, and who held the oath?',
  ],
  remains: [
    '#Thing#. We do not go on until the dead have their due.',
    'There is a name to #thing#, and a family. We find both.',
  ],
  tracks: ['#Thing#. Somebody walked here who thought never to be asked.', 'We follow #thing# as far as it goes.'],
  token: ['#Thing# belongs to somebody. We ask, one by one.', 'Let whoever lacks #thing# explain where it was lost.'],
  tool: [
    '#Thing#. Somebody gave the order, and another did the work.',
    'I would know under whose orders #thing# was used.',
  ],
  fire: ['#Thing#. A watch was kept here. For whom?', 'Somebody was posted here. #Thing# says so.'],
  vessel: [
    'Nobody touches #thing# until it is known to be clean.',
    'Let #thing# be shared out by count, or not at all.',
  ],
  money: ['#Sum#. Wages for what service?', 'Set #sum# apart, and write down where it lay.'],
  way: ['There is a way that was kept from us: #way#.', 'We use it in order: shield first, light second.'],
  foes: ['#Foes#. Close up. Nobody stands alone.', '#Foes#. We give them one chance to withdraw.'],
  hurt: ['#friend# is wounded. We halt.', 'I will not march #friend# another step like that.'],
  stolen: [
    'We have taken #thing#. Let us at least have had a reason.',
    '#Thing# is not ours. I say it once, and I will say it again when asked.',
  ],
  gained: ['We hold #thing# in trust. Nothing more.', '#Thing# is in our keeping. We answer for it.'],
  threatened: [
    'What #who# says now is said in fear. It weighs less.',
    'I do not like what we were to #who# just then.',
  ],
  accused: [
    'It is said. Now we must prove it or ask the pardon of #who#.',
    '#who# has a right to answer that, in full.',
  ],
  swayed: [
    '#who# has trusted us. We shall not make #who# regret it.',
    'That was fairly won. Keep faith with #who# now.',
  ],
  joined: ['#who# is under our protection from here on.', 'We answer for #who# as for our own.'],
  sign: [
    'Mark it: #sign#. We have less time than we thought.',
    '#Sign#. Somebody ought to be at their post, and is not.',
  ],
  more: ['We are not finished with #thing#.', '#Thing# has not given up everything. Again, and thoroughly.'],
  look: [
    'We have passed #thing# by. That is careless.',
    'Begin with #thing#, and leave nothing out.',
    'I would have #thing# looked at before we go.',
  ],
}
