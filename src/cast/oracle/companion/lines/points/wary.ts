/** What could be wrong with it. */
import type { PointLines } from './book.ts'

export const wary: PointLines = {
  written: [
    '"#Words#" Was it meant for us? Or for whoever comes looking for us?',
    '"#Words#" I would feel better if it were signed.',
  ],
  hidden: [
    '#What#, #where#. They may come back for it. They may come back now.',
    'Should we be holding that? Somebody put #what# #where# so that nobody would.',
    'If #what# was #where#, what else is where it should not be?',
  ],
  absent: [
    'If #who# hears that we know... I only mean, let us be careful with #who#.',
    'Who tells #who#? Not me. I mean, somebody should, but how?',
    'Then #who# is in it. I had hoped not.',
  ],
  present: ['Not so loud. #who# can see what we have.', '#who# is looking. I think #who# is looking.'],
  place: [
    'Then it is #place#, I suppose. I had rather hoped it was not.',
    'Everything points to #place#. That is what worries me.',
  ],
  evaded: [
    'Did you hear? Not a word about #topic#. #who# was careful.',
    'I would not ask #who# about #topic# a third time. Not alone.',
  ],
  evasive: [
    '#who# knows more. I do not think it is for our sake that we are not told.',
    'There was a stop there. #who# stopped. Did nobody hear it?',
  ],
  claimed: [
    'That is only what #who# says about #other#. We do not know. We really do not know.',
    'Why would #who# tell us that of #other#? I ask myself what it is for.',
  ],
  denied: ['They all say that. #who# may even mean it.', 'I want to believe #who#. That is what makes me careful.'],
  named: [
    'Why did #who# bring up #thing#? Nobody had asked.',
    'I would look at #thing# before I believe #who#. From a little way off.',
  ],
  byWay: ['By #way#. Which is also how they would come for us.', '#Way#. And nobody watches it? Nobody at all?'],
  admitted: [
    'If #who# tells us that, what is #who# still not telling?',
    'It is out, then. I hope nobody else heard #who# say it.',
  ],
  link: [
    '#Sign#. I have seen that. With #who#. I wish I had not.',
    'Do not say it aloud, but #sign#... that was with #who#, as well.',
  ],
  spoken: ['#who# spoke of #sign#. I did not think it was real.', '#Sign#. So #who# was not making it up.'],
  span: ['#Span#. Then they have had time to think of everything.', '#Span#? And nobody noticed. Or nobody said.'],
  key: ['Whoever had #thing# will want to know where it is.', 'And if what #thing# opens was shut for a reason?'],
  paper: [
    'Who knows that we have #thing#? Let us keep it so.',
    'If #thing# is false, somebody wants us to believe it. If it is true, worse.',
    'Put #thing# away, please, where nobody sees a corner of it.',
  ],
  bargain: [
    '#Thing#. I would not sign it. I would not stand near it.',
    'Somebody comes to collect on #thing#, sooner or later. They always do.',
  ],
  remains: ['#Thing#. It could have been... no. Whose is it?', 'Let us not stay by #thing# longer than we must.'],
  tracks: ['#Thing#. Do they go away from here, or only in?', 'And if whoever left #thing# comes back the same way?'],
  token: [
    'Somebody will miss #thing#. And look for it. Here.',
    'I have seen people killed for less than #thing#. Heard of it, anyway.',
  ],
  tool: ['#Thing#, hidden. So they mean to use it again.', 'I would put #thing# back exactly as it was. Exactly.'],
  fire: [
    'Is #thing# quite out? I only ask how long we have.',
    'Somebody sleeps here. #Thing# says so. We are in their house.',
  ],
  vessel: ['Please do not drink from #thing#. Please.', 'Who put #thing# there, and for whom?'],
  money: [
    '#Sum#. Nobody leaves that. Somebody was interrupted.',
    'Do not take #sum#. Or take it, but do not spend it here.',
  ],
  way: [
    'It was hidden for a reason. Did we bring enough light?',
    'If we can go in by it, somebody can come out: #way#.',
  ],
  foes: ['#Foes#. They have not seen us. I think. I hope.', '#Foes#. There are always more than one sees.'],
  hurt: [
    '#friend# is hurt worse than #friend# says. I can tell.',
    'We cannot go on with #friend# like that. Can we? No.',
  ],
  stolen: [
    'They will count, and #thing# will not be there. How long have we got?',
    'If they search us, who has #thing#? I do not want to know. Who has it?',
  ],
  gained: [
    'We have #thing#. So now it is us they look for.',
    'Keep #thing# wrapped. I do not like how it catches the light.',
  ],
  threatened: [
    '#who# will tell somebody. As soon as we are out of the door.',
    'Now we have made an enemy of #who#, and we sleep in this town.',
  ],
  accused: [
    'And what if #who# is not alone in it? We have just told them all.',
    'I would have kept that about #who# until we were further away.',
  ],
  swayed: [
    '#who# agreed quickly. Did #who# not agree quickly?',
    'Good. Good. I hope #who# does not think better of it tonight.',
  ],
  joined: [
    'Is it wise? I mean, welcome, #who#. But is it wise?',
    '#who# should not walk behind us. No offence, #who#.',
  ],
  sign: ['You all saw that? #Sign#. I thought it was only me.', '#Sign#. It is beginning. I said it would begin.'],
  more: [
    'There is something about #thing#. I do not think it is good.',
    'Let somebody else touch #thing#. There is more to it, I am sure.',
  ],
  look: [
    'Nobody has checked #thing#. Somebody should check it.',
    'I keep looking at #thing#. I could not say why.',
    'Before we turn our backs on #thing#, could we look?',
  ],
}
